"""The order that `std::sort` of libstdc++ leaves equal elements in.

The reference sorts some tables that way, so that elements which compare equal but are written
differently stand in an order that only the algorithm explains.
"""

from __future__ import annotations

from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeVar

    T = TypeVar("T")

_SMALL = 16  # ranges up to this size are sorted by insertion, which is stable


def unstable_sorted(items: Iterable[T], key: Callable[[T], object]) -> list[T]:
    """The items sorted by key; ties are in introsort's order, not in that of the input."""
    given = list(items)
    keys = [key(item) for item in given]
    order = sorted(range(len(given)), key=keys.__getitem__)  # type: ignore[arg-type]
    rank = [0] * len(given)
    last = 0
    for before, at in pairwise(order):
        last += keys[before] != keys[at]
        rank[at] = last
    if len(given) <= _SMALL or last == len(given) - 1:
        return [given[at] for at in order]
    positions = list(range(len(given)))
    _introsort(positions, rank)
    positions.sort(key=rank.__getitem__)
    return [given[at] for at in positions]


def _introsort(a: list[int], rank: list[int]) -> None:
    """Partition until only small ranges are left unsorted."""
    # Beyond this depth introsort turns to a heap, which takes an input made for the purpose.
    pending = [(0, len(a), 2 * (len(a).bit_length() - 1))]
    while pending:
        first, last, depth = pending.pop()
        while last - first > _SMALL and depth:
            depth -= 1
            _median_to_first(a, rank, first, last)
            cut = _partition(a, rank, first, last)
            pending.append((cut, last, depth))
            last = cut


def _median_to_first(a: list[int], rank: list[int], first: int, last: int) -> None:
    low, middle, high = first + 1, first + (last - first) // 2, last - 1
    x, y, z = rank[a[low]], rank[a[middle]], rank[a[high]]
    if x < y:
        median = middle if y < z else high if x < z else low
    else:
        median = low if x < z else high if y < z else middle
    a[first], a[median] = a[median], a[first]


def _partition(a: list[int], rank: list[int], first: int, last: int) -> int:
    """Elements before the result are at most the pivot at `first`, those behind it at least."""
    pivot = rank[a[first]]
    left, right = first + 1, last
    while True:
        while rank[a[left]] < pivot:
            left += 1
        right -= 1
        while pivot < rank[a[right]]:
            right -= 1
        if left >= right:
            return left
        a[left], a[right] = a[right], a[left]
        left += 1
