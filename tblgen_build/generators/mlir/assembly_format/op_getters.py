"""How the C++ in an operation gets at its parts, and at the defaults of its attributes."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.operator import Operator


def getter(op: Operator, name: str) -> str:
    return f"{op.getter_name(name)}()"


def attribute_getter(op: Operator, name: str) -> str:
    return f"{op.getter_name(name)}Attr()"


def default_of(attribute: Attribute, context: Mapping[str, str]) -> str:
    """The C++ that builds the attribute's default."""
    value = substitute(attribute.default_value, context)
    return substitute(attribute.const_builder_call, context, (value,))
