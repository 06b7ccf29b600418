"""Which elements may stand in a custom directive, an optional group and an oilist."""

from __future__ import annotations

from .elements import (
    AttrDict,
    AttributeVariable,
    CodeString,
    Custom,
    FunctionalType,
    Literal,
    OperandVariable,
    OptionalGroup,
    PropDict,
    PropertyVariable,
    Ref,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
    Whitespace,
    without_leading_whitespace,
)
from .errors import FormatError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.generators.mlir.model.attribute import Attribute, Property

    from .elements import Element


def is_elidable_attribute(attribute: Attribute) -> bool:
    """Whether the attribute may be absent from the text."""
    return attribute.is_optional or attribute.has_default_value


def is_elidable_property(prop: Property) -> bool:
    return prop.has_default_value and bool(prop.optional_parser)


_CUSTOM_ARGUMENTS = (
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


def check_custom_arguments(args: Sequence[Element], offset: int) -> None:
    for arg in args:
        if not isinstance(arg, _CUSTOM_ARGUMENTS):
            raise FormatError(
                offset, "only variables and types may be used as parameters to a custom directive"
            )
        if isinstance(arg, TypeDirective) and not isinstance(
            arg.arg, OperandVariable | ResultVariable
        ):
            raise FormatError(
                offset, "type directives within a custom directive may only refer to variables"
            )


def check_grouped_elements(
    elements: Sequence[Element], anchor: Element | None, offset: int
) -> None:
    """Raise FormatError where an element cannot be in, or cannot anchor, an optional group."""
    for element in elements:
        problem = _grouped_problem(element, element is anchor)
        if problem is not None:
            raise FormatError(offset, problem)


def _grouped_problem(element: Element, is_anchor: bool) -> str | None:
    match element:
        case AttributeVariable(var=var):
            if is_anchor and not is_elidable_attribute(var.attr):
                return (
                    "only optional or default-valued attributes can be used to anchor an "
                    "optional group"
                )
        case PropertyVariable(var=var):
            if is_anchor and not is_elidable_property(var.prop):
                return (
                    "only properties with default values that can be optionally parsed (have the "
                    "`let optionalParser = ...` field defined) can be used to anchor an optional "
                    "group"
                )
        case OperandVariable(var=var):
            if not var.is_variable_length:
                return "only variable length operands can be used within an optional group"
        case ResultVariable(var=var):
            if not var.is_variable_length:
                return "only variable length results can be used within an optional group"
        case RegionVariable():
            pass
        case TypeDirective(arg=arg):
            return _grouped_problem(arg, False)
        case FunctionalType(inputs=inputs, results=results):
            return _grouped_problem(inputs, False) or _grouped_problem(results, False)
        case Custom(args=args):
            return _anchoring_problem(args) if is_anchor else None
        case Literal() | Whitespace() | OptionalGroup():
            if is_anchor:
                return "only variables and types can be used to anchor an optional group"
        case _:
            return "only literals, types, and variables can be used within an optional group"
    return None


def _anchoring_problem(args: Sequence[Element]) -> str | None:
    """A custom directive anchors a group by any of its arguments, so all of them must fit."""
    for arg in args:
        if isinstance(arg, Ref):
            continue
        problem = _grouped_problem(arg, True)
        if problem is not None:
            return problem
    return None


_GROUP_STARTS = (
    AttributeVariable,
    Custom,
    Literal,
    OperandVariable,
    PropertyVariable,
    RegionVariable,
)


def check_group_start(then_elements: Sequence[Element], offset: int) -> None:
    """The first element that reads input decides whether the group is there."""
    parsed = without_leading_whitespace(then_elements)
    if not parsed or not isinstance(parsed[0], _GROUP_STARTS):
        raise FormatError(
            offset,
            "first parsable element of an optional group must be a literal, variable, or custom "
            "directive",
        )


def check_clause_element(element: Element, offset: int) -> None:
    """Raise FormatError where an element cannot be in a clause of an oilist."""
    match element:
        case AttributeVariable(var=var):
            if not is_elidable_attribute(var.attr):
                raise FormatError(
                    offset, "only optional attributes can be used in an oilist parsing group"
                )
        case PropertyVariable(var=var):
            if not is_elidable_property(var.prop):
                raise FormatError(
                    offset,
                    "only default-valued or optional properties can be used in an olist parsing "
                    "group",
                )
        case OperandVariable(var=var):
            if not var.is_variable_length:
                raise FormatError(
                    offset,
                    "only variable length operands can be used within an oilist parsing group",
                )
        case ResultVariable(var=var):
            if not var.is_variable_length:
                raise FormatError(
                    offset,
                    "only variable length results can be used within an oilist parsing group",
                )
        case FunctionalType(inputs=inputs, results=results):
            check_clause_element(inputs, offset)
            check_clause_element(results, offset)
        case OptionalGroup(then_elements=then_elements, else_elements=else_elements):
            for child in (*then_elements, *else_elements):
                check_clause_element(child, offset)
        case Custom(args=args):
            for arg in args:
                check_clause_element(arg, offset)
        case SuccessorVariable():
            raise FormatError(
                offset, "only literals, types, and variables can be used within an oilist group"
            )
        case _:
            pass
