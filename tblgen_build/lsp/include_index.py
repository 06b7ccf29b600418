"""Which files of the workspace include which, as far as names in their text tell.

Each file is read once, a few files at a time, and again after a change on disk. Macros and include
folders are ignored, so a file may count as an includer although it is none.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator, Sequence

from tblgen_build.syntax.file_reading import read_found

MAX_SEARCH = 0.4  # seconds of a search for a file's units; the next one goes on from there
LEAST = 64  # files that every search reads: in a small project, time must not decide
_INCLUDE = re.compile(r'^[ \t]*include[ \t]+"([^"\n]+)"', re.M)


class IncludeIndex:
    """Paths are real paths."""

    def __init__(self, folders: Sequence[str]) -> None:
        self.files: dict[str, None] = {}  # that have been read, in the order of the walk
        self._walk = files_below(folders)
        self._by_base: dict[str, list[tuple[str, str]]] = {}  # includers, with the name they use

    def read_some(self) -> None:
        """Read more files, until the time is up."""
        deadline = time.monotonic() + MAX_SEARCH
        for number, path in enumerate(self._walk, 1):
            self._read(path)
            if number >= LEAST and time.monotonic() > deadline:
                return

    def read_all(self) -> None:
        for path in self._walk:
            self._read(path)

    def _read(self, path: str) -> None:
        if path in self.files:
            return
        self.files[path] = None
        for name in dict.fromkeys(_INCLUDE.findall(read_text(path))):
            self._by_base.setdefault(os.path.basename(name), []).append((path, name))

    def includers(self, path: str) -> list[str]:
        """Files that include it directly."""
        return [
            includer
            for includer, name in self._by_base.get(os.path.basename(path), ())
            if path.endswith("/" + name.lstrip("./"))
        ]

    def readers(self, path: str) -> dict[str, None]:
        """The file, and all that include it, directly or not; the nearest first."""
        found = {path: None}
        waiting = [path]
        while waiting:
            new = [f for file in waiting for f in self.includers(file)]
            waiting = list(dict.fromkeys(f for f in new if f not in found))
            found.update(dict.fromkeys(waiting))
        return found

    def is_root(self, path: str) -> bool:
        """Whether no other file includes it."""
        return not any(includer != path for includer in self.includers(path))


def files_below(folders: Sequence[str]) -> Iterator[str]:
    for folder in folders:
        for here, below, names in os.walk(folder):
            below[:] = sorted(f for f in below if not f.startswith("."))
            for file in sorted(names):
                if file.endswith(".td"):
                    yield os.path.realpath(os.path.join(here, file))


def read_text(path: str) -> str:
    try:
        return read_found(path).decode(errors="surrogateescape")
    except OSError:
        return ""
