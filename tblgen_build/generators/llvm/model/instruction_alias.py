"""An `InstAlias`: other assembly for an instruction, and what its operands then are."""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue
from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from tblgen_build._core import Record, Value

    from .instruction_set import InstructionSet
    from .operands import Operand


@dataclass(frozen=True, slots=True)
class ResultOperand:
    """A named operand or class (`record`), an immediate, or a register (None: no register).

    `operand` and `part` say which operand of the instruction it is; part -1 is all of it.
    """

    name: str
    operand: int
    part: int
    count: int  # of machine operands
    record: Record | None = None
    immediate: int | None = None
    register: Record | None = None


class InstructionAlias:
    def __init__(self, record: Record, instructions: InstructionSet) -> None:
        self.record = record
        self.asm_string = record.value_as_string("AsmString")
        self.result = record.value_as_dag("ResultInst")
        operator = self.result.operator
        if not isinstance(operator, DefValue):
            raise record.error("result of inst alias should be an instruction")
        self.instruction = instructions.instruction(operator.record)
        self.operands: list[ResultOperand] = []
        self._read_operands()

    @property
    def predicates(self) -> list[Record]:
        return self.record.value_as_list_of_defs("Predicates")

    def _fail(self, what: str) -> NoReturn:
        raise self.record.error(f"alias of '{self.instruction.name}': {what}")

    def _read_operands(self) -> None:
        arguments = list(zip(self.result.args, self.result.arg_names, strict=True))
        at = 0
        for position, operand in enumerate(self.instruction.operands):
            if self._is_skipped(operand):
                continue
            if at >= len(arguments):
                self._fail("not enough arguments for instruction!")
            value, name = arguments[at]
            if isinstance(value, DagValue) and operand.has_sub_operands:
                self._read_sub_operands(position, operand, value, at)
            else:
                self.operands.append(
                    self._operand(position, -1, operand.num_mi_operands, value, name or "", at)
                )
            at += 1
        if at != len(arguments):
            self._fail("too many operands for instruction!")

    def _is_skipped(self, operand: Operand) -> bool:
        """A tied operand of the same class is its other end."""
        tied = operand.tied_register
        if operand.num_mi_operands != 1 or tied < 0:
            return False
        operands = self.instruction.operands
        return operands[operands.sub_operand_number(tied)[0]].record is operand.record

    def _read_sub_operands(self, position: int, operand: Operand, dag: DagValue, at: int) -> None:
        if len(dag) != operand.num_mi_operands:
            self._fail(f"argument #{at} needs {operand.num_mi_operands} sub-operands")
        for part, (value, name) in enumerate(zip(dag.args, dag.arg_names, strict=True)):
            self.operands.append(self._operand(position, part, 1, value, name or "", at))

    def _operand(
        self, position: int, part: int, count: int, value: Value, name: str, at: int
    ) -> ResultOperand:
        if isinstance(value, DefValue):
            record = value.record
            if record.name == "zero_reg":
                return ResultOperand(name, position, part, count)
            if record.is_subclass_of("Register"):
                return ResultOperand(name, position, part, count, register=record)
            if not name:
                raise self.record.error(f"result argument #{at} must have a name!")
            return ResultOperand(name, position, part, count, record=record)
        number: int | None = None
        if isinstance(value, IntValue):
            number = value.value
        elif isinstance(value, BitsValue):
            number = value.as_int()
        elif isinstance(value, BitValue):
            number = int(value.value)
        if number is None:
            self._fail(f"argument #{at} is nothing that an operand may be: '{value}'")
        return ResultOperand(name, position, part, count, immediate=number)
