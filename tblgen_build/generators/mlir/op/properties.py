"""The properties of an operation: the struct that holds them and the hooks MLIR calls on it.

Attributes, properties proper and segment sizes become fields of one struct,
attributes sorted by name, properties in order of declaration, segments last.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.generators.cpp.classes import (
    DECLARATION,
    STATIC,
    Class,
    CommonMethod,
    Method,
    Parameter,
)
from tblgen_build.generators.mlir.model.attribute import Property
from tblgen_build.generators.mlir.op.attributes import cast_of
from tblgen_build.generators.mlir.op.emission import (
    OPERAND_SEGMENTS,
    RESULT_SEGMENTS,
    OpEmission,
    StoredAttribute,
)
from tblgen_build.generators.mlir.placeholders import substitute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Final


_EMIT_ERROR: Final = "::llvm::function_ref<::mlir::InFlightDiagnostic()>"
_CONTEXT: Final = Parameter("::mlir::MLIRContext *", "ctx")
_PROPERTIES: Final = Parameter("const Properties &", "prop")
_MUTABLE: Final = Parameter("Properties &", "prop")
_NAME: Final = Parameter("llvm::StringRef", "name")
_ATTRIBUTES: Final = Parameter("::mlir::NamedAttrList &", "attrs")

_READ_SEGMENTS: Final = """
  if ($_reader.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
    return $_reader.readSparseArray(::llvm::MutableArrayRef($_storage));
"""
_WRITE_SEGMENTS: Final = """
  if ($_writer.getBytecodeVersion() >= /*kNativePropertiesODSSegmentSize=*/6)
    $_writer.writeSparseArray(::llvm::ArrayRef($_storage));
"""

_FORMER: Final = {
    OPERAND_SEGMENTS: "operand_segment_sizes",
    RESULT_SEGMENTS: "result_segment_sizes",
}


@dataclass(frozen=True, slots=True)
class PropertyField:
    """A property or segment sizes, with C++ templates in the placeholders of `Property`."""

    name: str
    storage_type: str
    interface_type: str
    convert_from_storage: str
    assign_to_storage: str
    convert_to_attribute: str
    convert_from_attribute: str
    read: str
    write: str
    hash: str
    default: str  # of the interface type; empty where there is none
    storage_default: str


def property_field(name: str, prop: Property) -> PropertyField:
    return PropertyField(
        name,
        prop.storage_type,
        prop.interface_type,
        prop.convert_from_storage,
        prop.assign_to_storage,
        prop.convert_to_attribute,
        prop.convert_from_attribute,
        prop.read_from_bytecode,
        prop.write_to_bytecode,
        prop.hash_property,
        prop.default_value,
        prop.storage_default,
    )


def _segments_field(name: str, count: int) -> PropertyField:
    return PropertyField(
        name,
        f"std::array<int32_t, {count}>",
        "::llvm::ArrayRef<int32_t>",
        "$_storage",
        "::llvm::copy($_value, $_storage.begin())",
        "return ::mlir::DenseI32ArrayAttr::get($_ctxt, $_storage);",
        "return convertFromAttribute($_storage, $_attr, $_diag);",
        _READ_SEGMENTS,
        _WRITE_SEGMENTS,
        "::llvm::hash_combine_range(std::begin($_storage), std::end($_storage));",
        "",
        "",
    )


def _fields(emission: OpEmission) -> list[PropertyField]:
    fields = [property_field(p.name, p.prop) for p in emission.op.properties]
    fields += [_segments_field(name, count) for name, _, count in emission.segment_properties()]
    return fields


def _attributes(emission: OpEmission) -> list[StoredAttribute]:
    return [a for a in emission.attributes.values() if a.attr is None or not a.attr.is_derived]


# --- the struct ------------------------------------------------------------------


def properties_struct(emission: OpEmission) -> str:
    """The declaration of `Properties` inside the adaptor's base."""
    if not emission.has_property_fields:
        return "  using Properties = ::mlir::EmptyProperties;\n"
    parts = ["  struct Properties {\n"]
    equal: list[str] = []
    for attribute in _attributes(emission):
        parts.append(_attribute_field(emission, attribute))
        equal.append(f"        rhs.{attribute.name} == this->{attribute.name} &&\n")
    for field in _fields(emission):
        parts.append(_property_field(emission, field))
        equal.append(f"        rhs.{field.name} == this->{field.name} &&\n")
    parts.append("    bool operator==(const Properties &rhs) const {\n      return\n")
    parts += equal
    parts.append(
        "        true;\n    }\n"
        "    bool operator!=(const Properties &rhs) const {\n"
        "      return !(*this == rhs);\n    }\n  };\n"
    )
    return "".join(parts)


def _attribute_field(emission: OpEmission, attribute: StoredAttribute) -> str:
    name = attribute.name
    attr = attribute.attr
    type_ = attr.storage_type if attr is not None else "::mlir::DenseI32ArrayAttr"
    field = f"    using {name}Ty = {type_};\n    {name}Ty {name};\n"
    if attr is None:
        return field
    return (
        f"{field}"
        f"    auto {emission.op.getter_name(name)}() const {{\n"
        f"      auto &propStorage = this->{name};\n"
        f"      return ::llvm::{cast_of(attr)}<{type_}>(propStorage);\n    }}\n"
        f"    void {emission.op.setter_name(name)}(const {type_} &propValue) {{\n"
        f"      this->{name} = propValue;\n    }}\n"
    )


def _property_field(emission: OpEmission, field: PropertyField) -> str:
    context = {"_storage": "propStorage", "_value": "propValue"}
    default = field.storage_default or field.default
    initializer = f" = {default}" if default else ""
    name = field.name
    return (
        f"    using {name}Ty = {field.storage_type};\n    {name}Ty {name}{initializer};\n"
        f"    {field.interface_type} {emission.op.getter_name(name)}() const {{\n"
        f"      auto &propStorage = this->{name};\n"
        f"      return {substitute(field.convert_from_storage, context)};\n    }}\n"
        f"    void {emission.op.setter_name(name)}({field.interface_type} propValue) {{\n"
        f"      auto &propStorage = this->{name};\n"
        f"      {substitute(field.assign_to_storage, context)};\n    }}\n"
    )


# --- hooks -------------------------------------------------------------------------


def add_properties_hooks(emission: OpEmission, class_: Class) -> None:
    """The static methods by which MLIR handles the properties of the operation."""
    if not emission.has_properties:
        return
    class_.declare_using("Properties", "FoldAdaptor::Properties")
    for hook, write in _STATIC_HOOKS:
        method = emission.add_declared(class_, hook)
        if method is not None:
            write(emission, method)
    if emission.has_property_fields:
        _add_bytecode(emission, class_)


def _lookup(name: str) -> str:
    former = _FORMER.get(name)
    fallback = f' if (!attr) attr = dict.get("{former}");' if former else ""
    return f'auto attr = dict.get("{name}");{fallback}'


_CHECK_DICTIONARY: Final = """\
  ::mlir::DictionaryAttr dict = ::llvm::dyn_cast<::mlir::DictionaryAttr>(attr);
  if (!dict) {
    emitError() << "expected DictionaryAttr to set properties";
    return ::mlir::failure();
  }
"""


def _convert_attribute(name: str, indent: str) -> str:
    """Assign a stored attribute from `attr` where it is of the right class."""
    lines = (
        "auto convertedAttr = "
        "::llvm::dyn_cast<std::remove_reference_t<decltype(propStorage)>>(attr);",
        "if (convertedAttr) {",
        "  propStorage = convertedAttr;",
        "} else {",
        f'  emitError() << "Invalid attribute `{name}` in property conversion: " << attr;',
        "  return ::mlir::failure();",
        "}",
    )
    return "".join([f"{indent}{line}\n" for line in lines])


def _set_from_attribute(field: PropertyField) -> str:
    context = {"_storage": "propStorage", "_attr": "propAttr", "_diag": "emitError"}
    return (
        "    auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,\n"
        f"        {_EMIT_ERROR} emitError) -> ::mlir::LogicalResult {{\n"
        f"      {substitute(field.convert_from_attribute, context)}"
    )


def _write_from_attribute(emission: OpEmission, method: Method) -> None:
    method.write(_CHECK_DICTIONARY)
    for attribute in _attributes(emission):
        name = attribute.name
        method.write(
            f"  {{\n    auto &propStorage = prop.{name};\n    {_lookup(name)}\n"
            f"    if (attr) {{\n{_convert_attribute(name, '      ')}    }}\n  }}\n"
        )
    for field in _fields(emission):
        name = field.name
        method.write(f"  {{\n{_set_from_attribute(field)}\n    }};\n    {_lookup(name)};\n;\n")
        if field.default:
            default = field.storage_default or field.default
            method.write(
                "    if (attr) {\n"
                f"      if (::mlir::failed(setFromAttr(prop.{name}, attr, emitError)))\n"
                "        return ::mlir::failure();\n"
                f"    }} else {{\n      prop.{name} = {default};\n    }}\n  }}\n"
            )
        else:
            method.write(
                f"    if (attr && ::mlir::failed(setFromAttr(prop.{name}, attr, emitError)))\n"
                "      return ::mlir::failure();\n  }\n"
            )
    method.write("  return ::mlir::success();\n")


def _write_to_attribute(emission: OpEmission, method: Method) -> None:
    method.write(
        "  ::mlir::SmallVector<::mlir::NamedAttribute> attrs;\n  ::mlir::Builder odsBuilder{ctx};\n"
    )
    for attribute in _attributes(emission):
        method.write(
            f"  {{\n    const auto &propStorage = prop.{attribute.name};\n"
            "    if (propStorage)\n"
            f'      attrs.push_back(odsBuilder.getNamedAttr("{attribute.name}", propStorage));\n'
            "  }\n"
        )
    context = {"_storage": "propStorage", "_ctxt": "ctx"}
    for field in _fields(emission):
        converted = substitute(field.convert_to_attribute, context)
        method.write(
            f"  {{\n    const auto &propStorage = prop.{field.name};\n"
            f"    auto attr = [&]() -> ::mlir::Attribute {{\n      {converted}\n    }}();\n"
            f'    attrs.push_back(odsBuilder.getNamedAttr("{field.name}", attr));\n  }}\n'
        )
    method.write(
        "  if (!attrs.empty())\n    return odsBuilder.getDictionaryAttr(attrs);\n  return {};\n"
    )


def _write_hash(emission: OpEmission, method: Method) -> None:
    fields = _fields(emission)
    for field in fields:
        if field.hash:
            method.write(
                f"  auto hash_{field.name}_ = [] (const auto &propStorage) -> llvm::hash_code {{\n"
                "    using ::llvm::hash_value;\n"
                f"    return {substitute(field.hash, {'_storage': 'propStorage'})};\n  }};\n"
            )
    hashes = [
        f"llvm::hash_value(prop.{a.name}.getAsOpaquePointer())" for a in _attributes(emission)
    ]
    hashes += [
        f"hash_{f.name}_(prop.{f.name})" if f.hash else f"hash_value(prop.{f.name})" for f in fields
    ]
    joined = ",\n    ".join(hashes)
    method.write(f"  using llvm::hash_value;\n  return llvm::hash_combine(\n    {joined});\n")


def _segments_attribute(name: str) -> str:
    return (
        "[&]() -> ::mlir::Attribute { return ::mlir::DenseI32ArrayAttr::get(ctx, "
        f"prop.{name}); }}()"
    )


def _write_get_inherent(emission: OpEmission, method: Method) -> None:
    for attribute in _attributes(emission):
        method.write(f'  if (name == "{attribute.name}")\n    return prop.{attribute.name};\n')
    for name, former, _ in emission.segment_properties():
        method.write(
            f'  if (name == "{former}" || name == "{name}")\n'
            f"    return {_segments_attribute(name)};\n"
        )
    method.write("  return std::nullopt;\n")


def _write_set_inherent(emission: OpEmission, method: Method) -> None:
    for attribute in _attributes(emission):
        name = attribute.name
        method.write(
            f'  if (name == "{name}") {{\n    prop.{name} = ::llvm::dyn_cast_or_null<'
            f"std::remove_reference_t<decltype(prop.{name})>>(value);\n    return;\n  }}\n"
        )
    for name, former, _ in emission.segment_properties():
        method.write(
            f'  if (name == "{former}" || name == "{name}") {{\n'
            "    auto arrAttr = ::llvm::dyn_cast_or_null<::mlir::DenseI32ArrayAttr>(value);\n"
            "    if (!arrAttr) return;\n"
            f"    if (arrAttr.size() != sizeof(prop.{name}) / sizeof(int32_t))\n"
            "      return;\n"
            f"    llvm::copy(arrAttr.asArrayRef(), prop.{name}.begin());\n    return;\n  }}\n"
        )


def _write_populate_inherent(emission: OpEmission, method: Method) -> None:
    for attribute in _attributes(emission):
        name = attribute.name
        method.write(f'  if (prop.{name}) attrs.append("{name}", prop.{name});\n')
    for name, _, _ in emission.segment_properties():
        method.write(f'  attrs.append("{name}", {_segments_attribute(name)});\n')


def _write_verify_inherent(emission: OpEmission, method: Method) -> None:
    for attribute in _attributes(emission):
        if attribute.attr is None or attribute.attr.predicate is None:
            continue
        if "$_op" in attribute.attr.condition:
            continue
        function = emission.functions.name("attr", attribute.attr)
        if function is None:
            continue
        getter = emission.op.getter_name(attribute.name)
        method.write(
            f"  {{\n    ::mlir::Attribute attr = attrs.get({getter}AttrName(opName));\n"
            f'    if (attr && ::mlir::failed({function}(attr, "{attribute.name}", emitError)))\n'
            "      return ::mlir::failure();\n  }\n"
        )
    method.write("  return ::mlir::success();\n")


_STATIC_HOOKS: Final = [
    (CommonMethod(return_type, name, parameters, STATIC), write)
    for return_type, name, parameters, write in (
        (
            "::llvm::LogicalResult",
            "setPropertiesFromAttr",
            (_MUTABLE, Parameter("::mlir::Attribute", "attr"), Parameter(_EMIT_ERROR, "emitError")),
            _write_from_attribute,
        ),
        ("::mlir::Attribute", "getPropertiesAsAttr", (_CONTEXT, _PROPERTIES), _write_to_attribute),
        ("llvm::hash_code", "computePropertiesHash", (_PROPERTIES,), _write_hash),
        (
            "std::optional<mlir::Attribute>",
            "getInherentAttr",
            (_CONTEXT, _PROPERTIES, _NAME),
            _write_get_inherent,
        ),
        (
            "void",
            "setInherentAttr",
            (_MUTABLE, _NAME, Parameter("mlir::Attribute", "value")),
            _write_set_inherent,
        ),
        (
            "void",
            "populateInherentAttrs",
            (_CONTEXT, _PROPERTIES, _ATTRIBUTES),
            _write_populate_inherent,
        ),
        (
            "::llvm::LogicalResult",
            "verifyInherentAttrs",
            (
                Parameter("::mlir::OperationName", "opName"),
                _ATTRIBUTES,
                Parameter("llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError"),
            ),
            _write_verify_inherent,
        ),
    )
]


# --- bytecode ------------------------------------------------------------------------


def _add_bytecode(emission: OpEmission, class_: Class) -> None:
    is_custom = emission.op.record.value_as_bit("useCustomPropertiesEncoding")
    read = emission.add(
        class_,
        "::llvm::LogicalResult",
        "readProperties",
        (
            Parameter("::mlir::DialectBytecodeReader &", "reader"),
            Parameter("::mlir::OperationState &", "state"),
        ),
        STATIC | (DECLARATION if is_custom else 0),
    )
    write = emission.add(
        class_,
        "void",
        "writeProperties",
        [Parameter("::mlir::DialectBytecodeWriter &", "writer")],
        (DECLARATION if is_custom else 0),
    )
    if read.wants_body:
        _write_read_properties(emission, read)
    if write.wants_body:
        _write_write_properties(emission, write)


def _bytecode_attributes(emission: OpEmission) -> list[StoredAttribute | str]:
    """Attributes with the names of segment sizes where sorting puts them: bytecode before
    version 6 has them there."""
    entries: list[tuple[str, StoredAttribute | str]] = [(a.name, a) for a in _attributes(emission)]
    entries += [(name, name) for name, _, _ in emission.segment_properties()]
    return [entry for _, entry in sorted(entries, key=lambda e: e[0])]


def _write_read_properties(emission: OpEmission, method: Method) -> None:
    method.write("  auto &prop = state.getOrAddProperties<Properties>(); (void)prop;\n")
    for entry in _bytecode_attributes(emission):
        if isinstance(entry, str):
            method.write(_READ_FORMER_SEGMENTS.replace("@", entry))
            continue
        read = "readAttribute" if entry.is_required else "readOptionalAttribute"
        method.write(
            f"  if (::mlir::failed(reader.{read}(prop.{entry.name})))\n"
            "    return ::mlir::failure();\n"
        )
    context = {"_reader": "reader", "_storage": "propStorage"}
    for field in _fields(emission):
        method.write(
            f"  {{\n    auto &propStorage = prop.{field.name};\n    auto readProp = [&]() {{\n"
            f"      {substitute(field.read, context)};\n      return ::mlir::success();\n    }};\n"
            "    if (::mlir::failed(readProp()))\n      return ::mlir::failure();\n  }\n"
        )
    method.write("  return ::mlir::success();\n")


_READ_FORMER_SEGMENTS: Final = """\
  if (reader.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
    auto &propStorage = prop.@;
    ::mlir::DenseI32ArrayAttr attr;
    if (::mlir::failed(reader.readAttribute(attr))) return ::mlir::failure();
    if (attr.size() > static_cast<int64_t>(sizeof(propStorage) / sizeof(int32_t))) {
      reader.emitError("size mismatch for operand/result_segment_size");
      return ::mlir::failure();
    }
    ::llvm::copy(::llvm::ArrayRef<int32_t>(attr), propStorage.begin());
  }
"""

_WRITE_FORMER_SEGMENTS: Final = """\
  if (writer.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
    auto &propStorage = prop.@;
    writer.writeAttribute(::mlir::DenseI32ArrayAttr::get(this->getContext(), propStorage));
  }
"""


def _write_write_properties(emission: OpEmission, method: Method) -> None:
    method.write("  auto &prop = getProperties(); (void)prop;\n")
    for entry in _bytecode_attributes(emission):
        if isinstance(entry, str):
            method.write(_WRITE_FORMER_SEGMENTS.replace("@", entry))
            continue
        write = "writeAttribute" if entry.is_required else "writeOptionalAttribute"
        method.write(f"  writer.{write}(prop.{entry.name});\n")
    context = {"_writer": "writer", "_storage": "propStorage"}
    for field in _fields(emission):
        method.write(
            f"  {{\n    auto &propStorage = prop.{field.name};\n"
            f"    {substitute(field.write, context)};\n  }}\n"
        )


# --- the dictionary form -----------------------------------------------------------


def add_parsed_properties_setter(
    emission: OpEmission, class_: Class, used: Container[str] = ()
) -> None:
    """`setPropertiesFromParsedAttr`: properties from a dictionary in an operation's text.

    `used` are names of attributes and properties that the text has elsewhere.
    """
    if not emission.has_properties:
        return
    method = emission.add(
        class_,
        "::llvm::LogicalResult",
        "setPropertiesFromParsedAttr",
        (_MUTABLE, Parameter("::mlir::Attribute", "attr"), Parameter(_EMIT_ERROR, "emitError")),
        STATIC,
    )
    if not method.wants_body:
        return
    method.write(
        _CHECK_DICTIONARY,
        "  // Keys seen, so that an unknown one is an error.\n"
        "  ::mlir::DenseSet<::mlir::StringAttr> usedKeys;\n"
        "  ::mlir::MLIRContext *ctx = dict.getContext();\n  (void)ctx;\n",
    )
    for prop in emission.op.properties:
        if prop.name not in used:
            method.write(_parsed_property(prop.name, property_field(prop.name, prop.prop)))
    for named in emission.op.attributes:
        if named.name not in used and not named.attr.is_derived:
            is_required = not named.attr.is_optional and not named.attr.has_default_value
            method.write(_parsed_attribute(named.name, is_required))
    method.write(
        "  for (::mlir::NamedAttribute attr : dict) {\n"
        "    if (!usedKeys.contains(attr.getName()))\n"
        '      return emitError() << "unknown key \'" << attr.getName() <<\n'
        '          "\' when parsing properties dictionary";\n  }\n'
        "  return ::mlir::success();\n"
    )


def _missing_key(name: str) -> str:
    return (
        f'emitError() << "expected key entry for {name} in DictionaryAttr to set "\n'
        '                 "Properties.";\n      return ::mlir::failure();\n'
    )


def _parsed_property(name: str, field: PropertyField) -> str:
    required = "false" if field.default else "true"
    return (
        f"  {{\n{_set_from_attribute(field)};\n    }};\n"
        f'    auto {name}AttrName = ::mlir::StringAttr::get(ctx, "{name}");\n'
        f"    usedKeys.insert({name}AttrName);\n"
        f"    auto attr = dict.get({name}AttrName);\n"
        f"    if (!attr && {required}) {{\n      {_missing_key(name)}    }}\n"
        f"    if (attr && ::mlir::failed(setFromAttr(prop.{name}, attr, emitError)))\n"
        "      return ::mlir::failure();\n  }\n"
    )


def _parsed_attribute(name: str, is_required: bool) -> str:
    required = "true" if is_required else "false"
    return (
        f"  {{\n    auto &propStorage = prop.{name};\n"
        f'    auto {name}AttrName = ::mlir::StringAttr::get(ctx, "{name}");\n'
        f"    auto attr = dict.get({name}AttrName);\n"
        f"    usedKeys.insert({name}AttrName);\n"
        f"    if (attr || /*isRequired=*/{required}) {{\n"
        f"      if (!attr) {{\n      {_missing_key(name)}      }}\n"
        f"{_convert_attribute(name, '      ')}    }}\n  }}\n"
    )
