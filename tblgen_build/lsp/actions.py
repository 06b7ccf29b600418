"""Code actions, which fix a mistake, and formatting."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

from lsprotocol.types import (
    CodeAction,
    CodeActionKind,
    Diagnostic,
    Position,
    Range,
    TextEdit,
    WorkspaceEdit,
)

from tblgen_build.driver.suggest import close_matches
from tblgen_build.lsp.formats import format_at, operands
from tblgen_build.lsp.navigation import uri_of
from tblgen_build.lsp.positions import offset_at, position_at, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.settings import preferences_of
from tblgen_build.syntax.format import WIDTH, SyntaxProblem, Unsafe, formatted
from tblgen_build.syntax.tree import Tree

_MEANT = re.compile(r"(?<!\w)'([^']+)'[^']*; did you mean '([^']+)'\?")
_OPERATOR_MEANT = re.compile(r"did you mean '(![a-z]+)'\?")
_VARIABLE = re.compile(r"\$(\w+)")
MAX_INCLUDES = 3  # that are offered for one name
_UNKNOWN_CLASS = re.compile(r"Couldn't find class '(\w+)'|Variable not defined: '(\w+)'")


def code_actions(
    project: OpenProject, path: str, uri: str, shown: list[Diagnostic]
) -> list[CodeAction]:
    tree = project.tree(path)
    return [
        CodeAction(
            title,
            kind=CodeActionKind.QuickFix,
            diagnostics=[diagnostic],
            is_preferred=True,
            edit=WorkspaceEdit(changes={uri: [edit]}),
        )
        for diagnostic in shown
        for title, edit in fixes(project, path, tree, diagnostic)
    ]


def fixes(
    project: OpenProject, path: str, tree: Tree, diagnostic: Diagnostic
) -> Iterator[tuple[str, TextEdit]]:
    message = diagnostic.message
    data = diagnostic.data
    if isinstance(data, dict) and isinstance(data.get("insert"), str):
        end = diagnostic.range.end
        yield f"Insert '{data['insert']}'", TextEdit(Range(end, end), data["insert"])
    meant = _MEANT.search(message)
    if meant is not None:
        wrong, right = meant.groups()
        span = word_on_line(tree, diagnostic.range.start, wrong)
        if span is not None:
            yield f"Change to '{right}'", TextEdit(span, right)
        return
    operator = _OPERATOR_MEANT.search(message)
    if operator is not None:
        yield f"Change to '{operator.group(1)}'", TextEdit(diagnostic.range, operator.group(1))
        return
    for note in diagnostic.related_information or []:
        if note.message == "the ';' is missing here" and note.location.uri == uri_of(path):
            at = note.location.range.start
            yield "Insert ';'", TextEdit(Range(at, at), ";")
    yield from operand_fixes(project, path, tree, diagnostic)
    unknown = _UNKNOWN_CLASS.search(message)
    if unknown is not None:
        yield from missing_include(project, path, tree, unknown.group(1) or unknown.group(2))


def word_on_line(tree: Tree, start: Position, word: str) -> Range | None:
    """Where the word stands, from the place on."""
    offset = offset_at(tree, start)
    line_end = tree.text.find("\n", offset)
    found = re.compile(rf"(?<!\w){re.escape(word)}(?!\w)").search(
        tree.text, offset, line_end if line_end >= 0 else len(tree.text)
    )
    return range_of(tree, *found.span()) if found else None


def operand_fixes(
    project: OpenProject, path: str, tree: Tree, diagnostic: Diagnostic
) -> Iterator[tuple[str, TextEdit]]:
    """In a format, changes of an unknown operand to those with a similar name."""
    offset = offset_at(tree, diagnostic.range.start)
    found = format_at(tree, offset)
    variable = _VARIABLE.match(tree.text, offset)
    if found is None or variable is None:
        return
    chunk, record, _ = found
    known = operands(project.program_of(path), project.records_of(path), path, chunk, record)
    if variable[1] not in known:
        for name in close_matches(variable[1], known):
            yield f"Change to '${name}'", TextEdit(range_of(tree, *variable.span()), f"${name}")


def missing_include(
    project: OpenProject, path: str, tree: Tree, name: str
) -> Iterator[tuple[str, TextEdit]]:
    """An include of a file that defines the name: of those that are open or included somewhere,
    else of those in the unit's folders."""
    unit = project.unit_of(path)
    near = dict.fromkeys(file for other in project.all_units() for file in other.files)
    defining = [f for f in near if f not in unit.files and name in project.tree(f).defined]
    shortest = [
        min(
            (
                os.path.relpath(file, folder)
                for folder in unit.include_dirs
                if file.startswith(os.path.realpath(folder) + "/")
            ),
            key=len,
            default="",
        )
        for file in defining
    ] or project.units.defining(name, unit)
    for include in filter(None, shortest[:MAX_INCLUDES]):
        at = position_at(tree, include_place(tree))
        text = f'include "{include}"\n'
        yield f'Include "{include}"', TextEdit(Range(at, at), text)


def include_place(tree: Tree) -> int:
    """After the last include of the top."""
    place = 0
    for chunk in tree.chunks:
        for node in chunk.nodes:
            if node.kind == "include":
                end = tree.text.find("\n", chunk.offset + node.end)
                place = len(tree.text) if end < 0 else end + 1
    return place


# --- layout --------------------------------------------------------------------------


def line_length(path: str) -> int:
    """As the file's project wants it."""
    try:
        return preferences_of(path).line_length or WIDTH
    except ConfigError:
        return WIDTH


def format_edits(
    tree: Tree, lines: tuple[int, int] | None = None, path: str = ""
) -> list[TextEdit]:
    """Edits of the lines that change; of `lines` (first to last, from 1) where they are given."""
    try:
        text = formatted(tree.text, [lines] if lines is not None else [], line_length(path))
    except (SyntaxProblem, Unsafe):
        return []
    if text == tree.text:
        return []
    old, new = tree.text.split("\n"), text.split("\n")
    first = 0
    while first < min(len(old), len(new)) and old[first] == new[first]:
        first += 1
    rest = 0
    while rest < min(len(old), len(new)) - first and old[-1 - rest] == new[-1 - rest]:
        rest += 1
    last = len(old) - rest
    start = Position(first, 0)
    if last < len(old):
        end, replacement = Position(last, 0), "\n".join([*new[first : len(new) - rest], ""])
    else:
        end, replacement = position_at(tree, len(tree.text)), "\n".join(new[first:])
    return [TextEdit(Range(start, end), replacement)]
