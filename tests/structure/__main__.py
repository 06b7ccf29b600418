"""Check the structure of the project, or print its figures: scripts/structure [--figures].

Ends with 1 if a file imports or includes upward, if files need each other in a circle, if a
standard header is missing, if a template is not whole or is filled in wrongly, if an f-string
writes C++ the hard way, if the words of a message are taken apart, if the map of changes is wrong,
if a note or comment names a file that does not exist, and if a text has words that are hard to
read.
"""

from __future__ import annotations

import argparse
import ast
import gc
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from structure import figures
from structure.change_map import stale_rows
from structure.file_names import unknown_files, unknown_modules
from structure.imports import include_edges, native_files, parse_package, python_edges
from structure.layers import Declaration, Edge, Layers, circles, read_layers
from structure.messages import parsers
from structure.std_headers import missing
from structure.strings import LINE_END, Finding, doubled_braces, multi_line
from structure.templates import misused
from structure.words import hard_words

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = "tblgen_build"
GENERATORS = f"{PACKAGE}/generators/"
INCLUDE_DIRS = (".", f"{PACKAGE}/core")


class Project:
    """The files of a project, read once, and what is found in them."""

    def __init__(self, root: Path, declaration: Declaration) -> None:
        self.root = root
        self.declaration = declaration
        self.trees = parse_package(root, PACKAGE)
        self.sources = {path: (root / path).read_text(encoding="utf-8") for path in self.trees}
        self.native = {
            path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
            for path in native_files(root, PACKAGE)
        }
        self.imports = python_edges(self.trees)
        self.includes = include_edges(root, PACKAGE, INCLUDE_DIRS)

    def findings(self) -> dict[str, list[str]]:
        """What is not as it should be, by the name of the figure it counts for."""
        declared = self.declaration
        cxx = list(self._strings())
        return {
            "homeless": self._homeless(),
            "upward": [
                *_upward(self.imports, declared.python),
                *_upward(self.includes, declared.native),
            ],
            "circles": [
                f"{len(group)} files need each other: {', '.join(group)}"
                for edges in (self.imports, self.includes)
                for group in circles(edges)
            ],
            "missing_headers": _shown(missing(self.native, self.includes)),
            "doubled_braces": _shown(
                finding
                for path, tree in self._of_generators()
                for finding in doubled_braces(path, self.sources[path], tree)
            ),
            "multi_line_f_strings": _shown(found for found in cxx if found.what != LINE_END),
            "f_strings_with_a_line_end": _shown(found for found in cxx if found.what == LINE_END),
            "templates": _shown(
                finding for path, tree in self.trees.items() for finding in misused(path, tree)
            ),
            "parsers_of_our_messages": _shown(
                finding for path, tree in self.trees.items() for finding in parsers(path, tree)
            ),
            "stale_rows_of_the_map": list(stale_rows(self.root)),
            "unknown_files": _shown(
                [
                    *unknown_files(self.root, self.sources | self.native),
                    *unknown_modules(self.sources, self.trees),
                ]
            ),
            "hard_words": _shown(hard_words(self.root)),
        }

    def _of_generators(self) -> Iterable[tuple[str, ast.Module]]:
        return ((path, tree) for path, tree in self.trees.items() if path.startswith(GENERATORS))

    def _strings(self) -> Iterable[Finding]:
        for path, tree in self._of_generators():
            if not path.startswith(self.declaration.not_cpp):
                yield from multi_line(path, tree)

    def _homeless(self) -> list[str]:
        declared = self.declaration
        return [
            f"{path}: stands in no room of layers.toml"
            for layers, paths in ((declared.python, self.trees), (declared.native, self.native))
            for path in paths
            if layers.room(path) is None
        ]

    def print_figures(self) -> None:
        for figure, found in self.findings().items():
            print(f"{figure.replace('_', ' ')}: {len(found)}")
        python = {path: text.count("\n") for path, text in self.sources.items()}
        native = {path: text.count("\n") for path, text in self.native.items()}
        print(f"lines of Python: {sum(python.values())} in {len(python)} files")
        print(f"lines of C++: {sum(native.values())} in {len(native)} files")
        _print_names("names of classes in several files", figures.duplicate_classes(self.trees))
        names = figures.duplicate_files([*self.trees, *self.native])
        _print_names("names of several files", names)
        files = (figures.Length(lines, path) for path, lines in (python | native).items())
        _print_longest("longest files", files)
        _print_longest("longest Python functions", figures.python_functions(self.trees))
        _print_longest("longest native functions", figures.native_functions(self.native))


def _upward(edges: Iterable[Edge], layers: Layers) -> list[str]:
    return [
        f"{edge.source}:{edge.line}: {edge.target} is in no lower room"
        for edge in edges
        if layers.is_upward(edge)
    ]


def _shown(findings: Iterable[Finding]) -> list[str]:
    return [f"{found.path}:{found.line}: {found.what}" for found in findings]


def _print_names(title: str, names: Mapping[str, list[str]]) -> None:
    print(f"{title}: {len(names)}")
    for name, where in names.items():
        print(f"  {name}: {', '.join(place.removeprefix(PACKAGE + '/') for place in where)}")


def _print_longest(title: str, lengths: Iterable[figures.Length]) -> None:
    print(f"{title}:")
    for length in figures.longest(lengths, 12):
        print(f"  {length.lines:5} {length.where}")


def check(project: Project) -> int:
    """Print what is not as it should be, and say whether anything is."""
    failed = False
    for figure, found in project.findings().items():
        if found:
            failed = True
            print("\n".join(found), file=sys.stderr)
            print(f"error: {figure.replace('_', ' ')}: {len(found)}", file=sys.stderr)
    return int(failed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--figures", action="store_true", help="print all figures, fail on none")
    parser.add_argument("--list", metavar="FIGURE", help="print what counts for one figure")
    arguments = parser.parse_args()
    # Syntax trees are acyclic but large: looking for garbage doubles the time.
    gc.disable()
    project = Project(ROOT, read_layers((ROOT / "layers.toml").read_text(encoding="utf-8")))
    if arguments.list:
        print("\n".join(project.findings()[arguments.list]))
        return 0
    if arguments.figures:
        project.print_figures()
        return 0
    return check(project)


if __name__ == "__main__":
    sys.exit(main())
