"""C++ enum classes with their conversions, parsers and printers (gen-enum-decls, gen-enum-defs).

Knows enums as `model.enum` has them, nothing of the attributes that wrap them.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.sections import close_namespace, file_header, open_namespace
from tblgen_build.generators.mlir.placeholders import substitute
from tblgen_build.registry import generator

from .model.enum import enums
from .model.predicate import condition

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.registry import Options

    from .model.enum import EnumCase, EnumInfo

# What the MLIR lexer reads as one keyword, so that it needs no quotes.
_KEYWORD_START: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_")
_KEYWORD_CHARACTERS: Final = _KEYWORD_START | frozenset("0123456789$.")

_BINARY_OPERATORS: Final = "|&^"


def _is_keyword(case: EnumCase) -> bool:
    return case.str[:1] in _KEYWORD_START and _KEYWORD_CHARACTERS.issuperset(case.str)


# --- declarations ------------------------------------------------------------


def _enum_class(enum: EnumInfo) -> str:
    underlying = f" : {enum.underlying_type}" if enum.underlying_type else ""
    lines = [f"// {line}\n" for line in enum.summary.splitlines()]
    lines.append(f"enum class {enum.class_name}{underlying} {{\n")
    for case in enum.cases:
        value = "" if case.value < 0 else f" = {case.value}"
        lines.append(f"  {case.symbol}{value},\n")
    lines.append("};\n\n")
    return "".join(lines)


def _max_value_function(enum: EnumInfo) -> str:
    largest = max((case.value for case in enum.cases), default=0)
    return f"inline constexpr unsigned {enum.max_value_function}() {{\n  return {largest};\n}}\n\n"


def _conversion_declarations(enum: EnumInfo) -> str:
    optional = f"::std::optional<{enum.class_name}>"
    parts: list[str] = []
    if not enum.has_implicit_values:
        argument = enum.underlying_type or "unsigned"
        parts.append(f"{optional} {enum.underlying_to_symbol}({argument});\n")
    parts.append(f"{enum.symbol_to_string_type} {enum.symbol_to_string}({enum.class_name});\n")
    parts.append(f"{optional} {enum.string_to_symbol}(::llvm::StringRef);\n")
    if not enum.is_bit_enum and not enum.has_implicit_values:
        parts.append(_max_value_function(enum))
    return "".join(parts)


def _bit_operators(enum: EnumInfo) -> str:
    """The operators and queries that make the enum class a set of bits."""
    name = enum.class_name
    underlying = enum.underlying_type

    def number(expression: str) -> str:
        return f"static_cast<{underlying}>({expression})"

    def function(result: str, signature: str, value: str) -> str:
        return f"inline constexpr {result}{signature} {{\n  return {value};\n}}\n"

    both = f"({name} bits, {name} bit)"
    parts = ["\n"]
    for op in _BINARY_OPERATORS:
        value = f"static_cast<{name}>({number('a')} {op} {number('b')})"
        parts.append(function(f"{name} ", f"operator{op}({name} a, {name} b)", value))
    for op in _BINARY_OPERATORS:
        signature = f"operator{op}=({name} &a, {name} b)"
        parts.append(function(f"{name} &", signature, f"a = a {op} b"))
    known = number(f"{enum.valid_bits}u")
    parts += (
        function(
            f"{name} ",
            f"operator~({name} bits)",
            f"static_cast<{name}>(~{number('bits')} & {known})",
        ),
        function("bool ", f"bitEnumContainsAll{both}", "(bits & bit) == bit"),
        function(
            "bool ", f"bitEnumContainsAny{both}", f"({number('bits')} & {number('bit')}) != 0"
        ),
        function(f"{name} ", f"bitEnumClear{both}", "bits & ~bit"),
        function(
            f"{name} ",
            f"bitEnumSet({name} bits, {name} bit, bool value=true)",
            "value ? (bits | bit) : bitEnumClear(bits, bit)",
        ),
    )
    return "".join(parts)


def _generic_conversions(enum: EnumInfo) -> str:
    """`stringifyEnum` and `symbolizeEnum`, which templates can call whatever the enum."""
    name = enum.class_name
    return f"""
inline {enum.symbol_to_string_type} stringifyEnum({name} enumValue) {{
  return {enum.symbol_to_string}(enumValue);
}}

template <typename EnumType>
::std::optional<EnumType> symbolizeEnum(::llvm::StringRef);

template <>
inline ::std::optional<{name}> symbolizeEnum<{name}>(::llvm::StringRef str) {{
  return {enum.string_to_symbol}(str);
}}

"""


def _attr_class(enum: EnumInfo) -> str:
    name = enum.specialized_attr_name
    return f"""class {name} : public ::mlir::IntegerAttr {{
public:
  using ValueType = {enum.class_name};
  using ::mlir::IntegerAttr::IntegerAttr;
  static bool classof(::mlir::Attribute attr);
  static {name} get(::mlir::MLIRContext *context, {enum.class_name} val);
  {enum.class_name} getValue() const;
}};

"""


def _expected_one_of(enum: EnumInfo) -> str:
    """The part of a C++ string literal that lists what may stand here."""
    spellings = []
    for case in enum.cases:
        # A spelling that needs quotes is shown with and without them.
        quoted = "" if _is_keyword(case) else f'\\"{case.str}\\"'
        spellings.append(f"{quoted}{case.str}")
    return f"expected one of [{', '.join(spellings)}] for {enum.summary}, got: "


def _field_parser(type_: str, body: str) -> str:
    return f"""template<>
struct FieldParser<{type_}, {type_}> {{
  template <typename ParserT>
  static FailureOr<{type_}> parse(ParserT &parser) {{
{body}  }}
}};
"""


def _symbolize(enum: EnumInfo) -> str:
    name = enum.qualified_name
    return f"{enum.cpp_namespace}::symbolizeEnum<{name}>(enumKeyword)"


def _keyword_parser_body(enum: EnumInfo, absent: str, found: str) -> str:
    """Parse the enum from one keyword or string."""
    return f"""    std::string enumKeyword;
    auto loc = parser.getCurrentLocation();
    if (failed(parser.parseOptionalKeywordOrString(&enumKeyword)))
      return {absent};
    if (::std::optional<{enum.qualified_name}> attr = {_symbolize(enum)})
      return {found};
    return parser.emitError(loc, "{_expected_one_of(enum)}") << enumKeyword;
"""


def _separator_parser(enum: EnumInfo) -> str:
    match enum.separator.strip():
        case "|":
            return "parseOptionalVerticalBar"
        case ",":
            return "parseOptionalComma"
    field = enum.record.field("separator")
    message = (
        f"bit enum '{enum.record.name}' is separated by '{enum.separator}', which no parser "
        "knows: use '|' or ',', or set 'printBitEnumQuoted'"
    )
    raise field.error(message) if field else enum.record.error(message)


def _bits_parser_body(enum: EnumInfo, optional: bool) -> str:
    """Parse the enum from keywords between separators."""
    name = enum.qualified_name
    expected = f"expected keyword for {enum.summary}"
    if optional:
        first = "      bool firstIter = true;\n"
        missing = (
            f"          if (firstIter)\n            return std::optional<{name}>{{}};\n"
            f"          return parser.emitError(loc, \"{expected} after '{enum.separator}'\");\n"
        )
        after_first = "        firstIter = false;\n"
        result = f"std::optional<{name}>{{flags}}"
    else:
        first = after_first = ""
        missing = f'          return parser.emitError(loc, "{expected}");\n'
        result = "flags"
    return f"""      {name} flags = {{}};
{first}      do {{
        ::llvm::StringRef enumKeyword;
        auto loc = parser.getCurrentLocation();
        if (failed(parser.parseOptionalKeyword(&enumKeyword))) {{
{missing}        }}
{after_first}        if (::std::optional<{name}> flag = {_symbolize(enum)}) {{
          flags = flags | *flag;
        }} else {{
          return parser.emitError(loc, "{_expected_one_of(enum)}") << enumKeyword;
        }}
      }} while (::mlir::succeeded(parser.{_separator_parser(enum)}()));
      return {result};
"""


def _field_parsers(enum: EnumInfo) -> str:
    """`FieldParser` for the enum, and for the enum in a `std::optional`."""
    name = enum.qualified_name
    optional = f"std::optional<{name}>"
    if _is_parsed_bit_by_bit(enum):
        body = _bits_parser_body(enum, optional=False)
        optional_body = _bits_parser_body(enum, optional=True)
    else:
        absent = f'parser.emitError(loc, "expected keyword for {enum.summary}")'
        body = _keyword_parser_body(enum, absent, "*attr")
        optional_body = _keyword_parser_body(enum, f"{optional}{{}}", "attr")
    return (
        "namespace mlir {\ntemplate <typename T, typename>\nstruct FieldParser;\n\n"
        f"{_field_parser(name, body)}\n{_field_parser(optional, optional_body)}"
        "} // namespace mlir\n\n"
    )


def _is_parsed_bit_by_bit(enum: EnumInfo) -> bool:
    return enum.is_bit_enum and not enum.prints_quoted


def _switch(enum: EnumInfo, cases: Sequence[EnumCase], then: str, otherwise: str) -> str:
    labels = "".join([f"  case {enum.qualified_name}::{case.symbol}:\n" for case in cases])
    return f"  switch (value) {{\n{labels}    {then};\n  default:\n    {otherwise};\n  }}\n"


def _print_statements(enum: EnumInfo) -> str:
    """What `operator<<` does with `valueStr`: quote it where no keyword would be read back."""
    plain = "return p << valueStr"
    quoted = "return p << '\"' << valueStr << '\"'"
    keywords = [case for case in enum.cases if _is_keyword(case)]
    if not keywords:
        return f"  {quoted};\n"
    if len(keywords) < len(enum.cases):
        return _switch(enum, keywords, "break", quoted) + f"  {plain};\n"
    if not enum.is_bit_enum or not enum.prints_quoted:
        return f"  {plain};\n"
    several_bits = [case for case in enum.cases if case.value and not case.is_single_bit]
    groups = _switch(enum, several_bits, plain, "break") if several_bits else ""
    unsigned = f"static_cast<std::make_unsigned_t<{enum.qualified_name}>>(value)"
    return (
        f"{groups}  auto underlyingValue = {unsigned};\n"
        "  if (underlyingValue && !llvm::has_single_bit(underlyingValue))\n"
        f"    {quoted};\n  {plain};\n"
    )


def _check_keywords(enum: EnumInfo) -> None:
    for case in enum.cases:
        if not _is_keyword(case):
            raise enum.record.error(
                f"bit enum '{enum.qualified_name}' is printed without quotes, but its case "
                f"'{case.symbol}' is spelled '{case.str}', which is no keyword: spell it as one, "
                "or set 'printBitEnumQuoted'"
            )


def _print_operator(enum: EnumInfo) -> str:
    return (
        "namespace llvm {\n"
        "inline ::llvm::raw_ostream &operator<<(::llvm::raw_ostream &p, "
        f"{enum.qualified_name} value) {{\n"
        "  auto valueStr = stringifyEnum(value);\n"
        f"{_print_statements(enum)}}}\n}} // namespace llvm\n\n"
    )


def _dense_map_info(enum: EnumInfo) -> str:
    name = enum.qualified_name
    storage = enum.underlying_type or f"std::underlying_type_t<{name}>"
    return f"""namespace llvm {{
template<> struct DenseMapInfo<{name}> {{
  using StorageInfo = ::llvm::DenseMapInfo<{storage}>;

  static inline {name} getEmptyKey() {{
    return static_cast<{name}>(StorageInfo::getEmptyKey());
  }}

  static inline {name} getTombstoneKey() {{
    return static_cast<{name}>(StorageInfo::getTombstoneKey());
  }}

  static unsigned getHashValue(const {name} &val) {{
    return StorageInfo::getHashValue(static_cast<{storage}>(val));
  }}

  static bool isEqual(const {name} &lhs, const {name} &rhs) {{
    return lhs == rhs;
  }}
}};
}}

"""


def declaration(enum: EnumInfo) -> str:
    """The enum class and everything that is declared for it."""
    parts = [open_namespace(enum.cpp_namespace), "\n", _enum_class(enum)]
    parts.append(_conversion_declarations(enum))
    if enum.is_bit_enum:
        parts.append(_bit_operators(enum))
    parts.append(_generic_conversions(enum))
    if enum.has_specialized_attr:
        parts.append(_attr_class(enum))
    parts.append(close_namespace(enum.cpp_namespace) + "\n")
    if enum.underlying_type and enum.is_buildable:
        if _is_parsed_bit_by_bit(enum):
            _check_keywords(enum)
        parts += (_field_parsers(enum), _print_operator(enum))
    parts.append(_dense_map_info(enum))
    return "".join(parts)


# --- definitions ---------------------------------------------------------------


def _stringify(enum: EnumInfo) -> str:
    name = enum.class_name
    cases = "".join([f'    case {name}::{c.symbol}: return "{c.str}";\n' for c in enum.cases])
    return (
        f"{enum.symbol_to_string_type} {enum.symbol_to_string}({name} val) {{\n"
        f'  switch (val) {{\n{cases}  }}\n  return "";\n}}\n\n'
    )


def _symbolize_string(enum: EnumInfo) -> str:
    name = enum.class_name
    cases = "".join([f'      .Case("{c.str}", {name}::{c.symbol})\n' for c in enum.cases])
    return (
        f"::std::optional<{name}> {enum.string_to_symbol}(::llvm::StringRef str) {{\n"
        f"  return ::llvm::StringSwitch<::std::optional<{name}>>(str)\n"
        f"{cases}      .Default(::std::nullopt);\n}}\n"
    )


def _symbolize_value(enum: EnumInfo) -> str:
    name = enum.class_name
    cases = "".join([f"  case {c.value}: return {name}::{c.symbol};\n" for c in enum.cases])
    argument = enum.underlying_type or "unsigned"
    return (
        f"::std::optional<{name}> {enum.underlying_to_symbol}({argument} value) {{\n"
        f"  switch (value) {{\n{cases}  default: return ::std::nullopt;\n  }}\n}}\n\n"
    )


def _push_case(enum: EnumInfo, case: EnumCase, clear: bool) -> str:
    """Name the case where its bits are set; with `clear`, its bits are then done with."""
    condition = f"  if ({case.value}u == ({case.value}u & val))"
    push = f'    strs.push_back("{case.str}");\n'
    if not clear:
        return f"{condition}\n{push}"
    done = f"    val &= ~static_cast<{enum.underlying_type}>({case.value});\n"
    return f"{condition} {{\n{push}{done}  }}\n"


def _stringify_bits(enum: EnumInfo) -> str:
    bits = f"{enum.valid_bits}u"
    parts = [
        f"{enum.symbol_to_string_type} {enum.symbol_to_string}({enum.class_name} symbol) {{\n"
        f"  auto val = static_cast<{enum.underlying_type}>(symbol);\n"
        f'  assert({bits} == ({bits} | val) && "invalid bits set in bit enum");\n'
    ]
    if enum.zero_case:
        parts.append(f'  if (val == 0) return "{enum.zero_case.str}";\n\n')
    parts.append("  ::llvm::SmallVector<::llvm::StringRef, 2> strs;\n")
    if enum.prints_primary_groups:
        # Groups from the last to the first: a later one may hold an earlier one.
        parts += [_push_case(enum, case, clear=True) for case in reversed(enum.groups)]
        single = [case for case in enum.cases if case.is_single_bit and not case.is_group]
        parts += [_push_case(enum, case, clear=False) for case in single]
    else:
        parts += [_push_case(enum, case, clear=False) for case in enum.cases if case.value]
    parts.append(f'  return ::llvm::join(strs, "{enum.separator}");\n}}\n\n')
    return "".join(parts)


def _symbolize_string_of_bits(enum: EnumInfo) -> str:
    name, underlying = enum.class_name, enum.underlying_type
    zero = enum.zero_case
    none = f'  if (str == "{zero.str}") return {name}::{zero.symbol};\n\n' if zero else ""
    cases = "".join([f'      .Case("{c.str}", {c.value})\n' for c in enum.cases if c.value])
    return f"""::std::optional<{name}> {enum.string_to_symbol}(::llvm::StringRef str) {{
{none}  ::llvm::SmallVector<::llvm::StringRef, 2> symbols;
  str.split(symbols, "{enum.separator.strip()}");

  {underlying} val = 0;
  for (auto symbol : symbols) {{
    auto bit = llvm::StringSwitch<::std::optional<{underlying}>>(symbol.trim())
{cases}      .Default(::std::nullopt);
    if (bit) {{ val |= *bit; }} else {{ return ::std::nullopt; }}
  }}
  return static_cast<{name}>(val);
}}

"""


def _symbolize_bits(enum: EnumInfo) -> str:
    name, underlying = enum.class_name, enum.underlying_type
    zero = enum.zero_case
    none = f"  if (value == 0) return {name}::{zero.symbol};\n\n" if zero else ""
    known = f"static_cast<{underlying}>({enum.valid_bits}u)"
    return f"""::std::optional<{name}> {enum.underlying_to_symbol}({underlying} value) {{
{none}  if (value & ~{known}) return std::nullopt;
  return static_cast<{name}>(value);
}}

"""


def _attr_methods(enum: EnumInfo) -> str:
    attr = enum.specialized_attr_name
    underlying = enum.underlying_type
    base = enum.base_attr
    template = condition(base.value_as_def("predicate"))
    value_type = base.value_as_def("valueType")
    width = value_type.value_as_int("bitwidth") if "bitwidth" in value_type else 64
    check = substitute(template, {"_self": "attr"})
    number = f"static_cast<{underlying}>(val)"
    return f"""bool {attr}::classof(::mlir::Attribute attr) {{
  return {check};
}}
{attr} {attr}::get(::mlir::MLIRContext *context, {enum.class_name} val) {{
  ::mlir::IntegerType intType = ::mlir::IntegerType::get(context, {width});
  ::mlir::IntegerAttr baseAttr = ::mlir::IntegerAttr::get(intType, {number});
  return ::llvm::cast<{attr}>(baseAttr);
}}
{enum.class_name} {attr}::getValue() const {{
  return static_cast<{enum.class_name}>(::mlir::IntegerAttr::getValue().getZExtValue());
}}
"""


def definition(enum: EnumInfo) -> str:
    """The definitions of what `declaration` declares."""
    parts = [open_namespace(enum.cpp_namespace), "\n"]
    if enum.is_bit_enum:
        parts += (_stringify_bits(enum), _symbolize_string_of_bits(enum), _symbolize_bits(enum))
    else:
        parts += (_stringify(enum), _symbolize_string(enum))
        if not enum.has_implicit_values:
            parts.append(_symbolize_value(enum))
    if enum.has_specialized_attr:
        parts.append(_attr_methods(enum))
    parts.append("\n" + close_namespace(enum.cpp_namespace))
    return "".join(parts)


@generator("gen-enum-decls", help="C++ enum classes with their conversions: declarations")
def DECLS(records: Records, options: Options) -> str:
    return file_header("Enum Utility Declarations") + "".join(map(declaration, enums(records)))


@generator("gen-enum-defs", help="C++ enum classes with their conversions: definitions")
def DEFS(records: Records, options: Options) -> str:
    return file_header("Enum Utility Definitions") + "".join(map(definition, enums(records)))
