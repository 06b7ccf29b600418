"""How an enum is read from MLIR's text and written to it: `FieldParser` and `operator<<`."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.releases.mlir import (
    ENUM_ERRORS_LIST_CASES,
    ENUM_PARSERS_ARE_DEFINED,
    ENUM_PARSERS_TAKE_CASES,
    ENUMS_ARE_PARSED_OPTIONALLY,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build.generators.mlir.model.enum import EnumCase, EnumInfo

# What the MLIR lexer reads as one keyword, so that it needs no quotes.
_KEYWORD_START: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_")
_KEYWORD_CHARACTERS: Final = _KEYWORD_START | frozenset("0123456789$.")


def _is_keyword(case: EnumCase) -> bool:
    return case.str[:1] in _KEYWORD_START and _KEYWORD_CHARACTERS.issuperset(case.str)


def is_parsed_bit_by_bit(enum: EnumInfo) -> bool:
    return enum.is_bit_enum and not enum.prints_quoted


def check_keywords(enum: EnumInfo) -> None:
    for case in enum.cases:
        if not _is_keyword(case):
            raise enum.record.error(
                f"bit enum '{enum.qualified_name}' is printed without quotes, but its case "
                f"'{case.symbol}' is spelled '{case.str}', which is not a keyword: spell it as "
                "one, or set 'printBitEnumQuoted'"
            )


# --- parsing -------------------------------------------------------------------

# For the enum, and for the enum in a `std::optional`.
_FIELD_PARSERS: Final = cpp("""

    namespace mlir {
    template <typename T, typename>
    struct FieldParser;

    $parsers
    } // namespace mlir

""")

_FIELD_PARSER: Final = cpp("""
    template<>
    struct FieldParser<$type, $type> {
      template <typename ParserT>
      static FailureOr<$type> parse(ParserT &parser) {
        $body
      }
    };
""")

# The same, with the function among the definitions.
_DECLARED_FIELD_PARSERS: Final = cpp("""

    namespace mlir {
    $parsers
    } // namespace mlir

""")

_DECLARED_FIELD_PARSER: Final = cpp("""
    template<>
    struct FieldParser<$type, $type> {
      $is_compositional
      static FailureOr<$type> parse(AsmParser &parser);
    };

""")

_IS_COMPOSITIONAL: Final = cpp("""
    static constexpr bool isKeyValueCompositional = $whether;

""")

_FIELD_PARSER_DEFINITIONS: Final = cpp("""

    namespace mlir {
    $functions
    } // namespace mlir
""")

_FIELD_PARSER_FUNCTION: Final = cpp("""
    FailureOr<$type> FieldParser<$type, $type>::parse(AsmParser &parser) {
      $body
    }

""")

# From one keyword or string.
_PARSE_KEYWORD: Final = cpp("""
    // Parse the keyword/string containing the enum.
    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword)))
      return parser.emitError(loc, "expected keyword for $summary");

    // Symbolize the keyword.
    if (::std::optional<$type> attr = $namespace::symbolizeEnum<$type>(enumKeyword))
      return *attr;
    return parser.emitError(loc, "$expected") << enumKeyword;
""")

_PARSE_OPTIONAL_KEYWORD: Final = cpp("""
    // Parse the keyword/string containing the enum.
    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword$allowed)))
      return std::optional<$type>{};

    // Symbolize the keyword.
    if (::std::optional<$type> attr = $namespace::symbolizeEnum<$type>(enumKeyword))
      return attr;
    return parser.emitError(loc, "$expected") << enumKeyword;
""")

_ALLOWED: Final = cpp(", {$cases}")

# From keywords between separators.
_PARSE_BITS: Final = cpp("""
    $type flags = {};
    do {
      // Parse the keyword containing a part of the enum.
      ::llvm::StringRef enumKeyword;
      auto loc = parser.getCurrentLocation();
      if (failed(parser.parseOptionalKeyword(&enumKeyword))) {
        return parser.emitError(loc, "expected keyword for $summary");
      }

      // Symbolize the keyword.
      if (::std::optional<$type> flag = $namespace::symbolizeEnum<$type>(enumKeyword)) {
        flags = flags | *flag;
      } else {
        return parser.emitError(loc, "$expected") << enumKeyword;
      }
    } while (::mlir::succeeded(parser.$parse_separator()));
    return flags;
""")

_PARSE_OPTIONAL_BITS: Final = cpp("""
    $type flags = {};
    bool firstIter = true;
    do {
      // Parse the keyword containing a part of the enum.
      ::llvm::StringRef enumKeyword;
      auto loc = parser.getCurrentLocation();
      if (failed(parser.parseOptionalKeyword(&enumKeyword$allowed))) {
        if (firstIter)
          return std::optional<$type>{};
        return parser.emitError(loc, "expected keyword for $summary after '$separator'");
      }
      firstIter = false;

      // Symbolize the keyword.
      if (::std::optional<$type> flag = $namespace::symbolizeEnum<$type>(enumKeyword)) {
        flags = flags | *flag;
      } else {
        return parser.emitError(loc, "$expected") << enumKeyword;
      }
    } while(::mlir::succeeded(parser.$parse_separator()));
    return std::optional<$type>{flags};
""")


def has_text_form(enum: EnumInfo) -> bool:
    """Whether the enum can be read and written on its own."""
    return bool(enum.underlying_type) and enum.is_buildable


def field_parsers(enum: EnumInfo) -> str:
    """What the declarations say of the enum's parsers."""
    if enum.record.release.has(ENUM_PARSERS_ARE_DEFINED):
        return _declared_field_parsers(enum)
    parsers = [_FIELD_PARSER(type=cpp_type, body=body) for cpp_type, body in _parsers(enum)]
    return _FIELD_PARSERS(parsers="\n".join(parsers))


def _declared_field_parsers(enum: EnumInfo) -> str:
    plain, optional = [cpp_type for cpp_type, _ in _parsers(enum)]
    # Bits between commas cannot be told from the next parameter.
    is_compositional = ""
    if is_parsed_bit_by_bit(enum):
        is_compositional = _is_compositional(enum.separator.strip() == "|")
    return _DECLARED_FIELD_PARSERS(
        parsers=[
            _DECLARED_FIELD_PARSER(type=plain, is_compositional=is_compositional),
            _DECLARED_FIELD_PARSER(type=optional, is_compositional=_is_compositional(False)),
        ]
    )


def _is_compositional(is_it: bool) -> str:
    return _IS_COMPOSITIONAL(whether="true" if is_it else "false")


def field_parser_definitions(enum: EnumInfo) -> str:
    """The definitions of parsers that are only declared."""
    functions = [
        _FIELD_PARSER_FUNCTION(type=cpp_type, body=body) for cpp_type, body in _parsers(enum)
    ]
    return _FIELD_PARSER_DEFINITIONS(functions=functions)


def _parsers(enum: EnumInfo) -> list[tuple[str, str]]:
    """The types that are parsed, and how."""
    name = enum.qualified_name
    plain, optional = _bit_parsers(enum) if is_parsed_bit_by_bit(enum) else _keyword_parsers(enum)
    parsers = [(name, plain)]
    if enum.record.release.has(ENUMS_ARE_PARSED_OPTIONALLY):
        parsers.append((f"std::optional<{name}>", optional))
    return parsers


def _keyword_parsers(enum: EnumInfo) -> tuple[str, str]:
    """Parsers of one keyword or string, required and optional."""
    name, namespace = enum.qualified_name, enum.cpp_namespace
    expected = _expected_one_of(enum)
    return (
        _PARSE_KEYWORD(type=name, namespace=namespace, summary=enum.summary, expected=expected),
        _PARSE_OPTIONAL_KEYWORD(
            type=name, namespace=namespace, expected=expected, allowed=_allowed(enum)
        ),
    )


def _bit_parsers(enum: EnumInfo) -> tuple[str, str]:
    """Parsers of keywords between separators, required and optional."""
    name, namespace, summary = enum.qualified_name, enum.cpp_namespace, enum.summary
    expected, parse_separator = _expected_one_of(enum), _separator_parser(enum)
    return (
        _PARSE_BITS(
            type=name,
            namespace=namespace,
            summary=summary,
            expected=expected,
            parse_separator=parse_separator,
        ),
        _PARSE_OPTIONAL_BITS(
            type=name,
            namespace=namespace,
            summary=summary,
            separator=enum.separator,
            expected=expected,
            parse_separator=parse_separator,
            allowed=_allowed(enum),
        ),
    )


def _allowed(enum: EnumInfo) -> str:
    """The argument that tells the parser which keywords it may read."""
    if not enum.record.release.has(ENUM_PARSERS_TAKE_CASES):
        return ""
    cases = ", ".join([f'"{case.str}"' for case in enum.cases])
    return _ALLOWED(cases=cases)


def _expected_one_of(enum: EnumInfo) -> str:
    """The part of a C++ string literal that says what may stand here."""
    if not enum.record.release.has(ENUM_ERRORS_LIST_CASES):
        return f"invalid {enum.summary} specification: "
    spellings: list[str] = []
    for case in enum.cases:
        # A spelling that needs quotes is shown with and without them.
        quoted = "" if _is_keyword(case) else f'\\"{case.str}\\"'
        spellings.append(f"{quoted}{case.str}")
    return f"expected one of [{', '.join(spellings)}] for {enum.summary}, got: "


def _separator_parser(enum: EnumInfo) -> str:
    match enum.separator.strip():
        case "|":
            return "parseOptionalVerticalBar"
        case ",":
            return "parseOptionalComma"
    origin = enum.record.field("separator") or enum.record
    raise origin.error(
        f"bit enum '{enum.record.name}' is separated by '{enum.separator}', which no parser "
        "knows: use '|' or ',', or set 'printBitEnumQuoted'"
    )


# --- printing ------------------------------------------------------------------

_PRINT_OPERATOR: Final = cpp("""
    namespace llvm {
    inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &p, $type value) {
      auto valueStr = stringifyEnum(value);
      $print
    }
    } // namespace llvm
""")

_PRINT_PLAIN: Final = "return p << valueStr;"
_PRINT_QUOTED: Final = "return p << '\"' << valueStr << '\"';"

_PRINT_KEYWORDS_PLAIN: Final = cpp("""
    switch (value) {
    $keywords
      break;
    default:
      return p << '"' << valueStr << '"';
    }
    return p << valueStr;
""")

_PRINT_SEVERAL_BITS_QUOTED: Final = cpp("""
    $named
    auto underlyingValue = static_cast<std::make_unsigned_t<$type>>(value);
    if (underlyingValue && !llvm::has_single_bit(underlyingValue))
      return p << '"' << valueStr << '"';
    return p << valueStr;
""")

_PRINT_NAMED_PLAIN: Final = cpp("""
    switch (value) {
    $cases
      return p << valueStr;
    default:
      break;
    }
""")


def print_operator(enum: EnumInfo) -> str:
    return _PRINT_OPERATOR(type=enum.qualified_name, print=_print(enum))


def _print(enum: EnumInfo) -> str:
    """The statements that print `valueStr`, in quotes where no keyword would be read back."""
    keywords = [case for case in enum.cases if _is_keyword(case)]
    if not keywords:
        return _PRINT_QUOTED
    if len(keywords) < len(enum.cases):
        return _PRINT_KEYWORDS_PLAIN(keywords=_labels(enum, keywords))
    if not enum.is_bit_enum or not enum.prints_quoted:
        return _PRINT_PLAIN
    several_bits = [case for case in enum.cases if case.value and not case.is_single_bit]
    named = _PRINT_NAMED_PLAIN(cases=_labels(enum, several_bits)) if several_bits else ""
    return _PRINT_SEVERAL_BITS_QUOTED(type=enum.qualified_name, named=named)


def _labels(enum: EnumInfo, cases: Sequence[EnumCase]) -> list[str]:
    return [f"case {enum.qualified_name}::{case.enumerator}:" for case in cases]
