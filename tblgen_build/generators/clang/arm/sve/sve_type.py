"""Types of SVE's and SME's builtins: a letter of a prototype changes the type of the builtin."""

from __future__ import annotations

from tblgen_build.generators.clang.arm.element_types import (
    BY_LETTER,
    C_KINDS,
    SHORT_KINDS,
    SPELLED_FLOATS,
    SPELLED_INTEGERS,
    SPELLED_SMALL_FLOATS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_LETTERS: Final = {**BY_LETTER, "q": ("signed", 128)}
_VECTOR_BITS: Final = 128  # of one granule
_SHORT: Final = {**SHORT_KINDS, "predicate": "b", "count": "c"}
_NAMES: Final = {
    **C_KINDS,
    "bfloat": "bfloat16",
    "mfloat": "mfloat8",
    "predicate": "bool",
    "count": "svcount",
}
_SPELLED: Final = {**SPELLED_SMALL_FLOATS, "predicate": "b", "count": "Qa"}
# What Clang calls an element type, by kind and bits: EltTyInt8 and so on.
_ELEMENTS: Final = {
    "signed": "Int",
    "unsigned": "Int",
    "float": "Float",
    "bfloat": "BFloat",
    "mfloat": "MFloat",
    "predicate": "Bool",
    "count": "Bool",
}
# Letters for types that do not depend on the builtin's: kind, bits.
_SCALARS: Final = {
    "k": ("signed", 32),
    "l": ("signed", 64),
    "m": ("unsigned", 32),
    "n": ("unsigned", 64),
    "i": ("unsigned", 64),
    "f": ("unsigned", 64),
    "!": ("mfloat", 8),
    "}": ("count", 0),
}
_VECTORS: Final = {
    "[": ("unsigned", 8),
    "t": ("signed", 32),
    "z": ("unsigned", 32),
    "g": ("unsigned", 64),
    "O": ("float", 16),
    "M": ("float", 32),
    "N": ("float", 64),
    "$": ("bfloat", 16),
    "#": ("signed", 64),
    "~": ("mfloat", 8),
}
_WIDTHS: Final = (8, 16, 32, 64)
_POINTERS: Final = {
    letter: (kind, bits, is_const)
    for letters, kind, is_const in (
        ("ABCD", "signed", False),
        ("EFGH", "unsigned", False),
        ("STUV", "signed", True),
        ("WXYZ", "unsigned", True),
    )
    for letter, bits in zip(letters, _WIDTHS, strict=True)
}
_ENUMS: Final = {"I": "enum svpattern", "J": "enum svprfop"}
# Of the builtin's type: what the width is multiplied with, the kind (empty: the same), a scalar.
_CHANGES: Final = {
    "d": (1.0, "", False),
    "x": (1.0, "signed", False),
    "u": (1.0, "unsigned", False),
    "s": (1.0, "", True),
    "a": (1.0, "", True),
    "R": (0.5, "", True),
    "r": (0.25, "", True),
    "@": (0.25, "unsigned", True),
    "e": (0.5, "unsigned", False),
    "b": (0.25, "unsigned", False),
    "h": (0.5, "", False),
    "y": (0.5, "signed", False),  # since 23
    "q": (0.25, "", False),
    "o": (4.0, "", False),
    "K": (1.0, "signed", True),
    "L": (1.0, "unsigned", True),
}
_MODIFIERS: Final = {"U": "unsigned", "P": "predicate", "Q": "count"}  # of a builtin's type
_SPLAT: Final = "aRr@fjKL!"  # scalars that stand for a vector of equal elements


class SveType:
    """A type of a parameter or result, or the one that a builtin is made for."""

    __slots__ = ("bits", "count", "enum", "is_const", "is_immediate", "kind", "pointer", "shape")

    def __init__(self, kind: str, bits: int, shape: str = "vector") -> None:
        self.kind = kind
        self.bits = bits
        self.shape = shape  # "scalar", "vector", "fixed"
        self.count = 1  # vectors
        self.enum = ""
        self.pointer = False
        self.is_const = False
        self.is_immediate = False

    def short(self) -> str:
        """In names: s32."""
        bits = 1 if self.kind == "predicate" and self.bits == 0 else self.bits
        return f"{_SHORT.get(self.kind, 'f')}{bits}"

    def element(self) -> str:
        """The name of the def that numbers it."""
        return f"EltTy{_ELEMENTS[self.kind]}{self.bits}"

    def written(self) -> str:
        """As in C."""
        if self.enum:
            return self.enum
        name = "void" if self.kind == "void" else self._name()
        if not self.pointer:
            return name
        return f"{name} const *" if self.is_const else f"{name} *"

    def _name(self) -> str:
        name = _NAMES[self.kind]
        if self.kind in ("signed", "unsigned", "float"):
            name += str(self.bits)
        if self.shape == "scalar":
            return name if self.kind == "predicate" else f"{name}_t"
        if self.shape == "fixed":
            return f"{name}x{_VECTOR_BITS // self.bits}_t"
        return f"sv{name}x{self.count}_t" if self.count > 1 else f"sv{name}_t"

    def spelled(self) -> str:
        """As Clang's builtins spell it."""
        text = ("I" if self.is_immediate else "") + self._vector() + self._element()
        return text + ("C" if self.is_const else "") + ("*" if self.pointer else "")

    def _vector(self) -> str:
        if self.shape == "scalar":
            return ""
        size = 16 if self.kind == "predicate" else _VECTOR_BITS // max(self.bits, 1)
        return f"{'V' if self.shape == 'fixed' else 'q'}{size * self.count}"

    def _element(self) -> str:
        if self.enum:
            return "i"
        if self.kind == "signed":
            sign = "S" if self.pointer or self.bits == 8 else ""
            return sign + SPELLED_INTEGERS.get(self.bits, "")
        if self.kind == "unsigned":
            return "U" + SPELLED_INTEGERS.get(self.bits, "")
        if self.kind == "float":
            return SPELLED_FLOATS.get(self.bits, "h")
        return _SPELLED.get(self.kind, "v")


def base_type(spec: str) -> SveType | None:
    """The type that a builtin is made for: modifiers, then a letter. None: no such letter."""
    letter = spec[-1:] or "i"
    if letter not in _LETTERS:
        return None
    kind, bits = _LETTERS[letter]
    if kind != "signed":
        return SveType(kind, bits)
    for modifier in spec:  # the last one counts
        kind = _MODIFIERS.get(modifier, kind)
    return SveType(kind, bits)


def splat_operand(prototype: str) -> int:
    """The number of the operand that stands for a vector of equal elements; 0 if none does.

    The reference counts letters: one after a dot for nothing, as its successor, and a 2 twice. It
    takes an operand even if only the result is such a scalar.
    """
    if not any(letter in _SPLAT for letter in prototype):
        return 0
    number, at = 1, 1
    while at < len(prototype) and prototype[at] not in _SPLAT:
        if prototype[at] == ".":
            at += 3
            continue
        number += 2 if prototype[at] == "2" else 1
        at += 1
    return number


def type_specs(text: str) -> list[str]:
    """The types that a builtin is made for; the empty one if the record names none."""
    specs: list[str] = []
    spec = ""
    for letter in text:
        spec += letter
        if letter.islower():
            specs.append(spec)
            spec = ""
    return sorted(set(specs)) if text else [""]


def types_of(prototype: str, base: SveType) -> list[tuple[str, SveType]]:
    """The types of the result and the parameters, with their letters."""
    found: list[tuple[str, SveType]] = []
    at = 0
    while at < len(prototype):
        count = 1
        letter = prototype[at]
        if letter in "234":
            count = int(letter)
            letter = "d"
            if prototype[at + 1 : at + 2] == ".":
                at += 2
                letter = prototype[at : at + 1]
        if letter:
            type_ = _changed(letter, base)
            type_.count = count
            found.append((letter, type_))
        at += 1
    return found


def _changed(letter: str, base: SveType) -> SveType:
    if letter in _CHANGES:
        factor, kind, is_scalar = _CHANGES[letter]
        bits = int(base.bits * factor)
        return SveType(kind or base.kind, bits, "scalar" if is_scalar else "vector")
    if letter in _VECTORS:
        return SveType(*_VECTORS[letter])
    if letter in _SCALARS:
        type_ = SveType(*_SCALARS[letter], "scalar")
        type_.is_immediate = letter == "i"
        if letter == "}":
            type_.bits = base.bits
        return type_
    if letter in _POINTERS:
        kind, bits, is_const = _POINTERS[letter]
        return _pointer(kind, bits, is_const)
    return _special(letter, base)


def _pointer(kind: str, bits: int, is_const: bool) -> SveType:
    type_ = SveType(kind, bits, "scalar")
    type_.pointer, type_.is_const = True, is_const
    return type_


def _special(letter: str, base: SveType) -> SveType:
    if letter in "cp":
        return _pointer(base.kind, base.bits, letter == "c")
    if letter == "P":
        return SveType("predicate", 0)
    if letter == "w":
        return SveType(base.kind, 64)
    if letter == "j":
        return SveType(base.kind, 64, "scalar")
    if letter == "{":
        return SveType(base.kind, base.bits, "fixed")
    if letter in "Q%":
        return _pointer("void", base.bits, letter == "Q")
    type_ = SveType("void", base.bits, "scalar")
    if letter in _ENUMS:
        type_.enum, type_.is_immediate = _ENUMS[letter], True
        type_.bits = 32
    return type_
