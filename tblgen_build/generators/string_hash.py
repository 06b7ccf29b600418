"""The GNU C++ library's hash of strings: some outputs are in the order of its hash tables."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_MASK: Final = (1 << 64) - 1
_SEED: Final = 0xC70F6907
_MULTIPLIER: Final = 0xC6A4A7935BD1E995  # of MurmurHash2, 64 bits


def _mixed(value: int) -> int:
    return value ^ value >> 47


def hash_string(text: str) -> int:
    """What `std::hash<std::string>` gives on 64 bit machines."""
    data = text.encode("utf-8", "surrogateescape")
    whole = len(data) & ~7
    value = _SEED ^ (len(data) * _MULTIPLIER & _MASK)
    for offset in range(0, whole, 8):
        word = int.from_bytes(data[offset : offset + 8], "little")
        word = _mixed(word * _MULTIPLIER & _MASK) * _MULTIPLIER & _MASK
        value = (value ^ word) * _MULTIPLIER & _MASK
    if whole != len(data):
        rest = int.from_bytes(data[whole:], "little")
        value = (value ^ rest) * _MULTIPLIER & _MASK
    return _mixed(_mixed(value) * _MULTIPLIER & _MASK)
