"""The properties of an operation: the struct that holds them and the hooks MLIR calls on it.

Attributes, properties proper and segment sizes become fields of one struct,
attributes sorted by name, properties in order of declaration, segments last.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import DECLARATION, STATIC, Class, CommonMethod, Parameter
from tblgen_build.generators.mlir.model.attribute import Attribute, Property
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.op.attributes import cast_of
from tblgen_build.generators.mlir.op.emission import (
    FORMER_NAMES,
    OpEmission,
    SegmentSizes,
    StoredAttribute,
)
from tblgen_build.releases.mlir import (
    CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS,
    HASHES_BRING_IN_HASH_VALUE,
    HASHES_END_IN_UNDERSCORE,
    PROP_DICT_NEEDS_PROPERTIES,
    PROPERTIES_MAY_BE_LEFT_OUT,
    PROPERTY_GETTERS_ARE_CONST,
    PROPERTY_SETTERS_TAKE_VALUES,
    UNKNOWN_PROPERTIES_ARE_ERRORS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Mapping
    from typing import Final


_CONTEXT: Final = Parameter("::mlir::MLIRContext *", "ctx")
_PROPERTIES: Final = Parameter("const Properties &", "prop")
_MUTABLE: Final = Parameter("Properties &", "prop")
_ATTRIBUTE: Final = Parameter("::mlir::Attribute", "attr")
_EMIT_ERROR: Final = Parameter("::llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError")
_NAME: Final = Parameter("llvm::StringRef", "name")
_ATTRIBUTES: Final = Parameter("::mlir::NamedAttrList &", "attrs")
_SUCCESS: Final = "return ::mlir::success();"

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
        "assign_to_storage",
        "convert_from_attribute",
        "convert_from_storage",
        "convert_to_attribute",
        "default",
        "hash",
        "interface_type",
        "name",
        "read",
        "storage_default",
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
        self.storage_default = storage_default or default  # what initializes the field


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


def _fields(emission: OpEmission) -> list[PropertyField]:
    fields = [property_field(p.name, p.prop) for p in emission.op.properties]
    fields += [_segments_field(emission, sizes) for sizes in emission.segment_properties]
    return fields


def _statement(template: str, context: Mapping[str, str]) -> str:
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
    fields = _fields(emission)
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
    default = field.storage_default
    type_ = field.interface_type
    if not emission.release.has(PROPERTY_SETTERS_TAKE_VALUES):
        type_ = f"const {type_} &"
    return _PROPERTY_FIELD(
        name=field.name,
        type=field.storage_type,
        initializer=f" = {default}" if default else "",
        interface_type=field.interface_type,
        const=_const(emission),
        parameter=f"{type_} propValue",
        getter=emission.op.getter_name(field.name),
        setter=emission.op.setter_name(field.name),
        value=substitute(field.convert_from_storage, context),
        assignment=_statement(field.assign_to_storage, context),
    )


# --- from and to a dictionary ------------------------------------------------------

_FROM_DICTIONARY: Final = cpp("""
    ::mlir::DictionaryAttr dict = ::llvm::dyn_cast<::mlir::DictionaryAttr>(attr);
    if (!dict) {
      emitError() << "expected DictionaryAttr to set properties";
      return ::mlir::failure();
    }
    $fields
    return ::mlir::success();
""")

_ATTRIBUTE_FROM_DICTIONARY: Final = cpp("""
    {
      auto &propStorage = prop.$name;
      $lookup
      if (attr) {
        $convert
      }
    }
""")

# Assigns a stored attribute from `attr` where it is of the right class.
_CONVERT: Final = cpp("""
    auto convertedAttr = ::llvm::dyn_cast<std::remove_reference_t<decltype(propStorage)>>(attr);
    if (convertedAttr) {
      propStorage = convertedAttr;
    } else {
      emitError() << "Invalid attribute `$name` in property conversion: " << attr;
      return ::mlir::failure();
    }
""")

# The empty statements are the reference's.
_FIELD_FROM_DICTIONARY: Final = cpp("""
    {
      $convert
      $lookup;
      ;
      if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
        return ::mlir::failure();
    }
""")

_FIELD_OR_DEFAULT_FROM_DICTIONARY: Final = cpp("""
    {
      $convert
      $lookup;
      ;
      if (attr) {
        if (::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
          return ::mlir::failure();
      } else {
        prop.$name = $default;
      }
    }
""")

_SET_FROM_ATTRIBUTE: Final = cpp("""
    auto setFromAttr = [] (auto &propStorage, ::mlir::Attribute propAttr,
        ::llvm::function_ref<::mlir::InFlightDiagnostic()> emitError)$result {
      $statements
    };
""")

_LOOKUP: Final = cpp('auto attr = dict.get("$name");$former')

_FORMER_LOOKUP: Final = cpp('   if (!attr) attr = dict.get("$name");')


def _lookup(name: str) -> str:
    former = FORMER_NAMES.get(name)
    return _LOOKUP(name=name, former=_FORMER_LOOKUP(name=former) if former else "")


def _set_from_attribute(emission: OpEmission, statements: str) -> str:
    context = {"_storage": "propStorage", "_attr": "propAttr", "_diag": "emitError"}
    has_result = emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS)
    return _SET_FROM_ATTRIBUTE(
        result=" -> ::mlir::LogicalResult" if has_result else "",
        statements=substitute(statements, context),
    )


def _from_attribute(emission: OpEmission) -> str:
    parts = [
        _ATTRIBUTE_FROM_DICTIONARY(
            name=attribute.name,
            lookup=_lookup(attribute.name),
            convert=_CONVERT(name=attribute.name),
        )
        for attribute in emission.kept_attributes
    ]
    for field in _fields(emission):
        convert = _set_from_attribute(emission, field.convert_from_attribute)
        lookup = _lookup(field.name)
        if field.default:
            parts.append(
                _FIELD_OR_DEFAULT_FROM_DICTIONARY(
                    name=field.name, convert=convert, lookup=lookup, default=field.storage_default
                )
            )
        else:
            parts.append(_FIELD_FROM_DICTIONARY(name=field.name, convert=convert, lookup=lookup))
    return _FROM_DICTIONARY(fields=parts)


_TO_ATTRIBUTE: Final = cpp("""
    ::mlir::SmallVector<::mlir::NamedAttribute> attrs;
    ::mlir::Builder odsBuilder{ctx};
    $fields
    if (!attrs.empty())
      return odsBuilder.getDictionaryAttr(attrs);
    return {};
""")

_ATTRIBUTE_TO_DICTIONARY: Final = cpp("""
    {
      const auto &propStorage = prop.$name;
      if (propStorage)
        attrs.push_back(odsBuilder.getNamedAttr("$name",
                                                propStorage));
    }
""")

_FIELD_VALUE_TO_DICTIONARY: Final = cpp("""
    {
      const auto &propStorage = prop.$name;
      attrs.push_back(odsBuilder.getNamedAttr("$name", $statements));
    }
""")

_FIELD_TO_DICTIONARY: Final = cpp("""
    {
      const auto &propStorage = prop.$name;
      auto attr = [&]() -> ::mlir::Attribute {
        $statements
      }();
      attrs.push_back(odsBuilder.getNamedAttr("$name", attr));
    }
""")


def _to_attribute(emission: OpEmission) -> str:
    parts = [_ATTRIBUTE_TO_DICTIONARY(name=a.name) for a in emission.kept_attributes]
    context = {"_storage": "propStorage", "_ctxt": "ctx"}
    is_function = emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS)
    to_dictionary = _FIELD_TO_DICTIONARY if is_function else _FIELD_VALUE_TO_DICTIONARY
    for field in _fields(emission):
        statements = substitute(field.convert_to_attribute, context)
        parts.append(to_dictionary(name=field.name, statements=statements))
    return _TO_ATTRIBUTE(fields=parts)


# --- hashes ------------------------------------------------------------------------

_HASH: Final = cpp("""
    $functions
    $using
    return llvm::hash_combine(
      $others
      $last);
""")

_HASH_OF_NOTHING: Final = cpp("""
    $using
    return llvm::hash_combine();
""")

_HASH_FUNCTION: Final = cpp("""
    auto $function = [] (const auto &propStorage) -> llvm::hash_code {
      $using
      return $hash;
    };
""")


def _hash(emission: OpEmission) -> str:
    fields = _fields(emission)
    context = {"_storage": "propStorage"}
    brings_in = emission.release.has(HASHES_BRING_IN_HASH_VALUE)
    suffix = "_" if emission.release.has(HASHES_END_IN_UNDERSCORE) else ""
    functions = [
        _HASH_FUNCTION(
            function=f"hash_{field.name}{suffix}",
            using="using ::llvm::hash_value;" if brings_in else "",
            hash=substitute(field.hash, context),
        )
        for field in fields
        if field.hash
    ]
    hashes = [
        f"llvm::hash_value(prop.{attribute.name}.getAsOpaquePointer())"
        for attribute in emission.kept_attributes
    ]
    for field in fields:
        function = f"hash_{field.name}{suffix}" if field.hash else "hash_value"
        hashes.append(f"{function}(prop.{field.name})")
    using = "using llvm::hash_value;" if brings_in else ""
    if not hashes:
        return _HASH_OF_NOTHING(using=using)
    others = [f"{value}, " for value in hashes[:-1]]
    return _HASH(functions=functions, using=using, others=others, last=hashes[-1])


# --- inherent attributes -------------------------------------------------------------

_GET_INHERENT: Final = cpp("""
    $cases
    return std::nullopt;
""")

_GET_ATTRIBUTE: Final = cpp("""
    if (name == "$name")
      return prop.$name;
""")

_GET_SEGMENTS: Final = cpp("""
    if (name == "$former" || name == "$name") return $attribute;
""")

_SET_ATTRIBUTE: Final = cpp("""
    if (name == "$name") {
      prop.$name = ::llvm::dyn_cast_or_null<std::remove_reference_t<decltype(prop.$name)>>(value);
      return;
    }
""")

_SET_SEGMENTS: Final = cpp("""
    if (name == "$former" || name == "$name") {
      auto arrAttr = ::llvm::dyn_cast_or_null<::mlir::DenseI32ArrayAttr>(value);
      if (!arrAttr) return;
      if (arrAttr.size() != sizeof(prop.$name) / sizeof(int32_t))
        return;
      llvm::copy(arrAttr.asArrayRef(), prop.$name.begin());
      return;
    }
""")

_SEGMENTS_ATTRIBUTE: Final = cpp("::mlir::DenseI32ArrayAttr::get(ctx, prop.$name)")
_CALLED: Final = cpp("[&]() -> ::mlir::Attribute { return $value; }()")

_VERIFY_INHERENT: Final = cpp("""
    $checks
    return ::mlir::success();
""")

_VERIFY_ATTRIBUTE: Final = cpp("""
    {
      ::mlir::Attribute attr = attrs.get(${getter}AttrName(opName));
      if (attr && ::mlir::failed($function(attr, "$name", emitError)))
        return ::mlir::failure();
    }
""")


def _segments_attribute(emission: OpEmission, sizes: SegmentSizes) -> str:
    value = _SEGMENTS_ATTRIBUTE(name=sizes.name)
    if emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS):
        return _CALLED(value=value)
    return value


def _get_inherent(emission: OpEmission) -> str:
    cases = [_GET_ATTRIBUTE(name=a.name) for a in emission.kept_attributes]
    for sizes in emission.segment_properties:
        attribute = _segments_attribute(emission, sizes)
        cases.append(
            _GET_SEGMENTS(name=sizes.name, former=FORMER_NAMES[sizes.name], attribute=attribute)
        )
    return _GET_INHERENT(cases=cases)


def _set_inherent(emission: OpEmission) -> str:
    cases = [_SET_ATTRIBUTE(name=a.name) for a in emission.kept_attributes]
    for sizes in emission.segment_properties:
        cases.append(_SET_SEGMENTS(name=sizes.name, former=FORMER_NAMES[sizes.name]))
    return "".join(cases)


_POPULATE_ATTRIBUTE: Final = cpp('if (prop.$name) attrs.append("$name", prop.$name);\n')
_POPULATE_SEGMENTS: Final = cpp('attrs.append("$name", $attribute);\n')


def _populate_inherent(emission: OpEmission) -> str:
    appended = [_POPULATE_ATTRIBUTE(name=a.name) for a in emission.kept_attributes]
    for sizes in emission.segment_properties:
        attribute = _segments_attribute(emission, sizes)
        appended.append(_POPULATE_SEGMENTS(name=sizes.name, attribute=attribute))
    return "".join(appended)


def _verify_inherent(emission: OpEmission) -> str:
    checks: list[str] = []
    for attribute in emission.kept_attributes:
        function = _function_without_operation(emission, attribute.attr)
        if function is not None:
            getter = emission.op.getter_name(attribute.name)
            checks.append(_VERIFY_ATTRIBUTE(name=attribute.name, getter=getter, function=function))
    return _VERIFY_INHERENT(checks=checks) if checks else _SUCCESS


def _function_without_operation(emission: OpEmission, attr: Attribute | None) -> str | None:
    """The name of what checks the attribute, if something does that needs no operation."""
    if attr is None or attr.predicate is None or "$_op" in attr.condition:
        return None
    return emission.functions.name("attr", attr)


# --- hooks -------------------------------------------------------------------------


def _hook(return_type: str, name: str, *parameters: Parameter) -> CommonMethod:
    return CommonMethod(return_type, name, parameters, STATIC)


# The static methods by which MLIR handles properties, each with what makes its body.
_HOOKS: Final = (
    (
        _hook("::llvm::LogicalResult", "setPropertiesFromAttr", _MUTABLE, _ATTRIBUTE, _EMIT_ERROR),
        _from_attribute,
    ),
    (_hook("::mlir::Attribute", "getPropertiesAsAttr", _CONTEXT, _PROPERTIES), _to_attribute),
    (_hook("llvm::hash_code", "computePropertiesHash", _PROPERTIES), _hash),
    (
        _hook("std::optional<mlir::Attribute>", "getInherentAttr", _CONTEXT, _PROPERTIES, _NAME),
        _get_inherent,
    ),
    (
        _hook("void", "setInherentAttr", _MUTABLE, _NAME, Parameter("mlir::Attribute", "value")),
        _set_inherent,
    ),
    (
        _hook("void", "populateInherentAttrs", _CONTEXT, _PROPERTIES, _ATTRIBUTES),
        _populate_inherent,
    ),
    (
        _hook(
            "::llvm::LogicalResult",
            "verifyInherentAttrs",
            Parameter("::mlir::OperationName", "opName"),
            _ATTRIBUTES,
            Parameter("llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError"),
        ),
        _verify_inherent,
    ),
)


def add_properties_hooks(emission: OpEmission, class_: Class) -> None:
    """The static methods by which MLIR handles the properties of the operation."""
    if not emission.has_properties:
        return
    class_.declare_using("Properties", "FoldAdaptor::Properties")
    for hook, make_body in _HOOKS:
        method = emission.add_declared(class_, hook)
        if method is not None:
            method.write(make_body(emission))
    if emission.has_property_fields:
        _add_bytecode(emission, class_)


# --- bytecode ------------------------------------------------------------------------

_READ_PARAMETERS: Final = (
    Parameter("::mlir::DialectBytecodeReader &", "reader"),
    Parameter("::mlir::OperationState &", "state"),
)
_WRITE_PARAMETERS: Final = (Parameter("::mlir::DialectBytecodeWriter &", "writer"),)

_READ: Final = cpp("""
    auto &prop = state.getOrAddProperties<Properties>(); (void)prop;
    $fields
    return ::mlir::success();
""")

_READ_ATTRIBUTE: Final = cpp("""
    if (::mlir::failed(reader.$read(prop.$name)))
      return ::mlir::failure();
""")

_READ_FORMER_SEGMENTS: Final = cpp("""
    if (reader.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
      auto &propStorage = prop.$name;
      ::mlir::DenseI32ArrayAttr attr;
      if (::mlir::failed(reader.readAttribute(attr))) return ::mlir::failure();
      if (attr.size() > static_cast<int64_t>(sizeof(propStorage) / sizeof(int32_t))) {
        reader.emitError("size mismatch for operand/result_segment_size");
        return ::mlir::failure();
      }
      ::llvm::copy(::llvm::ArrayRef<int32_t>(attr), propStorage.begin());
    }
""")

_READ_FIELD: Final = cpp("""
    {
      auto &propStorage = prop.$name;
      auto readProp = [&]() {
        $statement
        return ::mlir::success();
      };
      if (::mlir::failed(readProp()))
        return ::mlir::failure();
    }
""")

_WRITE: Final = cpp("""
    auto &prop = getProperties(); (void)prop;
    $fields
""")

_WRITE_FORMER_SEGMENTS: Final = cpp("""
    if (writer.getBytecodeVersion() < /*kNativePropertiesODSSegmentSize=*/6) {
      auto &propStorage = prop.$name;
      writer.writeAttribute(::mlir::DenseI32ArrayAttr::get(this->getContext(), propStorage));
    }
""")

_WRITE_FIELD: Final = cpp("""
    {
      auto &propStorage = prop.$name;
      $statement
    }
""")


def _add_bytecode(emission: OpEmission, class_: Class) -> None:
    is_custom = emission.op.record.value_as_bit("useCustomPropertiesEncoding")
    flags = DECLARATION if is_custom else 0
    read = emission.add(
        class_, "::llvm::LogicalResult", "readProperties", _READ_PARAMETERS, STATIC | flags
    )
    write = emission.add(class_, "void", "writeProperties", _WRITE_PARAMETERS, flags)
    if read.wants_body:
        read.write(_read_properties(emission))
    if write.wants_body:
        write.write(_write_properties(emission))


def _bytecode_attributes(emission: OpEmission) -> list[StoredAttribute | SegmentSizes]:
    """Attributes with the sizes of segments where sorting puts them: bytecode before version 6
    has them there."""
    entries: list[StoredAttribute | SegmentSizes] = [
        *emission.kept_attributes,
        *emission.segment_properties,
    ]
    return sorted(entries, key=lambda entry: entry.name)


def _read_properties(emission: OpEmission) -> str:
    parts: list[str] = []
    for entry in _bytecode_attributes(emission):
        if isinstance(entry, SegmentSizes):
            parts.append(_READ_FORMER_SEGMENTS(name=entry.name))
        else:
            read = "readAttribute" if entry.is_required else "readOptionalAttribute"
            parts.append(_READ_ATTRIBUTE(read=read, name=entry.name))
    context = {"_reader": "reader", "_storage": "propStorage"}
    for field in _fields(emission):
        parts.append(_READ_FIELD(name=field.name, statement=_statement(field.read, context)))
    return _READ(fields=parts)


def _write_properties(emission: OpEmission) -> str:
    parts: list[str] = []
    for entry in _bytecode_attributes(emission):
        if isinstance(entry, SegmentSizes):
            parts.append(_WRITE_FORMER_SEGMENTS(name=entry.name))
        else:
            write = "writeAttribute" if entry.is_required else "writeOptionalAttribute"
            parts.append(f"writer.{write}(prop.{entry.name});")
    context = {"_writer": "writer", "_storage": "propStorage"}
    for field in _fields(emission):
        parts.append(_WRITE_FIELD(name=field.name, statement=_statement(field.write, context)))
    return _WRITE(fields=parts)


# --- the dictionary form -----------------------------------------------------------

_KNOWN_KEYS_ONLY: Final = cpp("""
    // Keys seen, so that an unknown one is an error.
    ::mlir::DenseSet<::mlir::StringAttr> usedKeys;
    ::mlir::MLIRContext *ctx = dict.getContext();
    (void)ctx;
    $fields
    for (::mlir::NamedAttribute attr : dict) {
      if (!usedKeys.contains(attr.getName()))
        return emitError() << "unknown key '" << attr.getName() <<
            "' when parsing properties dictionary";
    }
""")

_PARSED_PROPERTY: Final = cpp("""
    {
      $convert
      $lookup
      if (!attr && $required) {
        emitError() << "expected key entry for $name in DictionaryAttr to set "
                       "Properties.";
        return ::mlir::failure();
      }
      if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
        return ::mlir::failure();
    }
""")

_PARSED_REQUIRED_PROPERTY: Final = cpp("""
    {
      $convert
      auto attr = dict.get("$name");
      if (!attr) {
        emitError() << "expected key entry for $name in DictionaryAttr to set "
                       "Properties.";
        return ::mlir::failure();
      }
      if (::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
        return ::mlir::failure();
    }
""")

_FIND_KEY: Final = cpp("""
    auto ${name}AttrName = ::mlir::StringAttr::get(ctx, "$name");
    auto attr = dict.get(${name}AttrName);
    usedKeys.insert(${name}AttrName);
""")
_NOTE_KEY: Final = cpp("""
    auto ${name}AttrName = ::mlir::StringAttr::get(ctx, "$name");
    usedKeys.insert(${name}AttrName);
    auto attr = dict.get(${name}AttrName);
""")
_FIND: Final = cpp('auto attr = dict.get("$name");')

_PARSED_ATTRIBUTE: Final = cpp("""
    {
      auto &propStorage = prop.$name;
      $lookup
      if (attr || /*isRequired=*/$required) {
        if (!attr) {
          emitError() << "expected key entry for $name in DictionaryAttr to set "
                         "Properties.";
          return ::mlir::failure();
        }
        $convert
      }
    }
""")


def add_parsed_properties_setter(
    emission: OpEmission, class_: Class, used: Container[str] = ()
) -> None:
    """`setPropertiesFromParsedAttr`: properties from a dictionary in an operation's text.

    `used` are names of attributes and properties that the text has elsewhere.
    """
    if not emission.has_properties and emission.release.has(PROP_DICT_NEEDS_PROPERTIES):
        return
    parameters = (_MUTABLE, _ATTRIBUTE, _EMIT_ERROR)
    method = emission.add(
        class_, "::llvm::LogicalResult", "setPropertiesFromParsedAttr", parameters, STATIC
    )
    if method.wants_body:
        finds_unknown = emission.release.has(UNKNOWN_PROPERTIES_ARE_ERRORS)
        fields = _parsed_fields(emission, used, finds_unknown)
        if finds_unknown:
            fields = [_KNOWN_KEYS_ONLY(fields=fields)]
        method.body.emit(_FROM_DICTIONARY, fields=fields)


def _parsed_fields(emission: OpEmission, used: Container[str], finds_unknown: bool) -> list[str]:
    """`finds_unknown`: keys that are looked up are noted, so that others are errors."""
    parts: list[str] = []
    for prop in emission.op.properties:
        if prop.name not in used:
            field = property_field(prop.name, prop.prop)
            required = "false" if field.default else "true"
            convert = _set_from_attribute(emission, field.convert_from_attribute + ";")
            if emission.release.has(PROPERTIES_MAY_BE_LEFT_OUT):
                lookup = _NOTE_KEY(name=prop.name) if finds_unknown else _FIND(name=prop.name)
                text = _PARSED_PROPERTY(
                    name=prop.name, convert=convert, lookup=lookup, required=required
                )
            else:
                text = _PARSED_REQUIRED_PROPERTY(name=prop.name, convert=convert)
            parts.append(text)
    for named in emission.op.attributes:
        if named.name not in used and not named.attr.is_derived:
            is_required = not named.attr.is_optional and not named.attr.has_default_value
            required = "true" if is_required else "false"
            lookup = _FIND_KEY(name=named.name) if finds_unknown else _FIND(name=named.name)
            convert = _CONVERT(name=named.name)
            parts.append(
                _PARSED_ATTRIBUTE(
                    name=named.name, lookup=lookup, convert=convert, required=required
                )
            )
    return parts
