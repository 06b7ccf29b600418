"""What a dialect's attributes, or types, are parsed and printed by: functions that choose the class
by its mnemonic, and the dialect's methods that call them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.mlir.model.attr_or_type_def import AttrOrTypeDef
from tblgen_build.generators.mlir.model.dialect import Dialect
from tblgen_build.generators.mlir.spellings import in_namespace, logical_result

from .entity_kinds import WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.attr_or_type_def import DefKind

# --- by mnemonic ----------------------------------------------------------------------

_DISPATCH: Final = cpp("""
    static ::mlir::OptionalParseResult generated${kind}Parser($parameters) {
      return ::mlir::AsmParser::KeywordSwitch<::mlir::OptionalParseResult>(parser)
        $parse_cases
        .Default([&](llvm::StringRef keyword, llvm::SMLoc) {
          *mnemonic = keyword;
          return std::nullopt;
        });
    }

    static $result generated${kind}Printer($value def, ::mlir::AsmPrinter &printer) {
      return ::llvm::TypeSwitch<$value, $result>(def)    .Case<$class_>([&](auto t) {
          $print
        })
        $other_cases
        .Default([](auto) { return ::mlir::failure(); });
    }

""")

_PARSE_CASE: Final = cpp("""
    .Case($class_::getMnemonic(), [&](llvm::StringRef, llvm::SMLoc) {
      value = $class_::$call;
      return ::mlir::success(!!value);
    })
""")

_PRINT: Final = cpp("""
    printer << $class_::getMnemonic();
    $space
    $print
    return ::mlir::success();
""")

_PRINT_CASE: Final = cpp("""
    .Case<$class_>([&](auto t) {
      $print
    })
""")


def dispatch_functions(
    definitions: Sequence[AttrOrTypeDef], kind: DefKind, spaced: Container[AttrOrTypeDef]
) -> str:
    """Functions that parse and print by mnemonic; none where there are no mnemonics.

    `spaced` are those whose mnemonic is printed with a space after it.
    """
    named = [definition for definition in definitions if definition.mnemonic is not None]
    if not named:
        return ""
    words = WORDS[kind]
    parameters = ["::mlir::AsmParser &parser", "::llvm::StringRef *mnemonic"]
    if kind == "attribute":
        parameters.append("::mlir::Type type")
    parameters.append(f"{words.qualified_value} &value")
    return _DISPATCH(
        kind=words.value,
        result=logical_result(named[0].record.release),
        parameters=", ".join(parameters),
        value=words.qualified_value,
        parse_cases=[_parse_case(definition) for definition in named],
        class_=named[0].qualified_name,
        print=_print(named[0], named[0] in spaced),
        other_cases=[
            _PRINT_CASE(
                class_=definition.qualified_name, print=_print(definition, definition in spaced)
            )
            for definition in named[1:]
        ],
    )


def _has_format(definition: AttrOrTypeDef) -> bool:
    return definition.assembly_format is not None or definition.has_custom_assembly_format


def _parse_case(definition: AttrOrTypeDef) -> str:
    if not _has_format(definition):
        call = "get(parser.getContext())"
    elif definition.kind == "attribute":
        call = "parse(parser, type)"
    else:
        call = "parse(parser)"
    return _PARSE_CASE(class_=definition.qualified_name, call=call)


def _print(definition: AttrOrTypeDef, is_spaced: bool) -> str:
    print_ = "t.print(printer);" if _has_format(definition) else ""
    space = "printer << ' ';" if is_spaced else ""
    return _PRINT(class_=definition.qualified_name, space=space, print=print_)


# --- the dialect's methods --------------------------------------------------------------

_ATTRIBUTE_HOOKS: Final = cpp("""

    /// Parse an attribute registered to this dialect.
    ::mlir::Attribute $dialect::parseAttribute(::mlir::DialectAsmParser &parser,
                                               ::mlir::Type type) const {
      ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
      ::llvm::StringRef attrTag;
      {
        ::mlir::Attribute attr;
        auto parseResult = generatedAttributeParser(parser, &attrTag, type, attr);
        if (parseResult.has_value())
          return attr;
      }
      $parse_dynamic

      parser.emitError(typeLoc) << "unknown attribute `"
          << attrTag << "` in dialect `" << getNamespace() << "`";
      return {};
    }
    /// Print an attribute registered to this dialect.
    void $dialect::printAttribute(::mlir::Attribute attr,
                                  ::mlir::DialectAsmPrinter &printer) const {
      if (::mlir::succeeded(generatedAttributePrinter(attr, printer)))
        return;
      $print_dynamic

    }
""")

_TYPE_HOOKS: Final = cpp("""

    /// Parse a type registered to this dialect.
    ::mlir::Type $dialect::parseType(::mlir::DialectAsmParser &parser) const {
      ::llvm::SMLoc typeLoc = parser.getCurrentLocation();
      ::llvm::StringRef mnemonic;
      ::mlir::Type genType;
      auto parseResult = generatedTypeParser(parser, &mnemonic, genType);
      if (parseResult.has_value())
        return genType;
      $parse_dynamic

      parser.emitError(typeLoc) << "unknown  type `"
          << mnemonic << "` in dialect `" << getNamespace() << "`";
      return {};
    }
    /// Print a type registered to this dialect.
    void $dialect::printType(::mlir::Type type,
                             ::mlir::DialectAsmPrinter &printer) const {
      if (::mlir::succeeded(generatedTypePrinter(type, printer)))
        return;
      $print_dynamic

    }
""")

_PARSE_DYNAMIC_ATTRIBUTE: Final = cpp("""

    {
      ::mlir::Attribute genAttr;
      auto parseResult = parseOptionalDynamicAttr(attrTag, parser, genAttr);
      if (parseResult.has_value()) {
        if (::mlir::succeeded(parseResult.value()))
          return genAttr;
        return Attribute();
      }
    }
""")

_PARSE_DYNAMIC_TYPE: Final = cpp("""

    {
      auto parseResult = parseOptionalDynamicType(mnemonic, parser, genType);
      if (parseResult.has_value()) {
        if (::mlir::succeeded(parseResult.value()))
          return genType;
        return ::mlir::Type();
      }
    }
""")

_PRINT_DYNAMIC_ATTRIBUTE: Final = cpp("""

    if (::mlir::succeeded(printIfDynamicAttr(attr, printer)))
      return;
""")

_PRINT_DYNAMIC_TYPE: Final = cpp("""

    if (::mlir::succeeded(printIfDynamicType(type, printer)))
      return;
""")


def dialect_hooks(dialect: Dialect, kind: DefKind) -> str:
    """The dialect's methods that parse and print, where it leaves them to generated code."""
    if not dialect.has(f"useDefault{WORDS[kind].value}PrinterParser"):
        return ""
    parse = print_ = ""
    if kind == "attribute":
        hooks = _ATTRIBUTE_HOOKS
        if dialect.has("isExtensible"):
            parse, print_ = _PARSE_DYNAMIC_ATTRIBUTE(), _PRINT_DYNAMIC_ATTRIBUTE()
    else:
        hooks = _TYPE_HOOKS
        if dialect.has("isExtensible"):
            parse, print_ = _PARSE_DYNAMIC_TYPE(), _PRINT_DYNAMIC_TYPE()
    text = hooks(dialect=dialect.cpp_class_name, parse_dynamic=parse, print_dynamic=print_)
    return in_namespace(dialect.record.release, dialect.cpp_namespace, text)
