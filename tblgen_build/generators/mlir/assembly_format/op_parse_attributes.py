"""The C++ that parses attributes and properties of an operation."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.placeholders import substitute

from .op_elements import (
    has_flags,
    is_generic,
    is_symbol_name,
    keyword_cases,
    keyword_enum,
    value_type_builder,
)
from .op_state import BUILDER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.enum import EnumInfo

    from .elements import AttributeVariable, PropertyVariable
    from .op_state import OperationState

_PROPERTY: Final = {
    "_parser": "parser",
    "_ctxt": "parser.getContext()",
    "_storage": "propStorage",
}

_DECLARE_ATTRIBUTE: Final = cpp("""
    $type ${name}Attr;
""")

_PARSE_ATTRIBUTE: Final = cpp("""

    if (parser.parseAttribute(${name}Attr, $type))
      return ::mlir::failure();
    $store
""")

_PARSE_STRIPPED_ATTRIBUTE: Final = cpp("""

    if (parser.parseCustomAttributeWithFallback(${name}Attr, $type)) {
      return ::mlir::failure();
    }
    $store
""")

_PARSE_OPTIONAL_ATTRIBUTE: Final = cpp("""

    ::mlir::OptionalParseResult parseResult${name}Attr =
      parser.parseOptionalAttribute(${name}Attr, $type);
    if (parseResult${name}Attr.has_value() && failed(*parseResult${name}Attr))
      return ::mlir::failure();
    if (parseResult${name}Attr.has_value() && succeeded(*parseResult${name}Attr))
      $store
""")

_PARSE_SYMBOL_NAME: Final = cpp("""

    if (parser.parseSymbolName(${name}Attr))
      return ::mlir::failure();
    $store
""")

_PARSE_OPTIONAL_SYMBOL_NAME: Final = cpp("""

    (void)parser.parseOptionalSymbolName(${name}Attr);
    $store
""")

_PARSE_ENUM: Final = cpp("""

    {
      ::llvm::StringRef attrStr;
      ::mlir::NamedAttrList attrStorage;
      auto loc = parser.getCurrentLocation();
      if (parser.parseOptionalKeyword(&attrStr, $keywords)) {
        ::mlir::StringAttr attrVal;
        ::mlir::OptionalParseResult parseResult =
          parser.parseOptionalAttribute(attrVal,
                                        parser.getBuilder().getNoneType(),
                                        "$name", attrStorage);
        if (parseResult.has_value()) {
          if (failed(*parseResult))
            return ::mlir::failure();
          attrStr = attrVal.getValue();
        } else {
          $missing
        }
      }
      if (!attrStr.empty()) {
        auto attrOptional = $namespace::$from_string(attrStr);
        if (!attrOptional)
          return parser.emitError(loc, "invalid ")
                 << "$name attribute specification: \\"" << attrStr << '"';;

        ${name}Attr = $built;
        $store
      }
    }
""")

_PARSE_FLAGS: Final = cpp("""

    {
      ::llvm::StringRef attrStr;
      auto loc = parser.getCurrentLocation();
      if (parser.parseOptionalKeyword(&attrStr, $keywords)) {
        $missing
      } else {
        $type flags = {};
        while (true) {
          auto flag = $namespace::$from_string(attrStr);
          if (!flag)
            return parser.emitError(loc, "invalid ")
                   << "$name attribute specification: \\"" << attrStr << '"';;
          flags = flags | *flag;
          if (failed(parser.$separator()))
            break;
          if (parser.parseKeyword(&attrStr))
            return ::mlir::failure();
        }
        auto attrOptional = ::std::optional<$type>(flags);
        ${name}Attr = $built;
        $store
      }
    }
""")
_SEPARATOR_PARSERS: Final = {"|": "parseOptionalVerticalBar", ",": "parseOptionalComma"}

_KEYWORDS: Final = cpp("{$keywords}")
_EXPECTED_CASE: Final = (
    "expected string or keyword containing one of the following enum values for attribute"
)
_MISSING_ENUM: Final = cpp("""
    return parser.emitError(loc, "$expected '$name' [$cases]");
""")

_PARSE_PROPERTY: Final = cpp("""

    auto ${name}PropLoc = parser.getCurrentLocation();
    auto ${name}PropParseResult = [&](auto& propStorage) -> ::mlir::ParseResult {
      $parse
      return ::mlir::success();
    }($properties.$name);
    if (failed(${name}PropParseResult)) {
      return parser.emitError(${name}PropLoc, "invalid value for property $name, expected $summary");
    }
""")  # noqa: E501

_PARSE_OPTIONAL_PROPERTY: Final = cpp("""

    auto ${name}PropParseResult = [&](auto& propStorage) -> ::mlir::OptionalParseResult {
      $parse
      return ::mlir::success();
    }($properties.$name);
    if (${name}PropParseResult.has_value() && failed(*${name}PropParseResult)) {
      return ::mlir::failure();
    }
""")


def declare_attribute(attribute: AttributeVariable) -> str:
    return _DECLARE_ATTRIBUTE(type=attribute.var.attr.storage_type, name=attribute.var.name)


def parse_attribute(
    state: OperationState, attribute: AttributeVariable, *, is_optional: bool
) -> str:
    var = attribute.var
    info = keyword_enum(attribute)
    if info is not None:
        return _parse_enum(state, attribute, info, is_optional=is_optional)
    name, store = var.name, state.set_parsed_attribute(var.name)
    if is_symbol_name(var.attr):
        parse = _PARSE_OPTIONAL_SYMBOL_NAME if is_optional else _PARSE_SYMBOL_NAME
        return parse(name=name, store=store)
    builder = value_type_builder(var.attr)
    type_ = "::mlir::Type{}" if builder is None else substitute(builder, BUILDER)
    if is_optional:
        return _PARSE_OPTIONAL_ATTRIBUTE(name=name, type=type_, store=store)
    parse = _PARSE_ATTRIBUTE if is_generic(attribute) else _PARSE_STRIPPED_ATTRIBUTE
    return parse(name=name, type=type_, store=store)


def _parse_enum(
    state: OperationState, element: AttributeVariable, info: EnumInfo, *, is_optional: bool
) -> str:
    var = element.var
    # Without any keyword the reference overwrites the opening brace.
    keywords = ",".join([f'"{case.str}"' for case in keyword_cases(info)])
    missing = ""
    if not is_optional:
        cases = ", ".join([case.str for case in info.cases])
        missing = _MISSING_ENUM(expected=_EXPECTED_CASE, name=var.name, cases=cases)
    built = substitute(var.attr.base.const_builder_call, BUILDER, ("*attrOptional",))
    store = state.set_attribute(var.name, f"{var.name}Attr")
    if has_flags(element, info):
        return _PARSE_FLAGS(
            name=var.name,
            keywords=_KEYWORDS(keywords=keywords),
            missing=missing or "\n",
            type=info.qualified_name,
            namespace=info.cpp_namespace,
            from_string=info.string_to_symbol,
            separator=_SEPARATOR_PARSERS.get(info.separator.strip(), "invalid bit enum separator"),
            built=built,
            store=store,
        )
    return _PARSE_ENUM(
        name=var.name,
        keywords=_KEYWORDS(keywords=keywords) if keywords else "}",
        missing=missing or "\n",
        namespace=info.cpp_namespace,
        from_string=info.string_to_symbol,
        built=built,
        store=store,
    )


def parse_property(state: OperationState, element: PropertyVariable) -> str:
    prop = element.var.prop
    return _PARSE_PROPERTY(
        name=element.var.name,
        parse=substitute(prop.parser, _PROPERTY),
        properties=state.properties,
        summary=prop.trimmed_summary,
    )


def parse_optional_property(state: OperationState, element: PropertyVariable) -> str:
    """As above, where the property has a default and a parser for when it may be absent."""
    prop = element.var.prop
    if not (prop.has_default_value and prop.optional_parser):
        return parse_property(state, element)
    return _PARSE_OPTIONAL_PROPERTY(
        name=element.var.name,
        parse=substitute(prop.optional_parser, _PROPERTY),
        properties=state.properties,
    )
