"""Functions about weights and pressure sets of classes and register units."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.literals import unsigned_type
from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.llvm.model.registers.pressure_set import class_weight, units_of
from tblgen_build.generators.llvm.register_info.source import unit_number, unit_type, with_offsets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.register_info.source import Source

_CLASS_WEIGHT: Final = cpp("""
    const RegClassWeight &${target}GenRegisterInfo::
    getRegClassWeight(const TargetRegisterClass *RC) const {
      static const RegClassWeight RCWeightTable[] = {
        $rows
      };
      return RCWeightTable[RC->getID()];
    }

""")

_CLASS_WEIGHT_ROW: Final = cpp("{$weight, $limit}, // $class_")

_EQUAL_UNIT_WEIGHTS: Final = cpp("""
    unsigned ${target}GenRegisterInfo::
    getRegUnitWeight($unit RegUnit) const {
      assert($number < $count && "invalid register unit");
      // All register units have unit weight.
      return 1;
    }


""")

_UNIT_WEIGHT: Final = cpp("""
    unsigned ${target}GenRegisterInfo::
    getRegUnitWeight($unit RegUnit) const {
      assert($number < $count && "invalid register unit");
      static const uint8_t RUWeightTable[] = {
        $weights};
      return RUWeightTable[$number];
    }


""")

_SETS: Final = cpp("""
    unsigned ${target}GenRegisterInfo::getNumRegPressureSets() const {
      return $count;
    }

    const char *${target}GenRegisterInfo::
    getRegPressureSetName(unsigned Idx) const {
      static const char *PressureNameTable[] = {
        $names
      };
      return PressureNameTable[Idx];
    }

    unsigned ${target}GenRegisterInfo::
    getRegPressureSetLimit(const MachineFunction &MF, unsigned Idx) const {
      static const $type PressureLimitTable[] = {
        $limits
      };
      return PressureLimitTable[Idx];
    }

""")

_SET_LISTS: Final = cpp("""
    /// Table of pressure sets per register class or unit.
    static const int RCSetsTable[] = {
      $lists
    };

    const int *${target}GenRegisterInfo::
    getRegClassPressureSets(const TargetRegisterClass *RC) const {
      static const $type RCSetStartTable[] = {
        $starts_of_classes,};
      return &RCSetsTable[RCSetStartTable[RC->getID()]];
    }

    const int *${target}GenRegisterInfo::
    getRegUnitPressureSets($unit RegUnit) const {
      assert($number < $count && "invalid register unit");
      static const $type RUSetStartTable[] = {
        $starts_of_units,};
      return &RCSetsTable[RUSetStartTable[$number]];
    }

""")


def pressure_functions(source: Source, largest: str) -> str:
    """`largest`: the function that finds a set's largest class, where there is one."""
    return "".join(
        [
            _class_weights(source),
            _unit_weights(source),
            _sets(source),
            largest,
            _set_lists(source),
        ]
    )


def _class_weights(source: Source) -> str:
    units = source.file.units
    rows = []
    for class_ in source.classes:
        weight = class_weight(class_, units)
        limit = class_limit(class_, source)
        rows.append(_CLASS_WEIGHT_ROW(weight=weight, limit=limit, class_=class_.name))
    return _CLASS_WEIGHT(target=source.name, rows=rows)


def class_limit(class_: RegisterClass, source: Source) -> int:
    units = source.file.units
    if not class_.members or class_.artificial:
        return 0
    return units.weight_of(units_of(class_, units))


def _unit_weights(source: Source) -> str:
    units = source.file.units
    count = units.native_count
    weights = units.weights[:count]
    unit, number = unit_type(source.release), unit_number(source.release)
    if max(weights, default=0) <= 1:
        return _EQUAL_UNIT_WEIGHTS(target=source.name, unit=unit, number=number, count=count)
    numbers = "".join([f"{weight}, " for weight in weights])
    return _UNIT_WEIGHT(target=source.name, unit=unit, number=number, count=count, weights=numbers)


def _sets(source: Source) -> str:
    sets = source.derived.pressure_sets.in_order
    return _SETS(
        target=source.name,
        count=len(sets),
        names=[f'"{set_.name}",' for set_ in sets],
        type=unsigned_type(max([set_.weight for set_ in sets], default=0)),
        limits=[f"{set_.weight},	// {n}: {set_.name}" for n, set_ in enumerate(sets)],
    )


def _set_lists(source: Source) -> str:
    pressure = source.derived.pressure_sets
    order = [set_.order for set_ in pressure.sets]
    lists = [tuple(sorted([order[set_] for set_ in list_])) for list_ in pressure.lists]
    stored, offsets = sequence_table(lists, terminated=True)
    starts = [str(offsets[list_]) for list_ in lists]
    size = sum([len(list_) + 1 for list_ in stored])
    rows = ["".join([f"{set_}, " for set_ in list_]) + "-1," for list_ in stored]
    return _SET_LISTS(
        target=source.name,
        unit=unit_type(source.release),
        number=unit_number(source.release),
        lists=with_offsets(rows, stored, terminated=True),
        type=unsigned_type(size - 1),
        starts_of_classes=",".join(starts[: len(source.classes)]),
        starts_of_units=",".join([starts[list_] for list_ in pressure.list_of_unit]),
        count=source.file.units.native_count,
    )
