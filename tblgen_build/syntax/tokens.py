"""Lossless tokens of a file: they include comments, preprocessor lines and layout.

`"".join(t.space + t.text for t in tokens)` is the file. Knows no grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

WORD, NUMBER, STRING, CODE, VARIABLE, BANG, MARK, COMMENT, DIRECTIVE, END = (
    "word",
    "number",
    "string",
    "code",
    "variable",
    "bang",
    "mark",
    "comment",
    "directive",
    "end",
)
OPENERS = {"(": ")", "[": "]", "<": ">", "{": "}"}
CLOSERS = frozenset(OPENERS.values())

_SPACE = re.compile(r"\s*")
_DIRECTIVE = re.compile(r"#(?:ifdef|ifndef|else|endif|define)\b[^\n]*")
# A brace pairs up with the character after it: "}}]" does not end the block.
CODE_BLOCK = r"\[\{ (?: [^}]+ | \}[^\]] )*+ \}\]"
_TOKEN = re.compile(
    rf"(?P<code> {CODE_BLOCK} )"
    r"""
    | (?P<comment> //[^\n]* )
    | (?P<string> "(?:[^"\\\n]|\\.)*" )
    | (?P<variable> \$[A-Za-z_]\w* )
    | (?P<bang> ![A-Za-z]+ )
    | (?P<number> 0x[0-9a-fA-F]+\b | 0b[01]+\b | [-+]?\d+(?!\w) )
    | (?P<word> \w+ )
    | (?P<mark> \.\.\. | [-+\[\](){}<>:;,.=?\#] )
    """,
    re.S | re.X,
)
_NESTED = re.compile(r"/\*|\*/")


class SyntaxProblem(Exception):
    """The text is not TableGen; `line` says where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


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
    return list(_tokens(source))


def _tokens(source: str) -> Iterator[Token]:
    at, line, line_start = 0, 1, 0
    while True:
        spaced = _SPACE.match(source, at)
        assert spaced is not None
        space, start = spaced.group(), spaced.end()
        if "\n" in space:
            line += space.count("\n")
            line_start = at + space.rindex("\n") + 1
        if start == len(source):
            yield Token(END, "", space, start, line, start - line_start)
            return
        kind, end = _next(source, start, line, line_start)
        text = source[start:end]
        yield Token(kind, text, space, start, line, start - line_start)
        if "\n" in text:
            line += text.count("\n")
            line_start = start + text.rindex("\n") + 1
        at = end


def shown(character: str) -> str:
    """As a message has it: a byte that is not UTF-8 by its number."""
    is_byte = "\udc80" <= character <= "\udcff"
    return f"\\x{ord(character) - 0xDC00:02x}" if is_byte else character


def _next(source: str, start: int, line: int, line_start: int) -> tuple[str, int]:
    if source[start] == "#" and not source[line_start:start].strip():
        directive = _DIRECTIVE.match(source, start)
        if directive:
            end = directive.end()
            return DIRECTIVE, start + len(source[start:end].rstrip())
    if source.startswith("/*", start):
        return COMMENT, _comment_end(source, start, line)
    found = _TOKEN.match(source, start)
    if found is None or found.lastgroup is None:
        raise SyntaxProblem(line, f"unexpected character '{shown(source[start])}'")
    if found.lastgroup == COMMENT:
        return COMMENT, start + len(found.group().rstrip())
    return found.lastgroup, found.end()


def _comment_end(source: str, start: int, line: int) -> int:
    """TableGen's comments nest."""
    depth = 0
    for found in _NESTED.finditer(source, start):
        depth += 1 if found.group() == "/*" else -1
        if depth == 0:
            return found.end()
    raise SyntaxProblem(line, "this comment does not end")


def meaning(tokens: Sequence[Token]) -> list[str]:
    """What must stay the same, including comments: a person wrote them."""
    return [" ".join(t.text.split()) if t.kind == COMMENT else t.text for t in tokens]
