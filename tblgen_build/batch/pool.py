"""Worker processes: started when there is work, kept warm, replaced when they die.

Knows processes and messages, not what is built. Works in a process with threads.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tblgen_build.batch import posix
from tblgen_build.batch.message import Reply, action_to_tuple, receive, reply_from_tuple, send
from tblgen_build.batch.worker import LOCK, LOOK_AGAIN, QUIT, REPLIES, REQUESTS
from tblgen_build.driver.action import Action

PROGRAM = """\
import sys
sys.path.insert(0, sys.argv[1])
from tblgen_build.batch.worker import main
main()
"""


class WorkerProcess:
    """One process, and the actions that it has not answered yet."""

    def __init__(self, lock: int) -> None:
        requests_read, self.requests = os.pipe()
        self.replies, replies_write = os.pipe()
        self.pid = start(requests_read, replies_write, lock)
        os.close(requests_read)
        os.close(replies_write)
        self.in_flight: deque[tuple[int, Action]] = deque()

    def give(self, index: int, action: Action) -> None:
        self.in_flight.append((index, action))
        self._send((index, action_to_tuple(action)))

    def look_again(self, use_cache: bool, is_warm: bool) -> None:
        self._send((LOOK_AGAIN, (use_cache, is_warm)))

    def _send(self, message: Any) -> None:
        # If it has died, the reader of its replies notices.
        with contextlib.suppress(BrokenPipeError):
            send(self.requests, message)

    def take(self) -> Reply | None:
        """The next reply; None where the process died."""
        try:
            reply = reply_from_tuple(receive(self.replies))
        except (EOFError, ValueError, TypeError):
            return None
        self.in_flight.popleft()
        return reply

    def quit(self) -> None:
        """Have the process end as soon as it has nothing to do."""
        self._send((QUIT, None))

    def kill(self) -> None:
        posix.kill(self.pid)

    def wait(self) -> int:
        """Wait for the end. Returns the status in the form of os.waitstatus_to_exitcode()."""
        ended = posix.wait(self.pid)
        os.close(self.requests)
        os.close(self.replies)
        return ended


def start(requests: int, replies: int, lock: int) -> int:
    """Start a worker on these descriptors."""
    flags = ["-I"] if sys.flags.isolated else []
    package_parent = str(Path(__file__).resolve().parents[2])
    return posix.start(
        [sys.executable, *flags, "-S", "-c", PROGRAM, package_parent],
        # What a wrapped tool or a generator calls must not ask a watcher that waits for it.
        {**os.environ, "TBLGEN_WATCHER": "off"},
        # (What a generator prints is not an output, and the build decides what an interrupt means.)
        {REQUESTS: requests, REPLIES: replies, LOCK: lock},
    )


class Pool:
    """Up to `size` workers. `lock` is the descriptor that they keep open."""

    def __init__(self, size: int, lock: int) -> None:
        self.size = max(1, size)
        self.lock = lock
        self.use_cache = True
        self.is_warm = False
        self.workers: list[WorkerProcess] = []
        self._poll = posix.poll()
        self._by_descriptor: dict[int, WorkerProcess] = {}

    def ensure(self, count: int) -> None:
        """Have at least this many workers, as far as the size allows."""
        while len(self.workers) < min(count, self.size):
            worker = WorkerProcess(self.lock)
            worker.look_again(self.use_cache, self.is_warm)
            self.workers.append(worker)
            self._by_descriptor[worker.replies] = worker
            self._poll.register(worker.replies, posix.POLLIN)

    def look_again(self, use_cache: bool, is_warm: bool) -> None:
        """Make all workers read the files again, including those that start later."""
        self.use_cache = use_cache
        self.is_warm = is_warm
        for worker in self.workers:
            worker.look_again(use_cache, is_warm)

    def wait(self, wake: int) -> Iterator[tuple[WorkerProcess, Reply | None]]:
        """Replies, at least one unless there is something to read from `wake`."""
        self._poll.register(wake, posix.POLLIN)
        try:
            ready = self._poll.poll()
        finally:
            self._poll.unregister(wake)
        for descriptor, _ in ready:
            if descriptor != wake:
                worker = self._by_descriptor[descriptor]
                yield worker, worker.take()

    def bury(self, worker: WorkerProcess) -> int:
        """End a worker, unless it died already, and forget it. Returns how it ended."""
        self.workers.remove(worker)
        self._poll.unregister(worker.replies)
        del self._by_descriptor[worker.replies]
        worker.kill()
        return worker.wait()

    def close(self, kill: bool = False) -> None:
        for worker in self.workers:
            if kill:
                worker.kill()
            else:
                worker.quit()
        for worker in self.workers:
            worker.wait()
        self.workers.clear()
        self._by_descriptor.clear()
        self._poll = posix.poll()
