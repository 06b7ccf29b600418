"""Threads that wait for a network. Knows nothing of their tasks."""

from __future__ import annotations

import _thread
from _queue import Empty, SimpleQueue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Task = Callable[[], object]


class Threads:
    """Up to `most`, started when there is work for them. They end with the process."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._started = 0
        self._given = 0
        self._tasks: SimpleQueue[Task] = SimpleQueue()
        self._done: SimpleQueue[None] = SimpleQueue()

    def give(self, task: Task) -> None:
        """Have a thread run the task, which must not raise."""
        self._given += 1
        self._tasks.put(task)
        if self._started < min(self._most, self._given - self._done.qsize()):
            self._started += 1
            _thread.start_new_thread(self._run, ())

    def _run(self) -> None:
        while True:
            task = self._tasks.get()
            try:
                task()
            finally:
                self._done.put(None)

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all tasks are done, or for so long. Whether they are."""
        while self._given:
            try:
                self._done.get(timeout=seconds)
            except Empty:
                return False
            self._given -= 1
        return True
