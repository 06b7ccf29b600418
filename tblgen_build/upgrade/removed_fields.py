"""Reads a file for a release whose classes lack some of the fields that the file sets.

Each `let` of such a field is left out, and reading begins again: so one does not hide the next, nor
what else is wrong. Knows the core's code of an unknown field, and no field's name.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build._core import Session, TableGenError
from tblgen_build.lint.rules import statement_edit
from tblgen_build.syntax.tolerant import read_tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from tblgen_build._core import Diagnostic, Location, Records
    from tblgen_build.lint.finding import Edit

MOST = 1000  # statements that are left out of one main file
UNKNOWN_FIELD = "E0304"  # core/codes.def


class Removal(NamedTuple):
    """A statement to leave out of a file."""

    path: str
    edit: Edit


class FieldReading(NamedTuple):
    records: Records | None  # None if something else is wrong, too
    errors: list[Diagnostic]
    removals: list[Removal]
    texts: dict[str, str]  # without these statements, in Latin-1, by the session's names


def read(
    session: Session, parse: Callable[[], Records], is_own: Callable[[str], bool]
) -> FieldReading:
    """`parse` reads by the session; statements are left out only of files that `is_own` takes."""
    errors: list[Diagnostic] = []
    removals: list[Removal] = []
    texts: dict[str, str] = {}
    while True:
        try:
            return FieldReading(parse(), errors, removals, texts)
        except TableGenError as error:
            errors += [one for one in error.diagnostics if one.severity == "error"]
            found = removal(error, texts, is_own) if len(removals) < MOST else None
            if found is None:
                return FieldReading(None, errors, removals, texts)
            removals.append(found)
            session.supply(found.path, texts[found.path].encode("latin-1"))


def removal(
    error: TableGenError, texts: dict[str, str], is_own: Callable[[str], bool]
) -> Removal | None:
    """The `let` that the error is about. It becomes white space in `texts`: places stay."""
    at = next((one for one in error.diagnostics if one.severity == "error"), None)
    if at is None or at.location is None or at.code != UNKNOWN_FIELD:
        return None
    path = at.location.file  # as the session calls it
    if not is_own(os.path.abspath(path)):
        return None
    if path not in texts:
        with open(path, "rb") as file:
            texts[path] = file.read().decode("latin-1")
    edit = let_at(texts[path], at.location)
    if edit is None:
        return None
    blank = re.sub(r"[^\n]", " ", texts[path][edit.start : edit.end])
    texts[path] = texts[path][: edit.start] + blank + texts[path][edit.end :]
    return Removal(path, edit)


def let_at(text: str, at: Location) -> Edit | None:
    """What takes the statement away whose field is named there; None if it is no body's `let`."""
    tree = read_tree(text)
    offset = tree.line_starts[at.line - 1] + at.column - 1
    chunk = tree.chunk_at(offset)
    node = chunk.node_at(offset - chunk.offset) if chunk is not None else None
    if chunk is None or node is None or node.kind != "body let":
        return None
    if node.name_span[0] != offset - chunk.offset:
        return None
    return statement_edit(tree, chunk, node)
