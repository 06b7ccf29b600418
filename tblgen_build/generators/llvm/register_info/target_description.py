"""The code generator's tables: types, indices, classes with sub-classes, costs, masks."""

from __future__ import annotations

from tblgen_build._core import DagValue
from tblgen_build.generators.cpp.literals import rows
from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.generators.llvm.register_info.composition import composition_functions
from tblgen_build.generators.llvm.register_info.dwarf import DwarfNumbers
from tblgen_build.generators.llvm.register_info.mc_description import below, initializer_arguments
from tblgen_build.generators.llvm.register_info.number_table import NumberTable
from tblgen_build.generators.llvm.register_info.pressure import pressure_functions
from tblgen_build.generators.llvm.register_info.source import boolean, lane_mask
from tblgen_build.generators.llvm.register_info.sub_classes import sub_class_functions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.register import Register
    from tblgen_build.generators.llvm.model.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.register_set import Definition
    from tblgen_build.generators.llvm.model.value_type import ValueType
    from tblgen_build.generators.llvm.register_info.source import Source


def emit(source: Source) -> str:
    name = source.name
    dwarf = DwarfNumbers(source)
    parts = [
        f"extern const MCRegisterClass {name}MCRegisterClasses[];\n\n",
        _type_lists(source),
        _index_tables(source),
        _class_sizes(source),
        _sub_class_masks(source),
        _super_class_lists(source),
        *[_allocation_orders(source, class_) for class_ in source.classes],
        _class_instances(source),
        _register_properties(source),
    ]
    if source.indices:
        parts.append(composition_functions(source))
        parts.append(sub_class_functions(source))
    parts += [
        pressure_functions(source),
        _base_classes(source),
        _declarations(source, dwarf),
        _constructor(source, dwarf),
        _register_masks(source),
        _categories(source),
        _mask_names_and_frame_lowering(source),
    ]
    return in_namespace("llvm", "".join(parts))


# --- types and sizes


def _types_in(class_: RegisterClass, mode: int) -> list[ValueType]:
    types = [type_.in_mode(mode) for type_ in class_.types]
    return [type_ for type_ in types if type_ is not None]


def _type_numbers(class_: RegisterClass, mode: int) -> list[int]:
    return [type_.number for type_ in _types_in(class_, mode)]


def _modes(source: Source) -> range:
    return range(len(source.file.modes))


def _type_table(source: Source) -> NumberTable:
    lists = [_type_numbers(class_, mode) for class_ in source.classes for mode in _modes(source)]
    return NumberTable(lists, terminated=True)


def _type_lists(source: Source) -> str:
    used = [t for class_ in source.classes for m in _modes(source) for t in _types_in(class_, m)]
    enumerator = {type_.number: type_.enumerator for type_ in used}
    lines = []
    for types in _type_table(source).stored:
        names = "".join([f"{enumerator[type_]}, " for type_ in types])
        lines.append(f"  {names}MVT::Other,\n")
    return f"static const MVT::SimpleValueType VTLists[] = {{\n{''.join(lines)}}};\n\n"


def _class_sizes(source: Source) -> str:
    table = _type_table(source)
    lines = []
    for mode in _modes(source):
        lines.append(f"  // Mode {mode}: {source.file.modes.name(mode)}\n")
        for class_ in source.classes:
            size, spill_size, alignment = class_.sizes.in_mode(mode)
            offset = table.offset(_type_numbers(class_, mode))
            lines.append(f"  {{ {size}, {spill_size}, {alignment}, {offset} }}, // {class_.name}\n")
    return (
        f"static const TargetRegisterInfo::RegClassInfo RegClassInfos[] = {{\n{''.join(lines)}}};\n"
    )


# --- indices


def _index_tables(source: Source) -> str:
    names = "".join([f'"{index.name}", ' for index in source.indices])
    ranges = []
    for mode in _modes(source):
        ranges.append("  { 65535, 65535 },\n")
        for index in source.indices:
            size, offset = index.in_mode(mode)
            ranges.append(f"  {{ {offset & 0xFFFF}, {size & 0xFFFF} }},\n")
    masks = [f"  {lane_mask(index.lane_mask)},\n" for index in source.indices]
    return (
        f'static const char *SubRegIndexNameTable[] = {{ {names}"" }};\n\n'
        "static const TargetRegisterInfo::SubRegCoveredBits SubRegIdxRangeTable[] = {\n"
        f"{''.join(ranges)}}};\n\n"
        "static const LaneBitmask SubRegIndexLaneMaskTable[] = {\n"
        f"  LaneBitmask::getAll(),\n{''.join(masks)}}};\n\n"
    )


# --- classes


def _words(mask: int, count: int) -> Iterable[str]:
    return [f"0x{mask >> 32 * word & 0xFFFFFFFF:08x}" for word in range((count + 31) // 32)]


def _sub_class_masks(source: Source) -> str:
    """Sub-classes, then for each index the classes whose sub-registers are in the class."""
    count = len(source.classes)
    parts = []
    for class_ in source.classes:
        lines = [rows(_words(class_.sub_classes, count), 8, "  ")]
        for index, mask in source.file.super_register_masks(class_):
            lines.append(rows(_words(mask, count), 8, "  ") + f"  // {index.name}\n")
        parts.append(
            f"static const uint32_t {class_.name}SubClassMask[] = {{\n{''.join(lines)}}};\n\n"
        )
    lists = [list_ + "0,\n" for list_ in _super_index_lines(source)]
    return "".join(parts) + (
        f"static const uint16_t SuperRegIdxSeqs[] = {{\n{''.join(lists)}}};\n\n"
    )


def _super_index_table(source: Source) -> NumberTable:
    return NumberTable([_super_indices(source, c) for c in source.classes], terminated=True)


def _super_indices(source: Source, class_: RegisterClass) -> list[int]:
    return [index.number for index, _ in source.file.super_register_masks(class_)]


def _super_index_lines(source: Source) -> list[str]:
    return [
        "  " + "".join([f"{number}, " for number in list_])
        for list_ in _super_index_table(source).stored
    ]


def _super_class_lists(source: Source) -> str:
    parts = []
    for class_ in source.classes:
        if class_.super_classes:
            lines = "".join([f"  {c.qualified_id_name},\n" for c in class_.super_classes])
            parts.append(f"static unsigned const {class_.name}Superclasses[] = {{\n{lines}}};\n\n")
    return "".join(parts)


def _allocation_orders(source: Source, class_: RegisterClass) -> str:
    """A function that selects from the orders, where the class says how."""
    if not class_.alt_order_select:
        return ""
    name = class_.name
    arrays = []
    for number, order in enumerate(class_.orders[1:], 1):
        if order:
            members = ", ".join([register.qualified_name for register in order])
            arrays.append(f"  static const MCPhysReg AltOrder{number}[] = {{ {members} }};\n")
    orders = ["ArrayRef(MCR.begin(), MCR.getNumRegs())"]
    for number, order in enumerate(class_.orders[1:], 1):
        orders.append(f"ArrayRef(AltOrder{number})" if order else "ArrayRef<MCPhysReg>()")
    return (
        f"static inline unsigned {name}AltOrderSelect(const MachineFunction &MF, bool Rev) {{"
        f"{class_.alt_order_select}}}\n\n"
        f"static ArrayRef<MCPhysReg> {name}GetRawAllocationOrder("
        f"const MachineFunction &MF, bool Rev) {{\n{''.join(arrays)}"
        f"  const MCRegisterClass &MCR = {source.name}MCRegisterClasses["
        f"{class_.qualified_id_name}];\n"
        f"  const ArrayRef<MCPhysReg> Order[] = {{\n    {', '.join(orders)}\n  }};\n"
        f"  const unsigned Select = {name}AltOrderSelect(MF, Rev);\n"
        f"  assert(Select < {len(class_.orders)});\n  return Order[Select];\n}}\n\n"
    )


def _class_instances(source: Source) -> str:
    table = _super_index_table(source)
    instances = []
    for class_ in source.classes:
        offset = table.offset(_super_indices(source, class_))
        instances.append(_class_instance(source, class_, offset))
    names = "".join([f"    &{class_.qualified_name}RegClass,\n" for class_ in source.classes])
    return f"namespace {source.classes[0].namespace} {{\n{''.join(instances)}}}\n" + (
        "\nnamespace {\n  const TargetRegisterClass *const RegisterClasses[] = {\n"
        f"{names}  }};\n}} // namespace\n"
    )


def _class_instance(source: Source, class_: RegisterClass, super_indices: int) -> str:
    name = class_.name
    above = f"{name}Superclasses, {len(class_.super_classes)}"
    orders = f"{name}GetRawAllocationOrder" if class_.alt_order_select else "nullptr"
    fields = (
        f"&{source.name}MCRegisterClasses[{class_.id_name}]",
        f"{name}SubClassMask",
        f"SuperRegIdxSeqs + {super_indices}",
        lane_mask(class_.lane_mask),
        str(class_.allocation_priority),
        boolean(class_.global_priority),
        f"0x{class_.ts_flags:02x}",
        boolean(class_.has_disjunct_sub_registers),
        boolean(class_.covered_by_sub_registers),
        above if class_.super_classes else "nullptr, 0",
        orders,
    )
    lines = ",\n".join([f"    {field}" for field in fields])
    return f"  extern const TargetRegisterClass {name}RegClass = {{\n{lines}\n  }};\n\n"


# --- registers


def _register_properties(source: Source) -> str:
    """Costs, one row for each cost model, and which registers can be allocated."""
    name = source.name
    models = max([len(register.cost_per_use) for register in source.registers], default=0)
    costs = []
    for model in range(models):
        costs.append("0")
        for register in source.registers:
            own = register.cost_per_use
            costs.append(str(own[model]) if model < len(own) else "0")
    allocatable = 0
    for class_ in source.classes:
        if class_.allocatable:
            allocatable |= class_.member_mask
    flags = [boolean(bool(allocatable >> n & 1)) for n in range(len(source.registers) + 1)]
    return (
        f"\nstatic const uint8_t CostPerUseTable[] = {{\n{''.join([c + ', ' for c in costs])}}};\n"
        "\nstatic const bool InAllocatableClassTable[] = {\n"
        f"{''.join([f + ', ' for f in flags])}}};\n\n"
        f"static const TargetRegisterInfoDesc {name}RegInfoDesc = {{\n"
        f"CostPerUseTable, {models}, InAllocatableClassTable}};\n\n"
    )


def _base_classes(source: Source) -> str:
    """The function that finds a physical register's base class."""
    ordered = sorted(
        [
            (class_.base_class_order, class_.number)
            for class_ in source.classes
            if class_.base_class_order is not None
        ]
    )
    if not ordered:
        return ""
    lines = ["    InvalidRegClassID, // NoRegister\n"]
    for register in source.registers:
        found = [n for _, n in ordered if register in source.classes[n]]
        base = source.classes[found[0]].qualified_id_name if found else "InvalidRegClassID"
        lines.append(f"    {base}, // {register.name}\n")
    return (
        f"const TargetRegisterClass *{source.name}GenRegisterInfo::"
        "getPhysRegBaseClass(MCRegister Reg) const {\n"
        "  static const uint16_t InvalidRegClassID = UINT16_MAX;\n\n"
        f"  static const uint16_t Mapping[{len(source.registers) + 1}] = {{\n"
        f"{''.join(lines)}  }};\n\n"
        "  assert(Reg < ArrayRef(Mapping).size());\n"
        "  unsigned RCID = Mapping[Reg.id()];\n"
        "  if (RCID == InvalidRegClassID)\n    return nullptr;\n"
        "  return RegisterClasses[RCID];\n}\n"
    )


def _declarations(source: Source, dwarf: DwarfNumbers) -> str:
    name = source.name
    tables = (
        f"MCRegisterDesc {name}RegDesc[]",
        f"int16_t {name}RegDiffLists[]",
        f"LaneBitmask {name}LaneMaskLists[]",
        f"char {name}RegStrings[]",
        f"char {name}RegClassStrings[]",
        f"MCPhysReg {name}RegUnitRoots[][2]",
        f"uint16_t {name}SubRegIdxLists[]",
        f"uint16_t {name}RegEncodingTable[]",
    )
    lines = "".join([f"extern const {table};\n" for table in tables])
    return lines + dwarf.declarations()


def _constructor(source: Source, dwarf: DwarfNumbers) -> str:
    name = source.name
    return (
        f"{name}GenRegisterInfo::\n{name}GenRegisterInfo(unsigned RA, unsigned DwarfFlavour, "
        "unsigned EHFlavour,\n      unsigned PC, unsigned HwMode)\n"
        f"  : TargetRegisterInfo(&{name}RegInfoDesc, RegisterClasses, "
        f"RegisterClasses+{len(source.classes)},\n"
        "             SubRegIndexNameTable, SubRegIdxRangeTable, SubRegIndexLaneMaskTable,\n"
        f"             {lane_mask(source.derived.covering_lanes)}, RegClassInfos, VTLists, "
        "HwMode) {\n"
        f"  InitMCRegisterInfo({initializer_arguments(source)});\n\n{dwarf.mapping('')}}}\n\n"
    )


# --- callee-saved registers


def covered(source: Source, definitions: Iterable[Definition]) -> int:
    """These registers, what they are made of, and what is made of nothing else."""
    found: dict[Register, None] = {}
    for definition in definitions:
        register = source.file.register(definition)
        if register not in found:
            found[register] = None
            found |= dict.fromkeys(below(register))
    order = list(found)
    for register in order:  # grows
        for above in register.super_registers:
            if not above.covered_by_sub_registers or above in found:
                continue
            if all(part in found for part in above.sub_registers.values()):
                found[above] = None
                order.append(above)
    mask = 0
    for register in order:
        mask |= 1 << register.number
    return mask


def _saved_sets(source: Source) -> list[Record]:
    return source.file.records.all_derived_definitions_if_defined("CalleeSavedRegs")


def _register_masks(source: Source) -> str:
    sets = source.file.sets
    constant = covered(source, [r.definition for r in source.registers if r.constant])
    parts = []
    for record in _saved_sets(source):
        saved = sets.expand(record) or []
        mask = covered(source, saved) | constant
        others = record.value("OtherPreserved")
        if isinstance(others, DagValue):
            mask |= covered(source, sets.evaluate(others, record))
        names = "".join([f"{source.file.register(r).qualified_name}, " for r in saved])
        words = ", ".join(_words(mask, len(source.registers) + 1))
        parts.append(
            f"static const MCPhysReg {record.name}_SaveList[] = {{ {names}0 }};\n"
            f"static const uint32_t {record.name}_RegMask[] = {{ {words}, }};\n"
        )
    names = "".join([f"    {record.name}_RegMask,\n" for record in _saved_sets(source)])
    head = f"ArrayRef<const uint32_t *> {source.name}GenRegisterInfo::getRegMasks() const {{\n"
    if not names:
        return "".join(parts) + head + "  return {};\n}\n\n"
    return "".join(parts) + (
        f"\n{head}  static const uint32_t *const Masks[] = {{\n{names}  }};\n"
        "  return ArrayRef(Masks);\n}\n\n"
    )


def _mask_names_and_frame_lowering(source: Source) -> str:
    name = source.name
    names = "".join([f'    "{record.name}",\n' for record in _saved_sets(source)])
    body = f"  static const char *Names[] = {{\n{names}  }};\n  return ArrayRef(Names);\n"
    return (
        f"ArrayRef<const char *> {name}GenRegisterInfo::getRegMaskNames() const {{\n"
        f"{body if names else '  return {};' + chr(10)}}}\n\n"
        f"const {name}FrameLowering *\n"
        f"{name}GenRegisterInfo::getFrameLowering(const MachineFunction &MF) {{\n"
        f"  return static_cast<const {name}FrameLowering *>(\n"
        "      MF.getSubtarget().getFrameLowering());\n}\n\n"
    )


# --- categories


def _categories(source: Source) -> str:
    records = source.file.records
    classes_of: dict[str, list[RegisterClass]] = {}
    for record in records.all_derived_definitions_if_defined("RegisterCategory"):
        classes = [source.file.class_(c) for c in record.value_as_list_of_defs("Classes")]
        classes_of[record.name] = classes
    general = classes_of.get("GeneralPurposeRegisters", [])
    constants = [f"PhysReg == {r.qualified_name}" for r in source.registers if r.constant]
    is_in_function = "const MachineFunction &MF, MCRegister PhysReg"
    return "".join(
        [
            _test(source, "isGeneralPurposeRegister", is_in_function, _contained(general)),
            _test(
                source,
                "isGeneralPurposeRegisterClass",
                "const TargetRegisterClass *RC",
                [f"{class_.qualified_name}RegClass.hasSubClassEq(RC)" for class_ in general],
            ),
            _test(
                source,
                "isFixedRegister",
                is_in_function,
                _contained(classes_of.get("FixedRegisters", [])),
            ),
            _test(
                source,
                "isArgumentRegister",
                is_in_function,
                _contained(classes_of.get("ArgumentRegisters", [])),
            ),
            _test(source, "isConstantPhysReg", "MCRegister PhysReg", constants),
        ]
    )


def _contained(classes: list[RegisterClass]) -> list[str]:
    return [f"{class_.qualified_name}RegClass.contains(PhysReg)" for class_ in classes]


def _test(source: Source, name: str, parameters: str, conditions: list[str]) -> str:
    lines = "".join([f"      {condition} ||\n" for condition in conditions])
    return (
        f"bool {source.name}GenRegisterInfo::\n{name}({parameters}) const {{\n"
        f"  return\n{lines}      false;\n}}\n\n"
    )
