"""The order in which LLVM's hash map of strings iterates.

Some generated files list things in that order, so it has to be reproduced. The
map hashes with XXH3 (64 bits, no seed; https://github.com/Cyan4973/xxHash).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

_MASK: Final = (1 << 64) - 1
_PRIME64_1: Final = 0x9E3779B185EBCA87
_PRIME64_2: Final = 0xC2B2AE3D27D4EB4F
_PRIME64_3: Final = 0x165667B19E3779F9
_PRIME_MX1: Final = 0x165667919E3779F9
_PRIME_MX2: Final = 0x9FB21C651E98DF25
_SECRET: Final = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671f"
    "cb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c"
    "3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364"
    "eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e"
    "2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)
_LONGEST: Final = 240  # of the inputs that XXH3 hashes in one pass
_FIRST_BUCKETS: Final = 16


def _read(data: bytes, offset: int, size: int = 8) -> int:
    return int.from_bytes(data[offset : offset + size], "little")


def _rotate(value: int, count: int) -> int:
    return (value << count | value >> (64 - count)) & _MASK


def _swap(value: int) -> int:
    return int.from_bytes(value.to_bytes(8, "little"), "big")


def _fold(left: int, right: int) -> int:
    """The halves of the 128 bit product, xored."""
    product = left * right
    return (product & _MASK) ^ (product >> 64)


def _mix(data: bytes, offset: int, secret: int) -> int:
    return _fold(
        _read(data, offset) ^ _read(_SECRET, secret),
        _read(data, offset + 8) ^ _read(_SECRET, secret + 8),
    )


def _avalanche(value: int) -> int:
    value ^= value >> 37
    value = value * _PRIME_MX1 & _MASK
    return value ^ value >> 32


def _old_avalanche(value: int) -> int:
    """The finish of the older XXH64, which the shortest inputs have."""
    value ^= value >> 33
    value = value * _PRIME64_2 & _MASK
    value ^= value >> 29
    value = value * _PRIME64_3 & _MASK
    return value ^ value >> 32


def _hash_up_to_3(data: bytes, length: int) -> int:
    if not length:
        return _old_avalanche(_read(_SECRET, 56) ^ _read(_SECRET, 64))
    combined = data[0] << 16 | data[length >> 1] << 24 | data[-1] | length << 8
    return _old_avalanche(combined ^ _read(_SECRET, 0, 4) ^ _read(_SECRET, 4, 4))


def _hash_up_to_8(data: bytes, length: int) -> int:
    combined = _read(data, length - 4, 4) + (_read(data, 0, 4) << 32)
    value = combined ^ _read(_SECRET, 8) ^ _read(_SECRET, 16)
    value ^= _rotate(value, 49) ^ _rotate(value, 24)
    value = value * _PRIME_MX2 & _MASK
    value ^= (value >> 35) + length
    value = value * _PRIME_MX2 & _MASK
    return value ^ value >> 28


def _hash_up_to_16(data: bytes, length: int) -> int:
    low = _read(data, 0) ^ _read(_SECRET, 24) ^ _read(_SECRET, 32)
    high = _read(data, length - 8) ^ _read(_SECRET, 40) ^ _read(_SECRET, 48)
    return _avalanche((length + _swap(low) + high + _fold(low, high)) & _MASK)


def _hash_up_to_128(data: bytes, length: int) -> int:
    total = length * _PRIME64_1
    for index in range((length - 1) // 32 + 1):
        total += _mix(data, 16 * index, 32 * index)
        total += _mix(data, length - 16 * (index + 1), 32 * index + 16)
    return _avalanche(total & _MASK)


def _hash_up_to_240(data: bytes, length: int) -> int:
    total = length * _PRIME64_1
    for index in range(8):
        total += _mix(data, 16 * index, 16 * index)
    total = _avalanche(total & _MASK)
    for index in range(8, length // 16):
        total += _mix(data, 16 * index, 16 * (index - 8) + 3)
    total += _mix(data, length - 16, 136 - 17)
    return _avalanche(total & _MASK)


def xxh3(data: bytes) -> int:
    """The 64 bit hash of at most 240 bytes."""
    length = len(data)
    if length <= 3:
        return _hash_up_to_3(data, length)
    if length <= 8:
        return _hash_up_to_8(data, length)
    if length <= 16:
        return _hash_up_to_16(data, length)
    if length <= 128:
        return _hash_up_to_128(data, length)
    return _hash_up_to_240(data[:_LONGEST], min(length, _LONGEST))


def _place(buckets: list[tuple[int, str] | None], item: tuple[int, str]) -> None:
    mask = len(buckets) - 1
    index, step = item[0] & mask, 1
    while buckets[index] is not None:
        index = (index + step) & mask
        step += 1
    buckets[index] = item


def string_map_order(keys: Iterable[str]) -> list[str]:
    """The keys, inserted one after the other and each once, in the map's order."""
    buckets: list[tuple[int, str] | None] = [None] * _FIRST_BUCKETS
    for count, key in enumerate(dict.fromkeys(keys), start=1):
        _place(buckets, (xxh3(key.encode("utf-8", "surrogateescape")), key))
        if count * 4 > len(buckets) * 3:
            old = buckets
            buckets = [None] * (2 * len(old))
            for item in old:
                if item is not None:
                    _place(buckets, item)
    return [item[1] for item in buckets if item is not None]
