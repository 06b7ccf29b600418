"""Code actions, which fix a mistake, and formatting."""

from __future__ import annotations

import os
from collections.abc import Iterator

from tblgen_build.lsp.evaluation import LineEdit, Replacement, offset_of_bytes
from tblgen_build.lsp.positions import position_at, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import (
    CodeAction,
    CodeActionKind,
    JsonObject,
    Position,
    Range,
    TextEdit,
    WorkspaceEdit,
    position_from,
)
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.file_settings import preferences_of
from tblgen_build.syntax.format import WIDTH, SyntaxProblem, Unsafe, formatted
from tblgen_build.syntax.tree import Tree

MAX_INCLUDES = 3  # that are offered for one name
# Codes of core/codes.def: what an include may fix.
UNKNOWN_NAMES = frozenset({"E0301", "E0302"})


def code_actions(
    project: OpenProject, path: str, uri: str, shown: list[JsonObject]
) -> list[CodeAction]:
    """Of the diagnostics that the client shows."""
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
    project: OpenProject, path: str, tree: Tree, diagnostic: JsonObject
) -> Iterator[tuple[str, TextEdit]]:
    data = diagnostic.get("data")
    data = data if isinstance(data, dict) else {}
    if isinstance(data.get("insert"), str):
        end = position_from(data.get("at") or diagnostic["range"]["end"])
        yield f"Insert '{data['insert']}'", TextEdit(Range(end, end), data["insert"])
    replacements = [Replacement(*fix) for fix in data.get("fixes", ())]
    changes = [edit_of(tree, fix) for fix in replacements if fix.path == path]
    for edit in changes:
        verb = "Insert" if edit.range.start == edit.range.end else "Change to"
        yield f"{verb} '{edit.new_text}'", edit
    if data.get("edit"):
        asked = LineEdit(*data["edit"])
        edit = edit_of_lines(tree, asked)
        text = asked.text.strip()
        verb = f"Change to '{text}'" if text else "Remove it"
        yield verb if edit.range.start != edit.range.end else f"Insert '{text}'", edit
    subject = data.get("subject")
    if not changes and subject and diagnostic.get("code") in UNKNOWN_NAMES:
        yield from missing_include(project, path, tree, subject)


def edit_of(tree: Tree, fix: Replacement) -> TextEdit:
    start = offset_of_bytes(tree, fix.line, fix.column)
    end = offset_of_bytes(tree, fix.line, fix.column + fix.size)
    return TextEdit(range_of(tree, start, end), fix.text)


def edit_of_lines(tree: Tree, edit: LineEdit) -> TextEdit:
    start = offset_of_bytes(tree, edit.line, edit.column)
    end = offset_of_bytes(tree, edit.last_line, edit.last_column)
    return TextEdit(range_of(tree, start, end), edit.text)


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
