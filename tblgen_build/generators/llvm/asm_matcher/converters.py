"""How operands that were parsed become those of an instruction: rows of a table, and its reader."""

from __future__ import annotations

from tblgen_build._core import RecordError
from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import OFFSETS_OF_DEFAULTS_ARE_PASSED, TIES_ARE_READ_IN_PLACE
from tblgen_build.releases.targets import OPTIONAL_OPERANDS_COUNT_FROM_ONE

from ..model.record_names import qualified_name
from .match_class import MatchClass, identifier
from .match_steps import left_out
from .matchable import Fixed, Immediate, Parsed, Tied
from .parser_class import convert_parameters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Release

    from .matchable import Matchable

    Tie = tuple[int, int, int]  # copied result, two parsed operands

_MOST_STEPS: Final = 256  # a table has bytes
_TIES: Final = cpp("""
    enum {
      $names
    };

    static const uint8_t TiedAsmOperandTable[][3] = {
      $rows
    };

""")
_NO_TIES: Final = cpp("""
    static const uint8_t TiedAsmOperandTable[][3] = { /* empty */ {0, 0, 0} };

""")
_TIE: Final = cpp("/* $name */ { $copied, $first, $second },")
_TABLE: Final = cpp("""
    namespace {
    enum OperatorConversionKind {
      $steps
      CVT_NUM_CONVERTERS
    };

    enum InstructionConversionKind {
      $kinds
      CVT_NUM_SIGNATURES
    };

    } // end anonymous namespace

    static const uint8_t ConversionTable[CVT_NUM_SIGNATURES][$longest] = {
      $rows
    };

""")
_ROW: Final = cpp("""
    // $kind
    { ${steps}CVT_Done },
""")
_READERS: Final = cpp("""
    void $parser::
    convertToMCInst(unsigned Kind, MCInst &Inst, unsigned Opcode,
                    $parameters) {
      assert(Kind < CVT_NUM_SIGNATURES && "Invalid signature!");
      const uint8_t *Converter = ConversionTable[Kind];
      $declared
      Inst.setOpcode(Opcode);
      for (const uint8_t *p = Converter; *p; p += 2) {
        ${type}OpIdx = $operand_index;
        switch (*p) {
        default: llvm_unreachable("invalid conversion entry!");
        case CVT_Reg:
          static_cast<$operand &>(*Operands[OpIdx]).addRegOperands(Inst, 1);
          break;
        case CVT_Tied: {
          assert($tie < (size_t)(std::end(TiedAsmOperandTable) -
                                  std::begin(TiedAsmOperandTable)) &&
                 "Tied operand not found");
          unsigned TiedResOpnd = TiedAsmOperandTable[$tie][0];
          if (TiedResOpnd != (uint8_t)-1)
            Inst.addOperand(Inst.getOperand(TiedResOpnd));
          break;
        }
        $cases
        }
      }
    }

    void $parser::
    convertToMapAndConstraints(unsigned Kind,
                               const OperandVector &Operands) {
      assert(Kind < CVT_NUM_SIGNATURES && "Invalid signature!");
      unsigned NumMCOperands = 0;
      const uint8_t *Converter = ConversionTable[Kind];
      for (const uint8_t *p = Converter; *p; p += 2) {
        switch (*p) {
        default: llvm_unreachable("invalid conversion entry!");
        case CVT_Reg:
          Operands[*(p + 1)]->setMCOperandNum(NumMCOperands);
          Operands[*(p + 1)]->setConstraint("r");
          ++NumMCOperands;
          break;
        case CVT_Tied:
          ++NumMCOperands;
          break;
        $map_cases
        }
      }
    }

""")
_CASE: Final = cpp("""
    case $step:
      $code
      break;
""")
_OPTIONAL_CASE: Final = cpp("""
    case $step:
      if (OptionalOperandsMask[*(p + 1)$less_one]) {
        $default()->$call
      } else {
        $render
      }
      break;
""")
_MAP_CASE: Final = cpp("""
    case $step:
      Operands[*(p + 1)]->setMCOperandNum(NumMCOperands);
      Operands[*(p + 1)]->setConstraint("$constraint");
      $count;
      break;
""")


class Converters:
    """The steps that operands take (`CVT_`), and the rows of steps (`Convert_`) of matchables."""

    def __init__(
        self, release: Release, target: str, *, has_optional: bool, has_mnemonic_first: bool
    ) -> None:
        self._release = release
        self._counts_from_one = release.has(OPTIONAL_OPERANDS_COUNT_FROM_ONE)
        self._are_read_in_place = release.has(TIES_ARE_READ_IN_PLACE)
        self._operand = f"{target}Operand"
        self._has_optional = has_optional
        self._first = 1 if has_mnemonic_first else 0
        self._steps: dict[str, None] = dict.fromkeys(("CVT_Done", "CVT_Reg", "CVT_Tied"))
        self._rows: dict[str, str] = {}  # by enumerator
        self._ties: dict[Tie, str] = {}
        self._cases: list[str] = []
        self._map_cases: list[str] = []
        self._longest = 3 if self._counts_from_one else 2  # of no conversions
        # What an operand adds to the signature and to the row: by class, position and count of
        # one that is parsed, by kind and value of a constant.
        self._known: dict[tuple[object, ...], tuple[str, str]] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, matchable: Matchable) -> str:
        """The enumerator of what makes the matchable's results."""
        if matchable.uses_converter:
            method = matchable.instruction.record.value_as_string("AsmMatchConverter")
            return self._add_custom(method)
        self._longest = max(self._longest, 2 * len(matchable.results) + 1)
        steps: list[tuple[str, str]] = []
        for result in matchable.results:
            if isinstance(result, Parsed):
                key = matchable.operands[result.source].class_, result.source, result.count
                steps.append(self._known.get(key) or self._parsed(*key))
            elif isinstance(result, Tied):
                name = self._tie(result)
                steps.append((name, f"CVT_Tied, {name}, "))
            else:
                steps.append(self._constant(result))
        signature = "Convert__" + "__".join([name for name, _ in steps])
        if not steps:
            signature = "Convert_NoOperands"
        if signature not in self._rows:
            self._rows[signature] = "".join([step for _, step in steps])
        return signature

    def _add_custom(self, method: str) -> str:
        signature = f"ConvertCustom_{method}"
        if signature not in self._rows:
            step = f"CVT_{identifier(method)}"
            self._steps.setdefault(step)
            self._rows[signature] = f"{step}, 0, "
            self._cases.append(_CASE(step=step, code=f"{method}(Inst, Operands);"))
        return signature

    def _parsed(self, class_: MatchClass, position: int, count: int) -> tuple[str, str]:
        """The part of a signature, and the step, for an operand of a class."""
        name = "Reg" if class_.is_registers else class_.name
        step = "CVT_Reg" if class_.is_registers else f"CVT_{class_.render_method}"
        if class_.is_optional:
            step += f"_{class_.default_method}"
        step = identifier(step)
        if step not in self._steps:
            self._steps[step] = None
            self._cases.append(self._parsed_case(step, class_, count))
            constraint = "r" if class_.is_registers else "m"
            number = f"NumMCOperands += {count}"
            self._map_cases.append(_MAP_CASE(step=step, constraint=constraint, count=number))
        made = f"{name}{count}_{position}", f"{step}, {position + self._first}, "
        self._known[class_, position, count] = made
        return made

    def _parsed_case(self, step: str, class_: MatchClass, count: int) -> str:
        call = f"{class_.render_method}(Inst, {count});"
        render = f"static_cast<{self._operand} &>(*Operands[OpIdx]).{call}"
        if not class_.is_optional:
            return _CASE(step=step, code=render)
        return _OPTIONAL_CASE(
            step=step,
            default=class_.default_method,
            call=call,
            render=render,
            less_one="" if self._counts_from_one else " - 1",
        )

    def _tie(self, tied: Tied) -> str:
        first, second = tied.first + self._first, tied.second + self._first
        key = (tied.copied & 0xFF, first & 0xFF, second & 0xFF)
        name = self._ties[key] = "Tie{}_{}_{}".format(*key)
        return name

    def _constant(self, result: Immediate | Fixed) -> tuple[str, str]:
        is_number = isinstance(result, Immediate)
        what = result.number if isinstance(result, Immediate) else result.register
        known = self._known.get((is_number, what))
        if known is not None:
            return known
        if isinstance(result, Immediate):
            name, value = identifier(f"imm_{what}"), f"createImm({what})"
        else:
            name, value = _register(result.register)
        step = f"CVT_{name}"
        if step not in self._steps:
            self._steps[step] = None
            self._cases.append(_CASE(step=step, code=f"Inst.addOperand(MCOperand::{value});"))
            constraint = "" if is_number else "m"
            self._map_cases.append(
                _MAP_CASE(step=step, constraint=constraint, count="++NumMCOperands")
            )
        made = self._known[is_number, what] = name, f"{step}, 0, "
        return made

    # --- text

    def text(self, parser: str, operands: int) -> list[str]:
        """`operands` is the largest number of them."""
        if len(self._steps) > _MOST_STEPS:
            raise RecordError(
                f"operands are converted in {len(self._steps)} ways, and tables have room for "
                f"{_MOST_STEPS}: let more operand classes share a RenderMethod"
            )
        index = "*(p + 1)"
        if self._has_optional:
            index = "*(p + 1) - DefaultsOffset[*(p + 1)]"
        declared: list[str] = []
        if self._has_optional and not self._release.has(OFFSETS_OF_DEFAULTS_ARE_PASSED):
            declared.append(left_out(operands, operands, counts_itself=False))
        if not self._are_read_in_place:
            declared.append("unsigned OpIdx;")
        readers = _READERS(
            parser=parser,
            operand=self._operand,
            parameters=convert_parameters(self._release, 16, has_optional=self._has_optional),
            declared=declared,
            type="unsigned " if self._are_read_in_place else "",
            operand_index=index,
            tie="*(p + 1)" if self._are_read_in_place else "OpIdx",
            cases=self._cases,
            map_cases=self._map_cases,
        )
        return [self._tie_table(), self._table(), readers]

    def _table(self) -> str:
        return _TABLE(
            steps=[f"{step}," for step in self._steps],
            kinds=[f"{kind}," for kind in self._rows],
            longest=self._longest,
            rows=[_ROW(kind=kind, steps=row) for kind, row in self._rows.items()],
        )

    def _tie_table(self) -> str:
        if not self._ties:
            return _NO_TIES()
        ordered = sorted(self._ties.items())
        return _TIES(
            names=[f"{name}," for _, name in ordered],
            rows=[_TIE(name=name, copied=a, first=b, second=c) for (a, b, c), name in ordered],
        )


def _register(register: Record | None) -> tuple[str, str]:
    """The register's part of a signature, and the operand."""
    if register is None:
        return "reg0", "createReg(0)"
    return f"reg{register.name}", f"createReg({qualified_name(register)})"
