"""Functions about weights and pressure sets of classes and register units."""

from __future__ import annotations

from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.llvm.model.pressure_set import class_weight, units_of
from tblgen_build.generators.llvm.register_info.number_table import NumberTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.llvm.register_info.source import Source


def pressure_functions(source: Source) -> str:
    scope = f"{source.name}GenRegisterInfo::\n"
    return "".join(
        [
            _class_weights(source, scope),
            _unit_weights(source, scope),
            _sets(source, scope),
            _set_lists(source, scope),
        ]
    )


def _class_weights(source: Source, scope: str) -> str:
    units = source.file.units
    lines = []
    for class_ in source.classes:
        weight = class_weight(class_, units)
        limit = 0
        if class_.members and not class_.artificial:
            limit = units.weight_of(units_of(class_, units))
        lines.append(f"    {{{weight}, {limit}}}, // {class_.name}\n")
    return (
        f"const RegClassWeight &{scope}"
        "getRegClassWeight(const TargetRegisterClass *RC) const {\n"
        f"  static const RegClassWeight RCWeightTable[] = {{\n{''.join(lines)}  }};\n"
        "  return RCWeightTable[RC->getID()];\n}\n\n"
    )


def _unit_weights(source: Source, scope: str) -> str:
    units = source.file.units
    count = units.native_count
    weights = units.weights[:count]
    head = (
        f"unsigned {scope}getRegUnitWeight(MCRegUnit RegUnit) const {{\n"
        f'  assert(static_cast<unsigned>(RegUnit) < {count} && "invalid register unit");\n'
    )
    if max(weights, default=0) <= 1:
        return head + "  return 1;\n}\n\n"
    numbers = "".join([f"{weight}, " for weight in weights])
    return (
        f"{head}  static const uint8_t RUWeightTable[] = {{\n    {numbers}}};\n"
        "  return RUWeightTable[static_cast<unsigned>(RegUnit)];\n}\n\n"
    )


def _sets(source: Source, scope: str) -> str:
    sets = source.derived.pressure_sets.in_order
    names = "".join([f'    "{set_.name}",\n' for set_ in sets])
    limits = "".join([f"    {set_.weight}, // {set_.name}\n" for set_ in sets])
    type_ = unsigned_type(max([set_.weight for set_ in sets], default=0))
    return (
        f"unsigned {source.name}GenRegisterInfo::getNumRegPressureSets() const {{\n"
        f"  return {len(sets)};\n}}\n\n"
        f"const char *{scope}getRegPressureSetName(unsigned Idx) const {{\n"
        f"  static const char *PressureNameTable[] = {{\n{names}  }};\n"
        "  return PressureNameTable[Idx];\n}\n\n"
        f"unsigned {scope}"
        "getRegPressureSetLimit(const MachineFunction &MF, unsigned Idx) const {\n"
        f"  static const {type_} PressureLimitTable[] = {{\n{limits}  }};\n"
        "  return PressureLimitTable[Idx];\n}\n\n"
    )


def _set_lists(source: Source, scope: str) -> str:
    pressure = source.derived.pressure_sets
    order = [set_.order for set_ in pressure.sets]
    lists = [sorted([order[set_] for set_ in list_]) for list_ in pressure.lists]
    table = NumberTable(lists, terminated=True)
    lines = [f"  {''.join([f'{set_}, ' for set_ in list_])}-1,\n" for list_ in table.stored]
    type_ = unsigned_type(table.size - 1)
    starts = [table.offset(list_) for list_ in lists]
    of_classes = ",".join([str(start) for start in starts[: len(source.classes)]])
    of_units = ",".join([str(starts[list_]) for list_ in pressure.list_of_unit])
    count = source.file.units.native_count
    return (
        f"static const int RCSetsTable[] = {{\n{''.join(lines)}}};\n\n"
        f"const int *{scope}getRegClassPressureSets(const TargetRegisterClass *RC) const {{\n"
        f"  static const {type_} RCSetStartTable[] = {{\n    {of_classes},}};\n"
        "  return &RCSetsTable[RCSetStartTable[RC->getID()]];\n}\n\n"
        f"const int *{scope}getRegUnitPressureSets(MCRegUnit RegUnit) const {{\n"
        f'  assert(static_cast<unsigned>(RegUnit) < {count} && "invalid register unit");\n'
        f"  static const {type_} RUSetStartTable[] = {{\n    {of_units},}};\n"
        "  return &RCSetsTable[RUSetStartTable[static_cast<unsigned>(RegUnit)]];\n}\n\n"
    )
