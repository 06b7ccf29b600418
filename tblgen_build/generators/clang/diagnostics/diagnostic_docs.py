"""The reference of warning groups (gen-diag-docs): in reStructuredText, before 24.

A text becomes a table: one row of columns, in which every choice is a table of its own.
"""

from __future__ import annotations

from tblgen_build.generators.clang.required import definitions
from tblgen_build.generators.definitions import input_error
from tblgen_build.registry import Output, Warnings, generator
from tblgen_build.releases.clang import DOCUMENTS_ARE_MARKDOWN

from .diagnostic_text import Diff, Plural, Select, TextArgument, TextLiteral, Texts, parse_text
from .groups import Diagnostics, repeated_groups
from .markup import Style

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.registry import Options

    from .diagnostic_text import Text, TextPiece
    from .markup import Block

_NOT_CONTROLLED: Final = "The text of this diagnostic is not controlled by Clang."
_NO_EFFECT: Final = "This diagnostic flag exists for GCC compatibility, and has no effect in Clang."
_ALL: Final = "This diagnostic is enabled by default."
_SOME: Final = "Some of the diagnostics controlled by this flag are enabled by default."


@generator("gen-diag-docs", help="documentation of diagnostics")
def DOCUMENTATION(records: Records, options: Options) -> Output:
    page = records.get_def("GlobalDocumentation")
    if page is None:
        raise input_error(
            records,
            "The GlobalDocumentation top-level definition is missing, "
            "no documentation will be generated.",
        )
    texts = Texts(definitions(records, "TextSubstitution"))
    diagnostics = Diagnostics(records)
    with Warnings(repeated_groups(diagnostics)) as warnings:
        pages = _Page(diagnostics, texts, _file_order(records), _style(records))
        groups = sorted(
            diagnostics.group_records, key=lambda each: _in_bytes(each.value_as_string("GroupName"))
        )
        parts = [pages.group(record) for record in groups]
        intro = page.value_as_string("Intro")
        return Output("".join([f"{intro}\n", *parts]), warnings=warnings)


def _style(records: Records) -> Style:
    if not records.release.has(DOCUMENTS_ARE_MARKDOWN):
        return Style()
    from .diagnostic_markdown import Markdown

    return Markdown()


def _in_bytes(name: str) -> bytes:
    return name.encode(errors="surrogateescape")


def _file_order(records: Records) -> dict[str, int]:
    """The files in the order in which they were first read."""
    all_records = sorted(
        [*records.classes.values(), *records.defs.values()], key=lambda each: each.id
    )
    files = dict.fromkeys([each.location.file for each in all_records])
    return {file: number for number, file in enumerate(files)}


class _Page:
    """The groups of one page, which name each other."""

    def __init__(
        self, diagnostics: Diagnostics, texts: Texts, files: dict[str, int], style: Style
    ) -> None:
        self._style = style
        self._diagnostics = diagnostics
        self._texts = texts
        self._files = files
        self._severities: dict[str, set[str]] = {}
        self._kinds: dict[str, set[str]] = {}

    def group(self, record: Record) -> str:
        name = record.value_as_string("GroupName")
        members, subgroups = self._members(name)
        dash = self._dash(record)
        is_synonym = not members and len(subgroups) == 1
        paragraphs = [] if is_synonym else self._default(name)
        if subgroups:
            flags = [f"{dash}{each}" for each in sorted(subgroups, key=_in_bytes)]
            named = ", ".join([self._style.reference(flag) for flag in flags])
            says = "Synonym for" if is_synonym else "Also controls" if members else "Controls"
            paragraphs.append(f"{says} {named}.")
        if members:
            paragraphs.append("**Diagnostic text:**")
            paragraphs += [self._table(each) for each in members]
        documentation = record.value_as_string("Documentation")
        if not members and not subgroups and not documentation:
            documentation = f"{_NO_EFFECT}\n"
        parts = "".join([f"{paragraph}\n\n" for paragraph in paragraphs])
        end = self._style.documentation(documentation)
        return f"{self._style.heading(dash + name)}{parts}{end}\n"

    def _default(self, name: str) -> list[str]:
        """Whether the group is on, in a sentence."""
        severities = self._severities_of(name)
        if severities and severities <= {"Error", "Fatal"}:
            return [
                "This diagnostic is an error by default, but the flag "
                f"{self._style.code(f'-Wno-{name}')} can be used to disable the error."
            ]
        if not severities or severities == {"Ignored"}:
            return []
        return [_SOME if "Ignored" in severities else _ALL]

    def _severities_of(self, name: str) -> set[str]:
        """Of all diagnostics in the group and below."""
        found = self._severities.get(name)
        if found is None:
            found = self._severities[name] = set()
            members, subgroups = self._members(name)
            found.update([_severity(each) for each in members])
            for each in subgroups:
                found |= self._severities_of(each)
        return found

    def _dash(self, record: Record) -> str:
        """`-W` for a group of warnings, `-R` for one of remarks. Raises RecordError for both."""
        kinds = self._kinds_of(record.value_as_string("GroupName"))
        if len(kinds) > 1:
            raise record.error("Diagnostic group contains both remark and non-remark diagnostics")
        return "-R" if "remark" in kinds else "-W"

    def _kinds_of(self, name: str) -> set[str]:
        """What diagnostics in the group and below are."""
        found = self._kinds.get(name)
        if found is None:
            found = self._kinds[name] = set()
            members, subgroups = self._members(name)
            found.update(["remark" if _is_remark(each) else "other" for each in members])
            for each in subgroups:
                found |= self._kinds_of(each)
        return found

    def _members(self, name: str) -> tuple[list[Record], list[str]]:
        """Those that -Wpedantic's rules add are in the order of their texts in the files here,
        before 24."""
        group = self._diagnostics.groups[name]
        members, subgroups = self._diagnostics.members(group)
        if self._style.sorts_by_name:
            return members, subgroups
        stated = len(group.diagnostics)
        return [*members[:stated], *sorted(members[stated:], key=self._place)], subgroups

    def _place(self, diagnostic: Record) -> tuple[int, int, int, int]:
        """Where it is written: in a multiclass, where that is."""
        at = diagnostic.location
        return self._files[at.file], at.line, at.column, diagnostic.id

    def _table(self, diagnostic: Record) -> str:
        summary = diagnostic.value_as_string("Summary")
        text = self._texts.expanded(parse_text(summary, diagnostic), diagnostic, is_read=True)
        if summary == "%0":
            return _NOT_CONTROLLED
        severity = _severity(diagnostic).lower()
        if severity == "ignored":
            severity = "remark" if _is_remark(diagnostic) else "warning"
        style = self._style
        begin = style.role(severity, f"{severity}:") + style.no_break
        return "\n".join(style.table([begin, *_columns(style, text)]))


def _severity(diagnostic: Record) -> str:
    return diagnostic.value_as_def("DefaultSeverity").value_as_string("Name")


def _is_remark(diagnostic: Record) -> bool:
    return diagnostic.value_as_def("Class").name == "CLASS_REMARK"


# --- tables ---------------------------------------------------------------------------


def _columns(style: Style, text: Text) -> list[str | Block]:
    """What stands side by side: text as it is, a choice as a block."""
    return [_column(style, piece) for piece in text]


def _column(style: Style, piece: TextPiece) -> str | Block:
    if isinstance(piece, TextLiteral):
        return _literal(style, piece.text)
    if isinstance(piece, TextArgument):
        if piece.word == "s":
            return style.choice([[], [_literal(style, "s")]])
        return _placeholder(style, piece.index)
    if isinstance(piece, Select):
        return style.choice([_columns(style, option) for option in piece.options])
    if isinstance(piece, Plural):
        return style.choice([_columns(style, case) for _, case in piece.cases])
    assert isinstance(piece, Diff)
    before, between, after, same = [_columns(style, text) for text in piece.texts]
    first, second = _placeholder(style, piece.first), _placeholder(style, piece.second)
    return style.choice([[*before, first, *between, second, *after], same])


def _literal(style: Style, text: str) -> str:
    inner = text.strip(" ")
    before = len(text) - len(text.lstrip(" "))
    if not inner:
        return style.no_break * before
    after = len(text) - len(text.rstrip(" "))
    marked = style.role("diagtext", style.escaped(inner))
    return f"{style.no_break * before}{marked}{style.no_break * after}"


def _placeholder(style: Style, index: int) -> str:
    return style.role("placeholder", chr(ord("A") + index))
