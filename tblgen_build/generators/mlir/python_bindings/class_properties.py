"""The properties of an operation's class: its operands, results, attributes and regions."""

from __future__ import annotations

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.releases.mlir_documents import (
    PYTHON_COUNTS_PLAIN_VALUES,
    PYTHON_LISTS_HAVE_TYPES,
    PYTHON_PROPERTIES_HAVE_TYPES,
)

from .python_names import sanitize

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final, Literal

    from tblgen_build.generators.mlir.model.attribute import Attribute
    from tblgen_build.generators.mlir.model.operator import (
        NamedAttribute,
        NamedTypeConstraint,
        Operator,
    )
    from tblgen_build.generators.mlir.model.type import TypeConstraint

    ValueKind = Literal["operand", "result"]

# C++ types that have a class of their own in Python.
_PYTHON_TYPES: Final = frozenset(
    {
        "ComplexType",
        "FloatType",
        "IndexType",
        "IntegerType",
        "MemRefType",
        "NoneType",
        "RankedTensorType",
        "TupleType",
        "UnrankedMemRefType",
        "UnrankedTensorType",
        "VectorType",
    }
)

# C++ attributes that have a class of their own in Python, named alike but for dictionaries.
_PYTHON_ATTRS: Final = frozenset(
    {
        "AffineMapAttr",
        "ArrayAttr",
        "BoolAttr",
        "DenseBoolArrayAttr",
        "DenseElementsAttr",
        "DenseF32ArrayAttr",
        "DenseF64ArrayAttr",
        "DenseFPElementsAttr",
        "DenseI16ArrayAttr",
        "DenseI32ArrayAttr",
        "DenseI64ArrayAttr",
        "DenseI8ArrayAttr",
        "DenseIntElementsAttr",
        "DenseResourceElementsAttr",
        "DictionaryAttr",
        "FlatSymbolRefAttr",
        "FloatAttr",
        "IntegerAttr",
        "IntegerSetAttr",
        "OpaqueAttr",
        "StridedLayoutAttr",
        "StringAttr",
        "SymbolRefAttr",
        "TypeAttr",
    }
)

_MLIR: Final = "::mlir::"


# --- operands and results ------------------------------------------------------------

_PROPERTY: Final = Template("""
    @builtins.property
    def $name(self)$type:
      return $value

""")

# After or at the one operand or result whose length is not known.
_BEHIND_GROUP: Final = Template("""
    @builtins.property
    def $name(self)$type:
      _ods_variadic_group_length = len($range) - $total + 1
      return $range[$item]

""")

_SEGMENT: Final = Template("""
    @builtins.property
    def $name(self)$type:
      ${kind}_range = _ods_segmented_accessor(
           $range,
           $owner.attributes["${kind}SegmentSizes"], $index)
      return $value

""")

_EQUALLY_SIZED: Final = Template("""
    @builtins.property
    def $name(self)$type:
      start, elements_per_group = _ods_equally_sized_accessor($range, $counts)
      return $range[$item]

""")

_EQUALLY_SIZED_BY_GROUPS: Final = Template("""
    @builtins.property
    def $name(self)$type:
      start, pg = _ods_equally_sized_accessor(operation.${kind}s, $counts)
      return $range[$item]

""")

_SEGMENTS: Final = Template("""
    _ODS_${kind}_SEGMENTS = [$marks]

""")


class Values:
    """All operands, or all results, of an operation."""

    __slots__ = (
        "has_types",
        "is_equally_sized",
        "is_segmented",
        "kind",
        "op",
        "owner",
        "range",
        "values",
    )

    def __init__(self, op: Operator, kind: ValueKind, owner: str = "self.operation") -> None:
        self.op = op
        self.owner = owner  # what has the values
        self.kind: ValueKind = kind
        self.values: Sequence[NamedTypeConstraint] = (
            op.operands if kind == "operand" else op.results
        )
        self.is_segmented = op.has_trait(known_traits.SEGMENTS[kind])
        self.is_equally_sized = op.has_trait(known_traits.SAME_SIZE[kind])
        self.range = f"{owner}.{kind}s"
        self.has_types = op.record.release.has(PYTHON_PROPERTIES_HAVE_TYPES)

    def value_type(self, constraint: TypeConstraint) -> str:
        if not self.has_types:
            return ""
        base = "_ods_ir.Value" if self.kind == "operand" else "_ods_ir.OpResult"
        return f"{base}{_type_parameter(constraint)}"

    def list_type(self, constraint: TypeConstraint) -> str:
        base = "_ods_ir.OpOperandList" if self.kind == "operand" else "_ods_ir.OpResultList"
        if not self.op.record.release.has(PYTHON_LISTS_HAVE_TYPES):
            return base
        return f"{base}{_type_parameter(constraint)}"

    def returned(self, type_: str) -> str:
        return f" -> {type_}" if self.has_types else ""


def _type_parameter(constraint: TypeConstraint) -> str:
    """The Python class of the constraint's type in brackets, where there is one."""
    cpp_type = constraint.record.value_as_string("cppType")
    name = cpp_type.removeprefix(_MLIR)
    known = name in _PYTHON_TYPES and cpp_type.startswith(_MLIR)
    return f"[_ods_ir.{name}]" if known else ""


def segments(values: Values) -> str:
    """The class variable that tells which segments hold one, at most one or any number."""
    if not values.is_segmented:
        return ""
    marks = [
        "0," if value.is_optional else "-1," if value.is_variadic else "1,"
        for value in values.values
    ]
    return _SEGMENTS(kind=values.kind.upper(), marks="".join(marks))


def value_accessors(values: Values) -> list[str]:
    variable = sum([value.is_variable_length for value in values.values])
    if variable > 1 and not values.is_segmented and not values.is_equally_sized:
        name = values.kind.capitalize()
        raise values.op.record.error(
            f"op '{values.op.record.name}' has several {values.kind}s of variable length, which "
            f"Python can tell apart only with the trait AttrSized{name}Segments or "
            f"SameVariadic{name}Size"
        )
    if variable <= 1:
        accessor = _plain_accessor
    else:
        accessor = _equally_sized_accessor if values.is_equally_sized else _segmented_accessor
    return [accessor(values, i) for i, value in enumerate(values.values) if value.name]


def _segmented_accessor(values: Values, index: int) -> str:
    value = values.values[index]
    kind = values.kind
    type_ = values.value_type(value.constraint)
    returned = f"{kind}_range[0]"
    if value.is_optional:
        type_ = f"_Optional[{type_}]"
        returned = f"{kind}_range[0] if len({kind}_range) > 0 else None"
    elif value.is_variadic:
        type_ = values.list_type(value.constraint)
        returned = f"{kind}_range"
    return _SEGMENT(
        name=sanitize(value.name),
        type=values.returned(type_),
        kind=kind,
        owner=values.owner,
        range=values.range,
        index=index,
        value=returned,
    )


def _equally_sized_accessor(values: Values, index: int) -> str:
    value = values.values[index]
    total = len(values.values)
    variable = sum([v.is_variable_length for v in values.values])
    variable_before = sum([v.is_variable_length for v in values.values[:index]])
    is_group = value.is_variable_length
    name = sanitize(value.name)
    if not values.op.record.release.has(PYTHON_COUNTS_PLAIN_VALUES):
        return _EQUALLY_SIZED_BY_GROUPS(
            name=name,
            type="",
            kind=values.kind,
            range=values.range,
            counts=f"{variable}, {index - variable_before}, {variable_before}",
            item="start:start + pg" if is_group else "start",
        )
    type_of = values.list_type if is_group else values.value_type
    return _EQUALLY_SIZED(
        name=name,
        type=values.returned(type_of(value.constraint)),
        range=values.range,
        counts=f"{total - variable}, {variable}, {index - variable_before}, {variable_before}",
        item="start:start + elements_per_group" if is_group else "start",
    )


def _plain_accessor(values: Values, index: int) -> str:
    """The accessor where at most one operand or result has variable length."""
    value = values.values[index]
    name = sanitize(value.name)
    range_ = values.range
    total = len(values.values)
    type_ = values.value_type(value.constraint)
    if value.is_optional:
        return _PROPERTY(
            name=name,
            type=values.returned(f"_Optional[{type_}]"),
            value=f"None if len({range_}) < {total} else {range_}[{index}]",
        )
    if value.is_variadic:
        item = f"{index}:{index} + _ods_variadic_group_length"
        type_ = values.returned(values.list_type(value.constraint))
        return _BEHIND_GROUP(name=name, type=type_, range=range_, total=total, item=item)
    if any(v.is_variable_length for v in values.values[:index]):
        item = f"{index} + _ods_variadic_group_length - 1"
        type_ = values.returned(type_)
        return _BEHIND_GROUP(name=name, type=type_, range=range_, total=total, item=item)
    return _PROPERTY(name=name, type=values.returned(type_), value=f"{range_}[{index}]")


# --- attributes and regions ----------------------------------------------------------

_ATTRIBUTE: Final = Template("""
    @builtins.property
    def $name(self)$type:
      return $attribute

    @$name.setter
    def $name(self, value$parameter_type):
      if value is None:
        raise ValueError("'None' not allowed as value for mandatory attributes")
      $attribute = value

""")

# Those of an adaptor, which has values that are not an operation's yet.
_ADAPTOR_OPTIONAL_ATTRIBUTE: Final = Template("""
    @builtins.property
    def $name(self)$type:
      if "$stored" not in self.attributes:
        return None
      return $attribute

""")

_OPTIONAL_ATTRIBUTE: Final = Template("""
    @builtins.property
    def $name(self)$type:
      if "$stored" not in self.operation.attributes:
        return None
      return $attribute

    @$name.setter
    def $name(self, value$parameter_type):
      if value is not None:
        $attribute = value
      elif "$stored" in self.operation.attributes:
        del $attribute

    @$name.deleter
    def $name(self):
      del $attribute

""")

_UNIT_ATTRIBUTE: Final = Template("""
    @builtins.property
    def $name(self)$type:
      return "$stored" in self.operation.attributes

    @$name.setter
    def $name(self, value):
      if bool(value):
        $attribute = _ods_ir.UnitAttr.get()
      elif "$stored" in self.operation.attributes:
        del $attribute

    @$name.deleter
    def $name(self):
      del $attribute

""")


def is_unit(attr: Attribute) -> bool:
    return attr.storage_type == "::mlir::UnitAttr"


def attr_type(attr: Attribute) -> str:
    if attr.attr_def_name == "I1Attr":
        return "_ods_ir.BoolAttr"  # stored as an integer, but Python has a class for it
    if attr.record.name == "F64ElementsAttr":
        return "_ods_ir.DenseFPElementsAttr"  # its storage says less than its predicate
    storage = attr.storage_type
    name = storage.removeprefix(_MLIR)
    if name not in _PYTHON_ATTRS or not storage.startswith(_MLIR):
        return "_ods_ir.Attribute"
    return "_ods_ir.DictAttr" if name == "DictionaryAttr" else f"_ods_ir.{name}"


def attribute_accessors(op: Operator) -> list[str]:
    has_types = op.record.release.has(PYTHON_PROPERTIES_HAVE_TYPES)
    return [_attribute_accessor(named, has_types) for named in op.native_attributes]


def _attribute_accessor(named: NamedAttribute, has_types: bool) -> str:
    attr, stored = named.attr, named.name
    name = sanitize(stored)
    attribute = f'self.operation.attributes["{stored}"]'
    if is_unit(attr):
        returned = " -> bool" if has_types else ""
        return _UNIT_ATTRIBUTE(name=name, type=returned, stored=stored, attribute=attribute)
    type_ = f"_Optional[{attr_type(attr)}]" if attr.is_optional else attr_type(attr)
    returned = f" -> {type_}" if has_types else ""
    parameter = f": {type_}" if has_types else ""
    if attr.is_optional:
        return _OPTIONAL_ATTRIBUTE(
            name=name,
            type=returned,
            parameter_type=parameter,
            stored=stored,
            attribute=attribute,
        )
    return _ATTRIBUTE(name=name, type=returned, parameter_type=parameter, attribute=attribute)


def adaptor_attribute_accessors(op: Operator) -> list[str]:
    return [_adaptor_attribute_accessor(named) for named in op.native_attributes]


def _adaptor_attribute_accessor(named: NamedAttribute) -> str:
    attr, stored = named.attr, named.name
    name = sanitize(stored)
    attribute = f'self.attributes["{stored}"]'
    if is_unit(attr):
        return _PROPERTY(name=name, type=" -> bool", value=f'"{stored}" in self.attributes')
    type_ = attr_type(attr)
    if attr.is_optional:
        return _ADAPTOR_OPTIONAL_ATTRIBUTE(
            name=name, type=f" -> _Optional[{type_}]", stored=stored, attribute=attribute
        )
    return _PROPERTY(name=name, type=f" -> {type_}", value=attribute)


def region_accessors(op: Operator) -> list[str]:
    accessors: list[str] = []
    has_types = op.record.release.has(PYTHON_PROPERTIES_HAVE_TYPES)
    for index, region in enumerate(op.regions):
        if not region.name:
            continue
        if region.is_variadic:
            type_, item = "_ods_ir.RegionSequence", f"{index}:"
        else:
            type_, item = "_ods_ir.Region", f"{index}"
        accessors.append(
            _PROPERTY(
                name=sanitize(region.name),
                type=f" -> {type_}" if has_types else "",
                value=f"self.regions[{item}]",
            )
        )
    return accessors
