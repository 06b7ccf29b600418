"""The include graph of many translation units: which file includes which, and who depends on it.

A file is one node however it is spelled: nodes are real paths. A unit depends on what its own scan
found, not on all that the graph can reach: guards and include folders differ from unit to unit.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build.depend.scanner import Problem, Scan


class Edge:
    """An include directive between two files."""

    __slots__ = ("column", "included", "includer", "line", "name")

    def __init__(self, includer: str, line: int, column: int, name: str, included: str) -> None:
        self.includer = includer
        self.line = line
        self.column = column
        self.name = name  # as written
        self.included = included

    def _fields(self) -> tuple[str, int, int, str, str]:
        return (
            self.includer,
            self.line,
            self.column,
            self.name,
            self.included,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edge) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())


class GraphUnit:
    """A translation unit, and the outputs that are made from it."""

    __slots__ = ("files", "outputs", "problems", "root")

    def __init__(
        self,
        root: str,
        files: frozenset[str],
        outputs: tuple[str, ...],
        problems: tuple[Problem, ...],
    ) -> None:
        self.root = root
        self.files = files
        self.outputs = outputs
        self.problems = problems


class IncludeGraph:
    __slots__ = ("_edges", "_nodes", "files", "includers", "includes", "units")

    def __init__(self) -> None:
        self.units: list[GraphUnit] = []
        self.files: dict[str, None] = {}  # in the order they were found
        self.includes: dict[str, list[Edge]] = {}  # by includer, in order
        self.includers: dict[str, list[Edge]] = {}  # by included file
        self._edges: set[Edge] = set()
        self._nodes: dict[str, str] = {}  # absolute path to real path

    def add(self, scan: Scan, outputs: Iterable[str] = (), directory: str = "") -> GraphUnit:
        """Add a unit. Its relative paths, and those of the outputs, are seen from `directory`."""
        base = directory or os.getcwd()
        files = {path: self._node(base, path) for path in scan.paths}
        self.files.update(dict.fromkeys(files.values()))
        for include in scan.includes:
            if include.included is not None:
                place = include.place
                self._add_edge(
                    Edge(
                        files[place.file],
                        place.line,
                        place.column,
                        include.name,
                        files[include.included],
                    )
                )
        unit = GraphUnit(
            self._node(base, scan.root),
            frozenset(files.values()),
            tuple(os.path.normpath(os.path.join(base, output)) for output in outputs),
            scan.problems,
        )
        self.units.append(unit)
        return unit

    def _node(self, base: str, path: str) -> str:
        absolute = os.path.join(base, path)
        node = self._nodes.get(absolute)
        if node is None:
            node = self._nodes[absolute] = os.path.realpath(absolute)
        return node

    def _add_edge(self, edge: Edge) -> None:
        if edge not in self._edges:
            self._edges.add(edge)
            self.includes.setdefault(edge.includer, []).append(edge)
            self.includers.setdefault(edge.included, []).append(edge)

    # --- asking -----------------------------------------------------------

    @property
    def roots(self) -> list[str]:
        return list(dict.fromkeys(unit.root for unit in self.units))

    @property
    def edges(self) -> list[Edge]:
        return [edge for edges in self.includes.values() for edge in edges]

    def units_reading(self, file: str) -> list[GraphUnit]:
        return [unit for unit in self.units if file in unit.files]

    def outputs_depending_on(self, file: str) -> list[str]:
        outputs = (output for unit in self.units_reading(file) for output in unit.outputs)
        return list(dict.fromkeys(outputs))

    def find(self, name: str) -> list[str]:
        """The files that `name` means: the path itself, else those that end in it."""
        exact = os.path.realpath(name)
        if exact in self.files:
            return [exact]
        return [file for file in self.files if file.endswith("/" + name.lstrip("/"))]


def shortened(paths: Sequence[str]) -> dict[str, str]:
    """Each path as people would say it: below the current folder relative to it."""
    here = os.getcwd().rstrip("/") + "/"
    return {path: path.removeprefix(here) for path in paths}
