"""The functions that tell an operand's class, and whether one class is part of another."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.string_switch import string_switch
from tblgen_build.generators.llvm.model.registers.register_class_like import classes_by_mode
from tblgen_build.releases.llvm import (
    MATCH_CLASSES_ARE_TABLES,
    MATCHED_REGISTERS_HAVE_IDS,
    VALIDATION_TAKES_SUBTARGET,
)
from tblgen_build.releases.targets import (
    MATCH_KINDS_HAVE_CLASSES,
    MODES_ARE_REMAPPED_ALONE,
    TOKEN_KINDS_MATCH_TOKENS,
)

from .match_class import BY_HARDWARE_MODE, DECLARED, REGISTERS, TOKEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from ..model.registers.register_file import RegisterFile
    from .class_table import ClassTable
    from .match_class import MatchClass

# The numbers before those of classes, of which the first is InvalidMatchClass.
_OPTIONAL, _FIRST = 1, 2

_ENUMERATION: Final = cpp("""
    namespace {

    enum MatchClassKind {
      InvalidMatchClass = 0,
      OptionalMatchClass = 1,
      $classes
      NumMatchClassKinds
    };

    } // end anonymous namespace

""")
_DIAGNOSTICS: Final = cpp("""
    static const char *getMatchKindDiag($parser::${target}MatchResultTy MatchResult) {
      switch (MatchResult) {
      $cases
      default:
        return nullptr;
      }
    }

""")
_TOKEN_DIAGNOSTICS: Final = cpp("""
    static unsigned getDiagKindFromTokenClass(MatchClassKind Kind) {
      switch (Kind) {
      default:
        return MCTargetAsmParser::Match_InvalidOperand;
      $cases
      }
    }

""")
_DIAGNOSTIC: Final = cpp("""
    case $parser::Match_$type:
      return "$text";
""")
_REGISTER_DIAGNOSTICS: Final = cpp("""
    static unsigned getDiagKindFromRegisterClass(MatchClassKind RegisterClass) {
      switch (RegisterClass) {
      $cases
      default:
        return MCTargetAsmParser::Match_InvalidOperand;
      }
    }

""")
_NO_REGISTER_DIAGNOSTICS: Final = cpp("""
    static unsigned getDiagKindFromRegisterClass(MatchClassKind RegisterClass) {
      return MCTargetAsmParser::Match_InvalidOperand;
    }

""")
_DIAGNOSTIC_OF_CLASS: Final = cpp("""
    case $match_class:
      return $parser::Match_$type;
""")
_REGISTER_CLASSES: Final = cpp("""
    [[maybe_unused]] static const MCRegisterClass *getRegClassFromMatchKind(MatchClassKind Kind) {
      switch (Kind) {
      $cases
      default:
        return nullptr;
      }
    }

""")
_REGISTER_CLASS: Final = cpp("""
    case $match_class:
      return &get${target}MCRegisterClass($target::${name}RegClassID);
""")
_TOKEN_MATCHER: Final = cpp("""
    static MatchClassKind matchTokenString(StringRef Name) {
      $tokens
      return InvalidMatchClass;
    }

""")
_IS_SUBCLASS: Final = cpp("""
    static bool isSubclass(MatchClassKind A, MatchClassKind B) {
      if (A == B)
        return true;

      [[maybe_unused]] static constexpr struct {
        uint32_t Offset;
        uint16_t Start;
        uint16_t Length;
      } Table[] = {
        {0, 0, 0},
        {0, 0, 0},
        $rows
      };

      $look_up
    }

""")
# Where each class's super-classes are cases.
_IS_SUBCLASS_BY_CASE: Final = cpp("""
    static bool isSubclass(MatchClassKind A, MatchClassKind B) {
      if (A == B)
        return true;

      $look_up
    }

""")
_SUBCLASS_CASES: Final = cpp("""
    switch (A) {
    default:
      return false;
    $cases
    }
""")
_ONE_ABOVE: Final = cpp("""
    case $name:
      return B == $above;
""")
_SEVERAL_ABOVE: Final = cpp("""
    case $name:
      switch (B) {
      default: return false;
      $above
      }
""")
_NO_SUBCLASSES: Final = cpp("{$offset, 0, 0},")
_SUBCLASSES: Final = cpp("{$offset, $first, $count},")
_LOOK_UP: Final = cpp("""
    static constexpr uint8_t Data[] = {
      $bytes
    };

    auto &Entry = Table[A];
    unsigned Idx = B - Entry.Start;
    if (Idx >= Entry.Length)
      return false;
    Idx += Entry.Offset;
    return (Data[Idx / 8] >> (Idx % 8)) & 1;
""")
_VALIDATE: Final = cpp("""
    static unsigned validateOperandClass(MCParsedAsmOperand &GOp, MatchClassKind Kind$subtarget) {
      ${target}Operand &Operand = (${target}Operand &)GOp;
      if (Kind == InvalidMatchClass)
        return MCTargetAsmParser::Match_InvalidOperand;

      $token

      switch (Kind) {
      default: break;
      $cases
      } // end switch (Kind)

      $by_mode
      if (Operand.isReg()) {
        $kind_of_register
        return isSubclass(OpKind, Kind) ? (unsigned)MCTargetAsmParser::Match_Success :
                                          getDiagKindFromRegisterClass(Kind);
      }

      if (Kind > MCK_LAST_TOKEN && Kind <= MCK_LAST_REGISTER)
        return getDiagKindFromRegisterClass(Kind);

      return MCTargetAsmParser::Match_InvalidOperand;
    }

""")
_MATCH_TOKEN: Final = cpp("""
    if (Operand.isToken() && Kind <= MCK_LAST_TOKEN)
      return isSubclass(matchTokenString(Operand.getToken()), Kind) ?
               MCTargetAsmParser::Match_Success :
               MCTargetAsmParser::Match_InvalidOperand;
""")
_MATCH_TOKEN_KIND: Final = cpp("""
    if (Kind <= MCK_LAST_TOKEN) {
      if (Operand.isToken() &&
          isSubclass(matchTokenString(Operand.getToken()), Kind))
        return MCTargetAsmParser::Match_Success;
      return $missed;
    }
""")
_KIND_FROM_TABLE: Final = cpp("""
    static constexpr uint16_t Table[$namespace::NUM_TARGET_REGS] = {
      InvalidMatchClass,
      $registers
    };

    MCRegister Reg = Operand.getReg();
    MatchClassKind OpKind = Reg.isPhysical() ? (MatchClassKind)Table[Reg.id()] : InvalidMatchClass;
""")
_KIND_BY_CASE: Final = cpp("""
    MatchClassKind OpKind;
    switch (Operand.getReg()$id) {
    default: OpKind = InvalidMatchClass; break;
    $registers
    }
""")
_VALIDATE_DECLARED: Final = cpp("""
    case $match_class: {
      DiagnosticPredicate DP(Operand.$method());
      if (DP.isMatch())
        return MCTargetAsmParser::Match_Success;
      $near_match
      break;
    }
""")
_NEAR_MATCH: Final = cpp("""
    if (DP.isNearMatch())
      return $parser::Match_$type;
""")
_BY_MODE: Final = cpp("""
    if (Operand.isReg() && Kind > MCK_LAST_REGISTER && Kind <= MCK_LAST_REGCLASS_BY_HWMODE) {
      $table
      const unsigned HwMode = STI.getHwMode(MCSubtargetInfo::HwMode_RegInfo);
      Kind = RegClassByHwModeMatchTable[HwMode][Kind - (MCK_LAST_REGISTER + 1)];
    }

""")
_MODE_TABLE: Final = cpp("""
    static constexpr MatchClassKind RegClassByHwModeMatchTable[$modes][$count] = {
      $rows
    };

    static_assert(MCK_LAST_REGCLASS_BY_HWMODE - MCK_LAST_REGISTER == $count);
""")
_REMAPPED: Final = cpp("""
    Kind = remapRegClassByHwMode(Kind, STI);
""")
_REMAP: Final = cpp("""
    $table

    [[maybe_unused]] static inline MatchClassKind
    remapRegClassByHwMode(unsigned Kind, const MCSubtargetInfo &STI) {
      if (Kind > MCK_LAST_REGISTER && Kind <= MCK_LAST_REGCLASS_BY_HWMODE) {
        unsigned HwMode = STI.getHwMode(MCSubtargetInfo::HwMode_RegInfo);
        assert(HwMode < $modes && "Invalid HwMode");
        return RegClassByHwModeMatchTable[HwMode][Kind - (MCK_LAST_REGISTER + 1)];
      }
      return static_cast<MatchClassKind>(Kind);
    }

""")
_MODE: Final = cpp("""
    { // $mode
      $classes
    },
""")
_NAMES: Final = cpp("""
    #ifndef NDEBUG
    const char *getMatchClassName(MatchClassKind Kind) {
      switch (Kind) {
      $cases
      }
      llvm_unreachable("unhandled MatchClassKind!");
    }

    #endif // NDEBUG
""")


class ClassFunctions:
    def __init__(
        self, target: str, classes: ClassTable, registers: RegisterFile, *, tells_tokens: bool
    ) -> None:
        self._target = target
        self._tells_tokens = tells_tokens  # tokens that are missing have diagnostics
        # Whatever the parser's class is called: the reference has it so.
        self._parser = f"{target}AsmParser"
        self._table = classes
        self._classes = classes.ordered
        self._registers = registers
        self._release = registers.records.release
        self._modal = classes_by_mode(registers.records)

    def text(self) -> list[str]:
        return [
            self._enumeration(),
            self._diagnostics(),
            self._register_diagnostics(),
            self._register_classes(),
            self._token_matcher(),
            self._is_subclass(),
            self._token_diagnostics(),
            self._remapping(),
            self._validation(),
            self._names(),
        ]

    def _enumeration(self) -> str:
        names: list[str] = []
        last = "OptionalMatchClass"
        ends = {TOKEN: "TOKEN", REGISTERS: "REGISTER", BY_HARDWARE_MODE: "REGCLASS_BY_HWMODE"}
        for kind in (TOKEN, REGISTERS, BY_HARDWARE_MODE, DECLARED):
            of_kind = [c for c in self._classes if c.kind == kind]
            members = [c.enumerator for c in of_kind]
            names += [f"{c.enumerator}, // {c.description}" for c in of_kind]
            last = members[-1] if members else last
            if kind in ends and (members or kind != BY_HARDWARE_MODE):
                names.append(f"MCK_LAST_{ends[kind]} = {last},")
        return _ENUMERATION(classes=names)

    def _diagnostics(self) -> str:
        parser = self._parser
        cases = [
            _DIAGNOSTIC(parser=parser, type=c.diagnostic_type, text=c.diagnostic_string)
            for c in self._classes
            if c.diagnostic_string
        ]
        return _DIAGNOSTICS(parser=parser, target=self._target, cases=cases) if cases else ""

    def _register_diagnostics(self) -> str:
        cases = [
            _DIAGNOSTIC_OF_CLASS(
                match_class=c.enumerator, parser=self._parser, type=c.diagnostic_type
            )
            for c in self._classes
            if c.is_registers and c.diagnostic_type
        ]
        return _REGISTER_DIAGNOSTICS(cases=cases) if cases else _NO_REGISTER_DIAGNOSTICS()

    def _token_diagnostics(self) -> str:
        if not self._tells_tokens:
            return ""
        cases = [
            _DIAGNOSTIC_OF_CLASS(
                match_class=c.enumerator, parser=self._parser, type=c.diagnostic_type
            )
            for c in self._classes
            if c.kind == TOKEN and c.diagnostic_type
        ]
        return _TOKEN_DIAGNOSTICS(cases=cases)

    def _register_classes(self) -> str:
        """From a class of operands to the class of registers that they are in."""
        if not self._release.has(MATCH_KINDS_HAVE_CLASSES):
            return ""
        named = {c.name for c in self._registers.classes if c.record is not None}
        of_declared = self._table.registers_of_declared()
        found = [(c, c if c.is_registers else of_declared.get(c)) for c in self._classes]
        cases = [
            _REGISTER_CLASS(match_class=c.enumerator, target=self._target, name=registers.name)
            for c, registers in found
            if registers is not None and registers.name in named
        ]
        return _REGISTER_CLASSES(cases=cases)

    def _token_matcher(self) -> str:
        cases = [(c.title, f"return {c.enumerator};") for c in self._table.tokens]
        return _TOKEN_MATCHER(tokens=string_switch("Name", cases))

    def _is_subclass(self) -> str:
        """By class: where its bits begin, the first class they tell about, and how many."""
        if not self._release.has(MATCH_CLASSES_ARE_TABLES):
            return self._is_subclass_by_case()
        rows: list[str] = []
        bits: list[int] = []
        for class_ in self._classes:
            above = [other.position + _FIRST for other in class_.above() if other is not class_]
            if class_.is_optional:
                above.append(_OPTIONAL)
            if not above:
                rows.append(_NO_SUBCLASSES(offset=len(bits)))
                continue
            first, last = min(above), max(above)
            rows.append(_SUBCLASSES(offset=len(bits), first=first, count=last - first + 1))
            mine = [0] * (last - first + 1)
            for number in above:
                mine[number - first] = 1
            bits += mine
        return _IS_SUBCLASS(rows=rows, look_up=_subclass_lookup(bits))

    def _is_subclass_by_case(self) -> str:
        cases: list[str] = []
        for class_ in self._classes:
            above = ["OptionalMatchClass"] if class_.is_optional else []
            found = sorted(class_.above(), key=lambda other: other.position)
            above += [other.enumerator for other in found if other is not class_]
            if len(above) > 1:
                lines = [f"case {name}: return true;" for name in above]
                cases.append(_SEVERAL_ABOVE(name=class_.enumerator, above=lines))
            elif above:
                cases.append(_ONE_ABOVE(name=class_.enumerator, above=above[0]))
        look_up = _SUBCLASS_CASES(cases=cases) if cases else "return false;"
        return _IS_SUBCLASS_BY_CASE(look_up=look_up)

    # --- validateOperandClass

    def _validation(self) -> str:
        has_tables = self._release.has(MATCH_CLASSES_ARE_TABLES)
        takes_subtarget = self._release.has(VALIDATION_TAKES_SUBTARGET)
        kinds_decide = self._release.has(TOKEN_KINDS_MATCH_TOKENS)
        missed = "MCTargetAsmParser::Match_InvalidOperand"
        if self._tells_tokens:
            missed = "getDiagKindFromTokenClass(Kind)"
        return _VALIDATE(
            target=self._target,
            subtarget=", const MCSubtargetInfo &STI" if takes_subtarget else "",
            cases=[self._case(c) for c in self._classes if c.kind == DECLARED],
            token=_MATCH_TOKEN_KIND(missed=missed) if kinds_decide else _MATCH_TOKEN(),
            by_mode=self._by_mode(),
            kind_of_register=self._kind_from_table() if has_tables else self._kind_by_case(),
        )

    def _kind_from_table(self) -> str:
        of_register = self._table.of_register
        return _KIND_FROM_TABLE(
            namespace=self._registers.registers[0].namespace,
            registers=[
                f"{of_register[r].enumerator}," if r in of_register else "InvalidMatchClass,"
                for r in self._registers.registers
            ],
        )

    def _kind_by_case(self) -> str:
        of_register = self._table.of_register
        matched = [r for r in self._registers.registers if r in of_register]
        order = self._registers.definition_order()
        matched.sort(key=lambda register: order[register.number])
        return _KIND_BY_CASE(
            id=".id()" if self._release.has(MATCHED_REGISTERS_HAVE_IDS) else "",
            registers=[
                f"case {r.namespace}::{r.name}: OpKind = {of_register[r].enumerator}; break;"
                for r in matched
            ],
        )

    def _case(self, class_: MatchClass) -> str:
        near = ""
        if class_.diagnostic_type:
            near = _NEAR_MATCH(parser=self._parser, type=class_.diagnostic_type)
        return _VALIDATE_DECLARED(
            match_class=class_.enumerator, method=class_.predicate_method, near_match=near
        )

    def _by_mode(self) -> str:
        """Turns a class by hardware mode into that of the mode."""
        if not self._modal:
            return ""
        if self._release.has(MODES_ARE_REMAPPED_ALONE):
            return _REMAPPED()
        return _BY_MODE(table=self._mode_table())

    def _remapping(self) -> str:
        """The function that does it, where it stands alone."""
        if not self._modal or not self._release.has(MODES_ARE_REMAPPED_ALONE):
            return ""
        return _REMAP(table=self._mode_table(), modes=len(self._registers.modes))

    def _mode_table(self) -> str:
        modes = self._registers.modes
        # Of several objects for a mode the first counts.
        selections = [dict(reversed(modes.select(record))) for record in self._modal]
        rows = [
            _MODE(
                mode=modes.name(mode),
                classes=[
                    self._class_row(selection.get(mode), record)
                    for record, selection in zip(self._modal, selections, strict=True)
                ],
            )
            for mode in range(len(modes))
        ]
        return _MODE_TABLE(modes=len(modes), count=len(self._modal), rows=rows)

    def _class_row(self, selected: Record | None, by_mode: Record) -> str:
        if selected is None:
            return f"InvalidMatchClass, // Missing mode entry for {by_mode.name}"
        class_ = self._table.of_record(selected)
        name = "InvalidMatchClass" if class_ is None else class_.enumerator
        return f"{name}, // {by_mode.name}"

    def _names(self) -> str:
        names = ["InvalidMatchClass", "OptionalMatchClass"]
        names += [c.enumerator for c in self._classes]
        names.append("NumMatchClassKinds")
        return _NAMES(cases=[f'case {name}: return "{name}";' for name in names])


def _subclass_lookup(bits: list[int]) -> str:
    if not bits:
        return "return false;"
    data = [
        sum([bit << at for at, bit in enumerate(bits[start : start + 8])])
        for start in range(0, len(bits), 8)
    ]
    return _LOOK_UP(bytes=[f"0x{byte:02X}," for byte in data])
