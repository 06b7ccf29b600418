"""Diagnostics: those of the syntax at once, then the evaluator's, then those of the generators.

An edit ends the checks that are under way: an evaluation stops at its next error, and the process
that runs the generators is killed.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from tblgen_build.lsp.evaluation import (
    MAX_ERRORS,
    Message,
    Repairs,
    end_before,
    evaluate,
    message_of,
    missing_semicolons,
    offset_of_bytes,
)
from tblgen_build.lsp.generator_request import LINT, message_from_row, request_of
from tblgen_build.lsp.navigation import location_of
from tblgen_build.lsp.positions import position_at, printable, range_of
from tblgen_build.lsp.project import OpenProject
from tblgen_build.lsp.protocol_types import (
    Diagnostic,
    DiagnosticRelatedInformation,
    DiagnosticSeverity,
    DiagnosticTag,
    Range,
)
from tblgen_build.lsp.tasks import Loop, Task, TaskThread
from tblgen_build.lsp.units import Unit
from tblgen_build.syntax.tree import Fault, Tree

if TYPE_CHECKING:
    import subprocess

DELAY = 0.15  # seconds without an edit before a unit is evaluated
MAX_UNITS = 6  # that are checked because of one edit
MAX_SHOWN = 100  # diagnostics of a file
MISSING_SEMICOLON = "E0202"  # of core/codes.def
SEVERITIES = {"error": DiagnosticSeverity.Error, "warning": DiagnosticSeverity.Warning}
# Codes of lint: editors gray out what they are about.
UNNECESSARY = frozenset({"unused-class", "unused-argument", "unused-variable", "idle-let"})

Publish = Callable[[str, list[Diagnostic]], None]  # path, all of its diagnostics


class Checker:
    def __init__(
        self, project: OpenProject, loop: Loop, publish: Publish, log: Callable[[str], None]
    ) -> None:
        self.project = project
        self.loop = loop
        self.publish = publish
        self.log = log
        self.worker = TaskThread()
        self._pending: dict[str, None] = {}  # files that are to be checked
        # The messages of the last checks, by unit and then by file.
        self.evaluated: dict[str, dict[str, list[Message]]] = {}
        self.generated: dict[str, dict[str, list[Message]]] = {}
        self.shown: dict[str, list[Diagnostic]] = {}
        self._task: Task | None = None
        self._processes: list[subprocess.Popen[bytes]] = []

    # --- what happens ----------------------------------------------------------------

    def changed(self, path: str) -> None:
        """A text is new: show the faults of its syntax now, check the rest later."""
        self.show(path)
        self.later(path)

    def edited(self, path: str, first: int, last: int, added: int) -> None:
        """Lines first to last, counted from 0, were edited, and `added` lines came after them.

        Messages about later lines move. Those about the edited lines go until they are found again.
        """
        for of_units in (self.evaluated, self.generated):
            for of_unit in of_units.values():
                kept = [m for m in of_unit.get(path, ()) if not first < m.line <= last + 1]
                for message in kept:
                    if message.line > last + 1:
                        moved(message, added)
                if path in of_unit:
                    of_unit[path] = kept

    def later(self, *paths: str, delay: float = DELAY) -> None:
        """Check these after the delay, with those that an earlier check did not get to."""
        self.stop()
        self._pending.update(dict.fromkeys(paths))
        self._task = self.loop.start(self._check(delay))

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        for process in self._processes:
            process.kill()

    def closed(self, path: str) -> None:
        """From now on the text on disk counts, also for the files that include it."""
        self.show(path)
        self.later(*self.project.open)

    # --- the check -------------------------------------------------------------------

    async def _check(self, delay: float) -> None:
        await self.loop.sleep(delay)
        checked: set[Unit] = set()
        while self._pending:
            path = next(reversed(self._pending))  # what was edited last comes first
            try:
                await self._check_units(path, checked)
            except Exception as error:  # the server goes on, whatever there is in a file
                self.log(f"checking {path}: {type(error).__name__}: {error}")
            self._pending.pop(path, None)

    async def _check_units(self, path: str, checked: set[Unit]) -> None:
        first = self.project.units_of(path)
        others = self.project.units.all_reading(path)
        # Users of an included file that are open are checked, too.
        units = [*first[:MAX_UNITS], *(u for u in others if u.root in self.project.open)]
        units = [unit for unit in dict.fromkeys(units) if unit not in checked][:MAX_UNITS]
        checked.update(units)
        for unit in [unit for unit in units if await self._evaluate(unit)]:
            await self._generate(unit)

    async def _evaluate(self, unit: Unit) -> bool:
        """Whether there was nothing wrong."""
        project = self.project
        version = project.version
        if not unit.is_scanned:
            project.scan(unit)
        repairs = Repairs()
        found: list[Message] = []
        for _ in range(MAX_ERRORS):
            paths = [p for p in {*project.open, *repairs.spans} if p in unit.files]
            texts = {path: repairs.text(path, project.tree(path)) for path in paths}
            attempt = await self.loop.in_thread(
                evaluate, project.session, unit, texts, worker=self.worker
            )
            if project.version != version:
                return False
            if attempt.records is not None:
                unit.records = attempt.records
                found += [message_of(w, unit.root) for w in attempt.records.warnings]
                break
            has_more = False
            earlier = len(found)
            for message in attempt.errors:
                tree = project.tree(message.path)
                offset = offset_of_bytes(tree, message.line, message.column)
                is_new = not any(is_same(message, other) for other in found[:earlier])
                if is_new and not repairs.is_follow_on(message, project.program(unit), offset):
                    found.append(message)
                has_more |= repairs.leave_out(message.path, tree, offset)
            if not has_more:
                break
        self._say(self.evaluated, unit, found)
        is_clean = not any(message.severity == "error" for message in found)
        if not is_clean:
            self._say(self.generated, unit, [])
        return is_clean

    async def _generate(self, unit: Unit) -> None:
        texts = {p: tree.text for p, tree in self.project.open.items() if p in unit.files}
        answer = await self.ask_generators(request_of(unit, texts))
        if answer is None:
            return
        found: list[Message] = []
        for row in answer["messages"]:
            message = message_from_row(row)
            if not any(is_same(message, other) for other in found):
                found.append(message)
        self._say(self.generated, unit, found)

    def _is_shared(self, path: str, root: str) -> bool:
        """Whether other main files read it: they may use what this one does not."""
        readers = self.project.units.all_reading(path)
        return path != root and any(other.root != root for other in readers)

    async def ask_generators(self, request: dict[str, Any]) -> dict[str, Any] | None:
        """None: it was superseded, or has failed."""
        import subprocess

        process = subprocess.Popen(
            [sys.executable, "-m", "tblgen_build.lsp.generator_process"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
        )
        self._processes.append(process)
        try:
            data = json.dumps(request).encode()
            output, _ = await self.loop.in_thread(process.communicate, data)
        finally:
            if process.returncode is None:  # it is cancelled
                process.kill()
            self._processes.remove(process)
        if process.returncode != 0:
            return None
        answer: dict[str, Any] = json.loads(output)
        return answer

    # --- messages ----------------------------------------------------------------

    def _say(
        self, what: dict[str, dict[str, list[Message]]], unit: Unit, found: list[Message]
    ) -> None:
        before = what.get(unit.root, {})
        now: dict[str, list[Message]] = {}
        for message in found:
            now.setdefault(message.path, []).append(message)
        what[unit.root] = now
        for path in {*before, *now, *unit.files}:
            self.show(path)

    def show(self, path: str) -> None:
        """Publish the messages about a file, if they have changed."""
        tree = self.project.open.get(path)
        messages = [
            message
            for of_units in (self.evaluated, self.generated)
            for root, of_unit in of_units.items()
            for message in of_unit.get(path, ())
            if message.source != LINT or not self._is_shared(path, root)
        ]
        if tree is None and not messages and path not in self.shown:
            return
        tree = tree if tree is not None else self.project.tree(path)
        shown: list[Diagnostic] = []
        semicolons: set[int] = set()  # that the compiler misses
        for message in messages:
            at = missing_semicolon(tree, message)
            if at is not None:
                semicolons.add(at)
            made = self.diagnostic(tree, message, at)
            if made not in shown:
                shown.append(made)
        compiler_ranges = [d.range for d in shown if d.source == "tblgen"]
        shown += syntax_diagnostics(tree, compiler_ranges, semicolons)
        shown = shown[:MAX_SHOWN]
        if self.shown.get(path, []) != shown or (not shown and path in self.shown):
            self.publish(path, shown)
        if shown:
            self.shown[path] = shown
        else:
            self.shown.pop(path, None)

    def diagnostic(self, tree: Tree, message: Message, semicolon: int | None = None) -> Diagnostic:
        start = offset_of_bytes(tree, message.line, message.column)
        notes = [
            DiagnosticRelatedInformation(self.place(path, line, column), printable(text))
            for text, path, line, column in message.notes
        ]
        return Diagnostic(
            word_range(tree, start),
            printable(message.text),
            SEVERITIES.get(message.severity, DiagnosticSeverity.Information),
            code=message.code or None,
            source=message.source,
            tags=[DiagnosticTag.Unnecessary] if message.code in UNNECESSARY else None,
            related_information=notes or None,
            data=data_of(message, tree, semicolon),
        )

    def place(self, path: str, line: int, column: int) -> Any:
        tree = self.project.tree(path)
        start = offset_of_bytes(tree, line, column)
        return location_of(self.project, path, start, start)


def missing_semicolon(tree: Tree, message: Message) -> int | None:
    """Where a `;` has to be, if that is the mistake."""
    if message.severity != "error":
        return None
    offset = offset_of_bytes(tree, message.line, message.column)
    at = end_before(tree, offset)
    is_meant = message.code == MISSING_SEMICOLON or at in missing_semicolons(tree, offset)
    return at if is_meant else None


def data_of(message: Message, tree: Tree, semicolon: int | None) -> dict[str, Any] | None:
    """What code actions need of it."""
    data: dict[str, Any] = {}
    if semicolon is not None and not message.fixes:
        at = position_at(tree, semicolon)
        data |= {"insert": ";", "at": {"line": at.line, "character": at.character}}
    if message.subject:
        data["subject"] = message.subject
    if message.fixes:
        data["fixes"] = [list(fix) for fix in message.fixes]
    if message.edit is not None:
        data["edit"] = list(message.edit)
    return data or None


def moved(message: Message, lines: int) -> None:
    """The message further down in its file, with its fixes there."""
    message.line += lines
    message.fixes = [
        fix._replace(line=fix.line + lines) if fix.path == message.path else fix
        for fix in message.fixes
    ]
    if message.edit is not None:
        edit = message.edit
        message.edit = edit._replace(line=edit.line + lines, last_line=edit.last_line + lines)


def is_same(one: Message, other: Message) -> bool:
    return (one.text, one.path, one.line, one.column) == (
        other.text,
        other.path,
        other.line,
        other.column,
    )


def word_range(tree: Tree, start: int) -> Range:
    """From a place to the end of the word, or of the token, that begins there."""
    end = start
    while end < len(tree.text) and (tree.text[end].isalnum() or tree.text[end] in "_$!"):
        end += 1
    if end == start and start < len(tree.text) and tree.text[start] not in "\r\n":
        end = start + 1
    return range_of(tree, start, end)


def syntax_diagnostics(
    tree: Tree, compiler_ranges: list[Range], semicolons: Collection[int] = ()
) -> list[Diagnostic]:
    """Faults of the text, except in statements that the compiler has a message about.

    `semicolons`: where the compiler reports that one is missing.
    """
    shown: list[Diagnostic] = []
    reported_lines = [r.start.line for r in compiler_ranges]
    for chunk in tree.chunks:
        if not chunk.faults:
            continue
        first = tree.line_of(chunk.offset)
        last = tree.line_of(chunk.offset + len(chunk.text))
        if any(first <= line <= last for line in reported_lines) and len(chunk.faults) == 1:
            continue
        for fault in chunk.faults:
            if fault.fix == ";" and chunk.offset + fault.end in semicolons:
                continue
            shown.append(fault_diagnostic(tree, chunk.offset, fault))
    return shown


def fault_diagnostic(tree: Tree, offset: int, fault: Fault) -> Diagnostic:
    span = range_of(tree, offset + fault.start, offset + max(fault.end, fault.start))
    data = {"insert": fault.fix} if fault.fix else None
    return Diagnostic(
        span, printable(fault.message), DiagnosticSeverity.Error, source="syntax", data=data
    )
