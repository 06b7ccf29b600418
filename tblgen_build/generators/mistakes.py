"""Collects the mistakes of several records: the first does not hide the next."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import Rejection, ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Final, TypeVar

    from tblgen_build._core import Location, Record

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
            if warnings is not None and not found:
                warned = len(warnings)
            found.append(error)
            told.update([_key(each) for each in _shown(error) if isinstance(each, ReportedError)])
            if len(told) >= MOST_MISTAKES:
                break
    if found:
        if warnings is not None:
            del warnings[warned:]
        raise _rejection(found)
    return made


def filtered(things: Sequence[T], holds: Callable[[T], bool]) -> list[T]:
    """Those of the things for which `holds` holds. Raises the mistakes of all, as of_each()."""
    verdicts = of_each(things, holds)
    return [thing for thing, verdict in zip(things, verdicts, strict=True) if verdict]


def of_each_record(
    records: Iterable[Record],
    make: Callable[[Record], U],
    warnings: list[RecordError] | None = None,
) -> list[U]:
    """As of_each(); a note names the record where its mistake is at a place of another file."""

    def make_noted(record: Record) -> U:
        try:
            return make(record)
        except RecordError as error:
            raise noted(error, record) from None

    return of_each(records, make_noted, warnings)


def noted(error: RecordError, record: Record, *, is_at_others: bool = False) -> RecordError:
    """With a note that names the record, where the mistake is at a place of another file.

    `is_at_others`: where it is not at the record, it is at another one, of this file or not.
    """
    own = record.location
    places = [error.location, *[place for _, place in error.notes]]
    if own is None or any(is_own(place, own, is_at_others) for place in places):
        return error
    notes = [*error.notes, (f"'{record.name}' uses it", own)]
    if isinstance(error, Rejection):
        noted = Rejection(error.message, error.location, notes, error.warnings)
        noted.code, noted.fixes, noted.names = error.code, error.fixes, error.names
        noted.log = error.log
        return noted
    return RecordError(error.message, error.location, notes, error.code, error.fixes, error.names)


def placed(error: RecordError, record: Record) -> RecordError:
    """At the record, where the error has no place of its own."""
    if error.location is not None or isinstance(error, Rejection):
        return error
    return RecordError(
        error.message, record.location, error.notes, error.code, error.fixes, error.names
    )


def is_own(place: Location | None, own: Location, is_at_others: bool) -> bool:
    return place is None or (place == own if is_at_others else place.file == own.file)


def _key(error: RecordError) -> tuple[str, str]:
    return error.message, str(error.location)


def _shown(error: RecordError) -> list[RecordError]:
    """What the error shows, itself last: it may stand for several."""
    before = error.warnings if isinstance(error, Rejection) else ()
    return [*before, ReportedError.of(error)]


def _rejection(errors: list[RecordError]) -> RecordError:
    if len(errors) == 1:
        return errors[0]
    told: set[tuple[str, str]] = set()
    shown: list[RecordError] = []
    last = 0
    for each in [each for error in errors for each in _shown(error)]:
        if isinstance(each, ReportedError):
            if (key := _key(each)) in told:
                continue
            told.add(key)
            last = len(shown)
        shown.append(each)
    return Rejection.by(shown[last], shown[:last])
