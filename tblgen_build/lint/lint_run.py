"""All rules over all units, and safe fixes of what they find.

An edit is safe if all units print the same records with it: that is tried before any file is
written. Findings on a line with `lint: allow(code)` in a comment are left out.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tblgen_build.lint.rules import RULES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tblgen_build.lint.finding import Edit, Finding
    from tblgen_build.lint.unit import LintUnit, SourceTrees

_ALLOWED = re.compile(r"lint: allow\(([\w, -]+)\)")


def findings(units: Sequence[LintUnit], files: SourceTrees, codes: Iterable[str]) -> list[Finding]:
    """Each once, by file and line."""
    found = {one for code in codes for one in RULES[code](units, files)}
    by_place = {(files.real(one.file), *one[1:5]): one for one in sorted(found, key=order)}
    return sorted((one for one in by_place.values() if not is_allowed(one, files)), key=order)


def order(one: Finding) -> tuple[str, int, int, str, str]:
    return (*one.place, one.code, one.message)


def is_allowed(one: Finding, files: SourceTrees) -> bool:
    """By a comment on its line, or on one above that has nothing else."""
    tree = files.tree(one.file)
    above = tree.line_text(one.line - 2) if one.line > 1 else ""
    lines = [tree.line_text(one.line - 1), above if above.lstrip().startswith("//") else ""]
    for line in lines:
        allowed = _ALLOWED.search(line)
        if allowed and one.code in [code.strip() for code in allowed[1].split(",")]:
            return True
    return False


def fixed(text: bytes, edits: Iterable[Edit]) -> bytes:
    """With the edits made, the last one first; of two that overlap only one."""
    end = len(text) + 1
    for edit in sorted(edits, reverse=True):
        if edit.end <= end:
            text = text[: edit.start] + edit.text + text[edit.end :]
            end = edit.start
    return text


def safe_edits(text: bytes, edits: Sequence[Edit], is_same: Callable[[bytes], bool]) -> list[Edit]:
    """All of them where the text with them is the same to `is_same`, else those that are alone."""
    if not edits or is_same(fixed(text, edits)):
        return list(edits)
    if len(edits) == 1:
        return []
    half = len(edits) // 2
    kept = [
        *safe_edits(text, edits[:half], is_same),
        *safe_edits(text, edits[half:], is_same),
    ]
    return kept if is_same(fixed(text, kept)) else []
