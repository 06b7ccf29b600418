"""Register units: the smallest parts that registers share, and what they weigh."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.registers.register import bits

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass


# Weights are 32 bits wide. Where a class has registers and parts of them, they grow until
# they wrap around, in the reference too.
_WEIGHT_MASK: Final = 0xFFFFFFFF
# Two are usual. Weights that double each time wrap in 32; others never settle, in the reference
# neither, and each pass adds units: a thousand took half a minute.
_MOST_PASSES: Final = 64


class RegisterUnits:
    """All units by number. Native ones have roots; others are adopted to even out weights."""

    def __init__(self) -> None:
        self.weights: list[int] = []
        self._by_weight: dict[int, int] = {}  # the set of units of each weight
        self.roots: list[tuple[Register, ...]] = []
        self.artificial = 0  # the set of units of artificial registers
        self.native_count = 0

    def __len__(self) -> int:
        return len(self.weights)

    def add(self, *roots: Register, weight: int = 0) -> int:
        """A new unit's number."""
        number = len(self.weights)
        self.weights.append(weight)
        self._by_weight[weight] = self._by_weight.get(weight, 0) | 1 << number
        self.roots.append(roots)
        if roots and all(root.artificial for root in roots):
            self.artificial |= 1 << number
        return number

    def weight_of(self, units: int) -> int:
        """The sum of the units' weights: there are few different ones."""
        total = 0
        for weight, mask in self._by_weight.items():
            total += weight * (units & mask).bit_count()
        return total & _WEIGHT_MASK

    def set_weight(self, unit: int, weight: int) -> None:
        bit = 1 << unit
        old = self.weights[unit]
        remaining = self._by_weight[old] & ~bit
        if remaining:
            self._by_weight[old] = remaining
        else:
            del self._by_weight[old]
        self.weights[unit] = weight
        self._by_weight[weight] = self._by_weight.get(weight, 0) | bit

    def lightest(self, units: int) -> int:
        """Those of the units that weigh nothing yet."""
        return units & self._by_weight.get(0, 0)


class _Family:
    """Registers that allocatable classes connect; all of them shall weigh the same."""

    __slots__ = ("determinants", "registers", "weight")

    def __init__(self) -> None:
        self.registers: list[Register] = []
        self.weight = 0
        self.determinants = 0  # units that are the only one of a register of full weight


class UnitWeights:
    """Finds weights so that all registers of a family weigh the same.

    Walking the registers below each register is what takes time. Almost all of them are as
    heavy as they should be: `_affected` is the set of those which are not, or have one below.
    """

    def __init__(
        self,
        registers: list[Register],
        classes: Iterable[RegisterClass],
        units: RegisterUnits,
        *,
        only_real: bool,  # those that are artificial weigh what they weigh
        unallocated_too: bool,  # registers of no family are one once one of them takes over a unit
    ) -> None:
        self._round = 0
        self._visited_in = [0] * (len(registers) + 1)  # the last round that came by
        self._normal = 0
        self._registers = registers
        self._units = units
        self._families, self._family_of = _families(registers, classes, only_real=only_real)
        self._unallocated = _Family()
        if unallocated_too:
            self._unallocated.registers = self._without_family()
        self._to_inherit = self._straddling()  # registers that lack units of those below them
        self._affected: set[int] = set()

    def _without_family(self) -> list[Register]:
        """Those registers, which get one whose weight is 0 as yet."""
        found = [each for each in self._registers if self._family_of[each.number] is None]
        for register in found:
            self._family_of[register.number] = self._unallocated
        return found

    def _straddling(self) -> int:
        """Registers without the ad hoc aliases' units of registers found to be in them."""
        found = 0
        if any(len(roots) > 1 for roots in self._units.roots):
            for register in self._registers:
                for sub_register in register.sub_registers.values():
                    if sub_register.units & ~register.units:
                        found |= 1 << register.number
        return found

    def settle(self) -> None:
        self._weigh_families()
        changing = self._registers[0].record if self._registers else None
        for _ in range(_MOST_PASSES):
            changed = False
            for register in self._registers:
                if register.number in self._affected:
                    self._round += 1
                    self._normal = 0
                    if self._normalize(register):
                        changed, changing = True, register.record
            if not changed:
                return
        raise RecordError(
            "the weights of register units do not settle: is a register in a class with its parts?",
            changing.location if changing is not None else None,
        )

    def _weigh_families(self) -> None:
        for family in self._families:
            self._weigh(family)
        self._find_affected()

    def _weigh(self, family: _Family) -> None:
        """Each unit weighs at least 1; a family weighs what its heaviest register does."""
        units = self._units
        real = ~units.artificial
        union = 0
        for register in family.registers:
            union |= register.units
        for unit in bits(units.lightest(union & real)):
            units.set_weight(unit, 1)
        weight_of = units.weight_of
        family.weight = max([weight_of(register.units & real) for register in family.registers])
        for register in family.registers:
            own = register.units
            if not own & (own - 1) and weight_of(own) == family.weight:
                family.determinants |= own

    def _find_affected(self) -> None:
        weight_of = self._units.weight_of
        attention = self._to_inherit
        for family in (*self._families, self._unallocated):
            for register in family.registers:
                if weight_of(register.units) < family.weight:
                    attention |= 1 << register.number
        self._affected = set(bits(attention))
        for number in bits(attention):
            for above in self._registers[number - 1].super_registers:
                self._affected.add(above.number)

    def _normalize(self, register: Register) -> bool:
        """Make a register as heavy as its family, after those below it; has anything changed?"""
        round_ = self._round
        visited_in = self._visited_in
        visited_in[register.number] = round_
        changed = False
        for sub_register in register.sub_registers.values():
            number = sub_register.number
            if visited_in[number] == round_:
                continue
            if number in self._affected:
                changed |= self._normalize(sub_register)
            else:
                visited_in[number] = round_
                for below in sub_register.sub_registers.values():
                    visited_in[below.number] = round_
                self._normal |= sub_register.units
        family = self._family_of[register.number]
        if self._inherit(register) and family is not None:
            self._reweigh(family)
        weight = self._units.weight_of(register.units)
        if family is not None and family.weight > weight:
            self._add_weight(register, family, family.weight - weight)
            changed = True
        self._normal |= register.units
        return changed

    def _reweigh(self, family: _Family) -> None:
        """As `_weigh_families`, where a register of this one has more units than before."""
        before = family.weight
        self._weigh(family)
        if family.weight != before:
            self._find_affected()

    def _inherit(self, register: Register) -> bool:
        own_bit = 1 << register.number
        if not self._to_inherit & own_bit:
            return False
        self._to_inherit &= ~own_bit
        before = register.units
        for sub_register in register.sub_registers.values():
            register.units |= sub_register.units
        return register.units != before

    def _add_weight(self, register: Register, family: _Family, missing: int) -> None:
        """Make the register's only unit heavier if nothing depends on it, else adopt one."""
        units = register.units
        if not _is_single(units) or units & self._normal or units & family.determinants:
            register.units |= 1 << self._units.add(weight=missing)
            for above in register.super_registers:
                self._to_inherit |= 1 << above.number
            self._affected.update(bits(self._to_inherit))
            return
        if not units & self._units.artificial:
            unit = units.bit_length() - 1
            weight = self._units.weights[unit] + missing
            self._units.set_weight(unit, weight & _WEIGHT_MASK)
        self._weigh_families()


def _is_single(units: int) -> bool:
    return units != 0 and not units & (units - 1)


def _families(
    registers: list[Register], classes: Iterable[RegisterClass], *, only_real: bool
) -> tuple[list[_Family], list[_Family | None]]:
    """Families in no particular order, and each register's; None where nothing allocates it."""
    leader = list(range(len(registers) + 1))

    def find(number: int) -> int:
        while leader[number] != number:
            leader[number] = leader[leader[number]]
            number = leader[number]
        return number

    allocatable: set[int] = set()
    for class_ in classes:
        if not class_.allocatable:
            continue
        members = [m for m in class_.members if not (only_real and m.artificial)]
        if members:
            first = find(members[0].number)
            for member in members:
                allocatable.add(member.number)
                leader[find(member.number)] = first
    found: dict[int, _Family] = {}
    family_of: list[_Family | None] = [None] * (len(registers) + 1)
    for register in registers:
        if register.number in allocatable:
            family = found.setdefault(find(register.number), _Family())
            family.registers.append(register)
            family_of[register.number] = family
    return list(found.values()), family_of
