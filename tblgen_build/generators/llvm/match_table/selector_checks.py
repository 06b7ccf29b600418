"""Checks that only selectors make: of constants and code about them, register banks, conditions.

Those of memory accesses are in `memory_checks`.
"""

from __future__ import annotations

from .byte_table import encoded, number
from .table_checks import (
    BASIC_BLOCK,
    COMPLEX_PATTERN,
    CONDITION,
    IMMEDIATE_CODE,
    IS_IMMEDIATE,
    LEAF_CODE,
    NO_USE,
    ONE_USE,
    OPCODE,
    POINTER,
    RECORD_OPERAND,
    REGISTER_BANK,
    SPLAT,
    Check,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .byte_table import Argument


def _of_root(
    kind: int, operation: str, instruction: int, operand: int, *arguments: Argument
) -> Check:
    """A check that has a shorter form for the root's operands: GIM_RootCheck..."""
    what = (number(operand, "Op"), *arguments)
    if instruction == 0:
        return Check(kind, 0, operand, operation.replace("GIM_", "GIM_Root"), what)
    return Check(kind, instruction, operand, operation, (number(instruction, "MI"), *what))


def _of_instruction(kind: int, operation: str, instruction: int, *arguments: Argument) -> Check:
    return Check(kind, instruction, -1, operation, (number(instruction, "MI"), *arguments))


def _of_operand(
    kind: int, operation: str, instruction: int, operand: int, *arguments: Argument
) -> Check:
    where = (number(instruction, "MI"), number(operand, "Op"))
    return Check(kind, instruction, operand, operation, (*where, *arguments))


# --- of an instruction


def check_either_opcode(instruction: int, opcodes: Sequence[Instruction]) -> Check:
    """Either of two."""
    names = [encoded(2, opcode.qualified_name) for opcode in opcodes]
    made = _of_instruction(OPCODE, "GIM_CheckOpcodeIsEither", instruction, *names)
    made.rank = opcodes[0].name
    return made


def check_splat(instruction: int, all_ones: bool) -> Check:
    """Whether a vector is built of nothing but zeros or ones."""
    what = "AllOnes" if all_ones else "AllZeros"
    return _of_instruction(SPLAT, f"GIM_CheckIsBuildVector{what}", instruction)


def check_immediate(instruction: int, about: str, enumerator: str) -> Check:
    """Code about the constant that the instruction makes; `about`: I64, APInt or APFloat."""
    code = encoded(2, enumerator, "Predicate")
    return _of_instruction(IMMEDIATE_CODE, f"GIM_Check{about}ImmPredicate", instruction, code)


def check_no_use(instruction: int) -> Check:
    return _of_instruction(NO_USE, "GIM_CheckHasNoUse", instruction)


def check_one_use(instruction: int) -> Check:
    return _of_instruction(ONE_USE, "GIM_CheckHasOneUse", instruction)


# --- of an operand


def check_pointer(instruction: int, operand: int, size: int) -> Check:
    """Whether it is a pointer of so many bits, to any address space."""
    bits = number(size, "SizeInBits")
    return _of_operand(POINTER, "GIM_CheckPointerToAny", instruction, operand, bits)


def check_register_bank(instruction: int, operand: int, register_class: str) -> Check:
    class_ = encoded(2, f"{register_class}RegClassID", "RC")
    return _of_root(REGISTER_BANK, "GIM_CheckRegBankForClass", instruction, operand, class_)


def check_complex_pattern(instruction: int, operand: int, renderer: int, enumerator: str) -> Check:
    """Whether C++ takes it; `renderer` then renders what the operand became."""
    what = (encoded(2, renderer, "Renderer"), encoded(2, enumerator))
    return _of_operand(COMPLEX_PATTERN, "GIM_CheckComplexPattern", instruction, operand, *what)


def check_leaf(instruction: int, operand: int, enumerator: str) -> Check:
    """Code about the operand itself."""
    return _of_code(LEAF_CODE, "GIM_CheckLeafOperandPredicate", instruction, operand, enumerator)


def check_immediate_operand(instruction: int, operand: int, enumerator: str) -> Check:
    """Code about the constant that the operand is."""
    return _of_code(
        IMMEDIATE_CODE, "GIM_CheckImmOperandPredicate", instruction, operand, enumerator
    )


def _of_code(kind: int, operation: str, instruction: int, operand: int, enumerator: str) -> Check:
    where = (number(instruction, "MI"), number(operand, "MO"))
    code = encoded(2, enumerator, "Predicate")
    return Check(kind, instruction, operand, operation, (*where, code))


def check_is_immediate(instruction: int, operand: int) -> Check:
    return _of_operand(IS_IMMEDIATE, "GIM_CheckIsImm", instruction, operand)


def check_is_block(instruction: int, operand: int) -> Check:
    return _of_operand(BASIC_BLOCK, "GIM_CheckIsMBB", instruction, operand)


def check_condition(instruction: int, operand: int, enumerator: str) -> Check:
    """Which comparison a compare makes."""
    what = encoded(2, f"CmpInst::{enumerator}", "Predicate")
    return _of_operand(CONDITION, "GIM_CheckCmpPredicate", instruction, operand, what)


def record_operand(instruction: int, operand: int, slot: int, name: str) -> Check:
    """Remembers the operand for code that looks at it."""
    what = number(slot, "StoreIdx")
    made = _of_operand(RECORD_OPERAND, "GIM_RecordNamedOperand", instruction, operand, what)
    made.key = (*made.key, name)  # that of another pattern is another operand
    made.note = f"Name : {name}"
    return made
