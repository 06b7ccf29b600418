"""Writes a program's C++ bodies in other ways: generators look at where and whether one returns.

Knows nothing of what the programs are about.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from drawing import Draw

_BODY = re.compile(r'"return ([^;"{}]+);"|\[\{\s*return ([^;"{}]+);\s*\}\]')
# Half of them stay as they are: that is what people write.
_WAYS = (
    *["return {};"] * 8,
    "  return {};  ",
    "{{ return {}; }}",
    "if ({}) return true; return false;",
    "auto R = {}; return R;",
    "switch (kind()) {{ default: return {}; }}",
    "/* return */ use({});",
    "use({});",
    "return({});",
    "returned({});",
    "use({}); return false",
    "",
)


def _body(draw: Draw, expression: str) -> str:
    text = draw.choice(_WAYS).format(expression)
    if draw.chance(0.5):
        return f'"{text}"'
    if text.endswith("}"):
        text += " "  # "}}]" ends no code
    return draw.pick(
        "[{{ {} }}]", "[{{\n    {}\n  }}]", "[{{\n    // Looks.\n\n    {}\n  }}]", "[{{{}}}]"
    ).format(text)


def with_varied_bodies(program: Callable[[int], str]) -> Callable[[int], str]:
    """`program`, with the bodies of two thirds of the seeds varied; the same for the same seed."""

    def varied(seed: int) -> str:
        text = program(seed)
        if seed % 3 == 0:
            return text
        draw = Draw(seed)
        return _BODY.sub(lambda body: _body(draw, body[1] or body[2]), text)

    return varied
