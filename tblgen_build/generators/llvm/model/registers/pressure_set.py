"""Sets of register units whose pressure is tracked: one for each class, merged where alike."""

from __future__ import annotations

from itertools import combinations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.registers.register import bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.registers.register_unit import RegisterUnits

# A set is merged into one that has at most so many more units.
_INSIGNIFICANT: Final = 2


class PressureSet:
    __slots__ = ("name", "order", "units", "weight")

    def __init__(self, name: str, units: int) -> None:
        self.name = name
        self.units = units
        self.weight = 0
        self.order = 0  # by number of units


class PressureSets:
    """All sets, and which of them each class and each unit counts in.

    `lists` has one list of sets (by index) for each class, and further ones for units
    that are in sets no class is in; `list_of_unit` is an index into them.
    """

    def __init__(self, classes: list[RegisterClass], units: RegisterUnits) -> None:
        self._units = units
        self.sets = self._declared(classes)
        self._prune()
        self._add_unions()
        self._prune()
        self.lists = [self._containing(class_) for class_ in classes]
        self.list_of_unit = [self._list_of_unit(unit) for unit in range(units.native_count)]
        self._weigh()

    @property
    def in_order(self) -> list[PressureSet]:
        return sorted(self.sets, key=lambda set_: set_.order)

    def units_of(self, class_: RegisterClass) -> int:
        """The real units of a class's members."""
        return units_of(class_, self._units)

    def _declared(self, classes: list[RegisterClass]) -> list[PressureSet]:
        found: dict[int, PressureSet] = {}
        for class_ in classes:
            if class_.allocatable and not class_.artificial and class_.generates_pressure_set:
                units = self.units_of(class_)
                found.setdefault(units, PressureSet(class_.name, units))
        if not found:
            raise RecordError(
                "RegUnitSets cannot be empty! No allocatable class generates a pressure set"
            )
        return list(found.values())

    def _prune(self) -> None:
        """Merge each set into a slightly larger one of the same weight.

        The shortest name wins: it is probably not an inferred class's.
        """
        kept = []
        # A class of only artificial units has no pressure; beside others the reference crashes.
        if len(self.sets) > 1:
            self.sets = [set_ for set_ in self.sets if set_.units] or self.sets[:1]
        for set_ in self.sets:
            above = self._replacement(set_)
            if above is None:
                kept.append(set_)
            elif len(set_.name) < len(above.name):
                above.name = set_.name
        self.sets = kept

    def _replacement(self, set_: PressureSet) -> PressureSet | None:
        weights = self._units.weights
        if not set_.units:
            return None
        weight = weights[_lowest(set_.units)]
        largest = set_.units.bit_count() + _INSIGNIFICANT
        for other in self.sets:
            if (
                other is not set_
                and not set_.units & ~other.units
                and other.units.bit_count() <= largest
                and weight == weights[_lowest(other.units)]
                and weight == weights[other.units.bit_length() - 1]
            ):
                return other
        return None

    def _add_unions(self) -> None:
        """Add the union of any two sets that overlap."""
        known = {set_.units for set_ in self.sets}
        for set_, other in combinations(list(self.sets), 2):
            if set_.units & other.units:
                union = set_.units | other.units
                if union not in known:
                    known.add(union)
                    self.sets.append(PressureSet(f"{set_.name}_with_{other.name}", union))

    def _containing(self, class_: RegisterClass) -> list[int]:
        units = self.units_of(class_) if class_.allocatable else 0
        if not units:
            return []
        return [i for i, set_ in enumerate(self.sets) if not units & ~set_.units]

    def _list_of_unit(self, unit: int) -> int:
        containing = [i for i, set_ in enumerate(self.sets) if set_.units >> unit & 1]
        if containing in self.lists:
            return self.lists.index(containing)
        self.lists.append(containing)
        return len(self.lists) - 1

    def _weigh(self) -> None:
        for set_ in self.sets:
            set_.weight = self._units.weight_of(set_.units)
        for order, set_ in enumerate(sorted(self.sets, key=lambda s: s.units.bit_count())):
            set_.order = order


def units_of(class_: RegisterClass, units: RegisterUnits) -> int:
    found = 0
    for member in class_.members:
        found |= member.units
    return found & ~units.artificial


def class_weight(class_: RegisterClass, units: RegisterUnits) -> int:
    """The weight of each member, all of which weigh the same."""
    if class_.weight is not None:
        return class_.weight
    if not class_.members or class_.artificial:
        return 0
    return units.weight_of(class_.members[0].units)


def _lowest(units: int) -> int:
    return bits(units & -units)[0]
