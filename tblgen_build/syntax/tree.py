"""The tree of a file, even of a half-written one: statements, uses of names, argument lists.

Positions are offsets in the text of a chunk: one statement of the top level with what stands in
front of it. A chunk knows nothing of where it is, so an edit keeps all that it does not touch.
Knows no values, no types but as they are written, and no other file.
docs/design/language-server.md, "The tree".
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

# What a name that is used may mean.
CLASS, MULTICLASS, VALUE, FIELD, ARGUMENT, LET, OUTER_LET = (
    "class",
    "multiclass",
    "value",
    "field",
    "argument",
    "let",
    "outer let",
)


class Node:
    """A statement, a body's item, a template argument, a variable of a loop, or an operator that
    has variables of its own."""

    __slots__ = (
        "args",
        "binders",
        "body",
        "children",
        "end",
        "kind",
        "name",
        "name_span",
        "parent",
        "parents",
        "start",
        "type_name",
        "type_span",
        "value",
    )

    def __init__(self, kind: str, start: int, parent: Node | None) -> None:
        self.kind = kind
        self.start = start
        self.end = start
        self.parent = parent
        self.name = ""  # empty: it has none, or one that is computed
        self.name_span = (start, start)
        self.args: list[Node] = []  # template arguments
        self.parents: list[Use] = []  # classes, multiclasses
        self.children: list[Node] = []
        self.binders: list[Node] = []  # variables of a loop
        self.body = (-1, -1)  # of the braces; the second may be missing
        self.type_span = (-1, -1)
        self.type_name = ""  # the class, where the type is one
        self.value = (-1, -1)

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name} {self.start}-{self.end}>"

    def inside(self) -> Iterator[Node]:
        """It and all below it, in order."""
        yield self
        for child in self.children:
            yield from child.inside()

    def record(self) -> Node | None:
        """The class or def around it, or itself."""
        at: Node | None = self
        while at is not None and at.kind not in ("class", "def", "defm"):
            at = at.parent
        return at


class Use:
    """A name where it is used."""

    __slots__ = ("base", "call", "end", "name", "node", "role", "start")

    def __init__(self, name: str, start: int, end: int, role: str, node: Node | None) -> None:
        self.name = name
        self.start = start
        self.end = end
        self.role = role
        self.node = node  # the innermost around it
        self.base: Use | str | None = None  # of a FIELD: what stands before the dot, or its class
        self.call: Call | None = None  # of a CLASS: its arguments; of an ARGUMENT: whose it is

    def __repr__(self) -> str:
        return f"<{self.role} {self.name} {self.start}>"


class Call:
    """Arguments after a class, a multiclass or an operator: from the bracket to its end."""

    __slots__ = ("arguments", "close", "is_closed", "name", "open", "role")

    def __init__(self, name: str, role: str, open: int) -> None:
        self.name = name
        self.role = role
        self.open = open
        self.close = open + 1  # of the bracket, or where its arguments stop
        self.is_closed = False
        self.arguments: list[tuple[int, int, str]] = []  # span, name


class Fault:
    """What is wrong with the text; `fix` is what may be put in at its start."""

    __slots__ = ("end", "fix", "is_unclosed", "message", "start")

    def __init__(self, start: int, end: int, message: str, fix: str = "") -> None:
        self.start = start
        self.end = end
        self.message = message
        self.fix = fix
        self.is_unclosed = False  # a brace that may only seem so because of another fault


class Chunk:
    """What was read of one statement of the top level."""

    __slots__ = (
        "calls",
        "defined",
        "ends",
        "faults",
        "kinds",
        "nodes",
        "offset",
        "remarks",
        "scopes",
        "starts",
        "text",
        "uses",
    )

    def __init__(self, offset: int) -> None:
        self.offset = offset  # in the file
        self.text = ""
        self.nodes: list[Node] = []
        self.uses: list[Use] = []
        self.calls: list[Call] = []
        self.scopes: list[Node] = []  # operators that have variables
        self.faults: list[Fault] = []
        self.kinds: list[str] = []
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.remarks: list[tuple[str, int, int]] = []  # comments and preprocessor lines
        self.defined: list[Node] = []  # what other statements can name

    def word(self, span: tuple[int, int]) -> str:
        return self.text[span[0] : span[1]]

    def token_at(self, offset: int) -> int:
        """The last token that begins at or before the offset; -1: none."""
        return bisect_right(self.starts, offset) - 1

    def node_at(self, offset: int) -> Node | None:
        """The innermost node around the offset, ends included."""
        found: Node | None = None
        nodes = self.nodes
        while True:
            inner = next((n for n in nodes if n.start <= offset <= n.end), None)
            if inner is None:
                return found
            found = inner
            nodes = inner.children

    def comment_before(self, start: int) -> str:
        """The words of the comment that stands right above, or nothing."""
        lines: list[str] = []
        end = start
        for kind, first, last in reversed(self.remarks):
            if last > end:
                continue
            between = self.text[last:end]
            if kind != "comment" or between.strip() or between.count("\n") > 1:
                break
            line_start = self.text.rfind("\n", 0, first) + 1
            if self.text[line_start:first].strip():
                break
            lines.append(plain_comment(self.text[first:last]))
            end = first
        return "\n".join(reversed(lines)).strip()


def plain_comment(text: str) -> str:
    if text.startswith("//"):
        return text.lstrip("/").strip().strip("=-*").strip()
    inner = text.removeprefix("/*").removesuffix("*/")
    return "\n".join(line.strip().lstrip("*").strip() for line in inner.splitlines())


class Tree:
    """A file. Reading a later text of it takes over what has stayed."""

    __slots__ = ("_defined", "_line_starts", "chunks", "text")

    def __init__(self, text: str, chunks: list[Chunk]) -> None:
        self.text = text
        self.chunks = chunks
        self._defined: dict[str, list[tuple[Chunk, Node]]] | None = None
        self._line_starts: list[int] | None = None

    @property
    def line_starts(self) -> list[int]:
        if self._line_starts is None:
            starts, at = [0], self.text.find("\n")
            while at >= 0:
                starts.append(at + 1)
                at = self.text.find("\n", at + 1)
            self._line_starts = starts
        return self._line_starts

    def line_of(self, offset: int) -> int:
        """From 0."""
        return bisect_right(self.line_starts, offset) - 1

    def line_text(self, line: int) -> str:
        starts = self.line_starts
        if line >= len(starts):
            return ""
        end = starts[line + 1] - 1 if line + 1 < len(starts) else len(self.text)
        return self.text[starts[line] : end]

    @property
    def defined(self) -> dict[str, list[tuple[Chunk, Node]]]:
        """What other files can name."""
        if self._defined is None:
            found: dict[str, list[tuple[Chunk, Node]]] = {}
            for chunk in self.chunks:
                for node in chunk.defined:
                    found.setdefault(node.name, []).append((chunk, node))
            self._defined = found
        return self._defined

    def chunk_at(self, offset: int) -> Chunk | None:
        """The chunk with the character in front of the offset, or at it where it begins one."""
        at = bisect_right(self.chunks, offset, key=lambda c: c.offset) - 1
        if at < 0:
            return None
        chunk = self.chunks[at]
        return self.chunks[at - 1] if chunk.offset == offset and at > 0 else chunk

    def chunks_up_to(self, offset: int) -> list[Chunk]:
        """The chunk at the offset and those just in front of it."""
        at = bisect_right(self.chunks, offset, key=lambda c: c.offset)
        return self.chunks[max(0, at - 3) : at]

    def chunks_at(self, offset: int) -> list[Chunk]:
        """The chunks that touch the offset: two, where one ends and the next begins."""
        at = bisect_right(self.chunks, offset, key=lambda c: c.offset) - 1
        if at < 0:
            return []
        found = [self.chunks[at]]
        if self.chunks[at].offset == offset and at > 0:
            found.append(self.chunks[at - 1])
        return found

    def use_at(self, offset: int) -> tuple[Chunk, Use] | None:
        for chunk in self.chunks_at(offset):
            inside = offset - chunk.offset
            for use in chunk.uses:
                if use.start <= inside <= use.end:
                    return chunk, use
        return None

    def declared_at(self, offset: int) -> tuple[Chunk, Node] | None:
        """The node whose name stands there."""
        for chunk in self.chunks_at(offset):
            inside = offset - chunk.offset
            for node in all_nodes(chunk):
                if node.name and node.name_span[0] <= inside <= node.name_span[1]:
                    return chunk, node
        return None


def all_nodes(chunk: Chunk) -> Iterator[Node]:
    """Statements, items, arguments and variables."""
    for top in chunk.nodes:
        for node in top.inside():
            yield node
            yield from node.args
            yield from node.binders
    for scope in chunk.scopes:
        yield from scope.binders
