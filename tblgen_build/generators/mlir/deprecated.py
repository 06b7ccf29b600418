"""Which records use a deprecated one: mlir-tblgen warns of them whatever it generates."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records

FIELD = "odsDeprecated"


def deprecated_uses(records: Records) -> list[tuple[Record, Record]]:
    """Each use as (user, deprecated record), both in order of their names.

    Records are deprecated by a field, as of MLIR's class `Deprecated`.
    """
    deprecated = [
        record
        for record in records.defs_with_field(FIELD)
        if record.value_as_optional_string(FIELD) is not None
    ]
    return records.uses_of(deprecated)
