"""Types that depend on the hardware mode, which the matcher looks up by their index."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE

from . import varints

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import TypeAlias

    from tblgen_build.generators.llvm.model.value_type import ValueType

    from .parts import Part

    EmittedType: TypeAlias = "ValueType | ModedType"
    # Types by mode as numbers, which tells them apart and their order.
    Key: TypeAlias = "tuple[tuple[int, int], ...]"


class ModedType:
    """A type for each mode that has one, told from others by its `number`.

    `index` is its place in the table's list, once that is known.
    """

    __slots__ = ("by_mode", "index", "name", "number")

    def __init__(self, by_mode: dict[int, ValueType], number: int) -> None:
        self.by_mode = by_mode
        self.number = number
        self.index = 0
        modes = [f"({_mode_name(mode)}:{type_.name})" for mode, type_ in by_mode.items()]
        self.name = "{" + ",".join(modes) + "}"

    @property
    def first(self) -> ValueType:
        return next(iter(self.by_mode.values()))

    def encoded(self) -> Part:
        """Its index."""
        return varints.unsigned(self.index).noted(f"/*{self.name}*/")


def _mode_name(mode: int) -> str:
    return "*" if mode == DEFAULT_MODE else f"m{mode}"


def key_of(type_: EmittedType) -> Key:
    by_mode = type_.by_mode if isinstance(type_, ModedType) else {DEFAULT_MODE: type_}
    return tuple([(mode, by_mode[mode].number) for mode in sorted(by_mode)])


class IndexedTypes:
    """The types that a table looks up, those first that count most."""

    def __init__(self, uses: Iterable[tuple[EmittedType, int]]) -> None:
        """`uses`: types with how much each use counts."""
        counts: dict[Key, int] = {}
        self._types: dict[Key, EmittedType] = {}
        for type_, count in uses:
            key = key_of(type_)
            counts[key] = counts.get(key, 0) + count
            self._types[key] = type_
        by_use = sorted(sorted(counts), key=lambda key: -counts[key])
        self._indices = {key: index for index, key in enumerate(by_use)}
        for key, index in self._indices.items():
            type_ = self._types[key]
            if isinstance(type_, ModedType):
                type_.index = index

    def encoded(self, type_: EmittedType) -> Part:
        """The type's index."""
        if isinstance(type_, ModedType):
            return type_.encoded()
        return varints.unsigned(self._indices[key_of(type_)]).noted(f"/*{type_.name}*/")

    def in_order(self) -> list[tuple[int, EmittedType]]:
        """Indices and types, in the order of the types."""
        return [(self._indices[key], self._types[key]) for key in sorted(self._types)]
