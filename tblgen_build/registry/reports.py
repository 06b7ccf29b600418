"""What a generator has to report besides its text: warnings, and the errors that end a run.

Records say where; the driver shows them.
"""

from __future__ import annotations

from tblgen_build._core import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import TracebackType

    from tblgen_build._core import Location


class ReportedError(RecordError):
    """Shown as an error, though the run goes on to the next one."""

    @staticmethod
    def of(error: RecordError) -> ReportedError:
        return ReportedError(error.message, error.location, error.notes, error.code, error.fixes)


class ReportedNote(RecordError):
    """Shown as a note that belongs to nothing else: advice, no complaint."""

    @staticmethod
    def of(error: RecordError) -> ReportedNote:
        return ReportedNote(error.message, error.location, error.notes, error.code, error.fixes)


class Rejection(RecordError):
    """The error that ended a run, with what was to be shown before it; `log` as an Output's."""

    def __init__(
        self,
        message: str,
        location: Location | None = None,
        notes: Sequence[tuple[str, Location | None]] = (),
        warnings: Sequence[RecordError] = (),
    ) -> None:
        super().__init__(message, location, notes)
        self.warnings = warnings
        self.log = ""

    @staticmethod
    def by(error: RecordError, before: Sequence[RecordError]) -> Rejection:
        """The error as a rejection, after what was to be shown before it."""
        made = Rejection(error.message, error.location, error.notes, before)
        made.code, made.fixes = error.code, error.fixes
        return made

    @staticmethod
    def of(errors: Sequence[RecordError]) -> Rejection:
        """The rejection that shows all of these (the last is not a note), in order."""
        *before, last = errors
        shown = [e if isinstance(e, ReportedNote) else ReportedError.of(e) for e in before]
        return Rejection.by(last, shown)


class Warnings(list[RecordError]):
    """The warnings of a run, for its `Output`.

    Used as a context, they are not lost where a RecordError ends the run: it becomes a
    `Rejection` that has them.
    """

    def __enter__(self) -> Warnings:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self and isinstance(error, RecordError):
            before = (*self, *error.warnings) if isinstance(error, Rejection) else tuple(self)
            rejection = Rejection.by(error, before)
            rejection.log = error.log if isinstance(error, Rejection) else ""
            raise rejection from None
