"""gen-pseudo-lowering: pseudo instructions that are printed as another instruction."""

from __future__ import annotations

from tblgen_build._core import BitsValue, BitValue, DagValue, DefValue, IntValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.selection import (
    CONSTANTS_FOLLOW_PARTS,
    PSEUDOS_ARE_NOT_EMITTED,
    PSEUDOS_EXPAND_TO_PARTS,
    VARIADIC_PSEUDOS_ARE_WHOLE,
)

from .model.instructions.instruction_set import InstructionSet
from .model.target import require_target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, NoReturn

    from tblgen_build._core import Record, Records, Release, Value
    from tblgen_build.registry import Options

    from .model.instructions.instruction import Instruction
    from .model.instructions.operands import Operand

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
# Where the function emits what it makes.
_EMIT_NO_PSEUDOS: Final = cpp("""
    bool ${target}AsmPrinter::
    emitPseudoExpansionLowering(MCStreamer &OutStreamer, const MachineInstr *MI) {
      return false;
    }

""")
_EMIT: Final = cpp("""
    bool ${target}AsmPrinter::
    emitPseudoExpansionLowering(MCStreamer &OutStreamer, const MachineInstr *MI) {
      switch (MI->getOpcode()) {
      default: return false;
      $cases
      }
      return true;
    }

""")
_EMIT_CASE: Final = cpp("""
    case $pseudo: {
      MCInst TmpInst;
      MCOperand MCOp;
      TmpInst.setOpcode($result);
      $operands
      EmitToStreamer(OutStreamer, TmpInst);
      break;
    }
""")
_OPERAND: Final = cpp("""
    // Operand: $name
    $parts
""")
_CONSTANT: Final = cpp("$inst.addOperand(MCOperand::$constant);")
_COPIED: Final = cpp("""
    lowerOperand(MI->getOperand($number), MCOp);
    $inst.addOperand(MCOp);
""")
_VARIADIC: Final = cpp("""
    // variable_ops
    for (unsigned i = $first, e = MI->getNumOperands(); i != e; ++i)
      if (lowerOperand(MI->getOperand(i), MCOp))
        $inst.addOperand(MCOp);
""")


@generator("gen-pseudo-lowering", help="expansion of pseudo instructions", fitted=18)
def PSEUDO_LOWERING(records: Records, options: Options) -> str:
    target = require_target(records).name
    instructions = InstructionSet.of(records)
    definitions = records.all_derived_definitions_if_defined("PseudoInstExpansion")
    pseudos = [p for p in of_each(definitions, instructions.find) if p is not None]
    release = records.release
    cases = of_each(pseudos, lambda pseudo: _Expansion(pseudo, instructions, release).case())
    header = file_header("Pseudo-instruction MC lowering Source Fragment")
    return header + _function(target, cases, emits=not release.has(PSEUDOS_ARE_NOT_EMITTED))


def _function(target: str, cases: list[str], *, emits: bool) -> str:
    if not cases:
        return (_EMIT_NO_PSEUDOS if emits else _NO_PSEUDOS)(target=target)
    return (_EMIT if emits else _LOWER)(target=target, cases=cases)


class _Expansion:
    """One pseudo instruction and what it becomes."""

    def __init__(self, pseudo: Instruction, instructions: InstructionSet, release: Release) -> None:
        self._emits = not release.has(PSEUDOS_ARE_NOT_EMITTED)
        self._inst = "TmpInst" if self._emits else "Inst"  # what is made
        self._has_parts = release.has(PSEUDOS_EXPAND_TO_PARTS)
        self._may_follow_parts = release.has(CONSTANTS_FOLLOW_PARTS)
        self._follows_parts = False  # have several parts been taken over?
        given = pseudo.operands
        self._first_variadic = (
            given.num_mi_operands if release.has(VARIADIC_PSEUDOS_ARE_WHOLE) else len(given) + 1
        )
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
            operands.append(_VARIADIC(first=self._first_variadic, inst=self._inst))
        return (_EMIT_CASE if self._emits else _CASE)(
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
            if part_name and not self._has_parts:
                self._fail(
                    f"part '{part_name}' of operand '{operand.record.name}' cannot be one of the "
                    f"pseudo instruction: that came with LLVM {PSEUDOS_EXPAND_TO_PARTS.first}"
                )
            parts += self._leaf(argument, part_name or "", operand.mi_record(part), 1)
        return parts

    def _leaf(self, value: Value, name: str, expected: Record, count: int) -> list[str]:
        if not isinstance(value, DefValue):
            # What is not a number stands for 0.
            return self._constant(f"createImm({_number(value)})")
        record = value.record
        if record.is_subclass_of("Register"):
            namespace = record.value_as_string("Namespace")
            return self._constant(f"createReg({namespace}::{record.name})")
        if record.name == "zero_reg":
            return self._constant("createReg(0)")
        if record is not expected:
            self._fail(
                f"operand type '{record.name}' does not match expansion operand type "
                f"'{expected.name}'"
            )
        return self._copied(record, name, count)

    def _constant(self, text: str) -> list[str]:
        if self._follows_parts and not self._may_follow_parts:
            self._fail(
                "a number or register cannot follow an operand of several parts: that came with "
                f"LLVM {CONSTANTS_FOLLOW_PARTS.first}"
            )
        return [_CONSTANT(inst=self._inst, constant=text)]

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
        self._follows_parts |= count > 1
        first = source.mi_number
        return [_COPIED(inst=self._inst, number=number) for number in range(first, first + count)]


def _number(value: Value) -> int:
    if isinstance(value, IntValue):
        return value.value & 0xFFFFFFFFFFFFFFFF
    if isinstance(value, BitsValue):
        return value.as_int() or 0
    if isinstance(value, BitValue):
        return int(bool(value))
    return 0
