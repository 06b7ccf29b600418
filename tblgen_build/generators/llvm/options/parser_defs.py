"""The tables from which LLVM's OptTable parses a command line (gen-opt-parser-defs)."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import bare_array, braced
from tblgen_build.generators.cpp.literals import escape, quoted
from tblgen_build.generators.cpp.sections import file_header
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.llvm import (
    HELP_HAS_VARIANTS,
    HELP_VARIANTS_ARE_BRACES,
    OPTIONS_HAVE_A_STRING_TABLE,
    OPTIONS_HAVE_SUB_COMMANDS,
)
from tblgen_build.releases.target_independent import (
    MARSHALLED_VALUES_ARE_MERGED,
    OPTIONS_ARE_TABLES,
)

from .info_tables import InfoTables, conditional
from .name_lists import NameLists, numbered
from .option_order import groups, has, option_name, sorted_options
from .options_struct import OptionsStruct

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

    from tblgen_build._core import Record, Records, TemplateValue
    from tblgen_build.registry import Options

# Visibilities of a variant of the help text, and variants of an option, that a row has room for.
_HELP_VARIANTS: Final = cpp("""
    (std::array<std::pair<std::array<unsigned, 2>, const char*>, 1>{{ $variants }})
""")
_HELP_VARIANT: Final = cpp("{std::array<unsigned, 2>{{$seen_by}}, $text}")
_HELP_VARIANT_PAIR: Final = cpp("std::make_pair(std::array<unsigned, 2>{{$seen_by}}, $text)")
_MARSHALLING: Final = "OPTION_WITH_MARSHALLING"
_OFFSETS: Final = "static constexpr llvm::StringTable::Offset"

_SECTION: Final = cpp("""
    $bar
    // $title

    #ifdef $macro
    $body
    #endif // $macro

""")
_SUB_COMMAND_IDS: Final = cpp("""
    /////////// SubCommand IDs

    #ifdef OPTTABLE_SUBCOMMAND_IDS_TABLE_CODE
    static constexpr unsigned OptionSubCommandIDsTable[] = {
      $ids
    };
    #endif // OPTTABLE_SUBCOMMAND_IDS_TABLE_CODE

""")
_VALUES_SECTION: Final = cpp("""
    $bar
    // ValuesCode

    #ifdef OPTTABLE_VALUES_CODE
    $codes
    #endif
""")
_ROWS: Final = cpp("""
    $bar
    // Groups

    #ifdef OPTION
    $groups

    //////////
    // Options

    $options
    #endif // OPTION
""")
_MARSHALLED: Final = cpp("""
    #ifdef $macro
    $row
    #endif // $macro
""")
_SUB_COMMANDS: Final = cpp("""
    $bar

    // SubCommands

    #ifdef OPTTABLE_SUBCOMMANDS_CODE
    static constexpr llvm::opt::OptTable::SubCommand OptionSubCommands[] = {
      $rows
    };
    #endif // OPTTABLE_SUBCOMMANDS_CODE

""")
_BAR: Final = "/" * 9
_INLINE_PREFIXES: Final = cpp("""
    #define COMMA ,
    $lists
    #undef COMMA
""")

_PREFIX: Final = cpp("PREFIX($name, {$prefixes})")
_PREFIX_UNION: Final = cpp("""
    PREFIX_UNION({
    $prefixes})
""")

_VALUES_CODE: Final = cpp("""
    #define VALUES_CODE $name
    $code
    #undef VALUES_CODE
""")

_ENUMS: Final = cpp("""

    #ifdef SIMPLE_ENUM_VALUE_TABLE

    struct SimpleEnumValue {
      const char *Name;
      unsigned Value;
    };

    struct SimpleEnumValueTable {
      const SimpleEnumValue *Table;
      unsigned Size;
    };
    $values
    static const SimpleEnumValueTable SimpleEnumValueTables[] = {$tables};
    static const unsigned SimpleEnumValueTablesSize = std::size(SimpleEnumValueTables);
    #endif // SIMPLE_ENUM_VALUE_TABLE

""")
_ENUM_VALUES: Final = cpp("""
    static const SimpleEnumValue $name[] = {
    $rows};
""")

_ENUM_VALUE: Final = cpp('{"$word",static_cast<unsigned>($value)},')
_ENUM_TABLE: Final = cpp("{$name, std::size($name)},\n")


@generator("gen-opt-parser-defs", help="command-line options, for OptTable", fitted=18)
def PARSER_DEFS(records: Records, options: Options) -> str:
    if records.release.has(OPTIONS_ARE_TABLES):
        text = _option_infos(records)
    else:
        text = _OptionTables(records).text()
    return file_header("Option Parsing Definitions") + text


def _option_infos(records: Records) -> str:
    structs = records.all_derived_definitions_if_defined("OptionsStruct")
    tables = InfoTables(records)
    struct = OptionsStruct(structs, tables) if structs else None
    marshalled = [row for row in tables.options if row.record.value_as_optional_string("KeyPath")]
    marshalled.sort(key=lambda row: row.record.id)
    enums = [row.record for row in marshalled if has(row.record, "NormalizedValues")]
    return "".join(
        [
            tables.tables(),
            struct.text() if struct else "",
            tables.values_code(),
            _ROWS(
                bar=_BAR,
                groups=of_each(tables.groups, lambda row: f"OPTION({tables.group_row(row)})"),
                options=of_each(
                    tables.options,
                    lambda row: conditional(row.record, f"OPTION({tables.row(row)})"),
                ),
            ),
            *of_each(marshalled, lambda row: _marshalling(row.record, tables.row(row), enums)),
            _enum_tables(enums),
            "\n",
        ]
    )


def _literal(text: str | None) -> str:
    return "nullptr" if text is None else quoted(text)


def _literals(texts: Iterable[str]) -> str:
    """In a macro's argument."""
    return " COMMA ".join([f"llvm::StringLiteral({quoted(t)})" for t in texts])


def _section(title: str, macro: str, body: TemplateValue) -> str:
    return _SECTION(bar=_BAR, title=title, macro=macro, body=body)


class _OptionTables:
    """All tables of one set of options."""

    def __init__(self, records: Records) -> None:
        release = records.release
        self.has_strings = release.has(OPTIONS_HAVE_A_STRING_TABLE)
        self.has_sub_commands = release.has(OPTIONS_HAVE_SUB_COMMANDS)
        braces = release.has(HELP_VARIANTS_ARE_BRACES)
        self.help_variant = _HELP_VARIANT if braces else _HELP_VARIANT_PAIR
        # The column is missing where options have none.
        self.has_help_variants = release.has(HELP_HAS_VARIANTS)
        self.no_help_variants = self._variants([("0, 0", "nullptr")])
        self.options = sorted_options(records)
        self.groups = groups(records)
        self.sub_commands = records.all_derived_definitions_if_defined("SubCommand")
        self.strings = StringOffsets()
        self.prefixes = {id(o): o.value_as_list_of_strings("Prefixes") for o in self.options}
        self.prefix_lists = NameLists(self.prefixes.values())
        # As they are first used.
        self.prefix_names: dict[tuple[str, ...], str] = {}
        for option in self.options:
            prefixes = tuple(self.prefixes[id(option)])
            self.prefix_names.setdefault(prefixes, f"prefix_{len(self.prefix_names)}")
        self.all_prefixes = sorted({p for prefixes in self.prefixes.values() for p in prefixes})
        self.prefix_offsets = {prefix: self.strings.add(prefix) for prefix in self.all_prefixes}
        of_each(self.groups, lambda record: self.strings.add(record.value_as_string("Name")))
        of_each(self.options, lambda record: self.strings.add(self._spelling(record)))
        self.sub_command_lists = NameLists(of_each(self.options, self._sub_commands))

    def _spelling(self, option: Record) -> str:
        return "".join(self.prefixes[id(option)][:1]) + option.value_as_string("Name")

    def _sub_commands(self, option: Record) -> list[str]:
        if not self.has_sub_commands:
            return []
        return [c.name for c in option.value_as_list_of_defs("SubCommands")]

    def text(self) -> str:
        marshalled = [o for o in self.options if o.value_as_optional_string("KeyPath")]
        marshalled.sort(key=lambda option: option.id)
        enums = [option for option in marshalled if has(option, "NormalizedValues")]
        return "".join(
            [
                self._string_tables() if self.has_strings else self._inline_prefixes(),
                self._values_code(),
                self._rows(),
                *of_each(marshalled, lambda option: _marshalling(option, self._row(option), enums)),
                _enum_tables(enums),
                self._sub_command_table() if self.has_sub_commands else "",
                "\n",
            ]
        )

    def _string_tables(self) -> str:
        strings = self.strings.definition("OptionStrTable").rstrip()
        return _section("String table", "OPTTABLE_STR_TABLE_CODE", strings) + self._prefix_tables()

    def _inline_prefixes(self) -> str:
        """As before options had a string table: lists of prefixes have names."""
        lists = [
            _PREFIX(name=name, prefixes=_literals([*prefixes, ""]))
            for prefixes, name in sorted(self.prefix_names.items())
        ]
        union = _PREFIX_UNION(prefixes=_literals([*self.all_prefixes, ""]))
        return _section("Prefixes", "PREFIX", _INLINE_PREFIXES(lists=lists)) + _section(
            "Prefix Union", "PREFIX_UNION", _INLINE_PREFIXES(lists=[union])
        )

    def _prefix_tables(self) -> str:
        ids = {command.name: at for at, command in enumerate(self.sub_commands)}
        prefixes = bare_array(
            f"{_OFFSETS} OptionPrefixesTable[]",
            self.prefix_lists.rows("prefixes", self.prefix_offsets),
        )
        union = bare_array(
            f"{_OFFSETS} OptionPrefixesUnion[]",
            ",   ".join(numbered(self.all_prefixes, self.prefix_offsets)) or "\n",
        )
        sub_commands = _SUB_COMMAND_IDS(ids=self.sub_command_lists.rows("subcommands", ids))
        return "".join(
            [
                _section("Prefixes", "OPTTABLE_PREFIXES_TABLE_CODE", prefixes),
                sub_commands if self.has_sub_commands else "",
                _section("Prefix Union", "OPTTABLE_PREFIXES_UNION_CODE", union),
            ]
        )

    def _values_code(self) -> str:
        parts: list[str] = []
        for option in self.options:
            code = option.value_as_optional_string("ValuesCode")
            if code is not None:
                name = f"{option_name(option)}_Values"
                parts.append(_VALUES_CODE(name=name, code=code))
        return _VALUES_SECTION(bar=_BAR, codes=parts)

    def _rows(self) -> str:
        return _ROWS(
            bar=_BAR,
            groups=of_each(self.groups, lambda group: f"OPTION({self._group_row(group)})"),
            options=of_each(self.options, lambda option: f"OPTION({self._row(option)})"),
        )

    def _group_row(self, group: Record) -> str:
        parent = group.value_as_optional_def("Group")
        return ", ".join(
            [
                "0 /* no prefixes */"
                if self.has_strings
                else "llvm::ArrayRef<llvm::StringLiteral>()",
                self._string(group.value_as_string("Name")),
                option_name(group),
                "Group",
                option_name(parent) if parent else "INVALID",
                "INVALID, nullptr, 0, 0, 0," + _help(group),
                *([self.no_help_variants] if self.has_help_variants else []),
                "nullptr, nullptr",
                *([" 0"] if self.has_sub_commands else []),
            ]
        )

    def _string(self, text: str) -> str:
        return (
            f"{self.strings.add(text)} /* {escape(text)} */" if self.has_strings else quoted(text)
        )

    def _prefix_list(self, option: Record) -> str:
        prefixes = self.prefixes[id(option)]
        if self.has_strings:
            return str(self.prefix_lists.offset(prefixes))
        return self.prefix_names[tuple(prefixes)]

    def _variants(self, variants: Iterable[tuple[str, str]]) -> str:
        """Texts for those who see them."""
        rows = [self.help_variant(seen_by=seen_by, text=text) for seen_by, text in variants]
        return _HELP_VARIANTS(variants=", ".join(rows)).rstrip()

    def _help_variants(self, option: Record) -> list[str]:
        if not self.has_help_variants:
            return []
        variants = [
            (
                ", ".join([v.name for v in variant.value_as_list_of_defs("Visibilities")]),
                _literal(variant.value_as_string("Text")),
            )
            for variant in option.value_as_list_of_defs("HelpTextsForVariants")
        ]
        return [self._variants(variants) if variants else self.no_help_variants]

    def _row(self, option: Record) -> str:
        group = option.value_as_optional_def("Group")
        alias = option.value_as_optional_def("Alias")
        return ", ".join(
            [
                self._prefix_list(option),
                self._string(self._spelling(option)),
                option_name(option),
                option.value_as_def("Kind").value_as_string("Name"),
                option_name(group) if group else "INVALID",
                option_name(alias) if alias else "INVALID",
                _alias_args(option),
                _names(option, group, "Flags"),
                _names(option, group, "Visibility"),
                f"{option.value_as_int('NumArgs')},{_help(option)}",
                *self._help_variants(option),
                _literal(option.value_as_optional_string("MetaVarName")),
                _values(option),
                *self._sub_command_list(option),
            ]
        )

    def _sub_command_list(self, option: Record) -> list[str]:
        if not self.has_sub_commands:
            return []
        return [str(self.sub_command_lists.offset(self._sub_commands(option)))]

    def _sub_command_table(self) -> str:
        rows: list[str] = []
        for command in self.sub_commands:
            texts = [command.value_as_string(name) for name in ("Name", "HelpText", "Usage")]
            rows.append(braced([f'"{text}"' for text in texts]) + ",")
        return _SUB_COMMANDS(bar=_BAR, rows=rows)


def _marshalling(option: Record, row: str, enums: list[Record]) -> str:
    """`row` is what `OPTION` has of the option."""
    macro = option.value_as_string("MacroPrefix") + _MARSHALLING
    default = _scoped(option, option.value_as_string("DefaultValue"))
    implied = option.value_as_optional_string("ImpliedValue")
    merged = ["ValueMerger", "ValueExtractor"]
    if not option.release.has(MARSHALLED_VALUES_ARE_MERGED):
        merged = []
    items = [
        row,
        option.value_as_string("ShouldParse"),
        str(int(option.value_as_bit("ShouldAlwaysEmit"))),
        option.value_as_string("KeyPath"),
        default,
        option.value_as_string("ImpliedCheck"),
        default if implied is None else _scoped(option, implied),
        option.value_as_string("Normalizer"),
        option.value_as_string("Denormalizer"),
        *[option.value_as_string(field) for field in merged],
        str(enums.index(option) if option in enums else -1),
    ]
    return _MARSHALLED(macro=macro, row=f"{macro}({', '.join(items)})")


def _scoped(option: Record, value: str) -> str:
    scope = option.value_as_string("NormalizedValuesScope")
    return f"{scope}::{value}" if scope else value


def _alias_args(option: Record) -> str:
    args = option.value_as_list_of_strings("AliasArgs")
    if not args:
        return "nullptr"
    # Not escaped, as in the reference: authors write what stands between the quotes.
    return '"' + "".join([f"{arg}\\0" for arg in args]) + '"'


def _names(option: Record, group: Record | None, field: str) -> str:
    """The option's flags or visibilities and its group's, as bits."""
    names = [record.name for record in option.value_as_list_of_defs(field)]
    if group:
        names += [record.name for record in group.value_as_list_of_defs(field)]
    return " | ".join(names) or "0"


def _help(record: Record) -> str:
    """After its comma."""
    text = record.value_as_optional_string("HelpText")
    # On a line of its own: quotes that alias arguments leave open end before it.
    return " nullptr" if text is None else "\n       " + _literal(text)


def _values(option: Record) -> str:
    values = option.value_as_optional_string("Values")
    if values is None and has(option, "ValuesCode"):
        return f"{option_name(option)}_Values"
    return _literal(values)


def _enum_tables(enums: Sequence[Record]) -> str:
    """For options that take one of several words: which value each word stands for."""
    rows = of_each(enums, _enum_rows)
    names = [f"{option_name(option)}ValueTable" for option in enums]
    return _ENUMS(
        values=[
            _ENUM_VALUES(name=name, rows="".join(of_enum))
            for name, of_enum in zip(names, rows, strict=True)
        ],
        tables="".join([_ENUM_TABLE(name=name) for name in names]),
    )


def _enum_rows(option: Record) -> list[str]:
    words = [word for word in option.value_as_string("Values").split(",") if word]
    values = option.value_as_list_of_strings("NormalizedValues")
    if len(words) > len(values):
        raise option.error(
            f"option '{option.name}' takes {len(words)} values, "
            f"and 'NormalizedValues' says what {len(values)} of them mean"
        )
    return [
        _ENUM_VALUE(word=word, value=_scoped(option, value))
        for word, value in zip(words, values, strict=False)
    ]
