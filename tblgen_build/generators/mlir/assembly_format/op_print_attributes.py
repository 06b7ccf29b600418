"""The C++ that prints attributes and properties of an operation."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir_operations import FORMATS_HAVE_ENUMS

from .format_literals import is_keyword
from .op_elements import has_flags, is_generic, is_symbol_name, keyword_enum, value_type_builder
from .op_getters import attribute_getter, getter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.enum import EnumInfo
    from tblgen_build.generators.mlir.model.operator import Operator

    from .elements import AttributeVariable, PropertyVariable

_PRINT_ENUM: Final = cpp("""

    {
      auto caseValue = $value;
      auto caseValueStr = $to_string(caseValue);
      _odsPrinter << caseValueStr;
    }
""")

_PRINT_ENUM_OR_STRING: Final = cpp("""

    {
      auto caseValue = $value;
      auto caseValueStr = $to_string(caseValue);
      switch (caseValue) {
      $cases
        _odsPrinter << caseValueStr;
        break;
      default:
        _odsPrinter << '"' << caseValueStr << '"';
        break;
      }
    }
""")


def print_attribute(op: Operator, element: AttributeVariable) -> str:
    var = element.var
    value = getter(op, var.name)
    if var.attr.is_optional:
        value = f"*({value})" if op.record.release.has(FORMATS_HAVE_ENUMS) else f"*{value}"
    return attribute_printer(element, attribute_getter(op, var.name), value)


def attribute_printer(element: AttributeVariable, attribute: str, value: str) -> str:
    """Prints an attribute, of these expressions for it and for its value."""
    var = element.var
    info = keyword_enum(element)
    if info is not None:
        return _print_enum(element, info, value)
    if is_symbol_name(var.attr):
        return f"_odsPrinter.printSymbolName({attribute}.getValue());"
    if value_type_builder(var.attr) is not None:
        return f"_odsPrinter.printAttributeWithoutType({attribute});"
    if is_generic(element):
        return f"_odsPrinter.printAttribute({attribute});"
    return f"_odsPrinter.printStrippedAttrOrType({attribute});"


def _print_enum(element: AttributeVariable, info: EnumInfo, value: str) -> str:
    """Cases that are no keyword, or are several bits at once, are printed as a string."""
    if has_flags(element, info):
        return _PRINT_ENUM(value=value, to_string=info.symbol_to_string)
    plain = [
        case
        for case in info.cases
        if is_keyword(case.str) and (case.is_single_bit or not info.is_bit_enum)
    ]
    if len(plain) == len(info.cases):
        return _PRINT_ENUM(value=value, to_string=info.symbol_to_string)
    symbols = [case.enumerator for case in plain]
    cases = [f"case {info.qualified_name}::{symbol}:" for symbol in symbols]
    return _PRINT_ENUM_OR_STRING(value=value, to_string=info.symbol_to_string, cases=cases)


def print_property(element: PropertyVariable) -> str:
    storage = f"getProperties().{element.var.name}"
    context = {"_printer": "_odsPrinter", "_ctxt": "getContext()", "_storage": storage}
    return f"{substitute(element.var.prop.printer, context)};"
