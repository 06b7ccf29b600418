"""The folders to watch for a path: a change in one of them can make it mean another file.

A path is followed through its symbolic links. Each link, and the last entry that can be
reached, is watched: a folder and a name in it. The folders on the way need only stay
where they are. Looks at folders and links; knows nothing of events.
docs/design/watch.md, "What is watched".
"""

from __future__ import annotations

import os
import stat
from collections import deque

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

MAX_LINKS = 40

Entry = tuple[str, str]  # folder, name


class Routes:
    """The ways to many paths, all of them absolute and normal."""

    __slots__ = ("_modes", "paths", "through")

    def __init__(self) -> None:
        self.paths: dict[Entry, set[str]] = {}
        self.through: dict[str, set[str]] = {}  # folders on the way, or at its end
        self._modes: dict[str, int | None] = {}

    def add(self, path: str) -> None:
        parts = deque(split(path))
        folder = "/"
        links = 0
        while parts:
            self.through.setdefault(folder, set()).add(path)
            part = parts.popleft()
            if part == "..":
                folder = os.path.dirname(folder)
                continue
            entry = os.path.join(folder, part)
            mode = self._mode(entry)
            if mode is not None and stat.S_ISLNK(mode) and links < MAX_LINKS:
                links += 1
                self._enter(folder, part, path)
                target = link_target(entry)
                folder = "/" if target.startswith("/") else folder
                parts.extendleft(reversed(split(target)))
            elif mode is not None and stat.S_ISDIR(mode) and parts:
                folder = entry
            else:
                self._enter(folder, part, path)
                return

    def _enter(self, folder: str, name: str, path: str) -> None:
        self.paths.setdefault((folder, name), set()).add(path)

    def mode(self, folder: str, name: str) -> int | None:
        """What the entry was when it was checked."""
        return self._modes.get(os.path.join(folder, name))

    def _mode(self, path: str) -> int | None:
        try:
            return self._modes[path]
        except KeyError:
            found = self._modes[path] = entry_mode(path)
            return found

    def folders(self) -> dict[str, bool]:
        """All folders to watch; whether what happens inside matters."""
        inside = {folder for folder, _ in self.paths}
        return {folder: folder in inside for folder in [*self.through, *inside]}

    def at(self, folder: str, name: str) -> Iterable[str]:
        """The paths that may mean another file when this entry changes."""
        return self.paths.get((folder, name), ())

    def below(self, folder: str) -> Iterator[str]:
        """The paths that lead through the folder."""
        inside = folder.rstrip("/") + "/"
        for way, paths in self.through.items():
            if way == folder or way.startswith(inside):
                yield from paths


def routes_of(paths: Iterable[str]) -> Routes:
    routes = Routes()
    for path in paths:
        routes.add(path)
    return routes


def split(path: str) -> list[str]:
    return [part for part in path.split("/") if part not in ("", ".")]


def entry_mode(path: str) -> int | None:
    try:
        return os.lstat(path).st_mode
    except (OSError, ValueError):
        return None


def link_target(path: str) -> str:
    try:
        return os.readlink(path)
    except OSError:  # it went away just now: watching its folder will tell
        return ""
