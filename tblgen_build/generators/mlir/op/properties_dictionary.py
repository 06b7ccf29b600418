"""Properties of an operation from and to a dictionary, and from the one in an operation's text."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.classes import STATIC, Class, Parameter
from tblgen_build.generators.mlir.model.placeholders import DEFAULT_CONTEXT, substitute
from tblgen_build.generators.mlir.op.emission import FORMER_NAMES, OpEmission
from tblgen_build.generators.mlir.op.properties import property_field, property_fields
from tblgen_build.releases.mlir_operations import (
    CONVERSIONS_OF_ATTRIBUTES_ARE_SHARED,
    CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS,
    DICTIONARIES_HAVE_SEGMENTS,
    ERRORS_NAME_PROPERTIES,
    KEYS_OF_PROPERTIES_ARE_REQUIRED,
    PROP_DICT_IS_PARTIAL,
    PROP_DICT_NEEDS_PROPERTIES,
    PROPERTIES_MAY_BE_LEFT_OUT,
    UNKNOWN_PROPERTIES_ARE_ERRORS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Mapping, Sequence
    from typing import Final


PROPERTIES_TO_SET: Final = Parameter("Properties &", "prop")
SETTER_PARAMETERS: Final = (
    PROPERTIES_TO_SET,
    Parameter("::mlir::Attribute", "attr"),
    Parameter("::llvm::function_ref<::mlir::InFlightDiagnostic()>", "emitError"),
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

_SHARED_ATTRIBUTE_FROM_DICTIONARY: Final = cpp("""

    {
      $lookup
      if (::mlir::failed(::mlir::detail::setAttributeProperty(
              prop.$name, attr, "$name", emitError)))
        return ::mlir::failure();
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
      if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, $emit_error)))
        return ::mlir::failure();
    }
""")

_REQUIRED_FIELD_FROM_DICTIONARY: Final = cpp("""
    ;
    {

      $convert
      $lookup;
      if (!attr) {
        emitError() << "expected key entry for $name in DictionaryAttr to set "
                       "Properties.";
        return ::mlir::failure();
      }
      if (::mlir::failed(setFromAttr(prop.$name, attr, emitError)))
        return ::mlir::failure();
    }
""")

_FIELD_OR_DEFAULT_FROM_DICTIONARY: Final = cpp("""
    {

      $convert
      $lookup;
      ;
      if (attr) {
        if (::mlir::failed(setFromAttr(prop.$name, attr, $emit_error)))
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

_EMIT_ERROR_FOR: Final = cpp('[&]() { return emitError() << "for `$name`: "; }')


def _emit_error(emission: OpEmission, name: str) -> str:
    """What makes the error of a property's conversion."""
    if emission.release.has(ERRORS_NAME_PROPERTIES):
        return _EMIT_ERROR_FOR(name=name)
    return "emitError"


_LOOKUP: Final = cpp('auto attr = dict.get("$name");$former')

_FORMER_LOOKUP: Final = cpp('   if (!attr) attr = dict.get("$name");')


def _lookup(name: str) -> str:
    former = FORMER_NAMES.get(name)
    return _LOOKUP(name=name, former=_FORMER_LOOKUP(name=former) if former else "")


_FROM_PARSED: Final = {
    "_storage": "propStorage",
    "_attr": "propAttr",
    "_diag": "emitError",
}
_FROM_ATTRIBUTE: Final = {**DEFAULT_CONTEXT, **_FROM_PARSED}


def _set_from_attribute(emission: OpEmission, statements: str, context: Mapping[str, str]) -> str:
    has_result = emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS)
    return _SET_FROM_ATTRIBUTE(
        result=" -> ::mlir::LogicalResult" if has_result else "",
        statements=substitute(statements, context) or "\n",
    )


def _attribute_from_dictionary(emission: OpEmission, name: str) -> str:
    lookup = _lookup(name)
    if emission.release.has(CONVERSIONS_OF_ATTRIBUTES_ARE_SHARED):
        return _SHARED_ATTRIBUTE_FROM_DICTIONARY(name=name, lookup=lookup)
    return _ATTRIBUTE_FROM_DICTIONARY(name=name, lookup=lookup, convert=_CONVERT(name=name))


def _required_properties_from_attribute(emission: OpEmission) -> list[str]:
    """Those of a dictionary that has to have all that are required."""
    parts: list[str] = []
    for stored in emission.kept_attributes:
        name = stored.name
        required = "true" if stored.is_required else "false"
        parts.append(
            _PARSED_ATTRIBUTE(
                name=name, lookup=_lookup(name), convert=_CONVERT(name=name), required=required
            )
        )
    for field in property_fields(emission):
        convert = field.convert_from_attribute + ";"
        parts.append(
            _REQUIRED_FIELD_FROM_DICTIONARY(
                name=field.name,
                convert=_set_from_attribute(emission, convert, _FROM_ATTRIBUTE),
                lookup=_lookup(field.name),
            )
        )
    return parts


def properties_from_attribute(emission: OpEmission) -> str:
    if emission.release.has(KEYS_OF_PROPERTIES_ARE_REQUIRED):
        return _FROM_DICTIONARY(fields=_required_properties_from_attribute(emission))
    parts = [_attribute_from_dictionary(emission, a.name) for a in emission.kept_attributes]
    for field in property_fields(emission):
        convert = _set_from_attribute(emission, field.convert_from_attribute, _FROM_ATTRIBUTE)
        lookup = _lookup(field.name)
        emit_error = _emit_error(emission, field.name)
        default = field.initial(_FROM_ATTRIBUTE)
        if default:
            text = _FIELD_OR_DEFAULT_FROM_DICTIONARY(
                name=field.name,
                convert=convert,
                lookup=lookup,
                emit_error=emit_error,
                default=default,
            )
        else:
            text = _FIELD_FROM_DICTIONARY(
                name=field.name, convert=convert, lookup=lookup, emit_error=emit_error
            )
        parts.append(text)
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

_APPEND_TO_DICTIONARY: Final = cpp("""
    ::mlir::detail::appendAttributeProperty(attrs, "$name", prop.$name);
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


def properties_to_attribute(emission: OpEmission) -> str:
    is_shared = emission.release.has(CONVERSIONS_OF_ATTRIBUTES_ARE_SHARED)
    append = _APPEND_TO_DICTIONARY if is_shared else _ATTRIBUTE_TO_DICTIONARY
    parts = [append(name=a.name) for a in emission.kept_attributes]
    context = {"_storage": "propStorage", "_ctxt": "ctx"}
    is_function = emission.release.has(CONVERSIONS_OF_PROPERTIES_ARE_FUNCTIONS)
    to_dictionary = _FIELD_TO_DICTIONARY if is_function else _FIELD_VALUE_TO_DICTIONARY
    for field in property_fields(emission):
        statements = substitute(field.convert_to_attribute, context)
        parts.append(to_dictionary(name=field.name, statements=statements or "\n"))
    return _TO_ATTRIBUTE(fields=parts)


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
      if (attr && ::mlir::failed(setFromAttr(prop.$name, attr, $emit_error)))
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
      if (::mlir::failed(setFromAttr(prop.$name, attr, $emit_error)))
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
_PARSED_SIZES: Final = cpp("""
    {
      $lookup
      if (!attr) {
        emitError() << "expected key entry for $name in DictionaryAttr to set "
                       "Properties.";
        return ::mlir::failure();
      }
      if (::mlir::failed(::mlir::convertFromAttribute(prop.$name, attr, $emit_error)))
        return ::mlir::failure();
    }
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
    emission: OpEmission, class_: Class, sizes: Sequence[str], used: Container[str] = ()
) -> None:
    """`setPropertiesFromParsedAttr`: properties from a dictionary in an operation's text.

    `sizes` are those of segments that nothing else tells.
    `used` are names of attributes and properties that the text has elsewhere.
    """
    release = emission.release
    if not release.has(PROP_DICT_IS_PARTIAL):
        return
    if not emission.has_properties and release.has(PROP_DICT_NEEDS_PROPERTIES):
        return
    method = emission.add(
        class_, emission.result_type, "setPropertiesFromParsedAttr", SETTER_PARAMETERS, STATIC
    )
    if method.wants_body:
        finds_unknown = emission.release.has(UNKNOWN_PROPERTIES_ARE_ERRORS)
        fields = _parsed_fields(emission, used, finds_unknown)
        if emission.release.has(DICTIONARIES_HAVE_SEGMENTS):
            fields[:0] = [_parsed_sizes(emission, name) for name in sizes]
        if finds_unknown:
            fields = [_KNOWN_KEYS_ONLY(fields=fields)]
        method.body.emit(_FROM_DICTIONARY, fields=fields)


def _parsed_sizes(emission: OpEmission, name: str) -> str:
    emit_error = _emit_error(emission, name)
    return _PARSED_SIZES(name=name, lookup=_NOTE_KEY(name=name), emit_error=emit_error)


def _parsed_fields(emission: OpEmission, used: Container[str], finds_unknown: bool) -> list[str]:
    """`finds_unknown`: keys that are looked up are noted, so that others are errors."""
    parts: list[str] = []
    for prop in emission.op.properties:
        if prop.name not in used:
            field = property_field(prop.name, prop.prop)
            required = "false" if field.default else "true"
            emit_error = _emit_error(emission, prop.name)
            convert = _set_from_attribute(
                emission, field.convert_from_attribute + ";", _FROM_PARSED
            )
            if emission.release.has(PROPERTIES_MAY_BE_LEFT_OUT):
                lookup = _NOTE_KEY(name=prop.name) if finds_unknown else _FIND(name=prop.name)
                text = _PARSED_PROPERTY(
                    name=prop.name,
                    convert=convert,
                    lookup=lookup,
                    required=required,
                    emit_error=emit_error,
                )
            else:
                text = _PARSED_REQUIRED_PROPERTY(
                    name=prop.name, convert=convert, emit_error=emit_error
                )
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
