"""Several errors of one rule: what was wrong, and what that made impossible."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import Rejection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


def error_with_notes(rule: Record, message: str, *notes: str) -> RecordError:
    """An error at the rule, and what belongs to it."""
    return RecordError(message, rule.location, [(note, rule.location) for note in notes])


def reported(error: RecordError) -> list[RecordError]:
    """All that are to be shown, in order."""
    if isinstance(error, Rejection):
        return [*error.warnings, error]
    return [error]


def followed(error: RecordError, consequence: RecordError) -> Rejection:
    """The error, then what followed from it."""
    return Rejection.of([*reported(error), consequence])
