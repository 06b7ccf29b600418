"""MLIR's text in colors: its operations, values, types, attributes, literals and comments as spans.

It knows the shapes of tokens, no dialect; text that it does not know stays as it is.
"""

from __future__ import annotations

import re
from html import escape

# Each group is a class of the style sheet: `m-value` and so on.
_TOKENS = re.compile(
    r"(?P<comment>//[^\n]*)"
    r'|(?P<string>"(?:\\.|[^"\\\n])*")'
    r"|(?P<value>[%^][\w$.-]+(?:[:#]\d+)?)"
    r"|(?P<symbol>@[\w$.-]+)"
    # Of a shape: 4x?xf32 has dimensions and an element's type.
    r"|(?P<dimension>(?<=[<x])(?:\d+|\?)(?=x))"
    r"|(?P<type>![\w$.]+|(?<=[\d?*]x)(?:[su]?i\d+|b?f\d+\w*|tf32|index)\b|\b(?:[su]?i\d+|b?f\d+\w*|tf32|index|none)\b"
    r"|\b(?:memref|tensor|vector|tuple|complex)(?=<))"
    r"|(?P<attribute>#[\w$.]+)"
    r"|(?P<number>(?<![\w.])-?\d[\w.]*(?:[+-]\d+)?)"
    r"|(?P<operation>\b[a-z_]\w*(?:\.\w+)+)"
)


def mlir_html(text: str) -> str:
    parts: list[str] = []
    at = 0
    for match in _TOKENS.finditer(text):
        parts += [escape(text[at : match.start()])]
        parts += [f'<span class="m-{match.lastgroup}">{escape(match[0])}</span>']
        at = match.end()
    return "".join([*parts, escape(text[at:])])
