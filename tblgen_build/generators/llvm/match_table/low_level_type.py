"""Low-level types (LLT): what GlobalISel sees of a value type.

A pointer of a known address space is told apart; integers and floats are scalars alike.
"""

from __future__ import annotations

from tblgen_build.releases.selection import VECTORS_ARE_OF_TYPES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Release
    from tblgen_build.generators.llvm.model.value_type import ValueType

    # Pointers first, vectors last; of these fixed ones first, then those of fewer elements.
    # Then the smaller ones.
    Order = tuple[bool, bool, int, int, bool, int, int]


class LowLevelType:
    """A scalar, a pointer, or a vector of one of these. Equal ones compare equal."""

    __slots__ = ("address_space", "elements", "is_scalable", "size")

    def __init__(
        self, size: int, elements: int = 0, is_scalable: bool = False, address_space: int = -1
    ) -> None:
        self.size = size  # in bits, of an element
        self.elements = elements  # 0 for what is not a vector
        self.is_scalable = is_scalable
        self.address_space = address_space  # of a pointer, else -1

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
        element = f"s{self.size}" if self.address_space < 0 else f"p{self.address_space}"
        if self.address_space >= 0 and self.elements == 0:
            element += f"s{self.size}"
        if not self.elements:
            return f"GILLT_{element}"
        scalable = "nx" if self.is_scalable else ""
        return f"GILLT_{scalable}v{self.elements}{element}"

    @property
    def order_by_element(self) -> tuple[int | bool, ...]:
        """Vectors by their elements first, pointers after numbers."""
        return (
            self.elements > 0,
            self.address_space >= 0,
            self.size,
            self.address_space,
            self.elements > 0 and self.is_scalable,
            self.elements,
        )

    def expression(self, *, by_elements: bool) -> str:
        """How C++ makes it. `by_elements`: a vector of a type, not of so many bits."""
        if self.elements:
            kind = "Scalable" if self.is_scalable else "Fixed"
            if self.address_space >= 0:
                element = f"LLT::pointer({self.address_space}, {self.size})"
            elif by_elements:
                element = f"LLT::scalar({self.size})"
            else:
                element = str(self.size)
            return f"LLT::vector(ElementCount::get{kind}({self.elements}), {element})"
        if self.address_space >= 0:
            return f"LLT::pointer({self.address_space}, {self.size})"
        return f"LLT::scalar({self.size})"


def low_level_type(type_: ValueType) -> LowLevelType | None:
    """What GlobalISel makes of the type; None where it has none for it."""
    if type_.is_vector:
        count = type_.record.value_as_int("nElem")
        size = type_.size // count if count else 0
        if count != 1 or type_.is_scalable:
            return LowLevelType(size, count, type_.is_scalable)
        return LowLevelType(size)
    if type_.is_integer or type_.is_floating_point:
        return LowLevelType(type_.size)
    return None


def in_order(types: Iterable[LowLevelType], release: Release) -> list[LowLevelType]:
    if release.has(VECTORS_ARE_OF_TYPES):
        return sorted(types, key=lambda type_: type_.order_by_element)
    return sorted(types)
