"""The server's loop: calls functions in order, and resumes coroutines that wait.

They wait for time to pass, or for another thread. All runs on one thread, except what `in_thread`
is given. asyncio could do this, but its import takes longer than the server's first answer may.
"""

from __future__ import annotations

import time
from heapq import heappop, heappush
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Generator

    Resume = Callable[[Any, BaseException | None], None]

Result = TypeVar("Result")


class Wait(Generic[Result]):
    """Something to await: `start` is called with what resumes the coroutine."""

    __slots__ = ("start",)

    def __init__(self, start: Callable[[Resume], None]) -> None:
        self.start = start

    def __await__(self) -> Generator[Wait[Result], Any, Result]:
        result: Result = yield self
        return result


class Task:
    """A coroutine that runs until it waits. If it is cancelled, it gets GeneratorExit there."""

    __slots__ = ("_coroutine", "_loop", "is_done")

    def __init__(self, loop: Loop, coroutine: Coroutine[Any, Any, Any]) -> None:
        self._loop = loop
        self._coroutine = coroutine
        self.is_done = False
        self._step(None, None)

    def cancel(self) -> None:
        if not self.is_done:
            self.is_done = True
            self._coroutine.close()

    def _step(self, value: Any, error: BaseException | None) -> None:
        if self.is_done:
            return
        try:
            coroutine = self._coroutine
            wait = coroutine.send(value) if error is None else coroutine.throw(error)
        except StopIteration:
            self.is_done = True
            return
        except BaseException:
            self.is_done = True
            raise
        wait.start(self._step)


class Loop:
    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._timers: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0
        self._is_over = False

    def call(self, function: Callable[[], None]) -> None:
        """Have the loop call the function, after those before it. May be called on any thread."""
        self._calls.put(function)

    def stop(self) -> None:
        self._is_over = True

    def run(self) -> None:
        """Run until `stop` is called. An exception of a function ends the loop."""
        while not self._is_over:
            now = time.monotonic()
            while self._timers and self._timers[0][0] <= now:
                heappop(self._timers)[2]()
            left = max(self._timers[0][0] - time.monotonic(), 0.0) if self._timers else None
            try:
                self._calls.get(timeout=left)()
            except Empty:
                continue

    def start(self, coroutine: Coroutine[Any, Any, Any]) -> Task:
        return Task(self, coroutine)

    def sleep(self, seconds: float) -> Wait[None]:
        def start(resume: Resume) -> None:
            self._count += 1
            due = time.monotonic() + seconds
            heappush(self._timers, (due, self._count, lambda: resume(None, None)))

        return Wait(start)

    def in_thread(
        self, function: Callable[..., Result], *arguments: Any, worker: TaskThread | None = None
    ) -> Wait[Result]:
        """Await what the function returns. It runs on a new thread, or on the worker's."""

        def start(resume: Resume) -> None:
            def run() -> None:
                value, error = None, None
                try:
                    value = function(*arguments)
                except BaseException as problem:
                    error = problem
                self.call(lambda: resume(value, error))

            if worker is None:
                Thread(target=run, daemon=True).start()
            else:
                worker.do(run)

        return Wait(start)


class TaskThread:
    """A thread that calls functions, one after the other."""

    def __init__(self) -> None:
        self._calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._thread: Thread | None = None

    def do(self, function: Callable[[], None]) -> None:
        self._calls.put(function)
        if self._thread is None:
            self._thread = Thread(target=self._run, daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            self._calls.get()()
