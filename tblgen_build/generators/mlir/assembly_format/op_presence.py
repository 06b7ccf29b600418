"""The C++ conditions under which a printed operation has an optional group or a clause."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.releases.mlir_operations import (
    ATTRIBUTES_WITH_DEFAULT_ARE_NEVER_MISSING,
    GROUPS_LOOK_AT_DEFAULTS,
)

from .elements import (
    AttributeVariable,
    Custom,
    FunctionalType,
    OIList,
    OperandVariable,
    OptionalGroup,
    PropertyVariable,
    RegionVariable,
    ResultVariable,
    TypeDirective,
)
from .op_getters import attribute_getter, default_of, getter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedProperty,
        Operator,
    )

    from .elements import Element

_BUILDER: Final = {"_builder": "::mlir::OpBuilder((*this)->getContext())"}


def presence(op: Operator, anchor: Element) -> str:
    """The condition that a group anchored by the element is printed."""
    match anchor:
        case OperandVariable(var=value) | ResultVariable(var=value):
            if value.is_optional:
                return getter(op, value.name)
            return f"!{getter(op, value.name)}.empty()" if value.is_variadic else ""
        case AttributeVariable(var=attribute):
            if attribute.attr.is_optional and not op.record.release.has(GROUPS_LOOK_AT_DEFAULTS):
                return attribute_getter(op, attribute.name)
            return _attribute_presence(op, attribute)
        case PropertyVariable(var=prop):
            return _property_presence(op, prop)
        case RegionVariable(var=region):
            return f"!{getter(op, region.name)}.empty()"
        case TypeDirective():
            return presence(op, anchor.arg)
        case FunctionalType():
            return presence(op, anchor.inputs)
        case Custom():
            return f"({' || '.join([f'({presence(op, arg)})' for arg in anchor.args])})"
    return ""


def presence_of_any(op: Operator, elements: Sequence[Element]) -> str:
    """What follows `false` in the condition that a clause with these elements is printed."""
    return "".join([_clause_presence(op, element) for element in elements])


def _clause_presence(op: Operator, element: Element) -> str:
    match element:
        case OperandVariable(var=value) | ResultVariable(var=value):
            size = ".size()" if value.is_variadic else ""
            return f" || {getter(op, value.name)}{size}"
        case AttributeVariable(var=attribute):
            return f" || ({_attribute_presence(op, attribute)})"
        case PropertyVariable(var=prop):
            return f" || ({_property_presence(op, prop)})"
        case RegionVariable(var=region):
            return f" || {getter(op, region.name)}"
        case FunctionalType():
            return presence_of_any(op, (element.inputs, element.results))
        case Custom():
            return presence_of_any(op, element.args)
        case OptionalGroup():
            return presence_of_any(op, (*element.then_elements, *element.else_elements))
        case OIList():
            return "".join([presence_of_any(op, c.elements) for c in element.clauses])
    return ""


def _attribute_presence(op: Operator, var: NamedAttribute) -> str:
    attribute, value = var.attr, attribute_getter(op, var.name)
    if not attribute.has_default_value:
        return value if attribute.is_optional else ""
    differs = f"{value} != {default_of(attribute, _BUILDER)}"
    if not op.record.release.has(ATTRIBUTES_WITH_DEFAULT_ARE_NEVER_MISSING):
        return f"{value} && {differs}"
    return f"({value} && {differs})" if attribute.is_optional else differs


def _property_presence(op: Operator, var: NamedProperty) -> str:
    return f"{getter(op, var.name)} != {substitute(var.prop.default_value, _BUILDER)}"
