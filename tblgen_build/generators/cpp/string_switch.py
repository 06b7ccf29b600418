"""C++ that compares strings: a switch over their length, then over characters that differ.

It knows neither what the strings are nor what is done about a match.
"""

from __future__ import annotations

from . import cpp

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    Case = tuple[str, str]  # what to match, as Latin-1 bytes; the code to run

_SWITCH: Final = cpp("""
    switch ($value) {
    default: break;
    $cases
    }
""")
_CASE: Final = cpp("""
    case $value:	 // $count to match.
      $code
""")
_CASE_LEFT: Final = cpp("""
    case $value:	 // $count to match.
      $code
      break;
""")
_CHARACTER: Final = cpp("""
    if ($variable[$at] != '$text')
      break;
    $code
""")
_CHARACTERS: Final = cpp("""
    if (memcmp($variable.data()+$at, "$text", $size) != 0)
      break;
    $code
""")


def string_switch(variable: str, cases: Iterable[tuple[str, str]]) -> str:
    """A switch over the variable, a `StringRef`. What no case matches leaves it by `break`.

    Of several cases with one string the first counts. A case's code ends in `return`.
    """
    by_length: dict[int, list[Case]] = {}
    for text, code in cases:
        key = _as_bytes(text)
        by_length.setdefault(len(key), []).append((key, code))
    if not by_length:
        return ""
    return _SWITCH(
        value=f"{variable}.size()",
        cases=[_case(str(length), variable, by_length[length], 0) for length in sorted(by_length)],
    )


def _as_bytes(text: str) -> str:
    if text.isascii():
        return text
    return text.encode(errors="surrogateescape").decode("latin-1")


def _as_text(piece: str) -> str:
    if piece.isascii():
        return piece
    return piece.encode("latin-1").decode(errors="surrogateescape")


def _case(value: str, variable: str, cases: list[Case], at: int) -> str:
    code, is_left = _characters(variable, cases, at)
    count = "1 string" if len(cases) == 1 else f"{len(cases)} strings"
    return (_CASE_LEFT if is_left else _CASE)(value=value, count=count, code=code)


def _characters(variable: str, cases: list[Case], at: int) -> tuple[str, bool]:
    """Tell strings of one length apart that agree before `at`. Whether control may fall out."""
    first = cases[0][0]
    if at == len(first):
        return _labelled(*cases[0]), False
    by_character: dict[str, list[Case]] = {}
    for case in cases:
        by_character.setdefault(case[0][at], []).append(case)
    if len(by_character) == 1:
        end = _end_of_common(cases, at)
        text = _as_text(first[at:end])
        code, is_left = _characters(variable, cases, end)
        if end - at == 1:
            return _CHARACTER(variable=variable, at=at, text=text, code=code), is_left
        return (
            _CHARACTERS(variable=variable, at=at, text=text, size=end - at, code=code),
            is_left,
        )
    inner = [
        _case(f"'{_as_text(character)}'", variable, by_character[character], at + 1)
        for character in sorted(by_character, key=_signed)
    ]
    return _SWITCH(value=f"{variable}[{at}]", cases=inner), True


def _labelled(text: str, code: str) -> str:
    """The code, with what it is for after its first line."""
    first, newline, rest = code.partition("\n")
    return f'{first}\t // "{_as_text(text)}"{newline}{rest}'


def _end_of_common(cases: list[Case], at: int) -> int:
    """Up to where all strings agree: it is enough to look at the least and the greatest."""
    texts = [text for text, _ in cases]
    low, high = min(texts), max(texts)
    while at < len(low) and low[at] == high[at]:
        at += 1
    return at


def _signed(character: str) -> int:
    """A `char` is signed where the reference runs."""
    return ord(character) - 256 if character >= "\x80" else ord(character)
