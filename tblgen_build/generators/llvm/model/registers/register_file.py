"""All registers of a target, with indices, units and classes: declared, inferred, numbered.

`RegisterFile` is what generators ask; `DerivedRegisterFile` has what only few need: lanes,
weights of units, and pressure sets.
"""

from __future__ import annotations

from itertools import groupby

from tblgen_build._core import RecordError
from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.llvm.model.hardware_mode import HardwareModes
from tblgen_build.generators.llvm.model.optional_bits import is_set
from tblgen_build.generators.llvm.model.registers.class_inference import (
    ClassInference,
    all_super_register_masks,
    number_classes,
)
from tblgen_build.generators.llvm.model.registers.composition import (
    CompositionFinder,
    find_lane_masks,
    find_unit_lane_masks,
)
from tblgen_build.generators.llvm.model.registers.pressure_set import PressureSets
from tblgen_build.generators.llvm.model.registers.register import Register
from tblgen_build.generators.llvm.model.registers.register_class import ClassReader, RegisterClass
from tblgen_build.generators.llvm.model.registers.register_set import RegisterSets
from tblgen_build.generators.llvm.model.registers.register_sizes import check_sizes
from tblgen_build.generators.llvm.model.registers.register_unit import RegisterUnits, UnitWeights
from tblgen_build.generators.llvm.model.registers.sub_register_index import SubRegIndex, read_index
from tblgen_build.generators.llvm.model.registers.sub_registers import SubRegisterGraph
from tblgen_build.generators.llvm.model.registers.tuple_register import TupleRegister
from tblgen_build.generators.llvm.model.registers.unit_intervals import number_as_intervals
from tblgen_build.generators.llvm.model.target import placed_at_target
from tblgen_build.generators.llvm.model.value_type import ValueTypes
from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.targets import (
    ARTIFICIAL_MEMBERS_ARE_IGNORED,
    REGISTERS_HOLD_THEIR_PARTS,
    REGISTERS_MAY_BE_INTERVALS,
    UNALLOCATED_REGISTERS_WEIGH_THE_SAME,
    UNCOVERED_LANES_COUNT,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.registers.tuple_register import Element

    OrderKey = tuple[int, int, list[str], list[tuple[int, str]]]


def _are_intervals(records: Records) -> bool:
    """Whether the target wants the units of each register to follow each other."""
    if not records.release.has(REGISTERS_MAY_BE_INTERVALS):
        return False
    targets = records.all_derived_definitions_if_defined("Target")
    return len(targets) == 1 and is_set(targets[0], "RegistersAreIntervals")


class RegisterFile:
    """The registers and register classes of a run's records."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self.modes = HardwareModes.of(records)
        self.sets = RegisterSets(records)
        self.units = RegisterUnits()
        self._index_of: dict[Record, SubRegIndex] = {}
        self.indices = self._read_indices()  # by number, without NoSubRegister
        self.registers: list[Register] = []  # by number, without NoRegister
        self._register_of: dict[Element, Register] = {}
        self._read_registers()
        graph = SubRegisterGraph(self.indices, self.units, self.modes, records.release)
        graph.complete(self.registers)
        self._mark_indices_of_real_registers()
        self.units.native_count = len(self.units)
        self.are_intervals = _are_intervals(records)
        if self.are_intervals:
            number_as_intervals(self.registers, self.units)
        self.classes = self._classes()  # by number
        # As in the reference, a class of only artificial registers is not found by its record.
        self._class_of = {
            c.record: c for c in self.classes if c.record is not None and not c.artificial
        }
        self.categories = self._read_categories()  # by name
        if records.release.has(REGISTERS_HOLD_THEIR_PARTS):
            check_sizes(self.registers, self.classes)
        self._by_name = {register.name: register for register in self.registers}
        self._by_asm_name: dict[str, Register] | None = None
        self._super_register_masks: dict[RegisterClass, list[tuple[SubRegIndex, int]]] | None = None

    @staticmethod
    def of(records: Records) -> RegisterFile:
        return made_once(records, RegisterFile)

    def _read_categories(self) -> dict[str, list[RegisterClass]]:
        return {
            record.name: [self.class_(c) for c in record.value_as_list_of_defs("Classes")]
            for record in self.records.all_derived_definitions_if_defined("RegisterCategory")
        }

    # --- looking up

    def register(self, definition: Element) -> Register:
        """The register of a record. Raises RecordError where it defines none."""
        register = self._register_of.get(definition)
        if register is None:
            raise definition.error(f"'{definition.name}' is not a register")
        return register

    def register_named(self, name: str) -> Register | None:
        return self._by_name.get(name)

    def find_register(self, definition: Element) -> Register | None:
        return self._register_of.get(definition)

    def named_in_assembly(self, text: str) -> Register | None:
        """The first register that is written so."""
        found = self._by_asm_name
        if found is None:
            found = self._by_asm_name = {}
            for register in self.registers:
                found.setdefault(register.asm_name, register)
        return found.get(text)

    def definition_order(self) -> list[int]:
        """By a register's number: its place in the order of definitions, tuples last."""
        first = 1 + max([register.record.id for register in self.registers], default=0)
        tuples = {tuple_: first + at for at, tuple_ in enumerate(self.sets.tuple_registers)}
        order = [0]
        for register in self.registers:
            definition = register.definition
            if isinstance(definition, TupleRegister):
                order.append(tuples[definition])
            else:
                order.append(definition.id)
        return order

    def index(self, record: Record) -> SubRegIndex:
        index = self._index_of.get(record)
        if index is None:
            raise record.error(f"'{record.name}' is not a sub-register index")
        return index

    def class_(self, record: Record) -> RegisterClass:
        """The class of a record. Raises RecordError where it defines none, or an artificial one."""
        class_ = self._class_of.get(record)
        if class_ is None:
            reason = "it is none"
            for known in self.classes:
                if known.record is record:
                    reason = (
                        "its registers are artificial" if known.members else "it has no registers"
                    )
            raise RecordError(
                f"register class '{record.name}' not found: {reason}",
                record.location,
                [(f"'{record.name}' is defined here", record.location)],
            )
        return class_

    def largest_class(self, register: Register) -> RegisterClass | None:
        """The class that has the register and all of its other classes as sub-classes.

        None where there is none, or where the classes have other types.
        """
        found: RegisterClass | None = None
        for class_ in self.classes:
            if register not in class_:
                continue
            if found is None or (class_.types == found.types and class_.has_sub_class(found)):
                found = class_
            elif class_.types != found.types or not found.has_sub_class(class_):
                return None
        return found

    def super_register_masks(self, class_: RegisterClass) -> list[tuple[SubRegIndex, int]]:
        """By index: the set of classes all of whose sub-registers with it are in `class_`."""
        return self.find_super_register_masks()[class_]

    def find_super_register_masks(self) -> dict[RegisterClass, list[tuple[SubRegIndex, int]]]:
        """To be called before further compositions are found: they count among those known."""
        found = self._super_register_masks
        if found is None:
            found = all_super_register_masks(self.classes, self.indices, self.records.release)
            self._super_register_masks = found
        return found

    # --- reading

    def _read_indices(self) -> list[SubRegIndex]:
        indices: list[SubRegIndex] = []
        for record in self.records.all_derived_definitions_if_defined("SubRegIndex"):
            index = read_index(len(indices) + 1, record, self.modes)
            self._index_of[record] = index
            indices.append(index)
        of_each(indices, self._relate_index)
        return indices

    def _relate_index(self, index: SubRegIndex) -> None:
        """Enter what the definition says of other indices."""
        record = index.record
        assert record is not None
        parts = [self.index(part) for part in record.value_as_list_of_defs("ComposedOf")]
        if parts:
            if len(parts) != 2:
                raise record.error("ComposedOf must have exactly two entries")
            if parts[0].add_composite(parts[1], index, self.modes):
                raise record.error("Ambiguous ComposedOf entries")
        covering = record.value_as_list_of_defs("CoveringSubRegIndices")
        if covering:
            if len(covering) < 2:
                raise record.error("CoveringSubRegIndices must have two or more entries")
            index.concatenation_of = tuple([self.index(part) for part in covering])

    def _read_registers(self) -> None:
        records = self.records.all_derived_definitions_if_defined("Register")
        definitions: list[Element] = [*records]
        tuples = [
            self.sets.expand(record) or []
            for record in self.records.all_derived_definitions_if_defined("RegisterTuples")
        ]
        # X86 keeps registers that few subtargets have at the end, tuples among them.
        first = records[0] if records else None
        if first is not None and first.is_subclass_of("X86Reg"):
            definitions += [register for tuple_ in tuples for register in tuple_]
            tuples = []
        for group in [definitions, *tuples]:
            for definition in sorted(group, key=_order_key):
                register = Register(len(self.registers) + 1, definition)
                self.registers.append(register)
                self._register_of[definition] = register
        of_each(self.registers, self._relate_register)

    def _relate_register(self, register: Register) -> None:
        """Enter what the definition says of other registers."""
        definition = register.definition
        parts: list[Element]
        if isinstance(definition, TupleRegister):
            indices = definition.tuples.value_as_list_of_defs("SubRegIndices")
            parts = definition.sub_registers
            aliases: list[Record] = []
        else:
            indices = definition.value_as_list_of_defs("SubRegIndices")
            parts = [*definition.value_as_list_of_defs("SubRegs")]
            aliases = definition.value_as_list_of_defs("Aliases")
        if len(indices) != len(parts):
            raise register.error(
                f"SubRegs and SubRegIndices must have the same size: '{register.name}' has "
                f"{len(parts)} and {len(indices)}"
            )
        register.explicit_indices = [self.index(index) for index in indices]
        register.explicit_sub_registers = [self.register(part) for part in parts]
        if register.covered_by_sub_registers and parts:
            register.explicit_sub_registers[0].leading_super_registers.append(register)
        for alias in aliases:
            other = self.register(alias)
            register.explicit_aliases.append(other)
            other.explicit_aliases.append(register)

    def _mark_indices_of_real_registers(self) -> None:
        for register in self.registers:
            if not register.artificial:
                for index, sub_register in register.sub_registers.items():
                    if not sub_register.artificial:
                        index.artificial = False

    def _classes(self) -> list[RegisterClass]:
        records = self.records.all_derived_definitions_if_defined("RegisterClass")
        if not records:
            message = "the input defines no register class: define one of class RegisterClass"
            raise input_error(self.records, message)
        types = ValueTypes.of(self.records)
        reader = ClassReader(self.sets, self.register, types, self.modes, self.records.release)
        declared = of_each(records, reader.read)
        inference = ClassInference(declared, self.registers, self.indices, self.records.release)
        inference.complete()
        number_classes(inference.classes, self.records.release)
        return inference.classes


class DerivedRegisterFile:
    """What follows from a register file: lane masks, weights of register units, pressure sets.

    Values that belong to a register, an index or a class are set there.
    """

    def __init__(self, records: Records) -> None:
        file = RegisterFile.of(records)
        registers, indices, classes = file.registers, file.indices, file.classes
        file.find_super_register_masks()
        compositions = CompositionFinder(registers, indices, file.modes)
        compositions.complete()
        self.warnings = compositions.warnings
        self.covering_lanes = find_lane_masks(indices, classes)
        only_real = file.records.release.has(ARTIFICIAL_MEMBERS_ARE_IGNORED)
        unallocated_too = file.records.release.has(UNALLOCATED_REGISTERS_WEIGH_THE_SAME)
        UnitWeights(
            registers,
            classes,
            file.units,
            only_real=only_real,
            unallocated_too=unallocated_too,
        ).settle()
        try:
            self.pressure_sets = PressureSets(classes, file.units)
        except RecordError as error:
            raise placed_at_target(error, records) from None
        find_unit_lane_masks(registers, uncovered_count=records.release.has(UNCOVERED_LANES_COUNT))
        for class_ in classes:
            for member in class_.members:
                class_.has_disjunct_sub_registers |= member.has_disjunct_sub_registers
                class_.covered_by_sub_registers &= member.covered_by_sub_registers

    @staticmethod
    def of(records: Records) -> DerivedRegisterFile:
        return made_once(records, DerivedRegisterFile)


def _order_key(definition: Element) -> OrderKey:
    """Registers are in order of position, number of parts, the letters, and then the numbers.

    Of numbers, those with fewer digits come first, zeros in front counted.
    """
    record = definition.prototype if isinstance(definition, TupleRegister) else definition
    runs = ["".join(run) for _, run in groupby(definition.name, str.isdigit)]
    letters, numbers = runs[::2], runs[1::2]
    return (
        record.value_as_int("PositionOrder"),
        len(runs),
        letters,
        [(len(number), number) for number in numbers],
    )
