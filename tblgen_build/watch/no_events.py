"""Replaces inotify where there is none: it reports nothing, so everything is checked."""

from __future__ import annotations

import os

from tblgen_build.watch.events import Watched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build.watch.events import FileEvent


class NoEvents:
    """An EventSource without events. It says so, and the watcher polls instead."""

    def __init__(self) -> None:
        self.descriptor, self._other_end = os.pipe()  # never readable

    def watch(self, folders: Mapping[str, bool]) -> Watched:
        return Watched(problem="this system does not report changes of files")

    def take(self) -> Iterable[FileEvent]:
        return ()

    def close(self) -> None:
        os.close(self.descriptor)
        os.close(self._other_end)
