"""The annotations of operations' parameters in Python."""

from __future__ import annotations

from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedTypeConstraint
from tblgen_build.releases.mlir_documents import (
    PYTHON_ENUMS_ARE_OF_DIALECTS,
    PYTHON_PARAMETERS_HAVE_TYPES,
)

from .class_properties import attr_type, is_unit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.operator import (
        Argument,
        NamedSuccessor,
        Operator,
    )

    from .class_properties import Values

_INTEGERS: Final = "_Sequence[int]"
_FLOATS: Final = "_Sequence[float]"
_NAMES: Final = "_Sequence[str]"
_BITS: Final = "_Sequence[bool]"
_INTEGER_BUFFER: Final = "_Union[_Sequence[int], _Buffer]"

# What the builders of MLIR's Python package make attributes of, by the attributes' definitions.
_BUILT_OF: Final = {
    "AffineMapAttr": "_ods_ir.AffineMap",
    "ArrayAttr": "_Sequence[_ods_ir.Attribute]",
    "BoolArrayAttr": _BITS,
    "BoolAttr": "bool",
    "DenseBoolArrayAttr": _BITS,
    "DenseF32ArrayAttr": _FLOATS,
    "DenseF64ArrayAttr": _FLOATS,
    "DenseI16ArrayAttr": _INTEGERS,
    "DenseI32ArrayAttr": _INTEGERS,
    "DenseI64ArrayAttr": _INTEGERS,
    "DenseI8ArrayAttr": _INTEGERS,
    "DictionaryAttr": "dict",
    "F32ArrayAttr": _FLOATS,
    "F32Attr": "float",
    "F64ArrayAttr": _FLOATS,
    "F64Attr": "float",
    "F64ElementsAttr": "_Union[_Sequence[float], _Buffer]",
    "FlatSymbolRefArrayAttr": _NAMES,
    "FlatSymbolRefAttr": "str",
    "I16Attr": "int",
    "I1Attr": "bool",
    "I32ArrayAttr": _INTEGERS,
    "I32Attr": "int",
    "I32ElementsAttr": _INTEGER_BUFFER,
    "I64ArrayAttr": _INTEGERS,
    "I64Attr": "int",
    "I64ElementsAttr": _INTEGER_BUFFER,
    "I64SmallVectorArrayAttr": _INTEGERS,
    "I8Attr": "int",
    "IndexAttr": "int",
    "IndexElementsAttr": _INTEGER_BUFFER,
    "IntegerSetAttr": "_ods_ir.IntegerSet",
    "SI16Attr": "int",
    "SI1Attr": "int",
    "SI32Attr": "int",
    "SI64Attr": "int",
    "SI8Attr": "int",
    "StrArrayAttr": _NAMES,
    "StrAttr": "str",
    "SymbolNameAttr": "str",
    "SymbolRefAttr": "str",
    "TypeAttr": "_ods_ir.Type",
    "UI16Attr": "int",
    "UI1Attr": "int",
    "UI32Attr": "int",
    "UI64Attr": "int",
    "UI8Attr": "int",
}


def builder_name(attr: Attribute) -> str:
    """What the builder of such attributes is registered as; enums' attributes with the dialect."""
    name = attr.attr_def_name
    record = attr.base.record
    if record.is_subclass_of("EnumAttr") and record.release.has(PYTHON_ENUMS_ARE_OF_DIALECTS):
        return f"{Dialect(record.value_as_def('dialect')).name}.{name}"
    return name


class ParameterTypes:
    """The types of one operation's parameters; all empty where a release says none."""

    __slots__ = ("_are_shown", "_operands")

    def __init__(self, op: Operator, operands: Values) -> None:
        self._are_shown = op.record.release.has(PYTHON_PARAMETERS_HAVE_TYPES)
        self._operands = operands

    def shown(self, type_: str) -> str:
        return type_ if self._are_shown else ""

    def of_result(self, result: NamedTypeConstraint) -> str:
        return self.shown(_repeated("_ods_ir.Type", result))

    def of_successor(self, successor: NamedSuccessor) -> str:
        block = "_ods_ir.Block"
        return self.shown(f"_Sequence[{block}]" if successor.is_variadic else block)

    def of_argument(self, argument: Argument) -> str:
        if not self._are_shown:
            return ""
        if isinstance(argument, NamedTypeConstraint):
            return _repeated(self._operands.value_type(argument.constraint), argument)
        return _attribute_type(argument.attr) if isinstance(argument, NamedAttribute) else ""


def _repeated(type_: str, value: NamedTypeConstraint) -> str:
    if value.is_optional:
        return f"_Optional[{type_}]"
    return f"_Sequence[{type_}]" if value.is_variadic else type_


def _attribute_type(attr: Attribute) -> str:
    """The attribute, or what it is made of."""
    type_ = "bool"
    if not is_unit(attr):
        type_ = f"_Union[{_BUILT_OF.get(attr.attr_def_name, '_Any')}, {attr_type(attr)}]"
    return f"_Optional[{type_}]" if attr.is_optional or attr.has_default_value else type_
