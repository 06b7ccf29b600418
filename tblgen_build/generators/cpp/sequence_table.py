"""Sequences in one C++ array, each named by its offset; one that ends another shares its place.

What readers of such tables rely on: each sequence stands in the array in one piece, and a
terminator follows, if the table has one.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, TypeVar

    T = TypeVar("T")


def sequence_table(
    sequences: Iterable[tuple[T, ...]], *, terminated: bool
) -> tuple[list[tuple[T, ...]], dict[tuple[T, ...], int]]:
    """What the array consists of, in order, without terminators; each sequence's offset.

    Elements are compared by their order.
    """
    stored: list[tuple[T, ...]] = []
    offsets: dict[tuple[T, ...], int] = {}
    position = 0
    # Backwards, an end is a beginning: the text that contains it follows right after it.
    ordered: list[Any] = sorted({sequence[::-1] for sequence in sequences})
    pending: list[tuple[T, ...]] = []
    for at, sequence in enumerate(ordered):
        following = ordered[at + 1] if at + 1 < len(ordered) else None
        pending.append(sequence)
        if following is not None and following[: len(sequence)] == sequence:
            continue
        for ending in pending:
            offsets[ending[::-1]] = position + len(sequence) - len(ending)
        pending.clear()
        stored.append(sequence[::-1])
        position += len(sequence) + terminated
    return stored, offsets
