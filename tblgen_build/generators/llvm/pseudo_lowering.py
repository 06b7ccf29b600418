"""gen-pseudo-lowering: pseudo instructions that are printed as another instruction."""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

from .model.instruction_set import InstructionSet
from .model.names import qualified_name
from .model.the_target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import NoReturn

    from tblgen_build._core import Record, Records, Value
    from tblgen_build.registry import Options

    from .model.instruction import Instruction
    from .model.operands import Operand


@generator("gen-pseudo-lowering", help="Generate pseudo instruction lowering")
def PSEUDO_LOWERING(records: Records, options: Options) -> str:
    target = require_target(records).name
    instructions = InstructionSet.of(records)
    definitions = records.all_derived_definitions_if_defined("PseudoInstExpansion")
    pseudos = [instructions.find(record) for record in definitions]
    cases = [_Expansion(pseudo, instructions).case() for pseudo in pseudos if pseudo is not None]
    if cases:
        body = (
            "  Inst.clear();\n  switch (MI->getOpcode()) {\n  default: return false;\n"
            f"{''.join(cases)}  }}\n  return true;\n"
        )
    else:
        body = "  return false;\n"
    return (
        file_header("Pseudo-instruction MC lowering Source Fragment")
        + f"bool {target}AsmPrinter::\n"
        + f"lowerPseudoInstExpansion(const MachineInstr *MI, MCInst &Inst) {{\n{body}}}\n\n"
    )


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
        if result.is_pseudo:
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
        lines = [
            f"  case {self._pseudo.qualified_name}: {{\n    MCOperand MCOp;\n"
            f"    Inst.setOpcode({self._result.qualified_name});\n"
        ]
        names = self._dag.arg_names
        for position, operand in enumerate(self._result.operands):
            lines.append(f"    // Operand: {operand.name}\n")
            lines += self._operand(self._dag.args[position], names[position] or "", operand)
        if self._result.operands.is_variadic:
            first = self._result.operands.num_mi_operands
            lines.append(
                "    // variable_ops\n"
                f"    for (unsigned i = {first}, e = MI->getNumOperands(); i != e; ++i)\n"
                "      if (lowerOperand(MI->getOperand(i), MCOp))\n"
                "        Inst.addOperand(MCOp);\n"
            )
        lines.append("    break;\n  }\n")
        return "".join(lines)

    def _operand(self, value: Value, name: str, operand: Operand) -> Iterator[str]:
        if not isinstance(value, DagValue):
            yield from self._leaf(value, name, operand.record, operand.num_mi_operands)
            return
        if not operand.has_sub_operands:
            self._fail(f"operand '{operand.record.name}' does not have suboperands")
        if len(value) != operand.num_mi_operands:
            self._fail(
                f"'{value}' has wrong number of operands for operand type "
                f"'{operand.record.name}', which has {operand.num_mi_operands}"
            )
        for part, (argument, part_name) in enumerate(zip(value.args, value.arg_names, strict=True)):
            yield from self._leaf(argument, part_name or "", operand.mi_record(part), 1)

    def _leaf(self, value: Value, name: str, expected: Record, count: int) -> Iterator[str]:
        if not isinstance(value, DefValue):
            # What is no number stands for 0.
            yield f"    Inst.addOperand(MCOperand::createImm({_number(value)}));\n"
            return
        record = value.record
        if record.is_subclass_of("Register"):
            yield f"    Inst.addOperand(MCOperand::createReg({qualified_name(record)}));\n"
            return
        if record.name == "zero_reg":
            yield "    Inst.addOperand(MCOperand::createReg(0));\n"
            return
        if record is not expected:
            self._fail(
                f"operand type '{record.name}' does not match expansion operand type "
                f"'{expected.name}'"
            )
        yield from self._copied(record, name, count)

    def _copied(self, record: Record, name: str, count: int) -> Iterator[str]:
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
        for number in range(source.mi_number, source.mi_number + count):
            yield f"    lowerOperand(MI->getOperand({number}), MCOp);\n"
            yield "    Inst.addOperand(MCOp);\n"


def _number(value: Value) -> int:
    if isinstance(value, IntValue):
        return value.value & 0xFFFFFFFFFFFFFFFF
    if isinstance(value, BitsValue):
        return value.as_int() or 0
    if isinstance(value, BitValue):
        return int(bool(value))
    return 0
