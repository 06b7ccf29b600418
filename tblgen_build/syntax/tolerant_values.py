"""Reads types and values, and notes what they name. Knows nothing of statements."""

from __future__ import annotations

from tblgen_build.syntax.tokens import CODE, STRING
from tblgen_build.syntax.tolerant_tokens import TokenReader
from tblgen_build.syntax.tree import ARGUMENT, CLASS, FIELD, VALUE, Call, Node, Use
from tblgen_build.syntax.words import ITERATORS, KEYWORDS, TYPES

MAX_DEPTH = 100  # of statements and values in each other


class ValueReader(TokenReader):
    """Types and values from here on, into the chunk."""

    # --- names -----------------------------------------------------------------------

    def _open(self, kind: str) -> Node:
        node = Node(kind, self._here(), self._scope)
        self._scope = node
        return node

    def _name(self, node: Node, message: str) -> None:
        if self.kind != "word":
            raise self._fail(message)
        node.name = self._word()
        start = self._here()
        self._advance()
        node.name_span = (start, self._last_end())

    def _use(self, role: str) -> Use:
        """The word here."""
        start, end = self._starts[self._at], self._ends[self._at]
        use = Use(self.text[start:end], start - self._base, end - self._base, role, self._scope)
        self.chunk.uses.append(use)
        self._advance()
        return use

    def _class_reference(self, role: str) -> Use:
        use = self._use(role)
        if self.kind == "<":
            use.call = self._arguments(use)
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
                raise self._fail("expected ',' or '>' after the arguments")
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
        """What it is, if a name: to tell whose field follows a dot."""
        kind = self.kind
        if kind == "word":
            use = self._use(VALUE)
            if self.kind == "<":
                use.role = CLASS
                use.call = self._arguments(use)
                return use.name
            return use
        if kind in ("number", CODE, "?", "true", "false"):
            self._advance()
        elif kind == STRING:
            while self.kind == STRING:
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
            raise self._fail(f"expected '(' after {name}")
        call = Call(name, "operator", self._here())
        self.chunk.calls.append(call)
        self._advance()
        around = self._scope
        scope = self._open("operator") if name in ITERATORS else None
        try:
            while self.kind != ")":
                start = self._here()
                call.arguments.append((start, start, ""))
                is_binder = len(call.arguments) - 1 in ITERATORS.get(name, ())
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
