"""Steps that MatchInstructionImpl takes whatever it tells about instructions that do not match."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .asm_tokens import Variant

# --- before the search

_MNEMONIC: Final = cpp("""
    StringRef Mnemonic = ((${target}Operand &)*Operands[0]).getToken();

    $apply_aliases
""")
_MNEMONIC_IF_TOKEN: Final = cpp("""
    StringRef Mnemonic;
    if (Operands[0]->isToken())
      Mnemonic = ((${target}Operand &)*Operands[0]).getToken();

    $apply_aliases
""")
_APPLY_ALIASES: Final = cpp("""
    applyMnemonicAliases(Mnemonic, AvailableFeatures, VariantID);

""")
_VARIANT: Final = cpp(
    "case $id: Start = std::begin(MatchTable$at); End = std::end(MatchTable$at); break;"
)
_VARIANT_TABLES: Final = cpp("""
    const MatchEntry *Start, *End;
    switch (VariantID) {
    default: llvm_unreachable("invalid variant!");
    $variants
    }
""")
_RANGE: Final = cpp("""
    auto MnemonicRange = std::equal_range(Start, End, Mnemonic, LessOpcode());

""")
_RANGE_IF_MNEMONIC: Final = cpp("""
    auto MnemonicRange = std::pair(Start, End);
    unsigned SIndex = Mnemonic.empty() ? 0 : 1;
    if (!Mnemonic.empty())
      MnemonicRange = std::equal_range(Start, End, Mnemonic.lower(), LessOpcode());

""")

# --- at the entry `it` of the table

FORMAL_OPERAND: Final = cpp("""
    auto Formal = static_cast<MatchClassKind>(it->Classes[FormalIdx]);
    DEBUG_WITH_TYPE("asm-matcher",
                    dbgs() << "  Matching formal operand class " << getMatchClassName(Formal)
                           << " against actual operand at index " << ActualIdx);
    if (ActualIdx < Operands.size())
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << " (";
                      Operands[ActualIdx]->print(dbgs()$printing); dbgs() << "): ");
    else
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << ": ");
""")
ACTUAL_OPERAND: Final = cpp(r"""
    MCParsedAsmOperand &Actual = *Operands[ActualIdx];
    unsigned Diag = validateOperandClass(Actual, Formal$subtarget);
    if (Diag == Match_Success) {
      DEBUG_WITH_TYPE("asm-matcher",
                      dbgs() << "match success using generic matcher\n");
      ++ActualIdx;
      continue;
    }
    if (Diag != Match_Success) {
      unsigned TargetDiag = validateTargetOperandClass(Actual, Formal);
      if (TargetDiag == Match_Success) {
        DEBUG_WITH_TYPE("asm-matcher",
                        dbgs() << "match success using target matcher\n");
        ++ActualIdx;
        continue;
      }
      if (TargetDiag != Match_InvalidOperand && HasRequiredFeatures)
        Diag = TargetDiag;
    }
    if (Diag == Match_InvalidOperand && isSubclass(Formal, OptionalMatchClass)) {
      $leave_out
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << "ignoring optional operand\n");
      continue;
    }
""")
NEW_MISSING_FEATURES: Final = cpp(r"""
    FeatureBitset NewMissingFeatures = RequiredFeatures & ~AvailableFeatures;
    DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Missing target features:";
                    for (unsigned I = 0, E = NewMissingFeatures.size(); I != E; ++I)
                      if (NewMissingFeatures[I])
                        dbgs() << ' ' << I;
                    dbgs() << "\n");
""")
_LEFT_OUT: Final = cpp("""
    unsigned DefaultsOffset[$slots] = { 0 };
    assert(OptionalOperandsMask.size() == $operands);
    for (unsigned i = 0, NumDefaults = 0; i < $operands; ++i) {
      DefaultsOffset[i + 1] = NumDefaults;
      NumDefaults += (OptionalOperandsMask[i] ? 1 : 0);
    }

""")
_LEFT_OUT_WITH_ITSELF: Final = cpp("""
    unsigned DefaultsOffset[$slots] = { 0 };
    assert(OptionalOperandsMask.size() == $size);
    for (unsigned i = 0, NumDefaults = 0; i < $operands; ++i) {
      NumDefaults += (OptionalOperandsMask[i] ? 1 : 0);
      DefaultsOffset[i + 1] = NumDefaults;
    }

""")
DEPRECATED: Final = cpp("""
    std::string Info;
    if (!getParser().getTargetParser().getTargetOptions().MCNoDeprecatedWarn &&
        MII.getDeprecatedInfo(Inst, getSTI(), Info)) {
      SMLoc Loc = ((${target}Operand &)*Operands[0]).getStartLoc();
      getParser().Warning(Loc, Info, $nothing);
    }
""")


def mnemonic(target: str, *, is_first: bool, has_aliases: bool) -> str:
    """What is looked for: the first operand, or no mnemonic where that is not a token."""
    template = _MNEMONIC if is_first else _MNEMONIC_IF_TOKEN
    return template(target=target, apply_aliases=apply_aliases(has_aliases))


def apply_aliases(has_aliases: bool) -> str:
    return _APPLY_ALIASES() if has_aliases else ""


def variant_tables(variants: Sequence[Variant]) -> str:
    """The table of the variant that is asked for."""
    return _VARIANT_TABLES(
        variants=[_VARIANT(id=variant.number, at=at) for at, variant in enumerate(variants)]
    )


def mnemonic_range(has_mnemonic_first: bool) -> str:
    """The entries that a mnemonic has."""
    return _RANGE() if has_mnemonic_first else _RANGE_IF_MNEMONIC()


def left_out(operands: int, size: int, *, counts_itself: bool) -> str:
    """How many optional operands are left out before each one."""
    if counts_itself:
        return _LEFT_OUT_WITH_ITSELF(slots=operands + 1, operands=operands, size=size)
    return _LEFT_OUT(slots=operands + 1, operands=operands)
