"""What stands in the parser's class, and the values of its match results."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.llvm import OFFSETS_OF_DEFAULTS_ARE_PASSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Release

    from .match_class import MatchClass

_DECLARATIONS: Final = cpp("""
    FeatureBitset ComputeAvailableFeatures(const FeatureBitset &FB) const;
    void convertToMCInst(unsigned Kind, MCInst &Inst, unsigned Opcode,
                         $convert_parameters);
    void convertToMapAndConstraints(unsigned Kind,
                             const OperandVector &Operands) override;
    $match_instruction
    $custom_parsers
""")
_NEAR_MISSES: Final = cpp("""
    unsigned MatchInstructionImpl(const OperandVector &Operands,
                                  MCInst &Inst,
                                  SmallVectorImpl<NearMissInfo> *NearMisses,
                                  bool matchingInlineAsm,
                                  unsigned VariantID = 0);
""")
_FIRST_MISS: Final = cpp("""
    unsigned MatchInstructionImpl(const OperandVector &Operands,
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

""")
_CUSTOM_PARSERS: Final = cpp("""
    ParseStatus MatchOperandParserImpl(
        OperandVector &Operands,
        StringRef Mnemonic,
        bool ParseForAllFeatures = false);
    ParseStatus tryCustomParseOperand(
        OperandVector &Operands,
        unsigned MCK);

""")
_DIAGNOSTIC_TYPES: Final = cpp("""
    $types
    END_OPERAND_DIAGNOSTIC_TYPES
""")
_OPTIONAL_PARAMETERS: Final = (
    "const OperandVector &Operands",
    "const SmallBitVector &OptionalOperandsMask",
)
_OFFSETS: Final = "ArrayRef<unsigned> DefaultsOffset"


def convert_parameters(release: Release, column: int, *, has_optional: bool) -> str:
    """What convertToMCInst takes last: operands, and which optional ones are left out."""
    if not has_optional:
        return "const OperandVector &Operands"
    parameters = list(_OPTIONAL_PARAMETERS)
    if release.has(OFFSETS_OF_DEFAULTS_ARE_PASSED):
        parameters.append(_OFFSETS)
    return (",\n" + " " * column).join(parameters)


def declarations(
    release: Release, *, has_optional: bool, reports_near_misses: bool, has_parsers: bool
) -> str:
    """The members that the other sections define."""
    return _DECLARATIONS(
        convert_parameters=convert_parameters(release, 21, has_optional=has_optional),
        match_instruction=_NEAR_MISSES if reports_near_misses else _FIRST_MISS,
        custom_parsers=_CUSTOM_PARSERS if has_parsers else "",
    )


def diagnostic_types(classes: Iterable[MatchClass]) -> str:
    types = sorted({c.diagnostic_type for c in classes if c.diagnostic_type})
    return _DIAGNOSTIC_TYPES(types=[f"Match_{type_}," for type_ in types]) if types else ""
