"""A main file with all that it includes, as rules look at it: records, trees, which files count."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tblgen_build.batch.llvm import llvm_folder
from tblgen_build.syntax.tolerant import read_tree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Records
    from tblgen_build.syntax.tree import Chunk, Node, Tree, Use


class SourceTrees:
    """Trees of files, each read once for all units. Offsets are in bytes: text is Latin-1."""

    def __init__(self) -> None:
        self._trees: dict[str, Tree] = {}

    def tree(self, path: str) -> Tree:
        found = self._trees.get(path)
        if found is None:
            with open(path, "rb") as file:
                found = self._trees[path] = read_tree(file.read().decode("latin-1"))
        return found

    def offset(self, path: str, line: int, column: int) -> int:
        return self.tree(path).line_starts[line - 1] + column - 1

    def at(self, path: str, offset: int) -> tuple[int, int]:
        """Line and column, from 1."""
        tree = self.tree(path)
        line = tree.line_of(offset)
        return line + 1, offset - tree.line_starts[line] + 1


class LintUnit:
    def __init__(self, records: Records, files: SourceTrees, is_documented: bool) -> None:
        self.records = records
        self.files = files
        self.is_documented = is_documented  # documentation is made of it
        self.paths = [one.path for one in records.dependencies]
        main = os.path.abspath(records.main_file)
        folder = os.path.dirname(main)
        self.is_of_llvm = bool(llvm_folder(folder))
        # LLVM's own files are looked at only where they are what was named.
        self.own = [
            path
            for path in self.paths
            if os.path.abspath(path) == main
            or not (self.is_of_llvm or llvm_folder(os.path.dirname(os.path.abspath(path))))
        ]

    @property
    def main(self) -> str:
        return self.paths[0]


def all_uses(unit: LintUnit) -> Iterator[Use]:
    for path in unit.paths:
        for chunk in unit.files.tree(path).chunks:
            yield from chunk.uses


def nodes_of(tree: Tree) -> Iterator[tuple[Chunk, Node]]:
    for chunk in tree.chunks:
        for top in chunk.nodes:
            for node in top.inside():
                yield chunk, node


def included_by_others(units: Sequence[LintUnit]) -> set[str]:
    """Files that a unit reads and that are not its main file."""
    return {os.path.abspath(path) for unit in units for path in unit.paths[1:]}
