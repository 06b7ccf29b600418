"""Decides when to build: at once if one whole file was saved, otherwise when it is quiet.

An editor that replaces a file removes it for a moment; a branch switch changes thousands of files
one by one. A build in the middle of that would only give useless errors. Pure: the time is passed
in. docs/design/watch.md, "When to build".
"""

from __future__ import annotations

QUIET = 0.1  # seconds without another change
LONGEST = 2.0  # seconds from the first change, even if files change all the time
MANY = 2  # files changed: more are likely to follow


class Settle:
    """The changes that wait for a build. Times are of one clock, in seconds."""

    def __init__(self) -> None:
        self.first: float | None = None  # when the first change came
        self._last = float("-inf")
        self._is_burst = False
        self._incomplete: set[str] = set()
        self._complete: set[str] = set()
        self._is_urgent = False

    def add(self, now: float, path: str, is_complete: bool) -> None:
        if self.first is None:
            self.first = now
            self._is_burst = now < self._last + QUIET  # the build before came too early
        self._last = now
        if is_complete:
            self._incomplete.discard(path)
            self._complete.add(path)
        else:
            self._complete.discard(path)
            self._incomplete.add(path)

    def hurry(self, now: float) -> None:
        """A client waits: build what has changed so far."""
        if self.first is None:
            self.first = now
        self._is_urgent = True

    def due(self) -> float | None:
        """When to build; None: nothing has changed."""
        if self.first is None:
            return None
        is_one = not self._incomplete and not self._is_burst and len(self._complete) < MANY
        if self._is_urgent or is_one:
            return self.first
        return min(self._last + QUIET, self.first + LONGEST)

    def clear(self) -> None:
        self.first = None
        self._is_burst = False
        self._incomplete.clear()
        self._complete.clear()
        self._is_urgent = False
