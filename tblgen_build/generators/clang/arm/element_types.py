"""The elements of NEON's and SVE's vectors: a kind and bits."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# By the letter of a record's types; `U`, `P` and the like before it say more.
BY_LETTER: Final = {
    "c": ("signed", 8),
    "s": ("signed", 16),
    "i": ("signed", 32),
    "l": ("signed", 64),
    "h": ("float", 16),
    "f": ("float", 32),
    "d": ("float", 64),
    "b": ("bfloat", 16),
    "m": ("mfloat", 8),
}
# In names of functions, before the bits.
SHORT_KINDS: Final = {
    "signed": "s",
    "unsigned": "u",
    "float": "f",
    "bfloat": "bf",
    "mfloat": "mf",
}
# Before the bits in the types of C.
C_KINDS: Final = {
    "signed": "int",
    "unsigned": "uint",
    "float": "float",
    "bfloat": "bfloat",
    "mfloat": "mfloat",
}
# As Clang's builtins spell numbers of so many bits.
SPELLED_INTEGERS: Final = {8: "c", 16: "s", 32: "i", 64: "Wi", 128: "LLLi"}
SPELLED_FLOATS: Final = {16: "h", 32: "f", 64: "d"}
SPELLED_SMALL_FLOATS: Final = {"bfloat": "y", "mfloat": "m"}
