"""How generated text is compared: C++ as tokens, documentation and Python as words."""

from __future__ import annotations

import re
from collections.abc import Sequence

_TOKEN = re.compile(
    r"""(?P<skip>//(?:[^\\\n]|\\.|\\\n)*|/\*.*?\*/|\s+)
      | (?P<token>R"(?P<delimiter>[^(\s]*)\(.*?\)(?P=delimiter)"
      | "(?:[^"\\\n]|\\.)*" | '(?:[^'\\\n]|\\.)*'
      | [A-Za-z_]\w* | \.?\d(?:[eEpP][+-]|[\w.'])* | ::|->|<<|>>|&&|\|\||[=!<>]= | \S)""",
    re.DOTALL | re.VERBOSE,
)


def cxx_tokens(text: str) -> list[str]:
    return [m["token"] for m in _TOKEN.finditer(text) if m["token"] is not None]


def is_cxx(flags: Sequence[str]) -> bool:
    """Whether the generator that `flags` name writes C++."""
    return not any(re.search(r"-docs?$|python", flag.partition("=")[0]) for flag in flags)


def significant(flags: Sequence[str], text: str) -> list[str]:
    """The parts of an output that must be equal, for the generator that `flags` name."""
    return cxx_tokens(text) if is_cxx(flags) else text.split()


def difference(reference: list[str], ours: list[str]) -> str | None:
    """Where two sequences part, with what stands around; None where they are equal."""
    if reference == ours:
        return None
    length = min(len(reference), len(ours))
    at = next((i for i in range(length) if reference[i] != ours[i]), length)
    around = slice(max(0, at - 10), at + 10)
    return (
        f"part at token {at}\n"
        f"reference: {' '.join(reference[around])}\nours:      {' '.join(ours[around])}"
    )
