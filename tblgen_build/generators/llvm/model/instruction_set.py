"""All instructions of the target in the order in which they are numbered.

It knows the target's records and its instructions; registers and patterns are elsewhere.
"""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.shared import shared
from tblgen_build.lazy import lazy

from .generic_opcodes import GENERIC_OPCODES
from .instruction import Instruction
from .operands import OperandKinds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

GENERIC_NAMESPACE: Final = "TargetOpcode"


class InstructionSet:
    """The instructions of a run's records.

    `by_number` begins with the generic opcodes, then come pseudo instructions and real
    ones, each by name. `described` has the same, but for generic opcodes of which the
    target has its own form (`TargetSpecializedStandardPseudoInstruction`): that form.
    """

    def __init__(self, records: Records) -> None:
        self.records = records
        self.kinds = OperandKinds()
        definitions = records.all_derived_definitions_if_defined("Instruction")
        if not definitions:
            raise RecordError("No 'Instruction' subclasses defined!")
        self.by_record: dict[Record, Instruction] = {
            record: Instruction(record, self.kinds) for record in definitions
        }
        self._number()

    @staticmethod
    def of(records: Records) -> InstructionSet:
        return shared(records, InstructionSet)

    def _number(self) -> None:
        specialized = self._specialized()
        generic = [self._generic(name) for name in GENERIC_OPCODES]
        own = [
            instruction
            for instruction in self.by_record.values()
            if instruction.namespace != GENERIC_NAMESPACE
            and instruction.record not in self._specialized_records
        ]
        own.sort(key=lambda i: (not i.is_pseudo, i.name))
        self.num_pseudos = sum([i.is_pseudo for i in own])
        self.by_number: list[Instruction] = generic + own
        # What the target makes of each: for all but some generic ones the instruction itself.
        self.described = [specialized.get(i.record, i) for i in generic] + own
        for number, instruction in enumerate(self.by_number):
            instruction.number = self.described[number].number = number

    def _generic(self, name: str) -> Instruction:
        record = self.records.get_def(name)
        instruction = None if record is None else self.by_record.get(record)
        if instruction is None:
            raise RecordError(
                f"Could not find instruction '{name}' (Target.td defines it; "
                'include "llvm/Target/Target.td")'
            )
        return instruction

    def _specialized(self) -> dict[Record, Instruction]:
        """A generic instruction's record to the target's own form of it."""
        definitions = self.records.all_derived_definitions_if_defined(
            "TargetSpecializedStandardPseudoInstruction"
        )
        self._specialized_records = set(definitions)
        found: dict[Record, Instruction] = {}
        for record in definitions:
            found[record.value_as_def("Instruction")] = self.by_record[record]
        return found

    @property
    def num_generic(self) -> int:
        """How many of `by_number` all targets have in common."""
        return len(GENERIC_OPCODES)

    @property
    def target_instructions(self) -> list[Instruction]:
        """Those that are the target's own."""
        return self.by_number[self.num_generic :]

    @lazy
    def namespace(self) -> str:
        """The C++ namespace of the target's instructions; empty where it has none."""
        for instruction in self.by_number:
            if instruction.namespace != GENERIC_NAMESPACE:
                return instruction.namespace
        return ""

    def instruction(self, record: Record) -> Instruction:
        """The instruction that a record defines. Raises RecordError where it defines none."""
        instruction = self.by_record.get(record)
        if instruction is None:
            raise record.error(f"'{record.name}' is no instruction: it derives from Instruction")
        return instruction
