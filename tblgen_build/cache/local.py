"""The store on disk: `ac/` and `cas/` as Bazel's HTTP cache has them, of bounded size.

Any number of processes may use one folder, and no process waits for a lock: files are renamed into
place, and a blob whose content does not match its name counts as missing. No function here raises:
a file that cannot be read is missing, a file that cannot be written is not kept. Knows nothing of
what the bytes mean.
"""

from __future__ import annotations

import os
from stat import S_ISREG
from time import time

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

FILE_MODE = 0o644
BLOCK = 4096  # the ledger counts in these
LARGEST = 1 << 30  # bytes of a blob
LARGEST_ENTRY = 16 << 20  # bytes of anything else
TOUCH_AFTER = 60.0  # seconds; an entry used again sooner counts as used just now


class LocalStore:
    """A folder of entries. `max_size` is in bytes; `clock` gives seconds, as file times do."""

    __slots__ = ("clock", "folder", "is_read_only", "latency", "max_size")

    def __init__(
        self,
        folder: str,
        max_size: int,
        *,
        is_read_only: bool = False,
        clock: Callable[[], float] = time,
    ) -> None:
        self.folder = folder
        self.max_size = max_size
        self.is_read_only = is_read_only
        self.clock = clock
        self.latency = 0.0

    def path(self, kind: str, key: str) -> str:
        return f"{self.folder}/{kind}/{key}"

    def has_served(self) -> None:
        """Nobody waits for a disk."""

    def close(self) -> None:
        """Nothing is held open."""

    # --- reading ----------------------------------------------------------

    def entry(self, key: str) -> bytes | None:
        """What stands at ac/<key>. Nothing says that it is right."""
        return self.read(self.path("ac", key))

    def blob(self, digest: str) -> bytes | None:
        """The bytes that have the SHA-256 `digest`."""
        path = self.path("cas", digest)
        data = self.read(path, LARGEST)
        if data is None or _core.sha256(data).hex() == digest:
            return data
        self.count("damaged")
        self.remove(path)
        return None

    def read(self, path: str, most: int = LARGEST_ENTRY) -> bytes | None:
        """What the file has; None where it is a link, another user's, or not put here."""
        try:
            file = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOFOLLOW)
        except (OSError, ValueError):
            return None
        try:
            status = os.fstat(file)
            is_own = status.st_uid in (os.geteuid(), 0)
            if not S_ISREG(status.st_mode) or not is_own or status.st_size > most:
                return None
            data = _read_all(file, status.st_size)
            self._touch(file, status.st_mtime)
            return data
        except OSError:
            return None
        finally:
            os.close(file)

    def _touch(self, file: int, modified: float) -> None:
        """Note that the entry was used: what is used goes last."""
        now = self.clock()
        if not self.is_read_only and abs(now - modified) > TOUCH_AFTER:
            try:
                os.utime(file, (now, now))
            except OSError:
                pass

    # --- writing ----------------------------------------------------------

    def put_entry(self, key: str, data: bytes) -> bool:
        return self.put(self.path("ac", key), data)

    def put_blob(self, data: bytes, digest: str = "") -> str | None:
        """The digest of what is now kept, or None where it could not be written."""
        digest = digest or _core.sha256(data).hex()
        path = self.path("cas", digest)
        return digest if self._has(path, len(data)) or self.put(path, data) else None

    def _has(self, path: str, size: int) -> bool:
        """Whether a blob of that size is there, which is now one that was used."""
        try:
            status = os.lstat(path)
        except OSError:
            return False
        if not S_ISREG(status.st_mode) or status.st_size != size:
            return False
        if abs(self.clock() - status.st_mtime) > TOUCH_AFTER and not self.is_read_only:
            try:
                os.utime(path)
            except OSError:
                return False
        return True

    def put(self, path: str, *parts: bytes) -> bool:
        """Write a file of these parts, which counts in the store's size."""
        size = sum(map(len, parts))
        if self.is_read_only or size > LARGEST:
            return False
        self._enter(size)
        # All in one folder: the first file of a folder takes ten times as long to make.
        return self.write(path, *parts, folder=f"{self.folder}/new")

    def write(self, path: str, *parts: bytes, folder: str = "") -> bool:
        """Put these parts at `path`, in one step; until then the file is in `folder`, or beside."""
        base = f"{folder}/{os.path.basename(path)}" if folder else path
        temporary = f"{base}.tmp{os.getpid()}-{os.urandom(4).hex()}"
        try:
            file = self._create(temporary)
        except OSError:
            return False
        try:
            try:
                for data in parts:
                    _write_all(file, data)
            finally:
                os.close(file)
            try:
                os.replace(temporary, path)
            except FileNotFoundError:
                self._make_folders(path)
                os.replace(temporary, path)
            return True
        except OSError:
            self.remove(temporary)
            return False

    def _create(self, path: str) -> int:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC
        try:
            return os.open(path, flags, FILE_MODE)
        except FileNotFoundError:
            self._make_folders(path)
            return os.open(path, flags, FILE_MODE)

    def _make_folders(self, path: str) -> None:
        """Those above `path`. Other users may not write to them, whatever the umask is."""
        os.makedirs(os.path.dirname(self.folder) or ".", exist_ok=True)
        missing = [folder := os.path.dirname(path)]
        while len(folder) > len(self.folder):
            missing.append(folder := os.path.dirname(folder))
        for folder in reversed(missing):
            try:
                os.mkdir(folder, 0o700)
            except FileExistsError:
                pass

    def remove(self, path: str) -> None:
        try:
            if not self.is_read_only:
                os.unlink(path)
        except OSError:
            pass

    # --- counting ---------------------------------------------------------

    def count(self, name: str, events: int = 1) -> None:
        """Count events. A counter is a file as long as the count: appending needs no lock."""
        self.append(f"{self.folder}/stats/{name}", events)

    def counted(self, name: str) -> int:
        return _size(f"{self.folder}/stats/{name}")

    def append(self, path: str, size: int) -> bool:
        """Make the file longer by so many bytes."""
        if self.is_read_only:
            return False
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC
        flags |= os.O_NONBLOCK | os.O_NOFOLLOW
        try:
            try:
                file = os.open(path, flags, FILE_MODE)
            except FileNotFoundError:
                self._make_folders(path)
                file = os.open(path, flags, FILE_MODE)
            try:
                return os.write(file, b"." * size) == size
            finally:
                os.close(file)
        except OSError:
            return False

    # --- the size ---------------------------------------------------------

    @property
    def ledger(self) -> str:
        """A file with one byte for each block that was ever put, down to the last trim."""
        return f"{self.folder}/ledger"

    def _enter(self, size: int) -> None:
        """Before the bytes are written: a kill in between leaves too much, not too little."""
        self.append(self.ledger, size // BLOCK + 1)

    def is_full(self) -> bool:
        """Whether it is time to trim it."""
        return not self.is_read_only and _size(self.ledger) * BLOCK > self.max_size


def _size(path: str) -> int:
    try:
        return os.stat(path).st_size
    except OSError:
        return 0


def _read_all(file: int, expected: int) -> bytes:
    """As many bytes as the file has, at most: some files have no end."""
    data = os.read(file, expected)
    if len(data) == expected:
        return data
    parts = [data]
    left = expected - len(data)
    while left and (part := os.read(file, left)):
        parts.append(part)
        left -= len(part)
    return b"".join(parts)


def _write_all(file: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        written = os.write(file, view)
        view = view[written:]
