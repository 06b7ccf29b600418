"""The properties of an operation: the fields of the struct that holds them, and the struct.

Attributes, properties proper and segment sizes become fields of one struct,
attributes sorted by name, properties in order of declaration, segments last.
The hooks MLIR calls on it: properties_hooks.py.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.attribute import Property
from tblgen_build.generators.mlir.model.placeholders import DEFAULT_CONTEXT, substitute
from tblgen_build.generators.mlir.op.attributes import cast_of
from tblgen_build.generators.mlir.op.emission import OpEmission, SegmentSizes, StoredAttribute
from tblgen_build.releases.mlir_operations import (
    CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS,
    PROPERTY_GETTERS_ARE_CONST,
    PROPERTY_SETTERS_TAKE_VALUES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final


_READ_SEGMENTS: Final = """
if ($_reader.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
  return $_reader.readSparseArray(::llvm::MutableArrayRef($_storage));
"""
_WRITE_SEGMENTS: Final = """
if ($_writer.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
  $_writer.writeSparseArray(::llvm::ArrayRef($_storage));
"""


class PropertyField:
    """A property or segment sizes, with C++ templates in the placeholders of `Property`."""

    __slots__ = (
        "_storage_default",
        "assign_to_storage",
        "convert_from_attribute",
        "convert_from_storage",
        "convert_to_attribute",
        "default",
        "hash",
        "interface_type",
        "name",
        "read",
        "storage_type",
        "write",
    )

    def __init__(
        self,
        name: str,
        *,
        storage_type: str,
        interface_type: str,
        convert_from_storage: str,
        assign_to_storage: str,
        convert_to_attribute: str,
        convert_from_attribute: str,
        read: str,
        write: str,
        hash: str,
        default: str = "",
        storage_default: str = "",
    ) -> None:
        self.name = name
        self.storage_type = storage_type
        self.interface_type = interface_type
        self.convert_from_storage = convert_from_storage
        self.assign_to_storage = assign_to_storage
        self.convert_to_attribute = convert_to_attribute
        self.convert_from_attribute = convert_from_attribute
        self.read = read
        self.write = write
        self.hash = hash
        self.default = default  # of the interface type; empty where there is none
        self._storage_default = storage_default

    def initial(self, context: Mapping[str, str]) -> str:
        """What the field is without a value; empty where nothing is. Only a default is a template,
        what takes its place in storage is not."""
        return self._storage_default or substitute(self.default, context)


def property_field(name: str, prop: Property) -> PropertyField:
    return PropertyField(
        name,
        storage_type=prop.storage_type,
        interface_type=prop.interface_type,
        convert_from_storage=prop.convert_from_storage,
        assign_to_storage=prop.assign_to_storage,
        convert_to_attribute=prop.convert_to_attribute,
        convert_from_attribute=prop.convert_from_attribute,
        read=prop.read_from_bytecode,
        write=prop.write_to_bytecode,
        hash=prop.hash_property,
        default=prop.default_value,
        storage_default=prop.storage_default,
    )


def _segments_field(emission: OpEmission, sizes: SegmentSizes) -> PropertyField:
    convert_to_attribute = "::mlir::DenseI32ArrayAttr::get($_ctxt, $_storage)"
    if emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS):
        convert_to_attribute = f"return {convert_to_attribute};"
    return PropertyField(
        sizes.name,
        storage_type=f"std::array<int32_t, {sizes.count}>",
        interface_type="::llvm::ArrayRef<int32_t>",
        convert_from_storage="$_storage",
        assign_to_storage="::llvm::copy($_value, $_storage.begin())",
        convert_to_attribute=convert_to_attribute,
        convert_from_attribute="return convertFromAttribute($_storage, $_attr, $_diag);",
        read=_READ_SEGMENTS,
        write=_WRITE_SEGMENTS,
        hash="::llvm::hash_combine_range(std::begin($_storage), std::end($_storage));",
    )


def property_fields(emission: OpEmission) -> list[PropertyField]:
    fields = [property_field(p.name, p.prop) for p in emission.op.properties]
    fields += [_segments_field(emission, sizes) for sizes in emission.segment_properties]
    return fields


def as_statement(template: str, context: Mapping[str, str]) -> str:
    return f"{substitute(template, context)};"


# --- the struct ------------------------------------------------------------------

_STRUCT: Final = cpp("""
    struct Properties {
      $fields
      bool operator==(const Properties &rhs) const {
        return
          $comparisons
          true;
      }
      bool operator!=(const Properties &rhs) const {
        return !(*this == rhs);
      }
    };
""")

_PLAIN_FIELD: Final = cpp("""
    using ${name}Ty = $type;
    ${name}Ty $name$initializer;
""")

_ATTRIBUTE_FIELD: Final = cpp("""
    using ${name}Ty = $type;
    ${name}Ty $name;

    auto $getter()$const {
      auto &propStorage = this->$name;
      return ::llvm::$cast<$type>(propStorage);
    }
    void $setter(const $type &propValue) {
      this->$name = propValue;
    }
""")

_PROPERTY_FIELD: Final = cpp("""
    using ${name}Ty = $type;
    ${name}Ty $name$initializer;
    $interface_type $getter()$const {
      auto &propStorage = this->$name;
      return $value;
    }
    void $setter($parameter) {
      auto &propStorage = this->$name;
      $assignment
    }
""")


def properties_struct(emission: OpEmission) -> str:
    """The declaration of `Properties` inside the adaptor's base."""
    if not emission.has_property_fields:
        return "using Properties = ::mlir::EmptyProperties;"
    attributes = emission.kept_attributes
    fields = property_fields(emission)
    parts = [_attribute_field(emission, attribute) for attribute in attributes]
    parts += [_property_field(emission, field) for field in fields]
    names = [attribute.name for attribute in attributes]
    names += [field.name for field in fields]
    return _STRUCT(fields=parts, comparisons=[f"rhs.{name} == this->{name} &&" for name in names])


def _attribute_field(emission: OpEmission, attribute: StoredAttribute) -> str:
    name = attribute.name
    attr = attribute.attr
    if attr is None:
        return _PLAIN_FIELD(name=name, type="::mlir::DenseI32ArrayAttr", initializer="")
    return _ATTRIBUTE_FIELD(
        name=name,
        type=attr.storage_type,
        getter=emission.op.getter_name(name),
        setter=emission.op.setter_name(name),
        const=_const(emission),
        cast=cast_of(attr),
    )


def _const(emission: OpEmission) -> str:
    return " const" if emission.release.has(PROPERTY_GETTERS_ARE_CONST) else ""


def _property_field(emission: OpEmission, field: PropertyField) -> str:
    context = {"_storage": "propStorage", "_value": "propValue"}
    initial = field.initial(DEFAULT_CONTEXT)
    type_ = field.interface_type
    if not emission.release.has(PROPERTY_SETTERS_TAKE_VALUES):
        type_ = f"const {type_} &"
    return _PROPERTY_FIELD(
        name=field.name,
        type=field.storage_type,
        initializer=f" = {initial}" if initial else "",
        interface_type=field.interface_type,
        const=_const(emission),
        parameter=f"{type_} propValue",
        getter=emission.op.getter_name(field.name),
        setter=emission.op.setter_name(field.name),
        value=substitute(field.convert_from_storage, context),
        assignment=as_statement(field.assign_to_storage, context),
    )
