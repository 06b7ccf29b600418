"""C++ that tells strings apart: a switch over their length, then over characters that differ.

It knows neither what the strings are nor what is done about a match.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    Case = tuple[str, str]  # what to match, as Latin-1 bytes; the code to run

_STEP: Final = "  "


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
    lines = [f"  switch ({variable}.size()) {{\n  default: break;\n"]
    for length in sorted(by_length):
        lines.append(f"  case {length}:\n")
        if _characters(lines, variable, by_length[length], 0, _STEP * 2):
            lines.append(f"{_STEP * 2}break;\n")
    lines.append("  }\n")
    return "".join(lines)


def _as_bytes(text: str) -> str:
    if text.isascii():
        return text
    return text.encode(errors="surrogateescape").decode("latin-1")


def _as_text(piece: str) -> str:
    if piece.isascii():
        return piece
    return piece.encode("latin-1").decode(errors="surrogateescape")


def _characters(lines: list[str], variable: str, cases: list[Case], at: int, indent: str) -> bool:
    """Tell strings of one length apart that agree before `at`. Whether control may fall out."""
    first = cases[0][0]
    if at == len(first):
        lines += [f"{indent}{line}\n" for line in cases[0][1].splitlines()]
        return False
    by_character: dict[str, list[Case]] = {}
    for case in cases:
        by_character.setdefault(case[0][at], []).append(case)
    if len(by_character) == 1:
        end = _end_of_common(cases, at)
        text = _as_text(first[at:end])
        if end - at == 1:
            lines.append(f"{indent}if ({variable}[{at}] != '{text}')\n")
        else:
            lines.append(
                f'{indent}if (memcmp({variable}.data()+{at}, "{text}", {end - at}) != 0)\n'
            )
        lines.append(f"{indent}  break;\n")
        return _characters(lines, variable, cases, end, indent)
    lines.append(f"{indent}switch ({variable}[{at}]) {{\n{indent}default: break;\n")
    for character in sorted(by_character, key=_signed):
        lines.append(f"{indent}case '{_as_text(character)}':\n")
        inner = indent + _STEP
        if _characters(lines, variable, by_character[character], at + 1, inner):
            lines.append(f"{inner}break;\n")
    lines.append(f"{indent}}}\n")
    return True


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
