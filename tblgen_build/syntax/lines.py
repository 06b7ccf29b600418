"""Tokens as logical lines: a statement, the head of a block, its end, a comment of its own.

A file's indentation follows these lines: blocks, and statements without a block after `in`, `then`
and `else`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tblgen_build.syntax.tokens import (
    CLOSERS,
    CODE,
    COMMENT,
    DIRECTIVE,
    END,
    OPENERS,
    STRING,
    SyntaxProblem,
    Token,
)

# Statements that may have a block.
_WITH_BODY = frozenset({"class", "def", "multiclass", "defm"})
# What begins a statement around others; `}` goes on with `else`.
_AROUND_OTHERS = frozenset({"let", "foreach", "if", "else", "}"})


class Line:
    """One logical line: tokens first to last, of all that was read."""

    __slots__ = ("depth", "first", "inline", "is_verbatim", "last")

    def __init__(self, first: int, last: int, depth: int, inline: frozenset[int]) -> None:
        self.first = first
        self.last = last  # included; trailing comment, too
        self.depth = depth  # in steps of indentation
        self.inline = inline  # braces of blocks that stay on the line
        self.is_verbatim = False


def matches(tokens: Sequence[Token]) -> dict[int, int]:
    """The bracket that belongs to each, both ways. Raises SyntaxProblem."""
    found: dict[int, int] = {}
    open_: list[int] = []
    for at, token in enumerate(tokens):
        if token.kind != "mark":
            continue
        if token.text in OPENERS:
            open_.append(at)
        elif token.text in CLOSERS:
            if not open_ or OPENERS[tokens[open_[-1]].text] != token.text:
                raise SyntaxProblem(token.line, stray(tokens, at, open_))
            start = open_.pop()
            found[start], found[at] = at, start
    if open_:
        raise SyntaxProblem(tokens[open_[-1]].line, f"this '{tokens[open_[-1]].text}' stays open")
    return found


def stray(tokens: Sequence[Token], at: int, open_: Sequence[int]) -> str:
    """What to say of a closing bracket that is not the one which belongs there."""
    this = f"this '{tokens[at].text}'"
    message = f"{this} closes nothing"
    if open_:
        last = tokens[open_[-1]]
        message = f"{this} does not close the '{last.text}' in line {last.line}"
    # A code block without its end takes all the text up to the end of the next one.
    for token in reversed(tokens[:at]):
        if token.kind == CODE and "[{" in token.text[2:]:
            return f"{message}; is the '}}]' for the '[{{' in line {token.line} missing?"
    return message


def flat_blocks(tokens: Sequence[Token], matching: Mapping[int, int]) -> set[int]:
    """The braces after `in` whose statements all stand below the `let` or `foreach`.

    So files are written that a single block encloses.
    """
    found = set()
    heads = [-1]  # by open bracket: the last `let` or `foreach` in it
    for at, token in enumerate(tokens):
        if token.text in ("let", "foreach"):
            heads[-1] = at
        elif at not in matching:
            continue
        elif matching[at] < at:
            heads.pop()
        else:
            if token.text == "{" and at and tokens[at - 1].text == "in" and heads[-1] >= 0:
                columns = list(columns_of_statements(tokens, matching, at))
                if len(columns) > 1 and set(columns) == {tokens[heads[-1]].column}:
                    found.add(at)
            heads.append(-1)
    return found


def columns_of_statements(
    tokens: Sequence[Token], matching: Mapping[int, int], opener: int
) -> Iterator[int]:
    """Of those that begin a line in the block."""
    at, ends = opener + 1, True
    while at < matching[opener]:
        token = tokens[at]
        if token.kind not in (COMMENT, DIRECTIVE):
            if ends and token.newlines:
                yield token.column
            at = matching.get(at, at)
            ends = token.kind == "mark" and tokens[at].text in ";}"
        at += 1


class Cutter:
    """Cuts tokens into logical lines."""

    def __init__(self, tokens: Sequence[Token], matching: dict[int, int], width: int) -> None:
        self.tokens = tokens
        self.matching = matching
        self.width = width
        self.lines: list[Line] = []
        self._start = 0  # of the line that is being read
        self._head = ""  # first word of the statement
        self._depth = 0
        self._extra: list[int] = [0]  # of statements without a block, by block
        self._flat = flat_blocks(tokens, matching)
        self._steps: list[int] = []  # by block: what its statements are indented by
        self._inline: set[int] = set()

    def cut(self) -> list[Line]:
        at = 0
        while self.tokens[at].kind != END:
            at = self._take(at)
        self._flush(at - 1)
        return self.lines

    def _take(self, at: int) -> int:
        """Take one token, or a bracketed group; where to go on."""
        token = self.tokens[at]
        if token.kind in (COMMENT, DIRECTIVE):
            if at == self._start:
                self._flush(at, keeps_statement=True)
            return at + 1
        if not self._head:
            self._head = token.text
        if token.text == "{" and self._is_block(at):
            return self._block(at)
        if token.kind == "mark" and token.text in OPENERS:
            return self.matching[at] + 1
        if token.text == "}" and token.kind == "mark":
            return self._end_block(at)
        if token.text == ";" and token.kind == "mark":
            return self._finish(at)
        if token.text in ("in", "then", "else"):
            return self._after(at)
        if self._head == "include" and token.kind == STRING:
            return self._finish(at)
        return at + 1

    def _is_block(self, at: int) -> bool:
        before = self.tokens[self._before(at)].text
        if self._head == "defset":
            return before == "="
        if self._head in _AROUND_OTHERS:
            return before in ("in", "then", "else")
        return self._head in _WITH_BODY and before != "="

    def _before(self, at: int) -> int:
        at -= 1
        while self.tokens[at].kind in (COMMENT, DIRECTIVE) and at > self._start:
            at -= 1
        return at

    def _block(self, at: int) -> int:
        end = self.matching[at]
        if self._stays_on_a_line(at, end):
            self._inline.update((at, end))
            following = end + 1
            if self.tokens[following].text == ";":
                following += 1
            if self.tokens[following].text == "else":
                self._head = "else"
                return following
            return self._finish(following - 1)
        following = self._trailing(at)
        self._flush(following)
        is_flat = at in self._flat and not self._extra[-1]  # else it is indented already
        self._steps.append(0 if is_flat else 1)
        self._depth += self._steps[-1]
        self._extra.append(0)
        return following + 1

    def _stays_on_a_line(self, at: int, end: int) -> bool:
        """A block that its author has on one line, and that fits there."""
        if end == at + 1:
            return True
        inside = self.tokens[at + 1 : end + 1]
        if any(t.newlines or t.kind in (COMMENT, DIRECTIVE) or "\n" in t.text for t in inside):
            return False
        if self._head in _AROUND_OTHERS or self._head in ("defset", "multiclass"):
            return False
        if any(
            t.text == "{" and self.tokens[at + 1 + i - 1].text in ("in", "then", "else")
            for i, t in enumerate(inside)
        ):
            return False
        line = self.tokens[self._start : end + 1]
        length = sum(len(t.text) + bool(t.space) for t in line)
        return length + 2 * (self._depth + self._extra[-1]) <= self.width - 2

    def _end_block(self, at: int) -> int:
        self._flush(at - 1)
        self._start = at
        if len(self._extra) == 1:
            raise SyntaxProblem(self.tokens[at].line, "this '}' closes nothing")
        self._extra.pop()
        self._depth -= self._steps.pop()
        following = at + 1
        if self.tokens[following].text == "else":
            self._head = "}"
            return following
        if self.tokens[following].text == ";":
            following += 1
        return self._finish(following - 1)

    def _finish(self, at: int) -> int:
        """A statement is at its end, and so are those that it is the only one of."""
        end = self._trailing(at)
        self._flush(end)
        self._extra[-1] = 0
        return end + 1

    def _after(self, at: int) -> int:
        """After `in`, `then` and `else` a block begins, or one statement."""
        if self._head not in _AROUND_OTHERS:
            return at + 1
        following = self.tokens[at + 1]
        if following.text == "{":
            return at + 1
        if following.newlines or following.kind == COMMENT:
            step = 0 if self._head == "let" else 1
            end = self._trailing(at)
            self._flush(end)
            self._extra[-1] += step
            return end + 1
        self._head = ""
        return at + 1

    def _trailing(self, at: int) -> int:
        """The comment after the token on its line, or the token."""
        following = self.tokens[at + 1]
        if following.kind == COMMENT and not following.newlines:
            after = self.tokens[at + 2]
            if after.newlines or after.kind == END:
                return at + 1
        return at

    def _flush(self, last: int, keeps_statement: bool = False) -> None:
        if last >= self._start:
            depth = self._depth + self._extra[-1]
            self.lines.append(Line(self._start, last, depth, frozenset(self._inline)))
        self._start = last + 1
        self._inline.clear()
        if not keeps_statement:
            self._head = ""
