"""The hash XXH3 with 64 bits and seed 0, which tables that C++ looks up are ordered by.

Follows the description of the algorithm in xxHash's documentation.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_SECRET: Final = bytes.fromhex(
    "b8fe6c3923a44bbe7c01812cf721ad1cded46de9839097db7240a4a4b7b3671f"
    "cb79e64eccc0e578825ad07dccff7221b8084674f743248ee03590e6813a264c"
    "3c2852bb91c300cb88d0658b1b532ea371644897a20df94e3819ef46a9deacd8"
    "a8fa763fe39c343ff9dcbbc7c70b4f1d8a51e04bcdb45931c89f7ec9d9787364"
    "eac5ac8334d3ebc3c581a0fffa1363eb170ddd51b7f0da49d316552629d4689e"
    "2b16be587d47a1fc8ff8b8d17ad031ce45cb3a8f95160428afd7fbcabb4b407e"
)
_MASK: Final = (1 << 64) - 1
_PRIME32_1: Final = 0x9E3779B1
_PRIME32_2: Final = 0x85EBCA77
_PRIME32_3: Final = 0xC2B2AE3D
_PRIME64_1: Final = 0x9E3779B185EBCA87
_PRIME64_2: Final = 0xC2B2AE3D27D4EB4F
_PRIME64_3: Final = 0x165667B19E3779F9
_PRIME64_4: Final = 0x85EBCA77C2B2AE63
_PRIME64_5: Final = 0x27D4EB2F165667C5
_PRIME_MX1: Final = 0x165667919E3779F9
_PRIME_MX2: Final = 0x9FB21C651E98DF25
_STRIPE: Final = 64
_STRIPES_A_BLOCK: Final = (len(_SECRET) - _STRIPE) // 8


def xxh3_64(data: bytes) -> int:
    """The hash of the data, as `llvm::xxh3_64bits` computes it."""
    size = len(data)
    if size <= 16:
        return _short(data)
    if size <= 128:
        return _middle(data)
    return _upper_middle(data) if size <= 240 else _long(data)


def _word(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 8], "little")


def _half_word(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "little")


_KEYS: Final = tuple(_word(_SECRET, at) for at in range(0, len(_SECRET), 8))
_FLIP_3: Final = _half_word(_SECRET, 0) ^ _half_word(_SECRET, 4)
_FLIP_8: Final = _KEYS[1] ^ _KEYS[2]
_FLIPS_16: Final = _KEYS[3] ^ _KEYS[4], _KEYS[5] ^ _KEYS[6]
_EMPTY: Final = _KEYS[7] ^ _KEYS[8]


def _folded_product(left: int, right: int) -> int:
    product = left * right
    return (product ^ product >> 64) & _MASK


def _avalanche(value: int) -> int:
    value ^= value >> 37
    value = value * _PRIME_MX1 & _MASK
    return value ^ value >> 32


def _avalanche_64(value: int) -> int:
    value ^= value >> 33
    value = value * _PRIME64_2 & _MASK
    value ^= value >> 29
    value = value * _PRIME64_3 & _MASK
    return value ^ value >> 32


def _short(data: bytes) -> int:
    """Up to 16 bytes."""
    size = len(data)
    if size > 8:
        low = int.from_bytes(data[:8], "little") ^ _FLIPS_16[0]
        high = int.from_bytes(data[-8:], "little") ^ _FLIPS_16[1]
        swapped = int.from_bytes(low.to_bytes(8, "little"), "big")
        product = low * high
        value = (size + swapped + high + ((product ^ product >> 64) & _MASK)) & _MASK
        value ^= value >> 37
        value = value * _PRIME_MX1 & _MASK
        return value ^ value >> 32
    if size >= 4:
        value = (_half_word(data, size - 4) + (_half_word(data, 0) << 32)) ^ _FLIP_8
        value ^= (value << 49 | value >> 15) & _MASK ^ (value << 24 | value >> 40) & _MASK
        value = value * _PRIME_MX2 & _MASK
        value ^= (value >> 35) + size
        value = value * _PRIME_MX2 & _MASK
        return value ^ value >> 28
    if size:
        combined = data[0] << 16 | data[size >> 1] << 24 | data[-1] | size << 8
        return _avalanche_64(combined ^ _FLIP_3)
    return _avalanche_64(_EMPTY)


def _mix(data: bytes, at: int, key: int) -> int:
    """Sixteen bytes with two keys, those at `key` words into the secret."""
    low = int.from_bytes(data[at : at + 8], "little") ^ _KEYS[key]
    product = low * (int.from_bytes(data[at + 8 : at + 16], "little") ^ _KEYS[key + 1])
    return (product ^ product >> 64) & _MASK


def _middle(data: bytes) -> int:
    """17 to 128 bytes: from both ends to the middle."""
    size = len(data)
    value = size * _PRIME64_1
    for at in range((size - 1) // 32 + 1):
        value += _mix(data, 16 * at, 4 * at) + _mix(data, size - 16 * (at + 1), 4 * at + 2)
    return _avalanche(value & _MASK)


def _mix_unaligned(data: bytes, at: int, key: int) -> int:
    return _folded_product(
        _word(data, at) ^ _word(_SECRET, key), _word(data, at + 8) ^ _word(_SECRET, key + 8)
    )


def _upper_middle(data: bytes) -> int:
    """129 to 240 bytes."""
    size = len(data)
    value = size * _PRIME64_1 + sum([_mix(data, 16 * at, 2 * at) for at in range(8)])
    value = _avalanche(value & _MASK)
    for at in range(8, size // 16):
        value += _mix_unaligned(data, 16 * at, 16 * (at - 8) + 3)
    value += _mix_unaligned(data, size - 16, 136 - 17)
    return _avalanche(value & _MASK)


def _accumulate(sums: list[int], data: bytes, at: int, key: int) -> None:
    """Add one stripe."""
    for lane in range(8):
        word = _word(data, at + 8 * lane)
        keyed = word ^ _word(_SECRET, key + 8 * lane)
        sums[lane ^ 1] = (sums[lane ^ 1] + word) & _MASK
        sums[lane] = (sums[lane] + (keyed & 0xFFFFFFFF) * (keyed >> 32)) & _MASK


def _scramble(sums: list[int]) -> None:
    for lane, value in enumerate(sums):
        keyed = value ^ value >> 47 ^ _KEYS[len(_KEYS) - 8 + lane]
        sums[lane] = keyed * _PRIME32_1 & _MASK


def _long(data: bytes) -> int:
    """More than 240 bytes: blocks of stripes."""
    size = len(data)
    sums = [
        _PRIME32_3,
        _PRIME64_1,
        _PRIME64_2,
        _PRIME64_3,
        _PRIME64_4,
        _PRIME32_2,
        _PRIME64_5,
        _PRIME32_1,
    ]
    for stripe in range((size - 1) // _STRIPE):
        _accumulate(sums, data, stripe * _STRIPE, 8 * (stripe % _STRIPES_A_BLOCK))
        if stripe % _STRIPES_A_BLOCK == _STRIPES_A_BLOCK - 1:
            _scramble(sums)
    _accumulate(sums, data, size - _STRIPE, len(_SECRET) - _STRIPE - 7)
    value = size * _PRIME64_1
    for lane in range(0, 8, 2):
        value += _folded_product(
            sums[lane] ^ _word(_SECRET, 11 + 8 * lane),
            sums[lane + 1] ^ _word(_SECRET, 19 + 8 * lane),
        )
    return _avalanche(value & _MASK)
