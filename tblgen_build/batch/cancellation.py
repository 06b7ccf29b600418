"""Ends a build early: requested by another thread or a signal handler, noticed where it waits."""

from __future__ import annotations

import contextlib
import os


class Cancellation:
    def __init__(self) -> None:
        self.is_requested = False
        self.wake, self._wake_write = os.pipe()  # `wake` is readable as soon as it is requested
        os.set_blocking(self.wake, False)

    def request(self) -> None:
        self.is_requested = True
        os.write(self._wake_write, b"x")

    def take(self) -> bool:
        """Whether it is requested. Empties `wake`: the build now waits for what still runs."""
        if self.is_requested:
            with contextlib.suppress(BlockingIOError):
                os.read(self.wake, 4096)
        return self.is_requested

    def reset(self) -> None:
        self.is_requested = False

    def close(self) -> None:
        os.close(self.wake)
        os.close(self._wake_write)
