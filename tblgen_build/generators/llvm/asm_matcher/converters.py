"""How operands that were parsed become those of an instruction: rows of a table, and its reader."""

from __future__ import annotations

from tblgen_build._core import RecordError

from ..model.names import qualified_name
from .match_class import MatchClass, identifier
from .matchable import FIXED, IMMEDIATE, PARSED, TIED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from tblgen_build._core import Record

    from .matchable import Matchable

    Tie = tuple[int, int, int]  # copied result, two parsed operands

_MOST_STEPS: Final = 256  # a table has bytes
_READER: Final = """void {parser}::
convertToMCInst(unsigned Kind, MCInst &Inst, unsigned Opcode,
                {parameters}) {{
  assert(Kind < CVT_NUM_SIGNATURES && "Invalid signature!");
  const uint8_t *Converter = ConversionTable[Kind];
  Inst.setOpcode(Opcode);
  for (const uint8_t *p = Converter; *p; p += 2) {{
    unsigned OpIdx = *(p + 1){offset};
    switch (*p) {{
    default: llvm_unreachable("invalid conversion entry!");
    case CVT_Reg:
      static_cast<{operand} &>(*Operands[OpIdx]).addRegOperands(Inst, 1);
      break;
    case CVT_Tied: {{
      assert(*(p + 1) < (size_t)(std::end(TiedAsmOperandTable) -
                              std::begin(TiedAsmOperandTable)) &&
             "Tied operand not found");
      unsigned TiedResOpnd = TiedAsmOperandTable[*(p + 1)][0];
      if (TiedResOpnd != (uint8_t)-1)
        Inst.addOperand(Inst.getOperand(TiedResOpnd));
      break;
    }}
{cases}    }}
  }}
}}

void {parser}::
convertToMapAndConstraints(unsigned Kind,
                           const OperandVector &Operands) {{
  assert(Kind < CVT_NUM_SIGNATURES && "Invalid signature!");
  unsigned NumMCOperands = 0;
  const uint8_t *Converter = ConversionTable[Kind];
  for (const uint8_t *p = Converter; *p; p += 2) {{
    switch (*p) {{
    default: llvm_unreachable("invalid conversion entry!");
    case CVT_Reg:
      Operands[*(p + 1)]->setMCOperandNum(NumMCOperands);
      Operands[*(p + 1)]->setConstraint("r");
      ++NumMCOperands;
      break;
    case CVT_Tied:
      ++NumMCOperands;
      break;
{map_cases}    }}
  }}
}}

"""


class Converters:
    """The steps that operands take (`CVT_`), and the rows of steps (`Convert_`) of matchables."""

    def __init__(self, target: str, *, has_optional: bool, has_mnemonic_first: bool) -> None:
        self._operand = f"{target}Operand"
        self._has_optional = has_optional
        self._first = 1 if has_mnemonic_first else 0
        self._steps: dict[str, None] = dict.fromkeys(("CVT_Done", "CVT_Reg", "CVT_Tied"))
        self._rows: dict[str, str] = {}  # by enumerator
        self._ties: dict[Tie, str] = {}
        self._cases: list[str] = []
        self._map_cases: list[str] = []
        self._longest = 2
        self._known: dict[tuple[object, ...], tuple[str, str]] = {}

    def __len__(self) -> int:
        return len(self._rows)

    def add(self, matchable: Matchable) -> str:
        """The enumerator of what makes the matchable's results."""
        if matchable.uses_converter:
            method = matchable.instruction.record.value_as_string("AsmMatchConverter")
            return self._add_custom(method)
        self._longest = max(self._longest, 2 * len(matchable.results) + 1)
        signature = "Convert"
        row: list[str] = []
        for result in matchable.results:
            kind, what, count, _ = result
            if kind == PARSED:
                assert isinstance(what, int)
                class_ = matchable.operands[what].class_
                name, step = self._parsed(class_, count)
                signature += f"__{name}{count}_{what}"
                row.append(f"{step}, {what + self._first}, ")
            elif kind == TIED:
                name = self._tie(result)
                signature += f"__{name}"
                row.append(f"CVT_Tied, {name}, ")
            else:
                name = self._constant(kind, what)
                signature += f"__{name}"
                row.append(f"CVT_{name}, 0, ")
        if not row:
            signature += "_NoOperands"
        if signature not in self._rows:
            self._rows[signature] = "".join(row)
        return signature

    def _add_custom(self, method: str) -> str:
        signature = f"ConvertCustom_{method}"
        if signature not in self._rows:
            step = f"CVT_{identifier(method)}"
            self._steps.setdefault(step)
            self._rows[signature] = f"{step}, 0, "
            self._cases.append(f"    case {step}:\n      {method}(Inst, Operands);\n      break;\n")
        return signature

    def _parsed(self, class_: MatchClass, count: int) -> tuple[str, str]:
        """The class's part of a signature, and the step."""
        known = self._known.get((class_, count))
        if known is not None:
            return known
        name = "Reg" if class_.is_registers else class_.name
        step = "CVT_Reg" if class_.is_registers else f"CVT_{class_.render_method}"
        if class_.is_optional:
            step += f"_{class_.default_method}"
        step = identifier(step)
        if step not in self._steps:
            self._steps[step] = None
            self._cases.append(self._parsed_case(step, class_, count))
            constraint = "r" if class_.is_registers else "m"
            self._map_cases.append(_map_case(step, constraint, f"NumMCOperands += {count}"))
        self._known[class_, count] = name, step
        return name, step

    def _parsed_case(self, step: str, class_: MatchClass, count: int) -> str:
        call = f"{class_.render_method}(Inst, {count});"
        render = f"static_cast<{self._operand} &>(*Operands[OpIdx]).{call}"
        if not class_.is_optional:
            return f"    case {step}:\n      {render}\n      break;\n"
        return (
            f"    case {step}:\n      if (OptionalOperandsMask[*(p + 1) - 1]) {{\n"
            f"        {class_.default_method}()->{call}\n"
            f"      }} else {{\n        {render}\n      }}\n      break;\n"
        )

    def _tie(self, result: tuple[int, object, int, int]) -> str:
        _, copied, first, second = result
        assert isinstance(copied, int)
        key = (copied & 0xFF, (first + self._first) & 0xFF, (second + self._first) & 0xFF)
        name = self._ties[key] = "Tie{}_{}_{}".format(*key)
        return name

    def _constant(self, kind: int, what: object) -> str:
        known = self._known.get((kind, what))
        if known is not None:
            return known[0]
        if kind == IMMEDIATE:
            name, value = identifier(f"imm_{what}"), f"createImm({what})"
        else:
            assert kind == FIXED
            name, value = _register(what)
        step = f"CVT_{name}"
        if step not in self._steps:
            self._steps[step] = None
            self._cases.append(
                f"    case {step}:\n      Inst.addOperand(MCOperand::{value});\n      break;\n"
            )
            constraint = "" if kind == IMMEDIATE else "m"
            self._map_cases.append(_map_case(step, constraint, "++NumMCOperands"))
        self._known[kind, what] = name, step
        return name

    # --- text

    def text(self, parser: str) -> Iterator[str]:
        if len(self._steps) > _MOST_STEPS:
            raise RecordError(
                f"operands are converted in {len(self._steps)} ways, and tables have room for "
                f"{_MOST_STEPS}: let more operand classes share a RenderMethod"
            )
        yield from self._tie_table()
        steps = "".join([f"  {step},\n" for step in self._steps])
        rows = "".join([f"  {row},\n" for row in self._rows])
        yield (
            f"namespace {{\nenum OperatorConversionKind {{\n{steps}  CVT_NUM_CONVERTERS\n}};\n\n"
            f"enum InstructionConversionKind {{\n{rows}  CVT_NUM_SIGNATURES\n}};\n\n"
            "} // end anonymous namespace\n\n"
        )
        table = "".join(
            [f"  // {name}\n  {{ {row}CVT_Done }},\n" for name, row in self._rows.items()]
        )
        yield (
            f"static const uint8_t ConversionTable[CVT_NUM_SIGNATURES][{self._longest}] = {{\n"
            f"{table}}};\n\n"
        )
        parameters, offset = "const OperandVector &Operands", ""
        if self._has_optional:
            parameters += (
                ",\n                const SmallBitVector &OptionalOperandsMask,\n"
                "                ArrayRef<unsigned> DefaultsOffset"
            )
            offset = " - DefaultsOffset[*(p + 1)]"
        yield _READER.format(
            parser=parser,
            operand=self._operand,
            parameters=parameters,
            offset=offset,
            cases="".join(self._cases),
            map_cases="".join(self._map_cases),
        )

    def _tie_table(self) -> Sequence[str]:
        if not self._ties:
            return ["static const uint8_t TiedAsmOperandTable[][3] = { {0, 0, 0} };\n\n"]
        ordered = sorted(self._ties.items())
        names = "".join([f"  {name},\n" for _, name in ordered])
        rows = "".join([f"  {{ {a}, {b}, {c} }},\n" for (a, b, c), _ in ordered])
        return [
            f"enum {{\n{names}}};\n\n",
            f"static const uint8_t TiedAsmOperandTable[][3] = {{\n{rows}}};\n\n",
        ]


def _map_case(step: str, constraint: str, count: str) -> str:
    return (
        f"    case {step}:\n      Operands[*(p + 1)]->setMCOperandNum(NumMCOperands);\n"
        f'      Operands[*(p + 1)]->setConstraint("{constraint}");\n'
        f"      {count};\n      break;\n"
    )


def _register(record: object) -> tuple[str, str]:
    """The register's part of a signature, and the operand."""
    if record is None:
        return "reg0", "createReg(0)"
    register: Record = record  # type: ignore[assignment]
    return f"reg{register.name}", f"createReg({qualified_name(register)})"
