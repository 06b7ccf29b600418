"""Finds X86's instruction between registers that another one repeats with an operand in memory.

Encodings say that: all fields are alike, and the form is that of registers. It knows the fields
of `X86Inst` and the operands, and neither the tables nor their flags.
"""

from __future__ import annotations

from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class

from ..disassembler.x86.x86_instruction import number_of
from .fold_exceptions import NEVER
from .legacy_forms import is_evex_by_request, is_in_map4
from .mnemonic import mnemonic_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Final

    from tblgen_build._core import Record

    from ..model.instructions.instruction import Instruction

# FormBits: the forms in memory, each 16 below that between registers.
_MEMORY_FORMS: Final = frozenset([*range(24, 29), *range(30, 40)])
_TO_REGISTER: Final = 16
_REGISTER_FORMS: Final = frozenset([form + _TO_REGISTER for form in _MEMORY_FORMS])
_NUMBERS: Final = ("Opcode", "OpEncBits", "OpPrefixBits", "OpMapBits", "OpSizeBits", "AdSizeBits")
_FLAGS: Final = (
    *("hasREX_W", "hasVEX_4V", "hasVEX_L", "IgnoresW", "ignoresVEX_L", "hasEVEX_L2"),
    *("hasEVEX_K", "hasEVEX_Z", "hasEVEX_RC", "hasEVEX_NF", "hasLockPrefix", "hasNoTrackPrefix"),
)
_X87: Final = ("RST", "RSTi")


def is_register(operand: Record) -> bool:
    return operand.is_subclass_of("RegisterOperand") or is_register_class(operand)


def is_memory(operand: Record) -> bool:
    return (
        operand.is_subclass_of("Operand")
        and operand.value_as_string("OperandType") == "OPERAND_MEMORY"
    )


def register_size(operand: Record) -> int:
    """In bits: what values of the class are aligned to."""
    if operand.is_subclass_of("RegisterOperand"):
        operand = operand.value_as_def("RegClass")
    return operand.value_as_int("Alignment")


def memory_size(operand: Record) -> int:
    return operand.value_as_int("Size")


class FoldedInstruction:
    """An instruction in the view of folding; its encoding is read when it is asked for."""

    def __init__(self, instruction: Instruction) -> None:
        self.instruction = instruction
        self.record = instruction.record
        self.name = instruction.name
        self.number = instruction.number
        self.operands = [operand.record for operand in instruction.operands]
        self.num_outs = instruction.operands.num_defs
        self.num_ins = len(self.operands) - self.num_outs

    @property
    def form(self) -> int:
        return number_of(self.record, "FormBits")

    @property
    def encoding(self) -> tuple[int, ...]:
        """All that two forms have in common, b aside."""
        numbers = [number_of(self.record, field) for field in _NUMBERS]
        return (*numbers, *[self.record.value_as_bit(field) for field in _FLAGS])

    @property
    def has_b(self) -> bool:
        return self.record.value_as_bit("hasEVEX_B")

    @property
    def is_in_map4(self) -> bool:
        return is_in_map4(self.record)

    @property
    def is_legacy(self) -> bool:
        return number_of(self.record, "OpEncBits") == 0

    @property
    def is_broadcast(self) -> bool:
        """Names tell whether b means that one element of memory is repeated."""
        return self.has_b and ("mb" in self.name or "mib" in self.name)

    def shifts_by_result(self, memory: FoldedInstruction) -> bool:
        """Whether its result is its first operand too, and that one is in memory there."""
        return self.num_outs == memory.num_outs + 1 and self.num_ins == memory.num_ins

    def stores_result(self, memory: FoldedInstruction) -> bool:
        return self.num_outs == memory.num_outs + 1 and self.num_ins + 1 == memory.num_ins

    def is_like(self, memory: FoldedInstruction) -> bool:
        """Whether one operand is another one there, but no register in place of a register."""
        own = self.operands[1 if self.shifts_by_result(memory) else 0 :]
        if len(own) < len(memory.operands):
            return False  # The reference reads past the end.
        pairs = zip(own, memory.operands, strict=False)
        unlike = [pair for pair in pairs if pair[0] != pair[1]]
        return len(unlike) == 1 and not (is_register(unlike[0][0]) and is_register(unlike[0][1]))

    def folded_place(self, memory: FoldedInstruction) -> int | None:
        """Of lists of operands that are alike: where the register is that is in memory there."""
        if self.num_outs != memory.num_outs or self.num_ins != memory.num_ins:
            return None
        for place, (own, other) in enumerate(zip(self.operands, memory.operands, strict=True)):
            if is_register(own) and is_memory(other):
                return place
        return None


class _FoldCandidates:
    """The forms between registers that are still free, by mnemonic and what encodes them."""

    def __init__(self, registers: Iterable[FoldedInstruction], variant: int) -> None:
        self._variant = variant
        self._by_encoding: dict[object, list[FoldedInstruction]] = {}
        for folded in registers:
            key = self._key(folded, folded.form)
            self._by_encoding.setdefault(key, []).append(folded)

    def _key(self, folded: FoldedInstruction, form: int) -> object:
        return form, folded.encoding, mnemonic_of(folded.instruction, self._variant)

    def take(self, memory: FoldedInstruction, *, any_b: bool) -> FoldedInstruction | None:
        """The first by number that is like `memory`, without b unless b means something else."""
        candidates = self._by_encoding.get(self._key(memory, memory.form + _TO_REGISTER), [])
        for place, folded in enumerate(candidates):
            if (any_b or not folded.has_b) and folded.is_like(memory):
                return candidates.pop(place)
        return None


def folded_pairs(
    instructions: Iterable[Instruction], variant: int
) -> Iterator[tuple[FoldedInstruction, FoldedInstruction, bool]]:
    """Each with what it is folded into, and whether that repeats one element of memory.

    `variant` is that of the assembly in which their mnemonics are compared.
    """
    registers: list[FoldedInstruction] = []
    memories: list[FoldedInstruction] = []
    for instruction in instructions:
        if not takes_part(instruction):
            continue
        folded = FoldedInstruction(instruction)
        if folded.form in _MEMORY_FORMS:
            memories.append(folded)
        elif folded.form in _REGISTER_FORMS:
            registers.append(folded)
    plain = _FoldCandidates(registers, variant)
    repeated = _FoldCandidates(registers, variant)
    for memory in memories:
        if memory.is_in_map4 or not memory.has_b:
            found = plain.take(memory, any_b=memory.is_in_map4)
            if found is not None:
                yield found, memory, False
        if memory.is_broadcast:
            found = repeated.take(memory, any_b=False)
            if found is not None:
                yield found, memory, True


def takes_part(instruction: Instruction) -> bool:
    """Is it encoded as X86's instructions are, and no exception?"""
    record = instruction.record
    if not record.is_subclass_of("X86Inst") or instruction.is_asm_parser_only:
        return False
    if instruction.name in NEVER or is_evex_by_request(record):
        return False
    return all(operand.record.name not in _X87 for operand in instruction.operands)
