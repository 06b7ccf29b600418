"""Types of RISC-V's vectors: of an element type, a number of registers and a descriptor.

A vector has 2**LMUL registers of at least 64 bits, and so many elements for each 64 bits; those of
less than one do not exist.
"""

from __future__ import annotations

from .vector_prototypes import (
    BFLOAT,
    CONST,
    DOUBLED,
    FLOAT,
    IMMEDIATE,
    KEYS,
    MASK,
    ONE_REGISTER,
    POINTER,
    SIGNED,
    UNSIGNED,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .vector_prototypes import Descriptor

# Element types by letter: what they are, and the logarithm of their bits.
ELEMENTS: Final = {
    "c": ("signed", 3),
    "s": ("signed", 4),
    "i": ("signed", 5),
    "l": ("signed", 6),
    "y": ("bfloat", 4),
    "x": ("float", 4),
    "f": ("float", 5),
    "d": ("float", 6),
    "a": ("e4m3", 3),
    "b": ("e5m2", 3),
}
# What is wider than a small float, by the logarithm of its bits.
_WIDER_FLOATS: Final[dict[str, dict[int, str]]] = {
    "e4m3": {4: "bfloat", 5: "float"},
    "e5m2": {4: "bfloat", 5: "float"},
    "bfloat": {5: "float"},
}
_INTEGERS: Final = {3: "c", 4: "s", 5: "i", 6: "Wi"}
_FLOATS: Final = {3: "x", 4: "x", 5: "f", 6: "d"}
_FIXED: Final = {3: "v", 4: "z", 5: "Y", 6: "ULi", 7: "Li"}  # whatever the element type is
_VECTOR: Final = 2
_LARGEST: Final = 3  # LMUL: 8 registers
_WIDEST: Final = 6  # 64 bits
_EEW: Final = KEYS["Log2EEW"][0]
_SEW: Final = KEYS["FixedSEW"][0]
_LARGER: Final = KEYS["LFixedLog2LMUL"][0]
_SMALLER: Final = KEYS["SFixedLog2LMUL"][0]
_NOT_LARGER: Final = KEYS["SEFixedLog2LMUL"][0]
_TUPLE: Final = KEYS["Tuple"][0]


class _VectorShape:
    """A type as it is changed step by step."""

    __slots__ = ("kind", "lmul", "tuple_size", "width")

    def __init__(self, letter: str, lmul: int) -> None:
        self.kind, self.width = ELEMENTS[letter]
        self.lmul = lmul
        self.tuple_size = 1

    def widen(self, steps: int) -> None:
        self.width += steps
        self.lmul += steps
        if self.kind in _WIDER_FLOATS:
            self.kind = _WIDER_FLOATS[self.kind].get(self.width, self.kind)

    def change_vector(self, change: int) -> bool:
        """Whether there is such a vector."""
        if change == DOUBLED:
            self.lmul += 1
        elif change < _EEW:
            self.widen(change)
        elif change < _SEW:
            width = change - _EEW + 3
            self.lmul += width - self.width
            self.kind, self.width = "signed", width
        elif change < _LARGER:
            width = change - _SEW + 3
            if width == self.width:
                return False
            self.width = width
        elif change < _SMALLER:
            return self._set_registers(change - _LARGER - 3, self.lmul + 1, _LARGEST)
        elif change < _NOT_LARGER:
            return self._set_registers(change - _SMALLER - 3, -3, self.lmul - 1)
        elif change < _TUPLE:
            return self._set_registers(change - _NOT_LARGER - 3, -3, self.lmul)
        else:
            self.tuple_size = change - _TUPLE + 2
        return True

    def _set_registers(self, lmul: int, least: int, most: int) -> bool:
        self.lmul = lmul
        return least <= lmul <= most

    def modify(self, modifiers: int) -> None:
        if modifiers & UNSIGNED:
            self.kind = "unsigned"
        if modifiers & SIGNED:
            self.kind = "signed"
        if modifiers & FLOAT:
            self.kind = "float"
        if modifiers & BFLOAT:
            self.kind = "bfloat"
        if modifiers & ONE_REGISTER:
            self.lmul = 0

    def elements(self) -> int:
        """For each 64 bits; 0: there is no such vector."""
        power = 6 + self.lmul - self.width
        registers = 1 << max(self.lmul, 0)
        fits = power >= 0 and self.lmul <= _LARGEST and self.width <= _WIDEST
        if not fits or registers * self.tuple_size > 1 << _LARGEST or not self._has_element():
            return 0
        return 1 << power

    def _has_element(self) -> bool:
        if self.kind == "float":
            return self.width > 3
        if self.kind == "bfloat":
            return self.width == 4
        return self.kind not in ("e4m3", "e5m2") or self.width == 3

    def element(self) -> str:
        """As Clang's builtins spell it."""
        if self.kind in ("signed", "unsigned"):
            return ("S" if self.kind == "signed" else "U") + _INTEGERS.get(self.width, "")
        if self.kind == "float":
            return _FLOATS.get(self.width, "")
        return {"bfloat": "y", "e4m3": "a", "e5m2": "b"}[self.kind]


def spelled(descriptor: Descriptor, letter: str, lmul: int) -> str | None:
    """The type as Clang's builtins spell it; None where there is none."""
    base, change, modifiers = descriptor
    pointer = "*" if modifiers & POINTER else ""
    if base in _FIXED:
        text = _FIXED[base]
        prefix = "I" if modifiers & IMMEDIATE and text == "z" else ""
        return text if text == "v" else prefix + text + pointer
    prefix = "I" if modifiers & IMMEDIATE else ""
    constant = "C" if modifiers & (CONST | IMMEDIATE) else ""
    shape = _VectorShape(letter, lmul)
    if base != _VECTOR:
        if base == 8:
            shape.kind, shape.width = "float", 5
        shape.modify(modifiers)
        return prefix + shape.element() + constant + pointer
    if change == MASK and modifiers == 0:
        count = shape.elements() if shape.width <= _WIDEST else 0
        return f"q{count}b" if count else None
    if not shape.change_vector(change):
        return None
    shape.modify(modifiers)
    count = shape.elements()
    if not count:
        return None
    size = f"T{shape.tuple_size}" if shape.tuple_size > 1 else ""
    return f"{size}q{count}{prefix}{shape.element()}{pointer}"


def spelled_all(descriptors: list[Descriptor], letter: str, lmul: int) -> str | None:
    """The types one after another; None where one of them does not exist."""
    parts: list[str] = []
    for descriptor in descriptors:
        text = spelled(descriptor, letter, lmul)
        if text is None:
            return None
        parts.append(text)
    return "".join(parts)
