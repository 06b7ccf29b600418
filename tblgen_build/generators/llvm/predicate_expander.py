"""Predicates over instructions, written as records of `MCInstPredicate`, as C++ expressions."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import OPCODES_ARE_CONTAINED, REGISTERS_TELL_VALIDITY
from tblgen_build.releases.targets import PREDICATES_CHECK_OPERANDS

from .model.record_names import qualified_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Final

    from tblgen_build._core import Record

    Expand = Callable[["PredicateExpander", Record, bool], str]
    Check = Callable[["PredicateExpander", Record], str]

_SWITCH: Final = cpp("""
    switch($opcode) {
    $cases
    default:
      $default
    } // end of switch-stmt
""")
_CASE: Final = cpp("""
    $labels
      $statement
""")
_CONTAINED: Final = cpp("llvm::is_contained({$opcodes}, $opcode)")
_GROUP: Final = cpp("""(
  $terms
)""")


class PredicateExpander:
    """Expands for the code generator (`MachineInstr`), or for the MC layer (`MCInst`).

    `class_prefix` is what qualifies predicates that are functions themselves.
    """

    def __init__(
        self, target: str, *, for_mc: bool, class_prefix: str, by_reference: bool = True
    ) -> None:
        self.target = target
        self.for_mc = for_mc
        self.class_prefix = class_prefix
        self.access = "MI." if by_reference else "MI->"
        self.argument = "MI" if by_reference else "*MI"

    def predicate(self, record: Record, *, negated: bool = False) -> str:
        """The C++ expression. Raises RecordError where the predicate is of no known class."""
        # `negated` reaches what can absorb a negation.
        if record.release.has(PREDICATES_CHECK_OPERANDS):
            for class_, check in _CHECKED.items():
                if record.is_subclass_of(class_):
                    return _not(f"({check(self, record)})", negated)
            for class_, expand in _ALSO_CHECKED.items():
                if record.is_subclass_of(class_):
                    return expand(self, record, negated)
        for class_, expand in _EXPANSIONS.items():
            if record.is_subclass_of(class_):
                return expand(self, record, negated)
        raise record.error(
            f"'{record.name}' is not an MCInstPredicate that can be expanded "
            f"(known: {', '.join(sorted(_EXPANSIONS))})"
        )

    def statement(self, record: Record) -> str:
        """The C++ statements. Raises RecordError where the statement is of no known class."""
        if record.is_subclass_of("MCReturnStatement"):
            return f"return {self.predicate(record.value_as_def('Pred'))};"
        if not record.is_subclass_of("MCOpcodeSwitchStatement"):
            raise record.error(f"'{record.name}' is not an MCStatement that can be expanded")
        return _SWITCH(
            opcode=f"{self.access}getOpcode()",
            cases=[self._case(case) for case in record.value_as_list_of_defs("Cases")],
            default=self.statement(record.value_as_def("DefaultCase")),
        )

    def _case(self, case: Record) -> str:
        opcodes = case.value_as_list_of_defs("Opcodes")
        return _CASE(
            labels=[f"case {self.opcode(opcode)}:" for opcode in opcodes],
            statement=self.statement(case.value_as_def("CaseStmt")),
        )

    def opcode(self, record: Record) -> str:
        # Of the global namespace where the instruction has none, unlike registers.
        return f"{record.value_as_string('Namespace')}::{record.name}"

    def operand(self, index: int) -> str:
        return f"{self.access}getOperand({index})"

    def mapped(self, record: Record, text: str) -> str:
        function = record.value_as_string("FunctionMapper")
        return f"{function}({text})" if function else text

    def opcodes(self, opcodes: list[Record], negated: bool) -> str:
        if len(opcodes) == 1:
            equals = "!=" if negated else "=="
            return f"( {self.access}getOpcode() {equals} {self.opcode(opcodes[0])} )"
        if opcodes and not opcodes[0].release.has(OPCODES_ARE_CONTAINED):
            equals, operator = ("!=", " && ") if negated else ("==", " || ")
            tests = [f"{self.access}getOpcode() {equals} {self.opcode(o)}" for o in opcodes]
            return f"({operator.join(tests)})"
        names = ", ".join([self.opcode(opcode) for opcode in opcodes])
        text = _CONTAINED(opcodes=names, opcode=f"{self.access}getOpcode()")
        return f"!{text}" if negated else text


def _not(text: str, negated: bool) -> str:
    return f"!{text}" if negated else text


def int32(record: Record, field: str) -> int:
    """As a number of 32 bits."""
    return (record.value_as_int(field) + 0x80000000 & 0xFFFFFFFF) - 0x80000000


def _true(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return "false" if negated else "true"


def _false(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return "true" if negated else "false"


def _negation(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return expander.predicate(record.value_as_def("Pred"), negated=not negated)


def _is_register(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return _not(f"{expander.operand(int32(record, 'OpIndex'))}.isReg() ", negated)


def _is_virtual(expander: PredicateExpander, record: Record, negated: bool) -> str:
    operand = expander.operand(int32(record, "OpIndex"))
    return _not(f"{operand}.getReg().isVirtual()", negated)


def _is_immediate(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return _not(f"{expander.operand(int32(record, 'OpIndex'))}.isImm() ", negated)


def _same_register(expander: PredicateExpander, record: Record, negated: bool) -> str:
    first = expander.operand(int32(record, "FirstIndex"))
    second = expander.operand(int32(record, "SecondIndex"))
    return f"{first}.getReg() {'!=' if negated else '=='} {second}.getReg()"


def _register(expander: PredicateExpander, record: Record) -> str:
    operand = expander.operand(int32(record, "OpIndex"))
    return expander.mapped(record, f"{operand}.getReg()")


def _immediate(expander: PredicateExpander, record: Record) -> str:
    operand = expander.operand(int32(record, "OpIndex"))
    return expander.mapped(record, f"{operand}.getImm()")


def _check_register(expander: PredicateExpander, record: Record, negated: bool) -> str:
    equals = "!=" if negated else "=="
    return f"{_register(expander, record)} {equals} {qualified_name(record.value_as_def('Reg'))}"


def _invalid_register(expander: PredicateExpander, record: Record, negated: bool) -> str:
    operand = expander.operand(int32(record, "OpIndex"))
    if not record.release.has(REGISTERS_TELL_VALIDITY):
        return f"{operand}.getReg() {'!=' if negated else '=='} 0"
    return _not(f"{operand}.getReg().isValid()", not negated)


def _check_immediate(expander: PredicateExpander, record: Record, negated: bool) -> str:
    equals = "!=" if negated else "=="
    return f"{_immediate(expander, record)} {equals} {int32(record, 'ImmVal')}"


def _check_named_immediate(expander: PredicateExpander, record: Record, negated: bool) -> str:
    value = record.value_as_string("ImmVal")
    if not value:
        raise record.error(f"'{record.name}' compares with an empty ImmVal")
    return f"{_immediate(expander, record)} {'!=' if negated else '=='} {value}"


def _less(expander: PredicateExpander, record: Record, negated: bool) -> str:
    value = int32(record, "ImmVal")
    return f"{_immediate(expander, record)} {'>=' if negated else '<'} {value}"


def _greater(expander: PredicateExpander, record: Record, negated: bool) -> str:
    value = int32(record, "ImmVal")
    return f"{_immediate(expander, record)} {'<=' if negated else '>'} {value}"


def _simple_register(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return _not(_register(expander, record), negated)


def _simple_immediate(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return _not(_immediate(expander, record), negated)


def _count(expander: PredicateExpander, record: Record, negated: bool) -> str:
    equals = "!=" if negated else "=="
    return f"{expander.access}getNumOperands() {equals} {int32(record, 'NumOps')}"


def _pseudo(expander: PredicateExpander, record: Record, negated: bool) -> str:
    if expander.for_mc:
        return _false(expander, record, negated=False)
    return _opcode(expander, record, negated)


def _opcode(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return expander.opcodes(record.value_as_list_of_defs("ValidOpcodes"), negated)


def _sequence(expander: PredicateExpander, record: Record, negated: bool, operator: str) -> str:
    parts = [expander.predicate(p) for p in record.value_as_list_of_defs("Predicates")]
    if len(parts) == 1:
        # Nothing to group; the negation goes in.
        only = record.value_as_list_of_defs("Predicates")[0]
        return expander.predicate(only, negated=negated)
    terms = [*parts[:1], *[f"{operator} {part}" for part in parts[1:]]]
    return _not(_GROUP(terms=terms), negated)


def _all(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return _sequence(expander, record, negated, "&&")


def _any(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return _sequence(expander, record, negated, "||")


def _function(expander: PredicateExpander, record: Record, negated: bool) -> str:
    field = "MCInstFnName" if expander.for_mc else "MachineInstrFnName"
    # As the reference has it: negations get lost here and in the next one.
    return f"{record.value_as_string(field)}({expander.argument})"


def _method(expander: PredicateExpander, record: Record, negated: bool) -> str:
    if expander.for_mc:
        return f"{record.value_as_string('MCInstFnName')}({expander.argument}, MCII)"
    pointer = record.value_as_string("TIIPtrName")
    method = record.value_as_string("MachineInstrFnName")
    return f"{pointer}->{method}({expander.argument})"


def _non_portable(expander: PredicateExpander, record: Record, negated: bool) -> str:
    if expander.for_mc:
        return _false(expander, record, negated=False)
    return f"({record.value_as_string('CodeBlock')})"


def _named_predicate(expander: PredicateExpander, record: Record, negated: bool) -> str:
    name = record.value_as_string("FunctionName")
    return _not(f"{expander.class_prefix}::{name}({expander.argument})", negated)


# --- with checks of what the operands are


def _is(expander: PredicateExpander, record: Record, kind: str, field: str = "OpIndex") -> str:
    return f"{expander.operand(int32(record, field))}.{kind}()"


def _register_and(expander: PredicateExpander, record: Record, test: str) -> str:
    return f"{_is(expander, record, 'isReg')} && {_register(expander, record)}{test}"


def _of_register(expander: PredicateExpander, record: Record) -> str:
    register = qualified_name(record.value_as_def("Reg"))
    return _register_and(expander, record, f" == {register}")


def _of_any_register(expander: PredicateExpander, record: Record) -> str:
    is_mapped = record.value_as_string("FunctionMapper")
    return _register_and(expander, record, "" if is_mapped else ".isValid()")


def _of_virtual_register(expander: PredicateExpander, record: Record) -> str:
    operand = expander.operand(int32(record, "OpIndex"))
    return f"{operand}.isReg() && {operand}.getReg().isVirtual()"


def _of_same_registers(expander: PredicateExpander, record: Record) -> str:
    are = [_is(expander, record, "isReg", field) for field in ("FirstIndex", "SecondIndex")]
    return " && ".join([*are, _same_register(expander, record, negated=False)])


def _of_immediate(test: Expand) -> Check:
    def check(expander: PredicateExpander, record: Record) -> str:
        return f"{_is(expander, record, 'isImm')} && {test(expander, record, False)}"

    return check


def _at_most(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return f"{_immediate(expander, record)} <= {int32(record, 'ImmVal')}"


def _at_least(expander: PredicateExpander, record: Record, negated: bool) -> str:
    return f"{_immediate(expander, record)} >= {int32(record, 'ImmVal')}"


def _between(expander: PredicateExpander, record: Record, negated: bool) -> str:
    value = _immediate(expander, record)
    return f"{value} >= {int32(record, 'StartVal')} && {value} <= {int32(record, 'EndVal')}"


def _invalid_operand(expander: PredicateExpander, record: Record, negated: bool) -> str:
    operand = expander.operand(int32(record, "OpIndex"))
    return _not(f"({operand}.isReg() && {operand}.getReg().isValid())", not negated)


def _mapped_immediate(expander: PredicateExpander, record: Record, negated: bool) -> str:
    """Without a function to ask there is nothing to check."""
    if not record.value_as_string("FunctionMapper"):
        return _true(expander, record, negated)
    is_immediate = _is(expander, record, "isImm")
    return _not(f"({is_immediate} && {_immediate(expander, record)})", negated)


# In the order of precedence: CheckPseudo is a CheckOpcode.
_EXPANSIONS: Final[dict[str, Expand]] = {
    "MCTrue": _true,
    "MCFalse": _false,
    "CheckNot": _negation,
    "CheckIsRegOperand": _is_register,
    "CheckIsVRegOperand": _is_virtual,
    "CheckIsImmOperand": _is_immediate,
    "CheckRegOperand": _check_register,
    "CheckRegOperandSimple": _simple_register,
    "CheckInvalidRegOperand": _invalid_register,
    "CheckImmOperand": _check_immediate,
    "CheckImmOperand_s": _check_named_immediate,
    "CheckImmOperandLT": _less,
    "CheckImmOperandGT": _greater,
    "CheckImmOperandSimple": _simple_immediate,
    "CheckSameRegOperand": _same_register,
    "CheckNumOperands": _count,
    "CheckPseudo": _pseudo,
    "CheckOpcode": _opcode,
    "CheckAll": _all,
    "CheckAny": _any,
    "CheckFunctionPredicate": _function,
    "CheckFunctionPredicateWithTII": _method,
    "CheckNonPortable": _non_portable,
    "TIIPredicate": _named_predicate,
}
# Those that come first where operands are checked. Each is negated as a whole.
_CHECKED: Final[dict[str, Check]] = {
    "CheckIsVRegOperand": _of_virtual_register,
    "CheckRegOperand": _of_register,
    "CheckRegOperandSimple": _of_any_register,
    "CheckImmOperand": _of_immediate(_check_immediate),
    "CheckImmOperand_s": _of_immediate(_check_named_immediate),
    "CheckImmOperandLT": _of_immediate(_less),
    "CheckImmOperandLE": _of_immediate(_at_most),
    "CheckImmOperandGT": _of_immediate(_greater),
    "CheckImmOperandGE": _of_immediate(_at_least),
    "CheckImmOperandRange": _of_immediate(_between),
    "CheckSameRegOperand": _of_same_registers,
}
# In their place there, negated like others.
_ALSO_CHECKED: Final[dict[str, Expand]] = {
    "CheckInvalidRegOperand": _invalid_operand,
    "CheckImmOperandSimple": _mapped_immediate,
}
