"""LLVM's hash of ranges (`hash_combine_range`) before 23, after CityHash: some output uses it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_MASK: Final = (1 << 64) - 1
_K0: Final = 0xC3A5C85C97CB3127
_K1: Final = 0xB492B66FBE98F273
_K2: Final = 0x9AE16A3B2F90404F
_K3: Final = 0xC949D7C7509E6557
_PAIR: Final = 0x9DDFEA08EB382D69
SEED: Final = 0xFF51AFD7ED558CCD  # of a build without checks that may break its ABI
_CHUNK: Final = 64


def hash_range(text: str) -> int:
    """The hash of the text's bytes, with 64 bits."""
    data = text.encode("utf-8", "surrogateescape")
    size = len(data)
    if size > _CHUNK:
        return _hash_chunks(data)
    if size > 32:
        return _hash_up_to_64(data)
    if size > 16:
        return _hash_up_to_32(data)
    if size > 8:
        last = _word(data, size - 8)
        return _hash_pair(SEED ^ _word(data, 0), _rotated(last + size, size)) ^ last
    if size >= 4:
        return _hash_pair(size + (_half(data, 0) << 3), SEED ^ _half(data, size - 4))
    if size:
        first = data[0] + (data[size >> 1] << 8)
        last = size + (data[-1] << 2)
        return _mixed((first * _K2 ^ last * _K3 ^ SEED) & _MASK) * _K2 & _MASK
    return _K2 ^ SEED


def _word(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 8], "little")


def _half(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + 4], "little")


def _rotated(value: int, by: int) -> int:
    value &= _MASK
    return (value >> by | value << (64 - by)) & _MASK


def _mixed(value: int) -> int:
    return value ^ value >> 47


def _hash_pair(low: int, high: int) -> int:
    low &= _MASK
    high &= _MASK
    value = _mixed((low ^ high) * _PAIR & _MASK)
    value = _mixed((high ^ value) * _PAIR & _MASK)
    return value * _PAIR & _MASK


def _hash_up_to_32(data: bytes) -> int:
    size = len(data)
    a = _word(data, 0) * _K1
    b = _word(data, 8)
    c = _word(data, size - 8) * _K2 & _MASK
    d = _word(data, size - 16) * _K0
    return _hash_pair(
        _rotated(a - b, 43) + _rotated(c ^ SEED, 30) + d,
        a + _rotated(b ^ _K3, 20) - c + size + SEED,
    )


def _hash_up_to_64(data: bytes) -> int:
    size = len(data)
    start = _word(data, 0) + (size + _word(data, size - 16)) * _K0
    first, second = _hash_half(start, _word(data, 8), _word(data, 16), _word(data, 24))
    start = _word(data, 16) + _word(data, size - 32)
    words = _word(data, size - 24), _word(data, size - 16), _word(data, size - 8)
    third, fourth = _hash_half(start, *words)
    value = _mixed(((first + fourth) * _K2 + (third + second) * _K0) & _MASK)
    return _mixed(((SEED ^ value * _K0) + second) & _MASK) * _K2 & _MASK


def _hash_half(start: int, one: int, two: int, end: int) -> tuple[int, int]:
    b = _rotated(start + end, 52)
    c = _rotated(start, 37) + _rotated(start + one, 7)
    a = start + one + two
    return a + end, b + _rotated(a, 31) + c


def _hash_chunks(data: bytes) -> int:
    state = _State()
    size = len(data)
    for at in range(0, size - size % _CHUNK, _CHUNK):
        state.take(data[at : at + _CHUNK])
    if size % _CHUNK:
        state.take(data[-_CHUNK:])
    return state.value(size)


class _State:
    """What is left of the chunks that were taken."""

    __slots__ = ("_h0", "_h1", "_h2", "_h3", "_h4", "_h5", "_h6")

    def __init__(self) -> None:
        self._h0 = 0
        self._h1 = SEED
        self._h2 = _hash_pair(SEED, _K1)
        self._h3 = _rotated(SEED ^ _K1, 49)
        self._h4 = SEED * _K1 & _MASK
        self._h5 = _mixed(SEED)
        self._h6 = _hash_pair(self._h4, self._h5)

    def take(self, chunk: bytes) -> None:
        words = [_word(chunk, at) for at in range(0, _CHUNK, 8)]
        front = _rotated(self._h0 + self._h1 + self._h3 + words[1], 37) * _K1 & _MASK ^ self._h6
        middle = _rotated(self._h1 + self._h4 + words[6], 42) * _K1 + self._h3 + words[5] & _MASK
        back = _rotated(self._h2 + self._h5, 33) * _K1 & _MASK
        self._h3, self._h4 = _take_words(words[:4], self._h4 * _K1, front + self._h5)
        self._h5, self._h6 = _take_words(words[4:], back + self._h6, middle + words[2])
        self._h0, self._h1, self._h2 = back, middle, front

    def value(self, size: int) -> int:
        return _hash_pair(
            _hash_pair(self._h3, self._h5) + _mixed(self._h1) * _K1 + self._h2,
            _hash_pair(self._h4, self._h6) + _mixed(size) * _K1 + self._h0,
        )


def _take_words(words: list[int], a: int, b: int) -> tuple[int, int]:
    first = a + words[0]
    inner = first + words[1] + words[2]
    b = _rotated(b + first + words[3], 21) + _rotated(inner, 44) + first
    return (inner + words[3]) & _MASK, b & _MASK
