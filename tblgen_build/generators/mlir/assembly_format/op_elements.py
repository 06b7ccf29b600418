"""What the parse and the print emitter both have to know of an op's elements."""

from __future__ import annotations

from tblgen_build.generators.mlir.model import known_traits

from .elements import (
    AllOperands,
    AllResults,
    AttributeVariable,
    OperandVariable,
    PropertyVariable,
    ResultVariable,
)
from .format_literals import is_keyword

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.enum import EnumCase, EnumInfo
    from tblgen_build.generators.mlir.model.operator import NamedTypeConstraint, Operator

    from .elements import (
        AllRegions,
        AllSuccessors,
        Element,
        OIListClause,
        OptionalGroup,
        TypedArgument,
    )
    from .op_format import OpFormat

    Length = Literal["single", "optional", "variadic", "nested"]


def length_of(value: NamedTypeConstraint) -> Length:
    constraint = value.constraint
    if not constraint.is_variable_length:
        return "single"
    if constraint.is_optional:
        return "optional"
    return "nested" if constraint.is_variadic_of_variadic else "variadic"


def typed_argument(arg: TypedArgument) -> tuple[str, Length]:
    """The name of an argument's types in the parser, and how many there are."""
    match arg:
        case OperandVariable() | ResultVariable():
            return arg.var.name, length_of(arg.var)
        case AllOperands():
            return "allOperand", "variadic"
        case AllResults():
            return "allResult", "variadic"


def unit_of(element: Element) -> AttributeVariable | PropertyVariable | None:
    """The element, if it is an attribute or property that says all by being there."""
    if isinstance(element, AttributeVariable):
        return element if element.var.attr.base.attr_def_name == "UnitAttr" else None
    if isinstance(element, PropertyVariable):
        return element if element.var.prop.base.property_def_name == "UnitProp" else None
    return None


def unit_of_clause(clause: OIListClause) -> AttributeVariable | PropertyVariable | None:
    """The unit attribute or property that the clause's literal alone stands for."""
    return unit_of(clause.elements[0]) if len(clause.elements) == 1 else None


def elided_anchor(
    group: OptionalGroup, firsts: Sequence[Element]
) -> AttributeVariable | PropertyVariable | None:
    """The anchor, where the group's presence stands for it.

    A unit that is one of `firsts` decides itself whether the group is there.
    """
    return unit_of(group.anchor) if group.anchor not in firsts else None


def is_symbol_name(attribute: Attribute) -> bool:
    return attribute.base.attr_def_name == "SymbolNameAttr"


def is_generic(element: AttributeVariable) -> bool:
    """Whether the attribute is written in full rather than in its stripped form."""
    return element.is_qualified or element.var.attr.storage_type == "::mlir::Attribute"


def value_type_builder(attribute: Attribute) -> str | None:
    """The C++ that builds the type of the attribute's value, where it is always the same."""
    value_type = attribute.value_type
    return None if value_type is None else value_type.builder_call


def keyword_enum(element: AttributeVariable) -> EnumInfo | None:
    """The enum whose cases the attribute is written as; None where it is written otherwise."""
    base = element.var.attr.base
    if element.is_enum and not base.is_enum:
        return enum_of(base)
    if not base.is_enum:
        return None
    from tblgen_build.generators.mlir.model.enum import EnumInfo

    info = EnumInfo(base.record)
    return info if info.underlying_type and base.const_builder_call else None


def enum_of(attribute: Attribute) -> EnumInfo | None:
    """The enum of an attribute that is one itself, or is of class `EnumAttr`."""
    record = attribute.base.record
    if record.is_subclass_of("EnumAttr"):
        record = record.value_as_def("enum")
    elif not attribute.base.is_enum:
        return None
    from tblgen_build.generators.mlir.model.enum import EnumInfo

    return EnumInfo(record)


def has_flags(element: AttributeVariable, info: EnumInfo) -> bool:
    """Whether a bit enum is written as its flags, one by one: that of an `EnumAttr`."""
    return info.is_bit_enum and not element.var.attr.base.is_enum


def keyword_cases(info: EnumInfo) -> list[EnumCase]:
    return [case for case in info.cases if is_keyword(case.str)]


def has_implicit_terminator(op: Operator) -> bool:
    return any(t.record.is_subclass_of(known_traits.IMPLICIT_TERMINATOR) for t in op.traits)


def has_directive(format_: OpFormat, kind: type[AllRegions | AllSuccessors]) -> bool:
    return kind in map(type, format_.elements)
