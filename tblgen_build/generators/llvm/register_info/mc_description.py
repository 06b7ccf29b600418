"""The MC layer's tables: registers and relations, units, classes, DWARF numbers, encodings."""

from __future__ import annotations

from operator import sub

from tblgen_build._core import BitValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, bare_array, boolean, braced
from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.cpp.string_table import StringTable
from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE
from tblgen_build.generators.llvm.model.registers.register import bits
from tblgen_build.generators.llvm.model.spellings import nul_spelling
from tblgen_build.generators.llvm.register_info.class_storage import ClassStorage
from tblgen_build.generators.llvm.register_info.dwarf import DwarfNumbers
from tblgen_build.generators.llvm.register_info.source import (
    index_ranges,
    lane_mask,
    with_offsets,
)
from tblgen_build.releases.llvm import (
    CLASSES_TELL_BASES,
    INDEX_RANGES_DEPEND_ON_MODES,
    REGISTER_LISTS_HAVE_NO_ENDS,
    REGISTERS_TELL_ARTIFICIAL,
    REGISTERS_TELL_CONSTANTS,
)
from tblgen_build.releases.targets import CLASSES_ARE_STORED_TOGETHER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.register_info.source import Source

    Numbers = tuple[int, ...]

# A register's units: the first one, and where the list of differences to the others is.
_UNIT_BITS: Final = 12

_CLASS_MEMBERS: Final = cpp("""
    // $name Register Class...
    const MCPhysReg $name[] = {
      $members
    };

    // $name Bit set.
    const uint8_t ${name}Bits[] = {
      $mask
    };

""")

_DESCRIPTORS: Final = cpp("""
    extern const MCRegisterDesc ${target}RegDesc[] = { // Descriptors
      $rows
    };

""")
_ANONYMOUS: Final = cpp("""
    namespace {     // Register classes...
      $body
    } // end anonymous namespace

""")

_INITIALIZER: Final = cpp("""
    static inline void Init${target}MCRegisterInfo(MCRegisterInfo *RI, unsigned RA, unsigned DwarfFlavour = 0, unsigned EHFlavour = 0, unsigned PC = 0) {
      RI->InitMCRegisterInfo($arguments,
      $encodings);

      $dwarf_mapping
    }
""")  # noqa: E501


def mc_description(source: Source) -> str:
    name = source.name
    relations = _Relations(source)
    nul = nul_spelling(source.release)
    register_names = StringTable(["", *[register.name for register in source.registers]], nul)
    class_names = StringTable([class_.name for class_ in source.classes], nul)
    dwarf = DwarfNumbers(source)
    is_stored = source.release.has(CLASSES_ARE_STORED_TOGETHER)
    parts = [
        *relations.tables(name),
        "" if source.release.has(INDEX_RANGES_DEPEND_ON_MODES) else _index_ranges(source),
        register_names.definition(f"{name}RegStrings"),
        _descriptors(source, relations, register_names),
        _unit_roots(source),
        _unit_intervals(source) if source.file.are_intervals else "",
        "" if is_stored else _class_members(source),
        class_names.definition(f"{name}RegClassStrings"),
        ClassStorage(source).definition(class_names)
        if is_stored
        else _class_descriptors(source, class_names),
        dwarf.tables(),
        _encodings(source),
        _initializer(source, dwarf),
    ]
    return in_namespace("llvm", parts, "end namespace")


class _Relations:
    """What is said about registers in lists that they share."""

    def __init__(self, source: Source) -> None:
        self.sub_registers: dict[Register, Numbers] = {}
        self.super_registers: dict[Register, Numbers] = {}
        self.units: dict[Register, tuple[int, Numbers]] = {}
        self.indices: dict[Register, Numbers] = {}
        for register in source.registers:
            subs = below(register)
            self.sub_registers[register] = _differences(register.number, [r.number for r in subs])
            above = [r.number for r in register.super_registers]
            self.super_registers[register] = _differences(register.number, above)
            first, *others = bits(register.native_units)
            self.units[register] = first, _differences(first, others)
            self.indices[register] = tuple([register.index_of[r].number for r in subs])
        lists = [*self.sub_registers.values(), *self.super_registers.values()]
        lists += [others for _, others in self.units.values()]
        self._differences, self.difference_offsets = sequence_table(lists, terminated=True)
        self._are_terminated = not source.release.has(REGISTER_LISTS_HAVE_NO_ENDS)
        self._indices, self.index_offsets = sequence_table(
            self.indices.values(), terminated=self._are_terminated
        )
        masks = [tuple(register.unit_lane_masks) for register in source.registers]
        self._lane_masks, self.lane_mask_offsets = sequence_table(
            masks, terminated=self._are_terminated
        )

    def tables(self, name: str) -> list[str]:
        differences = ["".join([f"{d}, " for d in list_]) + "0," for list_ in self._differences]
        masks = [" ".join([lane_mask(m) + "," for m in list_]) for list_ in self._lane_masks]
        indices = ["".join([f"{i}, " for i in list_]) for list_ in self._indices]
        if self._are_terminated:
            masks = [f"{mask} LaneBitmask::getAll(),".lstrip() for mask in masks]
            indices = [f"{text}0," for text in indices]
        elif not any(self._indices):
            indices = ["\n/* dummy */ 0"]  # C++ has no empty arrays
        lists = (self._differences, self._lane_masks, self._indices)
        ends = (True, self._are_terminated, self._are_terminated)
        differences, masks, indices = [
            with_offsets(rows, stored, terminated=terminated)
            for rows, stored, terminated in zip(
                (differences, masks, indices), lists, ends, strict=True
            )
        ]
        return [
            array(f"extern const int16_t {name}RegDiffLists[]", differences),
            array(f"extern const LaneBitmask {name}LaneMaskLists[]", masks),
            array(f"extern const uint16_t {name}SubRegIdxLists[]", indices),
        ]


def _index_ranges(source: Source) -> str:
    definition = f"extern const MCRegisterInfo::SubRegCoveredBits {source.name}SubRegIdxRanges[]"
    return array(definition, index_ranges(source, DEFAULT_MODE))


def below(register: Register) -> list[Register]:
    """All sub-registers: the explicit ones, each before its own, then those inferred."""
    found: dict[Register, None] = {}
    _collect_below(register, found)
    return list(found)


def _collect_below(register: Register, found: dict[Register, None]) -> None:
    for part in register.explicit_sub_registers:
        if part not in found:
            found[part] = None
            if part.sub_registers:
                _collect_below(part, found)
    found |= dict.fromkeys(register.sub_registers.values())


def _differences(start: int, numbers: list[int]) -> Numbers:
    """What to add to get from each number to the next."""
    return tuple(map(sub, numbers, [start, *numbers]))


def _descriptors(source: Source, relations: _Relations, names: StringTable) -> str:
    tells_constants = source.release.has(REGISTERS_TELL_CONSTANTS)
    tells_artificial = source.release.has(REGISTERS_TELL_ARTIFICIAL)
    zeros = [0] * (5 + tells_constants + tells_artificial)
    rows = [braced([names.offset(""), *zeros]) + ","]
    for register in source.registers:
        first, others = relations.units[register]
        offsets = relations.difference_offsets
        fields = (
            names.offset(register.name),
            offsets[relations.sub_registers[register]],
            offsets[relations.super_registers[register]],
            relations.index_offsets[relations.indices[register]],
            offsets[others] << _UNIT_BITS | first,
            relations.lane_mask_offsets[tuple(register.unit_lane_masks)],
            *((int(register.constant),) if tells_constants else ()),
            *((int(register.artificial),) if tells_artificial else ()),
        )
        rows.append(braced(fields) + ",")
    return _DESCRIPTORS(target=source.name, rows=rows)


def _unit_roots(source: Source) -> str:
    units = source.file.units
    rows = [
        braced([root.qualified_name for root in roots]) + ","
        for roots in units.roots[: units.native_count]
    ]
    return array(f"extern const MCPhysReg {source.name}RegUnitRoots[][2]", rows)


def _unit_intervals(source: Source) -> str:
    """By register: its first unit, and the one after its last."""
    rows = [braced((0, 0)) + ","]
    for register in source.registers:
        units = register.native_units
        first = (units & -units).bit_length() - 1
        rows.append(braced((first, units.bit_length())) + ",")
    return array(f"extern const unsigned {source.name}RegUnitIntervals[][2]", rows)


def _class_members(source: Source) -> str:
    parts = []
    names = {register: register.qualified_name for register in source.registers}
    for class_ in source.classes:
        if not class_.members:
            continue  # C++ has no empty arrays
        members = "".join([f"{names[register]}, " for register in class_.orders[0]])
        octets = class_.member_mask.to_bytes((class_.member_mask.bit_length() + 7) // 8, "little")
        mask = "".join([f"0x{octet:02x}, " for octet in octets])
        parts.append(_CLASS_MEMBERS(name=class_.name, members=members, mask=mask))
    return _ANONYMOUS(body=parts)


def _class_descriptors(source: Source, names: StringTable) -> str:
    tells_bases = source.release.has(CLASSES_TELL_BASES)
    rows = [_class_descriptor(class_, names, tells_bases) for class_ in source.classes]
    return array(f"extern const MCRegisterClass {source.name}MCRegisterClasses[]", rows)


def _class_descriptor(class_: RegisterClass, names: StringTable, tells_base: bool) -> str:
    name = class_.name
    size = class_.sizes.in_mode(0)[0] if class_.sizes.is_simple else 0
    fields = (
        name if class_.members else "nullptr",
        f"{name}Bits" if class_.members else "nullptr",
        names.offset(name),
        len(class_.orders[0]),
        f"sizeof({name}Bits)" if class_.members else "0",
        class_.qualified_id_name,
        size,
        class_.copy_cost,
        boolean(class_.allocatable),
        *((boolean(class_.base_class_order is not None),) if tells_base else ()),
    )
    return braced(fields) + ","


def _encodings(source: Source) -> str:
    rows = ["0,"]
    for register in source.registers:
        encoding = 0
        for position, bit in enumerate(register.record.value_as_bits("HWEncoding")):
            if isinstance(bit, BitValue) and bit.value:  # one that is not set counts as 0
                encoding |= 1 << position
        rows.append(f"{encoding},")
    return bare_array(f"extern const uint16_t {source.name}RegEncodingTable[]", rows)


def _initializer(source: Source, dwarf: DwarfNumbers) -> str:
    return _INITIALIZER(
        target=source.name,
        arguments=", ".join(initializer_arguments(source, _in_storage(source))),
        encodings=_last_arguments(source),
        dwarf_mapping=dwarf.mapping("RI->"),
    )


def _in_storage(source: Source) -> str:
    if source.release.has(CLASSES_ARE_STORED_TOGETHER):
        return f"{source.name}MCRegisterClassStorage.Classes"
    return f"{source.name}MCRegisterClasses"


def _last_arguments(source: Source) -> str:
    encodings = f"{source.name}RegEncodingTable"
    if not source.release.has(INDEX_RANGES_DEPEND_ON_MODES):
        return f"{source.name}SubRegIdxRanges, {encodings}"
    is_stored = source.release.has(CLASSES_ARE_STORED_TOGETHER)
    intervals = f"{source.name}RegUnitIntervals" if source.file.are_intervals else "nullptr"
    return f"{encodings}, {intervals}" if is_stored else encodings


def initializer_arguments(source: Source, classes: str) -> list[str]:
    """All but the last ones; `classes`: the first of them."""
    name = source.name
    arguments = (
        f"{name}RegDesc",
        len(source.registers) + 1,
        "RA",
        "PC",
        classes,
        len(source.classes),
        f"{name}RegUnitRoots",
        source.file.units.native_count,
        f"{name}RegDiffLists",
        f"{name}LaneMaskLists",
        f"{name}RegStrings",
        f"{name}RegClassStrings",
        f"{name}SubRegIdxLists",
        len(source.indices) + 1,
    )
    return list(map(str, arguments))


def split_arguments(source: Source) -> str:
    """The arguments on several lines, the numbers after what they are the numbers of."""
    classes = f"{source.name}MCRegisterClasses"
    if source.release.has(CLASSES_ARE_STORED_TOGETHER):
        classes = f"&get{source.name}MCRegisterClass(0)"
    arguments = [*initializer_arguments(source, classes), _last_arguments(source)]
    first, classes, *rest = [", ".join(arguments[:4]), ", ".join(arguments[4:6]), *arguments[6:]]
    return ",\n".join([first, classes, *rest])
