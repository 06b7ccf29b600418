"""A main file with its includes, as rules see it: records, trees, which files count."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tblgen_build.project.installed_llvm import llvm_folder
from tblgen_build.project.nearby import project_of
from tblgen_build.syntax.tolerant import read_tree

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from tblgen_build._core import Records, Session
    from tblgen_build.driver.action import TranslationUnit
    from tblgen_build.syntax.tree import Chunk, Node, Tree, Use


class SourceTrees:
    """Trees of files, each read once for all units. Offsets are in bytes: text is Latin-1."""

    def __init__(self) -> None:
        self._trees: dict[str, Tree] = {}
        self._real: dict[str, str] = {}

    def real(self, path: str) -> str:
        """The same for all spellings of one file's path: links may lead to it."""
        found = self._real.get(path)
        if found is None:
            found = self._real[path] = os.path.realpath(path)
        return found

    def text(self, path: str) -> str:
        """Without reading a tree, where none was read."""
        found = self._trees.get(path)
        if found is not None:
            return found.text
        with open(path, "rb") as file:
            return file.read().decode("latin-1")

    def tree(self, path: str) -> Tree:
        found = self._trees.get(path)
        if found is None:
            with open(path, "rb") as file:
                found = self._trees[path] = read_tree(file.read().decode("latin-1"))
        return found

    def supply(self, path: str, text: bytes) -> None:
        """The text of what is not read from disk."""
        tree = read_tree(text.decode("latin-1"))
        self._trees |= {path: tree, os.path.abspath(path): tree}

    def offset(self, path: str, line: int, column: int) -> int:
        return self.tree(path).line_starts[line - 1] + column - 1

    def at(self, path: str, offset: int) -> tuple[int, int]:
        """Line and column, from 1."""
        tree = self.tree(path)
        line = tree.line_of(offset)
        return line + 1, offset - tree.line_starts[line] + 1


def records_for_lint(session: Session, unit: TranslationUnit) -> Records:
    """Records with all that rules ask for. Raises TableGenError, OSError."""
    return session.parse(
        unit.source,
        include_dirs=unit.include_dirs,
        defines=unit.defines,
        release=unit.release,
        history=True,
        warn_on_unused_template_args=True,
    )


class LintUnit:
    """`file` is what was named: the main file, or one that does not stand alone and that it reads.

    Then only `file` and what that includes are checked: `reached`, real paths.
    """

    def __init__(
        self,
        records: Records,
        files: SourceTrees,
        is_documented: bool,
        file: str = "",
        reached: Collection[str] | None = None,
    ) -> None:
        self.records = records
        self.files = files
        self.is_documented = is_documented  # documentation is made of it
        self.paths = [one.path for one in records.dependencies]
        self.main = self.paths[0]
        main = os.path.abspath(file or records.main_file)
        for path in self.paths:
            if files.real(path) == files.real(main):
                self.main = path
        folder = os.path.dirname(main)
        self.is_of_llvm = bool(llvm_folder(folder))
        self.of_llvm = set(self.paths) if self.is_of_llvm else set(llvm_files(self.paths))
        belongs = LintedProject(folder)
        self.own = [
            path
            for path in self.paths
            if path == self.main
            or (belongs(path) and (reached is None or files.real(path) in reached))
        ]


def llvm_files(paths: Iterable[str]) -> Iterator[str]:
    """Those of an installed LLVM. They can name nothing that a project defines."""
    known: dict[str, bool] = {}  # by folder
    for path in paths:
        folder = os.path.dirname(os.path.abspath(path))
        if folder not in known:
            known[folder] = bool(llvm_folder(folder))
        if known[folder]:
            yield path


class LintedProject:
    """Whether a file belongs to the project of the file in `folder`.

    LLVM's own files do not, nor does what a folder of another project or an installed one has: a
    project is what is below a tblgen.toml or a .git, else what is below the current folder, else
    `folder`, or an `include` folder that it is in.
    """

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._top = project_of(folder)
        self._tops = [] if self._top else [os.getcwd()]
        self._top = self._top or project_of(folder, self._tops)
        self._is_of_llvm = bool(llvm_folder(folder))
        self._include = include_folder(folder)

    def __call__(self, path: str) -> bool:
        folder = os.path.dirname(os.path.abspath(path))
        if self._is_of_llvm or llvm_folder(folder):
            return False
        if self._top:
            return project_of(folder, self._tops) == self._top
        return is_below(folder, self._include)


def is_below(folder: str, top: str) -> bool:
    return f"{folder}/".startswith(f"{top.rstrip('/')}/")


def include_folder(folder: str) -> str:
    """The nearest one called `include` that this is, or is in; itself where there is none."""
    at = folder
    while os.path.basename(at) != "include":
        above = os.path.dirname(at)
        if above == at:
            return folder
        at = above
    return at


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
    """Real paths of what a unit reads besides its main file: what was named may be one."""
    return {unit.files.real(path) for unit in units for path in unit.paths[1:]}
