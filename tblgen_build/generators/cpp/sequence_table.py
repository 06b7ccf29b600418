"""Sequences in one C++ array, each named by its offset; one that ends another shares its place.

What readers of such tables rely on: each sequence stands in the array in one piece, and a
terminator follows, if the table has one.
"""

from __future__ import annotations

from tblgen_build.generic import Generic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import TypeVar

    T = TypeVar("T")
else:
    T = int


class SequenceTable(Generic[T]):
    """Add all sequences, `layout()`, then ask for offsets. Elements are compared by their order."""

    __slots__ = ("_offsets", "_sequences", "_terminated", "stored")

    def __init__(self, terminated: bool) -> None:
        self._terminated = terminated
        self._sequences: set[tuple[T, ...]] = set()  # reversed
        self._offsets: dict[tuple[T, ...], int] = {}
        # What the array consists of, in order, each without its terminator.
        self.stored: list[Sequence[T]] = []

    def add(self, sequence: Iterable[T]) -> None:
        self._sequences.add(tuple(sequence)[::-1])

    def layout(self) -> int:
        """Decide where each sequence stands. The number of elements of the array."""
        position = 0
        ordered = sorted(self._sequences)
        pending: list[tuple[T, ...]] = []
        for at, sequence in enumerate(ordered):
            following = ordered[at + 1] if at + 1 < len(ordered) else None
            pending.append(sequence)
            if following is not None and following[: len(sequence)] == sequence:
                continue
            for ending in pending:
                self._offsets[ending[::-1]] = position + len(sequence) - len(ending)
            pending.clear()
            self.stored.append(sequence[::-1])
            position += len(sequence) + self._terminated
        return position

    def offset(self, sequence: Iterable[T]) -> int:
        return self._offsets[tuple(sequence)]
