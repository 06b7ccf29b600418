"""What is declared for an enum: its class, conversions, operators, parsers and printer."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.model.enum import enums
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import generator
from tblgen_build.releases.mlir import (
    BITS_HAVE_ASSIGNMENTS,
    ENUM_PARSERS_ARE_DEFINED,
    ENUMS_ARE_NO_SPECIAL_KEYS,
)

from .text_form import (
    check_keywords,
    field_parsers,
    has_text_form,
    is_parsed_bit_by_bit,
    print_operator,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.model.enum import EnumInfo
    from tblgen_build.registry import Options

_DECLARATIONS: Final = cpp("""
    $summary
    enum class $head {
      $cases
    };

    $from_value
    $text_type $to_text($name);
    ::std::optional<$name> $from_text(::llvm::StringRef);
    $max_value
    $bit_operators

    inline $text_type stringifyEnum($name enumValue) {
      return $to_text(enumValue);
    }

    template <typename EnumType>
    ::std::optional<EnumType> symbolizeEnum(::llvm::StringRef);

    template <>
    inline ::std::optional<$name> symbolizeEnum<$name>(::llvm::StringRef str) {
      return $from_text(str);
    }
    $attribute
""")

_MAX_VALUE: Final = cpp("""
    inline constexpr unsigned $function() {
      return $value;
    }

""")

# What makes the enum class a set of bits.
_BIT_OPERATORS: Final = cpp("""

    inline constexpr $name operator|($name a, $name b) {
      return static_cast<$name>(static_cast<$number>(a) | static_cast<$number>(b));
    }
    inline constexpr $name operator&($name a, $name b) {
      return static_cast<$name>(static_cast<$number>(a) & static_cast<$number>(b));
    }
    inline constexpr $name operator^($name a, $name b) {
      return static_cast<$name>(static_cast<$number>(a) ^ static_cast<$number>(b));
    }
    $assignments
    inline constexpr $name operator~($name bits) {
      // Ensure only bits that can be present in the enum are set
      return static_cast<$name>(~static_cast<$number>(bits) & static_cast<$number>(${valid_bits}u));
    }
    inline constexpr bool bitEnumContainsAll($name bits, $name bit) {
      return (bits & bit) == bit;
    }
    inline constexpr bool bitEnumContainsAny($name bits, $name bit) {
      return (static_cast<$number>(bits) & static_cast<$number>(bit)) != 0;
    }
    inline constexpr $name bitEnumClear($name bits, $name bit) {
      return bits & ~bit;
    }
    inline constexpr $name bitEnumSet($name bits, $name bit, /*optional*/bool value=true) {
      return value ? (bits | bit) : bitEnumClear(bits, bit);
    }
""")

_ASSIGNMENTS: Final = cpp("""
    inline constexpr $name &operator|=($name &a, $name b) {
      return a = a | b;
    }
    inline constexpr $name &operator&=($name &a, $name b) {
      return a = a & b;
    }
    inline constexpr $name &operator^=($name &a, $name b) {
      return a = a ^ b;
    }
""")

_ATTRIBUTE: Final = cpp("""

    class $attribute : public ::mlir::IntegerAttr {
    public:
      using ValueType = $name;
      using ::mlir::IntegerAttr::IntegerAttr;
      static bool classof(::mlir::Attribute attr);
      static $attribute get(::mlir::MLIRContext *context, $name val);
      $name getValue() const;
    };
""")

# What the declared parsers need of MLIR's own headers.
_PARSERS_ARE_KNOWN: Final = cpp("""

    namespace mlir {
    class AsmParser;

    template <typename T, typename>
    struct FieldParser;
    } // namespace mlir
""")

_DENSE_MAP_INFO: Final = cpp("""

    namespace llvm {
    template<> struct DenseMapInfo<$name> {
      using StorageInfo = ::llvm::DenseMapInfo<$storage>;

      $special_keys
      static unsigned getHashValue(const $name &val) {
        return StorageInfo::getHashValue(static_cast<$storage>(val));
      }

      static bool isEqual(const $name &lhs, const $name &rhs) {
        return lhs == rhs;
      }
    };
    }

""")

_SPECIAL_KEYS: Final = cpp("""
    static inline $name getEmptyKey() {
      return static_cast<$name>(StorageInfo::getEmptyKey());
    }

    static inline $name getTombstoneKey() {
      return static_cast<$name>(StorageInfo::getTombstoneKey());
    }

""")


def _max_value(enum: EnumInfo) -> str:
    function = enum.max_value_function
    if enum.is_bit_enum or enum.has_implicit_values:
        return ""
    # The function's type is unsigned whatever that of the enum is.
    largest = max((case.value & 0xFFFFFFFF for case in enum.cases), default=0)
    return _MAX_VALUE(function=function, value=largest)


def _from_value(enum: EnumInfo) -> str:
    if enum.has_implicit_values:
        return ""
    argument = enum.underlying_type or "unsigned"
    return f"::std::optional<{enum.class_name}> {enum.underlying_to_symbol}({argument});"


def _bit_operators(enum: EnumInfo) -> str:
    if not enum.is_bit_enum:
        return ""
    name = enum.class_name
    has_assignments = enum.record.release.has(BITS_HAVE_ASSIGNMENTS)
    return _BIT_OPERATORS(
        name=name,
        number=enum.underlying_type,
        assignments=_ASSIGNMENTS(name=name) if has_assignments else "",
        valid_bits=enum.valid_bits,
    )


def _attribute(enum: EnumInfo) -> str:
    if not enum.has_specialized_attr:
        return ""
    return _ATTRIBUTE(attribute=enum.specialized_attr_name, name=enum.class_name)


def _dense_map_info(enum: EnumInfo) -> str:
    name = enum.qualified_name
    storage = enum.underlying_type or f"std::underlying_type_t<{name}>"
    has_none = enum.record.release.has(ENUMS_ARE_NO_SPECIAL_KEYS)
    return _DENSE_MAP_INFO(
        name=name, storage=storage, special_keys="" if has_none else _SPECIAL_KEYS(name=name)
    )


def _declaration(enum: EnumInfo) -> str:
    """The enum class and everything that is declared for it."""
    name, underlying = enum.class_name, enum.underlying_type
    declarations = _DECLARATIONS(
        summary=[f"// {line}" for line in (enum.summary.splitlines() or [""])],
        head=f"{name} : {underlying}" if underlying else name,
        cases=[
            f"{c.enumerator}," if c.value < 0 else f"{c.enumerator} = {c.value},"
            for c in enum.cases
        ],
        from_value=_from_value(enum),
        name=name,
        text_type=enum.symbol_to_string_type,
        to_text=enum.symbol_to_string,
        from_text=enum.string_to_symbol,
        max_value=_max_value(enum),
        bit_operators=_bit_operators(enum),
        attribute=_attribute(enum),
    )
    text_form = ""
    if has_text_form(enum):
        if is_parsed_bit_by_bit(enum):
            check_keywords(enum)
        text_form = field_parsers(enum) + print_operator(enum)
    return (
        in_namespace(enum.record.release, enum.cpp_namespace, declarations)
        + text_form
        + _dense_map_info(enum)
    )


@generator("gen-enum-decls", help="C++ enum classes with their conversions: declarations")
def DECLS(records: Records, options: Options) -> str:
    found = enums(records)
    are_defined = records.release.has(ENUM_PARSERS_ARE_DEFINED)
    parts = [file_header("Enum Utility Declarations", records.main_file)]
    if are_defined and any(map(has_text_form, found)):
        parts.append(_PARSERS_ARE_KNOWN())
    return "".join([*parts, *map(_declaration, found)])
