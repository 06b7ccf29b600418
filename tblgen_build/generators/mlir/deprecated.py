"""Which records use a deprecated one: mlir-tblgen warns of them whatever it generates."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, ListValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build._core import Record, Records, Value

FIELD = "odsDeprecated"


def deprecated_uses(records: Records) -> Iterator[tuple[Record, Record]]:
    """Each use as (user, deprecated record), both in order of their names.

    Records are deprecated by a class that has the field, as MLIR's `Deprecated`.
    """
    marking = [class_ for class_ in records.classes.values() if FIELD in class_]
    if not marking:
        return
    deprecated = [
        record
        for record in records.defs.values()
        if FIELD in record and record.value_as_optional_string(FIELD) is not None
    ]
    users = [record for record in records.defs.values() if not record.is_anonymous]
    for target in deprecated:
        for user in users:
            if uses(user, target):
                yield user, target


def uses(user: Record, target: Record) -> bool:
    """Whether a value of the user names the record, directly or through records without a name."""
    pending: list[Value] = [field.value for field in user.fields]
    while pending:
        value = pending.pop()
        if isinstance(value, DefValue):
            if value.record is target:
                return True
            if value.record.is_anonymous:
                pending += [field.value for field in value.record.fields]
        elif isinstance(value, ListValue):
            pending += value
        elif isinstance(value, DagValue):
            pending.append(value.operator)
            pending += value.args
    return False
