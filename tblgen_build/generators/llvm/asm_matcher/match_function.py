"""MatchInstructionImpl: the function that finds the instruction which parsed operands make.

It is written twice over: for parsers that want one reason why nothing matched, and for those
that want all that nearly did. What either needs is in `near_misses` and `first_miss`.
"""

from __future__ import annotations

from . import first_miss, near_misses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Final

    from .tokens import Variant

_FEATURES: Final = """  const FeatureBitset &AvailableFeatures = getAvailableFeatures();

"""
_SEARCH: Final = """  DEBUG_WITH_TYPE("asm-matcher", dbgs() << "AsmMatcher: found " <<
  std::distance(MnemonicRange.first, MnemonicRange.second) <<
  " encodings with mnemonic '" << Mnemonic << "'\\n");

  if (MnemonicRange.first == MnemonicRange.second)
    return Match_MnemonicFail;

  for (const MatchEntry *it = MnemonicRange.first, *ie = MnemonicRange.second;
       it != ie; ++it) {
    const FeatureBitset &RequiredFeatures = FeatureBitsets[it->RequiredFeaturesIdx];
    bool HasRequiredFeatures =
      (AvailableFeatures & RequiredFeatures) == RequiredFeatures;
    DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Trying to match opcode "
                                          << MII.getName(it->Opcode) << "\\n");
"""
_NEXT_OPERAND: Final = """      auto Formal = static_cast<MatchClassKind>(it->Classes[FormalIdx]);
      DEBUG_WITH_TYPE("asm-matcher",
                      dbgs() << "  Matching formal operand class " << getMatchClassName(Formal)
                             << " against actual operand at index " << ActualIdx);
      if (ActualIdx < Operands.size())
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << " (";
                        Operands[ActualIdx]->print(dbgs(), *getContext().getAsmInfo()); dbgs() << "): ");
      else
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << ": ");
      if (ActualIdx >= Operands.size()) {
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "actual operand index out of range\\n");
"""  # noqa: E501
_VALIDATE: Final = """      MCParsedAsmOperand &Actual = *Operands[ActualIdx];
      unsigned Diag = validateOperandClass(Actual, Formal, *STI);
      if (Diag == Match_Success) {
        DEBUG_WITH_TYPE("asm-matcher",
                        dbgs() << "match success using generic matcher\\n");
        ++ActualIdx;
        continue;
      }
      if (Diag != Match_Success) {
        unsigned TargetDiag = validateTargetOperandClass(Actual, Formal);
        if (TargetDiag == Match_Success) {
          DEBUG_WITH_TYPE("asm-matcher",
                          dbgs() << "match success using target matcher\\n");
          ++ActualIdx;
          continue;
        }
        if (TargetDiag != Match_InvalidOperand && HasRequiredFeatures)
          Diag = TargetDiag;
      }
      if (Diag == Match_InvalidOperand && isSubclass(Formal, OptionalMatchClass)) {
"""
_IGNORE: Final = """\
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "ignoring optional operand\\n");
        continue;
      }
"""
_MISSING_FEATURES: Final = """      FeatureBitset NewMissingFeatures = \
RequiredFeatures & ~AvailableFeatures;
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Missing target features:";
                      for (unsigned I = 0, E = NewMissingFeatures.size(); I != E; ++I)
                        if (NewMissingFeatures[I])
                          dbgs() << ' ' << I;
                      dbgs() << "\\n");
"""
_EARLY_PREDICATE: Final = """    Inst.clear();

    Inst.setOpcode(it->Opcode);
    unsigned MatchResult;
    if ((MatchResult = checkEarlyTargetMatchPredicate(Inst, Operands)) != Match_Success) {
      Inst.clear();
      DEBUG_WITH_TYPE(
          "asm-matcher",
          dbgs() << "Early target match predicate failed with diag code "
                 << MatchResult << "\\n");
"""
_INLINE_ASM: Final = """    if (matchingInlineAsm) {
      convertToMapAndConstraints(it->ConvertFn, Operands);
"""
_LATE_PREDICATE: Final = """\
    if ((MatchResult = checkTargetMatchPredicate(Inst)) != Match_Success) {
      DEBUG_WITH_TYPE("asm-matcher",
                      dbgs() << "Target match predicate failed with diag code "
                             << MatchResult << "\\n");
      Inst.clear();
"""
_DEPRECATED: Final = """    std::string Info;
    if (!getParser().getTargetParser().getTargetOptions().MCNoDeprecatedWarn &&
        MII.getDeprecatedInfo(Inst, getSTI(), Info)) {{
      SMLoc Loc = (({target}Operand &)*Operands[0]).getStartLoc();
      getParser().Warning(Loc, Info, {{}});
    }}
"""
_SUCCESS: Final = """    DEBUG_WITH_TYPE(
        "asm-matcher",
        dbgs() << "Opcode result: complete match, selecting this opcode\\n");
    return Match_Success;
  }

"""


class MatchFunction:
    """What the function's text depends on. `operands` is the largest number of them."""

    def __init__(self, target: str, parser: str, variants: Sequence[Variant]) -> None:
        self.target = target
        self.parser = parser
        self.variants = variants
        self.cleanup = ""  # function that each instruction is given to
        self.operands = 0
        self.has_mnemonic_first = True
        self.reports_near_misses = False
        self.has_optional = False
        self.has_aliases = False
        self.has_deprecated = False

    def text(self) -> Iterator[str]:
        miss = near_misses if self.reports_near_misses else first_miss
        yield (
            '#include "llvm/Support/Debug.h"\n#include "llvm/Support/Format.h"\n\n'
            f"unsigned {self.parser}::\nMatchInstructionImpl(const OperandVector &Operands,\n"
            f"                     MCInst &Inst,\n{miss.PARAMETERS}"
            "                     bool matchingInlineAsm, unsigned VariantID) {\n"
        )
        first = 1 if self.has_mnemonic_first else 0
        yield miss.START.format(limit=self.operands + first)
        yield _FEATURES + self._mnemonic() + miss.STATE
        if self.has_optional:
            yield f"  SmallBitVector OptionalOperandsMask({self.operands});\n"
        yield variant_tables(self.variants)
        yield mnemonic_range(self.has_mnemonic_first) + _SEARCH + miss.ENTRY_STATE
        if self.has_mnemonic_first:
            yield "    assert(Mnemonic == it->getMnemonic());\n"
        yield miss.OPERANDS_STATE
        yield from self._operands(miss.MISSING_OPERAND, miss.INVALID_OPERAND)
        yield f"    if (!HasRequiredFeatures) {{\n{miss.FEATURE_STATE}{_MISSING_FEATURES}"
        yield miss.MISSED_FEATURES + _EARLY_PREDICATE + miss.MISSED_EARLY
        yield self._offsets() + _INLINE_ASM
        yield miss.TIES.format(indent="      ", arguments=self._tie_arguments())
        yield "      return Match_Success;\n    }\n\n" + self._convert()
        yield _LATE_PREDICATE + miss.MISSED_LATE
        if self.cleanup:
            yield f"    {self.cleanup}(Inst);\n\n"
        if self.has_deprecated:
            yield _DEPRECATED.format(target=self.target)
        yield miss.TIES.format(indent="    ", arguments=self._tie_arguments())
        yield _SUCCESS + miss.FAILURE + "}\n\n"

    def _mnemonic(self) -> str:
        get = f"(({self.target}Operand &)*Operands[0]).getToken();\n"
        if self.has_mnemonic_first:
            text = f"  StringRef Mnemonic = {get}\n"
        else:
            text = f"  StringRef Mnemonic;\n  if (Operands[0]->isToken())\n    Mnemonic = {get}\n"
        if self.has_aliases:
            text += "  applyMnemonicAliases(Mnemonic, AvailableFeatures, VariantID);\n\n"
        return text

    def _operands(self, missing: str, invalid: str) -> Iterator[str]:
        """The loop over the operands that an entry of the table wants."""
        if self.has_optional:
            yield f"    OptionalOperandsMask.reset(0, {self.operands});\n"
        start = "FormalIdx = SIndex, ActualIdx = SIndex"
        if self.has_mnemonic_first:
            start = "FormalIdx = 0, ActualIdx = 1"
        yield f"    for (unsigned {start}; FormalIdx != {self.operands}; ++FormalIdx) {{\n"
        set_all = set_one = ""
        if self.has_optional:
            set_all = f"          OptionalOperandsMask.set(FormalIdx, {self.operands});\n"
            set_one = "OptionalOperandsMask.set(FormalIdx);\n"
        yield _NEXT_OPERAND + missing.format(set_all=set_all, set_one=set_one)
        yield _VALIDATE + set_one + _IGNORE + invalid

    def _offsets(self) -> str:
        """How many optional operands are left out before each one."""
        if not self.has_optional:
            return ""
        count = self.operands
        return (
            f"    unsigned DefaultsOffset[{count + 1}] = {{ 0 }};\n"
            f"    assert(OptionalOperandsMask.size() == {count});\n"
            f"    for (unsigned i = 0, NumDefaults = 0; i < {count}; ++i) {{\n"
            "      DefaultsOffset[i + 1] = NumDefaults;\n"
            "      NumDefaults += (OptionalOperandsMask[i] ? 1 : 0);\n    }\n\n"
        )

    def _tie_arguments(self) -> str:
        return "DefaultsOffset, ErrorInfo" if self.has_optional else "ErrorInfo"

    def _convert(self) -> str:
        more = ", OptionalOperandsMask, DefaultsOffset" if self.has_optional else ""
        return f"    convertToMCInst(it->ConvertFn, Inst, it->Opcode, Operands{more});\n\n"


def variant_tables(variants: Sequence[Variant]) -> str:
    """The table of the variant that is asked for."""
    cases = "".join(
        [
            f"  case {variant.number}: Start = std::begin(MatchTable{at}); "
            f"End = std::end(MatchTable{at}); break;\n"
            for at, variant in enumerate(variants)
        ]
    )
    return (
        "  const MatchEntry *Start, *End;\n  switch (VariantID) {\n"
        f'  default: llvm_unreachable("invalid variant!");\n{cases}  }}\n'
    )


def mnemonic_range(has_mnemonic_first: bool) -> str:
    """The entries that a mnemonic has."""
    if has_mnemonic_first:
        return "  auto MnemonicRange = std::equal_range(Start, End, Mnemonic, LessOpcode());\n\n"
    return """  auto MnemonicRange = std::pair(Start, End);
  unsigned SIndex = Mnemonic.empty() ? 0 : 1;
  if (!Mnemonic.empty())
    MnemonicRange = std::equal_range(Start, End, Mnemonic.lower(), LessOpcode());

"""
