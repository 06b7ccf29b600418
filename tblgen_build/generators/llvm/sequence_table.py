"""Tables of number sequences in which one that is another's suffix takes no room of its own."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class SequenceTable:
    """Sequences in order of their reversed elements, those left out that are suffixes.

    `entries` has offsets and sequences. `terminated` ones take one place more than they
    have elements.
    """

    def __init__(self, sequences: Iterable[Sequence[int]], terminated: bool) -> None:
        by_end = sorted({tuple(reversed(sequence)) for sequence in sequences})
        self._offsets: dict[tuple[int, ...], int] = {}
        self.entries: list[tuple[int, tuple[int, ...]]] = []
        self.size = 0
        # What a sequence is a suffix of comes right behind it.
        waiting: list[tuple[int, ...]] = []
        for sequence, following in zip(by_end, [*by_end[1:], ()], strict=True):
            waiting.append(sequence)
            if following[: len(sequence)] == sequence and following:
                continue
            for suffix in waiting:
                self._offsets[suffix] = self.size + len(sequence) - len(suffix)
            self.entries.append((self.size, sequence[::-1]))
            self.size += len(sequence) + terminated
            waiting = []

    def offset(self, sequence: Sequence[int]) -> int:
        return self._offsets[tuple(reversed(sequence))]
