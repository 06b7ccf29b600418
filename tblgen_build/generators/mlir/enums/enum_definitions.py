"""The definitions of an enum's conversions and of the methods of its attribute."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.mlir.model.enum import enums
from tblgen_build.generators.mlir.model.placeholders import substitute
from tblgen_build.generators.mlir.model.predicate import condition
from tblgen_build.generators.mlir.spellings import in_namespace
from tblgen_build.registry import generator
from tblgen_build.releases.mlir import ENUM_PARSERS_ARE_DEFINED, ENUM_VALUES_ARE_UNSIGNED

from .text_form import field_parser_definitions, has_text_form

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.mlir.model.enum import EnumCase, EnumInfo
    from tblgen_build.registry import Options

# --- enums of which a value is one case

_CONVERSIONS: Final = cpp("""
    $text_type $to_text($name val) {
      switch (val) {
        $texts
      }
      return "";
    }

    ::std::optional<$name> $from_text(::llvm::StringRef str) {
      return ::llvm::StringSwitch<::std::optional<$name>>(str)
          $values
          .Default(::std::nullopt);
    }
    $from_value
""")

_FROM_VALUE: Final = cpp("""
    ::std::optional<$name> $function($type value) {
      switch (value) {
      $cases
      default: return ::std::nullopt;
      }
    }

""")


def _conversions(enum: EnumInfo) -> str:
    name, cases = enum.class_name, enum.cases
    from_value = ""
    if not enum.has_implicit_values:
        from_value = _FROM_VALUE(
            name=name,
            function=enum.underlying_to_symbol,
            type=enum.underlying_type or "unsigned",
            cases=[f"case {c.value}: return {name}::{c.enumerator};" for c in cases],
        )
    return _CONVERSIONS(
        text_type=enum.symbol_to_string_type,
        to_text=enum.symbol_to_string,
        from_text=enum.string_to_symbol,
        name=name,
        texts=[f'case {name}::{c.enumerator}: return "{c.str}";' for c in cases],
        values=[f'.Case("{c.str}", {name}::{c.enumerator})' for c in cases],
        from_value=from_value,
    )


# --- enums of which a value is a set of bits

_CONVERSIONS_OF_BITS: Final = cpp("""
    $text_type $to_text($name symbol) {
      auto val = static_cast<$number>(symbol);
      assert(${valid_bits}u == (${valid_bits}u | val) && "invalid bits set in bit enum");
      $zero_to_text
      ::llvm::SmallVector<::llvm::StringRef, 2> strs;
      $push_texts
      return ::llvm::join(strs, "$separator");
    }

    ::std::optional<$name> $from_text(::llvm::StringRef str) {
      $zero_from_text
      ::llvm::SmallVector<::llvm::StringRef, 2> symbols;
      str.split(symbols, "$stripped_separator");

      $number val = 0;
      for (auto symbol : symbols) {
        auto bit = llvm::StringSwitch<::std::optional<$number>>(symbol.trim())
            $values
            .Default(::std::nullopt);
        if (bit) { val |= *bit; } else { return ::std::nullopt; }
      }
      return static_cast<$name>(val);
    }

    ::std::optional<$name> $from_value($number value) {
      $zero_from_value
      if (value & ~static_cast<$number>(${valid_bits}u)) return std::nullopt;
      return static_cast<$name>(value);
    }
""")

_OF_NO_BIT: Final = cpp("""
    // Special case for all bits unset.
    if ($condition) return $value;

""")

_PUSH_TEXT: Final = cpp("""

    if (${value}u == (${value}u & val))
      strs.push_back("$text");
""")

_PUSH_TEXT_OF_GROUP: Final = cpp("""

    if (${value}u == (${value}u & val)) {
      strs.push_back("$text");
      val &= ~static_cast<$number>($value);
    }
""")


def _conversions_of_bits(enum: EnumInfo) -> str:
    name = enum.class_name
    zero_to_text = zero_from_text = zero_from_value = ""
    zero = enum.zero_case
    if zero:
        symbol = f"{name}::{zero.enumerator}"
        zero_to_text = _OF_NO_BIT(condition="val == 0", value=f'"{zero.str}"')
        zero_from_text = _OF_NO_BIT(condition=f'str == "{zero.str}"', value=symbol)
        zero_from_value = _OF_NO_BIT(condition="value == 0", value=symbol)
    return _CONVERSIONS_OF_BITS(
        text_type=enum.symbol_to_string_type,
        to_text=enum.symbol_to_string,
        from_text=enum.string_to_symbol,
        from_value=enum.underlying_to_symbol,
        name=name,
        number=enum.underlying_type,
        valid_bits=enum.valid_bits,
        separator=enum.separator,
        stripped_separator=enum.separator.strip(),
        zero_to_text=zero_to_text,
        zero_from_text=zero_from_text,
        zero_from_value=zero_from_value,
        push_texts=_push_texts(enum),
        values=[f'.Case("{c.str}", {c.value})' for c in enum.cases if c.value],
    )


def _push_texts(enum: EnumInfo) -> list[str]:
    """What names the cases whose bits are set; the bits of a group are then done with."""
    if not enum.prints_primary_groups:
        return [_push_text(case) for case in enum.cases if case.value]
    number = enum.underlying_type
    # Groups from the last to the first: a later one may hold an earlier one.
    groups = [
        _PUSH_TEXT_OF_GROUP(value=case.value, text=case.str, number=number)
        for case in reversed(enum.groups)
        if case.value
    ]
    return ["// Print bit enum groups before individual bits\n", *groups] + [
        _push_text(case) for case in enum.cases if case.is_bit and case.value
    ]


def _push_text(case: EnumCase) -> str:
    return _PUSH_TEXT(value=case.value, text=case.str)


# --- the enum's attribute

_ATTRIBUTE_METHODS: Final = cpp("""
    bool $attribute::classof(::mlir::Attribute attr) {
      return $condition;
    }
    $attribute $attribute::get(::mlir::MLIRContext *context, $name val) {
      ::mlir::IntegerType intType = ::mlir::IntegerType::get(context, $width);
      ::mlir::IntegerAttr baseAttr = ::mlir::IntegerAttr::get(intType, static_cast<$number>(val));
      return ::llvm::cast<$attribute>(baseAttr);
    }
    $name $attribute::getValue() const {
      return static_cast<$name>(::mlir::IntegerAttr::$value);
    }
""")


def _attribute_methods(enum: EnumInfo) -> str:
    if not enum.has_specialized_attr:
        return ""
    base = enum.base_attr
    template = condition(base.value_as_def("predicate"))
    value_type = base.value_as_def("valueType")
    is_unsigned = enum.record.release.has(ENUM_VALUES_ARE_UNSIGNED)
    return _ATTRIBUTE_METHODS(
        value="getValue().getZExtValue()" if is_unsigned else "getInt()",
        attribute=enum.specialized_attr_name,
        name=enum.class_name,
        number=enum.underlying_type,
        condition=substitute(template, {"_self": "attr"}),
        width=value_type.value_as_int("bitwidth") if "bitwidth" in value_type else 64,
    )


def _definition(enum: EnumInfo) -> str:
    conversions = _conversions_of_bits(enum) if enum.is_bit_enum else _conversions(enum)
    release = enum.record.release
    methods = in_namespace(release, enum.cpp_namespace, conversions + _attribute_methods(enum))
    if has_text_form(enum) and release.has(ENUM_PARSERS_ARE_DEFINED):
        return methods + field_parser_definitions(enum)
    return methods


@generator("gen-enum-defs", help="C++ enum classes with their conversions: definitions")
def DEFS(records: Records, options: Options) -> str:
    return file_header("Enum Utility Definitions", records.main_file) + "".join(
        map(_definition, enums(records))
    )
