"""A multimap of strings that iterates in the order of the GNU C++ library's hash table.

The reference keeps the symbols of a rewrite pattern in a `std::unordered_multimap`
and lists them in its order, so that order has to be reproduced.
"""

from __future__ import annotations

from tblgen_build.generators.string_hash import hash_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build.generators.mlir.model.symbol import Symbol

_BUCKET_COUNTS: Final = (
    *(13, 29, 59, 127, 257, 541, 1109, 2357, 5087, 10273, 20753, 42043, 85229, 172933, 351061),
    *(712697, 1447153, 2938679, 5967347, 12117689),
)
_SMALL: Final = 20  # up to this size, equal keys are found by going through the list


class _TreeNode:
    __slots__ = ("hash", "item", "key")

    def __init__(self, key: str, item: Symbol) -> None:
        self.key = key
        self.item = item
        self.hash = hash_string(key)


class StringMultimap:
    """Items by key, several for one key. Iteration gives pairs; equal keys stand together."""

    __slots__ = ("_buckets", "_count", "_first", "_size")

    def __init__(self) -> None:
        self._count = 1  # of buckets
        self._size = 0
        # The nodes of a bucket stand together; a bucket that was empty goes to the front.
        self._buckets: dict[int, list[_TreeNode]] = {}
        self._first: dict[str, Symbol] = {}

    def __iter__(self) -> Iterator[tuple[str, Symbol]]:
        for bucket in reversed(self._buckets.values()):
            for node in bucket:
                yield node.key, node.item

    def find(self, key: str) -> Symbol | None:
        """The first of the key's items in the order of iteration."""
        return self._first.get(key)

    def __contains__(self, key: str) -> bool:
        return key in self._first

    def items_of(self, key: str) -> list[Symbol]:
        bucket = self._buckets.get(hash_string(key) % self._count, [])
        return [node.item for node in bucket if node.key == key]

    def runs(self) -> Iterator[tuple[str, list[Symbol]]]:
        """Each key with all its items, in order."""
        run: tuple[str, list[Symbol]] | None = None
        for key, item in self:
            if run is not None and run[0] == key:
                run[1].append(item)
                continue
            if run is not None:
                yield run
            run = (key, [item])
        if run is not None:
            yield run

    def insert(self, key: str, item: Symbol) -> None:
        self._grow()
        node = _TreeNode(key, item)
        bucket = self._buckets.setdefault(node.hash % self._count, [])
        equal = next((i for i, other in enumerate(bucket) if other.key == key), None)
        if equal is None:
            bucket.insert(0, node)
        else:
            bucket.insert(equal + 1 if self._size <= _SMALL else equal, node)
        if equal is None or self._size > _SMALL:
            self._first[key] = item
        self._size += 1

    def _grow(self) -> None:
        """Make room for one more; what is there moves over in its order."""
        if self._size and self._size < self._count:
            return
        self._count = next(count for count in _BUCKET_COUNTS if count > self._size)
        old = [node for bucket in reversed(self._buckets.values()) for node in bucket]
        self._buckets = {}
        previous: tuple[int, int] | None = None  # the bucket and the place in it
        for node in old:
            index = node.hash % self._count
            bucket = self._buckets.setdefault(index, [])
            place = previous[1] + 1 if previous is not None and previous[0] == index else 0
            bucket.insert(place, node)
            previous = (index, place)
