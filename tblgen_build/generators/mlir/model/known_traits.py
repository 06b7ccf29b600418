"""Traits of MLIR that change what is generated: their C++ names, and what each changes.

No other place has these names. It knows nothing of how what they change is emitted.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final, Literal

    ValueKind = Literal["operand", "result"]

# --- given in definitions -------------------------------------------------------------

# The number of values of each operand, or result, is kept with the operation, as an attribute or a
# property: accessors read it, builders and the assembly format write it.
OPERAND_SEGMENTS: Final = "::mlir::OpTrait::AttrSizedOperandSegments"
RESULT_SEGMENTS: Final = "::mlir::OpTrait::AttrSizedResultSegments"
OPERAND_SEGMENT_SIZES: Final = "operandSegmentSizes"  # its name
RESULT_SEGMENT_SIZES: Final = "resultSegmentSizes"

# All operands, or results, of variable length have as many values as each other: accessors divide.
SAME_OPERAND_SIZE: Final = "::mlir::OpTrait::SameVariadicOperandSize"
SAME_RESULT_SIZE: Final = "::mlir::OpTrait::SameVariadicResultSize"

# Results have the type of the first operand: it is inferred, and there are builders without result
# types.
SAME_TYPE: Final = "::mlir::OpTrait::SameOperandsAndResultType"

# Results have the type of the first attribute, or the type that it is: there are builders without
# result types.
FIRST_ATTRIBUTE_TYPE: Final = "::mlir::OpTrait::FirstAttrDerivedResultType"

# Every region has one block: the assembly format gives an empty region that block.
SINGLE_BLOCK: Final = "::mlir::OpTrait::SingleBlock"

# There is an `inferReturnTypes`, generated or not: builders without result types call it.
INFERS_TYPES: Final = "::mlir::InferTypeOpInterface::Trait"

# The operation names its results itself: no method that does is generated.
NAMES_RESULTS: Final = "::mlir::OpAsmOpInterface::Trait"

# --- by what TableGen calls them ------------------------------------------------------

# Types follow from other types: those of results are inferred, and the assembly format may leave
# out what follows from what it has.
TYPES_MATCH_WITH: Final = "TypesMatchWith"  # a class, as the next two are
SHAPED_TYPE_MATCHES: Final = "ShapedTypeMatchesElementCountAndTypes"
ALL_TYPES_MATCH: Final = "AllTypesMatch"

# The same for all operands, or for operands and results (`SAME_TYPE`).
SAME_OPERAND_TYPES: Final = "SameTypeOperands"  # a record, as the next one is
SAME_TYPES: Final = "SameOperandsAndResultType"

# Regions end in one terminator: the assembly format gives it to those without, and leaves it out
# where it says nothing.
IMPLICIT_TERMINATOR: Final = "SingleBlockImplicitTerminatorImpl"  # a class

# --- added by generators --------------------------------------------------------------

# Where `verifyInvariants` is called, among the verifiers of the other traits.
INVARIANTS: Final = "::mlir::OpTrait::OpInvariants"

# Operations that keep something in properties have methods that read and write bytecode.
BYTECODE: Final = "::mlir::BytecodeOpInterface::Trait"

# Operations with tokens among their operands, or results, say so.
CONSUMES_TOKENS: Final = "::mlir::OpTrait::TokenConsumerTrait"
PRODUCES_TOKENS: Final = "::mlir::OpTrait::TokenProducerTrait"

# Operations with derived attributes have methods that list and build them.
DERIVED_ATTRIBUTES: Final = "::mlir::DerivedAttributeOpInterface::Trait"

# Attributes and types that are printed by an alias name it.
ATTRIBUTE_ALIAS: Final = "::mlir::OpAsmAttrInterface::Trait"
TYPE_ALIAS: Final = "::mlir::OpAsmTypeInterface::Trait"

# --- which of them mean the same for operands, or for results ---------------------------

SEGMENTS: Final[dict[ValueKind, str]] = {"operand": OPERAND_SEGMENTS, "result": RESULT_SEGMENTS}
SAME_SIZE: Final[dict[ValueKind, str]] = {"operand": SAME_OPERAND_SIZE, "result": SAME_RESULT_SIZE}

# A builder finds the result types without calling `inferReturnTypes`.
GIVE_RESULT_TYPES: Final = (SAME_TYPE, FIRST_ATTRIBUTE_TYPE)


def name_in_definitions(trait: str) -> str:
    """The trait's name in definitions, which messages use."""
    return trait.rpartition("::")[2]
