"""The order in which `std::stable_sort` of libstdc++ leaves elements, for comparisons that are no
strict weak order.

The reference sorts by a relation in which "equal" is not transitive, so the result depends on which
comparisons are made.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeVar

    T = TypeVar("T")
    Less = Callable[[T, T], bool]

_CHUNK = 7


def stable_sorted(items: Sequence[T], less: Less[T]) -> list[T]:
    """As `std::stable_sort` with room for a half: both halves are sorted, then merged."""
    middle = (len(items) + 1) // 2
    first = _sorted_half(list(items[:middle]), less)
    second = _sorted_half(list(items[middle:]), less)
    if not first or not second:
        return first or second
    if len(first) <= len(second):
        return _merged(first, second, less)
    return _merged_backward(first, second, less)


def _sorted_half(items: list[T], less: Less[T]) -> list[T]:
    for start in range(0, len(items), _CHUNK):
        items[start : start + _CHUNK] = _inserted(items[start : start + _CHUNK], less)
    size = _CHUNK
    while size < len(items):
        items = _merged_runs(items, size, less)
        size *= 2
    return items


def _merged_runs(items: list[T], size: int, less: Less[T]) -> list[T]:
    result: list[T] = []
    for start in range(0, len(items), 2 * size):
        middle = start + size
        result += _merged(items[start:middle], items[middle : middle + size], less)
    return result


def _merged(first: list[T], second: list[T], less: Less[T]) -> list[T]:
    if not first or not second:
        return first or second
    result: list[T] = []
    i = j = 0
    while i < len(first) and j < len(second):
        if less(second[j], first[i]):
            result.append(second[j])
            j += 1
        else:
            result.append(first[i])
            i += 1
    return result + first[i:] + second[j:]


def _merged_backward(first: list[T], second: list[T], less: Less[T]) -> list[T]:
    """The same from the ends, as it is done where the second half is the shorter one."""
    backward: list[T] = []
    i, j = len(first) - 1, len(second) - 1
    while i >= 0 and j >= 0:
        if less(second[j], first[i]):
            backward.append(first[i])
            i -= 1
        else:
            backward.append(second[j])
            j -= 1
    return first[: i + 1] + second[: j + 1] + backward[::-1]


def _inserted(items: list[T], less: Less[T]) -> list[T]:
    result = items[:1]
    for item in items[1:]:
        at = len(result)
        if less(item, result[0]):
            at = 0
        else:
            while less(item, result[at - 1]):
                at -= 1
        result.insert(at, item)
    return result
