"""What is wrong with one record's pattern, after which others are still read.

Other errors end a run at once: records that are no patterns' parts, and types that contradict.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.registry import Rejection

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import TracebackType


class PatternError(RecordError):
    """Of one record's trees."""

    also: PatternError | None = None  # what is wrong with the other trees of a pattern

    @staticmethod
    def of(error: RecordError) -> PatternError:
        return PatternError(error.message, error.location, error.notes)


class BrokenUse(RecordError):
    """Of a fragment that is wrong itself: what else is wrong with its user is not known.

    Told to nobody: the fragment's own mistake was.
    """


class Mistakes:
    """Used as a context for each record, it keeps what is wrong with that one."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: list[RecordError] = []

    def __enter__(self) -> Mistakes:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> bool:
        if isinstance(error, PatternError):
            self._found.append(error)
            if error.also is not None:
                self._found.append(error.also)
            return True
        if isinstance(error, RecordError) and not isinstance(error, BrokenUse) and self._found:
            raise Rejection.of([*self._found, error]) from None
        return False

    def raise_if_any(self) -> None:
        if self._found:
            raise Rejection.of(self._found)
