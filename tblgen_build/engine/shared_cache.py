"""The engine's end of a shared cache: has the fetcher look jobs up before workers make them."""

from __future__ import annotations

import os
from time import monotonic

from tblgen_build.engine.worker_connection import start_worker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tblgen_build.engine.event_loop import EventLoop
    from tblgen_build.engine.fetcher import Fetcher
    from tblgen_build.engine.jobs import Job
    from tblgen_build.engine.worker import JobDetails
    from tblgen_build.engine.worker_connection import WorkerConnection

PATIENCE = 0.03  # seconds without an answer, then workers make what is looked up
MOST = 256  # jobs that are looked up at once


def is_cache_shared() -> bool:
    return bool(os.environ.get("TBLGEN_CACHE_REMOTE"))


class SharedCache:
    """Calls `finished` for each job that the cache has, and `missed` for all others."""

    def __init__(
        self,
        events: EventLoop,
        leave: Callable[[], None],
        finished: Callable[[Job], None],
        missed: Callable[[Job], None],
    ) -> None:
        self._events = events
        self._leave = leave
        self._finished = finished
        self._missed = missed
        self._fetcher: WorkerConnection | None = None
        self._stopped: list[int] = []  # processes that end when they notice
        self._under_way: dict[int, Job] = {}  # by index
        self._heard_at = 0.0  # the fetcher's last answer, or when it got something to do
        self._is_shared = is_cache_shared()
        if self._is_shared:
            import_fetcher()

    def __bool__(self) -> bool:
        """Whether there is something to wait for."""
        return bool(self._under_way) and not self.is_late()

    def is_late(self) -> bool:
        """Whether the fetcher has said nothing for long. The engine may have been busy."""
        if self._fetcher is not None and monotonic() - self._heard_at >= PATIENCE:
            return not self._fetcher.has_answered()
        return False

    def wait_time(self) -> float:
        """Milliseconds until the fetcher is late."""
        return max(0.0, self._heard_at + PATIENCE - monotonic()) * 1000 + 1

    def late(self) -> Job | None:
        """What a worker should make, too, if the fetcher is late: the better of both is used.

        What a client waits for, else the last: it is large, and the fetcher is not there yet.
        """
        if not self._under_way or not self.is_late():
            return None
        left = [job for job in self._under_way.values() if job.state == "is fetched"]
        return next((job for job in left if job.waiting), left[-1] if left else None)

    def wants(self, job: Job) -> bool:
        return self._is_shared and not job.was_fetched and not job.attempts

    def begin(self, jobs: Iterable[Job]) -> None:
        """Have these jobs looked up, in a process that knows them when it starts.

        What is small first: many of these are there by the time that a large one takes.
        """
        first = [job for job in jobs if self.wants(job)][:MOST]
        first.sort(key=lambda job: job.source_size)
        if first and self._fetcher is None:
            details = [job.details(is_alone=False) for job in first]
            self._fetcher = self._start(details)
            if self._fetcher is not None:
                self._note(first)

    def add(self, job: Job) -> bool:
        """Have the job looked up; False where so many wait that it should wait, too."""
        if len(self._under_way) >= MOST:
            return False
        if self._fetcher is None:
            self._fetcher = self._start([])
        if self._fetcher is None or not self._fetcher.make(job.details(is_alone=False)):
            self._stop()
        else:
            self._note([job])
        return True

    def hurry(self, job: Job) -> None:
        """A client waits for the job, which is looked up: it is next."""
        if self._fetcher is not None and job.state == "is fetched":
            self._fetcher.send(*job.details(is_alone=False).message())

    def _note(self, jobs: Sequence[Job]) -> None:
        """They are under way."""
        if not self._under_way:
            self._heard_at = monotonic()
        for job in jobs:
            job.was_fetched = True
            job.state = "is fetched"
            self._under_way[job.index] = job

    def _start(self, jobs: Sequence[JobDetails]) -> WorkerConnection | None:
        fetcher_class = import_fetcher()
        if fetcher := start_worker(lambda: fetcher_class(jobs), self._leave):
            self._events.on_input(fetcher.connection.fileno(), lambda: self._receive(fetcher))
        return fetcher

    def _receive(self, fetcher: WorkerConnection) -> None:
        try:
            answer = fetcher.receive()
        except OSError:
            self._stop()
            return
        if answer is None:
            return
        self._heard_at = monotonic()
        job = self._under_way.pop(answer.index)
        if answer.problem or job.state not in ("is fetched", "runs"):  # a worker was faster
            answer.drop()
            self._miss(job)
            return
        job.descriptors, job.worker, job.state = answer.descriptors, fetcher, "ready"
        self._finished(job)

    def _miss(self, job: Job) -> None:
        if job.state == "is fetched":
            job.state = "waits"
            self._missed(job)

    def _stop(self) -> None:
        """The fetcher is dead, or cannot be started: workers make everything."""
        self._is_shared = False
        fetcher, self._fetcher = self._fetcher, None
        if fetcher is not None:
            self._events.forget(fetcher.connection.fileno())
            fetcher.connection.close()
            self._stopped.append(fetcher.number)
        under_way, self._under_way = self._under_way, {}
        for job in under_way.values():
            self._miss(job)

    def leave(self) -> None:
        """Hang up: in a child, and at the end."""
        if self._fetcher is not None:
            self._fetcher.connection.close()

    def numbers(self) -> list[int]:
        return [*self._stopped, *([self._fetcher.number] if self._fetcher else [])]


def import_fetcher() -> type[Fetcher]:
    """Imported, 2 ms, by an engine that needs it, before the package can have changed."""
    from tblgen_build.engine.fetcher import Fetcher

    return Fetcher
