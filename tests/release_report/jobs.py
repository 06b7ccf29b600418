"""What a release is tried with: our own cases and targets, as commands of its tools.

A job is one command. Jobs of one unit have a source and include folders in common, so that ours
parses once for all of them. Knows no tool; what is installed is the business of `installed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from cases import MAIN
from goldens.tables import case_entries, entries_in
from other_releases import (
    MORE_CLANG_CASES,
    MORE_LLVM_CASES,
    MORE_MLIR_CASES,
    of_release,
    target_options,
)
from own_targets import EXAMPLE, FLAGS, TARGETS, commands_of, main_file
from reference import CLANG_TBLGEN, LLVM_TBLGEN, MLIR_TBLGEN, ReleaseReference, include_options


@dataclass(frozen=True, slots=True)
class Unit:
    """A source, and the commands on it."""

    name: str
    tool: str  # "mlir", "llvm" or "clang"
    source: str
    options: tuple[str, ...]  # -I and -D
    commands: tuple[tuple[str, ...], ...]
    files: dict[str, bytes] = field(default_factory=dict)  # written where it runs

    @property
    def size(self) -> int:
        """Of what one has to read to understand it."""
        if self.files:
            return sum(map(len, self.files.values()))
        return Path(self.source).stat().st_size


def case_units(reference: ReleaseReference) -> Iterator[Unit]:
    """Every case once, spelled for the release, with all of its commands."""
    commands: dict[tuple[str, str], list[tuple[str, ...]]] = {}
    cases = {}
    more = (
        *entries_in(MORE_MLIR_CASES, "mlir releases", MLIR_TBLGEN),
        *entries_in(MORE_LLVM_CASES, "llvm releases", LLVM_TBLGEN),
        *entries_in(MORE_CLANG_CASES, "clang releases", CLANG_TBLGEN),
    )
    for entry in (*case_entries(), *more):
        key = (entry.table, entry.case.id)
        commands.setdefault(key, []).append(entry.flags)
        cases[key] = entry
    for (table, name), flags in commands.items():
        entry = cases[table, name]
        folders = include_options(entry.case.needs_intrinsics, reference.include)
        tool = table.partition(" ")[0]
        standing = target_options(reference.release) if tool == "llvm" else ()
        files = {
            path: of_release(text.decode(), reference.release).encode()
            for path, text in entry.case.files.items()
        }
        options = (*folders, *standing, "-I.")
        yield Unit(f"{table} {name}", tool, MAIN, options, tuple(flags), files)


def target_units(reference: ReleaseReference) -> Iterator[Unit]:
    """Our own targets, a unit for each part of the commands, so that two workers share them."""
    for target, source in (*((name, main_file(name)) for name in TARGETS), ("wren", EXAMPLE)):
        folders = include_options(include=reference.include)
        options = (*folders, *target_options(reference.release), f"-I{source.parent}")
        flags = FLAGS if source == EXAMPLE else commands_of(target)
        commands = [tuple(text.split()) for text in flags]
        for part in range(2):
            yield Unit(f"target {target}", "llvm", str(source), options, tuple(commands[part::2]))
