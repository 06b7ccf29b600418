"""Checks: what a rule asks of a matched instruction, or of one of its operands.

A check is its line in the table, with what tells which rules share it and which rule goes first.
"""

from __future__ import annotations

from .byte_table import byte, encoded, name, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .byte_table import Argument, MatchTable
    from .low_level_type import LowLevelType

# Kinds of checks: where two rules differ in one, the lower kind goes first.
OPCODE: Final = 0
NUM_OPERANDS: Final = 1
IMMEDIATE_CODE: Final = 2
IS_IMMEDIATE: Final = 3
ATOMIC_ORDERING: Final = 4
MEMORY_SIZE: Final = 5
MEMORY_SIZE_OF_VALUE: Final = 6
ADDRESS_SPACE: Final = 7
ALIGNMENT: Final = 8
SPLAT: Final = 9
NO_USE: Final = 10
ONE_USE: Final = 11
CODE: Final = 12
FLAGS: Final = 13
LEAF_CODE: Final = 14
SAME_OPERAND: Final = 15
COMPLEX_PATTERN: Final = 16
INTRINSIC: Final = 17
CONDITION: Final = 18
INSTRUCTION: Final = 19
INT: Final = 20
LITERAL_INT: Final = 21
TYPE: Final = 22
POINTER: Final = 23
REGISTER_BANK: Final = 24
BASIC_BLOCK: Final = 25
RECORD_OPERAND: Final = 26
RECORD_TYPE: Final = 27

# How the number of checks of the instruction itself tells which of two rules goes first.
NOT_BY_COUNT: Final = 0
COUNT_LAST: Final = 1  # where nothing else does
COUNT_FIRST: Final = 2

# Besides kind, instruction and operand: what else makes two checks the same.
Key = tuple[object, ...]


class Nested:
    """An instruction that is matched, as the check that finds it knows it."""

    def __init__(self, number: int) -> None:
        self.number = number  # among the instructions that its rule matches

    @property
    def is_constant(self) -> bool:
        raise NotImplementedError

    def order(self, other: Nested, by_count: int) -> int:
        raise NotImplementedError

    def emit(self, table: MatchTable) -> None:
        raise NotImplementedError


class Check:
    """A check of instruction `instruction`, or of its operand `operand` (-1: the instruction)."""

    __slots__ = (
        "arguments",
        "instruction",
        "is_shape",
        "key",
        "kind",
        "looks_around",
        "nested",
        "note",
        "operand",
        "operation",
        "rank",
        "uses_operands",
        "value",
    )

    def __init__(
        self,
        kind: int,
        instruction: int,
        operand: int,
        operation: str,
        arguments: tuple[Argument, ...],
        content: object = None,
    ) -> None:
        self.kind = kind
        self.instruction = instruction
        self.operand = operand
        self.operation = operation
        self.arguments = arguments
        self.key: Key = (kind, instruction, operand, content or (operation, arguments))
        # What switches tell cases apart by: the instruction or type that is asked for.
        self.value: Instruction | LowLevelType | None = None
        self.rank = ""  # among checks of one kind, the lower goes first
        self.nested: Nested | None = None  # of a check of what defines an operand
        self.is_shape = False  # it asks for a size, though types are told apart by more
        self.uses_operands = False  # it looks at what other checks record
        self.looks_around = False  # it is about several instructions, or may be
        self.note: str | None = None  # a comment after it

    def emit(self, table: MatchTable) -> None:
        table.add(self.operation, *self.arguments, note=self.note)
        if self.nested is not None:
            self.nested.emit(table)

    def order(self, other: Check, by_count: int) -> int:
        """Which of two rules is tried first that have these checks in the same place.

        Less than 0: the one that has this check.
        """
        mine, others = self.nested, other.nested
        if mine is None and others is None:
            if self.kind != other.kind:
                return self.kind - other.kind
            if self.is_shape != other.is_shape:
                return 1 if self.is_shape else -1
            return (self.rank > other.rank) - (self.rank < other.rank)
        is_constant = mine is not None and mine.is_constant
        other_is_constant = others is not None and others.is_constant
        if mine is not None and others is not None:
            # Constants last: what is built from them is a special case of any other instruction.
            if is_constant != other_is_constant:
                return -1 if other_is_constant else 1
            return mine.order(others, by_count)
        if is_constant and other.kind in (INT, LITERAL_INT):
            return 1
        if other_is_constant and self.kind in (INT, LITERAL_INT):
            return -1
        return self.kind - other.kind


def check_opcode(instruction: int, opcode: Instruction) -> Check:
    made = Check(
        OPCODE,
        instruction,
        -1,
        "GIM_CheckOpcode",
        (number(instruction, "MI"), encoded(2, opcode.qualified_name)),
    )
    made.value = opcode
    made.rank = opcode.name
    return made


def check_num_operands(instruction: int, count: int, which: str = "") -> Check:
    """How many operands there are: that many, or with "GE" and "LE" at least or at most."""
    return Check(
        NUM_OPERANDS,
        instruction,
        -1,
        f"GIM_CheckNumOperands{which}",
        (number(instruction, "MI"), number(count, "Expected")),
    )


def check_type(instruction: int, operand: int, wanted: LowLevelType) -> Check:
    what = (number(operand, "Op"), name(wanted.enumerator, "Type"))
    if instruction == 0:
        made = Check(TYPE, 0, operand, "GIM_RootCheckType", what)
    else:
        made = Check(
            TYPE, instruction, operand, "GIM_CheckType", (number(instruction, "MI"), *what)
        )
    made.value = wanted
    return made


def check_same_operand(
    instruction: int,
    operand: int,
    other: tuple[int, int],
    identity: object = None,
    ignore_copies: bool = True,
) -> Check:
    """Whether the operand is the one that another has matched.

    Two such checks of one operand are the same where their identities are, or by default the
    places of the other operands.
    """
    made = Check(
        SAME_OPERAND,
        instruction,
        operand,
        f"GIM_CheckIsSameOperand{'IgnoreCopies' if ignore_copies else ''}",
        (
            number(instruction, "MI"),
            number(operand, "OpIdx"),
            number(other[0], "OtherMI"),
            number(other[1], "OtherOpIdx"),
        ),
        identity,
    )
    made.looks_around = other[0] != instruction
    return made


def check_intrinsic(instruction: int, operand: int, enumerator: str) -> Check:
    return Check(
        INTRINSIC,
        instruction,
        operand,
        "GIM_CheckIntrinsicID",
        (
            number(instruction, "MI"),
            number(operand, "Op"),
            encoded(2, f"Intrinsic::{enumerator}"),
        ),
    )


def check_int(instruction: int, operand: int, value: int) -> Check:
    """Whether the operand is that constant, or a register that holds it."""
    where = (number(instruction, "MI"), number(operand, "Op"))
    if -128 <= value <= 127:
        return Check(INT, instruction, operand, "GIM_CheckConstantInt8", (*where, byte(value)))
    return Check(INT, instruction, operand, "GIM_CheckConstantInt", (*where, encoded(8, value)))


def check_literal_int(instruction: int, operand: int, value: int) -> Check:
    where = (number(instruction, "MI"), number(operand, "Op"))
    return Check(
        LITERAL_INT, instruction, operand, "GIM_CheckLiteralInt", (*where, encoded(8, value))
    )


def check_flags(instruction: int, flags: Sequence[str], are_set: bool) -> Check:
    return Check(
        FLAGS,
        instruction,
        -1,
        "GIM_MIFlags" if are_set else "GIM_MIFlagsNot",
        (number(instruction, "MI"), encoded(4, " | ".join(flags))),
    )


def check_code(
    instruction: int, enumerator: str, uses_operands: bool = False, *, looks_around: bool = False
) -> Check:
    """C++ over the matched operands; made when all others have held.

    `uses_operands`: it looks at what other checks record; `looks_around`: at other instructions.
    """
    made = Check(
        CODE,
        instruction,
        -1,
        "GIM_CheckCxxInsnPredicate",
        (number(instruction, "MI"), encoded(2, enumerator, "FnId")),
    )
    made.uses_operands = uses_operands
    made.looks_around = looks_around
    return made


def record_type(instruction: int, operand: int, index: int) -> Check:
    """Remembers the operand's type for registers of the same one."""
    return Check(
        RECORD_TYPE,
        instruction,
        operand,
        "GIM_RecordRegType",
        (number(instruction, "MI"), number(operand, "Op"), byte(index, "TempTypeIdx")),
    )


def check_instruction(instruction: int, operand: int, nested: Nested, ignore_copies: bool) -> Check:
    """What defines the operand, and all that is asked of that."""
    made = Check(
        INSTRUCTION,
        instruction,
        operand,
        "GIM_RecordInsnIgnoreCopies" if ignore_copies else "GIM_RecordInsn",
        (
            number(nested.number, "DefineMI"),
            number(instruction, "MI"),
            number(operand, "OpIdx"),
        ),
        nested,
    )
    made.nested = nested
    made.note = f"MIs[{nested.number}]"
    return made
