"""Reads a text into a tree and goes on after what is wrong. Raises nothing.

At most one fault a statement: what follows in it may only be wrong because of the first. The next
statement begins at a `;`, a `}` or a word that only begins statements. Both arms of `#ifdef` are
read.
"""

from __future__ import annotations

import re

from tblgen_build.syntax.tree import (
    ARGUMENT,
    CLASS,
    DEFINING,
    FIELD,
    LET,
    MULTICLASS,
    OUTER_LET,
    VALUE,
    Call,
    Chunk,
    Fault,
    Node,
    Tree,
    Use,
)

MAX_DEPTH = 100  # of statements and values in each other
BATCH = 256  # tokens that are read at once

KEYWORDS = frozenset(
    (
        "assert",
        "bit",
        "bits",
        "class",
        "code",
        "dag",
        "def",
        "defm",
        "defset",
        "deftype",
        "defvar",
        "dump",
        "else",
        "false",
        "field",
        "foreach",
        "if",
        "in",
        "include",
        "int",
        "let",
        "list",
        "multiclass",
        "string",
        "then",
        "true",
    )
)
TYPES = frozenset(["bit", "bits", "code", "dag", "int", "list", "string"])
# Words that begin a statement and can stand in no body of a record.
STATEMENTS = frozenset(
    ("class", "def", "defm", "defset", "deftype", "foreach", "if", "include", "multiclass")
)
ANY_STATEMENT = STATEMENTS | {"let", "defvar", "assert", "dump"}
ITEMS = TYPES | {"let", "defvar", "assert", "dump", "field"}
NOT_IN_MULTICLASS = frozenset({"class", "multiclass", "defset", "include"})

_TOKEN = re.compile(
    r"""
      (?P<space> \s+ )
    | (?P<comment> //[^\n]* | /\* )
    | (?P<directive> \#(?:ifdef|ifndef|else|endif|define)\b[^\n]* )
    | (?P<code> \[\{ )
    | (?P<string> " )
    | (?P<variable> \$[A-Za-z_]\w* )
    | (?P<bang> ![A-Za-z]+ )
    | (?P<number> 0x[0-9a-fA-F]+\b | 0b[01]+\b | [-+]?\d+(?!\w) )
    | (?P<word> \w+ )
    | (?P<mark> \.\.\. | [-+\[\](){}<>:;,.=?\#] )
    | (?P<bad> . )
    """,
    re.S | re.X | re.A,
)
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
_NESTED = re.compile(r"/\*|\*/")
_NUMBER_OF_BINDER = {"!foreach": (0,), "!filter": (0,), "!foldl": (2, 3)}


class _Recover(Exception):
    """The statement cannot be read on."""


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


class TolerantReader:
    """Reads chunks. Offsets of nodes are in the chunk, those of tokens in the file."""

    def __init__(self, text: str, offset: int) -> None:
        self.text = text
        self.met = -1  # where the rest is known
        self._lexed = offset
        self._is_done = False
        self._kinds: list[str] = []
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._remarks: list[tuple[str, int, int]] = []
        self._flaws: list[tuple[int, int, str, str]] = []
        self._at = 0
        self._depth = 0
        self._base = offset
        self.chunk = Chunk(offset)
        self._scope: Node | None = None

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

    def _close_chunk(self, first: int, end: int) -> None:
        """The chunk has the tokens from `first` to here; what was read is dropped."""
        chunk, base = self.chunk, self._base
        chunk.text = self.text[base:end]
        chunk.kinds = self._kinds[first : self._at]
        chunk.starts = [start - base for start in self._starts[first : self._at]]
        chunk.ends = [stop - base for stop in self._ends[first : self._at]]
        chunk.remarks = [(k, s - base, e - base) for k, s, e in self._remarks if s < end]
        self._remarks = [remark for remark in self._remarks if remark[1] >= end]
        flaws = [flaw for flaw in self._flaws if flaw[0] < end]
        if flaws:  # what follows in the statement may be wrong because of them
            first_flaw = flaws[0][0] - base
            chunk.faults = [f for f in chunk.faults if f.start < first_flaw and not f.is_unclosed]
        for start, stop, message, fix in flaws:
            chunk.faults.append(Fault(start - base, min(stop, end) - base, message, fix))
        self._flaws = [flaw for flaw in self._flaws if flaw[0] >= end]
        if self._at > 4 * BATCH:
            for column in (self._kinds, self._starts, self._ends):
                del column[: self._at - 1]
            self._at = 1
        self._base = end

    # --- tokens ----------------------------------------------------------------------

    def _more(self) -> None:
        """Read some more tokens."""
        text, at = self.text, self._lexed
        kinds, starts, ends = self._kinds, self._starts, self._ends
        wanted = len(kinds) + BATCH
        match = _TOKEN.match
        while len(kinds) < wanted:
            found = match(text, at)
            if found is None:
                kinds.append("end")
                starts.append(len(text))
                ends.append(len(text))
                self._is_done = True
                break
            kind, start, at = found.lastgroup, at, found.end()
            if kind == "space":
                continue
            if kind == "mark":
                kinds.append(text[start:at])
            elif kind == "word":
                word = text[start:at]
                kinds.append(word if word in KEYWORDS else "word")
            elif kind == "comment":
                if text[start + 1] == "*":
                    at = self._comment_end(start)
                self._remarks.append(("comment", start, at))
                continue
            elif kind == "directive" and text[text.rfind("\n", 0, start) + 1 : start].strip():
                at = start + 1  # pasting
                kinds.append("#")
            elif kind == "directive":
                self._remarks.append(("directive", start, at))
                continue
            elif kind == "code":
                end = text.find("}]", at)
                if end < 0:
                    self._flaws.append(
                        (start, start + 2, "this code does not end: '}]' is missing", "")
                    )
                    at = len(text)
                else:
                    at = end + 2
                kinds.append("code")
            elif kind == "string":
                closed = _STRING.match(text, start)
                if closed is None:
                    line = text.find("\n", at)
                    at = len(text) if line < 0 else line
                    self._flaws.append((start, at, "this string does not end on its line", ""))
                else:
                    at = closed.end()
                kinds.append("string")
            elif kind == "bad":
                self._flaws.append((start, at, f"unexpected character '{text[start]}'", ""))
                continue
            else:
                kinds.append(kind or "")
            starts.append(start)
            ends.append(at)
        self._lexed = at

    def _comment_end(self, start: int) -> int:
        """Comments nest."""
        depth = 0
        for found in _NESTED.finditer(self.text, start):
            depth += 1 if found.group() == "/*" else -1
            if depth == 0:
                return found.end()
        self._flaws.append((start, start + 2, "this comment does not end", ""))
        return len(self.text)

    @property
    def kind(self) -> str:
        return self._kinds[self._at]

    def _next_kind(self) -> str:
        at = self._at + 1
        return self._kinds[at] if at < len(self._kinds) else "end"

    def _word(self) -> str:
        return self.text[self._starts[self._at] : self._ends[self._at]]

    def _advance(self) -> None:
        if self._kinds[self._at] != "end":
            self._at += 1
            if self._at + 2 >= len(self._kinds) and not self._is_done:
                self._more()

    def _accept(self, kind: str) -> bool:
        if self._kinds[self._at] == kind:
            self._advance()
            return True
        return False

    def _here(self) -> int:
        return self._starts[self._at] - self._base

    def _last_end(self) -> int:
        """The end of the token before."""
        return self._ends[self._at - 1] - self._base if self._at else 0

    def _is_first_on_line(self) -> bool:
        start = self._starts[self._at]
        return "\n" in self.text[self._ends[self._at - 1] if self._at else self._base : start]

    # --- faults ----------------------------------------------------------------------

    def _fault(self, start: int, end: int, message: str, fix: str = "") -> None:
        self.chunk.faults.append(Fault(start, end, message, fix))

    def _unclosed(self, brace: int) -> None:
        fault = Fault(brace, brace + 1, "the '}' for this '{' is missing")
        fault.is_unclosed = True
        self.chunk.faults.append(fault)

    def _fail_token(self, message: str) -> None:
        """At the next token, or behind the last one where a line or the text ends."""
        if self.kind == "end" or self._is_first_on_line():
            end = self._last_end()
            self._fault(max(end - 1, 0), end, message)
        else:
            self._fault(self._here(), self._ends[self._at] - self._base, message)

    def _fail(self, message: str) -> _Recover:
        self._fail_token(message)
        return _Recover()

    def _expect(self, kind: str, where: str = "") -> None:
        if not self._accept(kind):
            raise self._fail(f"expected '{kind}'{where}")

    def _expect_semicolon(self) -> None:
        if self._accept(";"):
            return
        end = self._last_end()
        self._fault(max(end - 1, 0), end, "expected ';' behind this", ";")
        if not self._is_first_on_line() and self.kind not in ("}", "end"):
            raise _Recover

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
        if kind in STATEMENTS and kind not in ("if", "foreach"):
            return True
        begins = kind in ANY_STATEMENT or (is_in_body and kind in ITEMS)
        return begins and self._is_first_on_line()

    # --- statements ------------------------------------------------------------------

    def _open(self, kind: str) -> Node:
        node = Node(kind, self._here(), self._scope)
        self._scope = node
        return node

    def _statement(self, into: list[Node], multiclass: Node | None) -> None:
        """Read one; nothing is read where none begins."""
        kind = self.kind
        if kind not in ANY_STATEMENT:
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
        except _Recover:
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
            if self.kind != "string":
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
        """defvar, assert, dump, behind the word."""
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

    def _name(self, node: Node, message: str) -> None:
        if self.kind != "word":
            raise self._fail(message)
        node.name = self._word()
        start = self._here()
        self._advance()
        node.name_span = (start, self._last_end())

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
            raise self._fail("expected ':', '{' or ';' behind the name")
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
        self._expect(">", " behind the template arguments")

    def _parents(self, node: Node, role: str) -> None:
        if not self._accept(":"):
            return
        while True:
            if self.kind != "word":
                raise self._fail(f"expected a {role}")
            node.parents.append(self._class_reference(role))
            if not self._accept(","):
                return

    def _class_reference(self, role: str) -> Use:
        use = self._use(role)
        if self.kind == "<":
            use.call = self._arguments(use)
        return use

    def _use(self, role: str) -> Use:
        """The word here."""
        start, end = self._starts[self._at], self._ends[self._at]
        use = Use(self.text[start:end], start - self._base, end - self._base, role, self._scope)
        self.chunk.uses.append(use)
        self._advance()
        return use

    def _arguments(self, use: Use) -> Call:
        call = Call(use.name, use.role, self._here())
        self.chunk.calls.append(call)
        self._advance()
        try:
            while self.kind != ">":
                start = self._here()
                call.arguments.append((start, start, ""))
                name = ""
                first = len(self.chunk.uses)
                self._value()
                if self.kind == "=" and self._last_end() == self._end_of_use(first):
                    named = self.chunk.uses[first]
                    named.role, named.call, name = ARGUMENT, call, named.name
                    self._advance()
                    self._value()
                call.arguments[-1] = (start, self._last_end(), name)
                if not self._accept(","):
                    break
            if self.kind != ">":
                raise self._fail("expected ',' or '>' behind the arguments")
            call.close = self._here()
            call.is_closed = True
            self._advance()
        finally:
            if not call.is_closed:
                call.close = max(
                    self._here() if self.kind != "end" else len(self.text) - self._base,
                    call.open + 1,
                )
        return call

    def _end_of_use(self, first: int) -> int:
        uses = self.chunk.uses
        return uses[first].end if len(uses) == first + 1 else -1

    def _body(self, node: Node) -> None:
        """`;`, or items in braces."""
        if self.kind != "{":
            if self.kind == ";":
                self._advance()
                return
            end = self._last_end()
            self._fault(max(end - 1, 0), end, "expected '{' or ';' behind this", ";")
            if self._is_first_on_line() or self.kind == "end":
                return
            raise _Recover
        opened = self._here()
        node.body = (opened, -1)
        self._advance()
        while self.kind not in ("}", "end"):
            if self.kind in STATEMENTS:
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
        except _Recover:
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
            if self.kind not in ANY_STATEMENT:
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

    # --- types and values ------------------------------------------------------------

    def _type(self, node: Node | None) -> None:
        start = self._here()
        kind = self.kind
        if kind == "word":
            use = self._use(CLASS)
            if node is not None:
                node.type_name = use.name
        elif kind in TYPES:
            self._advance()
            if kind == "bits":
                self._expect("<")
                self._value()
                self._expect(">")
            elif kind == "list":
                self._expect("<")
                self._depth += 1
                if self._depth > MAX_DEPTH:
                    self._depth -= 1
                    raise self._fail("types are nested too deeply")
                try:
                    self._type(None)
                finally:
                    self._depth -= 1
                self._expect(">")
        else:
            raise self._fail("expected a type")
        if node is not None:
            node.type_span = (start, self._last_end())

    def _ranges(self, closer: str) -> None:
        """Bits or elements between brackets, from the opening one."""
        self._advance()
        while self.kind != closer:
            if self.kind in ("number", "-", "...", ","):
                self._advance()
            else:
                self._value()
        self._advance()

    def _value(self, is_name: bool = False) -> None:
        self._depth += 1
        try:
            if self._depth > MAX_DEPTH:
                raise self._fail("values are nested too deeply")
            base = self._simple_value()
            while True:
                kind = self.kind
                if kind == "#":
                    self._advance()
                    if self.kind not in (":", "{", ";", ",", ")", ">", "]", "}", "end"):
                        base = self._simple_value()
                    else:
                        base = None
                elif kind == ".":
                    self._advance()
                    if self.kind != "word" and self.kind not in KEYWORDS:
                        raise self._fail("expected a field")
                    use = self._use(FIELD)
                    use.base = base
                    base = use
                elif kind == "[":
                    self._ranges("]")
                    base = None
                elif kind == "{" and not is_name:
                    self._ranges("}")
                    base = None
                else:
                    return
        finally:
            self._depth -= 1

    def _simple_value(self) -> Use | str | None:
        """What it is, if a name: to tell whose field stands behind a dot."""
        kind = self.kind
        if kind == "word":
            use = self._use(VALUE)
            if self.kind == "<":
                use.role = CLASS
                use.call = self._arguments(use)
                return use.name
            return use
        if kind in ("number", "code", "?", "true", "false"):
            self._advance()
        elif kind == "string":
            while self.kind == "string":
                self._advance()
        elif kind == "{":
            self._advance()
            self._values("}")
        elif kind == "[":
            self._advance()
            self._values("]")
            if self.kind == "<":
                self._advance()
                self._type(None)
                self._expect(">")
        elif kind == "(":
            self._dag()
        elif kind == "bang":
            return self._operator()
        else:
            raise self._fail("expected a value")
        return None

    def _values(self, closer: str) -> None:
        while self.kind != closer:
            self._value()
            if closer == "}":
                while self.kind in ("-", "...", "number"):
                    self._advance()
            if not self._accept(","):
                break
        self._expect(closer)

    def _dag(self) -> None:
        self._advance()
        self._dag_operand("expected the dag's operator")
        while self.kind != ")":
            self._dag_operand("expected an operand")
            if not self._accept(","):
                break
        self._expect(")")

    def _dag_operand(self, message: str) -> None:
        if self.kind == "variable":
            self._advance()
            return
        if self.kind in (")", ";"):
            raise self._fail(message)
        self._value()
        if self._accept(":") and not self._accept("variable"):
            raise self._fail("expected a name: '$name'")

    def _operator(self) -> str | None:
        """`!name<type>(values)`; the class that it gives, where one is written."""
        name = self._word()
        self._advance()
        given: str | None = None
        if self._accept("<"):
            holder = Node("type", self._here(), self._scope)
            self._type(holder)
            given = holder.type_name or None
            self._expect(">")
        if self.kind != "(":
            raise self._fail(f"expected '(' behind {name}")
        call = Call(name, "operator", self._here())
        self.chunk.calls.append(call)
        self._advance()
        around = self._scope
        scope = self._open("operator") if name in _NUMBER_OF_BINDER else None
        try:
            while self.kind != ")":
                start = self._here()
                call.arguments.append((start, start, ""))
                is_binder = len(call.arguments) - 1 in _NUMBER_OF_BINDER.get(name, ())
                if scope is not None and is_binder and self.kind == "word":
                    variable = Node("variable", start, around)
                    self._name(variable, "")
                    variable.end = self._last_end()
                    scope.binders.append(variable)
                else:
                    self._value()
                    if name == "!cond":
                        self._expect(":")
                        self._value()
                call.arguments[-1] = (start, self._last_end(), "")
                if not self._accept(","):
                    break
            if self.kind != ")":
                raise self._fail("expected ',' or ')'")
            call.close = self._here()
            call.is_closed = True
            self._advance()
        finally:
            self._scope = around
            if not call.is_closed:
                call.close = max(
                    self._here() if self.kind != "end" else len(self.text) - self._base,
                    call.open + 1,
                )
            if scope is not None:
                if scope.binders and len(call.arguments) > 1:  # what it takes the elements of
                    scope.binders[-1].value = call.arguments[1][:2]
                scope.end = call.close
                self.chunk.scopes.append(scope)
        return given if name in ("!cast", "!getdagop", "!getdagarg") else None
