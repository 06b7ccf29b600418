"""What a rule asks of instructions and their operands, and which of two asks for more."""

from __future__ import annotations

from .low_level_type import LowLevelType
from .table_checks import (
    CODE,
    COMPLEX_PATTERN,
    COUNT_FIRST,
    INSTRUCTION,
    INTRINSIC,
    NOT_BY_COUNT,
    TYPE,
    Nested,
    check_num_operands,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .byte_table import MatchTable
    from .table_checks import Check

_CONSTANT: Final = "G_CONSTANT"


class OperandMatcher:
    """The checks of one operand, in the order in which they are made."""

    __slots__ = ("checks", "index", "is_reduced", "name")

    def __init__(self, index: int, name: str) -> None:
        self.index = index
        self.name = name
        self.checks: list[Check] = []
        self.is_reduced = False  # checks were moved away

    def order(self, other: OperandMatcher, by_count: int) -> int:
        """Which of two rules is tried first, as of checks; the one that asks for more."""
        count = len(self.checks)
        if count != len(other.checks):
            return len(other.checks) - count
        for mine, others in zip(self.checks, other.checks, strict=True):
            order = mine.order(others, by_count)
            if order:
                return order
        return 0

    def take(self, kind: int) -> list[Check]:
        """Takes the checks of that kind away."""
        taken = [check for check in self.checks if check.kind == kind]
        self.checks = [check for check in self.checks if check.kind != kind]
        self.is_reduced = True
        return taken


class InstructionMatcher(Nested):
    """The checks of one matched instruction; its opcode's comes first, if there is one."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.opcode: Instruction | None = None
        self.checks: list[Check] = []
        self.operands: list[OperandMatcher] = []
        # Operands are to be counted; when checks are ordered, only those of variadic ones.
        self.counts_operands = True
        self.asks_shapes = False  # and not what registers hold
        # What a register holds is asked where it is defined, too, though that was asked before.
        self.keeps_kinds = False

    @property
    def is_constant(self) -> bool:
        return self.opcode is not None and self.opcode.name == _CONSTANT

    def add_operand(self, index: int, name: str = "") -> OperandMatcher:
        made = OperandMatcher(index, name)
        self.operands.append(made)
        return made

    def order(self, other: Nested, by_count: int) -> int:
        assert isinstance(other, InstructionMatcher)
        if len(self.operands) != len(other.operands):
            return len(other.operands) - len(self.operands)
        if by_count == COUNT_FIRST and len(self.checks) != len(other.checks):
            return len(other.checks) - len(self.checks)
        for mine, others in zip(self.checks, other.checks, strict=False):
            order = mine.order(others, by_count)
            if order:
                return order
        for operand, others_operand in zip(self.operands, other.operands, strict=True):
            order = operand.order(others_operand, by_count)
            if order:
                return order
        if by_count != NOT_BY_COUNT:
            return len(other.checks) - len(self.checks)
        return 0

    def order_checks(self) -> None:
        """What is cheap or often fails comes first: opcode, operands' number, intrinsic, types."""
        called = [
            check
            for operand in self.operands
            if operand.checks and operand.checks[0].kind == INTRINSIC
            for check in operand.take(INTRINSIC)
        ]
        if self.number > 0 and self.operands and self.operands[0].checks:
            # It is found by its first operand: what that is asked was asked where it is used.
            checks = self.operands[0].checks
            self.operands[0].checks = [c for c in checks if self.keeps_kinds and _asks_for_kind(c)]
            self.operands[0].is_reduced = True
        first = self.checks[:1]
        opcode = self.opcode
        if opcode is not None:
            if self.counts_operands and opcode.operands.is_variadic and self.operands:
                first.append(check_num_operands(self.number, len(self.operands)))
            first += called
        for operand in self.operands:
            if any(check.kind == TYPE for check in operand.checks):
                first += operand.take(TYPE)
        self.checks = first + self.checks[1:]
        self.counts_operands = False

    def take_late_checks(self) -> list[Check]:
        """Takes away what is dear, and is therefore checked when all else has held."""
        return [
            check
            for operand in self.operands
            if any(check.kind == COMPLEX_PATTERN for check in operand.checks)
            for check in operand.take(COMPLEX_PATTERN)
        ]

    def emit(self, table: MatchTable) -> None:
        if self.counts_operands:
            check_num_operands(self.number, len(self.operands)).emit(table)
        for check in self.checks:
            if check.kind != CODE:
                check.emit(table)
        for operand in self.operands:
            if not operand.is_reduced:
                table.comment(f"MIs[{self.number}] {operand.name or f'Operand {operand.index}'}")
                if not operand.checks:
                    table.comment("No operand predicates")
            for check in operand.checks:
                check.emit(table)
        for check in self.checks:
            if check.kind == CODE:
                check.emit(table)

    # --- the check that is made first

    def first_check(self) -> Check | None:
        if self.checks:
            return self.checks[0]
        for operand in self.operands:
            for check in operand.checks:
                if check.kind != INSTRUCTION:
                    return check
        return None

    def pop_first_check(self) -> None:
        if self.checks:
            del self.checks[0]
            return
        for operand in self.operands:
            for place, check in enumerate(operand.checks):
                if check.kind != INSTRUCTION:
                    del operand.checks[place]
                    operand.is_reduced = True
                    return


def _asks_for_kind(check: Check) -> bool:
    """Whether it asks what a register holds, a pointer for example, and not only for a size."""
    type_ = check.value
    return check.kind == TYPE and isinstance(type_, LowLevelType) and not type_.is_of_any_kind
