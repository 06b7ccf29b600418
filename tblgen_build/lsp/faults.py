"""All errors that a generator reports of a unit.

It stops at its first error, so the record with the error is left out of the text and it runs again.
Records that depend on one left out are left out as well, without a report.
docs/design/language-server.md, "Several errors".
"""

from __future__ import annotations

import os
import time

from tblgen_build import _core
from tblgen_build.driver.generate import GenerateError, ParsedUnit, generate, parse_unit
from tblgen_build.lsp.evaluation import Message, Note, Repairs, message_of, offset_of_bytes
from tblgen_build.lsp.include_index import read_text
from tblgen_build.project.installed_llvm import llvm_folder
from tblgen_build.registry.fragment_store import FragmentStore
from tblgen_build.syntax.tolerant import read_tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build.driver.action import Action
    from tblgen_build.syntax.tree import Tree

MAX_ROUNDS = 20
# Of the processor, for further rounds of all generators of a unit: some parse for seconds.
MAX_SECONDS = 10.0
MAX_REPAIRS = 60  # evaluations in a round: each may show more records that lack one left out


def messages_of(diagnostics: Iterable[_core.Diagnostic], generator: str) -> list[Message]:
    """Errors and warnings, each with its notes. One without a place has an empty path."""
    found: list[Message] = []
    for diagnostic in diagnostics:
        if diagnostic.severity in ("error", "warning"):
            found.append(message_of(diagnostic, "", generator))
        elif diagnostic.severity == "note" and found:
            found[-1].told.append(diagnostic)
            at = diagnostic.location
            if at is not None and at.file:
                path = os.path.realpath(at.file)
                found[-1].notes.append(Note(diagnostic.message, path, at.line, at.column))
    return found


def places_of(message: Message) -> list[tuple[str, int, int]]:
    """Its own, then those of its notes."""
    own = [(message.path, message.line, message.column)] if message.path else []
    return own + [(note.path, note.line, note.column) for note in message.notes]


class Faults:
    """Runs generators on one unit and collects their messages; its records are `parsed`."""

    def __init__(
        self,
        session: _core.Session,
        parsed: ParsedUnit,
        root: str,
        texts: dict[str, str],
    ) -> None:
        self.session = session
        self.parsed = parsed
        self.root = root  # real
        self.texts = texts  # of files that are not as on disk, by name
        self.deadline = time.process_time() + MAX_SECONDS
        self.fragments = FragmentStore()
        self.trees: dict[str, Tree] = {}
        # After `of`: what is generated without an error, and the names that are not in it.
        self.rest: ParsedUnit | None = None
        self.left_out: set[str] = set()
        self.known = {*parsed.records.defs, *parsed.records.classes}  # names of records
        self.names: dict[str, list[str]] = {root: [parsed.unit.source]}  # as the compiler has them
        for file in parsed.records.dependencies:
            names = self.names.setdefault(os.path.realpath(file.path), [])
            if file.path not in names:
                names.append(file.path)

    def of(self, action: Action) -> list[Message]:
        """All messages of its generator, from all rounds. What is left out is put back after it."""
        repairs = Repairs()
        found: list[Message] = []
        parsed = self.parsed
        self.rest, self.left_out = None, repairs.names
        try:
            for _ in range(MAX_ROUNDS):
                messages = self.run(action, parsed)
                found += [one for one in messages if not self.is_follow_on(one, repairs)]
                errors = [one for one in messages if one.severity == "error"]
                if not errors:
                    self.rest = parsed
                    break
                if time.process_time() > self.deadline:
                    break
                if not self.leave_out(errors, repairs):
                    break
                rest = self.evaluated(repairs)
                if rest is None:
                    break
                parsed = rest
        finally:
            for path in repairs.spans:
                for name in self.names.get(path, [path]):
                    self.supply(name, self.texts.get(name))
        return found

    def run(self, action: Action, parsed: ParsedUnit) -> list[Message]:
        try:
            messages = generate(parsed, action, fragments=self.fragments).messages
        except GenerateError as error:
            messages = error.all()
        return messages_of(messages, action.generator)

    def is_follow_on(self, one: Message, repairs: Repairs) -> bool:
        """Whether the message may come only from a record that was left out."""
        gone = repairs.names
        if not gone:
            return False
        return not one.path or any(n in gone and n in self.known for n in one.names)

    def leave_out(self, errors: Iterable[Message], repairs: Repairs) -> bool:
        """Leave out the record that each is about; whether there was one."""
        has_changed = False
        for one in errors:
            for place in places_of(one):
                if self.is_own(place[0]) and self.leave_out_record(place, repairs):
                    has_changed = True
                    break
        return has_changed

    def is_own(self, path: str) -> bool:
        return path == self.root or not llvm_folder(os.path.dirname(path))

    def leave_out_record(self, place: tuple[str, int, int], repairs: Repairs) -> bool:
        path, line, column = place
        tree = self.tree(path)
        return repairs.leave_out_record(path, tree, offset_of_bytes(tree, line, column))

    def evaluated(self, repairs: Repairs) -> ParsedUnit | None:
        """The unit without what is left out, and without the records that depend on that."""
        for _ in range(MAX_REPAIRS):
            for path in repairs.spans:
                text = repairs.text(path, self.tree(path))
                for name in self.names.get(path, [path]):
                    self.supply(name, text)
            try:
                return parse_unit(self.session, self.parsed.unit)
            except GenerateError as error:
                errors = messages_of(error.all(), "")
            except OSError:
                return None
            if not self.leave_out(errors, repairs):
                return None
        return None

    def supply(self, name: str, text: str | None) -> None:
        self.session.supply(name, None if text is None else text.encode(errors="surrogateescape"))

    def tree(self, path: str) -> Tree:
        """Of the file before anything was left out."""
        found = self.trees.get(path)
        if found is None:
            names = self.names.get(path, [path])
            text = next((self.texts[name] for name in names if name in self.texts), None)
            found = self.trees[path] = read_tree(read_text(path) if text is None else text)
        return found
