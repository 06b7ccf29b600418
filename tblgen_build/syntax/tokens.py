"""The lexer of tools on text: it goes on after a mistake and keeps comments and layout.

`Lexer` reads columns of tokens in batches; `tokens_of` has a whole file as objects, and raises
where the lexer has a flaw: `"".join(t.space + t.text for t in tokens_of(text))` is the text.
Knows no grammar.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tblgen_build.syntax.words import DIRECTIVES, KEYWORDS

WORD, NUMBER, STRING, CODE, VARIABLE, BANG, MARK, COMMENT, DIRECTIVE, END = (
    "word",
    "number",
    "text",  # of a literal: `string` and `code` are keywords
    "code block",
    "variable",
    "bang",
    "mark",
    "comment",
    "directive",
    "end",
)
OPENERS = {"(": ")", "[": "]", "<": ">", "{": "}"}
CLOSERS = frozenset(OPENERS.values())
BATCH = 256  # tokens that are read at once

_TOKEN = re.compile(
    rf"""
      (?P<space> \s+ )
    | (?P<comment> //[^\n]* | /\* )
    | (?P<directive> \#(?:{"|".join(DIRECTIVES)})\b[^\n]* )
    """
    r"""
    | (?P<code_block> \[\{ )
    | (?P<text> " )
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
# A brace pairs up with the character after it: "}}]" does not end the block.
_CODE = re.compile(r"\[\{ (?: [^}]+ | \}[^\]] )*+ \}\]", re.S | re.X)
# Tokens whose kind is what they are; as objects they have a kind in common.
_COMMON_KIND: Final = {
    **dict.fromkeys(KEYWORDS, WORD),
    **dict.fromkeys("-+[](){}<>:;,.=?#", MARK),
    "...": MARK,
}


class SyntaxProblem(Exception):
    """The text is not TableGen; `line` says where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


class Flaw:
    """What cannot be a token."""

    __slots__ = ("end", "message", "start")

    def __init__(self, start: int, end: int, message: str) -> None:
        self.start = start
        self.end = end
        self.message = message


class Lexer:
    """Tokens as columns of kinds and offsets; keywords and marks are kinds of their own.

    The last token is of kind END. Comments and directives are remarks, beside the tokens.
    """

    def __init__(self, text: str, offset: int) -> None:
        self.text = text
        self._lexed = offset
        self._is_done = False
        self._kinds: list[str] = []
        self._starts: list[int] = []
        self._ends: list[int] = []
        self._remarks: list[tuple[str, int, int]] = []
        self._flaws: list[Flaw] = []

    def _more(self, count: int = BATCH) -> None:
        """Read some more tokens."""
        text, at = self.text, self._lexed
        kinds, starts, ends = self._kinds, self._starts, self._ends
        wanted = len(kinds) + count
        match, mark, name = _TOKEN.match, MARK, WORD
        while len(kinds) < wanted:
            found = match(text, at)
            if found is None:
                kinds.append(END)
                starts.append(len(text))
                ends.append(len(text))
                self._is_done = True
                break
            kind, start, at = found.lastgroup, at, found.end()
            if kind == "space":
                continue
            if kind == mark:
                kinds.append(text[start:at])
            elif kind == name:
                word = text[start:at]
                kinds.append(word if word in KEYWORDS else name)
            elif kind == COMMENT:
                if text[start + 1] == "*":
                    at = self._comment_end(start)
                self._remarks.append((COMMENT, start, at))
                continue
            elif kind == DIRECTIVE and text[text.rfind("\n", 0, start) + 1 : start].strip():
                at = start + 1  # pasting
                kinds.append("#")
            elif kind == DIRECTIVE:
                self._remarks.append((DIRECTIVE, start, at))
                continue
            elif kind == "code_block":
                closed = _CODE.match(text, start)
                if closed is None:
                    message = "this code does not end: '}]' is missing"
                    self._flaws.append(Flaw(start, start + 2, message))
                    at = len(text)
                else:
                    at = closed.end()
                kinds.append(CODE)
            elif kind == STRING:
                closed = _STRING.match(text, start)
                if closed is None:
                    line = text.find("\n", at)
                    at = len(text) if line < 0 else line
                    self._flaws.append(Flaw(start, at, "this string does not end on its line"))
                else:
                    at = closed.end()
                kinds.append(STRING)
            elif kind == "bad":
                message = f"unexpected character '{shown(text[start])}'"
                self._flaws.append(Flaw(start, at, message))
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
        self._flaws.append(Flaw(start, start + 2, "this comment does not end"))
        return len(self.text)

    def sound_tokens(self) -> list[tuple[int, int, str]]:
        """Start, end and kind of all tokens and remarks in order. Raises SyntaxProblem."""
        while not self._is_done:
            self._more(len(self.text) + 1)
        if self._flaws:
            first = self._flaws[0]
            raise SyntaxProblem(self.text.count("\n", 0, first.start) + 1, first.message)
        found = list(zip(self._starts, self._ends, self._kinds, strict=True))
        if self._remarks:
            found += [(start, end, kind) for kind, start, end in self._remarks]
            found.sort()
        return found


class Token:
    """`space` stands in front of it."""

    __slots__ = ("column", "kind", "line", "newlines", "offset", "space", "text")

    def __init__(
        self, kind: str, text: str, space: str, offset: int, line: int, column: int
    ) -> None:
        self.kind = kind
        self.text = text
        self.space = space
        self.offset = offset  # of the text
        self.line = line  # from 1
        self.column = column  # from 0
        self.newlines = space.count("\n")

    def __repr__(self) -> str:
        return f"<{self.line}:{self.column} {self.text!r}>"

    @property
    def last_line(self) -> int:
        return self.line + self.text.count("\n")


def tokens_of(source: str) -> list[Token]:
    """All tokens, the last of kind END. Raises SyntaxProblem."""
    tokens: list[Token] = []
    at, line, line_start = 0, 1, 0
    for start, end, kind in Lexer(source, 0).sound_tokens():
        space, text = source[at:start], source[start:end]
        if kind in (COMMENT, DIRECTIVE):
            text = text.rstrip()
        if "\n" in space:
            line += space.count("\n")
            line_start = at + space.rindex("\n") + 1
        kind = _COMMON_KIND.get(kind, kind)
        tokens.append(Token(kind, text, space, start, line, start - line_start))
        if "\n" in text:
            line += text.count("\n")
            line_start = start + text.rindex("\n") + 1
        at = start + len(text)
    return tokens


def shown(character: str) -> str:
    """As a message has it: a byte that is not UTF-8 by its number."""
    is_byte = "\udc80" <= character <= "\udcff"
    return f"\\x{ord(character) - 0xDC00:02x}" if is_byte else character


def meaning(tokens: Sequence[Token]) -> list[str]:
    """What must stay the same, including comments: a person wrote them."""
    return [" ".join(t.text.split()) if t.kind == COMMENT else t.text for t in tokens]
