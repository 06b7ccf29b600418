"""Sets of value types, for each hardware mode: what inference narrows down.

A set that is the same in all modes is an int, a bit mask by the types' numbers: 0 while
nothing is known, IMPOSSIBLE when nothing is left. One that depends on the mode is a tuple of
(mode, mask), sorted, in which a mask of 0 is what is impossible in that mode.

Above the bits of types a mask can have an address space: a set is told it with the first of
the types that it was made of, if that is a pointer's, and keeps it however it is narrowed. Two
sets of the same types are the same whether they have one or not.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE, HardwareModes
from tblgen_build.generators.llvm.model.value_type import ValueTypes, has_property
from tblgen_build.releases.llvm import FIRST_OF_NO_TYPES_IS_64

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.value_type import TypeByMode, ValueType

    TypeSet = int | tuple[tuple[int, int], ...]

UNKNOWN: Final = 0
IMPOSSIBLE: Final = 1  # the bit of the invalid type's number
_SPACE: Final = 1024  # where the address space stands, plus 1: above all types' bits
_TYPES: Final = (1 << _SPACE) - 1
_FIRST_OF_NONE: Final = 64  # the number: LLVM looks for a bit in words of 64


def by_mode(types: TypeSet) -> dict[int, int]:
    """The masks by mode; empty where nothing is known."""
    if isinstance(types, int):
        return {DEFAULT_MODE: types & _TYPES & ~IMPOSSIBLE} if types else {}
    return {mode: mask & _TYPES for mode, mask in types}


def from_modes(masks: dict[int, int]) -> TypeSet:
    """The inverse of `by_mode`."""
    if not masks:
        return UNKNOWN
    if len(masks) == 1 and DEFAULT_MODE in masks:
        return masks[DEFAULT_MODE] or IMPOSSIBLE
    return tuple(sorted(masks.items()))


def address_space(types: TypeSet) -> int:
    """Of the pointers that they are; -1 if they are none, or of no known space."""
    mask = types if isinstance(types, int) else types[0][1]
    return (mask >> _SPACE) - 1


def without_space(types: TypeSet) -> TypeSet:
    if isinstance(types, int):
        return types & _TYPES
    return tuple([(mode, mask & _TYPES) for mode, mask in types])


def in_space(types: TypeSet, space: int) -> TypeSet:
    """The same types, which have no address space yet, as pointers into one (-1 for none)."""
    tag = (space + 1) << _SPACE
    if isinstance(types, int):
        return types | tag
    return tuple([(mode, mask | tag) for mode, mask in types])


def in_mode(types: TypeSet, mode: int) -> TypeSet:
    """The set that holds in a mode, as one that does not depend on modes."""
    if isinstance(types, int):
        return types
    masks = dict(types)
    mask = masks.get(mode, masks.get(DEFAULT_MODE, types[0][1]))
    return mask if mask & _TYPES else mask | IMPOSSIBLE


def is_possible(types: TypeSet) -> bool:
    """Is there a type left in some mode?"""
    if isinstance(types, int):
        return types & _TYPES != IMPOSSIBLE
    return any(mask & _TYPES for _, mask in types)


def is_concrete(types: TypeSet, *, or_empty: bool = True) -> bool:
    """Is there at most (or just) one type in each mode?"""
    if isinstance(types, int):
        mask = types & _TYPES
        return not mask & (mask - 1) and (or_empty or mask != IMPOSSIBLE)
    masks = [mask & _TYPES for _, mask in types]
    return all(not mask & (mask - 1) and (or_empty or mask != 0) for mask in masks)


class TypeUniverse:
    """The value types of a run's records as bits, and the groups that rules speak of."""

    def __init__(self, records: Records) -> None:
        self._value_types = types = ValueTypes.of(records)
        self._modes = HardwareModes.of(records)
        self.all = list(types.all())
        self._by_mask = {1 << type_.number: type_ for type_ in self.all}
        self._of_record: dict[Record, TypeSet] = {}
        self.integers = self._where("isInteger")
        self.floats = self._where("isFP")
        self.vectors = self._where("isVector")
        self.scalable = self._where("isScalable")
        self.bfloats = self._elements_of("bf16")
        self.capabilities = self._where("isCheriCapability")
        self.pointer = self.bit("iPTR")
        self.capability_pointer = self.bit("cPTR")
        self.integers_or_pointers = self.integers | self.pointer
        # What can stand for several: the name of the type, and which of the legal ones it means.
        self.overloaded = {
            self.bit("iAny"): self.integers,
            self.bit("fAny"): self.floats,
            self.bit("vAny"): self.vectors,
            self.bit("Any"): -1,
        }
        self.any_pointer = self.bit("pAny") | self.bit("iPTRAny")  # its name until 19
        is_64 = records.release.has(FIRST_OF_NO_TYPES_IS_64)
        self._first_of_none = 1 << _FIRST_OF_NONE if is_64 else self.bit("Other")

    def _where(self, field: str) -> int:
        mask = 0
        for type_ in self.all:
            record = type_.record
            if field in record and has_property(record, field):
                mask |= 1 << type_.number
        return mask

    def _elements_of(self, name: str) -> int:
        """The type of that name and the vectors of it."""
        mask = 0
        for type_ in self.all:
            if type_.scalar.name == name:
                mask |= 1 << type_.number
        return mask

    def bit(self, name: str) -> int:
        """The type that LLVM calls so; an impossible one where the input lacks it."""
        for type_ in self.all:
            if type_.name == name:
                return 1 << type_.number
        return 0

    def members(self, mask: int) -> list[ValueType]:
        """In order of number."""
        found = []
        while mask:
            lowest = mask & -mask
            if lowest != IMPOSSIBLE:
                found.append(self._by_mask[lowest])
            mask ^= lowest
        return found

    def simple(self, types: TypeSet) -> ValueType | None:
        """The one simple type that is in the set; None for UNKNOWN. Only of sets with one."""
        assert isinstance(types, int)
        return self._by_mask[types & _TYPES] if types else None

    def first(self, types: TypeSet) -> ValueType:
        """The same, and for UNKNOWN the type that LLVM takes for the first of none."""
        return self.simple(types) or self._by_mask[self._first_of_none]

    def of_record(self, record: Record) -> TypeSet:
        """The type that a ValueType's record stands for."""
        found = self._of_record.get(record)
        if found is None:
            found = self._of_record[record] = self.of_types([self._value_types.by_mode(record)])
        return found

    def of_types(self, types: Iterable[TypeByMode]) -> TypeSet:
        """All of several types. One without an own type for a mode has its default there."""
        masks: dict[int, int] = {}
        space = -1
        for type_ in types:
            if not masks and type_.address_space is not None:
                space = type_.address_space
            for mode, simple in type_.by_mode.items():
                masks[mode] = masks.get(mode, 0) | 1 << simple.number
            default = type_.by_mode.get(DEFAULT_MODE)
            if default is not None:
                for mode in masks:
                    if mode not in type_.by_mode:
                        masks[mode] |= 1 << default.number
        return in_space(from_modes(masks), space)

    def text(self, types: TypeSet) -> str:
        """As comments and messages show a set."""
        masks = by_mode(types)
        parts = []
        for mode, mask in masks.items():
            names = " ".join([type_.name for type_ in self.members(mask)])
            parts.append(f"{'*' if mode == DEFAULT_MODE else f'm{mode}'}:[{names}]")
        return "{ " + " ".join(parts) + " }" if parts else "{ }"
