"""The watched folders, and the outputs that each concerns.

Asks the event source for folders; knows neither builds nor time.
"""

from __future__ import annotations

import os
import stat

from tblgen_build.watch.interest import Interest
from tblgen_build.watch.routes import Routes, entry_mode, routes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build.watch.events import Changed, EventSource

ROUNDS = 4  # attempts to watch: folders may appear or go away meanwhile


class Resolved:
    """The result of watching again."""

    __slots__ = ("outputs", "problem")

    def __init__(self, outputs: frozenset[str], problem: str) -> None:
        self.outputs = outputs  # one of their folders was not watched before: it may have changed
        self.problem = problem  # why some folder cannot be watched


class Watches:
    def __init__(self, source: EventSource) -> None:
        self.source = source
        self.interest = Interest()
        self.own: frozenset[str] = frozenset()  # the tool's own code
        self._routes = Routes()

    def resolve(self, interest: Interest, own: Iterable[str], others: Iterable[str]) -> Resolved:
        """Watch what matters now, nothing else. `others` are paths that no output is made of."""
        self.interest = interest
        self.own = frozenset(own)
        paths = [*interest.outputs, *interest.written, *self.own, *others]
        outputs: set[str] = set()
        problem = ""
        for _ in range(ROUNDS):
            self._routes = routes_of(paths)
            watched = self.source.watch(self._routes.folders())
            problem = problem or watched.problem
            for folder in watched.new:
                outputs |= interest.of(self._routes.through.get(folder, ()))
            if all(os.path.isdir(folder) for folder in watched.new):
                break
        return Resolved(frozenset(outputs), problem)

    def folder_count(self) -> int:
        return len(self._routes.folders())

    def changed_paths(self, event: Changed) -> list[str]:
        """The paths that may mean another file now."""
        return list(self._routes.at(event.folder, event.name))

    def paths_below(self, folder: str) -> list[str]:
        return list(self._routes.below(folder))

    def are_written(self, paths: Iterable[str]) -> bool:
        """Whether one of the paths is a file that outputs' actions write."""
        return any(path in self.interest.written for path in paths)

    def leads_elsewhere(self, event: Changed) -> bool:
        """Whether the entry is, or was, a folder or a link."""
        mode = entry_mode(os.path.join(event.folder, event.name))
        before = self._routes.mode(event.folder, event.name)
        return any(m is not None and not stat.S_ISREG(m) for m in (mode, before))
