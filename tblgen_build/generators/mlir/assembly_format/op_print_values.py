"""The C++ that prints operands, types, regions and successors."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.mlir_operations import TERMINATORS_WALK_ATTRIBUTES

from .elements import AllOperands, AllResults
from .op_elements import has_implicit_terminator
from .op_getters import getter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import Operator

    from .elements import (
        FunctionalType,
        OperandVariable,
        RegionVariable,
        SuccessorVariable,
        TypedArgument,
        TypeDirective,
    )

# --- operands -------------------------------------------------------------------------

_PRINT_OPTIONAL_OPERAND: Final = cpp("""
    if (::mlir::Value value = $operand)
      _odsPrinter << value;
""")

_PRINT_NESTED_OPERANDS: Final = cpp("""
    ::llvm::interleaveComma($operands, _odsPrinter, [&](const auto &operands) { _odsPrinter << "(" << operands << ")"; });
""")  # noqa: E501


def print_operand(op: Operator, element: OperandVariable) -> str:
    var, value = element.var, getter(op, element.var.name)
    if var.is_variadic_of_variadic:
        return _PRINT_NESTED_OPERANDS(operands=value)
    if var.is_optional:
        return _PRINT_OPTIONAL_OPERAND(operand=value)
    return f"_odsPrinter << {value};"


# --- types ----------------------------------------------------------------------------

_PRINT_TYPE: Final = cpp("""
    {
      auto type = $value.getType();
      if (auto validType = ::llvm::dyn_cast<$type>(type))
        _odsPrinter.printStrippedAttrOrType(validType);
      else
        _odsPrinter << type;
    }
""")

_PRINT_NESTED_TYPES: Final = cpp("""
    ::llvm::interleaveComma($values.getTypes(), _odsPrinter, [&](::mlir::TypeRange types) { _odsPrinter << "(" << types << ")"; });
""")  # noqa: E501


def print_type(op: Operator, directive: TypeDirective) -> str:
    arg = directive.arg
    if isinstance(arg, AllOperands | AllResults):
        return f"_odsPrinter << {_types(op, arg)};"
    var = arg.var
    if var.is_variadic_of_variadic:
        return _PRINT_NESTED_TYPES(values=getter(op, var.name))
    if var.is_variable_length:
        return f"_odsPrinter << {_types(op, arg)};"
    if directive.is_qualified:
        return f"_odsPrinter << {getter(op, var.name)}.getType();"
    return _PRINT_TYPE(value=getter(op, var.name), type=var.constraint.cpp_type)


def print_functional_type(op: Operator, directive: FunctionalType) -> str:
    inputs, results = _types(op, directive.inputs), _types(op, directive.results)
    return f"_odsPrinter.printFunctionalType({inputs}, {results});"


def _types(op: Operator, arg: TypedArgument) -> str:
    """The C++ for a range of the argument's types."""
    if isinstance(arg, AllOperands):
        return "getOperation()->getOperandTypes()"
    if isinstance(arg, AllResults):
        return "getOperation()->getResultTypes()"
    var, value = arg.var, getter(op, arg.var.name)
    if var.is_variadic_of_variadic:
        return f"{value}.join().getTypes()"
    if var.is_variadic:
        return f"{value}.getTypes()"
    types = f"::llvm::ArrayRef<::mlir::Type>({value}.getType())"
    if var.is_optional:
        return f"({value} ? {types} : ::llvm::ArrayRef<::mlir::Type>())"
    return types


# --- regions --------------------------------------------------------------------------

_PRINT_REGION: Final = cpp("""
    _odsPrinter.printRegion($region);
""")

_PRINT_REGION_WITH_TERMINATOR: Final = cpp("""

    {
      bool printTerminator = true;
      if (auto *term = $region.empty() ? nullptr : $region.begin()->getTerminator()) {
        printTerminator = !term->getAttrDictionary().empty() ||
                          term->getNumOperands() != 0 ||
                          term->getNumResults() != 0;
      }
      _odsPrinter.printRegion($region, /*printEntryBlockArgs=*/true,
        /*printBlockTerminators=*/printTerminator);
    }
""")

_PRINT_REGION_WITH_WALKED_TERMINATOR: Final = cpp("""

    {
      bool printTerminator = true;
      if (auto *term = $region.empty() ? nullptr : $region.begin()->getTerminator()) {
        ::mlir::NamedAttrList termAttrs(term->getRawDictionaryAttrs());
        term->getName().walkInherentAttrs(
            term, [&](::llvm::StringRef name, ::mlir::Attribute &attr) {
              termAttrs.append(name, attr);
            });
        printTerminator = !termAttrs.empty() ||
                          term->getNumOperands() != 0 ||
                          term->getNumResults() != 0;
      }
      _odsPrinter.printRegion($region, /*printEntryBlockArgs=*/true,
        /*printBlockTerminators=*/printTerminator);
    }
""")

_PRINT_REGIONS: Final = cpp("""
    llvm::interleaveComma($regions, _odsPrinter, [&](::mlir::Region &region) {
      $region
    });
""")


def print_region(op: Operator, element: RegionVariable) -> str:
    region = getter(op, element.var.name)
    return print_regions(op, region) if element.var.is_variadic else _print_one(op, region)


def print_regions(op: Operator, regions: str) -> str:
    return _PRINT_REGIONS(regions=regions, region=_print_one(op, "region"))


def _print_one(op: Operator, region: str) -> str:
    """A terminator that says nothing is left out where it is implied."""
    if has_implicit_terminator(op):
        if op.record.release.has(TERMINATORS_WALK_ATTRIBUTES):
            return _PRINT_REGION_WITH_WALKED_TERMINATOR(region=region)
        return _PRINT_REGION_WITH_TERMINATOR(region=region)
    return _PRINT_REGION(region=region)


# --- successors -----------------------------------------------------------------------

_PRINT_SUCCESSORS: Final = cpp("""
    ::llvm::interleaveComma($successors, _odsPrinter);
""")


def print_successor(op: Operator, element: SuccessorVariable) -> str:
    value = getter(op, element.var.name)
    if element.var.is_variadic:
        return print_successors(value)
    return f"_odsPrinter << {value};"


def print_successors(successors: str) -> str:
    return _PRINT_SUCCESSORS(successors=successors)
