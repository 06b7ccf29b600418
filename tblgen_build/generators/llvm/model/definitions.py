"""Finding the definitions that a generator is about."""

from __future__ import annotations

from tblgen_build._core import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


def definitions(records: Records, class_: str) -> list[Record]:
    """All definitions of a class, sorted by name. An error where the class is unknown."""
    if records.get_class(class_) is None:
        raise RecordError(f"the class '{class_}' is not defined: include the file that has it")
    return records.all_derived_definitions(class_)
