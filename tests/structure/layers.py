"""The rooms of the project and their order, as layers.toml declares them.

A room is a folder with all below it that no other room claims, or a file; it may name itself and
the rooms of the layers below. Knows nothing of how a file says what it needs.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Edge:
    """One file needs another; paths are relative to the root."""

    source: str
    line: int
    target: str


@dataclass(frozen=True, slots=True)
class Layers:
    height: Mapping[str, int]  # of a room's folder

    def room(self, path: str) -> str | None:
        """The room a file stands in; None where nobody claims it."""
        while path and path not in self.height:
            path = path.rpartition("/")[0]
        return path or None

    def is_upward(self, edge: Edge) -> bool:
        """To a higher room, or to another of the same layer."""
        source, target = self.room(edge.source), self.room(edge.target)
        if source is None or target is None:
            return True
        return source != target and self.height[source] <= self.height[target]


@dataclass(frozen=True, slots=True)
class Declaration:
    python: Layers
    native: Layers
    not_cpp: tuple[str, ...]  # parts of generators/ that write something else than C++


def read_layers(text: str) -> Declaration:
    """Read layers.toml. Raises ValueError where a room is named twice."""
    data = tomllib.loads(text)
    return Declaration(
        python=_layers(data["python"]["layers"]),
        native=_layers(data["native"]["layers"]),
        not_cpp=tuple(data.get("not_cpp", {}).get("files", ())),
    )


def _layers(rooms: Iterable[Iterable[str]]) -> Layers:
    height: dict[str, int] = {}
    for level, layer in enumerate(rooms):
        for room in layer:
            if room in height:
                raise ValueError(f"layers.toml names the room {room} twice")
            height[room] = level
    return Layers(height)


def circles(edges: Iterable[Edge]) -> list[list[str]]:
    """Files that need each other, the largest circle first."""
    needs: dict[str, list[str]] = {}
    for edge in edges:
        needs.setdefault(edge.source, []).append(edge.target)
        needs.setdefault(edge.target, [])
    found = [sorted(group) for group in _strongly_connected(needs) if len(group) > 1]
    return sorted(found, key=lambda group: (-len(group), group))


def _strongly_connected(needs: Mapping[str, list[str]]) -> list[list[str]]:
    """Tarjan's algorithm, with a stack of its own in place of the interpreter's."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    open_nodes: list[str] = []
    is_open: set[str] = set()
    groups: list[list[str]] = []
    for root in needs:
        if root in index:
            continue
        work = [(root, iter(needs[root]))]
        index[root] = low[root] = len(index)
        open_nodes.append(root)
        is_open.add(root)
        while work:
            node, following = work[-1]
            for other in following:
                if other not in index:
                    index[other] = low[other] = len(index)
                    open_nodes.append(other)
                    is_open.add(other)
                    work.append((other, iter(needs[other])))
                    break
                if other in is_open:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    at = open_nodes.index(node)
                    groups.append(open_nodes[at:])
                    is_open -= set(open_nodes[at:])
                    del open_nodes[at:]
    return groups
