"""The C++ that calls the user's function to print a custom directive."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.placeholders import substitute

from .elements import (
    AttrDict,
    AttributeVariable,
    CodeString,
    OperandVariable,
    PropDict,
    PropertyVariable,
    Ref,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
)
from .op_getters import attribute_getter, getter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import Operator

    from .elements import Custom, Element

_CODE: Final = {"_builder": "::mlir::Builder(getContext())", "_ctxt": "getContext()"}


def print_custom(op: Operator, custom: Custom) -> str:
    args = ", ".join(["_odsPrinter", "*this", *[_argument(op, arg) for arg in custom.args]])
    return f"print{custom.name}({args});"


def _argument(op: Operator, arg: Element) -> str:
    """What the user's print function is handed."""
    match arg:
        case AttributeVariable(var=attribute):
            return attribute_getter(op, attribute.name)
        case PropertyVariable(var=prop):
            storage = {"_storage": f"getProperties().{prop.name}"}
            return substitute(prop.prop.convert_from_storage, storage)
        case AttrDict():
            return "getOperation()->getAttrDictionary()"
        case PropDict():
            return "getProperties()"
        case OperandVariable(var=value):
            return getter(op, value.name)
        case RegionVariable(var=region):
            return getter(op, region.name)
        case SuccessorVariable(var=successor):
            return getter(op, successor.name)
        case TypeDirective(arg=OperandVariable(var=value) | ResultVariable(var=value)):
            name = getter(op, value.name)
            if value.is_variadic:
                return f"{name}.getTypes()"
            if value.is_optional:
                return f"({name} ? {name}.getType() : ::mlir::Type())"
            return f"{name}.getType()"
        case CodeString():
            return substitute(arg.code, _CODE)
        case Ref():
            return _argument(op, arg.arg)
    raise AssertionError(f"{type(arg).__name__} is not an argument of a custom directive")
