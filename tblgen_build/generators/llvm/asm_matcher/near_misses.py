"""MatchInstructionImpl for parsers that want every instruction that nearly matched.

It does not look at ties: the target's predicates have to.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import LEFT_OUT_OPERANDS_ARE_MARKED
from tblgen_build.releases.targets import SURPLUS_OPERANDS_ARE_NEAR_MISSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release, TemplateValue

_FUNCTION: Final = cpp(r"""
    #include "llvm/Support/Debug.h"
    #include "llvm/Support/Format.h"

    unsigned $parser::
    MatchInstructionImpl(const OperandVector &Operands,
                         MCInst &Inst,
                         SmallVectorImpl<NearMissInfo> *NearMisses,
                         bool matchingInlineAsm, unsigned VariantID) {
      const FeatureBitset &AvailableFeatures = getAvailableFeatures();

      $mnemonic
      $optional_mask
      $variant_tables
      $mnemonic_range
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << "AsmMatcher: found " <<
        std::distance(MnemonicRange.first, MnemonicRange.second) <<
        " encodings with mnemonic '" << Mnemonic << "'\n");

      if (MnemonicRange.first == MnemonicRange.second)
        return Match_MnemonicFail;

      $fallback
      for (const MatchEntry *it = MnemonicRange.first, *ie = MnemonicRange.second;
           it != ie; ++it) {
        const FeatureBitset &RequiredFeatures = FeatureBitsets[it->RequiredFeaturesIdx];
        bool HasRequiredFeatures =
          (AvailableFeatures & RequiredFeatures) == RequiredFeatures;
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Trying to match opcode "
                                              << MII.getName(it->Opcode) << "\n");
        NearMissInfo OperandNearMiss = NearMissInfo::getSuccess();
        NearMissInfo FeaturesNearMiss = NearMissInfo::getSuccess();
        NearMissInfo EarlyPredicateNearMiss = NearMissInfo::getSuccess();
        NearMissInfo LatePredicateNearMiss = NearMissInfo::getSuccess();
        bool MultipleInvalidOperands = false;
        $assert_mnemonic
        $reset_mask
        $actual
        for (unsigned $start; FormalIdx != $operands; ++FormalIdx) {
          $formal_operand
          if (ActualIdx >= Operands.size()) {
            DEBUG_WITH_TYPE("asm-matcher", dbgs() << "actual operand index out of range\n");
            bool ThisOperandValid = (Formal == InvalidMatchClass) || isSubclass(Formal, OptionalMatchClass);
            if (!ThisOperandValid) {
              if (!OperandNearMiss) {
                DEBUG_WITH_TYPE("asm-matcher", dbgs() << "recording too-few-operands near miss\n");
                OperandNearMiss =
                    NearMissInfo::getTooFewOperands(Formal, it->Opcode);
              } else if (OperandNearMiss.getKind() != NearMissInfo::NearMissTooFewOperands) {
                DEBUG_WITH_TYPE(
                    "asm-matcher",
                    dbgs() << "second invalid operand, giving up on this opcode\n");
                MultipleInvalidOperands = true;
                break;
              }
            } else {
              DEBUG_WITH_TYPE("asm-matcher", dbgs() << "but formal operand not required\n");
              $left_out_at_end
            }
            continue;
          }
          $actual_operand
          if (!OperandNearMiss) {
            DEBUG_WITH_TYPE(
                "asm-matcher",
                dbgs()
                    << "operand match failed, recording near-miss with diag code "
                    << Diag << "\n");
            OperandNearMiss =
                NearMissInfo::getMissedOperand(Diag, Formal, it->Opcode, ActualIdx);
            ++ActualIdx;
          } else {
            DEBUG_WITH_TYPE(
                "asm-matcher",
                dbgs() << "second operand mismatch, skipping this opcode\n");
            MultipleInvalidOperands = true;
            break;
          }
        }

        $surplus
        $features_first
        if (MultipleInvalidOperands) {
          DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                                   "operand mismatches, ignoring "
                                                   "this opcode\n");
          $keep
          continue;
        }
        $features_last

        Inst.clear();

        Inst.setOpcode(it->Opcode);
        unsigned MatchResult;
        if ((MatchResult = checkEarlyTargetMatchPredicate(Inst, Operands)) != Match_Success) {
          Inst.clear();
          DEBUG_WITH_TYPE(
              "asm-matcher",
              dbgs() << "Early target match predicate failed with diag code "
                     << MatchResult << "\n");
          EarlyPredicateNearMiss = NearMissInfo::getMissedPredicate(MatchResult);
        }

        if (OperandNearMiss) {
          if (NearMisses && !FeaturesNearMiss && !EarlyPredicateNearMiss) {
            DEBUG_WITH_TYPE(
                "asm-matcher",
                dbgs()
                    << "Opcode result: one mismatched operand, adding near-miss\n");
            NearMisses->push_back(OperandNearMiss);
          } else {
            DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                                     "types of mismatch, so not "
                                                     "reporting near-miss\n");
          }
          continue;
        }

        $left_out
        if (matchingInlineAsm) {
          convertToMapAndConstraints(it->ConvertFn, Operands);
          return Match_Success;
        }

        convertToMCInst(it->ConvertFn, Inst, it->Opcode, $convert_arguments);

        if ((MatchResult = checkTargetMatchPredicate(Inst)) != Match_Success) {
          DEBUG_WITH_TYPE("asm-matcher",
                          dbgs() << "Target match predicate failed with diag code "
                                 << MatchResult << "\n");
          Inst.clear();
          LatePredicateNearMiss = NearMissInfo::getMissedPredicate(MatchResult);
        }

        int NumNearMisses = ((int)(bool)OperandNearMiss +
                             (int)(bool)FeaturesNearMiss +
                             (int)(bool)EarlyPredicateNearMiss +
                             (int)(bool)LatePredicateNearMiss);
        if (NumNearMisses == 1) {
          assert(!OperandNearMiss && "OperandNearMiss was handled earlier");
          DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: found one type of "
                                                "mismatch, so reporting a "
                                                "near-miss\n");
          if (NearMisses && FeaturesNearMiss)
            NearMisses->push_back(FeaturesNearMiss);
          else if (NearMisses && EarlyPredicateNearMiss)
            NearMisses->push_back(EarlyPredicateNearMiss);
          else if (NearMisses && LatePredicateNearMiss)
            NearMisses->push_back(LatePredicateNearMiss);

          continue;
        } else if (NumNearMisses > 1) {
          DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                                   "types of mismatch, so not "
                                                   "reporting near-miss\n");
          continue;
        }
        $cleanup
        $deprecated
        DEBUG_WITH_TYPE(
            "asm-matcher",
            dbgs() << "Opcode result: complete match, selecting this opcode\n");
        return Match_Success;
      }

      $fall_back
      return Match_NearMisses;
    }

""")  # noqa: E501

_MISSING_FEATURES: Final = cpp("""
    if (!HasRequiredFeatures) {
      $new_missing_features
      FeaturesNearMiss = NearMissInfo::getMissedFeature(NewMissingFeatures);
    }
""")
_SURPLUS: Final = cpp(r"""
    if (!MultipleInvalidOperands && ActualIdx < Operands.size()) {
      if (!OperandNearMiss) {
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "too many operands, recording near-miss at index "
                        << ActualIdx << "\n");
        OperandNearMiss = NearMissInfo::getMissedOperand(
            Match_InvalidOperand, InvalidMatchClass, it->Opcode, ActualIdx);
      } else {
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "too many operands after an earlier mismatch, skipping this opcode\n");
        MultipleInvalidOperands = true;
      }
    }

""")  # noqa: E501
_KEEP: Final = cpp("""
    // The first miss of what misses in several operands: told where nothing else is near.
    if (OperandNearMiss)
      MultiMismatchFallback.push_back(OperandNearMiss);
""")
_KEEP_FEATURES: Final = cpp("""
    // Features that are missing, too, are told rather than the first miss.
    if (FeaturesNearMiss)
      MultiMismatchFallback.push_back(FeaturesNearMiss);
    else if (OperandNearMiss)
      MultiMismatchFallback.push_back(OperandNearMiss);
""")
_FALL_BACK: Final = cpp("""
    if (NearMisses && NearMisses->empty())
      NearMisses->append(MultiMismatchFallback.begin(),
                         MultiMismatchFallback.end());
""")


_LEFT_OUT_AT_END: Final = cpp("""
    if (isSubclass(Formal, OptionalMatchClass)) {
      OptionalOperandsMask.set($formal);
    }
""")


def function(
    release: Release, formal: str, shared: dict[str, TemplateValue], *, prefers_features: bool
) -> str:
    """`formal`: the bit of the formal operand; `prefers_features`: features that are missing are
    told where operands miss, too."""
    has = release.has(SURPLUS_OPERANDS_ARE_NEAR_MISSES)
    marks = release.has(LEFT_OUT_OPERANDS_ARE_MARKED)
    rest = dict(shared)
    features = _MISSING_FEATURES(new_missing_features=rest.pop("new_missing_features"))
    keep = _KEEP_FEATURES() if prefers_features else _KEEP()
    return _FUNCTION(
        left_out_at_end=_LEFT_OUT_AT_END(formal=formal) if marks else "",
        fallback="SmallVector<NearMissInfo, 4> MultiMismatchFallback;" if has else "",
        surplus=_SURPLUS() if has else "",
        features_first=features if prefers_features else "",
        features_last="" if prefers_features else features,
        keep=keep if has else "",
        fall_back=_FALL_BACK() if has else "",
        **rest,
    )
