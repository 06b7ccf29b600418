"""The include graph of many translation units: who includes whom, and what depends on a file.

A file is one node however it is spelled: nodes are real paths. What a unit depends on
is what its own scan found, not what can be reached in the graph of all: guards and
include folders differ from unit to unit.
"""

from __future__ import annotations

import os

from tblgen_build.dataclass import dataclass, field

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build.depend.scanner import Problem, Scan


@dataclass(frozen=True, slots=True)
class Edge:
    """An include directive between two files."""

    includer: str
    line: int
    column: int
    name: str  # as written
    included: str


@dataclass(frozen=True, slots=True)
class GraphUnit:
    """A translation unit, and the outputs that are made from it."""

    root: str
    files: frozenset[str]
    outputs: tuple[str, ...]
    problems: tuple[Problem, ...]


@dataclass(slots=True)
class IncludeGraph:
    units: list[GraphUnit] = field(default_factory=list)
    files: dict[str, None] = field(default_factory=dict)  # in the order they were found
    includes: dict[str, list[Edge]] = field(default_factory=dict)  # by includer, in order
    includers: dict[str, list[Edge]] = field(default_factory=dict)  # by included file
    _edges: set[Edge] = field(default_factory=set)
    _nodes: dict[str, str] = field(default_factory=dict)  # absolute path to real path

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
