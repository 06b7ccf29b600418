"""Tokens of an assembly format string. Knows no grammar and nothing of ops, attributes or types."""

from __future__ import annotations

import re
from enum import Enum

from tblgen_build.dataclass import dataclass

from .errors import FormatError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final


class TokenKind(Enum):
    END = "end of format"
    IDENTIFIER = "identifier"
    LITERAL = "literal"
    VARIABLE = "variable"
    STRING = "string"
    LPAREN = "("
    RPAREN = ")"
    CARET = "^"
    COLON = ":"
    COMMA = ","
    EQUAL = "="
    LESS = "<"
    GREATER = ">"
    QUESTION = "?"
    STAR = "*"
    PIPE = "|"
    ATTR_DICT = "attr-dict"
    ATTR_DICT_WITH_KEYWORD = "attr-dict-with-keyword"
    PROP_DICT = "prop-dict"
    CUSTOM = "custom"
    FUNCTIONAL_TYPE = "functional-type"
    OILIST = "oilist"
    OPERANDS = "operands"
    PARAMS = "params"
    QUALIFIED = "qualified"
    REF = "ref"
    REGIONS = "regions"
    RESULTS = "results"
    STRUCT = "struct"
    SUCCESSORS = "successors"
    TYPE = "type"


@dataclass(frozen=True, slots=True)
class Token:
    """`text` is what the token stands for: without the quotes, backquotes or `$` around it."""

    kind: TokenKind
    text: str
    offset: int  # of the token's first character in the format

    @property
    def spelling(self) -> str:
        """The token as the format has it."""
        match self.kind:
            case TokenKind.VARIABLE:
                return f"${self.text}"
            case TokenKind.LITERAL:
                return f"`{self.text}`"
            case TokenKind.STRING:
                return f'"{self.text}"'
        return self.text

    @property
    def is_keyword(self) -> bool:
        return self.kind in KEYWORD_KINDS


_VARIED_KINDS: Final = (
    TokenKind.END,
    TokenKind.IDENTIFIER,
    TokenKind.LITERAL,
    TokenKind.VARIABLE,
    TokenKind.STRING,
)
_PUNCTUATION: Final = {kind.value: kind for kind in TokenKind if not kind.value[0].isalpha()}
_KEYWORDS: Final = {
    kind.value: kind for kind in TokenKind if kind.value[0].isalpha() and kind not in _VARIED_KINDS
}
KEYWORD_KINDS: Final = frozenset(_KEYWORDS.values())

_TOKEN: Final = re.compile(
    r"[ \t\r\n\0]*"
    r"(?:([A-Za-z_][A-Za-z0-9_\-]*)"
    r"|`([^`\0]*)`"
    r"|\$([A-Za-z_][A-Za-z0-9_]*)"
    r"|([()^:,=<>?*|])"
    r'|"((?:[^"]|(?<=\\)")*)(?<!\\)")',
)
_SPACE: Final = re.compile(r"[ \t\r\n\0]*")
_GROUP_KINDS: Final = (
    TokenKind.END,
    TokenKind.IDENTIFIER,
    TokenKind.LITERAL,
    TokenKind.VARIABLE,
    TokenKind.END,
    TokenKind.STRING,
)


class TokenStream:
    """The tokens of one format, made as they are asked for: an error stays behind what precedes it.

    `current` is the next token not yet consumed; after the last comes END, again and again.
    """

    __slots__ = ("_position", "current", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        self._position = 0
        self.current = self._lex()

    def consume(self) -> Token:
        """The current token; the next one becomes current. Raises FormatError where none fits."""
        token = self.current
        self.current = self._lex()
        return token

    def parse_optional(self, kind: TokenKind) -> Token | None:
        """Consume the current token if it is of this kind."""
        return self.consume() if self.current.kind is kind else None

    def parse(self, kind: TokenKind, message: str) -> Token:
        """Consume a token of this kind, or raise `message` at the current token."""
        if self.current.kind is not kind:
            raise FormatError(self.current.offset, message)
        return self.consume()

    def _lex(self) -> Token:
        match = _TOKEN.match(self.text, self._position)
        if match is None:
            return self._lex_end()
        self._position = match.end()
        group = match.lastindex
        assert group is not None
        spelling = match[group]
        if group == 1:
            kind = _KEYWORDS.get(spelling, TokenKind.IDENTIFIER)
            return Token(kind, spelling, match.start(1))
        if group == 4:
            return Token(_PUNCTUATION[spelling], spelling, match.start(4))
        return Token(_GROUP_KINDS[group], spelling, match.start(group) - 1)

    def _lex_end(self) -> Token:
        space = _SPACE.match(self.text, self._position)
        assert space is not None
        offset = self._position = space.end()
        if offset == len(self.text):
            return Token(TokenKind.END, "", offset)
        first = self.text[offset]
        if first == "$":
            raise FormatError(offset, "expected variable name")
        if first == "`":
            raise FormatError(len(self.text), "unexpected end of file in literal")
        if first == '"':
            raise FormatError(len(self.text), "unexpected end of file in string")
        raise FormatError(offset, "unexpected character")
