"""Finding the definitions that a generator is about."""

from __future__ import annotations

from tblgen_build._core import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


def definitions_of(records: Records, class_: str, hint: str = "") -> list[Record]:
    """All definitions of a class, sorted by name. An error where the class is unknown.

    `hint` names the file whose inclusion defines the class.
    """
    require_class(records, class_, hint)
    return records.all_derived_definitions(class_)


def require_class(records: Records, class_: str, hint: str = "") -> None:
    """As definitions_of(), for the error alone."""
    if records.get_class(class_) is None:
        way = f'; include "{hint}"' if hint else ": include the file that has it"
        raise input_error(records, f"the class '{class_}' is not defined{way}")


def input_error(records: Records, message: str) -> RecordError:
    """About what the input lacks as a whole: where its main file begins."""
    return RecordError(message, records.start)
