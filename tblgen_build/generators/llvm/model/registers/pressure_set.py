"""Sets of register units whose pressure is tracked: one for each class, merged where alike."""

from __future__ import annotations

from itertools import combinations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.registers.register import bits, set_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass
    from tblgen_build.generators.llvm.model.registers.register_unit import RegisterUnits

# A set is merged into one that has at most so many more units.
_INSIGNIFICANT: Final = 2
# After unions, and so that they fit into memory. Four hundred classes that share one register have
# 80,000: the reference takes 24 s.
MOST_SETS: Final = 100_000
_MOST_BITS: Final = 1 << 28
_BITS_AT_ONCE: Final = 1 << 24


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
        overlaps = _Overlaps(self.sets, units)
        self.lists: list[list[int]] = []
        self._list_of: dict[int, int] = {}  # the first of those with the same sets
        for class_ in classes:
            sets = overlaps.containing(self.units_of(class_)) if class_.allocatable else 0
            self._list_of.setdefault(sets, len(self.lists))
            self.lists.append(bits(sets))
        self.list_of_unit = [
            self._list_of_unit(overlaps.with_unit[unit]) for unit in range(units.native_count)
        ]
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
        overlaps = _Overlaps(self.sets, self._units)
        for set_ in self.sets:
            above = overlaps.slightly_larger(set_)
            if above is None:
                kept.append(set_)
            elif len(set_.name) < len(above.name):
                above.name = set_.name
        self.sets = kept

    def _add_unions(self) -> None:
        """Add the union of any two sets that overlap."""
        known = {set_.units for set_ in self.sets}
        most = min(MOST_SETS, _MOST_BITS // max(len(self._units), 1))
        for set_, other in combinations(list(self.sets), 2):
            if set_.units & other.units:
                union = set_.units | other.units
                if union not in known:
                    if len(self.sets) >= most:
                        raise RecordError(
                            f"register classes overlap in pairs, for more than {most} sets of "
                            "units whose pressure counts: clear GeneratePressureSet in some"
                        )
                    known.add(union)
                    self.sets.append(PressureSet(f"{set_.name}_with_{other.name}", union))

    def _list_of_unit(self, sets: int) -> int:
        known = self._list_of.get(sets)
        if known is None:
            known = self._list_of[sets] = len(self.lists)
            self.lists.append(bits(sets))
        return known

    def _weigh(self) -> None:
        for set_ in self.sets:
            set_.weight = self._units.weight_of(set_.units)
        for order, set_ in enumerate(sorted(self.sets, key=lambda s: s.units.bit_count())):
            set_.order = order


class _Overlaps:
    """Which of many sets have some units: ints with a bit for each set."""

    def __init__(self, sets: list[PressureSet], units: RegisterUnits) -> None:
        self._sets = sets
        self._weights = units.weights
        self.with_unit = _columns([set_.units for set_ in sets], len(units))
        # By number of units, and by the weight of both the first and the last one.
        by_size: dict[int, list[int]] = {}
        by_weight: dict[int, list[int]] = {}
        for position, set_ in enumerate(sets):
            by_size.setdefault(set_.units.bit_count(), []).append(position)
            first, last = self._weights_at_ends(set_)
            if first == last:
                by_weight.setdefault(first, []).append(position)
        self._by_size = {size: set_of(found) for size, found in by_size.items()}
        self._by_weight = {weight: set_of(found) for weight, found in by_weight.items()}

    def _weights_at_ends(self, set_: PressureSet) -> tuple[int, int]:
        units = set_.units
        if not units:
            return -1, -1
        return self._weights[_lowest(units)], self._weights[units.bit_length() - 1]

    def containing(self, units: int) -> int:
        """Those that have all of the units; none if there are no units."""
        return self._having_all(units, -1) if units else 0

    def _having_all(self, units: int, among: int) -> int:
        for unit in bits(units):
            if not among:
                break
            among &= self.with_unit[unit]
        return among

    def slightly_larger(self, set_: PressureSet) -> PressureSet | None:
        """The first one that contains the set, has few more units, and units of its weight."""
        weight, _ = self._weights_at_ends(set_)
        size = set_.units.bit_count()
        larger = 0
        for more in range(1, _INSIGNIFICANT + 1):
            larger |= self._by_size.get(size + more, 0)
        found = self._having_all(set_.units, larger & self._by_weight.get(weight, 0))
        return self._sets[_lowest(found)] if found else None


def _columns(rows: list[int], width: int) -> list[int]:
    """Of sets, in turn the set of those with a number, for each number below `width`."""
    found = [0] * width
    together = max(1, _BITS_AT_ONCE // max(width, 1))
    for first in range(0, len(rows), together):
        block = rows[first : first + together]
        # The last row, and in each the highest bit, stand first.
        text = "".join([f"{row:0{width}b}" for row in reversed(block)])
        for number in range(width):
            found[number] |= int(text[width - 1 - number :: width], 2) << first
    return found


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
