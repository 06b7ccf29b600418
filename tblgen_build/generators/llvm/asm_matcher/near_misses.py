"""What MatchInstructionImpl has for parsers that want every instruction that nearly matched."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

PARAMETERS: Final = "                     SmallVectorImpl<NearMissInfo> *NearMisses,\n"
START: Final = ""
STATE: Final = ""
ENTRY_STATE: Final = """    NearMissInfo OperandNearMiss = NearMissInfo::getSuccess();
    NearMissInfo FeaturesNearMiss = NearMissInfo::getSuccess();
    NearMissInfo EarlyPredicateNearMiss = NearMissInfo::getSuccess();
    NearMissInfo LatePredicateNearMiss = NearMissInfo::getSuccess();
    bool MultipleInvalidOperands = false;
"""
OPERANDS_STATE: Final = ""
MISSING_OPERAND: Final = """        bool ThisOperandValid = (Formal == InvalidMatchClass) || \
isSubclass(Formal, OptionalMatchClass);
        if (!ThisOperandValid) {{
          if (!OperandNearMiss) {{
            DEBUG_WITH_TYPE("asm-matcher", dbgs() << "recording too-few-operands near miss\\n");
            OperandNearMiss =
                NearMissInfo::getTooFewOperands(Formal, it->Opcode);
          }} else if (OperandNearMiss.getKind() != NearMissInfo::NearMissTooFewOperands) {{
            DEBUG_WITH_TYPE(
                "asm-matcher",
                dbgs() << "second invalid operand, giving up on this opcode\\n");
            MultipleInvalidOperands = true;
            break;
          }}
        }} else {{
          DEBUG_WITH_TYPE("asm-matcher", dbgs() << "but formal operand not required\\n");
          if (isSubclass(Formal, OptionalMatchClass)) {{
            OptionalOperandsMask.set(FormalIdx);
          }}
        }}
        continue;
      }}
"""
INVALID_OPERAND: Final = """      if (!OperandNearMiss) {
        DEBUG_WITH_TYPE(
            "asm-matcher",
            dbgs()
                << "operand match failed, recording near-miss with diag code "
                << Diag << "\\n");
        OperandNearMiss =
            NearMissInfo::getMissedOperand(Diag, Formal, it->Opcode, ActualIdx);
        ++ActualIdx;
      } else {
        DEBUG_WITH_TYPE(
            "asm-matcher",
            dbgs() << "second operand mismatch, skipping this opcode\\n");
        MultipleInvalidOperands = true;
        break;
      }
    }

    if (MultipleInvalidOperands) {
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                               "operand mismatches, ignoring "
                                               "this opcode\\n");
      continue;
    }
"""
FEATURE_STATE: Final = ""
MISSED_FEATURES: Final = """      FeaturesNearMiss = \
NearMissInfo::getMissedFeature(NewMissingFeatures);
    }

"""
MISSED_EARLY: Final = """\
      EarlyPredicateNearMiss = NearMissInfo::getMissedPredicate(MatchResult);
    }

    if (OperandNearMiss) {
      if (NearMisses && !FeaturesNearMiss && !EarlyPredicateNearMiss) {
        DEBUG_WITH_TYPE(
            "asm-matcher",
            dbgs()
                << "Opcode result: one mismatched operand, adding near-miss\\n");
        NearMisses->push_back(OperandNearMiss);
      } else {
        DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: multiple "
                                                 "types of mismatch, so not "
                                                 "reporting near-miss\\n");
      }
      continue;
    }

"""
MISSED_LATE: Final = """      LatePredicateNearMiss = NearMissInfo::getMissedPredicate(MatchResult);
    }

    int NumNearMisses = ((int)(bool)OperandNearMiss +
                         (int)(bool)FeaturesNearMiss +
                         (int)(bool)EarlyPredicateNearMiss +
                         (int)(bool)LatePredicateNearMiss);
    if (NumNearMisses == 1) {
      assert(!OperandNearMiss && "OperandNearMiss was handled earlier");
      DEBUG_WITH_TYPE("asm-matcher", dbgs() << "Opcode result: found one type of "
                                            "mismatch, so reporting a "
                                            "near-miss\\n");
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
                                               "reporting near-miss\\n");
      continue;
    }
"""
TIES: Final = ""  # not looked at: the target's predicates have to
FAILURE: Final = "  return Match_NearMisses;\n"
