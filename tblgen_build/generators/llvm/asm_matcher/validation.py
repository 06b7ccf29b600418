"""The functions that tell an operand's class, and whether one class is part of another."""

from __future__ import annotations

from tblgen_build.generators.cpp.string_switch import string_switch

from .match_class import BY_HARDWARE_MODE, DECLARED, REGISTERS, TOKEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final

    from tblgen_build._core import Records

    from ..model.hardware_mode import HardwareModes
    from ..model.register_file import RegisterFile
    from .class_table import ClassTable
    from .match_class import MatchClass

# The numbers before those of classes.
_INVALID, _OPTIONAL, _FIRST = 0, 1, 2

_VALIDATE: Final = """static unsigned validateOperandClass(MCParsedAsmOperand &GOp, \
MatchClassKind Kind, const MCSubtargetInfo &STI) {{
  {target}Operand &Operand = ({target}Operand &)GOp;
  if (Kind == InvalidMatchClass)
    return MCTargetAsmParser::Match_InvalidOperand;

  if (Operand.isToken() && Kind <= MCK_LAST_TOKEN)
    return isSubclass(matchTokenString(Operand.getToken()), Kind) ?
             MCTargetAsmParser::Match_Success :
             MCTargetAsmParser::Match_InvalidOperand;

  switch (Kind) {{
  default: break;
{cases}  }}

{by_mode}  if (Operand.isReg()) {{
    static constexpr uint16_t Table[{namespace}::NUM_TARGET_REGS] = {{
      InvalidMatchClass,
{registers}    }};

    MCRegister Reg = Operand.getReg();
    MatchClassKind OpKind = Reg.isPhysical() ? (MatchClassKind)Table[Reg.id()] : InvalidMatchClass;
    return isSubclass(OpKind, Kind) ? (unsigned)MCTargetAsmParser::Match_Success :
                                      getDiagKindFromRegisterClass(Kind);
  }}

  if (Kind > MCK_LAST_TOKEN && Kind <= MCK_LAST_REGISTER)
    return getDiagKindFromRegisterClass(Kind);

  return MCTargetAsmParser::Match_InvalidOperand;
}}

"""
_BY_MODE: Final = """  if (Operand.isReg() && Kind > MCK_LAST_REGISTER && \
Kind <= MCK_LAST_REGCLASS_BY_HWMODE) {{
    static constexpr MatchClassKind RegClassByHwModeMatchTable[{modes}][{count}] = {{
{rows}    }};

    static_assert(MCK_LAST_REGCLASS_BY_HWMODE - MCK_LAST_REGISTER == {count});
    const unsigned HwMode = STI.getHwMode(MCSubtargetInfo::HwMode_RegInfo);
    Kind = RegClassByHwModeMatchTable[HwMode][Kind - (MCK_LAST_REGISTER + 1)];
  }}

"""


class ClassFunctions:
    def __init__(self, target: str, classes: ClassTable, registers: RegisterFile) -> None:
        self._target = target
        # Whatever the parser's class is called: the reference has it so.
        self._parser = f"{target}AsmParser"
        self._table = classes
        self._classes = classes.ordered
        self._registers = registers

    def text(self) -> Iterator[str]:
        yield self._enumeration()
        yield self._diagnostics()
        yield self._register_diagnostics()
        yield self._token_matcher()
        yield self._is_subclass()
        yield self._validation()
        yield self._names()

    def _enumeration(self) -> str:
        lines = ["  InvalidMatchClass = 0,\n", "  OptionalMatchClass = 1,\n"]
        last = "OptionalMatchClass"
        ends = {TOKEN: "TOKEN", REGISTERS: "REGISTER", BY_HARDWARE_MODE: "REGCLASS_BY_HWMODE"}
        for kind in (TOKEN, REGISTERS, BY_HARDWARE_MODE, DECLARED):
            members = [c.enumerator for c in self._classes if c.kind == kind]
            lines += [f"  {name},\n" for name in members]
            last = members[-1] if members else last
            if kind in ends and (members or kind != BY_HARDWARE_MODE):
                lines.append(f"  MCK_LAST_{ends[kind]} = {last},\n")
        return (
            f"namespace {{\n\nenum MatchClassKind {{\n{''.join(lines)}  NumMatchClassKinds\n}};\n\n"
            "} // end anonymous namespace\n\n"
        )

    def _diagnostics(self) -> str:
        cases = "".join(
            [
                f"  case {self._parser}::Match_{c.diagnostic_type}:\n"
                f'    return "{c.diagnostic_string}";\n'
                for c in self._classes
                if c.diagnostic_string
            ]
        )
        if not cases:
            return ""
        return (
            f"static const char *getMatchKindDiag({self._parser}::{self._target}MatchResultTy "
            f"MatchResult) {{\n  switch (MatchResult) {{\n{cases}"
            "  default:\n    return nullptr;\n  }\n}\n\n"
        )

    def _register_diagnostics(self) -> str:
        cases = "".join(
            [
                f"  case {c.enumerator}:\n    return {self._parser}::Match_{c.diagnostic_type};\n"
                for c in self._classes
                if c.is_registers and c.diagnostic_type
            ]
        )
        body = "  return MCTargetAsmParser::Match_InvalidOperand;\n"
        if cases:
            body = f"  switch (RegisterClass) {{\n{cases}  default:\n  {body}  }}\n"
        return (
            "static unsigned getDiagKindFromRegisterClass(MatchClassKind RegisterClass) {\n"
            f"{body}}}\n\n"
        )

    def _token_matcher(self) -> str:
        cases = [(c.title, f"return {c.enumerator};") for c in self._table.tokens]
        return (
            "static MatchClassKind matchTokenString(StringRef Name) {\n"
            f"{string_switch('Name', cases)}  return InvalidMatchClass;\n}}\n\n"
        )

    def _is_subclass(self) -> str:
        """By class: where its bits begin, the first class they tell about, and how many."""
        rows = ["    {0, 0, 0},\n"] * _FIRST
        bits: list[int] = []
        for class_ in self._classes:
            above = [other.position + _FIRST for other in class_.above if other is not class_]
            if class_.is_optional:
                above.append(_OPTIONAL)
            if not above:
                rows.append(f"    {{{len(bits)}, 0, 0}},\n")
                continue
            first, last = min(above), max(above)
            rows.append(f"    {{{len(bits)}, {first}, {last - first + 1}}},\n")
            mine = [0] * (last - first + 1)
            for number in above:
                mine[number - first] = 1
            bits += mine
        return (
            "static bool isSubclass(MatchClassKind A, MatchClassKind B) {\n"
            "  if (A == B)\n    return true;\n\n"
            "  [[maybe_unused]] static constexpr struct {\n    uint32_t Offset;\n"
            "    uint16_t Start;\n    uint16_t Length;\n  } Table[] = {\n"
            f"{''.join(rows)}  }};\n\n"
            f"{_subclass_lookup(bits)}}}\n\n"
        )

    # --- validateOperandClass

    def _validation(self) -> str:
        cases = "".join([self._case(c) for c in self._classes if c.kind == DECLARED])
        of_register = self._table.of_register
        registers = "".join(
            [
                f"      {of_register[r].enumerator},\n"
                if r in of_register
                else "      InvalidMatchClass,\n"
                for r in self._registers.registers
            ]
        )
        return _VALIDATE.format(
            target=self._target,
            namespace=self._registers.registers[0].namespace,
            cases=cases,
            by_mode=self._by_mode(self._registers.records, self._registers.modes),
            registers=registers,
        )

    def _case(self, class_: MatchClass) -> str:
        near = ""
        if class_.diagnostic_type:
            near = (
                "    if (DP.isNearMatch())\n"
                f"      return {self._parser}::Match_{class_.diagnostic_type};\n"
            )
        return (
            f"  case {class_.enumerator}: {{\n"
            f"    DiagnosticPredicate DP(Operand.{class_.predicate_method}());\n"
            "    if (DP.isMatch())\n      return MCTargetAsmParser::Match_Success;\n"
            f"{near}    break;\n  }}\n"
        )

    def _by_mode(self, records: Records, modes: HardwareModes) -> str:
        definitions = records.all_derived_definitions_if_defined("RegClassByHwMode")
        if not definitions:
            return ""
        # Of several objects for a mode the first counts.
        selections = [dict(reversed(modes.select(record))) for record in definitions]
        rows: list[str] = []
        for mode in range(len(modes)):
            rows.append(f"      {{ // {modes.name(mode)}\n")
            for selection in selections:
                record = selection.get(mode)
                class_ = None if record is None else self._table.of_record(record)
                name = "InvalidMatchClass" if class_ is None else class_.enumerator
                rows.append(f"        {name},\n")
            rows.append("      },\n")
        return _BY_MODE.format(modes=len(modes), count=len(definitions), rows="".join(rows))

    def _names(self) -> str:
        names = ["InvalidMatchClass", "OptionalMatchClass"]
        names += [c.enumerator for c in self._classes]
        names.append("NumMatchClassKinds")
        cases = "".join([f'  case {name}: return "{name}";\n' for name in names])
        return (
            "#ifndef NDEBUG\nconst char *getMatchClassName(MatchClassKind Kind) {\n"
            f"  switch (Kind) {{\n{cases}  }}\n"
            '  llvm_unreachable("unhandled MatchClassKind!");\n}\n\n#endif // NDEBUG\n'
        )


def _subclass_lookup(bits: list[int]) -> str:
    if not bits:
        return "  return false;\n"
    data = [
        sum([bit << at for at, bit in enumerate(bits[start : start + 8])])
        for start in range(0, len(bits), 8)
    ]
    rows = "".join([f"    0x{byte:02X},\n" for byte in data])
    return (
        f"  static constexpr uint8_t Data[] = {{\n{rows}  }};\n\n"
        "  auto &Entry = Table[A];\n  unsigned Idx = B - Entry.Start;\n"
        "  if (Idx >= Entry.Length)\n    return false;\n  Idx += Entry.Offset;\n"
        "  return (Data[Idx / 8] >> (Idx % 8)) & 1;\n"
    )
