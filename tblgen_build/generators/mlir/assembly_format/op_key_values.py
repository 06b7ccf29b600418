"""The methods that read and write `prop-dict` as `<key = value, ...>`.

They know what the format has elsewhere, and how attributes and properties are parsed and printed;
MLIR's `parseProperties` and `printProperties` call them.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.statements import Case, if_chain
from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.placeholders import substitute

from .elements import AttributeVariable, PropertyVariable
from .op_elements import has_flags, keyword_enum, unit_of
from .op_parse_attributes import declare_attribute, parse_attribute, parse_property
from .op_print_attributes import attribute_printer
from .op_state import OperationState

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build.generators.mlir.model.operator import NamedAttribute, NamedProperty

    from .op_format import OpFormat

# --- parsing ---------------------------------------------------------------------------

_PARSE: Final = cpp("""
    auto &prop = result.getOrAddProperties<Properties>();
    (void)prop;
    $seen

    if (succeeded(parser.parseOptionalLess())) {
      ::llvm::SMLoc dictionaryLoc = parser.getCurrentLocation();
      ::mlir::NamedAttrList propertyAttributes;
      if (parser.parseOptionalAttrDict(propertyAttributes))
        return ::mlir::failure();
      if (dictionaryLoc != parser.getCurrentLocation()) {
        if (parser.parseGreater())
          return ::mlir::failure();
        auto propertyDictionary =
            ::mlir::DictionaryAttr::get(parser.getContext(), propertyAttributes);
        return setPropertiesFromParsedAttr(prop, propertyDictionary, [&]() {
          return parser.emitError(dictionaryLoc)
                 << "invalid properties " << propertyDictionary << ": ";
        });
      }

      bool reachedEnd = succeeded(parser.parseOptionalGreater());
      while (!reachedEnd) {
        ::llvm::SMLoc keyLoc = parser.getCurrentLocation();
        ::llvm::StringRef key;
        if (parser.parseKeyword(&key))
          return ::mlir::failure();
        $equal
          return ::mlir::failure();
        $entries

        reachedEnd = succeeded(parser.parseOptionalGreater());
        if (!reachedEnd && parser.parseComma())
          return ::mlir::failure();
      }
    }
    $missing
    return ::mlir::success();
""")

_EQUAL: Final = "if (parser.parseEqual())"
_EQUAL_UNLESS_UNIT: Final = cpp("""
    bool isUnitKey = $units;
    if (!isUnitKey && parser.parseEqual())
""")

_UNKNOWN: Final = cpp("""
    return parser.emitError(keyLoc, "unknown property in properties dictionary: ")
           << key;
""")

_DUPLICATE_OR_UNKNOWN: Final = cpp("""
    return parser.emitError(
               keyLoc,
               "duplicate or unknown property in properties dictionary: ")
           << key;
""")

_ENTRY: Final = cpp("""
    seen_$name = true;
    $value
""")

_UNIT: Final = cpp("""
    if (succeeded(parser.parseOptionalEqual())) {
      $value
    } else {
      prop.$name = $unit;
    }
""")

_SIZES: Final = cpp("""
    ::llvm::SmallVector<int32_t> parsedSegmentSizes;
    if (parser.parseCommaSeparatedList(
            ::mlir::AsmParser::Delimiter::Square, [&]() {
              int32_t size;
              if (parser.parseInteger(size))
                return ::mlir::failure();
              parsedSegmentSizes.push_back(size);
              return ::mlir::success();
            }))
      return ::mlir::failure();
    if (parsedSegmentSizes.size() != prop.$name.size())
      return parser.emitError(keyLoc, "expected $count entries for $name");
    ::llvm::copy(parsedSegmentSizes, prop.$name.begin());
""")

_VALUE_OR_ATTRIBUTE: Final = cpp("""
    auto parseResult = ::mlir::detail::parsePropertyWithFallback(
        parser, prop.$name,
        [&](auto &propStorage,
            ::mlir::Attribute propertyAttr) -> ::mlir::LogicalResult {
          auto emitError = [&]() {
            return parser.emitError(parser.getCurrentLocation())
                   << "invalid value for property " << key << ": ";
          };
          $convert;
        });
    if (failed(parseResult))
      return ::mlir::failure();
""")
_CONVERSION: Final = {"_storage": "propStorage", "_attr": "propertyAttr", "_diag": "emitError"}

_PARSE_BRACKETS: Final = cpp("""
    if (parser.parseLSquare())
      return ::mlir::failure();
    $value
    if (parser.parseRSquare())
      return ::mlir::failure();
""")

_PLAIN_FORMAT: Final = "`<` $value `>`"

_MISSING: Final = cpp("""
    if (!seen_$name)
      return ::mlir::emitError(result.location, "properties dictionary is missing required $kind: $name");
""")  # noqa: E501


def parse_key_values(format_: OpFormat) -> str:
    return _KeyValueParser(format_).body()


class _KeyValueParser:
    """The entries are sizes of segments, properties and attributes that the format lacks."""

    __slots__ = ("_attributes", "_properties", "_sizes", "_state")

    def __init__(self, format_: OpFormat) -> None:
        op = format_.op
        self._state = OperationState(format_)
        used = {p.name for p in format_.used_properties}
        self._sizes = format_.sizes_in_text()
        self._properties = [p for p in op.properties if p.name not in used]
        used = {a.name for a in format_.used_attributes}
        used.update(format_.inferred_attributes)
        self._attributes = [a for a in op.native_attributes if a.name not in used]

    def body(self) -> str:
        entries = [
            *[(name, self._parse_sizes(name)) for name in self._sizes],
            *[(p.name, self._parse_property(p)) for p in self._properties],
            *[(a.name, self._parse_attribute(a)) for a in self._attributes],
        ]
        cases = [
            Case(f'!seen_{name} && key == "{name}"', _ENTRY(name=name, value=value))
            for name, value in entries
        ]
        return _PARSE(
            seen=[f"bool seen_{name} = false;" for name, _ in entries],
            equal=self._equal(),
            entries=if_chain(cases, _DUPLICATE_OR_UNKNOWN()) if cases else _UNKNOWN(),
            missing=self._missing(),
        )

    def _equal(self) -> str:
        names = [p.name for p in self._properties if _is_unit_property(p)]
        names += [a.name for a in self._attributes if _is_unit_attribute(a)]
        if not names:
            return _EQUAL
        return _EQUAL_UNLESS_UNIT(units=" || ".join([f'key == "{name}"' for name in names]))

    def _missing(self) -> list[str]:
        required = [(name, "property") for name in self._sizes]
        required += [(p.name, "property") for p in self._properties if not p.prop.has_default_value]
        required += [(a.name, "attribute") for a in self._attributes if not _may_lack(a)]
        return [_MISSING(name=name, kind=kind) for name, kind in required]

    def _parse_sizes(self, name: str) -> str:
        op = self._state.op
        is_operands = name == known_traits.OPERAND_SEGMENT_SIZES
        return _SIZES(name=name, count=len(op.operands if is_operands else op.results))

    def _parse_property(self, named: NamedProperty) -> str:
        if named.prop.has_default_parser:
            convert = substitute(named.prop.convert_from_attribute, _CONVERSION)
            return _VALUE_OR_ATTRIBUTE(name=named.name, convert=convert)
        value = parse_property(self._state, PropertyVariable(named))
        if not _is_unit_property(named):
            return value
        return _UNIT(value=value, name=named.name, unit="true")

    def _parse_attribute(self, named: NamedAttribute) -> str:
        element = AttributeVariable(named, is_enum=has_plain_enum(named))
        parse = parse_attribute(self._state, element, is_optional=False)
        if _has_commas(element):
            parse = _PARSE_BRACKETS(value=parse)
        value = declare_attribute(element) + parse
        if not _is_unit_attribute(named):
            return value
        return _UNIT(value=value, name=named.name, unit="parser.getBuilder().getUnitAttr()")


def _is_unit_property(named: NamedProperty) -> bool:
    """A property that the key alone sets."""
    if named.prop.base.record.name not in ("UnitProp", "UnitProperty"):
        return False
    return named.prop.default_value == "false"


def _is_unit_attribute(named: NamedAttribute) -> bool:
    return unit_of(AttributeVariable(named)) is not None


def _may_lack(named: NamedAttribute) -> bool:
    return named.attr.is_optional or named.attr.has_default_value


def has_plain_enum(named: NamedAttribute) -> bool:
    """Whether the attribute is written as its case, as by the `enum` directive: where its own
    format says no more. Raises RecordError where it has none."""
    record = named.attr.base.record
    if not record.is_subclass_of("EnumAttr"):
        return False
    return record.value_as_string("assemblyFormat") == _PLAIN_FORMAT


def _has_commas(element: AttributeVariable) -> bool:
    """Whether the commas of a value could be taken for those between keys."""
    info = keyword_enum(element)
    return info is not None and has_flags(element, info) and info.separator.strip() == ","


# --- printing --------------------------------------------------------------------------

_PRINT: Final = cpp("""
    bool first = true;
    auto printKey = [&](::llvm::StringRef name, bool printValue) {
      _odsPrinter << (first ? " <" : ", ") << name;
      if (printValue)
        _odsPrinter << " = ";
      first = false;
    };
    auto shouldPrint = [&](::llvm::StringRef name) {
      return !::llvm::is_contained(elidedProps, name);
    };
    $entries
    if (!first)
      _odsPrinter << ">";
""")

_PRINT_ENTRY: Final = cpp("""
    if (shouldPrint("$name")$present) {
      printKey("$name", /*printValue=*/$has_value);
      $value
    }
""")

_PRINT_BRACKETS: Final = cpp("""
    _odsPrinter << "[";
    $value
    _odsPrinter << "]";
""")

_PRINT_SIZES: Final = cpp("""
    _odsPrinter << "[";
    ::llvm::interleaveComma(prop.$name, _odsPrinter);
    _odsPrinter << "]";
""")

_PRINT_VALUE_OR_ATTRIBUTE: Final = cpp("""
    if constexpr (::mlir::detail::HasKeyValueFieldParser<std::remove_cv_t<std::remove_reference_t<decltype(prop.$name)>>>::value) {
      $value
    } else {
      auto propertyAttr = [&]() -> ::mlir::Attribute {
        $convert
      }();
      _odsPrinter.printAttribute(propertyAttr);
    }
""")  # noqa: E501


def print_key_values(format_: OpFormat) -> str:
    op = format_.op
    entries = [
        _print_entry(name, _PRINT_SIZES(name=name), has_value=True)
        for name in format_.sizes_in_text()
    ]
    entries += [_print_property(named) for named in op.properties]
    entries += [_print_attribute(named) for named in op.native_attributes]
    return _PRINT(entries=entries)


def _print_entry(name: str, value: str, *, has_value: bool, present: str = "") -> str:
    has = "true" if has_value else "false"
    return _PRINT_ENTRY(name=name, present=present, has_value=has, value=value)


def _print_property(named: NamedProperty) -> str:
    name, prop = named.name, named.prop
    if _is_unit_property(named):
        return _print_entry(name, "", has_value=False)
    storage = f"prop.{name}"
    context = {"_printer": "_odsPrinter", "_ctxt": "_odsContext", "_storage": storage}
    value = f"{substitute(prop.printer, context)};"
    if prop.has_default_parser:
        convert = substitute(
            prop.convert_to_attribute, {"_ctxt": "_odsContext", "_storage": storage}
        )
        value = _PRINT_VALUE_OR_ATTRIBUTE(name=name, value=value, convert=convert)
    return _print_entry(name, value, has_value=True)


def _print_attribute(named: NamedAttribute) -> str:
    name = named.name
    present = f" && prop.{name}" if _may_lack(named) else ""
    if _is_unit_attribute(named):
        return _print_entry(name, "", has_value=False, present=present)
    storage = f"prop.{name}"
    value = substitute(named.attr.convert_from_storage, {"_self": storage})
    if named.attr.is_optional and not named.attr.has_default_value:
        value = f"*({value})"
    element = AttributeVariable(named, is_enum=has_plain_enum(named))
    text = attribute_printer(element, storage, value)
    if _has_commas(element):
        text = _PRINT_BRACKETS(value=text)
    return _print_entry(name, text, has_value=True, present=present)
