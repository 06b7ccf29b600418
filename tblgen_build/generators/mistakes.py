"""Collects the mistakes of several records: the first does not hide the next."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import Rejection, ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final, TypeVar

    T = TypeVar("T")
    U = TypeVar("U")

# So many are told: more of one kind only hide what is above them on a terminal.
MOST_MISTAKES: Final = 20


def of_each(
    things: Iterable[T], make: Callable[[T], U], warnings: list[RecordError] | None = None
) -> list[U]:
    """What `make` returns for each. Raises the mistakes of all of them, in order, each once.

    Of `warnings`, to which `make` adds, those that come after the first mistake are dropped.
    """
    made: list[U] = []
    found: list[RecordError] = []
    told: set[tuple[str, str]] = set()
    warned = 0
    for thing in things:
        try:
            made.append(make(thing))
        except RecordError as error:
            key = error.message, str(error.location)
            if warnings is not None and not found:
                warned = len(warnings)
            if key not in told:
                told.add(key)
                found.append(error)
            if len(found) == MOST_MISTAKES:
                break
    if found:
        if warnings is not None:
            del warnings[warned:]
        raise _rejection(found)
    return made


def _rejection(errors: list[RecordError]) -> RecordError:
    if len(errors) == 1:
        return errors[0]
    shown: list[RecordError] = []
    for error in errors:
        if isinstance(error, Rejection):
            shown += error.warnings
        shown.append(ReportedError.of(error))
    return Rejection.by(errors[-1], shown[:-1])
