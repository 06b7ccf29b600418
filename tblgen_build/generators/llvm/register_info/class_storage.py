"""Register classes as one constant object: descriptions, and the tables they have offsets into.

An offset is relative to the description that has it. Since LLVM 24 masks of super-registers are
shared, and a set of members begins at its least register.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import boolean
from tblgen_build.generators.cpp.literals import number_rows
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.llvm.register_info.source import lane_mask, with_offsets, words
from tblgen_build.releases.targets import CLASSES_SHARE_MASKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.cpp.string_table import StringTable
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.register_info.source import Source

_DECLARATION: Final = cpp("""
    extern const $type ${target}MCRegisterClassStorage;

""")
_DEFINITION: Final = cpp("""
    using ${target}RegisterClassStorage = $type;
    $kind $type ${target}MCRegisterClassStorage = {
      {
        $classes
      },
      $tables
    };

    const MCRegisterClass &get${target}MCRegisterClass(unsigned RC) {
      return ${target}MCRegisterClassStorage.Classes[RC];
    }

""")
_TABLE: Final = cpp("""
    {
      $rows
    }$comma
""")
_CLASS: Final = cpp("""
    {
      $fields
    },
""")
_OFFSET: Final = cpp(
    "offsetof(${target}RegisterClassStorage, $table[$at]) - $number * sizeof(MCRegisterClass)"
)


class ClassStorage:
    """The classes of a target with their tables."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._shares = source.release.has(CLASSES_SHARE_MASKS)
        self._orders = _Sequence()
        self._members = _Sequence()
        self._masks = _Sequence()
        self._super_classes = _Sequence()
        # Where masks of super-registers are shared: positions of masks, for each index of a class.
        self._shared: dict[int, int] = {}
        self._mask_offsets = _Sequence()
        indices = [_super_indices(source, class_) for class_ in source.classes]
        self._indices, self._index_offsets = sequence_table(indices, terminated=True)
        self._fill()

    def _fill(self) -> None:
        source = self._source
        for class_ in source.classes:
            names = [register.qualified_name for register in class_.orders[0]]
            self._orders.add(len(names), number_rows(names, 16))
            _, octets = self._set_of(class_)
            octet_rows = number_rows([f"0x{octet:02x}" for octet in octets], 16)
            self._members.add(len(octets), octet_rows)
            self._masks.add(*self._masks_of(class_))
            above = [c.qualified_id_name for c in class_.super_classes]
            self._super_classes.add(len(above), number_rows(above, 8))
        if self._shares:
            for class_ in source.classes:
                self._share_masks(class_)

    def _masks_of(self, class_: RegisterClass) -> tuple[int, list[str]]:
        """How many words, and rows of them: of sub-classes, and for each index of super-classes."""
        count = len(self._source.classes)
        masks = [(words(class_.sub_classes, count), "")]
        if not self._shares:
            masks += [
                (words(mask, count), index.name)
                for index, mask in self._source.file.super_register_masks(class_)
            ]
        rows: list[str] = []
        for numbers, label in masks:
            rows += number_rows(numbers, 8)
            rows[-1] += f" // {label}" if label else ""
        return sum([len(numbers) for numbers, _ in masks]), rows

    def _share_masks(self, class_: RegisterClass) -> None:
        count = len(self._source.classes)
        offsets: list[str] = []
        for _, mask in self._source.file.super_register_masks(class_):
            if mask not in self._shared:
                numbers = words(mask, count)
                self._shared[mask] = self._masks.size
                self._masks.add(len(numbers), number_rows(numbers, 8))
            offsets.append(self._offset(class_, "SubClassMasks", self._shared[mask]))
        self._mask_offsets.add(len(offsets), number_rows(offsets, 1))

    def _set_of(self, class_: RegisterClass) -> tuple[int, bytes]:
        """The number of the first bit, and the members as bits."""
        mask = class_.member_mask
        first = 0
        if self._shares and mask:
            first = (mask & -mask).bit_length() - 1
            mask >>= first
        return first, mask.to_bytes((mask.bit_length() + 7) // 8, "little")

    def _offset(self, class_: RegisterClass, table: str, at: int) -> str:
        return _OFFSET(target=self._source.name, table=table, at=at, number=class_.number)

    @property
    def type(self) -> str:
        sizes = [
            len(self._source.classes),
            self._orders.size,
            self._members.size,
            self._masks.size,
            *([self._mask_offsets.size] if self._shares else []),
            sum([len(list_) + 1 for list_ in self._indices]),
            self._super_classes.size,
        ]
        return f"MCRegisterClassStorage<{', '.join(map(str, sizes))}>"

    def declaration(self) -> str:
        return _DECLARATION(target=self._source.name, type=self.type)

    def definition(self, names: StringTable) -> str:
        tables = [
            self._orders.rows(),
            self._members.rows(),
            self._masks.rows(),
            *([self._mask_offsets.rows()] if self._shares else []),
            self._index_rows(),
            self._super_classes.rows(),
        ]
        return _DEFINITION(
            target=self._source.name,
            type=self.type,
            kind="inline constexpr" if self._shares else "extern const",
            classes=[_CLASS(fields=self._fields(c, names)) for c in self._source.classes],
            tables=[
                _TABLE(rows=rows, comma="," if at < len(tables) - 1 else "")
                for at, rows in enumerate(tables)
            ],
        )

    def _index_rows(self) -> list[str]:
        rows = ["".join([f"{number}, " for number in list_]) + "0," for list_ in self._indices]
        return with_offsets(rows, self._indices, terminated=True)

    def _fields(self, class_: RegisterClass, names: StringTable) -> list[str]:
        number = class_.number
        size = class_.sizes.in_mode(0)[0] if class_.sizes.is_simple else 0
        indices = self._index_offsets[_super_indices(self._source, class_)]
        mask_offset = [
            self._offset(class_, "SuperRegMaskOffsets", self._mask_offsets.offsets[number])
            for _ in range(self._shares)
        ]
        fields = [
            self._offset(class_, "Regs", self._orders.offsets[number]),
            self._offset(class_, "BitSets", self._members.offsets[number]),
            str(names.offset(class_.name)),
            str(size),
            str(len(class_.orders[0])),
            *self._bounds(class_),
            class_.qualified_id_name,
            str(class_.copy_cost),
            boolean(class_.allocatable),
            boolean(class_.base_class_order is not None),
            self._offset(class_, "SubClassMasks", self._masks.offsets[number]),
            *mask_offset,
            self._offset(class_, "SuperRegIdxSeqs", indices),
            lane_mask(class_.lane_mask),
            str(class_.allocation_priority),
            boolean(class_.global_priority),
            f"0x{class_.ts_flags:02x}",
            str(class_.spill_stack),
            boolean(class_.has_disjunct_sub_registers),
            boolean(class_.covered_by_sub_registers),
            self._offset(class_, "SuperClasses", self._super_classes.offsets[number]),
            str(len(class_.super_classes)),
        ]
        return [*[f"{field}," for field in fields[:-1]], fields[-1]]

    def _bounds(self, class_: RegisterClass) -> list[str]:
        """How large the set of members is, where it begins at a register of its own that, too."""
        first, octets = self._set_of(class_)
        if not self._shares:
            return [str(len(octets))]
        return [str(first), str(class_.member_mask.bit_length() - first if octets else 0)]


class _Sequence:
    """Lists one after another, by the number of their class; each has rows, with commas."""

    def __init__(self) -> None:
        self.offsets: list[int] = []
        self.size = 0
        self._rows: list[str] = []

    def add(self, count: int, rows: Sequence[str]) -> None:
        self.offsets.append(self.size)
        if rows:
            self._rows.append(f"/* {self.size} */ " + "\n".join(rows))
        self.size += count

    def rows(self) -> list[str]:
        return self._rows


def _super_indices(source: Source, class_: RegisterClass) -> tuple[int, ...]:
    return tuple([index.number for index, _ in source.file.super_register_masks(class_)])
