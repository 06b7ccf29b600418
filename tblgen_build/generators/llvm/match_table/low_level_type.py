"""Low-level types (LLT): what GlobalISel sees of a value type.

A pointer of a known address space is told apart. Integers and floats are scalars alike, unless
types are extended (`--gisel-extended-llt`).
"""

from __future__ import annotations

from tblgen_build.releases.selection import VECTORS_ARE_OF_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Release
    from tblgen_build.generators.llvm.model.value_type import ValueType

    # Pointers first, vectors last; of these fixed ones first, then those of fewer elements.
    # Then the smaller ones.
    Order = tuple[bool, bool, int, int, bool, int, int, int]

# What a scalar may be told to be: in the order in which LLVM has them, with how LLT names it.
_ANY: Final = ""
_INTEGER: Final = "i"
_FORMATS: Final = {
    "f16": "IEEEhalf",
    "bf16": "BFloat",
    "f32": "IEEEsingle",
    "f64": "IEEEdouble",
    "f128": "IEEEquad",
    "ppcf128": "PPCDoubleDouble",
    "x86fp80": "x87DoubleExtended",
}
_KINDS: Final = (_ANY, _INTEGER, *_FORMATS)
_RENAMED: Final = {"f80": "x86fp80"}  # value types that LLT names otherwise


class LowLevelType:
    """A scalar, a pointer, or a vector of one of these. Equal ones compare equal."""

    __slots__ = ("address_space", "elements", "is_scalable", "kind", "size")

    def __init__(
        self,
        size: int,
        elements: int = 0,
        is_scalable: bool = False,
        address_space: int = -1,
        kind: str = _ANY,
    ) -> None:
        self.size = size  # in bits, of an element
        self.elements = elements  # 0 for what is not a vector
        self.is_scalable = is_scalable
        self.address_space = address_space  # of a pointer, else -1
        self.kind = kind  # of the scalar

    @property
    def is_of_any_kind(self) -> bool:
        """It has a size, and may hold anything."""
        return self.kind == _ANY and self.address_space < 0

    def of_any_kind(self) -> LowLevelType:
        """Of the same shape, whatever it holds."""
        return LowLevelType(self.size, self.elements, self.is_scalable, self.address_space)

    @property
    def order(self) -> Order:
        pointer = self.address_space >= 0
        total = self.size * max(self.elements, 1)
        return (
            self.elements > 0,
            not pointer,
            self.address_space,
            self.elements > 0 and self.is_scalable,
            False,
            self.elements,
            total,
            _KINDS.index(self.kind),
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LowLevelType) and self.order == other.order

    def __hash__(self) -> int:
        return hash(self.order)

    def __lt__(self, other: LowLevelType) -> bool:
        return self.order < other.order

    @property
    def enumerator(self) -> str:
        """Its name in the table's enumeration of types."""
        element = self._scalar_name if self.address_space < 0 else f"p{self.address_space}"
        if self.address_space >= 0 and self.elements == 0:
            element += f"s{self.size}"
        if not self.elements:
            return f"GILLT_{element}"
        scalable = "nx" if self.is_scalable else ""
        return f"GILLT_{scalable}v{self.elements}{element}"

    @property
    def _scalar_name(self) -> str:
        return self.kind if self.kind in _FORMATS else f"{self.kind or 's'}{self.size}"

    @property
    def order_by_element(self) -> tuple[int | bool, ...]:
        """Vectors by their elements first, pointers after numbers, integers before floats."""
        kind = _KINDS.index(self.kind)
        return (
            self.elements > 0,
            self.address_space >= 0,
            min(kind, 2),
            self.size,
            kind,
            self.address_space,
            self.elements,
            self.elements > 0 and self.is_scalable,
        )

    def expression(self, *, by_elements: bool) -> str:
        """How C++ makes it. `by_elements`: a vector of a type, not of so many bits."""
        if self.elements:
            kind = "Scalable" if self.is_scalable else "Fixed"
            if self.address_space >= 0:
                element = f"LLT::pointer({self.address_space}, {self.size})"
            elif by_elements:
                element = self._scalar
            else:
                element = str(self.size)
            return f"LLT::vector(ElementCount::get{kind}({self.elements}), {element})"
        if self.address_space >= 0:
            return f"LLT::pointer({self.address_space}, {self.size})"
        return self._scalar

    @property
    def _scalar(self) -> str:
        if self.kind == _ANY:
            return f"LLT::scalar({self.size})"
        kind = "INTEGER" if self.kind == _INTEGER else "FLOAT"
        shape = f"LLT::Kind::{kind}, ElementCount::getFixed(0), {self.size}"
        if self.kind == _INTEGER:
            return f"LLT({shape})"
        return f"LLT({shape}, LLT::FpSemantics::S_{_FORMATS[self.kind]})"


def low_level_type(type_: ValueType, *, is_extended: bool = False) -> LowLevelType | None:
    """What GlobalISel makes of the type; None where it has none for it.

    `is_extended`: integers and the formats of floats are told apart.
    """
    kind = _kind(type_) if is_extended else _ANY
    if type_.is_vector:
        count = type_.record.value_as_int("nElem")
        size = type_.size // count if count else 0
        if count != 1 or type_.is_scalable:
            return LowLevelType(size, count, type_.is_scalable, kind=kind)
        return LowLevelType(size, kind=kind)
    if type_.is_integer or type_.is_floating_point:
        return LowLevelType(type_.size, kind=kind)
    return None


def _kind(type_: ValueType) -> str:
    if type_.is_floating_point:
        name = type_.scalar.name
        name = _RENAMED.get(name, name)
        return name if name in _FORMATS else _ANY
    return _INTEGER if type_.is_integer else _ANY


def in_order(types: Iterable[LowLevelType], release: Release) -> list[LowLevelType]:
    if release.has(VECTORS_ARE_OF_TYPES):
        return sorted(types, key=lambda type_: type_.order_by_element)
    return sorted(types)
