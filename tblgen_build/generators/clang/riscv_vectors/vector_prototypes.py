"""Prototypes of RISC-V's vector builtins: letters that change the type that a builtin is made for.

prototype:  descriptor*
descriptor: [ "(" key ":" number ")" ] modifier* base
modifier:   P pointer, C const, K constant expression, U unsigned, I signed, F float,
            Y bfloat, S one register
base:       e element, v vector, w q o vector of elements 2, 4, 8 times as wide, m mask,
            0 void, z size_t, t ptrdiff_t, u unsigned long, l long, f float
"""

from __future__ import annotations

from tblgen_build.releases.clang import (
    VECTORS_HAVE_ANOTHER_MODIFIER,
    VECTORS_MAY_BE_DOUBLED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release

# What clang/Support/RISCVVIntrinsicUtils.h numbers: BaseTypeModifier, VectorTypeModifier,
# TypeModifier; vectors as the newest release numbers them, see `vector_number`.
# A base: its number, and how the vector differs.
BASES: Final = {
    "e": (1, 0),
    "v": (2, 0),
    "w": (2, 1),
    "q": (2, 2),
    "o": (2, 3),
    "d": (2, 4),
    "m": (2, 5),
    "0": (3, 0),
    "z": (4, 0),
    "t": (5, 0),
    "u": (6, 0),
    "l": (7, 0),
    "f": (8, 0),
}
POINTER: Final = 1
CONST: Final = 2
IMMEDIATE: Final = 4
UNSIGNED: Final = 8
SIGNED: Final = 16
FLOAT: Final = 32
BFLOAT: Final = 64
ONE_REGISTER: Final = 128
_MODIFIERS: Final = {
    "P": POINTER,
    "C": CONST,
    "K": IMMEDIATE,
    "U": UNSIGNED,
    "I": SIGNED,
    "F": FLOAT,
    "Y": BFLOAT,
    "S": ONE_REGISTER,
}
DOUBLED: Final = 4
MASK: Final = 5
# Of keys: the number of the first value, and the values in order.
_REGISTERS: Final = ("-3", "-2", "-1", "0", "1", "2", "3")
KEYS: Final = {
    "Log2EEW": (7, ("3", "4", "5", "6")),
    "FixedSEW": (11, ("8", "16", "32", "64")),
    "LFixedLog2LMUL": (15, _REGISTERS),
    "SFixedLog2LMUL": (22, _REGISTERS),
    "SEFixedLog2LMUL": (29, _REGISTERS),
    "Tuple": (36, ("2", "3", "4", "5", "6", "7", "8")),
}

Descriptor = tuple[int, int, int]  # a base, how the vector differs, modifiers as bits

MASK_TYPE: Final[Descriptor] = (2, MASK, 0)
VECTOR_LENGTH: Final[Descriptor] = (4, 0, 0)
_parsed: Final[dict[str, tuple[Descriptor, ...] | None]] = {}


def parse_prototype(text: str) -> tuple[Descriptor, ...] | None:
    """The descriptors; None where the text is none."""
    if text not in _parsed:
        _parsed[text] = _parse(text)
    return _parsed[text]


def _parse(text: str) -> tuple[Descriptor, ...] | None:
    found: list[Descriptor] = []
    at = 0
    while at < len(text):
        end = text.find(")", at) + 1 if text[at] == "(" else at
        while end < len(text) and text[end] in _MODIFIERS:
            end += 1
        descriptor = _descriptor(text[at : end + 1])
        if descriptor is None:
            return None
        found.append(descriptor)
        at = end + 1
    return tuple(found)


def _descriptor(text: str) -> Descriptor | None:
    key, parenthesis, rest = text.rpartition(")")
    modifiers, base = rest[:-1], rest[-1:]
    if base not in BASES or any(letter not in _MODIFIERS for letter in modifiers):
        return None
    number, vector = BASES[base]
    if parenthesis:
        name, _, value = key.removeprefix("(").partition(":")
        first, values = KEYS.get(name, (0, ()))
        if value not in values:
            return None
        vector = first + values.index(value)
    return number, vector, sum({_MODIFIERS[letter] for letter in modifiers})


def vector_number(change: int, release: Release) -> int:
    """The number that a release of LLVM has for how a vector differs."""
    if change > MASK and not release.has(VECTORS_HAVE_ANOTHER_MODIFIER):
        change -= 1
    if change > DOUBLED and not release.has(VECTORS_MAY_BE_DOUBLED):
        change -= 1
    return change
