"""What is wrong with one record's pattern, after which others are still read.

Other errors end a run at once: records that are no patterns' parts, and types that contradict.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import Rejection, ReportedError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType

    from tblgen_build._core import Record


class PatternError(RecordError):
    """Of one record's trees."""

    @staticmethod
    def of(error: RecordError) -> PatternError:
        return PatternError(
            error.message, error.location, error.notes, error.code, error.fixes, error.names
        )


class BrokenUse(RecordError):
    """Of a fragment that is wrong itself: what else is wrong with its user is not known.

    Told to nobody: the fragment's own mistake was.
    """


class Mistakes:
    """Used as a context for each record, it keeps what is wrong with that one.

    `warnings` are of patterns that are right and useless. `useless` says of a record's pattern
    which of its alternatives are, where some are.
    """

    __slots__ = ("_last", "_shown", "useless", "warnings")

    def __init__(self) -> None:
        self._last: PatternError | None = None  # the one that ends the run
        self._shown: list[RecordError] = []  # errors and warnings, in order
        self.warnings: list[RecordError] = []
        self.useless: dict[Record, list[bool]] = {}

    def __enter__(self) -> Mistakes:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        if isinstance(error, PatternError):
            self.add(error)
            return True
        if isinstance(error, BrokenUse):
            return False
        if isinstance(error, RecordError) and self._shown:
            raise Rejection.by(error, self._shown) from None
        return False

    def add(self, error: PatternError) -> None:
        self._last = error
        self._shown.append(ReportedError.of(error))

    def warn(self, warning: RecordError) -> None:
        self.warnings.append(warning)
        self._shown.append(warning)

    def raise_if_any(self) -> None:
        last = self._last
        if last is not None:
            raise Rejection.by(last, self._before_last())

    def _before_last(self) -> list[RecordError]:
        """What is shown before the error that ends the run; warnings after it are among them."""
        shown = list(self._shown)
        at = max(i for i, each in enumerate(shown) if isinstance(each, ReportedError))
        del shown[at]
        return shown
