"""What LLVM's OptTable parses a command line with since it has `struct InfoExtra`.

It knows how an option becomes a row of them, not in which order options stand.
"""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.initializers import bare_array
from tblgen_build.generators.cpp.literals import escape
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.generators.mistakes import of_each

from .name_lists import NameLists
from .option_order import groups, has, option_name, sorted_options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records

_TABLES: Final = cpp("""
    /////////
    // Tables

    #if$condition
    $ids
    static llvm::opt::OptTable::Tables optionTables() {
      $names

    $strings
      $prefixes

      static constexpr llvm::opt::OptTable::HelpTextVariant OptionHelpTextVariantsTable[] = {
        {0, 0},
        $variants
      };

      $sub_commands
      $sub_command_ids

      static constexpr llvm::opt::OptTable::InfoExtra OptionInfoExtrasTable[] = {
        $extras
      };

      static constexpr llvm::opt::OptTable::Info OptionInfoTable[] = {
        $infos
      };

      return {OptionStrTable, OptionPrefixesTable, OptionInfoTable, OptionInfoExtrasTable,
              OptionHelpTextVariantsTable, $found, OptionSubCommandIDsTable};
    }
    #undef OPTTABLE_CODE
    #endif // OPTTABLE_CODE

""")
_SUB_COMMANDS: Final = cpp("""
    static constexpr llvm::opt::OptTable::SubCommand OptionSubCommands[] = {
      $rows
    };

""")
_IDS: Final = cpp("""
    namespace {
    enum ID : unsigned {
      OPT_INVALID = 0,
      $ids
    };
    } // namespace

""")
_NAMES: Final = cpp("""
    using llvm::opt::DefaultVis, llvm::opt::HelpHidden,
        llvm::opt::RenderAsInput, llvm::opt::RenderJoined,
        llvm::opt::RenderSeparate;
""")
_CONDITIONAL: Final = cpp("""
    #if $condition
    $lines
    #endif
""")
_VALUES: Final = cpp("""
    /////////
    // ValuesCode

    #ifdef OPTTABLE_VALUES_CODE
    $codes
    static llvm::StringRef getOptionValuesCode(unsigned ID) {
      switch (ID) {
        $cases
      }
      return {};
    }
    #undef OPTTABLE_VALUES_CODE
    #endif // OPTTABLE_VALUES_CODE
""")
_VALUES_CODE: Final = cpp("""
    #define VALUES_CODE $name
    $code
    #undef VALUES_CODE
""")
_CLASS: Final = cpp("llvm::opt::Option::${kind}Class")
_ROW: Final = cpp("{$items},")
_GROUP: Final = cpp("""
    0 /* no prefixes */, $spelled, $name, Group, $parent, INVALID, 0, 0, 0, 0, $help, 0, 0, 0, 0
""")
_VARIANT: Final = cpp("{$seen_by, $text},")
_VARIANTS_END: Final = "{0, 0},"
_NO_EXTRA: Final = "{0, 0, 0, 0, 0, 0, 0, 0},"


class OptionRow:
    """An option or a group with the numbers that its rows are made of."""

    __slots__ = (
        "alias_args",
        "extra",
        "flags",
        "help",
        "meta_var",
        "name",
        "record",
        "spelling",
        "values",
        "variants",
        "visibility",
    )

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = option_name(record)
        self.spelling = ""
        # Offsets of texts; 0: there is none.
        self.help = self.meta_var = self.values = self.alias_args = 0
        self.variants = 0  # offset into the table of texts for some
        self.extra = 0  # index into the table of what few options have
        self.flags = self.visibility = "0"


class InfoTables:
    """All tables of one set of options; `ids` are used where options are members of a struct."""

    def __init__(self, records: Records, ids: dict[Record, str] | None = None) -> None:
        self.ids = ids
        self.strings = StringOffsets()
        self.groups = of_each(groups(records), OptionRow)
        self.options = of_each(sorted_options(records), OptionRow)
        self.numbers = {
            row.record: at for at, row in enumerate((*self.groups, *self.options), start=1)
        }
        self.sub_commands = records.all_derived_definitions_if_defined("SubCommand")
        self.prefix_lists = NameLists(of_each(self.options, _prefixes))
        self.prefixes = sorted({p for row in self.options for p in _prefixes(row)})
        self.prefix_offsets = {prefix: self.strings.add(prefix) for prefix in self.prefixes}
        self.sub_command_lists = NameLists(of_each(self.options, _sub_commands))
        self.variant_rows: list[str] = []
        self.extras = {_NO_EXTRA: 0}
        of_each(self.groups, self._read_group)
        of_each(self.options, self._read)

    # --- reading

    def _read_group(self, row: OptionRow) -> None:
        row.spelling = row.record.value_as_string("Name")
        self.strings.add(row.spelling)
        row.help = self._help(row.record)

    def _read(self, row: OptionRow) -> None:
        record = row.record
        _check(record)
        row.spelling = "".join(_prefixes(row)[:1]) + record.value_as_string("Name")
        self.strings.add(row.spelling)
        row.help = self._help(record)
        row.meta_var = self._text(record.value_as_optional_string("MetaVarName"))
        row.values = self._text(record.value_as_optional_string("Values"))
        row.alias_args = self._alias_args(record)
        row.variants = self._variants(record)
        row.flags = _bits(record, "Flags")
        row.visibility = _bits(record, "Visibility")
        extra = ", ".join(
            [
                str(row.meta_var),
                str(row.alias_args),
                str(row.values),
                row.flags,
                row.visibility,
                str(row.variants),
                str(self.sub_command_lists.offset(_sub_commands(row))),
                str(record.value_as_int("NumArgs")),
            ]
        )
        row.extra = self.extras.setdefault(_ROW(items=extra), len(self.extras))

    def _text(self, text: str | None) -> int:
        return self.strings.add(text) if text else 0

    def _help(self, record: Record) -> int:
        """Offset 0 is not a text; a text without characters is another, of one NUL."""
        text = record.value_as_optional_string("HelpText")
        return 0 if text is None else self.strings.add(text or "\0")

    def _alias_args(self, record: Record) -> int:
        args = record.value_as_list_of_strings("AliasArgs")
        if "" in args:
            raise record.error(f"option '{record.name}' has an empty string among its 'AliasArgs'")
        return self.strings.add("".join([f"{arg}\0" for arg in args])) if args else 0

    def _variants(self, record: Record) -> int:
        variants = record.value_as_list_of_defs("HelpTextsForVariants")
        if not variants:
            return 0
        offset = len(self.variant_rows) + 1
        for variant in variants:
            names = [v.name for v in variant.value_as_list_of_defs("Visibilities")]
            if not names:
                raise variant.error(
                    f"a help text of option '{record.name}' has no visibility: list one"
                )
            text = self._text(variant.value_as_string("Text"))
            self.variant_rows.append(_VARIANT(seen_by=" | ".join(names), text=str(text)))
        self.variant_rows.append(_VARIANTS_END)
        return offset

    # --- writing

    def tables(self) -> str:
        ids = self.ids
        names = {command.name: at for at, command in enumerate(self.sub_commands)}
        return _TABLES(
            condition="def OPTTABLE_CODE"
            if ids is None
            else " defined(OPTTABLE_CODE) || defined(OPTIONS_STRUCT_DEFS)",
            ids="" if ids is None else _IDS(ids=[self._id(row) for row in self.options]),
            names="" if ids is None else _NAMES(),
            strings=self.strings.definition("OptionStrTable").rstrip() + "\n\n",
            prefixes=bare_array(
                "static constexpr llvm::StringTable::Offset OptionPrefixesTable[]",
                self.prefix_lists.rows("prefixes", self.prefix_offsets),
            ),
            variants=self.variant_rows,
            sub_commands=_SUB_COMMANDS(rows=of_each(self.sub_commands, _sub_command))
            if self.sub_commands
            else "",
            sub_command_ids=bare_array(
                "static constexpr unsigned OptionSubCommandIDsTable[]",
                self.sub_command_lists.rows("subcommands", names),
            ),
            extras=list(self.extras),
            infos=of_each(self.groups, self._group_info)
            + of_each(self.options, lambda row: conditional(row.record, self._info(row))),
            found="OptionSubCommands" if self.sub_commands else "{}",
        )

    def _id(self, row: OptionRow) -> str:
        assert self.ids is not None
        return conditional(row.record, f"{self.ids[row.record]},")

    def _group_info(self, row: OptionRow) -> str:
        items = [self._spelled(row), row.help, self._group(row), 0, 0, 0, _CLASS(kind="Group")]
        return _ROW(items=", ".join(map(str, items)))

    def _info(self, row: OptionRow) -> str:
        kind = self._kind(row.record).value_as_string("Name")
        items = [
            self._spelled(row),
            row.help,
            self._group(row),
            self._alias(row),
            row.extra,
            self.prefix_lists.offset(_prefixes(row)),
            _CLASS(kind=kind),
        ]
        return _ROW(items=", ".join(map(str, items)))

    def _kind(self, record: Record) -> Record:
        """What is but another spelling of an option takes what that one takes."""
        target = self._alias_by_name(record) if self.ids is not None else None
        renamed = target is not None and not record.value_as_list_of_strings("AliasArgs")
        return (target if target and renamed else record).value_as_def("Kind")

    def _spelled(self, row: OptionRow) -> str:
        return f"{self.strings.add(row.spelling)} /* {escape(row.spelling)} */"

    def _group(self, row: OptionRow) -> int:
        group = row.record.value_as_optional_def("Group")
        return 0 if group is None else self.numbers[group]

    def _alias(self, row: OptionRow) -> str:
        alias = row.record.value_as_optional_def("Alias")
        if self.ids is None:
            return "0" if alias is None else str(self.numbers[alias])
        if alias is None:
            alias = self._alias_by_name(row.record)
        return "0" if alias is None else self.ids[alias]

    def _alias_by_name(self, record: Record) -> Record | None:
        if not has(record, "AliasTarget"):
            return None
        target = record.value_as_string("AliasTarget")
        for row in self.options:
            if row.record.value_as_string("Name") == target:
                return row.record
        raise record.error(
            f"option '{record.name}' is an alias of '{target}', which is not an option"
        )

    def values_code(self) -> str:
        found = [row for row in self.options if has(row.record, "ValuesCode")]
        return _VALUES(
            codes=[
                _VALUES_CODE(
                    name=f"{row.name}_Values", code=row.record.value_as_string("ValuesCode")
                )
                for row in found
            ],
            cases=[f"case OPT_{row.name}: return {row.name}_Values;" for row in found],
        )

    def group_row(self, row: OptionRow) -> str:
        """What stands between the parentheses of `OPTION` for a group."""
        parent = row.record.value_as_optional_def("Group")
        return _GROUP(
            spelled=self._spelled(row),
            name=row.name,
            parent=option_name(parent) if parent else "INVALID",
            help=str(row.help),
        ).rstrip()

    def row(self, row: OptionRow) -> str:
        """The same for an option."""
        record = row.record
        group = record.value_as_optional_def("Group")
        alias = record.value_as_optional_def("Alias")
        return ", ".join(
            [
                str(self.prefix_lists.offset(_prefixes(row))),
                self._spelled(row),
                row.name,
                record.value_as_def("Kind").value_as_string("Name"),
                option_name(group) if group else "INVALID",
                option_name(alias) if alias else "INVALID",
                str(row.alias_args),
                row.flags,
                row.visibility,
                str(record.value_as_int("NumArgs")),
                str(row.help),
                str(row.variants),
                str(row.meta_var),
                str(row.values),
                str(self.sub_command_lists.offset(_sub_commands(row))),
            ]
        )


def conditional(record: Record, lines: str) -> str:
    """The lines where the option exists in some builds only."""
    condition = record.value_as_optional_def("Condition") if has(record, "Condition") else None
    if condition is None:
        return lines
    return _CONDITIONAL(condition=condition.value_as_string("Expr"), lines=lines).rstrip()


def _check(record: Record) -> None:
    if has(record, "Values") and has(record, "ValuesCode"):
        raise record.error(f"option '{record.name}' has both 'Values' and 'ValuesCode': keep one")


def _prefixes(row: OptionRow) -> list[str]:
    return row.record.value_as_list_of_strings("Prefixes")


def _sub_commands(row: OptionRow) -> list[str]:
    return [command.name for command in row.record.value_as_list_of_defs("SubCommands")]


def _bits(option: Record, field: str) -> str:
    """The option's flags or visibilities and its group's, each once."""
    found = {record.name for record in option.value_as_list_of_defs(field)}
    group = option.value_as_optional_def("Group")
    if group:
        found |= {record.name for record in group.value_as_list_of_defs(field)}
    return " | ".join([f"static_cast<unsigned>({name})" for name in sorted(found)]) or "0"


def _sub_command(command: Record) -> str:
    # Not escaped, as in the reference.
    texts = [command.value_as_string(name) for name in ("Name", "HelpText", "Usage")]
    return "{ " + ", ".join([f'"{text}"' for text in texts]) + " },"
