"""What an assembly string is made of: tokens, and references to operands.

It knows the characters that an AsmParserVariant sets apart, and not what tokens mean.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    # The text, `$name` and `${name}` of operands included; whether it stands by itself.
    Token = tuple[str, bool]


class UnreadableAssemblyError(Exception):
    """What is wrong with an assembly string; the caller knows where it stands."""


class Variant:
    """An AsmParserVariant: how one dialect of the assembly is written."""

    def __init__(self, record: Record) -> None:
        self.number = record.value_as_int("Variant")
        self.name = record.value_as_string("Name")
        self.comment = record.value_as_string("CommentDelimiter")
        self.register_prefix = record.value_as_string("RegisterPrefix")
        self._single = frozenset(record.value_as_string("TokenizingCharacters"))
        self._separators = frozenset(record.value_as_string("SeparatorCharacters"))
        self._breaks = frozenset(record.value_as_string("BreakCharacters"))
        self._known: dict[str, tuple[Token, ...]] = {}

    def tokens(self, text: str) -> tuple[Token, ...]:
        """The tokens of an assembly string. What follows a mnemonic is often the same."""
        for separator in _MNEMONIC_ENDS:
            if separator not in self._separators or separator in self._breaks | self._single:
                continue
            head, found, tail = text.partition(separator)
            if found and "\\" not in head and "{" not in head:
                return self._tokens_once(head) + self._tokens_once(tail)
        return self._tokens_once(text)

    def _tokens_once(self, text: str) -> tuple[Token, ...]:
        found = self._known.get(text)
        if found is None:
            found = self._known[text] = tuple(_Tokenizer(text).run(self))
        return found

    def kind(self, character: str) -> str:
        """What the character does to a token: breaks, single, separates, escapes, $ or nothing."""
        if character in self._breaks:
            return "break"
        if character in self._single:
            return "single"
        if character in self._separators:
            return "separator"
        return character if character in "\\$" else ""


_MNEMONIC_ENDS: Final = ("\t", " ")


class _Tokenizer:
    def __init__(self, text: str) -> None:
        self._text = text
        self._found: list[Token] = []
        self._start = 0  # of the token that is being read
        self._in_token = False
        self._is_isolated = True

    def run(self, variant: Variant) -> list[Token]:
        text = self._text
        at = 0
        while at < len(text):
            kind = variant.kind(text[at])
            if kind == "":
                self._in_token = True
            elif kind == "break":
                self._break(at)
            elif kind == "single":
                self._single(at)
            elif kind == "separator":
                self._end_token(at)
                self._start = at + 1
                self._is_isolated = True
            elif kind == "\\":
                at = self._escaped(at)
            else:
                at = self._operand(at)
            at += 1
        if self._in_token and self._start < len(text):
            self._add(self._start, len(text))
        return self._found

    def _add(self, start: int, end: int) -> None:
        self._found.append((self._text[start:end], self._is_isolated))

    def _end_token(self, at: int) -> None:
        if self._in_token:
            self._add(self._start, at)
            self._in_token = False
            self._is_isolated = False

    def _break(self, at: int) -> None:
        if self._in_token:
            self._found.append((self._text[self._start : at], False))
            self._start = at
            self._is_isolated = False
        self._in_token = True

    def _single(self, at: int) -> None:
        self._end_token(at)
        self._add(at, at + 1)
        self._start = at + 1
        self._is_isolated = True

    def _escaped(self, at: int) -> int:
        if self._in_token:
            self._found.append((self._text[self._start : at], False))
            self._in_token = False
            self._is_isolated = False
        if at + 1 == len(self._text):
            raise UnreadableAssemblyError("a backslash at the end of the assembly string")
        self._add(at + 1, at + 2)
        self._start = at + 2
        self._is_isolated = False
        return at + 1

    def _operand(self, at: int) -> int:
        self._end_token(at)
        if self._text[at + 1 : at + 2] != "{":
            self._start = at
            return at
        end = self._text.find("}", at)
        if end < 0:
            raise UnreadableAssemblyError("missing '}' after " + f"'{self._text[at:]}'")
        self._add(at, end + 1)
        self._start = end + 1
        self._is_isolated = False
        return end
