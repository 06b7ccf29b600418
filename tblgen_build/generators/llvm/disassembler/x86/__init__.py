"""gen-disassembler for a target named X86: tables by prefix, opcode and ModR/M byte."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.releases.targets import RARE_MAPS_ARE_SPARSE

from ...model.instructions.instruction_set import InstructionSet
from ...model.target import require_target
from .decisions import Claims
from .x86_instruction import DecodedInstruction
from .x86_operands import operand_specifiers
from .x86_tables import (
    OperandSets,
    contexts_text,
    decisions_text,
    instructions_text,
    known_contexts,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


def x86_tables(records: Records) -> str:
    instructions = InstructionSet.of(records)
    decoder = _Decoder(require_target(records))
    described = [
        instruction
        for instruction in instructions.target_instructions
        if instruction.record.is_subclass_of("X86Inst")
    ]
    if described:
        decoder.operand_sets.number(())
    for instruction in described:
        decoder.add(DecodedInstruction(instruction))
    decoder.raise_conflict()
    # Without any, the tables of instructions have no entry.
    count = len(instructions.by_number) if described else 0
    known = known_contexts(records.release)
    are_sparse = records.release.has(RARE_MAPS_ARE_SPARSE)
    return "".join(
        [
            file_header(" * X86 Disassembler"),
            decoder.operand_sets.text(),
            instructions_text(decoder.sets, decoder.claims.names, count),
            contexts_text(known),
            decisions_text(decoder.claims, known, are_sparse=are_sparse),
        ]
    )


class _Decoder:
    """`sets` are the numbers of operand sets by instruction."""

    def __init__(self, target: Record) -> None:
        self._target = target
        self.operand_sets = OperandSets()
        self.sets: dict[int, int] = {}
        self.claims = Claims(self._note_conflict)
        self._instructions: dict[int, DecodedInstruction] = {}
        self._conflict: RecordError | None = None

    def add(self, instruction: DecodedInstruction) -> None:
        if not instruction.is_decoded:
            return
        number = instruction.number
        slots = instruction.slots
        self.sets[number] = self.operand_sets.number(operand_specifiers(instruction))
        own, contexts = instruction.contexts()
        claims = self.claims
        claims.names[number] = instruction.name
        claims.contexts[number] = own
        self._instructions[number] = instruction
        claims.add(instruction.map, contexts, instruction.opcodes, slots, number)

    def _note_conflict(self, other: int, number: int, context: str, opcode: int) -> None:
        if self._conflict is not None:
            return
        first, second = self._instructions[other], self._instructions[number]
        self._conflict = RecordError(
            f"Primary decode conflict: '{second.name}' would overwrite '{first.name}' "
            f"(opcode 0x{opcode:02x} of map {second.map}, context IC{context})",
            self._target.location,
            [
                (f"'{each.name}' is defined here", each.instruction.record.location)
                for each in (first, second)
            ],
        )

    def raise_conflict(self) -> None:
        if self._conflict is not None:
            raise self._conflict
