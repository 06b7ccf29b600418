"""POSIX extended regular expressions, as LLVM has them, in terms of Python's.

It knows syntax only, and nothing of what is matched.

    alternatives  branch ('|' branch)*
    branch        piece+
    piece         atom ('*' | '+' | '?' | '{' n '}' | '{' n ',' '}' | '{' n ',' m '}')?
    atom          '(' alternatives? ')' | '^' | '$' | '.' | '[' … ']' | '\\' any | any
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_MAX_COUNT: Final = 255
_CLASSES: Final = {
    "alnum": "A-Za-z0-9",
    "alpha": "A-Za-z",
    "blank": r" \t",
    "cntrl": r"\x00-\x1f\x7f",
    "digit": "0-9",
    "graph": "!-~",
    "lower": "a-z",
    "print": " -~",
    "punct": r"!-/:-@\[-`{-~",
    "space": r" \t-\r",
    "upper": "A-Z",
    "xdigit": "0-9A-Fa-f",
}
_WORD_BOUNDS: Final = {"[[:<:]]": r"\b(?=\w)", "[[:>:]]": r"\b(?<=\w)"}


class PosixRegexError(ValueError):
    """The text is no POSIX extended regular expression; str() says why and where."""


def compile_posix(text: str) -> re.Pattern[str]:
    """The expression as Python's, for `search`. Raises PosixRegexError."""
    return re.compile(_Translator(text).translate(), re.DOTALL)


class _Translator:
    __slots__ = ("_closed", "_groups", "_index", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._index = 0
        self._groups = 0
        self._closed: set[int] = set()

    def translate(self) -> str:
        translated = self._alternatives()
        if self._index < len(self._text):
            raise self._error("a ')' without its '('")
        return translated

    def _error(self, reason: str) -> PosixRegexError:
        return PosixRegexError(f"{reason}, at character {self._index + 1}")

    def _sees(self, text: str) -> bool:
        return self._text.startswith(text, self._index)

    def _eat(self, text: str) -> bool:
        found = self._sees(text)
        if found:
            self._index += len(text)
        return found

    def _next(self, missing: str) -> str:
        if self._index == len(self._text):
            raise self._error(missing)
        self._index += 1
        return self._text[self._index - 1]

    def _alternatives(self) -> str:
        branches = [self._branch()]
        while self._eat("|"):
            branches.append(self._branch())
        return "|".join(branches)

    def _branch(self) -> str:
        pieces: list[str] = []
        while self._index < len(self._text) and not self._sees("|") and not self._sees(")"):
            pieces.append(self._piece())
        if not pieces:
            raise self._error("an alternative is empty")
        return "".join(pieces)

    # --- repetition

    def _is_at_repetition(self) -> bool:
        if self._sees("{"):
            return self._is_digit(self._index + 1)
        return self._index < len(self._text) and self._text[self._index] in "*+?"

    def _is_digit(self, index: int) -> bool:
        return index < len(self._text) and self._text[index] in "0123456789"

    def _piece(self) -> str:
        if self._is_at_repetition():
            raise self._error("nothing to repeat")
        is_start = self._sees("^")
        atom = self._atom()
        if not self._is_at_repetition():
            return atom
        if is_start:
            raise self._error("'^' cannot be repeated")
        repetition = self._counts() if self._eat("{") else self._next("")
        if self._is_at_repetition():
            raise self._error("a repetition cannot be repeated")
        return f"(?:{atom}){repetition}"

    def _counts(self) -> str:
        least = most = self._count()
        if self._eat(","):
            if self._eat("}"):
                return f"{{{least},}}"
            most = self._count()
        if not self._eat("}"):
            raise self._error("'}' is missing")
        if most < least:
            raise self._error("the least count is more than the most")
        return f"{{{least},{most}}}"

    def _count(self) -> int:
        start = self._index
        while self._is_digit(self._index):
            self._index += 1
        digits = self._text[start : self._index]
        if not digits or len(digits) > 3 or int(digits) > _MAX_COUNT:
            raise self._error(f"expected a count up to {_MAX_COUNT}")
        return int(digits)

    # --- atoms

    def _atom(self) -> str:
        char = self._next("")
        if char == "(":
            return self._group()
        if char == "[":
            return self._brackets()
        if char == "\\":
            return self._escape()
        return {"^": "^", "$": r"\Z", ".": "."}.get(char) or re.escape(char)

    def _group(self) -> str:
        self._groups += 1
        number = self._groups
        inner = "" if self._sees(")") else self._alternatives()
        if not self._eat(")"):
            raise self._error("a '(' is not closed")
        self._closed.add(number)
        return f"({inner})"

    def _escape(self) -> str:
        char = self._next("a lone '\\' at the end")
        if char not in "123456789":
            return re.escape(char)
        if int(char) not in self._closed:
            raise self._error(f"there is no group {char} before")
        return f"(?:\\{char})"

    # --- brackets

    def _brackets(self) -> str:
        for bound, translated in _WORD_BOUNDS.items():
            if self._text.startswith(bound, self._index - 1):
                self._index += len(bound) - 1
                return translated
        negated = "^" if self._eat("^") else ""
        members: list[str] = []
        if self._sees("]") or self._sees("-"):
            members.append(re.escape(self._next("")))
        while not self._sees("]") and not self._sees("-]"):
            members.append(self._member())
        if self._eat("-"):
            members.append(r"\-")
        self._eat("]")
        return f"[{negated}{''.join(members)}]"

    def _member(self) -> str:
        if self._eat("[:"):
            name = self._until(":]")
            if name not in _CLASSES:
                raise self._error(f"there is no class '[:{name}:]' of characters")
            return _CLASSES[name]
        if self._eat("[="):
            return re.escape(self._single(self._until("=]")))
        if self._sees("-"):
            raise self._error("a '-' that makes no range stands first or last")
        start = end = self._symbol()
        if self._sees("-") and not self._sees("-]"):
            self._index += 1
            end = self._symbol()
        if end < start:
            raise self._error(f"the range '{start}-{end}' goes backwards")
        return re.escape(start) if start == end else f"{re.escape(start)}-{re.escape(end)}"

    def _symbol(self) -> str:
        if self._eat("[."):
            return self._single(self._until(".]"))
        return self._next("a '[' is not closed")

    def _until(self, closing: str) -> str:
        end = self._text.find(closing, self._index)
        if end < 0:
            raise self._error(f"'{closing}' is missing")
        found = self._text[self._index : end]
        self._index = end + len(closing)
        return found

    def _single(self, name: str) -> str:
        if len(name) != 1:
            raise self._error(f"'{name}' is not one character")
        return name
