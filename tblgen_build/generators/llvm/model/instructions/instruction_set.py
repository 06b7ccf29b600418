"""All instructions of the target in the order in which they are numbered.

It knows the target's records and its instructions; registers and patterns are elsewhere.
"""

from __future__ import annotations

from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.made_once import made_once
from tblgen_build.generators.mistakes import of_each
from tblgen_build.releases.llvm import GENERIC_OPCODES_ARE_COMPLETE

from .generic_opcodes import GENERIC_OPCODES, OPCODES_OF_SOME_RELEASES
from .instruction import Instruction
from .operands import OperandKinds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

GENERIC_NAMESPACE: Final = "TargetOpcode"
_SPECIALIZED: Final = "TargetSpecializedStandardPseudoInstruction"


class _Numbering:
    """The instructions in order; sets their numbers."""

    __slots__ = ("by_number", "described", "namespace", "num_generic", "num_pseudos", "opcodes")

    def __init__(self, records: Records, by_record: dict[Record, Instruction]) -> None:
        special = records.all_derived_definitions_if_defined(_SPECIALIZED)
        # A generic instruction's record to the target's own form of it, the last by name.
        own_form = {r.value_as_def("Instruction"): by_record[r] for r in special}
        specialized = set(special)
        any_may_miss = not records.release.has(GENERIC_OPCODES_ARE_COMPLETE)
        names = [
            name
            for name in GENERIC_OPCODES
            if not (any_may_miss or name in OPCODES_OF_SOME_RELEASES)
            or records.get_def(name) is not None
        ]
        generic = [_generic(records, by_record, name) for name in names]
        own = [
            instruction
            for record, instruction in by_record.items()
            if instruction.namespace != GENERIC_NAMESPACE and record not in specialized
        ]
        own.sort(key=lambda i: (not i.is_pseudo, i.name))
        self.num_generic = len(generic)
        self.by_number = generic + own
        self.described = [own_form.get(i.record, i) for i in self.by_number]
        self.opcodes: dict[Record, int] = {}
        for number, instruction in enumerate(self.by_number):
            described = self.described[number]
            instruction.number = described.number = number
            self.opcodes[instruction.record] = self.opcodes[described.record] = number
        self.num_pseudos = sum([i.is_pseudo for i in own])
        namespaces = [i.namespace for i in self.by_number if i.namespace != GENERIC_NAMESPACE]
        self.namespace = namespaces[0] if namespaces else ""


def _generic(records: Records, by_record: dict[Record, Instruction], name: str) -> Instruction:
    record = records.get_def(name)
    instruction = None if record is None else by_record.get(record)
    if instruction is None:
        raise input_error(
            records,
            f"Could not find instruction '{name}' (Target.td defines it; "
            'include "llvm/Target/Target.td")',
        )
    return instruction


class InstructionSet:
    """The instructions of a run's records.

    Each is read when it is first asked for; numbering needs them all. An instruction's
    `number` is valid once `by_number` or `described` was asked for.
    """

    def __init__(self, records: Records) -> None:
        self.records = records
        self.kinds = OperandKinds()
        self._made: dict[Record, Instruction] = {}
        self._by_record: dict[Record, Instruction] | None = None
        self._numbering: _Numbering | None = None

    @staticmethod
    def of(records: Records) -> InstructionSet:
        return made_once(records, InstructionSet)

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
            raise record.error(
                f"'{record.name}' is not an instruction: it derives from Instruction"
            )
        return instruction

    @property
    def by_record(self) -> dict[Record, Instruction]:
        """All, by name of the record."""
        found = self._by_record
        if found is None:
            found = self._by_record = self._read_all()
        return found

    def _read_all(self) -> dict[Record, Instruction]:
        definitions = self.records.all_derived_definitions_if_defined("Instruction")
        if not definitions:
            message = 'the input defines no instruction: include "llvm/Target/Target.td"'
            raise input_error(self.records, message)
        of_each(definitions, self.find)
        self._made = {record: self._made[record] for record in definitions}
        return self._made

    # --- numbers

    @property
    def _numbered(self) -> _Numbering:
        found = self._numbering
        if found is None:
            found = self._numbering = _Numbering(self.records, self.by_record)
        return found

    @property
    def by_number(self) -> list[Instruction]:
        """The generic opcodes, then pseudo instructions, then real ones, each by name."""
        return self._numbered.by_number

    @property
    def opcodes(self) -> dict[Record, int]:
        """The number of every instruction, of a generic one and of the target's form of it."""
        return self._numbered.opcodes

    @property
    def described(self) -> list[Instruction]:
        """What the target makes of each of `by_number`: for all but some generic ones itself.

        The others are generic opcodes of which it has its own form
        (`TargetSpecializedStandardPseudoInstruction`): that form. Raises RecordError where
        one has several.
        """
        forms: set[Record] = set()
        for form in self.records.all_derived_definitions_if_defined(_SPECIALIZED):
            standard = form.value_as_def("Instruction")
            if standard in forms:
                raise form.error(f"multiple overrides of '{standard.name}' defined")
            forms.add(standard)
        return self._numbered.described

    @property
    def num_generic(self) -> int:
        """How many of `by_number` all targets have in common."""
        return self._numbered.num_generic

    @property
    def num_pseudos(self) -> int:
        return self._numbered.num_pseudos

    @property
    def target_instructions(self) -> list[Instruction]:
        """Those that are the target's own."""
        return self.by_number[self.num_generic :]

    @property
    def namespace(self) -> str:
        """The C++ namespace of the target's instructions; empty where it has none."""
        return self._numbered.namespace
