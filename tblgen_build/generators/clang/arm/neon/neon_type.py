"""NEON's types: as a record's letters describe them, in C, and as Clang's builtins spell them."""

from __future__ import annotations

import re

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
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record

_REGISTER: Final = 64
_QUAD: Final = 128
_WHOLE_NAMES: Final = {"void": "void", "mode": "fpm_t"}
_NAMES: Final = {**C_KINDS, "poly": "poly"}
_KINDS: Final = {name: kind for kind, name in _NAMES.items()}
_LETTERS: Final = {**BY_LETTER, "k": ("signed", 128)}
_SHORT: Final = {**SHORT_KINDS, "poly": "p"}
_INTEGERS: Final = ("signed", "unsigned", "poly")
# What clang/Basic/TargetBuiltins.h numbers: the first of each kind, and two bits.
_NUMBERS: Final = {"bfloat": 11, "mfloat": 12}
_FIRST_POLY: Final = 4
_FIRST_FLOAT: Final = 7  # of 8 bits; no vector has such floats
_IS_UNSIGNED: Final = 16
_IS_QUAD: Final = 32
_C_NAME: Final = re.compile(
    r"(u?int|b?float|mfloat|poly)(\d{1,3})(?:x(\d{1,2}))?(?:x([2-4]))?(?:_t)?\*?"
)


class NeonType:
    """A type of a parameter or result, or the one that a function is made for."""

    __slots__ = (
        "bits",
        "count",
        "element_bits",
        "is_const",
        "is_immediate",
        "is_key",
        "is_pointer",
        "is_scalar",
        "kind",
    )

    def __init__(self, kind: str, element_bits: int, bits: int = _REGISTER) -> None:
        self.kind = kind
        self.element_bits = element_bits
        self.bits = bits  # of the vector, also where one element is meant
        self.count = 1  # vectors
        self.is_scalar = False
        self.is_pointer = False
        self.is_const = False
        self.is_immediate = False
        self.is_key = False  # decides which type Clang is told

    def copy(self) -> NeonType:
        made = NeonType(self.kind, self.element_bits, self.bits)
        made.count = self.count
        made.is_scalar = self.is_scalar
        made.is_pointer = self.is_pointer
        made.is_const = self.is_const
        made.is_immediate = self.is_immediate
        made.is_key = self.is_key
        return made

    @property
    def lanes(self) -> int:
        return self.bits // self.element_bits

    @property
    def is_void(self) -> bool:
        return self.kind == "void" and not self.is_pointer

    @property
    def is_integer(self) -> bool:
        return self.kind in _INTEGERS

    @property
    def is_one_value(self) -> bool:
        """Whether it is a single value: no vector, no address, not `void`."""
        return self.is_scalar and not self.is_pointer and not self.is_void

    @property
    def is_vector(self) -> bool:
        return not (self.is_scalar or self.is_pointer or self.is_void)

    @property
    def is_half(self) -> bool:
        return self.kind == "float" and self.element_bits == 16

    @property
    def is_reversed(self) -> bool:
        """Whether its value is reversed on big-endian machines.

        The reference reverses a vector without a whole lane, too, once another type makes the
        function differ.
        """
        return self.is_vector and self.lanes != 1

    @property
    def has_several_lanes(self) -> bool:
        return self.is_vector and self.lanes > 1

    def element(self) -> NeonType:
        made = self.copy()
        made.is_scalar = True
        return made

    def in_c(self) -> str:
        if self.kind in _WHOLE_NAMES:
            text = _WHOLE_NAMES[self.kind]
        else:
            text = f"{_NAMES[self.kind]}{self.element_bits}"
            if not self.is_scalar:
                text += f"x{self.lanes}"
            if self.count > 1:
                text += f"x{self.count}"
            text += "_t"
        if self.is_const:
            text += " const"
        return f"{text} *" if self.is_pointer else text

    def short(self, letter: str = "") -> str:
        """In names: s32. With `letter` for the kind of integers."""
        kind = letter if letter and self.is_integer else _SHORT[self.kind]
        return f"{kind}{self.element_bits}"

    def number(self, at: Record) -> int:
        """As Clang's NeonTypeFlags encode it."""
        size = self.element_bits.bit_length() - 4
        if size < 0:
            raise at.error(f"Clang has no vectors of {self.element_bits} bits an element")
        number = size
        if self.kind == "poly":
            number = _FIRST_POLY + size - (size > 1)
        elif self.kind == "float":
            number = _FIRST_FLOAT + size
        elif self.kind in _NUMBERS:
            number = _NUMBERS[self.kind]
        number |= _IS_QUAD if self.bits == _QUAD else 0
        return number | (_IS_UNSIGNED if self.kind == "unsigned" else 0)

    def spelled(self, at: Record) -> str:
        """As in the types of builtins, each of the vectors."""
        if self.is_pointer:
            return "vC*" if self.is_const else "v*"
        if self.kind == "void":
            return "v"
        text = "Ii" if self.is_immediate else self._element(at)
        if not self.is_scalar:
            text = f"V{self.lanes}{text}"
        return text * self.count

    def _element(self, at: Record) -> str:
        if self.kind == "float":
            return SPELLED_FLOATS.get(self.element_bits, "h")
        if self.kind in SPELLED_SMALL_FLOATS:
            return SPELLED_SMALL_FLOATS[self.kind]
        letter = SPELLED_INTEGERS.get(self.element_bits)
        if letter is None:
            raise at.error(f"builtins have no integers of {self.element_bits} bits")
        if self.kind != "signed":
            return f"U{letter}"
        return "Sc" if letter == "c" else letter

    def of_kind(self, kind: str) -> NeonType:
        made = self.copy()
        made.kind = kind
        return made

    def as_bytes(self) -> NeonType:
        made = self.of_kind("signed")
        made.element_bits = 8
        return made

    def with_bits(self, bits: int) -> NeonType:
        made = self.copy()
        made.bits = bits
        return made


NOTHING: Final = NeonType("void", 8)


_MODIFIERS: Final = {"U": "unsigned", "P": "poly"}


def base_type(spec: str) -> NeonType:
    """The type that `QUs` and the like stand for."""
    kind, element_bits = _LETTERS[spec[-1]]
    type_ = NeonType(kind, element_bits, _QUAD if "Q" in spec or "H" in spec else _REGISTER)
    if kind == "signed":
        for modifier in spec:  # the last one counts
            type_.kind = _MODIFIERS.get(modifier, type_.kind)
        if type_.kind == "poly" and element_bits == _QUAD:
            type_.is_scalar = True
    return type_


_SPEC: Final = re.compile(f"([SUQHP]*[{''.join(_LETTERS)}])|(.)", re.DOTALL)


def type_specs(text: str, at: Record) -> list[str]:
    """The base types that a record's `Types` lists, in their order as texts."""
    found: set[str] = set()
    for match in _SPEC.finditer(text):
        if match.group(2):
            raise at.error(f"unknown letter '{match.group(2)}' in the types '{text}'")
        found.add(match.group(1))
    return sorted(found)


def types_of(prototype: str, result: NeonType, parameters: NeonType, at: Record) -> list[NeonType]:
    """The type of the result and those of the parameters."""
    found: list[NeonType] = []
    for match in _GROUP.finditer(prototype):
        type_ = (parameters if found else result).copy()
        group = match.group(1)
        if group is None:
            group = match.group()
        for letter in group:
            change = _CHANGES.get(letter)
            if change is None:
                raise at.error(f"unknown letter '{letter}' in the prototype '{prototype}'")
            change(type_)
        if type_.element_bits < _SMALLEST or type_.element_bits > _LARGEST:
            raise at.error(f"'{group}' makes elements of {type_.element_bits} bits")
        found.append(type_)
    if not found:
        raise at.error("the prototype is empty")
    return found


_GROUP: Final = re.compile(r"\(([^()]*)\)|.", re.DOTALL)
_SMALLEST: Final = 1
_LARGEST: Final = 1024


def _nothing(type_: NeonType) -> None:
    pass


def _kind(kind: str) -> Callable[[NeonType], None]:
    def change(type_: NeonType) -> None:
        type_.kind = kind

    return change


def _bfloat(type_: NeonType) -> None:
    type_.kind = "bfloat"
    type_.element_bits = 16


def _without_poly(type_: NeonType) -> None:
    if type_.kind == "poly":
        type_.kind = "unsigned"


def _wider(type_: NeonType) -> None:
    type_.element_bits *= 2


def _narrower(type_: NeonType) -> None:
    type_.element_bits //= 2


def _scalar(type_: NeonType) -> None:
    type_.is_scalar = True
    type_.count = 1


def _several(count: int) -> Callable[[NeonType], None]:
    def change(type_: NeonType) -> None:
        type_.count = count
        type_.is_scalar = False

    return change


def _pointer(type_: NeonType) -> None:
    type_.is_pointer = True
    type_.is_scalar = True


def _const(type_: NeonType) -> None:
    type_.is_const = True


def _register(bits: int) -> Callable[[NeonType], None]:
    def change(type_: NeonType) -> None:
        type_.bits = bits

    return change


def _immediate(type_: NeonType) -> None:
    type_.kind = "signed"
    type_.element_bits = type_.bits = 32
    _scalar(type_)
    type_.is_immediate = True


def _key(type_: NeonType) -> None:
    type_.is_key = True


def _mode(type_: NeonType) -> None:
    """How floats of 8 bits are read."""
    type_.kind = "mode"
    type_.element_bits = type_.bits = 64
    _scalar(type_)


_CHANGES: Final[dict[str, Callable[[NeonType], None]]] = {
    ".": _nothing,
    "v": _kind("void"),
    "S": _kind("signed"),
    "U": _kind("unsigned"),
    "F": _kind("float"),
    "P": _kind("poly"),
    "B": _bfloat,
    "p": _without_poly,
    ">": _wider,
    "<": _narrower,
    "1": _scalar,
    "2": _several(2),
    "3": _several(3),
    "4": _several(4),
    "*": _pointer,
    "c": _const,
    "Q": _register(_QUAD),
    "q": _register(_REGISTER),
    "I": _immediate,
    "!": _key,
    "V": _mode,
}


def named_type(name: str, at: Record) -> NeonType:
    """The type that C knows by that name."""
    match = _C_NAME.fullmatch(name)
    if match is None:
        raise at.error(f"unknown type '{name}'")
    kind, element, lanes, count = match.groups()
    type_ = NeonType(_KINDS[kind], int(element))
    type_.bits = int(element) * int(lanes or 1)
    type_.is_scalar = lanes is None
    type_.count = int(count or 1)
    if not type_.element_bits:
        raise at.error(f"unknown type '{name}'")
    return type_


def with_half_the_lanes(type_: NeonType, at: Record) -> NeonType:
    if type_.bits == _REGISTER:
        raise at.error("Can't get smaller than 64!")
    return type_.with_bits(type_.bits // 2)


def with_twice_the_lanes(type_: NeonType, at: Record) -> NeonType:
    if type_.bits == _QUAD:
        raise at.error("Can't get bigger than 128!")
    return type_.with_bits(type_.bits * 2)
