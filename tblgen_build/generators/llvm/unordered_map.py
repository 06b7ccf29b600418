"""The order in which libstdc++ lists strings of a `std::unordered_map`, as one output has it.

Only of maps that never grow: up to thirteen keys.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

_BUCKETS: Final = 13
_MASK: Final = (1 << 64) - 1
_FACTOR: Final = 0xC6A4A7935BD1E995
_SEED: Final = 0xC70F6907


def _mixed(value: int) -> int:
    return value ^ value >> 47


def string_hash(data: bytes) -> int:
    """`std::hash<std::string>`: MurmurHash2 with 64 bits."""
    value = _SEED ^ len(data) * _FACTOR & _MASK
    aligned = len(data) & ~7
    for at in range(0, aligned, 8):
        word = int.from_bytes(data[at : at + 8], "little") * _FACTOR & _MASK
        value = (value ^ _mixed(word) * _FACTOR & _MASK) * _FACTOR & _MASK
    if aligned < len(data):
        value = (value ^ int.from_bytes(data[aligned:], "little")) * _FACTOR & _MASK
    return _mixed(_mixed(value) * _FACTOR & _MASK)


def unordered_map_order(keys: Iterable[str]) -> list[str]:
    """The keys as a map lists them that they were inserted into in this order.

    A new bucket goes to the front of the list, a new key to the front of its bucket.
    """
    buckets: dict[int, list[str]] = {}
    for key in keys:
        bucket = buckets.setdefault(string_hash(key.encode()) % _BUCKETS, [])
        if key not in bucket:
            bucket.insert(0, key)
    return [key for bucket in reversed(buckets.values()) for key in bucket]
