"""What pairs of sub-register indices compose to, as registers show it, and lanes of registers.

Works on a complete sub-register graph.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.llvm.model.registers.register import bits
from tblgen_build.generators.llvm.model.registers.sub_register_index import ALL_LANES, SubRegIndex

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_class import RegisterClass

    Action = dict[Register, Register]

LANES: Final = 64


class CompositionFinder:
    """Completes the indices' composites; `warnings` says where registers disagree."""

    def __init__(
        self, registers: list[Register], indices: list[SubRegIndex], modes: HardwareModes
    ) -> None:
        self._registers = registers
        self._modes = modes
        self._actions: dict[SubRegIndex, Action] = {}
        self._declared = {(first, second) for first in indices for second in first.composites}
        self.warnings: list[str] = []

    def complete(self) -> None:
        seen = 0  # one register of each topological signature shows all there is to see
        for register in self._registers:
            bit = 1 << register.signature
            if not seen & bit:
                seen |= bit
                self._compose_within(register)

    def _compose_within(self, register: Register) -> None:
        index_of = register.index_of
        for first, middle in register.sub_registers.items():
            composites = first.composites
            for second, target in middle.sub_registers.items():
                composite = index_of.get(target)
                if composite is None:
                    raise register.error(
                        f"no index leads from '{register.name}' to '{target.name}', which is in "
                        f"'{middle.name}': name the parts on the way by different indices"
                    )
                if composites.get(second) is not composite:
                    known = first.add_composite(second, composite, self._modes)
                    if known is not None:
                        self._warn(first, second, known, composite)

    def _warn(
        self, first: SubRegIndex, second: SubRegIndex, known: SubRegIndex, found: SubRegIndex
    ) -> None:
        """Registers may contradict what a definition says where that is not about them."""
        if (first, second) in self._declared and not self._agree(first, second, found):
            return
        self.warnings.append(
            f"SubRegIndex {first.qualified_name} and {second.qualified_name} compose "
            f"ambiguously as {known.qualified_name} or {found.qualified_name}"
        )

    def _agree(self, first: SubRegIndex, second: SubRegIndex, other: SubRegIndex) -> bool:
        """Do the two in turn lead to the same register as `other`, wherever they lead to one?"""
        inner = self._action(second)
        composed = {
            register: inner[middle]
            for register, middle in self._action(first).items()
            if middle in inner
        }
        targets = self._action(other)
        return bool(composed) and all(
            targets.get(register) is target for register, target in composed.items()
        )

    def _action(self, index: SubRegIndex) -> Action:
        if index not in self._actions:
            self._actions[index] = {
                register: register.sub_registers[index]
                for register in self._registers
                if index in register.sub_registers
            }
        return self._actions[index]


def find_lane_masks(indices: list[SubRegIndex], classes: list[RegisterClass]) -> int:
    """Give indices and classes their lanes; the lanes that cover their registers are returned."""
    leaves = [index for index in indices if not index.composites]
    # The reference lets one more than there are bits pass: it shares the first one's.
    if len(leaves) > LANES + 1:
        record = leaves[LANES + 1].record
        raise RecordError(
            f"Ran out of lanemask bits to represent subregister {leaves[LANES + 1].name}: "
            f"there are {len(leaves)} indices that nothing composes with",
            record.location if record is not None else None,
        )
    for lane, index in enumerate(leaves):
        index.lane_mask = 1 << lane % LANES
    for index in indices:
        index.lane_transforms = _transforms(index, leaves)
    covering = ALL_LANES
    for index in indices:
        mask = _union_of_composites(index)
        if not index.all_super_registers_covered:
            covering &= ~mask
    for class_ in classes:
        for index in class_.sub_class_with:
            class_.lane_mask |= index.lane_mask
        class_.lane_mask = class_.lane_mask or 1
    return covering


def _union_of_composites(index: SubRegIndex) -> int:
    if not index.lane_mask:
        index.lane_mask = ALL_LANES  # where indices compose to themselves
        mask = 0
        for _, composite in index.sorted_composites():
            mask |= _union_of_composites(composite)
        index.lane_mask = mask
    return index.lane_mask


def _transforms(index: SubRegIndex, leaves: list[SubRegIndex]) -> tuple[tuple[int, int], ...]:
    """How to get from a sub-register's lanes to the register's: masks with rotations."""
    if not index.composites:
        lane = index.lane_mask.bit_length() - 1
        return ((ALL_LANES, lane),)
    mask_of: dict[int, int] = {}  # by rotation, in order of appearance
    for source, leaf in enumerate(leaves):
        composite = index.composites.get(leaf)
        if composite is not None:
            target = composite.lane_mask.bit_length() - 1
            source = min(source, LANES - 1)
            rotation = (target - source) % LANES
            mask_of[rotation] = mask_of.get(rotation, 0) | 1 << source
    if len(mask_of) <= 1:
        # Bits that cannot occur are included, so that more of these are equal.
        return tuple([(ALL_LANES, rotation) for rotation in mask_of]) or ((ALL_LANES, 0),)
    return tuple([(mask, rotation) for rotation, mask in mask_of.items()])


def find_unit_lane_masks(registers: list[Register], *, uncovered_count: bool) -> None:
    """The lanes that each unit of a register is in; all of them where no leaf has the unit.

    There are as many masks as native units, as the reference has it: where straddling
    registers have brought in an ad hoc alias's unit, they are not those of the native ones.
    `uncovered_count`: lanes of a sub-register that none of its units is in are lanes of all these.
    """
    for register in registers:
        masks = dict.fromkeys(bits(register.units), ALL_LANES)
        for index, sub_register in register.sub_registers.items():
            if not sub_register.sub_registers:
                units = sub_register.units & register.units
                if not units & (units - 1):  # mostly there is but one
                    if units:
                        masks[units.bit_length() - 1] &= index.lane_mask
                    continue
                for unit in bits(units):
                    masks[unit] &= index.lane_mask
        if uncovered_count:
            _add_uncovered_lanes(register, masks)
        count = register.native_units.bit_count()
        register.unit_lane_masks = list(masks.values())[:count]


def _add_uncovered_lanes(register: Register, masks: dict[int, int]) -> None:
    """By number of the index: what one has added covers lanes of those after it."""
    for index in sorted(register.sub_registers, key=lambda index: index.number):
        sub_register = register.sub_registers[index]
        if not sub_register.sub_registers or sub_register.covered_by_sub_registers:
            continue
        units = [*bits(sub_register.units & register.native_units)]
        lanes = index.lane_mask
        for unit in units:
            lanes &= ~masks[unit]
        if lanes:
            for unit in units:
                masks[unit] |= lanes
