"""Numbers as the matcher table holds them: bytes with seven bits each, least significant first.

A number that one cannot read off its bytes follows them, in a note.
"""

from __future__ import annotations

from .parts import Part

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.value_type import ValueType

_MASK: Final = (1 << 64) - 1
_SIGN: Final = 1 << 63
_SMALL: Final = [Part(str(number)) for number in range(128)]

# From this number on an operation has no form of its own for the number of a child or a slot.
SHORT_FORMS: Final = 8
# Types that operations have forms for, and how these spell them.
SHORT_TYPES: Final = {"i32": "I32", "i64": "I64"}


def unsigned(value: int) -> Part:
    """A number that may not be negative; one that is, is taken for its 64 bits."""
    if 0 <= value < 128:
        return _SMALL[value]
    value &= _MASK
    whole = value
    parts: list[str] = []
    while value >= 128:
        parts.append(f"{value & 127}|128,")
        value >>= 7
    parts.append(str(value))
    return Part("".join(parts), len(parts), after=f"/*{whole}*/")


def unsigned_bytes(value: int) -> list[int]:
    """A number of at most 64 bits, as the values of its bytes."""
    bytes_: list[int] = []
    while value >= 128:
        bytes_.append(value & 127 | 128)
        value >>= 7
    return [*bytes_, value]


def unsigned_size(value: int) -> int:
    """How many bytes a small number takes."""
    size = 1
    while value >= 128:
        value >>= 7
        size += 1
    return size


def signed(value: int) -> Part:
    """A 64-bit number; bit 6 of the last byte is its sign."""
    value &= _MASK
    if value & _SIGN:
        value -= 1 << 64
    if 0 <= value < 64:
        return _SMALL[value]
    whole = value
    parts: list[str] = []
    while not -64 <= value < 64:
        parts.append(f"{value & 127}|128,")
        value >>= 7
    parts.append(str(value & 127))
    return Part("".join(parts), len(parts), after=f"/*{whole}*/")


def signed_rotated(value: int) -> Part:
    """A 64-bit number: twice its magnitude, and its sign as the lowest bit."""
    value &= _MASK
    return unsigned(2 * (_MASK + 1 - value) + 1 if value & _SIGN else 2 * value)


def value_type(type_: ValueType) -> Part:
    """A simple type: by its name where that is one byte."""
    if type_.is_byte:
        return Part(type_.enumerator)
    return unsigned(type_.number).noted(f"/*{type_.enumerator}*/")
