"""What all processes of a build have learnt of a server: how late it was, whether to ask at all.

A build loses one time-out to a server, whatever that does. Each request may take PROMPT seconds;
what it takes beyond counts against BUDGET, a hit earns some back, and a failure or a spent budget
has all processes leave the server alone until none has needed it for PAUSE.

The notes are files: a mark that is as old as the last request, and two whose lengths are times.
They are in the local store, or in the user's runtime folder if the store is read-only.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.local import LocalStore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

PROMPT = 0.1  # seconds a request may take
BUDGET = 3.0  # seconds beyond that, of all requests of a build
EARNED = 0.25  # seconds: what a hit saves
PAUSE = 60.0  # seconds without a request, then the next one begins a new build
LONGEST_PAUSE = 30 * 60.0  # seconds, then a build that never ends asks again
EXTEND_AFTER = 5.0  # seconds: a mark this young says enough
UNIT = 0.01  # seconds of a byte


class Patience:
    """With one server. Thread-safe; never raises."""

    __slots__ = ("_late", "_marked", "_places", "_server", "clock")

    def __init__(self, server: str, local: LocalStore) -> None:
        digest = _core.sha256(server.encode(errors="surrogateescape")).hex()
        self._server = digest[:16]
        self.clock = local.clock
        self._places = list(places(local))
        self._marked: set[str] = set()  # marks that could not be written
        self._late = 0.0  # where no note can be written

    def is_left_alone(self, what: str = "") -> bool:
        """`what` is "" for all requests, "-put" for those."""
        now = self.clock()
        for store in self._places:
            path = self._path(store, what)
            try:
                status = os.lstat(path)
            except OSError:
                continue
            age, whole = abs(now - status.st_mtime), abs(now - status.st_atime)
            if age < PAUSE and whole < LONGEST_PAUSE:
                if age > EXTEND_AFTER:
                    set_times(path, status.st_atime, now)
                return True
        return what in self._marked

    def leave_alone(self, what: str = "") -> None:
        now = self.clock()
        for store in self._places:
            path = self._path(store, what)
            if store.write(path, b"") and set_times(path, now, now):
                return
        self._marked.add(what)

    def left(self) -> float:
        """Seconds that a request may take."""
        return PROMPT + max(0.0, BUDGET - self._debt())

    def took(self, seconds: float) -> None:
        """A request has taken so long."""
        if (late := seconds - PROMPT) <= UNIT:
            return
        if not self._add("-late", late):
            self._late += late
        if self._debt() >= BUDGET - UNIT:
            self.leave_alone()

    def earned(self) -> None:
        """A result came from there."""
        if self._debt() > 0 and not self._add("-earned", EARNED):
            self._late -= EARNED

    def _debt(self) -> float:
        """Seconds."""
        for store in self._places:
            if late := self._seconds(store, "-late"):
                return late - self._seconds(store, "-earned")
        return self._late

    def _add(self, what: str, seconds: float) -> bool:
        """Whether it could be noted."""
        for store in self._places:
            path = self._path(store, what)
            if self._seconds(store, what) == 0:
                store.remove(path)  # of an earlier build
            if store.append(path, round(seconds / UNIT)):
                now = self.clock()
                return set_times(path, now, now)
        return False

    def _seconds(self, store: LocalStore, what: str) -> float:
        try:
            status = os.lstat(self._path(store, what))
        except OSError:
            return 0.0
        is_recent = abs(self.clock() - status.st_mtime) < PAUSE
        return status.st_size * UNIT if is_recent else 0.0

    def _path(self, store: LocalStore, what: str) -> str:
        return f"{store.folder}/remote-down/{self._server}{what}"


def places(local: LocalStore) -> Iterator[LocalStore]:
    """Where notes may be, the first one that takes them has them."""
    if not local.is_read_only:
        yield local
    folder = _core.runtime_folder()
    if folder and not _core.cache_folder_problem(folder):
        yield LocalStore(folder, 0, clock=local.clock)


def set_times(path: str, first: float, last: float) -> bool:
    try:
        os.utime(path, (first, last), follow_symlinks=False)
    except OSError:
        return False
    return True
