"""The classes that Clang's generators ask for, from the files that the cases share."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cases import MAIN, load_cases

_CASES = Path(__file__).resolve().parent.parent / "clang" / "cases" / "accepted"


@cache
def clang_classes(section: str) -> str:
    """The text before the first case of that section."""
    for case in load_cases(_CASES):
        if case.section == section:
            return "".join(text.decode() for name, text in case.files.items() if name != MAIN)
    raise KeyError(section)
