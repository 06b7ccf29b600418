"""Events of Linux's inotify, by the watchdog library: one queue for all folders.

One queue, because order matters: a process that sees a file that it made itself has seen all
that happened before. The library reads it in a thread of its own.
"""

from __future__ import annotations

import contextlib
import os
from queue import Empty, SimpleQueue

from watchdog.observers.inotify_c import (
    CallbackId,
    InotifyConstants,
    InotifyEvent,
    InotifyFD,
    Mask,
    WatchDescriptor,
)

from tblgen_build.watch.events import Changed, FileEvent, FolderGone, Overflow, Watched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

STAYS = Mask(
    InotifyConstants.IN_DELETE_SELF | InotifyConstants.IN_MOVE_SELF | InotifyConstants.IN_ONLYDIR
)
INSIDE = Mask(
    STAYS
    | InotifyConstants.IN_MODIFY
    | InotifyConstants.IN_ATTRIB
    | InotifyConstants.IN_CLOSE_WRITE
    | InotifyConstants.IN_CREATE
    | InotifyConstants.IN_DELETE
    | InotifyConstants.IN_MOVE
)
NOT_THERE = -1  # in place of a descriptor: may not be watched


class Sink:
    """Where the library's thread leaves events."""

    def __init__(self) -> None:
        self.queue: SimpleQueue[FileEvent] = SimpleQueue()
        self.wake_read, self._wake_write = os.pipe()
        os.set_blocking(self.wake_read, False)
        os.set_blocking(self._wake_write, False)

    def put(self, event: FileEvent) -> None:
        self.queue.put(event)
        with contextlib.suppress(BlockingIOError):  # full: there is something to read
            os.write(self._wake_write, b"x")

    def take(self) -> Iterator[FileEvent]:
        with contextlib.suppress(BlockingIOError):
            os.read(self.wake_read, 1 << 16)
        with contextlib.suppress(Empty):
            while True:
                yield self.queue.get_nowait()

    def close(self) -> None:
        os.close(self.wake_read)
        os.close(self._wake_write)


class FolderCallback:
    """Turns the events of one folder into ours."""

    def __init__(self, folder: str, sink: Sink) -> None:
        self.folder = folder
        self.sink = sink

    def on_event(self, event: InotifyEvent) -> None:
        if event.is_delete_self or event.is_move_self:
            self.sink.put(FolderGone(self.folder))
        elif event.name:
            is_complete = event.is_close_write or event.is_moved_to
            self.sink.put(Changed(self.folder, os.fsdecode(event.name), is_complete))

    def on_watch_deleted(self, wd: WatchDescriptor) -> None:
        self.sink.put(FolderGone(self.folder))

    def on_queue_overflow(self) -> None:
        self.sink.put(Overflow())


class InotifySource:
    """An EventSource."""

    def __init__(self) -> None:
        self._sink = Sink()
        self._inotify = InotifyFD()
        self._inotify.daemon = True
        self._inotify.start()
        self._watched: dict[str, tuple[WatchDescriptor, bool, CallbackId]] = {}
        self._ids = 0

    @property
    def descriptor(self) -> int:
        return self._sink.wake_read

    def watch(self, folders: Mapping[str, bool]) -> Watched:
        for folder in self._watched.keys() - folders.keys():
            self._drop(folder)
        new: set[str] = set()
        problem = ""
        for folder, inside in folders.items():
            known = self._watched.get(folder)
            if known is not None and known[1] == inside:
                continue
            try:
                self._add(folder, inside)
            except (FileNotFoundError, NotADirectoryError):
                new.add(folder)  # it went away: the next check will see it
            except OSError as error:
                problem = f"cannot watch '{folder}': {error.strerror}"
            else:
                if inside:
                    new.add(folder)
        return Watched(frozenset(new), problem)

    def _add(self, folder: str, inside: bool) -> None:
        self._ids += 1
        id_ = CallbackId(self._ids)
        callback = FolderCallback(folder, self._sink)
        mask = INSIDE if inside else STAYS
        before = self._watched.pop(folder, None)
        wd = self._inotify.add_callback(os.fsencode(folder), mask, callback, id_)
        if wd == NOT_THERE:
            raise PermissionError(13, "permission denied")
        self._watched[folder] = wd, inside, id_
        if before is not None:
            self._inotify.remove_callbacks([(before[0], before[2])])

    def _drop(self, folder: str) -> None:
        wd, _, id_ = self._watched.pop(folder)
        self._inotify.remove_callbacks([(wd, id_)])

    def take(self) -> Iterator[FileEvent]:
        for event in self._sink.take():
            if isinstance(event, FolderGone):
                self._forget(event.folder)
            yield event

    def _forget(self, folder: str) -> None:
        """A folder that moved away takes its watch along: the name needs a new one."""
        if folder in self._watched:
            self._drop(folder)

    def close(self) -> None:
        self._inotify.stop()
        self._inotify.join()
        self._sink.close()
