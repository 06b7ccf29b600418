"""The engine's end of a shared cache: has the fetcher look jobs up before workers make them."""

from __future__ import annotations

import os
from time import monotonic

from tblgen_build.engine.worker_process import start_worker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tblgen_build.engine.events import Events
    from tblgen_build.engine.jobs import Job
    from tblgen_build.engine.worker import EngineWorker
    from tblgen_build.engine.worker_process import WorkerProcess

PATIENCE = 0.3  # seconds that a job is looked up before a worker makes it
MOST = 256  # jobs that are looked up at once


class Lookups:
    """Calls `finished` for each job that the cache has, and `missed` for all others."""

    def __init__(
        self,
        jobs: Sequence[Job],
        events: Events,
        leave: Callable[[], None],
        finished: Callable[[Job], None],
        missed: Callable[[Job], None],
    ) -> None:
        self._jobs = jobs  # by index
        self._events = events
        self._leave = leave
        self._finished = finished
        self._missed = missed
        self._fetcher: WorkerProcess | None = None
        self._stopped: list[int] = []  # processes that end by themselves
        self._patience: dict[int, float] = {}  # jobs under way, and until when they are waited for
        self._is_shared = bool(os.environ.get("TBLGEN_CACHE_REMOTE"))
        if self._is_shared:
            fetcher_class()

    def __bool__(self) -> bool:
        return bool(self._patience)

    def wait_time(self) -> float:
        """Milliseconds until the oldest is late."""
        return max(0.0, next(iter(self._patience.values())) - monotonic()) * 1000 + 1

    def wants(self, job: Job) -> bool:
        return self._is_shared and not job.was_fetched and not job.attempts

    def begin(self, job: Job) -> bool:
        """Have the job looked up; False where so many wait that it should wait, too."""
        if len(self._patience) >= MOST:
            return False
        job.was_fetched = True
        if self._fetcher is None:
            self._fetcher = self._start()
        if self._fetcher is None or not self._fetcher.make(*job.details(is_alone=False)):
            self._stop()
            return True
        job.state = "is fetched"
        self._patience[job.index] = monotonic() + PATIENCE
        return True

    def _start(self) -> WorkerProcess | None:
        if fetcher := start_worker(fetcher_class(), self._leave):
            self._events.on_input(fetcher.connection.fileno(), lambda: self._receive(fetcher))
        return fetcher

    def _receive(self, fetcher: WorkerProcess) -> None:
        try:
            answer = fetcher.receive()
        except OSError:
            self._stop()
            return
        if answer is None:
            return
        job = self._jobs[answer.index]
        self._patience.pop(job.index, None)
        if answer.problem or job.state not in ("is fetched", "waits"):  # a worker was faster
            os.close(answer.memory)
            if job.state == "is fetched":
                self._miss(job)
            return
        job.memory, job.worker, job.state = answer.memory, fetcher, "ready"
        self._finished(job)

    def _miss(self, job: Job) -> None:
        job.state = "waits"
        self._missed(job)

    def give_up_late(self) -> None:
        """Workers do not wait for what is late: it is used if it still comes before theirs."""
        now = monotonic()
        for index in [index for index, until in self._patience.items() if until <= now]:
            del self._patience[index]
            if self._jobs[index].state == "is fetched":
                self._miss(self._jobs[index])

    def _stop(self) -> None:
        """The fetcher is dead, or cannot be had: workers make everything."""
        self._is_shared = False
        fetcher, self._fetcher = self._fetcher, None
        if fetcher is not None:
            self._events.forget(fetcher.connection.fileno())
            fetcher.connection.close()
            self._stopped.append(fetcher.number)
        for index in list(self._patience):
            self._patience[index] = 0.0
        self.give_up_late()

    def leave(self) -> None:
        """Hang up: in a child, and at the end."""
        if self._fetcher is not None:
            self._fetcher.connection.close()

    def numbers(self) -> list[int]:
        return [*self._stopped, *([self._fetcher.number] if self._fetcher else [])]


def fetcher_class() -> type[EngineWorker]:
    """Imported, 2 ms, by an engine that needs it, before the package can have changed."""
    from tblgen_build.engine.fetcher import Fetcher

    return Fetcher
