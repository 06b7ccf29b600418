"""Which parameters the default builders of an operation take: one by one, or as ranges.

What is done with them: builder_bodies.py.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.classes import Parameter
from tblgen_build.generators.mlir.model.attribute import Attribute
from tblgen_build.generators.mlir.model.operator import (
    NamedAttribute,
    NamedProperty,
    NamedTypeConstraint,
    Operator,
)
from tblgen_build.generators.mlir.model.placeholders import DEFAULT_CONTEXT, substitute
from tblgen_build.generators.mlir.op.attributes import can_use_unwrapped
from tblgen_build.releases.mlir_operations import (
    PROPERTIES_HAVE_ACCESSORS,
    REQUIRED_ATTRIBUTES_TELL_BUILDERS_APART,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final


# --- one by one --------------------------------------------------------------------


def operand_name(op: Operator, index: int) -> str:
    return op.operands[index].name or f"odsArg_{index}"


def result_name(op: Operator, index: int) -> str:
    return op.results[index].name or f"resultType{index}"


def inferred_attributes(op: Operator) -> set[str]:
    """Attributes that follow from the operands: segment sizes of variadics of variadics."""
    return {o.constraint.segment_sizes_attribute for o in op.operands if o.is_variadic_of_variadic}


def _default_starts(op: Operator, is_unwrapped: bool) -> tuple[int, int]:
    """The first argument that can have a default value as an attribute, and as a property."""
    count = len(op.arguments)
    takes_properties = op.record.release.has(PROPERTIES_HAVE_ACCESSORS)
    attribute = any_ = count
    if not op.successors and not op.num_variadic_regions:
        for index in range(count - 1, -1, -1):
            argument = op.arguments[index]
            if isinstance(argument, NamedProperty):
                if not takes_properties or not argument.prop.has_default_value:
                    break
                any_ = index
                continue
            if not isinstance(argument, NamedAttribute) or not _has_simple_default(argument.attr):
                break
            attribute = any_ = index
    if attribute < count:
        first = op.arguments[attribute]
        assert isinstance(first, NamedAttribute)
        if _is_ambiguous(op, first.attr, is_unwrapped):
            attribute += 1
            any_ = attribute
    return attribute, any_


def _is_ambiguous(op: Operator, first: Attribute, is_unwrapped: bool) -> bool:
    """Whether the wrapped and the unwrapped builder differ in nothing but defaults from the first
    attribute that has one: then that one has to be given."""
    if is_unwrapped:
        return not can_use_unwrapped(first)
    telling = op.record.release.has(REQUIRED_ATTRIBUTES_TELL_BUILDERS_APART) and any(
        can_use_unwrapped(a.attr) and not a.attr.has_default_value for a in op.native_attributes
    )
    return can_use_unwrapped(first) and not telling


def _has_simple_default(attr: Attribute) -> bool:
    return attr.has_default_value and attr.return_type not in ("::llvm::APInt", "::llvm::APFloat")


def result_parameters(op: Operator) -> list[Parameter]:
    return [
        Parameter(
            "::mlir::TypeRange" if result.is_variadic else "::mlir::Type",
            result_name(op, index),
            optional=result.is_optional,
        )
        for index, result in enumerate(op.results)
    ]


def trailing_parameters(op: Operator) -> list[Parameter]:
    """Successors and numbers of regions."""
    parameters: list[Parameter] = []
    for successor in op.successors:
        type_ = "::mlir::BlockRange" if successor.is_variadic else "::mlir::Block *"
        parameters.append(Parameter(type_, successor.name))
    for region in op.regions:
        if region.is_variadic:
            parameters.append(Parameter("unsigned", f"{region.name}Count"))
    return parameters


def argument_parameters(op: Operator, is_unwrapped: bool) -> list[Parameter]:
    inferred = inferred_attributes(op)
    attribute_start, start = _default_starts(op, is_unwrapped)
    takes_properties = op.record.release.has(PROPERTIES_HAVE_ACCESSORS)
    parameters: list[Parameter] = []
    operands = 0
    for index, argument in enumerate(op.arguments):
        if isinstance(argument, NamedTypeConstraint):
            name = operand_name(op, operands)
            operands += 1
            type_ = _operand_type(argument)
            parameters.append(Parameter(type_, name, optional=argument.is_optional))
        elif isinstance(argument, NamedProperty):
            if not takes_properties:
                continue
            prop = argument.prop
            default = substitute(prop.default_value, DEFAULT_CONTEXT) if index >= start else ""
            parameters.append(
                Parameter(
                    prop.interface_type, argument.name, default, optional=prop.has_default_value
                )
            )
        elif argument.name not in inferred:
            parameters.append(
                _attribute_parameter(argument, is_unwrapped, index >= attribute_start)
            )
    return parameters


def _operand_type(operand: NamedTypeConstraint) -> str:
    if operand.is_variadic_of_variadic:
        return "::llvm::ArrayRef<::mlir::ValueRange>"
    return "::mlir::ValueRange" if operand.is_variadic else "::mlir::Value"


def _attribute_parameter(named: NamedAttribute, is_unwrapped: bool, has_default: bool) -> Parameter:
    attr = named.attr
    is_value = is_unwrapped and can_use_unwrapped(attr)
    type_ = attr.return_type if is_value else attr.storage_type
    default = ""
    if has_default:
        default = substitute(attr.default_value, DEFAULT_CONTEXT) if is_value else "nullptr"
    return Parameter(type_, named.name, default, optional=attr.is_optional)


def attribute_forms(op: Operator) -> tuple[bool, ...]:
    """Whether to take values of attributes unwrapped: never first, then where any can be."""
    for named in op.native_attributes:
        if can_use_unwrapped(named.attr):
            return (False, True)
    return (False,)


# --- as ranges ---------------------------------------------------------------------

_OPERANDS: Final = Parameter("::mlir::ValueRange", "operands")
_PROPERTIES: Final = Parameter("const Properties &", "properties")
_NAMED_ATTRIBUTES: Final = "::llvm::ArrayRef<::mlir::NamedAttribute>"
ATTRIBUTES: Final = "attributes"
DISCARDABLE: Final = "discardableAttributes"
_NUM_REGIONS: Final = Parameter("unsigned", "numRegions")

_COLLECTIVE: Final = (_OPERANDS, Parameter(_NAMED_ATTRIBUTES, ATTRIBUTES, "{}"))
_COLLECTIVE_AND_REGIONS: Final = (
    _OPERANDS,
    Parameter(_NAMED_ATTRIBUTES, ATTRIBUTES),
    _NUM_REGIONS,
)
_COLLECTIVE_AND_PROPERTIES: Final = (
    _OPERANDS,
    _PROPERTIES,
    Parameter(_NAMED_ATTRIBUTES, DISCARDABLE, "{}"),
)
_COLLECTIVE_PROPERTIES_AND_REGIONS: Final = (
    _OPERANDS,
    _PROPERTIES,
    Parameter(_NAMED_ATTRIBUTES, DISCARDABLE),
    _NUM_REGIONS,
)


def collective_parameters(
    op: Operator, with_properties: bool, *, has_regions: bool = True
) -> Sequence[Parameter]:
    if op.num_variadic_regions and has_regions:
        return _COLLECTIVE_PROPERTIES_AND_REGIONS if with_properties else _COLLECTIVE_AND_REGIONS
    return _COLLECTIVE_AND_PROPERTIES if with_properties else _COLLECTIVE
