"""The C++ that parses operands, types, regions and successors, and the variables it fills."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.releases.mlir_operations import (
    OPTIONAL_OPERANDS_ARE_PARSED_ELSEWHERE,
    OPTIONAL_TYPES_ARE_PARSED_ELSEWHERE,
)

from .elements import OperandVariable, ResultVariable
from .op_elements import has_implicit_terminator, length_of, typed_argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final

    from tblgen_build.generators.cpp import Template
    from tblgen_build.generators.mlir.model.operator import Operator

    from .elements import FunctionalType, RegionVariable, SuccessorVariable, TypeDirective
    from .op_elements import Length
    from .op_state import OperationState

# --- operands --------------------------------------------------------------------------

_DECLARE_ONE_OPERAND: Final = cpp("""
    ::mlir::OpAsmParser::UnresolvedOperand ${name}RawOperand{};
    ::llvm::ArrayRef<::mlir::OpAsmParser::UnresolvedOperand> ${name}Operands(&${name}RawOperand, 1);  ::llvm::SMLoc ${name}OperandsLoc;
    (void)${name}OperandsLoc;
""")  # noqa: E501

_DECLARE_OPERAND_ARRAY: Final = cpp("""
    ::mlir::OpAsmParser::UnresolvedOperand ${name}RawOperands[1];
    ::llvm::ArrayRef<::mlir::OpAsmParser::UnresolvedOperand> ${name}Operands(${name}RawOperands);  ::llvm::SMLoc ${name}OperandsLoc;
    (void)${name}OperandsLoc;
""")  # noqa: E501

_DECLARE_OPERANDS: Final = cpp("""
    ::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> ${name}Operands;
    ::llvm::SMLoc ${name}OperandsLoc;
    (void)${name}OperandsLoc;
""")

_DECLARE_NESTED_OPERANDS: Final = cpp("""
    ::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> ${name}Operands;
    llvm::SmallVector<int32_t> ${name}OperandGroupSizes;
    ::llvm::SMLoc ${name}OperandsLoc;
    (void)${name}OperandsLoc;
""")

_DECLARE_GROUP: Final = cpp("""
    auto &${name}Operands = odsOperandVectors[$index];
    ::llvm::SMLoc ${name}OperandsLoc;
    (void)${name}OperandsLoc;
""")

_DECLARE_NESTED_GROUP: Final = cpp("""
    auto &${name}Operands = odsOperandVectors[$index];
    llvm::SmallVector<int32_t> ${name}OperandGroupSizes;
    ::llvm::SMLoc ${name}OperandsLoc;
    (void)${name}OperandsLoc;
""")

_OPERAND_DECLARATIONS: Final[Mapping[Length, Template]] = {
    "single": _DECLARE_ONE_OPERAND,
    "optional": _DECLARE_OPERANDS,
    "variadic": _DECLARE_OPERANDS,
    "nested": _DECLARE_NESTED_OPERANDS,
}

_PARSE_ONE_OPERAND: Final = cpp("""

    ${name}OperandsLoc = parser.getCurrentLocation();
    if (parser.parseOperand($variable))
      return ::mlir::failure();
""")

_PARSE_OPTIONAL_OPERAND: Final = cpp("""

    {
      ${name}OperandsLoc = parser.getCurrentLocation();
      ::mlir::OpAsmParser::UnresolvedOperand operand;
      ::mlir::OptionalParseResult parseResult =
        parser.parseOptionalOperand(operand);
      if (parseResult.has_value()) {
        if (failed(*parseResult))
          return ::mlir::failure();
        ${name}Operands.push_back(operand);
      }
    }
""")

_PARSE_OPTIONAL_OPERAND_INTO: Final = cpp("""

    ${name}OperandsLoc = parser.getCurrentLocation();
    if (::mlir::detail::parseOptionalOperandInto(parser, ${name}Operands))
      return ::mlir::failure();
""")

_PARSE_OPERANDS: Final = cpp("""

    ${name}OperandsLoc = parser.getCurrentLocation();
    if (parser.parseOperandList(${name}Operands))
      return ::mlir::failure();
""")

_PARSE_NESTED_OPERANDS: Final = cpp("""

    {
      ${name}OperandsLoc = parser.getCurrentLocation();
      int32_t curSize = 0;
      do {
        if (parser.parseOptionalLParen())
          break;
        if (parser.parseOperandList(${name}Operands) || parser.parseRParen())
          return ::mlir::failure();
        ${name}OperandGroupSizes.push_back(${name}Operands.size() - curSize);
        curSize = ${name}Operands.size();
      } while (succeeded(parser.parseOptionalComma()));
    }
""")

_OPERAND_PARSERS: Final[Mapping[Length, Template]] = {
    "optional": _PARSE_OPTIONAL_OPERAND,
    "variadic": _PARSE_OPERANDS,
    "nested": _PARSE_NESTED_OPERANDS,
}

DECLARE_ALL_OPERANDS: Final = (
    "::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand, 4> allOperands;"
)

PARSE_ALL_OPERANDS: Final = cpp("""
    [[maybe_unused]] ::llvm::SMLoc allOperandLoc = parser.getCurrentLocation();
    if (parser.parseOperandList(allOperands))
      return ::mlir::failure();
""")


def declare_operand(state: OperationState, operand: OperandVariable) -> str:
    name, length = operand.var.name, length_of(operand.var)
    index = state.group_index(operand.var)
    if index is None:
        if length == "single" and not state.has_variables:
            return _DECLARE_OPERAND_ARRAY(name=name)
        return _OPERAND_DECLARATIONS[length](name=name)
    declare = _DECLARE_NESTED_GROUP if length == "nested" else _DECLARE_GROUP
    return declare(name=name, index=index)


def parse_operand(state: OperationState, operand: OperandVariable) -> str:
    name, length = operand.var.name, length_of(operand.var)
    release = state.op.record.release
    if length == "single":
        return _PARSE_ONE_OPERAND(name=name, variable=state.single_operand(name))
    if length == "optional" and release.has(OPTIONAL_OPERANDS_ARE_PARSED_ELSEWHERE):
        return _PARSE_OPTIONAL_OPERAND_INTO(name=name)
    return _OPERAND_PARSERS[length](name=name)


# --- types -----------------------------------------------------------------------------

_DECLARE_ONE_TYPE: Final = cpp("""
    ::mlir::Type ${name}RawType{};
    ::llvm::ArrayRef<::mlir::Type> ${name}Types(&${name}RawType, 1);
""")

_DECLARE_TYPE_ARRAY: Final = cpp("""
    ::mlir::Type ${name}RawTypes[1];
    ::llvm::ArrayRef<::mlir::Type> ${name}Types(${name}RawTypes);
""")

_DECLARE_TYPES: Final = cpp("""
    ::llvm::SmallVector<::mlir::Type, 1> ${name}Types;
""")

_PARSE_ONE_TYPE: Final = cpp("""

    {
      $type type;
      if (parser.parseCustomTypeWithFallback(type))
        return ::mlir::failure();
      $variable = type;
    }
""")

_PARSE_QUALIFIED_TYPE: Final = cpp("""

    if (parser.parseType($variable))
      return ::mlir::failure();
""")

_PARSE_OPTIONAL_TYPE: Final = cpp("""

    {
      ::mlir::Type optionalType;
      ::mlir::OptionalParseResult parseResult =
        parser.parseOptionalType(optionalType);
      if (parseResult.has_value()) {
        if (failed(*parseResult))
          return ::mlir::failure();
        ${name}Types.push_back(optionalType);
      }
    }
""")

_PARSE_OPTIONAL_TYPE_INTO: Final = cpp("""

    if (::mlir::detail::parseOptionalTypeInto(parser, ${name}Types))
      return ::mlir::failure();
""")

_PARSE_TYPES: Final = cpp("""

    if (parser.parseTypeList(${name}Types))
      return ::mlir::failure();
""")

_PARSE_NESTED_TYPES: Final = cpp("""

    do {
      if (parser.parseOptionalLParen())
        break;
      if (parser.parseOptionalRParen() &&
          (parser.parseTypeList(${name}Types) || parser.parseRParen()))
        return ::mlir::failure();
    } while (succeeded(parser.parseOptionalComma()));
""")

_DECLARE_FUNCTIONAL_TYPE: Final = cpp("""
    ::llvm::ArrayRef<::mlir::Type> ${inputs}Types;
    ::llvm::ArrayRef<::mlir::Type> ${results}Types;
""")

_PARSE_FUNCTIONAL_TYPE: Final = cpp("""

    ::mlir::FunctionType ${inputs}__${results}_functionType;
    if (parser.parseType(${inputs}__${results}_functionType))
      return ::mlir::failure();
    ${inputs}Types = ${inputs}__${results}_functionType.getInputs();
    ${results}Types = ${inputs}__${results}_functionType.getResults();
""")


def declare_type(state: OperationState, directive: TypeDirective) -> str:
    name, length = typed_argument(directive.arg)
    if length != "single":
        return _DECLARE_TYPES(name=name)
    return (_DECLARE_ONE_TYPE if state.has_variables else _DECLARE_TYPE_ARRAY)(name=name)


def parse_type(state: OperationState, directive: TypeDirective) -> str:
    name, length = typed_argument(directive.arg)
    match length:
        case "optional":
            is_elsewhere = state.op.record.release.has(OPTIONAL_TYPES_ARE_PARSED_ELSEWHERE)
            return (_PARSE_OPTIONAL_TYPE_INTO if is_elsewhere else _PARSE_OPTIONAL_TYPE)(name=name)
        case "variadic":
            return _PARSE_TYPES(name=name)
        case "nested":
            return _PARSE_NESTED_TYPES(name=name)
    variable = state.single_type(name)
    if directive.is_qualified:
        return _PARSE_QUALIFIED_TYPE(variable=variable)
    assert isinstance(directive.arg, OperandVariable | ResultVariable)
    return _PARSE_ONE_TYPE(type=directive.arg.var.constraint.cpp_type, variable=variable)


def declare_functional_type(directive: FunctionalType) -> str:
    inputs, _ = typed_argument(directive.inputs)
    results, _ = typed_argument(directive.results)
    return _DECLARE_FUNCTIONAL_TYPE(inputs=inputs, results=results)


def parse_functional_type(directive: FunctionalType) -> str:
    inputs, _ = typed_argument(directive.inputs)
    results, _ = typed_argument(directive.results)
    return _PARSE_FUNCTIONAL_TYPE(inputs=inputs, results=results)


# --- regions -----------------------------------------------------------------------------

_DECLARE_REGION: Final = cpp("""
    std::unique_ptr<::mlir::Region> ${name}Region = std::make_unique<::mlir::Region>();
""")

_DECLARE_REGIONS: Final = cpp("""
    ::llvm::SmallVector<std::unique_ptr<::mlir::Region>, 2> ${name}Regions;
""")

_PARSE_REGION: Final = cpp("""

    if (parser.parseRegion(*${name}Region))
      return ::mlir::failure();
    $complete
""")

_PARSE_OPTIONAL_REGION: Final = cpp("""

    {
      auto parseResult = parser.parseOptionalRegion(*${name}Region);
      if (parseResult.has_value() && failed(*parseResult))
        return ::mlir::failure();
    }
""")

_PARSE_REGIONS: Final = cpp("""

    {
      std::unique_ptr<::mlir::Region> region;
      auto firstRegionResult = parser.parseOptionalRegion(region);
      if (firstRegionResult.has_value()) {
        if (failed(*firstRegionResult))
          return ::mlir::failure();
        ${name}Regions.emplace_back(std::move(region));

        // Parse any trailing regions.
        while (succeeded(parser.parseOptionalComma())) {
          region = std::make_unique<::mlir::Region>();
          if (parser.parseRegion(*region))
            return ::mlir::failure();
          ${name}Regions.emplace_back(std::move(region));
        }
      }
    }
    $complete
""")

_FOR_EACH_REGION: Final = cpp("""

    for (auto &region : ${name}Regions)
      $complete
""")


_ENSURE_TERMINATOR: Final = cpp("""

    ensureTerminator(*$region, parser.getBuilder(), result.location);
""")

_ENSURE_BLOCK: Final = cpp("""

    if ($region->empty()) $region->emplaceBlock();
""")


def declare_region(region: RegionVariable) -> str:
    if region.var.is_variadic:
        return declare_regions(region.var.name)
    return _DECLARE_REGION(name=region.var.name)


def declare_regions(name: str) -> str:
    return _DECLARE_REGIONS(name=name)


def parse_region(op: Operator, region: RegionVariable) -> str:
    name = region.var.name
    if region.var.is_variadic:
        return parse_regions(op, name)
    return _PARSE_REGION(name=name, complete=complete_region(op, f"{name}Region"))


def parse_optional_region(region: RegionVariable) -> str:
    """A region that may be absent; it is not completed."""
    return _PARSE_OPTIONAL_REGION(name=region.var.name)


def parse_regions(op: Operator, name: str) -> str:
    complete = complete_region(op, "region")
    each = _FOR_EACH_REGION(name=name, complete=complete.lstrip("\n")) if complete else ""
    return _PARSE_REGIONS(name=name, complete=each)


def complete_region(op: Operator, region: str) -> str:
    """The statement that adds what the text may leave out; none where it may not."""
    if has_implicit_terminator(op):
        return _ENSURE_TERMINATOR(region=region)
    if op.has_trait(known_traits.SINGLE_BLOCK):
        return _ENSURE_BLOCK(region=region)
    return ""


# --- successors --------------------------------------------------------------------------

_DECLARE_SUCCESSOR: Final = cpp("""
    ::mlir::Block *${name}Successor = nullptr;
""")

_DECLARE_SUCCESSORS: Final = cpp("""
    ::llvm::SmallVector<::mlir::Block *, 2> ${name}Successors;
""")

_PARSE_SUCCESSOR: Final = cpp("""

    if (parser.parseSuccessor(${name}Successor))
      return ::mlir::failure();
""")

_PARSE_SUCCESSORS: Final = cpp("""

    {
      ::mlir::Block *succ;
      auto firstSucc = parser.parseOptionalSuccessor(succ);
      if (firstSucc.has_value()) {
        if (failed(*firstSucc))
          return ::mlir::failure();
        ${name}Successors.emplace_back(succ);

        // Parse any trailing successors.
        while (succeeded(parser.parseOptionalComma())) {
          if (parser.parseSuccessor(succ))
            return ::mlir::failure();
          ${name}Successors.emplace_back(succ);
        }
      }
    }
""")


def declare_successor(successor: SuccessorVariable) -> str:
    if successor.var.is_variadic:
        return declare_successors(successor.var.name)
    return _DECLARE_SUCCESSOR(name=successor.var.name)


def declare_successors(name: str) -> str:
    return _DECLARE_SUCCESSORS(name=name)


def parse_successor(successor: SuccessorVariable) -> str:
    if successor.var.is_variadic:
        return parse_successors(successor.var.name)
    return _PARSE_SUCCESSOR(name=successor.var.name)


def parse_successors(name: str) -> str:
    return _PARSE_SUCCESSORS(name=name)
