"""The lock of a build folder: one build at a time, its workers included.

It lives from `acquire` to `release`, or until the last process that has it ends: a worker that
outlives a killed build keeps the next one waiting until its output is in place. The locked file
also gives the file system's clock. It holds a byte while a build runs: a byte that is there before
a build begins shows that an earlier build was killed.
"""

from __future__ import annotations

import os

from tblgen_build.batch import posix
from tblgen_build.batch.stamps import clock_of

LOCK_NAME = ".tblgen_lock"


class Lock:
    def __init__(self, folder: str) -> None:
        """Raises OSError where the folder cannot be written to."""
        os.makedirs(folder, exist_ok=True)
        self.follows_killed = False  # valid while acquired
        self.path = os.path.join(folder, LOCK_NAME)
        self.descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)

    def try_acquire(self) -> bool:
        if not posix.try_lock(self.descriptor):
            return False
        self._mark()
        return True

    def acquire(self) -> None:
        posix.lock(self.descriptor)
        self._mark()

    def _mark(self) -> None:
        self.follows_killed = os.fstat(self.descriptor).st_size > 0
        os.pwrite(self.descriptor, b"1", 0)

    def is_in_place(self) -> bool:
        """Whether it is still the folder's: not after the folder was made again."""
        try:
            there = os.stat(self.path)
        except OSError:
            return False
        return os.path.samestat(there, os.fstat(self.descriptor))

    def release(self) -> None:
        os.ftruncate(self.descriptor, 0)
        posix.unlock(self.descriptor)

    def clock(self) -> int:
        return clock_of(self.descriptor)

    def close(self) -> None:
        os.close(self.descriptor)
