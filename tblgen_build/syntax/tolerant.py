"""Reads a text into a tree and continues after faults. Raises nothing.

At most one fault a statement: what follows in it may only be wrong because of the first. The next
statement begins at a `;`, a `}` or a word that only begins statements. Both arms of `#ifdef` are
read.
"""

from __future__ import annotations

from tblgen_build.syntax.tokens import STRING
from tblgen_build.syntax.tolerant_tokens import Recover
from tblgen_build.syntax.tolerant_values import MAX_DEPTH, ValueReader
from tblgen_build.syntax.tree import (
    CLASS,
    LET,
    MULTICLASS,
    OUTER_LET,
    Chunk,
    Node,
    Tree,
)
from tblgen_build.syntax.words import DEFINING, ITEMS, STATEMENTS, TYPES

_ONLY_STATEMENTS = STATEMENTS - ITEMS  # in no body of a record
_ANY_ITEM = ITEMS | TYPES
NOT_IN_MULTICLASS = frozenset({"class", "multiclass", "defset", "include"})


def read_tree(text: str, before: Tree | None = None) -> Tree:
    """The tree of a text; of `before`, what stands in both is taken over."""
    if before is None:
        return Tree(text, TolerantReader(text, 0).read(None, 0))
    if before.text == text:
        return before
    kept: list[Chunk] = []
    offset = 0
    for chunk in before.chunks:
        if not text.startswith(chunk.text, offset):
            break
        kept.append(chunk)
        offset += len(chunk.text)
    while kept:  # where a chunk ends may depend on what follows; of one with a fault, the more
        dropped = kept.pop()
        offset -= len(dropped.text)
        if dropped.kinds and not dropped.faults:
            break
    shift = len(text) - len(before.text)
    end = len(text)
    rest: dict[int, int] = {}  # place in the new text of a chunk that is the same to the end
    for number in range(len(before.chunks) - 1, len(kept), -1):
        chunk = before.chunks[number]
        if not text.endswith(chunk.text, 0, end) or end - len(chunk.text) < offset:
            break
        end -= len(chunk.text)
        rest[end] = number
    reader = TolerantReader(text, offset)
    middle = reader.read(rest, offset)
    chunks = kept + middle
    if reader.met >= 0:
        tail = before.chunks[rest[reader.met] :]
        if shift:
            for chunk in tail:
                chunk.offset += shift
        chunks += tail
    return Tree(text, chunks)


class TolerantReader(ValueReader):
    """Reads chunks, a statement each."""

    def read(self, rest: dict[int, int] | None, offset: int) -> list[Chunk]:
        chunks: list[Chunk] = []
        self._more()
        while self.kind != "end":
            self.chunk = Chunk(self._base)
            first = self._at
            self._scope = None
            self._depth = 0
            self._statement(self.chunk.nodes, None)
            if self._at == first:
                self._fail_token("expected a statement")
                self._advance()
            self._close_chunk(first, self._ends[self._at - 1])
            chunks.append(self.chunk)
            if rest is not None and self._base in rest:
                self.met = self._base
                return chunks
        if self._base < len(self.text):
            self.chunk = Chunk(self._base)
            self._close_chunk(self._at, len(self.text))
            chunks.append(self.chunk)
        return chunks

    def _skip(self, is_in_body: bool) -> None:
        """To where the next statement or item begins."""
        depth = 0
        while self.kind != "end":
            kind = self.kind
            if kind == ";":
                self._advance()
                if depth == 0:
                    return
                continue
            if kind == "{":
                depth += 1
            elif kind == "}":
                if depth == 0 and is_in_body:
                    return
                depth = max(0, depth - 1)
                self._advance()
                if depth == 0 and not is_in_body:
                    return
                continue
            elif self._begins_next(kind, is_in_body):
                return
            self._advance()

    def _begins_next(self, kind: str, is_in_body: bool) -> bool:
        if kind in _ONLY_STATEMENTS and kind not in ("if", "foreach"):
            return True
        begins = kind in STATEMENTS or (is_in_body and kind in _ANY_ITEM)
        return begins and self._is_first_on_line()

    def _statement(self, into: list[Node], multiclass: Node | None) -> None:
        """Read one; nothing is read where none begins."""
        kind = self.kind
        if kind not in STATEMENTS:
            if kind == ";":
                self._fail_token("this ';' ends nothing")
                self._advance()
            elif kind == "}" and into is self.chunk.nodes:
                self._fail_token("this '}' closes nothing")
                self._advance()
            elif kind != "}":
                self._fail_token("expected a statement: class, def, defm, let, ...")
                self._advance()
                self._skip(into is not self.chunk.nodes)
            return
        around = self._scope
        node = self._open(kind)
        into.append(node)
        self._depth += 1
        try:
            if self._depth > MAX_DEPTH:
                raise self._fail("statements are nested too deeply")
            self._statement_of(node, multiclass)
        except Recover:
            self._skip(into is not self.chunk.nodes)
        finally:
            self._depth -= 1
            self._scope = around
            node.end = max(self._last_end(), node.start)
        if kind in DEFINING and node.name and multiclass is None:
            self.chunk.defined.append(node)

    def _statement_of(self, node: Node, multiclass: Node | None) -> None:
        kind = node.kind
        self._advance()
        if kind == "include":
            if self.kind != STRING:
                raise self._fail("expected a file's name in quotes")
            start = self._here()
            self._advance()
            node.name_span = node.value = (start, self._last_end())
        elif kind in ("class", "multiclass"):
            self._name(node, f"expected the {kind}'s name")
            self._template_args(node)
            self._parents(node, CLASS if kind == "class" else MULTICLASS)
            if kind == "class":
                self._body(node)
            else:
                self._block(node, node)
        elif kind in ("def", "defm"):
            self._object_name(node)
            self._parents(node, CLASS if kind == "def" else MULTICLASS)
            if kind == "def" or self.kind == "{":
                self._body(node)
            else:
                self._expect_semicolon()
        elif kind == "let":
            self._outer_let(node, multiclass)
        elif kind == "foreach":
            self._foreach(node, multiclass)
        elif kind == "if":
            self._if(node, multiclass)
        elif kind == "defset":
            self._type(node)
            self._name(node, "expected the set's name")
            self._expect("=")
            self._block(node, multiclass)
        elif kind == "deftype":
            self._name(node, "expected the type's name")
            self._expect("=")
            self._type(node)
            self._expect_semicolon()
        else:
            self._simple(node)

    def _simple(self, node: Node) -> None:
        """defvar, assert, dump, after the word."""
        if node.kind == "defvar":
            self._name(node, "expected the variable's name")
            self._expect("=")
        start = self._here()
        self._value()
        node.value = (start, self._last_end())
        if node.kind == "assert":
            self._expect(",", " and a message")
            self._value()
        self._expect_semicolon()

    def _object_name(self, node: Node) -> None:
        """A value, or nothing."""
        if self.kind in (":", "{", ";"):
            return
        start = self._here()
        if self.kind == "word" and self._next_kind() in (":", "{", ";"):
            self._name(node, "")
            return
        if self.kind == "word" and self._next_kind() not in ("#", ".", "<", "["):
            # What follows is wrong: the name is not.
            self._name(node, "")
            if self._is_first_on_line():
                return  # a `;` is missing
            raise self._fail("expected ':', '{' or ';' after the name")
        self._value(is_name=True)
        node.name_span = (start, self._last_end())

    def _template_args(self, node: Node) -> None:
        if not self._accept("<"):
            return
        while self.kind != ">":
            around = self._scope
            arg = self._open("arg")
            node.args.append(arg)
            try:
                self._type(arg)
                self._name(arg, "expected the argument's name")
                if self._accept("="):
                    start = self._here()
                    self._scope = node
                    self._value()
                    arg.value = (start, self._last_end())
            finally:
                self._scope = around
                arg.end = max(self._last_end(), arg.start)
            if not self._accept(","):
                break
        self._expect(">", " after the template arguments")

    def _parents(self, node: Node, role: str) -> None:
        if not self._accept(":"):
            return
        while True:
            if self.kind != "word":
                raise self._fail(f"expected a {role}")
            node.parents.append(self._class_reference(role))
            if not self._accept(","):
                return

    def _body(self, node: Node) -> None:
        """`;`, or items in braces."""
        if self.kind != "{":
            if self.kind == ";":
                self._advance()
                return
            end = self._last_end()
            self._fault(max(end - 1, 0), end, "expected '{' or ';' after this", ";")
            if self._is_first_on_line() or self.kind == "end":
                return
            raise Recover
        opened = self._here()
        node.body = (opened, -1)
        self._advance()
        while self.kind not in ("}", "end"):
            if self.kind in _ONLY_STATEMENTS:
                break
            first = self._at
            self._item(node)
            if self._at == first:
                break
        if self.kind == "}":
            node.body = (opened, self._here())
            self._advance()
        else:
            self._unclosed(opened)

    def _item(self, record: Node) -> None:
        kind = self.kind
        around = self._scope
        node = self._open("body let" if kind == "let" else kind)
        record.children.append(node)
        try:
            if kind == "let":
                self._advance()
                self._let_target(node, LET)
                self._expect_semicolon()
            elif kind in ("defvar", "assert", "dump"):
                self._advance()
                self._simple(node)
            elif kind in TYPES or kind in ("word", "field"):
                node.kind = "field"
                self._accept("field")
                self._type(node)
                self._name(node, "expected the field's name")
                if self._accept("="):
                    start = self._here()
                    self._value()
                    node.value = (start, self._last_end())
                self._expect_semicolon()
            else:
                raise self._fail("expected a field, 'let', 'defvar', 'assert', 'dump' or '}'")
        except Recover:
            self._skip(True)
        finally:
            self._scope = around
            node.end = max(self._last_end(), node.start)

    def _let_target(self, node: Node, role: str) -> None:
        is_mode = self.kind == "word" and self._word() in ("append", "prepend")
        if is_mode and self._next_kind() == "word":
            self._advance()
        if self.kind != "word":
            raise self._fail("expected a field")
        use = self._use(role)
        node.name = use.name
        node.name_span = (use.start, use.end)
        if self.kind in ("{", "<"):
            self._ranges("}" if self.kind == "{" else ">")
        self._expect("=")
        start = self._here()
        node.value = (start, start)
        self._value()
        node.value = (start, self._last_end())

    def _outer_let(self, node: Node, multiclass: Node | None) -> None:
        while True:
            around = self._scope
            item = self._open("outer let")
            try:
                self._let_target(item, OUTER_LET)
            finally:
                self._scope = around
                item.end = max(self._last_end(), item.start)
            node.binders.append(item)
            if not self._accept(","):
                break
        self._expect("in")
        self._block(node, multiclass)

    def _foreach(self, node: Node, multiclass: Node | None) -> None:
        around = self._scope
        variable = self._open("variable")
        self._scope = around
        self._name(variable, "expected the loop's variable")
        variable.end = self._last_end()
        self._expect("=")
        start = self._here()
        if self.kind == "{":
            self._ranges("}")
        else:
            self._value()
            while self.kind in ("-", "...", "number", ","):
                self._advance()
        variable.value = (start, self._last_end())
        node.binders.append(variable)
        self._expect("in")
        self._block(node, multiclass)

    def _if(self, node: Node, multiclass: Node | None) -> None:
        self._value()
        self._expect("then")
        self._block(node, multiclass)
        if self._accept("else"):
            self._block(node, multiclass)

    def _block(self, node: Node, multiclass: Node | None) -> None:
        """One statement, or several in braces."""
        if self.kind != "{":
            if node.kind in ("multiclass", "defset"):
                if node.kind == "multiclass" and self._accept(";"):
                    return
                raise self._fail("expected '{'")
            if self.kind not in STATEMENTS:
                raise self._fail("expected a statement or '{'")
            self._statement(node.children, multiclass)
            return
        opened = self._here()
        if node.body[0] < 0:
            node.body = (opened, -1)
        self._advance()
        while self.kind not in ("}", "end"):
            if node.kind == "multiclass" and self.kind in NOT_IN_MULTICLASS:
                break
            self._statement(node.children, multiclass)
        if self.kind == "}":
            node.body = (node.body[0], self._here())
            self._advance()
        else:
            self._unclosed(opened)
