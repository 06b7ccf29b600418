"""All errors of a unit at once, for a command: as the language server finds them between edits.

After each error its statement is left out, and the unit is read again. Errors about what was left
out are not reported. docs/design/language-server.md, "Several errors".
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.depend.scanner import scan
from tblgen_build.lint.unit import records_for_lint
from tblgen_build.lsp.evaluation import Repairs, message_of, offset_of_bytes
from tblgen_build.lsp.include_index import read_text
from tblgen_build.project.installed_llvm import llvm_folder
from tblgen_build.syntax.names import Program
from tblgen_build.syntax.tolerant import read_tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Diagnostic, Diagnostics, Records
    from tblgen_build.driver.action import TranslationUnit
    from tblgen_build.syntax.tree import Tree

MAX_ROUNDS = 50


class UnitReading:
    """Reads a unit; `errors` has what is wrong, each with the notes that follow it."""

    def __init__(self, session: _core.Session, unit: TranslationUnit) -> None:
        self.session = session
        self.unit = unit
        self.errors: dict[Diagnostics, None] = {}
        self.repairs = Repairs()
        self.trees: dict[str, Tree] = {}  # by real path, of the files as they are
        self.spellings: dict[str, list[str]] = {}
        self.program: Program | None = None

    def in_order(self) -> list[Diagnostics]:
        """The errors as they stand in the files."""
        return sorted(self.errors, key=place_of)

    def records(self) -> Records | None:
        """None if anything is wrong. Raises OSError."""
        for _ in range(MAX_ROUNDS):
            try:
                records = records_for_lint(self.session, self.unit)
            except _core.TableGenError as error:
                if not self.note_and_leave_out(error.diagnostics):
                    break
            else:
                return None if self.errors else records
        return None

    def note_and_leave_out(self, diagnostics: Sequence[Diagnostic]) -> bool:
        """Whether something could be left out, so that there may be more to find."""
        is_first = not self.errors
        has_more = False
        for group in groups(diagnostics):
            error = group[0]
            if error.severity != "error" or error.location is None:
                if is_first:
                    self.errors[group] = None
                continue
            message = message_of(error, self.unit.source)
            offset = offset_of_bytes(self.tree(message.path), message.line, message.column)
            if is_first or not self.repairs.is_follow_on(message, self.whole_program(), offset):
                self.errors[tuple(self.as_written(one) for one in group)] = None
            if not llvm_folder(os.path.dirname(message.path)):
                has_more |= self.leave_out(message.path, offset)
        return has_more

    def leave_out(self, path: str, offset: int) -> bool:
        tree = self.tree(path)
        if not self.repairs.leave_out(path, tree, offset):
            return False
        text = self.repairs.text(path, tree).encode(errors="surrogateescape")
        for name in self.spelled(path):
            self.session.supply(name, text)
        return True

    def as_written(self, one: Diagnostic) -> Diagnostic:
        """With the line as it is in the file, where a part of it was left out."""
        at = one.location
        if at is None or os.path.realpath(at.file) not in self.repairs.spans:
            return one
        line = self.tree(os.path.realpath(at.file)).line_text(at.line - 1)
        if line == at.excerpt:
            return one
        where = _core.place(at.file, at.line, at.column, line)
        told = {"code": one.code, "subject": one.subject}
        return _core.Diagnostic(
            one.severity, one.message, where, one.notes, names=one.names, fixes=one.fixes, **told
        )

    def tree(self, path: str) -> Tree:
        if path not in self.trees:
            self.trees[path] = read_tree(read_text(path))
        return self.trees[path]

    def spelled(self, path: str) -> list[str]:
        """The names that the unit has for the file."""
        if not self.spellings:
            unit = self.unit
            for name in scan(unit.source, unit.include_dirs, unit.defines).paths:
                self.spellings.setdefault(os.path.realpath(name), []).append(name)
        return self.spellings.get(path, [path])

    def whole_program(self) -> Program:
        if self.program is None:
            self.spelled("")
            self.program = Program({path: self.tree(path) for path in self.spellings})
        return self.program


def place_of(group: Diagnostics) -> tuple[str, int, int]:
    at = group[0].location
    return (at.file, at.line, at.column) if at else ("", 0, 0)


def groups(diagnostics: Sequence[Diagnostic]) -> Iterator[Diagnostics]:
    """Each with the notes that follow it."""
    group: list[Diagnostic] = []
    for one in diagnostics:
        if one.severity != "note" and group:
            yield tuple(group)
            group = []
        group.append(one)
    if group:
        yield tuple(group)
