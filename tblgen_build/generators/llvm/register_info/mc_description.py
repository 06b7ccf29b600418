"""The MC layer's tables: registers and relations, units, classes, DWARF numbers, encodings."""

from __future__ import annotations

from tblgen_build._core import BitValue
from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.generators.cpp.string_table import StringTable
from tblgen_build.generators.llvm.model.register import bits
from tblgen_build.generators.llvm.register_info.dwarf import DwarfNumbers
from tblgen_build.generators.llvm.register_info.number_table import NumberTable
from tblgen_build.generators.llvm.register_info.source import boolean, lane_mask

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build.generators.llvm.model.register import Register
    from tblgen_build.generators.llvm.model.register_class import RegisterClass
    from tblgen_build.generators.llvm.register_info.source import Source

# A register's units: the first one, and where the list of differences to the others is.
_UNIT_BITS: Final = 12


def emit(source: Source) -> str:
    name = source.name
    relations = _Relations(source)
    register_names = StringTable(["", *[register.name for register in source.registers]])
    class_names = StringTable([class_.name for class_ in source.classes])
    dwarf = DwarfNumbers(source)
    parts = [
        relations.tables(name),
        _strings(f"{name}RegStrings", register_names),
        _descriptors(source, relations, register_names),
        _unit_roots(source),
        _class_members(source),
        _strings(f"{name}RegClassStrings", class_names),
        _class_descriptors(source, class_names),
        dwarf.tables(),
        _encodings(source),
        _initializer(source, dwarf),
    ]
    return in_namespace("llvm", "".join(parts))


class _Relations:
    """What is said about registers in lists that they share."""

    def __init__(self, source: Source) -> None:
        self.sub_registers: dict[Register, list[int]] = {}
        self.super_registers: dict[Register, list[int]] = {}
        self.units: dict[Register, list[int]] = {}
        self.indices: dict[Register, list[int]] = {}
        for register in source.registers:
            subs = below(register)
            self.sub_registers[register] = _differences(register.number, [r.number for r in subs])
            above = [r.number for r in register.super_registers]
            self.super_registers[register] = _differences(register.number, above)
            first, *others = bits(register.native_units)
            self.units[register] = [first, *_differences(first, others)]
            self.indices[register] = [register.index_of[r].number for r in subs]
        lists = [*self.sub_registers.values(), *self.super_registers.values()]
        lists += [units[1:] for units in self.units.values()]
        self.differences = NumberTable(lists, terminated=True)
        self.index_lists = NumberTable(self.indices.values(), terminated=False)
        masks = [register.unit_lane_masks for register in source.registers]
        self.lane_masks = NumberTable(masks, terminated=False)

    def tables(self, name: str) -> str:
        differences = "".join(
            [f"  {''.join([f'{d}, ' for d in list_])}0,\n" for list_ in self.differences.stored]
        )
        masks = "".join(
            [
                f"  {' '.join([lane_mask(mask) + ',' for mask in list_])}\n"
                for list_ in self.lane_masks.stored
            ]
        )
        indices = "".join(
            [f"  {''.join([f'{i}, ' for i in list_])}\n" for list_ in self.index_lists.stored]
        )
        if not self.index_lists.size:
            indices = "  0\n"  # C++ has no empty arrays
        return (
            f"extern const int16_t {name}RegDiffLists[] = {{\n{differences}}};\n\n"
            f"extern const LaneBitmask {name}LaneMaskLists[] = {{\n{masks}}};\n\n"
            f"extern const uint16_t {name}SubRegIdxLists[] = {{\n{indices}}};\n\n"
        )


def below(register: Register) -> list[Register]:
    """All sub-registers: the explicit ones, each before its own, then those inferred."""
    found: dict[Register, None] = {}
    _collect_below(register, found)
    return list(found)


def _collect_below(register: Register, found: dict[Register, None]) -> None:
    for part in register.explicit_sub_registers:
        if part not in found:
            found[part] = None
            _collect_below(part, found)
    found |= dict.fromkeys(register.sub_registers.values())


def _differences(start: int, numbers: Iterable[int]) -> list[int]:
    """What to add to get from each number to the next."""
    found = []
    for number in numbers:
        found.append(number - start)
        start = number
    return found


def _strings(name: str, table: StringTable) -> str:
    return (
        "#ifdef __GNUC__\n#pragma GCC diagnostic push\n"
        '#pragma GCC diagnostic ignored "-Woverlength-strings"\n#endif\n'
        f"extern const char {name}[] = {{\n{table.literals()}}};\n"
        "#ifdef __GNUC__\n#pragma GCC diagnostic pop\n#endif\n\n"
    )


def _descriptors(source: Source, relations: _Relations, names: StringTable) -> str:
    rows = [f"  {{ {names.offset('')}, 0, 0, 0, 0, 0, 0, 0 }},\n"]
    for register in source.registers:
        units = relations.units[register]
        lists = relations.differences
        packed = lists.offset(units[1:]) << _UNIT_BITS | units[0]
        fields = (
            names.offset(register.name),
            lists.offset(relations.sub_registers[register]),
            lists.offset(relations.super_registers[register]),
            relations.index_lists.offset(relations.indices[register]),
            packed,
            relations.lane_masks.offset(register.unit_lane_masks),
            int(register.constant),
            int(register.artificial),
        )
        rows.append(f"  {{ {', '.join(map(str, fields))} }},\n")
    return f"extern const MCRegisterDesc {source.name}RegDesc[] = {{\n{''.join(rows)}}};\n\n"


def _unit_roots(source: Source) -> str:
    units = source.file.units
    rows = []
    for roots in units.roots[: units.native_count]:
        names = ", ".join([root.qualified_name for root in roots])
        rows.append(f"  {{ {names} }},\n")
    return f"extern const MCPhysReg {source.name}RegUnitRoots[][2] = {{\n{''.join(rows)}}};\n\n"


def _class_members(source: Source) -> str:
    parts = []
    names = {register: register.qualified_name for register in source.registers}
    for class_ in source.classes:
        if not class_.members:
            continue  # C++ has no empty arrays
        members = "".join([f"{names[register]}, " for register in class_.orders[0]])
        octets = class_.member_mask.to_bytes((class_.member_mask.bit_length() + 7) // 8, "little")
        mask = "".join([f"0x{octet:02x}, " for octet in octets])
        parts.append(
            f"  // {class_.name}\n"
            f"  const MCPhysReg {class_.name}[] = {{\n    {members}\n  }};\n\n"
            f"  const uint8_t {class_.name}Bits[] = {{\n    {mask}\n  }};\n\n"
        )
    return f"namespace {{\n{''.join(parts)}}} // namespace\n\n"


def _class_descriptors(source: Source, names: StringTable) -> str:
    rows = [_class_descriptor(class_, names) for class_ in source.classes]
    name = f"{source.name}MCRegisterClasses"
    return f"extern const MCRegisterClass {name}[] = {{\n{''.join(rows)}}};\n\n"


def _class_descriptor(class_: RegisterClass, names: StringTable) -> str:
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
        boolean(class_.base_class_order is not None),
    )
    return f"  {{ {', '.join(map(str, fields))} }},\n"


def _encodings(source: Source) -> str:
    rows = ["  0,\n"]
    for register in source.registers:
        encoding = 0
        for position, bit in enumerate(register.record.value_as_bits("HWEncoding")):
            if isinstance(bit, BitValue) and bit.value:  # one that is not set counts as 0
                encoding |= 1 << position
        rows.append(f"  {encoding},\n")
    return f"extern const uint16_t {source.name}RegEncodingTable[] = {{\n{''.join(rows)}}};\n"


def _initializer(source: Source, dwarf: DwarfNumbers) -> str:
    name = source.name
    return (
        f"static inline void Init{name}MCRegisterInfo(MCRegisterInfo *RI, unsigned RA, "
        "unsigned DwarfFlavour = 0, unsigned EHFlavour = 0, unsigned PC = 0) {\n"
        f"  RI->InitMCRegisterInfo({initializer_arguments(source)});\n\n"
        f"{dwarf.mapping('RI->')}}}\n\n"
    )


def initializer_arguments(source: Source) -> str:
    name = source.name
    arguments = (
        f"{name}RegDesc",
        len(source.registers) + 1,
        "RA",
        "PC",
        f"{name}MCRegisterClasses",
        len(source.classes),
        f"{name}RegUnitRoots",
        source.file.units.native_count,
        f"{name}RegDiffLists",
        f"{name}LaneMaskLists",
        f"{name}RegStrings",
        f"{name}RegClassStrings",
        f"{name}SubRegIdxLists",
        len(source.indices) + 1,
        f"{name}RegEncodingTable",
    )
    return ", ".join(map(str, arguments))
