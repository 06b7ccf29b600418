"""The code generator's tables: types, indices, classes with sub-classes, costs, masks."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import array, bare_array, boolean, braced
from tblgen_build.generators.cpp.literals import number_rows
from tblgen_build.generators.cpp.sections import in_namespace
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.cpp.string_table import StringTable, with_long_literals
from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE
from tblgen_build.generators.llvm.register_info.callee_saved import (
    register_mask_names,
    register_masks,
)
from tblgen_build.generators.llvm.register_info.class_storage import ClassStorage
from tblgen_build.generators.llvm.register_info.dwarf import DwarfNumbers
from tblgen_build.generators.llvm.register_info.index_functions import composition_functions
from tblgen_build.generators.llvm.register_info.mc_description import split_arguments
from tblgen_build.generators.llvm.register_info.minimal_classes import (
    largest_classes,
    minimal_classes,
)
from tblgen_build.generators.llvm.register_info.pressure import pressure_functions
from tblgen_build.generators.llvm.register_info.source import (
    index_ranges,
    lane_mask,
    with_offsets,
    words,
)
from tblgen_build.generators.llvm.register_info.sub_classes import sub_class_functions
from tblgen_build.releases.llvm import (
    GENERAL_CLASSES_ARE_TOLD,
    INDEX_RANGES_DEPEND_ON_MODES,
    ORDERS_MAY_BE_REVERSED,
    REGISTERS_ARE_INDICES_BY_ID,
    SUPER_CLASSES_ARE_NUMBERS,
)
from tblgen_build.releases.targets import (
    CLASSES_ARE_STORED_TOGETHER,
    LARGEST_CLASSES_ARE_TOLD,
    MINIMAL_CLASSES_ARE_TOLD,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.value_type import ValueType
    from tblgen_build.generators.llvm.register_info.source import Source

_MC_CLASSES: Final = cpp("""
    extern const MCRegisterClass ${target}MCRegisterClasses[];

""")

_INDEX_NAMES: Final = cpp("""
    static const char *SubRegIndexNameTable[] = { $names"" };

""")
_INDEX_STRINGS: Final = cpp("""
    static constexpr char ${target}SubRegIndexStrings[] = {
      $literals
    };
""")

_SELECTED_ORDER: Final = cpp("""
    static inline unsigned ${class_}AltOrderSelect(const MachineFunction &MF$reversed) { $select }

    static ArrayRef<MCPhysReg> ${class_}GetRawAllocationOrder(${parameter}const MachineFunction &MF$reversed) {
      $arrays
      $found
      const ArrayRef<MCPhysReg> Order[] = {
        $orders
      };
      const unsigned Select = ${class_}AltOrderSelect(MF$is_reversed);
      assert(Select < $count);
      return Order[Select];
    }

""")  # noqa: E501

_SELECT_CLASS: Final = cpp("""
    ArrayRef<MCPhysReg> ${target}GenRegisterInfo::getRawAllocationOrder(const TargetRegisterClass &RC, const MachineFunction &MF, bool Rev) const {
      switch (RC.getID()) {
      $cases
      }
      return RC.getRegisters();
    }

""")  # noqa: E501
_SELECT: Final = cpp("""
    case $class_id:
      return ${name}GetRawAllocationOrder(RC, MF, Rev);
""")

_ORDER: Final = cpp("static const MCPhysReg AltOrder$number[] = { $members };")

_CLASS_INSTANCES: Final = cpp("""
    namespace $namespace { // Register class instances
      $instances
    } // end namespace $namespace

    namespace {
      const TargetRegisterClass *const RegisterClasses[] = {
        $pointers
      };
    } // end anonymous namespace
""")

# Which fields of an instance comments name.
_FIELD_NAMES: Final = {
    6: "TSFlags",
    7: "HasDisjunctSubRegs",
    8: "CoveredBySubRegs",
}

_CLASS_INSTANCE: Final = cpp("""
    extern const TargetRegisterClass ${name}RegClass = {
      $fields
    };

""")

_PROPERTIES: Final = cpp("""

    static const uint8_t ${prefix}CostPerUseTable[] = {
      $costs};


    static const bool ${prefix}InAllocatableClassTable[] = {
      $allocatable};


    static const TargetRegisterInfoDesc ${target}RegInfoDesc = { // Extra Descriptors
      ${prefix}CostPerUseTable, $cost_models, ${prefix}InAllocatableClassTable};

""")

_BASE_CLASS: Final = cpp("""

    // Register to base register class mapping


    const TargetRegisterClass *${target}GenRegisterInfo::getPhysRegBaseClass(MCRegister Reg) const {
      static const uint16_t InvalidRegClassID = UINT16_MAX;

      static const uint16_t Mapping[$count] = {
        InvalidRegClassID, // NoRegister
        $classes
      };

      assert(Reg < ArrayRef(Mapping).size());
      unsigned RCID = Mapping[Reg$id];
      if (RCID == InvalidRegClassID)
        return nullptr;
      return $found;
    }
""")

_DECLARATIONS: Final = cpp("""
    extern const MCRegisterDesc ${target}RegDesc[];
    extern const int16_t ${target}RegDiffLists[];
    extern const LaneBitmask ${target}LaneMaskLists[];
    extern const char ${target}RegStrings[];
    extern const char ${target}RegClassStrings[];
    extern const MCPhysReg ${target}RegUnitRoots[][2];
    extern const uint16_t ${target}SubRegIdxLists[];
    $ranges
    extern const uint16_t ${target}RegEncodingTable[];
    $intervals
    $dwarf
""")

_CONSTRUCTOR: Final = cpp("""
    ${target}GenRegisterInfo::
    ${target}GenRegisterInfo(unsigned RA, unsigned DwarfFlavour, unsigned EHFlavour,
          unsigned PC, unsigned HwMode)
      : TargetRegisterInfo(&${target}RegInfoDesc, $classes
                 $names, $ranges${prefix}SubRegIndexLaneMaskTable,
                 $covering_lanes, ${prefix}RegClassInfos, ${prefix}VTLists, HwMode) {
      InitMCRegisterInfo($arguments);

      $dwarf_mapping
    }

""")

_OF_CLASS: Final = "isGeneralPurposeRegisterClass"

_FRAME_LOWERING: Final = cpp("""
    const ${target}FrameLowering *
    ${target}GenRegisterInfo::getFrameLowering(const MachineFunction &MF) {
      return static_cast<const ${target}FrameLowering *>(
          MF.getSubtarget().getFrameLowering());
    }
""")

_ANY_OF: Final = cpp("""
    bool ${target}GenRegisterInfo::
    $name($parameters) const {
      return
          $conditions
          false;
    }

""")


def target_description(source: Source) -> str:
    dwarf = DwarfNumbers(source)
    is_stored = source.release.has(CLASSES_ARE_STORED_TOGETHER)
    storage = ClassStorage(source)
    parts = [
        storage.declaration() if is_stored else _MC_CLASSES(target=source.name),
        _type_lists(source),
        _index_tables(source),
        _class_sizes(source),
        "" if is_stored else _class_tables(source),
        "\n",
        *[_allocation_orders(source, class_) for class_ in source.classes],
        "" if is_stored else _class_instances(source),
        _register_properties(source),
    ]
    if source.indices:
        parts.append(composition_functions(source))
        parts += sub_class_functions(source)
    parts += [
        pressure_functions(source, _largest(source)),
        _class_selection(source) if is_stored else "",
        _base_classes(source),
        minimal_classes(source) if source.release.has(MINIMAL_CLASSES_ARE_TOLD) else "",
        _declarations(source, dwarf),
        _constructor(source, dwarf),
        register_masks(source),
        _categories(source),
        register_mask_names(source),
        _FRAME_LOWERING(target=source.name),
    ]
    return in_namespace("llvm", parts, "end namespace")


def _largest(source: Source) -> str:
    return largest_classes(source) if source.release.has(LARGEST_CLASSES_ARE_TOLD) else ""


def _prefix(source: Source) -> str:
    """Of the names of tables."""
    return source.name if source.release.has(CLASSES_ARE_STORED_TOGETHER) else ""


def _class_tables(source: Source) -> str:
    null = "" if source.release.has(SUPER_CLASSES_ARE_NUMBERS) else _NULL_CLASSES
    return null + _sub_class_masks(source) + _super_class_lists(source)


# --- types and sizes


def _types_in(class_: RegisterClass, mode: int) -> list[ValueType]:
    types = [type_.in_mode(mode) for type_ in class_.types]
    return [type_ for type_ in types if type_ is not None]


def _type_numbers(class_: RegisterClass, mode: int) -> tuple[int, ...]:
    return tuple([type_.number for type_ in _types_in(class_, mode)])


def _modes(source: Source) -> range:
    return range(len(source.file.modes))


def _mode_name(source: Source, mode: int) -> str:
    return "Default" if mode == DEFAULT_MODE else source.file.modes.name(mode)


def _type_table(source: Source) -> tuple[list[tuple[int, ...]], dict[tuple[int, ...], int]]:
    lists = [_type_numbers(class_, mode) for class_ in source.classes for mode in _modes(source)]
    return sequence_table(lists, terminated=True)


def _type_lists(source: Source) -> str:
    used = [t for class_ in source.classes for m in _modes(source) for t in _types_in(class_, m)]
    enumerator = {type_.number: type_.enumerator for type_ in used}
    stored, _ = _type_table(source)
    rows = ["".join([f"{enumerator[t]}, " for t in types]) + "MVT::Other," for types in stored]
    rows = with_offsets(rows, stored, terminated=True)
    return array(f"static const MVT::SimpleValueType {_prefix(source)}VTLists[]", rows)


def _class_sizes(source: Source) -> str:
    _, offsets = _type_table(source)
    rows = []
    for mode in _modes(source):
        rows.append(f"// Mode = {mode} ({_mode_name(source, mode)})")
        for class_ in source.classes:
            size, spill_size, alignment = class_.sizes.in_mode(mode)
            types = f"/*VTLists+*/{offsets[_type_numbers(class_, mode)]}"
            fields = size, spill_size, alignment, types
            rows.append(braced(fields) + f", // {class_.name}")
    return bare_array(
        f"static const TargetRegisterInfo::RegClassInfo {_prefix(source)}RegClassInfos[]", rows
    )


# --- indices


def _index_tables(source: Source) -> str:
    ranges: list[str] = []
    for mode in _modes(source):
        ranges += index_ranges(source, mode)
    masks = ["LaneBitmask::getAll(),"]
    masks += [f"{lane_mask(index.lane_mask)}, // {index.name}" for index in source.indices]
    definition = f"static const TargetRegisterInfo::SubRegCoveredBits {_ranges(source)}[]"
    return (
        _index_names(source)
        + (array(definition, ranges) if _ranges(source) else "")
        + "\n"
        + array(f"static const LaneBitmask {_prefix(source)}SubRegIndexLaneMaskTable[]", masks)
        + "\n\n"
    )


def _ranges(source: Source) -> str:
    """The table of the bits that indices cover by mode; empty where the MC layer has one."""
    has_modes = source.release.has(INDEX_RANGES_DEPEND_ON_MODES)
    return f"{_prefix(source)}SubRegIdxRangeTable" if has_modes else ""


def _index_names(source: Source) -> str:
    if not source.release.has(CLASSES_ARE_STORED_TOGETHER):
        return _INDEX_NAMES(names="".join([f'"{index.name}", ' for index in source.indices]))
    offset_table = f"static constexpr uint32_t {source.name}SubRegIndexNameOffsets[]"
    if not source.indices:  # C++ has no empty arrays
        dummy = _INDEX_STRINGS(target=source.name, literals="/* dummy */ 0")
        return dummy + array(offset_table, "/* dummy */ 0")
    strings = StringTable([index.name for index in source.indices])
    table = _INDEX_STRINGS(target=source.name, literals=strings.literals())
    offsets = [f"{strings.offset(index.name)}," for index in source.indices]
    return with_long_literals(table) + array(offset_table, offsets)


# --- classes


def _sub_class_masks(source: Source) -> str:
    """Sub-classes, then for each index the classes whose sub-registers are in the class."""
    count = len(source.classes)
    parts = []
    for class_ in source.classes:
        lines = number_rows(words(class_.sub_classes, count), 8)
        for index, mask in source.file.super_register_masks(class_):
            lines += number_rows(words(mask, count), 8)
            lines[-1] += f" // {index.name}"
        parts.append(array(f"static const uint32_t {class_.name}SubClassMask[]", lines))
    stored, _ = _super_index_table(source)
    lists = ["".join([f"{number}, " for number in list_]) + "0," for list_ in stored]
    lists = with_offsets(lists, stored, terminated=True)
    parts.append(array("static const uint16_t SuperRegIdxSeqs[]", lists))
    return "".join(parts)


def _super_index_table(
    source: Source,
) -> tuple[list[tuple[int, ...]], dict[tuple[int, ...], int]]:
    return sequence_table([_super_indices(source, c) for c in source.classes], terminated=True)


def _super_indices(source: Source, class_: RegisterClass) -> tuple[int, ...]:
    return tuple([index.number for index, _ in source.file.super_register_masks(class_)])


_NULL_CLASSES: Final = """\
static const TargetRegisterClass *const NullRegClasses[] = { nullptr };

"""


def _super_class_pointers(source: Source) -> str:
    return "".join(
        [
            array(
                f"static const TargetRegisterClass *const {class_.name}Superclasses[]",
                [*[f"&{c.qualified_name}RegClass," for c in class_.super_classes], "nullptr"],
            )
            for class_ in source.classes
            if class_.super_classes
        ]
    )


def _super_class_lists(source: Source) -> str:
    if not source.release.has(SUPER_CLASSES_ARE_NUMBERS):
        return _super_class_pointers(source)
    return "".join(
        [
            array(
                f"static unsigned const {class_.name}Superclasses[]",
                [f"{c.qualified_id_name}," for c in class_.super_classes],
            )
            for class_ in source.classes
            if class_.super_classes
        ]
    )


def _allocation_orders(source: Source, class_: RegisterClass) -> str:
    """A function that selects from the orders, where the class says how."""
    if not class_.alt_order_select:
        return ""
    arrays = []
    is_stored = source.release.has(CLASSES_ARE_STORED_TOGETHER)
    orders = ["RC.getRegisters()" if is_stored else "ArrayRef(MCR.begin(), MCR.getNumRegs())"]
    found = f"const MCRegisterClass &MCR = {source.name}MCRegisterClasses"
    for number, order in enumerate(class_.orders[1:], 1):
        if not order:
            orders.append("ArrayRef<MCPhysReg>()")
            continue
        orders.append(f"ArrayRef(AltOrder{number})")
        members = ", ".join([register.qualified_name for register in order])
        arrays.append(_ORDER(number=number, members=members))
    may_be_reversed = source.release.has(ORDERS_MAY_BE_REVERSED)
    return _SELECTED_ORDER(
        class_=class_.name,
        parameter="const TargetRegisterClass &RC, " if is_stored else "",
        found="" if is_stored else f"{found}[{class_.qualified_id_name}];",
        select=class_.alt_order_select,
        reversed=", bool Rev" if may_be_reversed else "",
        is_reversed=", Rev" if may_be_reversed else "",
        arrays=arrays,
        orders=",\n".join(orders),
        count=len(class_.orders),
    )


def _class_selection(source: Source) -> str:
    selected = [class_ for class_ in source.classes if class_.alt_order_select]
    if not selected:
        return ""
    cases = [_SELECT(class_id=c.qualified_id_name, name=c.name) for c in selected]
    return _SELECT_CLASS(target=source.name, cases=cases)


def _class_instances(source: Source) -> str:
    _, offsets = _super_index_table(source)
    return _CLASS_INSTANCES(
        namespace=source.classes[0].namespace,
        instances=[
            _class_instance(source, class_, offsets[_super_indices(source, class_)])
            for class_ in source.classes
        ],
        pointers=[f"&{class_.qualified_name}RegClass," for class_ in source.classes],
    )


def _class_instance(source: Source, class_: RegisterClass, super_indices: int) -> str:
    name = class_.name
    if source.release.has(SUPER_CLASSES_ARE_NUMBERS):
        count = len(class_.super_classes)
        above = f"{name}Superclasses, {count}" if count else "nullptr, 0"
    else:
        above = f"{name}Superclasses" if class_.super_classes else "NullRegClasses"
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
        above,
        orders,
    )
    rows = [
        f"{field}, /* {_FIELD_NAMES[at]} */" if at in _FIELD_NAMES else f"{field},"
        for at, field in enumerate(fields[:-1])
    ]
    return _CLASS_INSTANCE(name=name, fields=[*rows, orders])


# --- registers


def _register_properties(source: Source) -> str:
    """Costs, one row for each cost model, and which registers can be allocated."""
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
    return _PROPERTIES(
        target=source.name,
        prefix=_prefix(source),
        costs="".join([cost + ", " for cost in costs]),
        cost_models=models,
        allocatable="".join([flag + ", " for flag in flags]),
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
    lines = []
    for register in source.registers:
        found = [n for _, n in ordered if register in source.classes[n]]
        base = source.classes[found[0]].qualified_id_name if found else "InvalidRegClassID"
        lines.append(f"{base}, // {register.name}")
    return _BASE_CLASS(
        target=source.name,
        count=len(source.registers) + 1,
        classes=lines,
        id=".id()" if source.release.has(REGISTERS_ARE_INDICES_BY_ID) else "",
        found=f"&{source.name}MCRegisterClassStorage.Classes[RCID]"
        if source.release.has(CLASSES_ARE_STORED_TOGETHER)
        else "RegisterClasses[RCID]",
    )


def _declarations(source: Source, dwarf: DwarfNumbers) -> str:
    covered_bits = "extern const MCRegisterInfo::SubRegCoveredBits"
    has_modes = source.release.has(INDEX_RANGES_DEPEND_ON_MODES)
    ranges = "" if has_modes else f"{covered_bits} {source.name}SubRegIdxRanges[];"
    intervals = f"extern const unsigned {source.name}RegUnitIntervals[][2];"
    return _DECLARATIONS(
        target=source.name,
        ranges=ranges,
        intervals=intervals if source.file.are_intervals else "",
        dwarf=dwarf.declarations(),
    )


def _constructor(source: Source, dwarf: DwarfNumbers) -> str:
    is_stored = source.release.has(CLASSES_ARE_STORED_TOGETHER)
    ranges = _ranges(source)
    return _CONSTRUCTOR(
        target=source.name,
        prefix=_prefix(source),
        classes="" if is_stored else f"RegisterClasses, RegisterClasses+{len(source.classes)},",
        names=f"{source.name}SubRegIndexStrings, {source.name}SubRegIndexNameOffsets"
        if is_stored
        else "SubRegIndexNameTable",
        ranges=f"{ranges}, " if ranges else "",
        covering_lanes=lane_mask(source.derived.covering_lanes),
        arguments=split_arguments(source),
        dwarf_mapping=dwarf.mapping(""),
    )


# --- categories


def _categories(source: Source) -> str:
    classes_of = source.file.categories
    general = classes_of.get("GeneralPurposeRegisters", [])
    constants = [f"PhysReg == {r.qualified_name}" for r in source.registers if r.constant]
    in_function = "const MachineFunction &MF, MCRegister PhysReg"
    of_class = [f"{class_.qualified_name}RegClass.hasSubClassEq(RC)" for class_ in general]
    fixed = _contained(classes_of.get("FixedRegisters", []))
    arguments = _contained(classes_of.get("ArgumentRegisters", []))
    tests = (
        ("isGeneralPurposeRegister", in_function, _contained(general)),
        (_OF_CLASS, "const TargetRegisterClass *RC", of_class),
        ("isFixedRegister", in_function, fixed),
        ("isArgumentRegister", in_function, arguments),
        ("isConstantPhysReg", "MCRegister PhysReg", constants),
    )
    return "".join(
        [
            _ANY_OF(
                target=source.name,
                name=name,
                parameters=parameters,
                conditions=[f"{condition} ||" for condition in conditions],
            )
            for name, parameters, conditions in tests
            if name != _OF_CLASS or source.release.has(GENERAL_CLASSES_ARE_TOLD)
        ]
    )


def _contained(classes: list[RegisterClass]) -> list[str]:
    return [f"{class_.qualified_name}RegClass.contains(PhysReg)" for class_ in classes]
