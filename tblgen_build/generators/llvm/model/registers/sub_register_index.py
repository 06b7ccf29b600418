"""Sub-register indices: their bit ranges in each hardware mode, and how they compose."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE, for_mode
from tblgen_build.releases.targets import CLASSES_ARE_STORED_TOGETHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes

    BitRange = tuple[int, int]  # size and offset; UNKNOWN, -1 where a register decides

UNKNOWN: Final = -1
_UNKNOWN_IN_16_BITS: Final = 0xFFFF
NO_OFFSET: Final = -1
ALL_LANES: Final = (1 << 64) - 1


class SubRegIndex:
    """An index: a definition's, or one that was synthesized to complete the graph.

    `number` counts from 1. `composites` maps an index to what this one followed by it is.
    """

    __slots__ = (
        "all_super_registers_covered",
        "artificial",
        "composites",
        "concatenation_of",
        "lane_mask",
        "lane_transforms",
        "name",
        "namespace",
        "number",
        "ranges",
        "record",
    )

    def __init__(self, number: int, name: str, namespace: str, record: Record | None) -> None:
        self.number = number
        self.name = name
        self.namespace = namespace
        self.record = record  # None for a synthesized one
        self.ranges: dict[int, BitRange] = {}  # by hardware mode
        self.composites: dict[SubRegIndex, SubRegIndex] = {}
        self.concatenation_of: tuple[SubRegIndex, ...] = ()
        self.all_super_registers_covered = True
        self.artificial = True
        self.lane_mask = 0
        self.lane_transforms: tuple[tuple[int, int], ...] = ()  # mask, rotation to the left

    @property
    def qualified_name(self) -> str:
        return f"{self.namespace}::{self.name}" if self.namespace else self.name

    def __repr__(self) -> str:
        return f"SubRegIndex({self.name})"

    def in_mode(self, mode: int) -> BitRange:
        found = for_mode(self.ranges, mode)
        assert found is not None
        return found

    def sorted_composites(self) -> list[tuple[SubRegIndex, SubRegIndex]]:
        return sorted(self.composites.items(), key=lambda pair: pair[0].number)

    def add_composite(
        self, second: SubRegIndex, composite: SubRegIndex, modes: HardwareModes
    ) -> SubRegIndex | None:
        """Note what this index followed by `second` is. The other answer where there is one."""
        known = self.composites.get(second)
        if known is None:
            self.composites[second] = composite
            self._derive_range(second, composite, modes)
            return None
        return None if known is composite else known

    def _derive_range(
        self, second: SubRegIndex, composite: SubRegIndex, modes: HardwareModes
    ) -> None:
        """A composite of indices with an offset has one too, unless it says what it has."""
        for mode in reversed(range(len(modes))):  # the default mode last: others fall back on it
            if mode not in self.ranges and mode not in second.ranges and mode != DEFAULT_MODE:
                continue
            own = self._settle_in(mode)
            inner, target = second._settle_in(mode), composite._settle_in(mode)
            if own[1] != NO_OFFSET and inner[1] != NO_OFFSET and target[1] == NO_OFFSET:
                composite.ranges[mode] = (inner[0], own[1] + inner[1])

    def _settle_in(self, mode: int) -> BitRange:
        """Its range in a mode, which what the default mode learns later no longer changes."""
        return self.ranges.setdefault(mode, self.in_mode(mode))


def read_index(number: int, record: Record, modes: HardwareModes) -> SubRegIndex:
    """The index that a record defines, without what refers to other indices."""
    index = SubRegIndex(number, record.name, record.value_as_string("Namespace"), record)
    by_mode = record.value_as_optional_def("SubRegRanges") if "SubRegRanges" in record else None
    if by_mode is not None:
        for mode, object_ in modes.select_once(by_mode, "SubRegRange").items():
            index.ranges[mode] = _bit_range(object_)
    if DEFAULT_MODE not in index.ranges:
        index.ranges[DEFAULT_MODE] = _bit_range(record)
    return index


def synthesized_index(number: int, name: str, namespace: str) -> SubRegIndex:
    index = SubRegIndex(number, name, namespace, None)
    index.ranges[DEFAULT_MODE] = (UNKNOWN, NO_OFFSET)
    return index


def _bit_range(record: Record) -> BitRange:
    size = record.value_as_int("Size")
    if size == _UNKNOWN_IN_16_BITS and not record.release.has(CLASSES_ARE_STORED_TOGETHER):
        size = UNKNOWN
    return size, record.value_as_int("Offset")


def flattened(index: SubRegIndex) -> tuple[SubRegIndex, ...]:
    """The indices that a concatenation is made of, none of which is one; itself if it is none."""
    parts: list[SubRegIndex] = []
    pending = [index]
    while pending:
        part = pending.pop()
        if part.concatenation_of and part not in part.concatenation_of:
            pending += reversed(part.concatenation_of)
        else:
            parts.append(part)
    return tuple(parts)
