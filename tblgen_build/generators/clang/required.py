"""The records that a generator requires."""

from __future__ import annotations

from tblgen_build.generators.definitions import input_error

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


def definitions(records: Records, class_: str) -> list[Record]:
    """All defs of the class. Raises RecordError where there is no such class."""
    if class_ not in records.classes:
        raise input_error(records, f"The class '{class_}' is not defined")
    return records.all_derived_definitions(class_)
