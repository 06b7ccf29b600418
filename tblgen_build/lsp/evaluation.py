"""Evaluates a unit and continues after an error, without the faulty statement.

The compiler stops at the first error. Here the faulty part becomes white space (an item of a body,
the parents, the statement), and the unit is evaluated again. Errors about names that were left out
are not reported. docs/design/language-server.md, "Several errors".
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from tblgen_build import _core
from tblgen_build.lsp.units import Unit
from tblgen_build.syntax.names import Place, Program
from tblgen_build.syntax.tree import Chunk, Node, Tree
from tblgen_build.syntax.words import DEFINING

MAX_ERRORS = 20
RECORDS = ("class", "def", "defm")
MAX_STEPS = 100_000_000  # of evaluation, for one statement: an editor does not wait for minutes


class Note(NamedTuple):
    text: str
    path: str
    line: int
    column: int


class Replacement(NamedTuple):
    """What a message proposes: so many bytes at a place are replaced."""

    path: str
    line: int
    column: int
    size: int
    text: str


class LineEdit(NamedTuple):
    """The same of lint, in the message's own file: from one place to another."""

    line: int
    column: int
    last_line: int
    last_column: int
    text: str


class Message:
    """One diagnostic: lines and columns as the compiler counts them."""

    __slots__ = (
        "code",
        "column",
        "edit",
        "fixes",
        "line",
        "names",
        "notes",
        "path",
        "severity",
        "source",
        "subject",
        "text",
        "told",
    )

    def __init__(
        self, severity: str, text: str, path: str, line: int, column: int, source: str = "tblgen"
    ) -> None:
        self.severity = severity
        self.text = text
        self.path = path  # real
        self.line = line
        self.column = column
        self.notes: list[Note] = []
        self.source = source  # who says it
        self.code = ""
        self.subject = ""  # the name it is about
        self.names: tuple[str, ...] = ()  # the subject, and the classes and records it says
        self.fixes: list[Replacement] = []
        self.edit: LineEdit | None = None
        self.told: list[_core.Diagnostic] = []  # as it came, with the notes that follow it


class Attempt:
    """One evaluation: records, or why there are none."""

    __slots__ = ("errors", "records")

    def __init__(self, records: _core.Records | None, errors: list[Message]) -> None:
        self.records = records
        self.errors = errors


def evaluate(session: _core.Session, unit: Unit, texts: dict[str, str]) -> Attempt:
    """Evaluate with these texts in place of the files. May run on any thread."""
    supplied = [
        (name, text) for path, text in texts.items() for name in unit.spelled.get(path, [path])
    ]
    for name, text in supplied:
        session.supply(name, text.encode(errors="surrogateescape"))
    try:
        records = session.parse(
            unit.root,
            include_dirs=unit.include_dirs,
            defines=unit.defines,
            max_steps=MAX_STEPS if unit.max_steps is None else unit.max_steps,
            release=unit.release,
            history=True,
        )
        return Attempt(records, [])
    except _core.TableGenError as error:
        errors = [message_of(d, unit.root) for d in error.diagnostics if d.severity == "error"]
        return Attempt(None, errors[:MAX_ERRORS])
    except (OSError, ValueError) as error:
        return Attempt(None, [Message("error", str(error), unit.root, 1, 1)])
    finally:
        for name, _ in supplied:
            session.supply(name, None)


def message_of(diagnostic: _core.Diagnostic, root: str, source: str = "tblgen") -> Message:
    """What has no place stands at the root's beginning; empty: it has no path."""
    at = diagnostic.location
    where = (root, 1, 1) if at is None else (os.path.realpath(at.file), at.line, at.column)
    message = Message(diagnostic.severity, diagnostic.message, *where, source)
    message.told.append(diagnostic)
    message.code, message.subject = diagnostic.code, diagnostic.subject
    message.names = (diagnostic.subject, *diagnostic.names)
    for note in diagnostic.notes:
        if note.location is not None and note.location.file:
            place = note.location
            path = os.path.realpath(place.file)
            message.notes.append(Note(note.message, path, place.line, place.column))
    for fix in diagnostic.fixes:
        place = fix.location
        path = os.path.realpath(place.file)
        new = Replacement(path, place.line, place.column, fix.length, fix.text)
        message.fixes.append(new)
    return message


def offset_of_bytes(tree: Tree, line: int, column: int) -> int:
    """Where the compiler says something is: both from 1, columns in bytes."""
    text = tree.line_text(line - 1)
    start = tree.line_starts[min(line - 1, len(tree.line_starts) - 1)]
    if text.isascii():
        return start + min(column - 1, len(text))
    encoded = text.encode(errors="surrogateescape")
    return start + len(encoded[: column - 1].decode(errors="replace"))


class Repairs:
    """What is left out of the texts, and which names went with it."""

    def __init__(self) -> None:
        self.spans: dict[str, list[tuple[int, int]]] = {}  # by path, in the file
        self.inserted: dict[str, list[int]] = {}  # where a `;` is put
        self.names: set[str] = set()
        self.damaged: set[str] = set()  # classes that lack parents

    def is_follow_on(self, message: Message, program: Program, offset: int) -> bool:
        """Whether it may only be said because something was left out."""
        if any(name in self.names for name in message.names):
            return True
        if not self.damaged or message.path not in program.trees:
            return False
        for chunk in program.trees[message.path].chunks_at(offset):
            inside = offset - chunk.offset
            at = chunk.token_at(inside)
            if at >= 0 and chunk.text[inside : chunk.ends[at]] in self.damaged:
                return True
            node = chunk.node_at(inside)
            if node is None:
                continue
            around = node.record()
            # A field that a `let` around statements sets is one of the records in it.
            records = [around] if around else [n for n in node.inside() if n.kind in RECORDS]
            return any(self.is_damaged(Place(message.path, chunk, r), program) for r in records)
        return False

    def is_damaged(self, place: Place, program: Program) -> bool:
        """Whether a superclass lacks parents."""
        return any(above.node.name in self.damaged for above in program.ancestors(place))

    def leave_out(self, path: str, tree: Tree, offset: int) -> bool:
        """Leave out the smallest part around the offset that is not yet; whether there was one."""
        chunk = chunk_around(tree, offset)
        if chunk is None:
            return False
        at = end_before(tree, offset)
        inserted = self.inserted.setdefault(path, [])
        if at in missing_semicolons(tree, offset) and at < offset and at not in inserted:
            inserted.append(at)
            self.spans.setdefault(path, [])
            return True
        return self._leave_out_first(path, chunk, parts_around(chunk, offset - chunk.offset))

    def leave_out_record(self, path: str, tree: Tree, offset: int) -> bool:
        """The same with the whole statement that makes a record."""
        chunk = chunk_around(tree, offset)
        if chunk is None:
            return False
        return self._leave_out_first(path, chunk, records_around(chunk, offset - chunk.offset))

    def _leave_out_first(
        self, path: str, chunk: Chunk, parts: Iterable[tuple[int, int, list[Node]]]
    ) -> bool:
        done = self.spans.setdefault(path, [])
        for start, end, nodes in parts:
            span = (chunk.offset + start, chunk.offset + end)
            if any(s <= span[0] and span[1] <= e for s, e in done):
                continue
            done.append(span)
            for node in nodes:
                self.names.update(n.name for n in node.inside() if n.name)
            if not nodes and chunk.text[start : start + 1] == ":":
                record = chunk.node_at(start)
                if record is not None and record.name:
                    self.damaged.add(record.name)
                    self.names.add(record.name)
            return True
        return False

    def text(self, path: str, tree: Tree) -> str:
        """The text with white space in place of what is left out: lines stay."""
        text = tree.text
        for start, end in self.spans.get(path, ()):
            gone = text[start:end]
            text = text[:start] + "".join(c if c in "\r\n" else " " for c in gone) + text[end:]
        for at in sorted(self.inserted.get(path, ()), reverse=True):
            rest = at + 1 if text[at : at + 1] == " " else at  # columns stay, too, if they can
            text = text[:at] + ";" + text[rest:]
        return text


def end_before(tree: Tree, offset: int) -> int:
    """Of the last token that begins before it, or the offset itself."""
    for chunk in reversed(tree.chunks_up_to(offset)):
        count = bisect_left(chunk.starts, offset - chunk.offset)
        if count:
            return chunk.offset + chunk.ends[count - 1]
    return offset


def missing_semicolons(tree: Tree, offset: int) -> set[int]:
    """Where the text lacks a `;`, in the statements at the offset and just before it."""
    return {
        chunk.offset + fault.end
        for chunk in tree.chunks_up_to(offset)
        for fault in chunk.faults
        if fault.fix == ";"
    }


def chunk_around(tree: Tree, offset: int) -> Chunk | None:
    """The statement that the offset is in, or else one that it touches."""
    touching = tree.chunks_at(offset)
    around = [chunk for chunk in reversed(touching) if chunk.offset <= offset]
    return next(iter([*around, *touching]), None)


def records_around(chunk: Chunk, offset: int) -> list[tuple[int, int, list[Node]]]:
    """Of those parts the ones that are whole statements with a record, or the whole."""
    return [
        part
        for part in parts_around(chunk, offset)
        if any(node.kind in DEFINING for node in part[2]) or part[2] == chunk.nodes
    ]


def parts_around(chunk: Chunk, offset: int) -> list[tuple[int, int, list[Node]]]:
    """Parts of the chunk that can be left out, from the innermost to the whole."""
    found: list[tuple[int, int, list[Node]]] = []
    element = element_at(chunk, offset)
    if element is not None:
        found.append((*element, []))
    at = chunk.node_at(offset)
    while at is not None:
        if at.kind in ("class", "def") and at.parents and at.body[0] < 0:
            tail = at.end - 1  # `;`
        else:
            tail = at.body[0]
        if at.kind in ("class", "def") and at.parents and at.parents[0].start <= offset < tail:
            colon = chunk.text.rfind(":", 0, at.parents[0].start)
            found.append((colon, tail, []))
        is_alone = at.parent is not None and not (
            at.parent.body[0] >= 0 and at.parent.body[0] < at.start
        )
        if not is_alone:
            found.append((at.start, at.end, [at]))
        at = at.parent
    end = len(chunk.text)
    found.append((0, end, chunk.nodes))
    return found


def element_at(chunk: Chunk, offset: int) -> tuple[int, int] | None:
    """A name that is an element of a list, with a comma beside it."""
    at = chunk.token_at(offset)
    kinds = chunk.kinds
    if not 0 < at < len(kinds) - 1 or kinds[at] != "word":
        return None
    if kinds[at - 1] not in "[," or kinds[at + 1] not in ",]":
        return None
    depth = 0  # is it a list's comma?
    for kind in reversed(kinds[:at]):
        if kind in ("(", "<", "{", ";"):
            return None
        if kind in (")", ">", "}", "]"):
            depth += 1
        elif kind == "[":
            break
        if depth:
            return None
    else:
        return None
    if kinds[at + 1] == ",":
        return chunk.starts[at], chunk.ends[at + 1]
    return chunk.starts[at - 1] + (kinds[at - 1] == "["), chunk.ends[at]
