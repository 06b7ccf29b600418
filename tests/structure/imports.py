"""What the files of the package import from each other, and what native sources include.

An import counts wherever it stands: at the top, in a function, for the type checker only. A name
taken from a package that only passes it on counts as taken from the file that defines it. Names of
modules in strings (the registry of generators) do not count: they are what keeps rooms apart.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from structure.layers import Edge

_INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]+"([^"\n]+)"', re.MULTILINE)


def parse_package(root: Path, package: str) -> dict[str, ast.Module]:
    """The syntax of every Python file below a folder, by path relative to the root."""
    return {
        path.relative_to(root).as_posix(): ast.parse(path.read_bytes(), str(path))
        for path in sorted((root / package).rglob("*.py"))
    }


def python_edges(trees: Mapping[str, ast.Module]) -> list[Edge]:
    return _Imports(trees).edges()


class _Imports:
    """Finds which file each import names."""

    def __init__(self, trees: Mapping[str, ast.Module]) -> None:
        self._trees = trees
        self._file_of = {_module_name(path): path for path in trees}
        self._passed_on = {
            path: dict(_imported_names(tree))
            for path, tree in trees.items()
            if path.endswith("/__init__.py")
        }

    def edges(self) -> list[Edge]:
        found: list[Edge] = []
        for path, tree in self._trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    targets = sorted(self._targets(path, node))
                    found += (Edge(path, node.lineno, target) for target in targets)
        return [edge for edge in found if edge.source != edge.target]

    def _targets(self, path: str, node: ast.Import | ast.ImportFrom) -> set[str]:
        if isinstance(node, ast.Import):
            names = (alias.name for alias in node.names)
            return {self._file_of[name] for name in names if name in self._file_of}
        module = node.module or ""
        if node.level:
            folder = path.split("/")[: -node.level]
            module = ".".join([*folder, *filter(None, [module])])
        found = (self._definition(module, alias.name) for alias in node.names)
        return {target for target in found if target is not None}

    def _definition(self, module: str, name: str) -> str | None:
        """The file that `from module import name` comes from in the end."""
        submodule = self._file_of.get(f"{module}.{name}")
        if submodule is not None:
            return submodule
        path = self._file_of.get(module)
        if path is None:
            return None
        further = self._passed_on.get(path, {}).get(name)
        return path if further is None else self._definition(*further) or path


def _imported_names(tree: ast.Module) -> Iterator[tuple[str, tuple[str, str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield alias.asname or alias.name, (node.module or "", alias.name)


def _module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def native_files(root: Path, package: str) -> list[Path]:
    return sorted(
        path
        for pattern in ("*.cpp", "*.h", "*.c", "*.inc", "*.def")
        for path in (root / package).rglob(pattern)
    )


def include_edges(root: Path, package: str, search: tuple[str, ...]) -> list[Edge]:
    """`#include "..."` between native files, looked up beside the file, then in `search`."""
    edges: list[Edge] = []
    for path in native_files(root, package):
        text = path.read_text(encoding="utf-8")
        for match in _INCLUDE.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            for folder in (path.parent, *(root / name for name in search)):
                target = (folder / match[1]).resolve()
                if target.is_file():
                    source = path.relative_to(root).as_posix()
                    edges.append(Edge(source, line, target.relative_to(root.resolve()).as_posix()))
                    break
    return edges
