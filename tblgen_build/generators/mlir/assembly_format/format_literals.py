"""Literals of a format: which texts are allowed, and where the printer puts spaces around them."""

from __future__ import annotations

from tblgen_build.releases.mlir_operations import MINUS_IS_A_LITERAL

from .errors import FormatError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Release

_PUNCTUATION: Final = "_:,=<>()[]{}?+-*"
_SYMBOLS: Final = frozenset({"->", "..."})
# The parser's name for each punctuation literal: parseArrow, parseOptionalColon...
_PARSERS: Final = {
    "->": "Arrow",
    ":": "Colon",
    ",": "Comma",
    "=": "Equal",
    "<": "Less",
    ">": "Greater",
    "{": "LBrace",
    "}": "RBrace",
    "(": "LParen",
    ")": "RParen",
    "[": "LSquare",
    "]": "RSquare",
    "?": "Question",
    "+": "Plus",
    "-": "Minus",
    "*": "Star",
    "...": "Ellipsis",
}
_WHITESPACE: Final = {"": "", " ": " ", "\\n": "\n"}
_KEYWORD_EXTRAS: Final = frozenset("_$.")
_CLOSING_AFTER_PUNCTUATION: Final = ">)}],"
_TIGHT_BEFORE: Final = "<>(){}[],"
_TIGHT_AFTER: Final = "<({["


def whitespace_of(text: str) -> str | None:
    """What a whitespace literal prints: nothing, a space or a newline. None for other literals."""
    return _WHITESPACE.get(text)


def check_literal(release: Release, text: str, offset: int) -> None:
    """Raise FormatError, at `offset`, where the text is not a valid literal.

    literal ::= `->` | `...` | one of `_:,=<>()[]{}?+-*` | letter-or-_ [letters digits _ $ .]*
    """
    has_minus = release.has(MINUS_IS_A_LITERAL)
    problem = _problem(text, _PUNCTUATION if has_minus else _PUNCTUATION.replace("-", ""))
    if problem is not None:
        raise FormatError(offset, f"expected valid literal but got '{text}': {problem}")


def _problem(text: str, punctuation: str) -> str | None:
    if not text:
        return "literal can't be empty"
    if len(text) == 1 and text.isascii():
        if _is_letter(text) or text in punctuation:
            return None
        return f"single character literal must be a letter or one of '{punctuation}'"
    if text in _SYMBOLS:
        return None
    if not is_word(text):
        return "valid keyword starts with a letter or '_'"
    if not is_keyword(text):
        return "keywords should contain only alphanum, '_', '$', or '.' characters"
    return None


def _is_letter(character: str) -> bool:
    return character.isascii() and character.isalpha()


def is_word(text: str) -> bool:
    """Whether a literal reads as a word (and not as punctuation)."""
    return _is_letter(text[0]) or text[0] == "_"


def is_keyword(text: str) -> bool:
    """Whether any text can be written as a keyword."""
    if not text or not is_word(text):
        return False
    return all(_is_letter(c) or "0" <= c <= "9" or c in _KEYWORD_EXTRAS for c in text)


def token_parser(text: str) -> str:
    """The call that reads the literal, after `parse` or `parseOptional`: `Keyword("to")`."""
    return f'Keyword("{text}")' if is_word(text) else f"{_PARSERS[text]}()"


def space_before(text: str, after_punctuation: bool) -> bool:
    """Whether the printer separates this literal from what was printed before it."""
    if len(text) != 1 and text != "->":
        return True
    return text[0] not in (_CLOSING_AFTER_PUNCTUATION if after_punctuation else _TIGHT_BEFORE)


def space_after(text: str) -> bool:
    """Whether what follows this literal may be separated from it."""
    return len(text) != 1 or text not in _TIGHT_AFTER
