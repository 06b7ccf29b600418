"""Documentation of a driver's options, in reStructuredText or Markdown (since 24): gen-opt-docs.

The options are those of `llvm/Option/OptParser.td`. Some fields of documentation are of classes
that the file itself declares, and may be missing.
"""

from __future__ import annotations

from itertools import takewhile
from string import ascii_lowercase, ascii_uppercase, digits

from tblgen_build.generators.cpp import Template
from tblgen_build.generators.definitions import input_error
from tblgen_build.generators.mistakes import of_each
from tblgen_build.registry import generator
from tblgen_build.releases.clang import DOCUMENTS_ARE_MARKDOWN
from tblgen_build.releases.llvm import HELP_HAS_VARIANTS

from .required import definitions

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

# What is not written in reStructuredText as it is.
_ESCAPES: Final = str.maketrans({character: f"\\{character}" for character in r"\`*|[]"})
_MARKDOWN_ESCAPES: Final = str.maketrans({character: f"\\{character}" for character in r"\<>*[]"})
_DIRECTIVE: Final = Template("""
    :::{$name} $argument
    :::

""")
_LOWER: Final = str.maketrans(ascii_uppercase, ascii_lowercase)
_UNDERLINES: Final = "=~-_'+<>"  # of headings, by depth
_LETTERS: Final = frozenset(ascii_uppercase + ascii_lowercase + digits)
_DASHED: Final = _LETTERS | {"-"}  # what Sphinx tells options apart by
_NOT_WRITTEN: Final = ("KIND_INPUT", "KIND_UNKNOWN")

# How arguments follow, by kind: what parts them from the option, them, and what ends them.
_ARGUMENTS: Final = {
    "KIND_JOINED": ("", "<arg>", ""),
    "KIND_JOINED_OR_SEPARATE": ("", "<arg>", ""),
    "KIND_SEPARATE": (" ", "<arg>", ""),
    "KIND_JOINED_AND_SEPARATE": ("", "<arg1> <arg2>", ""),
    "KIND_COMMAJOINED": ("", "<arg1>", ",<arg2>..."),
    "KIND_REMAINING_ARGS": (" ", "<arg1>", " <arg2>..."),
    "KIND_REMAINING_ARGS_JOINED": ("", "<arg1>", " <arg2>..."),
}
_OTHER: Final = (" ", "", "")


class ClangOption:
    """An option, with those that are only other names of it."""

    __slots__ = ("aliases", "group", "kind", "name", "prefixes", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = record.value_as_string("Name")
        self.kind = record.value_as_def("Kind").name
        self.prefixes = record.value_as_list_of_strings("Prefixes")
        self.group = record.value_as_optional_def("Group")
        self.aliases: list[ClangOption] = []

    def is_shown(self, visibilities: list[str], ignored: list[str]) -> bool:
        """Whether users read of it: its group says so, too."""
        flags = self.record.value_as_list_of_defs("Flags")
        visible_to = self.record.value_as_list_of_defs("Visibility")
        if self.group:
            flags += self.group.value_as_list_of_defs("Flags")
            visible_to += self.group.value_as_list_of_defs("Visibility")
        return any(one.name in visibilities for one in visible_to) and not any(
            flag.name in ignored for flag in flags
        )

    def is_written(self) -> bool:
        """Whether it is more than a sign: one that is not counts in its group all the same."""
        return self.kind not in _NOT_WRITTEN and not _LETTERS.isdisjoint(self.name)

    def sort_key(self) -> bytes:
        return self.name.encode(errors="surrogateescape")

    @property
    def affirmed_name(self) -> str:
        """The name without `no-` at its beginning or after its first letter; empty without it."""
        if self.name.startswith("no-"):
            return self.name[3:]
        return self.name[:1] + self.name[4:] if self.name.startswith("no-", 1) else ""

    def spellings(self) -> list[str]:
        """As it may be written, for each prefix."""
        if not self.prefixes:
            raise self.record.error(f"option '{self.name}' has no prefix to be written with")
        arguments = self._arguments()
        return [f"{prefix}{self.name}{arguments}" for prefix in self.prefixes]

    def _arguments(self) -> str:
        """What follows the option; empty where it takes nothing."""
        own = self.record.value_as_optional_string("MetaVarName")
        separator, argument, ending = _ARGUMENTS.get(self.kind, _OTHER)
        if own is None and not argument:
            count = self.record.value_as_int("NumArgs")
            names = [f"<arg{number}>" for number in range(1, count + 1)]
            argument = " ".join(names if count > 1 else ["<arg>"] * count)
            if not argument:
                return ""
        return f"{separator}{argument if own is None else own}{ending}"


class OptionGroup:
    """A group of options, with the groups inside it; without a record, what is in none."""

    __slots__ = ("groups", "options", "record")

    def __init__(self, record: Record | None) -> None:
        self.record = record
        self.options: list[ClangOption] = []
        self.groups: list[OptionGroup] = []


@generator("gen-opt-docs", help="documentation of command-line options")
def DOCUMENTATION(records: Records, options: Options) -> str:
    page = records.defs.get("GlobalDocumentation")
    if page is None:
        raise input_error(
            records,
            "The GlobalDocumentation top-level definition is missing, "
            "no documentation will be generated.",
        )
    listed = _with_aliases(of_each(definitions(records, "Option"), ClangOption), page)
    is_markdown = records.release.has(DOCUMENTS_ARE_MARKDOWN)
    writer = _MarkdownWriter(page) if is_markdown else _Writer(page)
    return writer.page(_grouped(listed, definitions(records, "OptionGroup")))


# --- which options ------------------------------------------------------------------


def _with_aliases(options: list[ClangOption], page: Record) -> list[ClangOption]:
    """The options that users read of, each with its other names, in order of their names.

    `-fno-x` counts as another name of `-fx`. Other names of what is not a listed option, but
    another name itself, are left out.
    """
    visibilities = page.value_as_list_of_strings("VisibilityMask")
    ignored = page.value_as_list_of_strings("IgnoreFlags")
    by_name = {option.name: option for option in options}
    by_record = {option.record: option for option in options}
    listed: dict[ClangOption, None] = {}
    aliases: list[tuple[ClangOption, ClangOption]] = []
    for option in options:
        meant = option.record.value_as_optional_def("Alias")
        # No option is a negation of `--`, whose name is empty as is what nothing affirms.
        affirmed = by_name.get(option.affirmed_name) if option.affirmed_name else None
        canonical = by_record.get(meant) if meant else affirmed
        if not option.is_shown(visibilities, ignored):
            continue
        if canonical:
            aliases.append((option, canonical))
        else:
            listed[option] = None
    for option, canonical in aliases:
        if canonical in listed:
            canonical.aliases.append(option)
    for option in listed:
        option.aliases.sort(key=ClangOption.sort_key)
    return sorted(listed, key=ClangOption.sort_key)


def _grouped(listed: list[ClangOption], records: list[Record]) -> OptionGroup:
    """What is in no group, and the groups that are in none, without those that have nothing."""
    top = OptionGroup(None)
    groups = {record: OptionGroup(record) for record in sorted(records, key=lambda one: one.id)}

    def shown_in(record: Record) -> OptionGroup:
        """Where what is in the group stands: one that is flattened has no place of its own."""
        return around(record) if _is_flattened(record) else groups[record]

    def around(record: Record) -> OptionGroup:
        outer = record.value_as_optional_def("Group")
        return shown_in(outer) if outer else top

    for option in listed:
        (shown_in(option.group) if option.group else top).options.append(option)
    for record, group in groups.items():
        if not _is_flattened(record):
            around(record).groups.append(group)
    _drop_empty(top)
    return top


def _is_flattened(record: Record) -> bool:
    return bool(record.field("DocFlatten")) and record.value_as_bit("DocFlatten")


def _drop_empty(group: OptionGroup) -> None:
    for inner in group.groups:
        _drop_empty(inner)
    group.groups = [inner for inner in group.groups if inner.options or inner.groups]


# --- the text -----------------------------------------------------------------------


class _Writer:
    """Writes the page so that Sphinx does not confuse two options."""

    __slots__ = ("_intro", "_next_program", "_program", "_visibilities")

    def __init__(self, page: Record) -> None:
        self._intro = page.value_as_string("Intro")
        self._program = page.value_as_string("Program").translate(_LOWER)
        self._visibilities = page.value_as_list_of_strings("VisibilityMask")
        self._next_program: dict[str, int] = {}  # by what Sphinx knows an option by

    def page(self, top: OptionGroup) -> str:
        return f"{self._intro}\n{self._program_line()}{self._contents(top, 0)}"

    def _program_line(self, number: int | str = "") -> str:
        return f".. program:: {self._program}{number}\n"

    def _contents(self, group: OptionGroup, depth: int) -> str:
        parts = of_each([one for one in group.options if one.is_written()], self._option)
        parts += of_each(group.groups, lambda inner: self._group(inner, depth))
        return "".join(parts)

    def _group(self, group: OptionGroup, depth: int) -> str:
        record = group.record
        assert record
        name = _text(record, "DocName") or self._escaped(record.value_as_string("Name"))
        described = _paragraph(self._described(record))
        return f"{self._heading(record, name, depth)}{described}{self._contents(group, depth + 1)}"

    def _heading(self, record: Record, name: str, depth: int) -> str:
        if depth == len(_UNDERLINES):
            raise record.error(f"groups may only stand inside each other {depth} deep")
        underline = _UNDERLINES[depth] * len(name.encode(errors="surrogateescape"))
        return f"{name}\n{underline}\n"

    def _option(self, option: ClangOption) -> str:
        spellings = option.spellings()
        for alias in option.aliases:
            spellings += [f"{one}{_equivalent(alias, option)}" for one in alias.spellings()]
        line = self._option_line(spellings)
        described = _paragraph(self._described_option(option))
        return self._of_program(self._own_program(spellings), line, described)

    def _of_program(self, number: int, line: str, described: str) -> str:
        if number:
            line = f"{self._program_line(number)}{line}{self._program_line()}"
        return f"{line}\n{described}"

    def _option_line(self, spellings: list[str]) -> str:
        return f".. option:: {', '.join([self._escaped(one) for one in spellings])}\n"

    def _own_program(self, spellings: list[str]) -> int:
        """The number of the program that the option is said to be of; 0 for that of the page.

        Sphinx tells options apart by letters, digits and dashes at their beginnings alone.
        """
        known_by = ["".join(takewhile(_DASHED.__contains__, one)) for one in spellings]
        number = max([self._next_program.get(one, 0) for one in known_by])
        for one in known_by:
            self._next_program[one] = number + 1
        return number

    def _described_option(self, option: ClangOption) -> str:
        """In words; what its argument may be stands in a sentence of its own."""
        described = self._for_visibilities(option.record) or self._described(option.record)
        values = [value for value in _text(option.record, "Values").split(",") if value]
        if not values:
            return described
        if described and not described.endswith("."):
            described += "."
        quoted = [f"'{value}'" for value in values]
        either = ", ".join(quoted[:-1])
        choice = f"{either} or {quoted[-1]}" if either else quoted[-1]
        argument = option.record.value_as_optional_string("MetaVarName")
        if argument is None:
            argument = "<arg>"
        return f"{described} {self._argument(argument)} must be {choice}."

    def _argument(self, name: str) -> str:
        return name

    def _escaped(self, text: str) -> str:
        return text.translate(_ESCAPES)

    def _for_visibilities(self, record: Record) -> str:
        """The help for the first of the page's visibilities that has one of its own."""
        if not record.release.has(HELP_HAS_VARIANTS):
            return ""
        for variant in record.value_as_list_of_defs("HelpTextsForVariants"):
            for visibility in variant.value_as_list_of_defs("Visibilities"):
                if visibility.name in self._visibilities:
                    return self._escaped(variant.value_as_string("Text"))
        return ""

    def _described(self, record: Record) -> str:
        return _text(record, "DocBrief") or self._escaped(_text(record, "HelpText"))


class _MarkdownWriter(_Writer):
    """The same in MyST Markdown."""

    __slots__ = ()

    def _program_line(self, number: int | str = "") -> str:
        return _DIRECTIVE(name="program", argument=f"{self._program}{number}")

    def _option_line(self, spellings: list[str]) -> str:
        return _DIRECTIVE(name="option", argument=", ".join(spellings))

    def _heading(self, record: Record, name: str, depth: int) -> str:
        return f"{'#' * (depth + 2)} {name}\n\n"

    def _of_program(self, number: int, line: str, described: str) -> str:
        if not number:
            return f"{line}{described}"
        return f"{self._program_line(number)}{line}{described}{self._program_line()}"

    def _argument(self, name: str) -> str:
        return self._escaped(name)

    def _escaped(self, text: str) -> str:
        return text.translate(_MARKDOWN_ESCAPES)


def _equivalent(alias: ClangOption, option: ClangOption) -> str:
    """What an alias with arguments of its own is short for."""
    arguments = alias.record.value_as_list_of_strings("AliasArgs")
    if not arguments:
        return ""
    before, _, _ = _ARGUMENTS.get(option.kind, _OTHER)
    between = "," if option.kind == "KIND_COMMAJOINED" else " "
    written = f"{option.prefixes[0]}{option.name}{before}{between.join(arguments)}"
    return f" (equivalent to {written})"


def _text(record: Record, field: str) -> str:
    """The field's text; empty where it is missing or unset."""
    return record.value_as_optional_string(field) or ""


def _paragraph(text: str) -> str:
    return f"{text}\n\n" if text else ""
