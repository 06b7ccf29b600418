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

    Each is read when it is first asked for; numbering needs them all. An instruction's
    `number` is valid once `by_number` or `described` was asked for.
    """

    def __init__(self, records: Records) -> None:
        self.records = records
        self.kinds = OperandKinds()
        self._made: dict[Record, Instruction] = {}

    @staticmethod
    def of(records: Records) -> InstructionSet:
        return shared(records, InstructionSet)

    def find(self, record: Record) -> Instruction | None:
        """The instruction that a record defines; None where it defines none."""
        instruction = self._made.get(record)
        if instruction is None and record.is_subclass_of("Instruction"):
            instruction = self._made[record] = Instruction(record, self.kinds)
        return instruction

    def instruction(self, record: Record) -> Instruction:
        """The instruction that a record defines. Raises RecordError where it defines none."""
        instruction = self.find(record)
        if instruction is None:
            raise record.error(f"'{record.name}' is no instruction: it derives from Instruction")
        return instruction

    @lazy
    def by_record(self) -> dict[Record, Instruction]:
        """All, by name of the record."""
        definitions = self.records.all_derived_definitions_if_defined("Instruction")
        if not definitions:
            raise RecordError('the input defines no instruction: include "llvm/Target/Target.td"')
        made = self._made
        self._made = {
            record: made.get(record) or Instruction(record, self.kinds) for record in definitions
        }
        return self._made

    # --- numbers

    @lazy
    def by_number(self) -> list[Instruction]:
        """The generic opcodes, then pseudo instructions, then real ones, each by name."""
        by_record = self.by_record
        specialized = set(self._specialized_records)
        generic = [self._generic(name) for name in GENERIC_OPCODES]
        own = [
            instruction
            for record, instruction in by_record.items()
            if instruction.namespace != GENERIC_NAMESPACE and record not in specialized
        ]
        own.sort(key=lambda i: (not i.is_pseudo, i.name))
        instructions = generic + own
        for number, instruction in enumerate(instructions):
            instruction.number = number
            described = self._specialized.get(instruction.record)
            if described is not None:
                described.number = number
        return instructions

    @lazy
    def opcodes(self) -> dict[Record, int]:
        """The number of every instruction, of a generic one and of the target's form of it."""
        both = zip(self.by_number, self.described, strict=True)
        return {i.record: number for number, pair in enumerate(both) for i in pair}

    @lazy
    def described(self) -> list[Instruction]:
        """What the target makes of each of `by_number`: for all but some generic ones itself.

        The others are generic opcodes of which it has its own form
        (`TargetSpecializedStandardPseudoInstruction`): that form.
        """
        return [self._specialized.get(i.record, i) for i in self.by_number]

    def _generic(self, name: str) -> Instruction:
        record = self.records.get_def(name)
        instruction = None if record is None else self.by_record.get(record)
        if instruction is None:
            raise RecordError(
                f"Could not find instruction '{name}' (Target.td defines it; "
                'include "llvm/Target/Target.td")'
            )
        return instruction

    @lazy
    def _specialized_records(self) -> list[Record]:
        return self.records.all_derived_definitions_if_defined(
            "TargetSpecializedStandardPseudoInstruction"
        )

    @lazy
    def _specialized(self) -> dict[Record, Instruction]:
        """A generic instruction's record to the target's own form of it, the last by name."""
        return {
            record.value_as_def("Instruction"): self.by_record[record]
            for record in self._specialized_records
        }

    @property
    def num_generic(self) -> int:
        """How many of `by_number` all targets have in common."""
        return len(GENERIC_OPCODES)

    @lazy
    def num_pseudos(self) -> int:
        return sum([i.is_pseudo for i in self.target_instructions])

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
