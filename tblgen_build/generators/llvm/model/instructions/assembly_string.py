"""Assembly strings: `{this|that}` for assembly variants, `$operand` and `${operand:modifier}`.

It knows the notation, and not what operands are.
"""

from __future__ import annotations


def for_variant(text: str, variant: int) -> str:
    """The text with each `{a|b}` replaced by what the variant has there."""
    if "{" not in text:
        return text
    parts: list[str] = []
    at = 0
    while True:
        start = _next_brace(text, at)
        if start < 0:
            parts.append(text[at:])
            return "".join(parts)
        parts.append(text[at:start])
        end = _closing_brace(text, start + 1)
        alternatives = text[start + 1 : end].split("|")  # an escaped one separates too
        if variant < len(alternatives):
            parts.append(alternatives[variant])
        at = end + 1


def _next_brace(text: str, at: int) -> int:
    """The next `{` that is neither escaped nor an operand's."""
    start = text.find("{", at)
    while start > 0 and text[start - 1] in "$\\":
        start = text.find("{", start + 1)
    return start


def _closing_brace(text: str, at: int) -> int:
    depth = 1
    for position in range(at, len(text)):
        if text[position - 1] == "\\":
            continue
        if text[position] == "}":
            depth -= 1
            if not depth:
                return position
        elif text[position] == "{":
            depth += 1
    return len(text)
