"""MatchInstructionImpl for parsers that want one reason why nothing matched."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import OFFSETS_OF_DEFAULTS_ARE_PASSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release

FUNCTION: Final = cpp(r"""
    #include "llvm/Support/Debug.h"
    #include "llvm/Support/Format.h"

    unsigned $parser::
    MatchInstructionImpl(const OperandVector &Operands,
                         MCInst &Inst,
                         uint64_t &ErrorInfo,
                         FeatureBitset &MissingFeatures,
                         bool matchingInlineAsm, unsigned VariantID) {
      if (Operands.size() > $limit) {
        ErrorInfo = $limit;
        return Match_InvalidOperand;
      }

      const FeatureBitset &AvailableFeatures = getAvailableFeatures();

      $mnemonic
      bool HadMatchOtherThanFeatures = false;
      bool HadMatchOtherThanPredicate = false;
      unsigned RetCode = Match_InvalidOperand;
      MissingFeatures.set();
      ErrorInfo = ~0ULL;
      $optional_mask
      $variant_tables
      $mnemonic_range
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << "AsmMatcher: found " <<
        std::distance(MnemonicRange.first, MnemonicRange.second) <<
        " encodings with mnemonic '" << Mnemonic << "'\n");

      if (MnemonicRange.first == MnemonicRange.second)
        return Match_MnemonicFail;

      for (const MatchEntry *it = MnemonicRange.first, *ie = MnemonicRange.second;
           it != ie; ++it) {
        const FeatureBitset &RequiredFeatures = FeatureBitsets[it->RequiredFeaturesIdx];
        bool HasRequiredFeatures =
          (AvailableFeatures & RequiredFeatures) == RequiredFeatures;
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Trying to match opcode "
                                              << MII.getName(it->Opcode) << "\n");
        $assert_mnemonic
        bool OperandsValid = true;
        $reset_mask
        $actual
        for (unsigned $start; FormalIdx != $operands; ++FormalIdx) {
          $formal_operand
          if (ActualIdx >= Operands.size()) {
            DEBUG_WITH_TYPE("asm-matcher", dbgs() << "actual operand index out of range\n");
            if (Formal == InvalidMatchClass) {
              $leave_rest_out
              break;
            }
            if (isSubclass(Formal, OptionalMatchClass)) {
              $leave_out
              continue;
            }
            OperandsValid = false;
            ErrorInfo = ActualIdx;
            break;
          }
          $actual_operand
          if (!HadMatchOtherThanPredicate &&
              (it == MnemonicRange.first || ErrorInfo <= ActualIdx)) {
            if (HasRequiredFeatures && (ErrorInfo != ActualIdx || Diag != Match_InvalidOperand))
              RetCode = Diag;
            ErrorInfo = ActualIdx;
          }
          OperandsValid = false;
          break;
        }

        if (!OperandsValid) {
          DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                                   "operand mismatches, ignoring "
                                                   "this opcode\n");
          continue;
        }
        if (!HasRequiredFeatures) {
          HadMatchOtherThanFeatures = true;
          $new_missing_features
          if (NewMissingFeatures.count() <=
              MissingFeatures.count())
            MissingFeatures = NewMissingFeatures;
          continue;
        }

        Inst.clear();

        Inst.setOpcode(it->Opcode);
        unsigned MatchResult;
        if ((MatchResult = checkEarlyTargetMatchPredicate(Inst, Operands)) != Match_Success) {
          Inst.clear();
          DEBUG_WITH_TYPE(
              "asm-matcher",
              dbgs() << "Early target match predicate failed with diag code "
                     << MatchResult << "\n");
          RetCode = MatchResult;
          HadMatchOtherThanPredicate = true;
          continue;
        }

        $left_out
        if (matchingInlineAsm) {
          convertToMapAndConstraints(it->ConvertFn, Operands);
          if (!checkAsmTiedOperandConstraints(*this, it->ConvertFn, Operands,
                                              $tie_arguments))
            return Match_InvalidTiedOperand;

          return Match_Success;
        }

        convertToMCInst(it->ConvertFn, Inst, it->Opcode, $convert_arguments);

        if ((MatchResult = checkTargetMatchPredicate(Inst)) != Match_Success) {
          DEBUG_WITH_TYPE("asm-matcher",
                          dbgs() << "Target match predicate failed with diag code "
                                 << MatchResult << "\n");
          Inst.clear();
          RetCode = MatchResult;
          HadMatchOtherThanPredicate = true;
          continue;
        }

        $cleanup
        $deprecated
        if (!checkAsmTiedOperandConstraints(*this, it->ConvertFn, Operands,
                                            $tie_arguments))
          return Match_InvalidTiedOperand;

        DEBUG_WITH_TYPE(
            "asm-matcher",
            dbgs() << "Opcode result: complete match, selecting this opcode\n");
        return Match_Success;
      }

      if (HadMatchOtherThanPredicate || !HadMatchOtherThanFeatures)
        return RetCode;

      ErrorInfo = 0;
      return Match_MissingFeature;
    }

""")
_CHECK_TIES: Final = cpp("""
    static bool checkAsmTiedOperandConstraints(const $parser&AsmParser,
                                   unsigned Kind, const OperandVector &Operands,
                                   $offsets
                                   uint64_t &ErrorInfo) {
      assert(Kind < CVT_NUM_SIGNATURES && "Invalid signature!");
      const uint8_t *Converter = ConversionTable[Kind];
      for (const uint8_t *p = Converter; *p; p += 2) {
        switch (*p) {
        case CVT_Tied: {
          unsigned OpIdx = *(p + 1);
          assert(OpIdx < (size_t)(std::end(TiedAsmOperandTable) -
                                  std::begin(TiedAsmOperandTable)) &&
                 "Tied operand not found");
          unsigned OpndNum1 = TiedAsmOperandTable[OpIdx][1];
          unsigned OpndNum2 = TiedAsmOperandTable[OpIdx][2];
          $skip_left_out
          if (OpndNum1 != OpndNum2) {
            auto &SrcOp1 = Operands[OpndNum1];
            auto &SrcOp2 = Operands[OpndNum2];
            if (!AsmParser.areEqualRegs(*SrcOp1, *SrcOp2)) {
              ErrorInfo = OpndNum2;
              return false;
            }
          }
          break;
        }
        default:
          break;
        }
      }
      return true;
    }

""")
_SKIP_LEFT_OUT: Final = cpp("""
    OpndNum1 = OpndNum1 - DefaultsOffset[OpndNum1];
    OpndNum2 = OpndNum2 - DefaultsOffset[OpndNum2];
""")


def check_ties(release: Release, parser: str, *, has_optional: bool) -> str:
    """The function that compares operands which must be the same."""
    has_offsets = has_optional and release.has(OFFSETS_OF_DEFAULTS_ARE_PASSED)
    return _CHECK_TIES(
        parser=parser,
        offsets="ArrayRef<unsigned> DefaultsOffset," if has_offsets else "",
        skip_left_out=_SKIP_LEFT_OUT if has_offsets else "",
    )
