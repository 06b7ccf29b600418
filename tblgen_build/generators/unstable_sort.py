"""The order that `std::sort` of libstdc++ leaves elements in.

The reference sorts some tables that way, so that elements which compare equal but are written
differently stand in an order that only the algorithm explains.
"""

from __future__ import annotations

from itertools import pairwise

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import TypeVar

    T = TypeVar("T")
    Less = Callable[[T, T], bool]

_SMALL = 16  # ranges up to this size are sorted by insertion, which is stable


def unstable_sorted(items: Iterable[T], key: Callable[[T], object]) -> list[T]:
    """The items sorted by key; ties are in introsort's order, not in that of the input."""
    given = list(items)
    order, rank = _ranked([key(item) for item in given])
    if len(given) <= _SMALL or _all_differ(order, rank):
        return [given[at] for at in order]
    positions = list(range(len(given)))
    _introsort(positions, lambda left, right: rank[left] < rank[right])
    positions.sort(key=rank.__getitem__)
    return [given[at] for at in positions]


def introsorted(items: Iterable[T], key: Callable[[T], object], less: Less[T]) -> list[T]:
    """The items sorted by key, those of equal keys by `less`, which need be no order at all.

    `less` is asked what `std::sort` asks, in its order; if it raises, the sort ends.
    """
    given = list(items)
    order, rank = _ranked([key(item) for item in given])
    if _all_differ(order, rank):
        return [given[at] for at in order]

    def before(left: int, right: int) -> bool:
        if rank[left] != rank[right]:
            return rank[left] < rank[right]
        return left != right and less(given[left], given[right])

    positions = list(range(len(given)))
    _introsort(positions, before)
    _insertion_sort(positions, before)
    return [given[at] for at in positions]


def _ranked(keys: Sequence[object]) -> tuple[list[int], list[int]]:
    """The keys' positions in order, and by position how many different keys are smaller."""
    order = sorted(range(len(keys)), key=keys.__getitem__)  # type: ignore[arg-type]
    rank = [0] * len(keys)
    last = 0
    for before, at in pairwise(order):
        last += keys[before] != keys[at]
        rank[at] = last
    return order, rank


def _all_differ(order: list[int], rank: list[int]) -> bool:
    return not order or rank[order[-1]] == len(order) - 1


def _introsort(a: list[int], less: Less[int]) -> None:
    """Partition until only small ranges are left unsorted."""
    # Beyond this depth introsort turns to a heap, which takes an input made for the purpose.
    pending = [(0, len(a), 2 * (len(a).bit_length() - 1))]
    while pending:
        first, last, depth = pending.pop()
        # The upper part comes first: its comparisons may raise.
        if last - first <= _SMALL or not depth:
            continue
        _median_to_first(a, less, first, last)
        cut = _partition(a, less, first, last)
        pending.append((first, cut, depth - 1))
        pending.append((cut, last, depth - 1))


def _median_to_first(a: list[int], less: Less[int], first: int, last: int) -> None:
    low, middle, high = first + 1, first + (last - first) // 2, last - 1
    x, y, z = a[low], a[middle], a[high]
    if less(x, y):
        median = middle if less(y, z) else high if less(x, z) else low
    else:
        median = low if less(x, z) else high if less(y, z) else middle
    a[first], a[median] = a[median], a[first]


def _partition(a: list[int], less: Less[int], first: int, last: int) -> int:
    """Elements before the result are at most the pivot at `first`, those after it at least."""
    pivot = a[first]
    left, right = first + 1, last
    while True:
        while less(a[left], pivot):
            left += 1
        right -= 1
        while less(pivot, a[right]):
            right -= 1
        if left >= right:
            return left
        a[left], a[right] = a[right], a[left]
        left += 1


def _insertion_sort(a: list[int], less: Less[int]) -> None:
    for at in range(1, len(a)):
        moved = a[at]
        if at < _SMALL and less(moved, a[0]):
            a[1 : at + 1] = a[:at]
            a[0] = moved
            continue
        hole = at
        while less(moved, a[hole - 1]):
            a[hole] = a[hole - 1]
            hole -= 1
        a[hole] = moved
