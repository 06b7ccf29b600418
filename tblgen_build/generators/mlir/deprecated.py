"""Which records use a deprecated one: mlir-tblgen warns of them whatever it generates."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, ListValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tblgen_build._core import Record, Records, Value

FIELD = "odsDeprecated"

_NONE: frozenset[Record] = frozenset()


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
    finder = _Finder(deprecated)
    users = [
        (record, finder.find(record)) for record in records.defs.values() if not record.is_anonymous
    ]
    for target in deprecated:
        for user, used in users:
            if target in used:
                yield user, target


class _Finder:
    """Finds deprecated records in the values of others. Each record is looked through once."""

    __slots__ = ("_known", "_targets")

    def __init__(self, targets: Iterable[Record]) -> None:
        self._targets = frozenset(targets)
        self._known: dict[Record, frozenset[Record]] = {}  # of records without a name

    def find(self, user: Record) -> frozenset[Record]:
        """Those that a record names, directly or through records without a name."""
        found: set[Record] = set()
        for field in user.fields:
            self._search(field.value, found)
        return frozenset(found) if found else _NONE

    def _search(self, value: Value, found: set[Record]) -> None:
        if isinstance(value, DefValue):
            self._search_record(value.record, found)
        elif isinstance(value, ListValue):
            for element in value:
                self._search(element, found)
        elif isinstance(value, DagValue):
            self._search(value.operator, found)
            for argument in value.args:
                self._search(argument, found)

    def _search_record(self, record: Record, found: set[Record]) -> None:
        if record in self._targets:
            found.add(record)
        elif record.is_anonymous:
            known = self._known.get(record)
            if known is None:
                self._known[record] = _NONE  # while it is searched
                known = self._known[record] = self.find(record)
            if known:
                found.update(known)
