"""MatchInstructionImpl for parsers that want every instruction that nearly matched.

It does not look at ties: the target's predicates have to.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

FUNCTION: Final = cpp(r"""
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
              if (isSubclass(Formal, OptionalMatchClass)) {
                OptionalOperandsMask.set(FormalIdx);
              }
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

        if (MultipleInvalidOperands) {
          DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                                   "operand mismatches, ignoring "
                                                   "this opcode\n");
          continue;
        }
        if (!HasRequiredFeatures) {
          $new_missing_features
          FeaturesNearMiss = NearMissInfo::getMissedFeature(NewMissingFeatures);
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

      return Match_NearMisses;
    }

""")  # noqa: E501
