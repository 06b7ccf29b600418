"""Operands of SystemZ's `.insn` directives, by format (gen-insn-directive-match-table)."""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.registry import generator

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records, Value
    from tblgen_build.registry import Options

_MARK: Final = ".insn "
_TEXT: Final = cpp("""
    constexpr unsigned MAX_INSN_OPERANDNUM = $most;

    struct InsnMatchEntry {
      StringRef Format;
      uint64_t Opcode;
      uint32_t NumOperands;
      uint32_t NumOptionalOperands;
      MatchClassKind OperandKinds[MAX_INSN_OPERANDNUM];
    };

    struct CompareInsn {
      bool operator()(const InsnMatchEntry &LHS, StringRef RHS) {
        return LHS.Format < RHS;
      }
      bool operator()(StringRef LHS, const InsnMatchEntry &RHS) {
        return LHS < RHS.Format;
      }
      bool operator()(const InsnMatchEntry &LHS, const InsnMatchEntry &RHS) {
        return LHS.Format < RHS.Format;
      }
    };

    static InsnMatchEntry InsnMatchTable[] = {
      $rows
    };
""")
_ROW: Final = cpp('{"$format", SystemZ::$name, $operands, $optional, {$kinds}},')


@generator(
    "gen-insn-directive-match-table",
    help="table for SystemZ's directive .insn",
    since=24,
    fitted=24,
)
def INSN_DIRECTIVES(records: Records, options: Options) -> str:
    found = [
        record
        for record in records.all_derived_definitions("InstSystemZ")
        if record.value_as_bit("IsInsnDirective")
    ]
    operands = {record: _kinds(record) for record in found}
    in_order = sorted(found, key=_format)
    return file_header("Match Table for SystemZ .insn directive operand types") + _TEXT(
        most=str(max(map(len, operands.values()), default=0)),
        rows=[_row(record, operands[record]) for record in in_order],
    )


def _row(record: Record, kinds: list[str]) -> str:
    return _ROW(
        format=_format(record),
        name=record.name,
        operands=str(len(kinds)),
        optional=str(record.value_as_int("NumOptionalOperands")),
        kinds=", ".join(kinds),
    )


def _format(record: Record) -> str:
    """What stands in the assembly text up to the first operand, the encoding."""
    text = record.value_as_string("AsmString")
    if not text.startswith(_MARK):
        raise _error(record, "AsmString", f"must begin with '{_MARK}'")
    return text.removeprefix(_MARK).partition(",")[0]


def _kinds(record: Record) -> list[str]:
    if record.value_as_dag("OutOperandList").args:
        raise _error(record, "OutOperandList", "must be empty: it has no output operands")
    _format(record)
    args = record.value_as_dag("InOperandList").args
    if not args:
        raise _error(record, "InOperandList", "must begin with the encoding")
    return [_kind(record, value) for value in args]


def _kind(record: Record, value: Value) -> str:
    """The match class of an operand; that of an operand in parts stands before them."""
    operand = value.operator if isinstance(value, DagValue) else value
    if not isinstance(operand, DefValue):
        raise _error(record, "InOperandList", f"must have operands, not '{value}'")
    match_class = operand.record.value_as_def("ParserMatchClass")
    return f"MCK_{match_class.value_as_string('Name')}"


def _error(record: Record, field: str, wanted: str) -> RecordError:
    return record.error(f"the field '{field}' of the directive '{record.name}' {wanted}")
