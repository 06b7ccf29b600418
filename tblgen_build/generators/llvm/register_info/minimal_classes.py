"""Functions that find the smallest class of a register, and the largest of a pressure set."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.llvm.register_info.pressure import class_limit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.register_info.source import Source

_MINIMAL: Final = cpp("""

    // Register to minimal register class mapping

    const TargetRegisterClass *${target}GenRegisterInfo::getMinimalPhysRegClass(MCRegister Reg) const {
      static const uint16_t InvalidRegClassID = UINT16_MAX;

      static const uint16_t Mapping[$count] = {
        InvalidRegClassID, // NoRegister
        $classes
      };

      assert(Reg < ArrayRef(Mapping).size());
      unsigned RCID = Mapping[Reg.id()];
      if (RCID == InvalidRegClassID)
        return nullptr;
      return &${target}MCRegisterClassStorage.Classes[RCID];
    }
""")  # noqa: E501

_LARGEST: Final = cpp("""
    /// The register class with the largest limit among those of this pressure set.
    const TargetRegisterClass *${target}GenRegisterInfo::
    getLargestRegClassForRegPressureSet(unsigned Idx) const {
      static const $type PSetRegClassTable[] = {
        $classes
      };
      return getRegClass(PSetRegClassTable[Idx]);
    }

""")


def minimal_classes(source: Source) -> str:
    found: dict[int, RegisterClass] = {}
    for class_ in source.classes:
        for register in class_.members:
            best = found.get(register.number)
            if best is None or best.sub_classes >> class_.number & 1:
                found[register.number] = class_
    lines: list[str] = []
    for register in source.registers:
        minimal = found.get(register.number)
        name = minimal.qualified_id_name if minimal else "InvalidRegClassID"
        lines.append(f"{name}, // {register.name}")
    return _MINIMAL(target=source.name, count=len(source.registers) + 1, classes=lines)


def largest_classes(source: Source) -> str:
    pressure = source.derived.pressure_sets
    largest: dict[int, tuple[int, RegisterClass]] = {}
    for class_ in source.classes:
        limit = class_limit(class_, source)
        for set_ in pressure.lists[class_.number]:
            if set_ not in largest or limit > largest[set_][0]:
                largest[set_] = limit, class_
    by_order = {pressure.sets[set_].order: class_ for set_, (_, class_) in largest.items()}
    return _LARGEST(
        target=source.name,
        type=unsigned_type(len(source.classes)),
        classes=[
            f"{by_order[at].qualified_id_name}, // {at}: {set_.name}"
            for at, set_ in enumerate(pressure.in_order)
        ],
    )
