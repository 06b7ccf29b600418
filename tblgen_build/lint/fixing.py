"""Fixes of what the rules find. Each is tried first: all units have to keep their records.

Knows no rule, and not how a unit is read.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build._core import Records
from tblgen_build.lint.lint_run import fixed, safe_edits
from tblgen_build.lint.sameness import PrintedUnit, is_same, paths

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tblgen_build.lint.finding import Edit, Finding

    # The records of a main file, with this text if one is given; or what is wrong with it.
    Read = Callable[[str, bytes | None], Records | str]


def fix(mains: Sequence[str], found: Sequence[Finding], read: Read) -> int:
    """Writes the fixes, file by file, that leave all records as they are; how many."""
    fixes = Fixes(mains, read)
    return sum(fixes.in_file(path, edits) for path, edits in edits_by_file(found).items())


def edits_by_file(found: Sequence[Finding]) -> dict[str, list[Edit]]:
    """Units may spell the name of a file differently: the first spelling stands for all."""
    spellings: dict[str, str] = {}
    by_file: dict[str, list[Edit]] = {}
    for one in found:
        if one.edit is not None:
            path = spellings.setdefault(os.path.realpath(one.file), one.file)
            by_file.setdefault(path, []).append(one.edit)
    return by_file


class Fixes:
    """Of units that are read once, and again only where a file changes that they read."""

    def __init__(self, mains: Sequence[str], read: Read) -> None:
        self.read = read
        self.units = {main: printed(read(main, None)) for main in mains}

    def in_file(self, path: str, edits: Sequence[Edit]) -> int:
        """Makes those that are safe, together."""
        with open(path, "rb") as file:
            before = file.read()
        readers = [main for main, unit in self.units.items() if may_read(unit, path)]
        attempt = TriedText(self, path, before, readers)
        safe = safe_edits(before, edits, attempt.is_safe)
        if safe:
            _core.write_output(path, fixed(before, safe))
            self.units |= {main: printed(self.read(main, None)) for main in readers}
        return len(safe)


class TriedText:
    """Texts of one file that are tried: in memory where only its own unit reads it."""

    def __init__(self, fixes: Fixes, path: str, before: bytes, readers: Sequence[str]) -> None:
        self.fixes = fixes
        self.path = path
        self.before = before
        self.readers = readers
        self.is_in_memory = list(readers) == [path] and is_alone(fixes.units[path], path)

    def is_safe(self, text: bytes) -> bool:
        if self.is_in_memory:
            return self.are_same(text)
        _core.write_output(self.path, text)
        try:
            return self.are_same(None)
        finally:
            _core.write_output(self.path, self.before)

    def are_same(self, source: bytes | None) -> bool:
        return all(
            is_same_unit(self.fixes.units[main], self.fixes.read(main, source))
            for main in self.readers
        )


def printed(unit: Records | str) -> PrintedUnit | str:
    return PrintedUnit(unit) if isinstance(unit, Records) else unit


def may_read(unit: PrintedUnit | str, path: str) -> bool:
    """A unit that cannot be read may be wrong because of any file."""
    if isinstance(unit, str):
        return True
    wanted = os.path.realpath(path)
    return any(os.path.realpath(one) == wanted for one in paths(unit.records))


def is_alone(unit: PrintedUnit | str, main: str) -> bool:
    """Whether the file was read by itself, not through one that includes it."""
    if isinstance(unit, str):
        return False
    return os.path.realpath(unit.records.main_file) == os.path.realpath(main)


def is_same_unit(before: PrintedUnit | str, after: Records | str) -> bool:
    if isinstance(before, str) or isinstance(after, str):
        return before == after
    return is_same(before, after)
