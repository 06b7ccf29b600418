"""The C++ that calls the user's function for a custom directive, and takes what it has parsed.

User code gets one optional value, not a list, where there is at most one.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir_operations import OPTIONAL_DIRECTIVES_HAVE_VALUES

from .elements import (
    AttrDict,
    AttributeVariable,
    CodeString,
    OperandVariable,
    PropDict,
    PropertyVariable,
    Ref,
    RegionVariable,
    SuccessorVariable,
    TypeDirective,
)
from .op_elements import length_of, typed_argument

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final

    from .elements import Custom, Element
    from .op_elements import Length
    from .op_state import OperationState

_CODE: Final = {"_builder": "parser.getBuilder()", "_ctxt": "parser.getContext()"}

_PARSE: Final = cpp("""
    {
      $before
      auto odsResult = parse$name($args);
      if (odsResult) return ::mlir::failure();
      $after
    }
""")

_TRY_TO_PARSE: Final = cpp("""
    {
      $before
      auto odsResult = parse$name($args);
      if (!$there) return {};
      if (::mlir::failed(*odsResult)) return ::mlir::failure();
      $after
    }
""")


def parse_custom(state: OperationState, custom: Custom) -> str:
    return _PARSE(
        before=[_before(arg) for arg in custom.args],
        name=custom.name,
        args=", ".join(["parser", *[_argument(state, arg) for arg in custom.args]]),
        after=[_after(state, arg) for arg in custom.args],
    )


def try_to_parse_custom(state: OperationState, custom: Custom) -> str:
    """As above, where the user's function may find that nothing is there."""
    is_asked = state.op.record.release.has(OPTIONAL_DIRECTIVES_HAVE_VALUES)
    return _TRY_TO_PARSE(
        there="odsResult.has_value()" if is_asked else "odsResult",
        before=[_before(arg) for arg in custom.args],
        name=custom.name,
        args=", ".join(["parser", *[_argument(state, arg) for arg in custom.args]]),
        after=[_after(state, arg) for arg in custom.args],
    )


# --- variables for what the function is handed -----------------------------------------

_BEFORE_OPERANDS: Final = cpp("""
    ${name}OperandsLoc = parser.getCurrentLocation();
""")

_BEFORE_OPTIONAL_OPERAND: Final = cpp("""
    ${name}OperandsLoc = parser.getCurrentLocation();
    ::std::optional<::mlir::OpAsmParser::UnresolvedOperand> ${name}Operand;
""")

_BEFORE_NESTED_OPERANDS: Final = cpp("""
    ${name}OperandsLoc = parser.getCurrentLocation();
    ::llvm::SmallVector<::llvm::SmallVector<::mlir::OpAsmParser::UnresolvedOperand>> ${name}OperandGroups;
""")  # noqa: E501

_BEFORE_OPTIONAL_TYPE: Final = cpp("""
    ::mlir::Type ${name}Type;
""")

_BEFORE_NESTED_TYPES: Final = cpp("""
    ::llvm::SmallVector<llvm::SmallVector<::mlir::Type>> ${name}TypeGroups;
""")

_BEFORE_REF_TO_OPTIONAL_OPERAND: Final = cpp("""
    ::std::optional<::mlir::OpAsmParser::UnresolvedOperand> ${name}Operand = ${name}Operands.empty() ? ::std::optional<::mlir::OpAsmParser::UnresolvedOperand>() : ${name}Operands[0];
""")  # noqa: E501

_BEFORE_REF_TO_OPTIONAL_TYPE: Final = cpp("""
    ::mlir::Type ${name}Type = ${name}Types.empty() ? ::mlir::Type() : ${name}Types[0];
""")


def _before(arg: Element) -> str:
    match arg:
        case OperandVariable(var=operand):
            if operand.is_optional:
                return _BEFORE_OPTIONAL_OPERAND(name=operand.name)
            if operand.is_variadic_of_variadic:
                return _BEFORE_NESTED_OPERANDS(name=operand.name)
            return _BEFORE_OPERANDS(name=operand.name)
        case TypeDirective():
            name, length = typed_argument(arg.arg)
            if length == "optional":
                return _BEFORE_OPTIONAL_TYPE(name=name)
            if length == "nested":
                return _BEFORE_NESTED_TYPES(name=name)
        case Ref(arg=OperandVariable(var=operand)) if operand.is_optional:
            return _BEFORE_REF_TO_OPTIONAL_OPERAND(name=operand.name)
        case Ref(arg=TypeDirective(arg=typed)):
            name, length = typed_argument(typed)
            if length == "optional":
                return _BEFORE_REF_TO_OPTIONAL_TYPE(name=name)
    return ""


# --- what the function is handed -------------------------------------------------------

_OPERAND_ARGUMENTS: Final[Mapping[Length, str]] = {
    "optional": "Operand",
    "variadic": "Operands",
    "nested": "OperandGroups",
}
_TYPE_ARGUMENTS: Final[Mapping[Length, str]] = {
    "optional": "Type",
    "variadic": "Types",
    "nested": "TypeGroups",
}


def _argument(state: OperationState, arg: Element) -> str:
    match arg:
        case AttributeVariable(var=attribute):
            return f"{attribute.name}Attr"
        case PropertyVariable(var=prop):
            return f"{state.argument_properties}.{prop.name}"
        case AttrDict():
            return "result.attributes"
        case PropDict():
            return "result"
        case OperandVariable(var=operand):
            if length_of(operand) == "single":
                return state.single_operand(operand.name)
            return operand.name + _OPERAND_ARGUMENTS[length_of(operand)]
        case TypeDirective():
            name, length = typed_argument(arg.arg)
            if length == "single":
                return state.single_type(name)
            return name + _TYPE_ARGUMENTS[length]
        case RegionVariable(var=region):
            return f"{region.name}Regions" if region.is_variadic else f"*{region.name}Region"
        case SuccessorVariable(var=successor):
            return f"{successor.name}Successor{'s' if successor.is_variadic else ''}"
        case CodeString():
            return substitute(arg.code, _CODE)
        case Ref():
            return _argument(state, arg.arg)
    raise AssertionError(f"{type(arg).__name__} is not an argument of a custom directive")


# --- what the function has parsed -------------------------------------------------------

_AFTER_OPTIONAL_ATTRIBUTE: Final = cpp("""
    if (${name}Attr)
      $store
""")

_AFTER_OPTIONAL_OPERAND: Final = cpp("""
    if (${name}Operand.has_value())
      ${name}Operands.push_back(*${name}Operand);
""")

_AFTER_NESTED_OPERANDS: Final = cpp("""
    for (const auto &subRange : ${name}OperandGroups) {
      ${name}Operands.append(subRange.begin(), subRange.end());
      ${name}OperandGroupSizes.push_back(subRange.size());
    }
""")

_AFTER_OPTIONAL_TYPE: Final = cpp("""
    if (${name}Type)
      ${name}Types.push_back(${name}Type);
""")

_AFTER_NESTED_TYPES: Final = cpp("""
    for (const auto &subRange : ${name}TypeGroups)
      ${name}Types.append(subRange.begin(), subRange.end());
""")


def _after(state: OperationState, arg: Element) -> str:
    match arg:
        case AttributeVariable(var=var):
            store = state.set_attribute(var.name, f"{var.name}Attr")
            if var.attr.is_optional or var.attr.has_default_value:
                return _AFTER_OPTIONAL_ATTRIBUTE(name=var.name, store=store)
            return store
        case OperandVariable(var=operand):
            if operand.is_optional:
                return _AFTER_OPTIONAL_OPERAND(name=operand.name)
            if operand.is_variadic_of_variadic:
                return _AFTER_NESTED_OPERANDS(name=operand.name)
        case TypeDirective():
            name, length = typed_argument(arg.arg)
            if length == "optional":
                return _AFTER_OPTIONAL_TYPE(name=name)
            if length == "nested":
                return _AFTER_NESTED_TYPES(name=name)
    return ""
