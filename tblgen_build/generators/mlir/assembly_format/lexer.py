"""Tokens of an assembly format string. Knows no grammar and nothing of ops, attributes or types."""

from __future__ import annotations

from .errors import FormatError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Final, Literal

    # Punctuation and keywords are their own kind.
    TokenKind = Literal[
        "end",
        "identifier",
        "literal",
        "variable",
        "string",
        "(",
        ")",
        "^",
        ":",
        ",",
        "=",
        "<",
        ">",
        "?",
        "*",
        "|",
        "attr-dict",
        "attr-dict-with-keyword",
        "prop-dict",
        "custom",
        "enum",
        "functional-type",
        "oilist",
        "operands",
        "params",
        "qualified",
        "ref",
        "regions",
        "results",
        "struct",
        "successors",
        "type",
    ]

_PUNCTUATION: Final[Mapping[str, TokenKind]] = {
    "(": "(",
    ")": ")",
    "^": "^",
    ":": ":",
    ",": ",",
    "=": "=",
    "<": "<",
    ">": ">",
    "?": "?",
    "*": "*",
    "|": "|",
}
KEYWORDS: Final[Mapping[str, TokenKind]] = {
    "attr-dict": "attr-dict",
    "attr-dict-with-keyword": "attr-dict-with-keyword",
    "prop-dict": "prop-dict",
    "custom": "custom",
    "enum": "enum",
    "functional-type": "functional-type",
    "oilist": "oilist",
    "operands": "operands",
    "params": "params",
    "qualified": "qualified",
    "ref": "ref",
    "regions": "regions",
    "results": "results",
    "struct": "struct",
    "successors": "successors",
    "type": "type",
}

_SPACE: Final = " \t\r\n\0"
_LETTERS: Final = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_")
_NAME: Final = _LETTERS | frozenset("0123456789")
_IDENTIFIER: Final = _NAME | frozenset("-")


class FormatToken:
    """`text` is what the token stands for: without quotes, backquotes, `$` and backslashes."""

    __slots__ = ("kind", "offset", "text")

    def __init__(self, kind: TokenKind, text: str, offset: int) -> None:
        self.kind = kind
        self.text = text
        self.offset = offset  # of the token's first character in the format

    @property
    def spelling(self) -> str:
        """The token as the format has it."""
        match self.kind:
            case "variable":
                return f"${self.text}"
            case "literal":
                return f"`{self.text}`"
            case "string":
                return f'"{self.text}"'
        return self.text

    @property
    def is_keyword(self) -> bool:
        return self.kind in KEYWORDS


class TokenStream:
    """The tokens of one format, made on demand: an error comes after the errors before it.

    `current` is the next token not yet consumed; after the last comes the end, again and again.
    """

    __slots__ = ("_has_enum", "_position", "current", "text")

    def __init__(self, text: str, *, has_enum: bool = True) -> None:
        self.text = text
        self._has_enum = has_enum  # whether that is a keyword
        self._position = 0
        self.current = self._lex()

    def consume(self) -> FormatToken:
        """The current token; the next one becomes current. Raises FormatError where none fits."""
        token = self.current
        self.current = self._lex()
        return token

    def parse_optional(self, kind: TokenKind) -> FormatToken | None:
        """Consume the current token if it is of this kind."""
        return self.consume() if self.current.kind == kind else None

    def parse(self, kind: TokenKind, message: str) -> FormatToken:
        """Consume a token of this kind, or raise `message` at the current token."""
        if self.current.kind != kind:
            raise FormatError(self.current.offset, message)
        return self.consume()

    def _lex(self) -> FormatToken:
        text, start = self.text, self._position
        end = len(text)
        while start < end and text[start] in _SPACE:
            start += 1
        self._position = start
        if start == end:
            return FormatToken("end", "", end)
        first = text[start]
        if first == "$":
            return self._lex_variable(start)
        if first == "`":
            return self._lex_literal(start)
        if first in _LETTERS:
            return self._lex_word(start)
        if first == '"':
            return self._lex_string(start)
        if first not in _PUNCTUATION:
            raise FormatError(start, "unexpected character")
        self._position = start + 1
        return FormatToken(_PUNCTUATION[first], first, start)

    def _lex_word(self, start: int) -> FormatToken:
        self._position = self._end_of(_IDENTIFIER, start)
        word = self.text[start : self._position]
        kind = KEYWORDS.get(word, "identifier")
        if kind == "enum" and not self._has_enum:
            kind = "identifier"
        return FormatToken(kind, word, start)

    def _lex_variable(self, start: int) -> FormatToken:
        if self.text[start + 1 : start + 2] not in _LETTERS:
            raise FormatError(start, "expected variable name")
        self._position = self._end_of(_NAME, start + 1)
        return FormatToken("variable", self.text[start + 1 : self._position], start)

    def _lex_literal(self, start: int) -> FormatToken:
        close = self.text.find("`", start + 1)
        if close < 0 or "\0" in self.text[start:close]:
            raise FormatError(len(self.text), "unexpected end of file in literal")
        self._position = close + 1
        return FormatToken("literal", self.text[start + 1 : close], start)

    def _lex_string(self, start: int) -> FormatToken:
        """A quote after a backslash is part of the string; backslashes only ever say that."""
        close = self.text.find('"', start + 1)
        while close > 0 and self.text[close - 1] == "\\":
            close = self.text.find('"', close + 1)
        if close < 0:
            raise FormatError(len(self.text), "unexpected end of file in string")
        self._position = close + 1
        return FormatToken("string", self.text[start + 1 : close].replace("\\", ""), start)

    def _end_of(self, characters: frozenset[str], start: int) -> int:
        text, end = self.text, len(self.text)
        while start < end and text[start] in characters:
            start += 1
        return start
