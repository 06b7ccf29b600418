"""What stands in the parser's class, and the values of its match results."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from .match_class import MatchClass

_DECLARATIONS: Final = """  FeatureBitset ComputeAvailableFeatures(const FeatureBitset &FB) const;
  void convertToMCInst(unsigned Kind, MCInst &Inst, unsigned Opcode,
                       const OperandVector &Operands{optional});
  void convertToMapAndConstraints(unsigned Kind,
                           const OperandVector &Operands) override;
"""
_OPTIONAL: Final = """,
                       const SmallBitVector &OptionalOperandsMask,
                       ArrayRef<unsigned> DefaultsOffset"""
_NEAR_MISSES: Final = """  unsigned MatchInstructionImpl(const OperandVector &Operands,
                                MCInst &Inst,
                                SmallVectorImpl<NearMissInfo> *NearMisses,
                                bool matchingInlineAsm,
                                unsigned VariantID = 0);
"""
_FIRST_MISS: Final = """  unsigned MatchInstructionImpl(const OperandVector &Operands,
                                MCInst &Inst,
                                uint64_t &ErrorInfo,
                                FeatureBitset &MissingFeatures,
                                bool matchingInlineAsm,
                                unsigned VariantID = 0);
  unsigned MatchInstructionImpl(const OperandVector &Operands,
                                MCInst &Inst,
                                uint64_t &ErrorInfo,
                                bool matchingInlineAsm,
                                unsigned VariantID = 0) {
    FeatureBitset MissingFeatures;
    return MatchInstructionImpl(Operands, Inst, ErrorInfo, MissingFeatures,
                                matchingInlineAsm, VariantID);
  }

"""
_CUSTOM_PARSERS: Final = """  ParseStatus MatchOperandParserImpl(
    OperandVector &Operands,
    StringRef Mnemonic,
    bool ParseForAllFeatures = false);
  ParseStatus tryCustomParseOperand(
    OperandVector &Operands,
    unsigned MCK);

"""


def declarations(*, has_optional: bool, reports_near_misses: bool, has_parsers: bool) -> str:
    """The members that the other sections define."""
    return (
        _DECLARATIONS.format(optional=_OPTIONAL if has_optional else "")
        + (_NEAR_MISSES if reports_near_misses else _FIRST_MISS)
        + (_CUSTOM_PARSERS if has_parsers else "")
    )


def diagnostic_types(classes: Iterable[MatchClass]) -> str:
    types = sorted({c.diagnostic_type for c in classes if c.diagnostic_type})
    if not types:
        return ""
    lines = "".join([f"  Match_{type_},\n" for type_ in types])
    return f"{lines}  END_OPERAND_DIAGNOSTIC_TYPES\n"
