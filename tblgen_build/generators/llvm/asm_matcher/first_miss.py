"""What MatchInstructionImpl has for parsers that want one reason why nothing matched."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

PARAMETERS: Final = """                     uint64_t &ErrorInfo,
                     FeatureBitset &MissingFeatures,
"""
START: Final = """  if (Operands.size() > {limit}) {{
    ErrorInfo = {limit};
    return Match_InvalidOperand;
  }}

"""
STATE: Final = """  bool HadMatchOtherThanFeatures = false;
  bool HadMatchOtherThanPredicate = false;
  unsigned RetCode = Match_InvalidOperand;
  MissingFeatures.set();
  ErrorInfo = ~0ULL;
"""
ENTRY_STATE: Final = ""
OPERANDS_STATE: Final = "    bool OperandsValid = true;\n"
MISSING_OPERAND: Final = """        if (Formal == InvalidMatchClass) {{
{set_all}          break;
        }}
        if (isSubclass(Formal, OptionalMatchClass)) {{
{set_one}          continue;
        }}
        OperandsValid = false;
        ErrorInfo = ActualIdx;
        break;
      }}
"""
INVALID_OPERAND: Final = """      if (!HadMatchOtherThanPredicate &&
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
                                               "this opcode\\n");
      continue;
    }
"""
FEATURE_STATE: Final = "      HadMatchOtherThanFeatures = true;\n"
MISSED_FEATURES: Final = """      if (NewMissingFeatures.count() <=
          MissingFeatures.count())
        MissingFeatures = NewMissingFeatures;
      continue;
    }

"""
MISSED_EARLY: Final = """      RetCode = MatchResult;
      HadMatchOtherThanPredicate = true;
      continue;
    }

"""
MISSED_LATE: Final = MISSED_EARLY
TIES: Final = """{indent}if (!checkAsmTiedOperandConstraints(*this, it->ConvertFn, Operands,
{indent}                                    {arguments}))
{indent}  return Match_InvalidTiedOperand;

"""
FAILURE: Final = """  if (HadMatchOtherThanPredicate || !HadMatchOtherThanFeatures)
    return RetCode;

  ErrorInfo = 0;
  return Match_MissingFeature;
"""
_CHECK_TIES: Final = """static bool checkAsmTiedOperandConstraints(const {parser}&AsmParser,
                               unsigned Kind, const OperandVector &Operands,
{parameter}                               uint64_t &ErrorInfo) {{
  assert(Kind < CVT_NUM_SIGNATURES && "Invalid signature!");
  const uint8_t *Converter = ConversionTable[Kind];
  for (const uint8_t *p = Converter; *p; p += 2) {{
    switch (*p) {{
    case CVT_Tied: {{
      unsigned OpIdx = *(p + 1);
      assert(OpIdx < (size_t)(std::end(TiedAsmOperandTable) -
                              std::begin(TiedAsmOperandTable)) &&
             "Tied operand not found");
      unsigned OpndNum1 = TiedAsmOperandTable[OpIdx][1];
      unsigned OpndNum2 = TiedAsmOperandTable[OpIdx][2];
{offsets}      if (OpndNum1 != OpndNum2) {{
        auto &SrcOp1 = Operands[OpndNum1];
        auto &SrcOp2 = Operands[OpndNum2];
        if (!AsmParser.areEqualRegs(*SrcOp1, *SrcOp2)) {{
          ErrorInfo = OpndNum2;
          return false;
        }}
      }}
      break;
    }}
    default:
      break;
    }}
  }}
  return true;
}}

"""


def check_ties(parser: str, *, has_optional: bool) -> str:
    """The function that compares operands which must be the same."""
    parameter = offsets = ""
    if has_optional:
        parameter = "                               ArrayRef<unsigned> DefaultsOffset,\n"
        offsets = "".join(
            [f"      {n} = {n} - DefaultsOffset[{n}];\n" for n in ("OpndNum1", "OpndNum2")]
        )
    return _CHECK_TIES.format(parser=parser, parameter=parameter, offsets=offsets)
