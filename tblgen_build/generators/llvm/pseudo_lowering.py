"""gen-pseudo-lowering: pseudo instructions that are printed as another instruction."""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from .model.instruction_set import InstructionSet
from .model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

    from tblgen_build._core import Record, Records, Value
    from tblgen_build.registry import Options

    from .model.instruction import Instruction
    from .model.operands import Operand

_NO_PSEUDOS: Final = cpp("""
    bool ${target}AsmPrinter::
    lowerPseudoInstExpansion(const MachineInstr *MI, MCInst &Inst) {
      return false;
    }

""")
_LOWER: Final = cpp("""
    bool ${target}AsmPrinter::
    lowerPseudoInstExpansion(const MachineInstr *MI, MCInst &Inst) {
      Inst.clear();
      switch (MI->getOpcode()) {
      default: return false;
      $cases
      }
      return true;
    }

""")
_CASE: Final = cpp("""
    case $pseudo: {
      MCOperand MCOp;
      Inst.setOpcode($result);
      $operands
      break;
    }
""")
_OPERAND: Final = cpp("""
    // Operand: $name
    $parts
""")
_CONSTANT: Final = cpp("Inst.addOperand(MCOperand::$constant);")
_COPIED: Final = cpp("""
    lowerOperand(MI->getOperand($number), MCOp);
    Inst.addOperand(MCOp);
""")
_VARIADIC: Final = cpp("""
    // variable_ops
    for (unsigned i = $first, e = MI->getNumOperands(); i != e; ++i)
      if (lowerOperand(MI->getOperand(i), MCOp))
        Inst.addOperand(MCOp);
""")


@generator("gen-pseudo-lowering", help="Generate pseudo instruction lowering")
def PSEUDO_LOWERING(records: Records, options: Options) -> str:
    target = require_target(records).name
    instructions = InstructionSet.of(records)
    definitions = records.all_derived_definitions_if_defined("PseudoInstExpansion")
    pseudos = [instructions.find(record) for record in definitions]
    cases = [_Expansion(pseudo, instructions).case() for pseudo in pseudos if pseudo is not None]
    header = file_header("Pseudo-instruction MC lowering Source Fragment")
    return header + (_LOWER(target=target, cases=cases) if cases else _NO_PSEUDOS(target=target))


class _Expansion:
    """One pseudo instruction and what it becomes."""

    def __init__(self, pseudo: Instruction, instructions: InstructionSet) -> None:
        self._pseudo = pseudo
        self._record = record = pseudo.record
        self._dag = record.value_as_dag("ResultInst")
        operator = self._dag.operator
        result = None
        if isinstance(operator, DefValue):
            result = instructions.find(operator.record)
        if result is None:
            self._fail(f"result operator '{operator}' is not an instruction")
        if result.is_pseudo or result.flag("isCodeGenOnly"):
            self._fail(f"result operator '{result.name}' cannot be a pseudo instruction")
        if len(self._dag) != len(result.operands):
            self._fail(
                f"result operator '{result.name}' has the wrong number of operands: it takes "
                f"{len(result.operands)}, got {len(self._dag)}"
            )
        self._result: Instruction = result

    def _fail(self, what: str) -> NoReturn:
        raise self._record.error(f"In pseudo instruction '{self._record.name}', {what}")

    def case(self) -> str:
        names = self._dag.arg_names
        operands = [
            _OPERAND(
                name=operand.name,
                parts=self._operand(self._dag.args[position], names[position] or "", operand),
            )
            for position, operand in enumerate(self._result.operands)
        ]
        if self._result.operands.is_variadic:
            operands.append(_VARIADIC(first=self._pseudo.operands.num_mi_operands))
        return _CASE(
            pseudo=self._pseudo.qualified_name,
            result=self._result.qualified_name,
            operands=operands,
        )

    def _operand(self, value: Value, name: str, operand: Operand) -> list[str]:
        if not isinstance(value, DagValue):
            return self._leaf(value, name, operand.record, operand.num_mi_operands)
        if not operand.has_sub_operands:
            self._fail(f"operand '{operand.record.name}' does not have suboperands")
        if len(value) != operand.num_mi_operands:
            self._fail(
                f"'{value}' has wrong number of operands for operand type "
                f"'{operand.record.name}', which has {operand.num_mi_operands}"
            )
        parts: list[str] = []
        for part, (argument, part_name) in enumerate(zip(value.args, value.arg_names, strict=True)):
            parts += self._leaf(argument, part_name or "", operand.mi_record(part), 1)
        return parts

    def _leaf(self, value: Value, name: str, expected: Record, count: int) -> list[str]:
        if not isinstance(value, DefValue):
            # What is no number stands for 0.
            return [_CONSTANT(constant=f"createImm({_number(value)})")]
        record = value.record
        if record.is_subclass_of("Register"):
            namespace = record.value_as_string("Namespace")
            return [_CONSTANT(constant=f"createReg({namespace}::{record.name})")]
        if record.name == "zero_reg":
            return [_CONSTANT(constant="createReg(0)")]
        if record is not expected:
            self._fail(
                f"operand type '{record.name}' does not match expansion operand type "
                f"'{expected.name}'"
            )
        return self._copied(record, name, count)

    def _copied(self, record: Record, name: str, count: int) -> list[str]:
        operands = self._pseudo.operands
        index = operands.index_of(name)
        if index is None:
            self._fail(
                f"output operand '{name}' has no matching source operand{operands.known_names()}"
            )
        source = operands[index]
        if source.num_mi_operands != count:
            self._fail(
                f"output operand '{record.name}' has a different number of sub operands than "
                f"source operand '{source.record.name}'"
            )
        first = source.mi_number
        return [_COPIED(number=number) for number in range(first, first + count)]


def _number(value: Value) -> int:
    if isinstance(value, IntValue):
        return value.value & 0xFFFFFFFFFFFFFFFF
    if isinstance(value, BitsValue):
        return value.as_int() or 0
    if isinstance(value, BitValue):
        return int(bool(value))
    return 0
