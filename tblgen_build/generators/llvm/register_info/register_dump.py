"""A description of everything known about registers, for people."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.cpp.initializers import braced
from tblgen_build.generators.llvm.model.registers.register import bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex
    from tblgen_build.generators.llvm.register_info.source import Source

_CLASS: Final = Template("""
    RegisterClass $name:
    \tSpillSize: $spill_sizes
    \tSpillAlignment: $spill_alignments
    \tNumRegs: $count
    \tLaneMask: $lane_mask
    \tHasDisjunctSubRegs: $disjunct
    \tCoveredBySubRegs: $covered
    \tAllocatable: $allocatable
    \tAllocationPriority: $priority
    \tBaseClassOrder: $base_class_order
    \tRegs:$members
    \tSubClasses:$sub_classes
    \tSuperClasses:$super_classes
""")

_INDEX: Final = Template("""
    SubRegIndex $name:
    \tLaneMask: $lane_mask
    \tAllSuperRegsCovered: $covered
    \tOffset: $offsets
    \tSize: $sizes
""")

_REGISTER: Final = Template("""
    Register $name:
    \tCostPerUse: $costs
    \tCoveredBySubregs: $covered
    \tHasDisjunctSubRegs: $disjunct
    $parts
""")


def dump(source: Source) -> str:
    parts = [_class(source, class_) for class_ in source.classes]
    parts += [_index(source, index) for index in source.indices]
    parts += [_register(register) for register in source.registers]
    return "".join(parts)


def _by_mode(source: Source, values: Iterable[int]) -> str:
    names = ["Default"] + [mode.name for mode in source.file.modes.records]
    pairs = [f"{name}:{value}" for name, value in zip(names, values, strict=True)]
    return braced([" ".join(pairs)])


def _names(things: Iterable[Register | RegisterClass]) -> str:
    return "".join([f" {thing.name}" for thing in things])


def _class(source: Source, class_: RegisterClass) -> str:
    sizes = [class_.sizes.in_mode(mode) for mode in range(len(source.file.modes))]
    order = class_.base_class_order
    return _CLASS(
        name=class_.name,
        spill_sizes=_by_mode(source, [size[1] for size in sizes]),
        spill_alignments=_by_mode(source, [size[2] for size in sizes]),
        count=len(class_.members),
        lane_mask=f"{class_.lane_mask:016X}",
        disjunct=int(class_.has_disjunct_sub_registers),
        covered=int(class_.covered_by_sub_registers),
        allocatable=int(class_.allocatable),
        priority=class_.allocation_priority,
        base_class_order="None" if order is None else order,
        members=_names(class_.members),
        sub_classes=_names([source.classes[number] for number in bits(class_.sub_classes)]),
        super_classes=_names(class_.super_classes),
    )


def _index(source: Source, index: SubRegIndex) -> str:
    ranges = [index.in_mode(mode) for mode in range(len(source.file.modes))]
    return _INDEX(
        name=index.name,
        lane_mask=f"{index.lane_mask:016X}",
        covered=int(index.all_super_registers_covered),
        offsets=_by_mode(source, [offset & 0xFFFF for _, offset in ranges]),
        sizes=_by_mode(source, [size & 0xFFFF for size, _ in ranges]),
    )


def _register(register: Register) -> str:
    parts = [f"\tSubReg {i.name} = {r.name}" for i, r in register.sub_registers.items()]
    parts += [f"\tRegUnit {unit}" for unit in bits(register.native_units)]
    return _REGISTER(
        name=register.name,
        costs="".join([f"{cost} " for cost in register.cost_per_use]),
        covered=int(register.covered_by_sub_registers),
        disjunct=int(register.has_disjunct_sub_registers),
        parts=parts,
    )
