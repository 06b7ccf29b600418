"""Files as a build sees them: stamps, digests, and when a stamp may be trusted.

A stamp is what the file system says of a file without reading it. It stands for a
digest only if the file cannot have changed again within the same tick of its
clock: docs/design/build.md, "Stamps".
"""

from __future__ import annotations

import os
import stat

from tblgen_build import _core
from tblgen_build.cache.action_result import FileStates
from tblgen_build.driver.paths import absolute

TYPE_CHECKING = False
if TYPE_CHECKING:
    Stamp = tuple[int, int, int, int]  # size, mtime_ns, ctime_ns, inode

UNKNOWN_CLOCK = 0  # of a Known: its stamp proves nothing
FINE_TICK = 20_000_000  # ns: the kernel's clock tick, with room
COARSE_TICK = 2_000_000_000  # ns: file systems that know seconds or two
SECOND = 1_000_000_000


class Known:
    """A file whose content was read: its digest, and the stamp it had then.

    `clock` is what the file system's clock showed before the content was read. It is
    0 where nothing is known about that: the stamp proves nothing then.
    """

    __slots__ = ("clock", "digest", "stamp")

    def __init__(self, digest: bytes, stamp: Stamp, clock: int) -> None:
        self.digest = digest
        self.stamp = stamp
        self.clock = clock


def stamp_of(path: str) -> Stamp | None:
    """The stamp of a regular file; None for anything else."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    if not stat.S_ISREG(status.st_mode):
        return None
    return status.st_size, status.st_mtime_ns, status.st_ctime_ns, status.st_ino


def is_file(path: str) -> bool:
    """Whether there is something that is not a folder."""
    try:
        return not stat.S_ISDIR(os.stat(path).st_mode)
    except (OSError, ValueError):
        return False


def is_settled(stamp: Stamp, clock: int) -> bool:
    """Whether a later change must show in the stamp: it is older than the clock by a tick."""
    _, modified, changed, _ = stamp
    tick = COARSE_TICK if modified % SECOND == 0 or changed % SECOND == 0 else FINE_TICK
    return modified < clock - tick and changed < clock - tick


def clock_of(descriptor: int) -> int:
    """Now, as the clock of the open file's file system has it. Changes the file's time."""
    os.utime(descriptor)
    return os.stat(descriptor).st_mtime_ns


class Files:
    """The files of one look at the file system: each is checked once.

    `known` are digests of earlier looks; a file is read only where its stamp does not
    settle the question.
    """

    def __init__(self, clock: int, known: dict[str, Known] | None = None) -> None:
        self.clock = clock
        self.known = known if known is not None else {}
        self._stamps: dict[str, Stamp | None] = {}
        self._digests: dict[str, bytes | None] = {}
        self._exists: dict[str, bool] = {}
        self.hashed: list[str] = []  # files read, for tests and statistics

    def look_again(self, clock: int) -> None:
        """Forget the stamps; keep what is known of contents."""
        self.clock = clock
        self._stamps.clear()
        self._digests.clear()
        self._exists.clear()

    def stamp(self, path: str) -> Stamp | None:
        try:
            return self._stamps[path]
        except KeyError:
            found = self._stamps[path] = stamp_of(path)
            return found

    def exists(self, path: str) -> bool:
        """Whether an include of the path would find something."""
        try:
            return self._exists[path]
        except KeyError:
            found = self._exists[path] = is_file(path)
            return found

    def digest(self, path: str) -> bytes | None:
        """SHA-256 of the content; None where there is no regular file that can be read."""
        try:
            return self._digests[path]
        except KeyError:
            found = self._digests[path] = self._find_digest(path)
            return found

    def _find_digest(self, path: str) -> bytes | None:
        stamp = self.stamp(path)
        if stamp is None:
            return None
        known = self.known.get(path)
        if known is not None and known.stamp == stamp and is_settled(stamp, known.clock):
            return known.digest
        return self._read(path)

    def _read(self, path: str) -> bytes | None:
        """Read and remember. The stamps around the reading must agree to mean anything."""
        self.hashed.append(path)
        before = stamp_of(path)
        digest = _core.file_digest(path)
        after = stamp_of(path)
        self._stamps[path] = after
        if digest is None or after is None:
            self.known.pop(path, None)
            return None
        self.known[path] = Known(digest, after, self.clock if before == after else 0)
        return digest


class SeenFiles(FileStates):
    """The cache's view of the files, as a build sees them."""

    def __init__(self, files: Files) -> None:
        super().__init__()
        self.files = files
        self._absolute: dict[str, str] = {}  # outputs have nearly all of their inputs in common

    def digest(self, path: str) -> bytes | None:
        return self.files.digest(self._place_of(path))

    def is_readable(self, path: str) -> bool:
        return self.files.exists(self._place_of(path))

    def _place_of(self, path: str) -> str:
        try:
            return self._absolute[path]
        except KeyError:
            found = self._absolute[path] = absolute("", path)
            return found
