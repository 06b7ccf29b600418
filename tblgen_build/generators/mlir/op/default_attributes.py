"""The method of an operation that fills in default values of attributes."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import STATIC, Class, Parameter
from tblgen_build.generators.mlir.op.attributes import default_attribute
from tblgen_build.generators.mlir.op.emission import OpEmission

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


_DEFAULT_PROPERTIES: Final = cpp("""
    ::mlir::Builder odsBuilder(opName.getContext());
    $defaults
""")

_DEFAULT_PROPERTY: Final = cpp("""
    if (!properties.$name)
      properties.$name = $value;
""")

_DEFAULT_ATTRIBUTES: Final = cpp("""
    auto attrNames = opName.getAttributeNames();
    ::mlir::Builder odsBuilder(attrNames.front().getContext());
    $defaults
""")

_DEFAULT_ATTRIBUTE: Final = cpp("""
    if (!attributes.get(attrNames[$index])) {
      attributes.append(attrNames[$index], $value);
    }
""")

_POPULATE_PROPERTIES: Final = (
    Parameter("::mlir::OperationName", "opName"),
    Parameter("Properties &", "properties"),
)
_POPULATE_ATTRIBUTES: Final = (
    Parameter("const ::mlir::OperationName &", "opName"),
    Parameter("::mlir::NamedAttrList &", "attributes"),
)


def add_default_attributes(emission: OpEmission, class_: Class) -> None:
    """The method that fills in default values of attributes that have to be there."""
    values = [
        (a.name, default_attribute(a.attr, "odsBuilder"))
        for a in emission.op.attributes
        if a.attr.has_default_value and not a.attr.is_optional
    ]
    if not values:
        return
    if emission.has_properties:
        parts = [_DEFAULT_PROPERTY(name=name, value=value) for name, value in values]
        body = _DEFAULT_PROPERTIES(defaults=parts)
        name = "populateDefaultProperties"
        emission.add(class_, "void", name, _POPULATE_PROPERTIES, STATIC, body)
        return
    indices = {name: index for index, name in enumerate(emission.attributes)}
    parts = [_DEFAULT_ATTRIBUTE(index=indices[name], value=value) for name, value in values]
    body = _DEFAULT_ATTRIBUTES(defaults=parts)
    emission.add(class_, "void", "populateDefaultAttrs", _POPULATE_ATTRIBUTES, STATIC, body)
