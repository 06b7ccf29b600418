"""What `tblgen lint` finds in a unit, with its fixes: in the process that runs the generators.

A fix is offered only if the unit prints the same records with it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.lint.choice import chosen, makes_documents, not_excluded
from tblgen_build.lint.lint_run import findings, safe_edits
from tblgen_build.lint.sameness import PrintedUnit, is_same
from tblgen_build.lint.unit import LintUnit, SourceTrees, records_for_lint
from tblgen_build.lsp.evaluation import LineEdit, Message, Note
from tblgen_build.lsp.generator_request import LINT
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.file_settings import preferences_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.driver.action import Action, TranslationUnit
    from tblgen_build.lint.finding import Finding


def lint_messages(
    session: _core.Session,
    unit: TranslationUnit,
    texts: dict[str, str],
    actions: Sequence[Action],
) -> list[Message]:
    """`texts`: of files that are not as on disk, by name; the session has them."""
    try:
        preferences = preferences_of(unit.source)
    except ConfigError:
        return []
    codes = chosen(",".join(preferences.rules))
    if isinstance(codes, str):
        return []
    codes = [code for code in codes if code != "unused-argument"]  # the compiler says that
    files = SourceTrees()
    for name, text in texts.items():
        files.supply(name, encoded(text))
    try:
        read = records_for_lint(session, unit)
    except (_core.TableGenError, OSError):
        return []
    asked = preferences.documented or makes_documents(actions)
    found = findings([LintUnit(read, files, asked)], files, codes)
    found = not_excluded(found, preferences)
    safe = safe_findings(session, unit, files, read, found)
    return [message_of_finding(one, files, one in safe) for one in found]


def encoded(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def safe_findings(
    session: _core.Session,
    unit: TranslationUnit,
    files: SourceTrees,
    read: _core.Records,
    found: Sequence[Finding],
) -> set[Finding]:
    """Those whose edits leave all records as they are."""
    safe: set[Finding] = set()
    printed = PrintedUnit(read)
    for path in dict.fromkeys(one.file for one in found if one.edit is not None):
        here = {one.edit: one for one in found if one.file == path and one.edit is not None}
        before = files.tree(path).text.encode("latin-1")

        def is_safe(text: bytes, path: str = path) -> bool:
            session.supply(path, text)
            try:
                return is_same(printed, records_for_lint(session, unit))
            except _core.TableGenError:
                return False

        safe |= {here[edit] for edit in safe_edits(before, list(here), is_safe)}
        session.supply(path, before)
    return safe


def message_of_finding(one: Finding, files: SourceTrees, is_safe: bool) -> Message:
    path = os.path.realpath(one.file)
    message = Message("warning", one.message, path, one.line, one.column, LINT)
    message.code = one.code
    for text, at in one.notes:
        place = (at.file, at.line, at.column) if at is not None and at.file else None
        message.notes.append(Note(text, *(place or (path, one.line, one.column))))
    if is_safe and one.edit is not None:
        start, end = files.at(one.file, one.edit.start), files.at(one.file, one.edit.end)
        message.edit = LineEdit(*start, *end, one.edit.text.decode(errors="surrogateescape"))
    return message
