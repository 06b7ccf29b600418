"""A description of everything known about registers, for people."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.register import bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build.generators.llvm.model.register import Register
    from tblgen_build.generators.llvm.model.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.register_info.source import Source


def emit(source: Source) -> str:
    parts = [_class(source, class_) for class_ in source.classes]
    parts += [_index(source, index) for index in source.indices]
    parts += [_register(register) for register in source.registers]
    return "".join(parts)


def _by_mode(source: Source, values: Iterable[int]) -> str:
    names = ["Default"] + [mode.name for mode in source.file.modes.records]
    pairs = [f"{name}:{value} " for name, value in zip(names, values, strict=True)]
    return f"{{ {''.join(pairs)}}}"


def _names(things: Iterable[Register | RegisterClass]) -> str:
    return "".join([f" {thing.name}" for thing in things])


def _class(source: Source, class_: RegisterClass) -> str:
    modes = range(len(source.file.modes))
    sizes = [class_.sizes.in_mode(mode) for mode in modes]
    order = class_.base_class_order
    sub_classes = [source.classes[number] for number in bits(class_.sub_classes)]
    return (
        f"RegisterClass {class_.name}:\n"
        f"\tSpillSize: {_by_mode(source, [size[1] for size in sizes])}\n"
        f"\tSpillAlignment: {_by_mode(source, [size[2] for size in sizes])}\n"
        f"\tNumRegs: {len(class_.members)}\n"
        f"\tLaneMask: {class_.lane_mask:016X}\n"
        f"\tHasDisjunctSubRegs: {int(class_.has_disjunct_sub_registers)}\n"
        f"\tCoveredBySubRegs: {int(class_.covered_by_sub_registers)}\n"
        f"\tAllocatable: {int(class_.allocatable)}\n"
        f"\tAllocationPriority: {class_.allocation_priority}\n"
        f"\tBaseClassOrder: {'None' if order is None else order}\n"
        f"\tRegs:{_names(class_.members)}\n"
        f"\tSubClasses:{_names(sub_classes)}\n"
        f"\tSuperClasses:{_names(class_.super_classes)}\n"
    )


def _index(source: Source, index: SubRegIndex) -> str:
    ranges = [index.in_mode(mode) for mode in range(len(source.file.modes))]
    return (
        f"SubRegIndex {index.name}:\n"
        f"\tLaneMask: {index.lane_mask:016X}\n"
        f"\tAllSuperRegsCovered: {int(index.all_super_registers_covered)}\n"
        f"\tOffset: {_by_mode(source, [offset & 0xFFFF for _, offset in ranges])}\n"
        f"\tSize: {_by_mode(source, [size & 0xFFFF for size, _ in ranges])}\n"
    )


def _register(register: Register) -> str:
    costs = "".join([f"{cost} " for cost in register.cost_per_use])
    subs = [f"\tSubReg {i.name} = {r.name}\n" for i, r in register.sub_registers.items()]
    units = [f"\tRegUnit {unit}\n" for unit in bits(register.native_units)]
    return (
        f"Register {register.name}:\n"
        f"\tCostPerUse: {costs}\n"
        f"\tCoveredBySubregs: {int(register.covered_by_sub_registers)}\n"
        f"\tHasDisjunctSubRegs: {int(register.has_disjunct_sub_registers)}\n"
        f"{''.join(subs)}{''.join(units)}"
    )
