"""Completes the graph of sub-registers: inherited and straddling ones, and indices for them.

Knows registers, indices and register units; register classes come later.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE, for_mode
from tblgen_build.generators.llvm.model.registers.sub_register_index import (
    NO_OFFSET,
    UNKNOWN,
    SubRegIndex,
    flattened,
    synthesized_index,
)
from tblgen_build.releases.llvm import ALIASED_REGISTERS_HAVE_UNITS, ARTIFICIAL_PARTS_COUNT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release
    from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
    from tblgen_build.generators.llvm.model.registers.register import Register
    from tblgen_build.generators.llvm.model.registers.register_unit import RegisterUnits

    Parts = tuple[SubRegIndex, ...]


class SubRegisterGraph:
    """All indices, which grow while sub-registers are inferred."""

    def __init__(
        self,
        indices: list[SubRegIndex],
        units: RegisterUnits,
        modes: HardwareModes,
        release: Release,
    ) -> None:
        self.indices = indices
        self._units = units
        self._modes = modes
        self._artificial_parts_count = release.has(ARTIFICIAL_PARTS_COUNT)
        self._aliased_leaves_are_units = release.has(ALIASED_REGISTERS_HAVE_UNITS)
        self._concatenations: dict[Parts, SubRegIndex] = {}
        # The same by parts that may be concatenations in turn.
        self._known_concatenations: dict[tuple[SubRegIndex | None, ...], SubRegIndex] = {}
        self._shapes: dict[Parts, int] = {}
        self._sorted: dict[Parts, Parts] = {}  # by number: registers mostly come in rows of a kind
        # Concatenated indices whose composition with those of a shape is known.
        self._composed: set[tuple[SubRegIndex, int]] = set()

    def complete(self, registers: list[Register]) -> None:
        for register in registers:
            self._find_sub_registers(register)
        for index in self.indices:
            index.concatenation_of = (
                flattened(index) if index.concatenation_of else index.concatenation_of
            )
            if index.concatenation_of:
                self._concatenations.setdefault(index.concatenation_of, index)
        for register in registers:
            if register.covered_by_sub_registers:
                self._find_straddling(register)
        signatures: dict[tuple[tuple[SubRegIndex, int], ...], int] = {}
        for register in registers:
            _find_super_registers(register, signatures)

    # --- inherited sub-registers

    def _find_sub_registers(self, register: Register) -> None:
        """Fill in sub-registers and units: those of all sub-registers first."""
        if register.sub_registers_known:
            return
        register.sub_registers_known = True
        register.has_disjunct_sub_registers = len(register.explicit_sub_registers) > 1
        found = self._explicit(register)
        orphans = self._inherit(register, found)
        if orphans:
            indices = self._name_by_composition(register, found, orphans)
            self._synthesize_compositions(indices, found, orphans)
        self._set_sub_registers(register, found)
        _check_names(register)
        _offer_concatenations(register, self._artificial_parts_count)
        self._find_units(register)

    def _explicit(self, register: Register) -> dict[SubRegIndex, Register]:
        found: dict[SubRegIndex, Register] = {}
        pairs = zip(register.explicit_indices, register.explicit_sub_registers, strict=True)
        for index, part in pairs:
            if not part.artificial:
                index.artificial = False
            if index in found:
                raise register.error(
                    f"SubRegIndex {index.name} appears twice in Register {register.name}"
                )
            found[index] = part
            register.index_of.setdefault(part, index)
        return found

    def _inherit(
        self, register: Register, found: dict[SubRegIndex, Register]
    ) -> dict[Register, None]:
        """Take over the parts' sub-registers; those whose index is taken are returned."""
        orphans: dict[Register, None] = {}
        for part in register.explicit_sub_registers:
            self._find_sub_registers(part)
            register.has_disjunct_sub_registers |= part.has_disjunct_sub_registers
            for index, sub_register in part.sub_registers.items():
                if index in found:
                    orphans[sub_register] = None
                else:
                    found[index] = sub_register
        return orphans

    def _name_by_composition(
        self,
        register: Register,
        found: dict[SubRegIndex, Register],
        orphans: dict[Register, None],
    ) -> list[SubRegIndex]:
        """Give orphans the indices that known compositions offer.

        Those are extended in turn: all indices tried are returned.
        """
        indices = list(register.explicit_indices)
        for index in indices:  # grows
            if not orphans:
                break
            sub_registers = found[index].sub_registers
            for second, composite in index.sorted_composites():
                orphan = sub_registers.get(second)
                if orphan is None or composite in found or orphan not in orphans:
                    continue
                del orphans[orphan]
                found[composite] = orphan
                indices.append(composite)
        return indices

    def _synthesize_compositions(
        self,
        indices: list[SubRegIndex],
        found: dict[SubRegIndex, Register],
        orphans: dict[Register, None],
    ) -> None:
        """Make indices for the orphans that are left, from the longest compositions."""
        while indices and orphans:
            index = indices.pop()
            for second, orphan in found[index].sub_registers.items():
                if orphan in orphans:
                    del orphans[orphan]
                    found[self._composite(index, second)] = orphan

    def _composite(self, first: SubRegIndex, second: SubRegIndex) -> SubRegIndex:
        known = first.composites.get(second)
        if known is None:
            known = self._new_index(f"{first.name}_then_{second.name}", first.namespace)
            first.add_composite(second, known, self._modes)
        return known

    def _new_index(self, name: str, namespace: str) -> SubRegIndex:
        index = synthesized_index(len(self.indices) + 1, name, namespace)
        self.indices.append(index)
        return index

    # --- units

    def _find_units(self, register: Register) -> None:
        """A leaf is a unit, others have their parts'; each ad hoc alias is one more."""
        is_leaf = not register.explicit_sub_registers
        if is_leaf and (self._aliased_leaves_are_units or not register.explicit_aliases):
            register.units |= 1 << self._units.add(register)
        for part in register.explicit_sub_registers:
            register.units |= part.units
        for alias in register.explicit_aliases:
            if not alias.sub_registers_known:  # each pair once
                unit = 1 << self._units.add(register, alias)
                register.units |= unit
                alias.units |= unit
        register.native_units = register.units

    def _set_sub_registers(self, register: Register, found: dict[SubRegIndex, Register]) -> None:
        """Put them into the register in the order of their indices."""
        unsorted = tuple(found)
        indices = self._sorted.get(unsorted)
        if indices is None:
            indices = tuple(sorted(unsorted, key=lambda index: index.number))
            self._sorted[unsorted] = indices
        register.sub_registers = {index: found[index] for index in indices}
        register.shape = self._shapes.setdefault(indices, len(self._shapes))

    # --- straddling sub-registers

    def _find_straddling(self, register: Register) -> None:
        """Add covered registers all of whose parts are sub-registers of this one."""
        added: list[tuple[SubRegIndex, Register]] = []
        pending = list(register.sub_registers.values())
        index_of = register.index_of
        for sub_register in pending:  # grows
            for candidate in sub_register.leading_super_registers:
                if (
                    candidate in index_of
                    or candidate is register
                    or candidate.explicit_sub_registers[-1] not in index_of
                ):
                    continue
                index = self._index_within(register, candidate)
                if index is None or index in register.sub_registers:
                    continue
                register.sub_registers[index] = candidate
                index_of[candidate] = index
                added.append((index, candidate))
                pending.append(candidate)
        if added:
            self._set_sub_registers(register, register.sub_registers)
            for index, sub_register in added:
                composition = (index, sub_register.shape)
                if composition not in self._composed:
                    self._composed.add(composition)
                    self._compose_concatenation(register, index, sub_register)

    def _compose_concatenation(
        self, register: Register, index: SubRegIndex, sub_register: Register
    ) -> None:
        """The composites of a concatenation follow from where its parts' registers are."""
        for second, target in sub_register.sub_registers.items():
            composite = register.index_of.get(target)
            if composite is None:
                raise register.error(f"No SubRegIndex for {target.name} in {register.name}")
            index.add_composite(second, composite, self._modes)

    def _index_within(self, register: Register, candidate: Register) -> SubRegIndex | None:
        """The index for a candidate's parts, if all are there and it has more than one."""
        parts = tuple(map(register.index_of.get, candidate.explicit_sub_registers))
        index = self._known_concatenations.get(parts)
        if index is None:
            flat = _flat(parts)
            if not flat:
                return None
            index = self._known_concatenations[parts] = self._concatenation(flat)
        return index

    def _concatenation(self, parts: Parts) -> SubRegIndex:
        known = self._concatenations.get(parts)
        if known is None:
            name = "_".join([part.name for part in parts])
            known = self._concatenations[parts] = self._new_index(name, parts[0].namespace)
            known.concatenation_of = parts
            for mode in range(len(self._modes)):
                if mode == DEFAULT_MODE or any(mode in part.ranges for part in parts):
                    known.ranges[mode] = _joined_range(parts, mode)
        return known


def _check_names(register: Register) -> None:
    """Each sub-register must be reached by one index only."""
    index_of = register.index_of
    covered = register.covered_by_sub_registers
    for index, sub_register in register.sub_registers.items():
        if sub_register is register:
            raise register.error(f"Register {register.name} has itself as a sub-register")
        if not covered:
            index.all_super_registers_covered = False
        name = index_of.setdefault(sub_register, index)
        if name is not index:
            raise register.error(
                f"Sub-register can't have two names: {sub_register.name} available as "
                f"{name.name} and {index.name} in {register.name}"
            )


def _offer_concatenations(register: Register, artificial_parts_count: bool) -> None:
    """The index of a register that is covered by parts is a name for their concatenation."""
    for index, part in zip(register.explicit_indices, register.explicit_sub_registers, strict=True):
        if not part.covered_by_sub_registers or part.artificial:
            continue
        if index.concatenation_of:
            continue
        parts = part.explicit_sub_registers
        if not artificial_parts_count:
            pairs = zip(part.explicit_indices, parts, strict=True)
            parts = [inner for inner_index, inner in pairs if not inner_index.artificial]
        elif any(inner.artificial for inner in part.explicit_indices):
            continue
        index.concatenation_of = tuple([register.index_of[inner] for inner in parts])


def _flat(indices: tuple[SubRegIndex | None, ...]) -> Parts:
    """What the indices are concatenations of; empty if one is missing, or there is but one."""
    parts: list[SubRegIndex] = []
    if len(indices) == 1:
        return ()
    for index in indices:
        if index is None:
            return ()
        parts += index.concatenation_of or (index,)
    return tuple(parts)


def _joined_range(parts: Parts, mode: int) -> tuple[int, int]:
    """Size and offset of parts in a row; no offset where they are not adjacent."""
    total, end = 0, NO_OFFSET
    adjacent = True
    for position, part in enumerate(parts):
        range_ = for_mode(part.ranges, mode)
        assert range_
        size, offset = range_
        if position and (end == NO_OFFSET or offset != end):
            adjacent = False
        total = UNKNOWN if UNKNOWN in (total, size) else total + size
        end = NO_OFFSET if size == UNKNOWN else offset + size
    first = for_mode(parts[0].ranges, mode)
    return total, first[1] if adjacent and first else NO_OFFSET


def _find_super_registers(
    register: Register, signatures: dict[tuple[tuple[SubRegIndex, int], ...], int]
) -> None:
    """Enter the register with its sub-registers, and number the shape of what is below it."""
    if register.signature >= 0:
        return
    for sub_register in register.sub_registers.values():
        if sub_register.signature < 0:
            _find_super_registers(sub_register, signatures)
    shape: list[tuple[SubRegIndex, int]] = []
    for index, sub_register in register.sub_registers.items():
        shape.append((index, sub_register.signature))
        above = sub_register.super_registers
        if not above or above[-1] is not register:
            above.append(register)
    register.signature = signatures.setdefault(tuple(shape), len(signatures))
