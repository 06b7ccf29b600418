"""The workers of an engine: starts as many as are needed, and gives each one job at a time."""

from __future__ import annotations

import os

from tblgen_build.engine.worker import EngineWorker
from tblgen_build.engine.worker_connection import start_worker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from tblgen_build._core import Session
    from tblgen_build.engine.event_loop import EventLoop
    from tblgen_build.engine.jobs import Job
    from tblgen_build.engine.worker_connection import WorkerConnection


class WorkerPool:
    """Calls `finished` for a job that a worker has answered, `lost` for one that died with it."""

    def __init__(
        self,
        most: int,
        session: Session,
        events: EventLoop,
        load: Callable[[], None],
        leave: Callable[[], None],
        finished: Callable[[Job], None],
        lost: Callable[[Job], None],
    ) -> None:
        self._most = most  # jobs at once
        self._session = session  # that workers begin with
        self._most_alive = len(os.sched_getaffinity(0))
        self._events = events
        self._load = load  # what they need
        self._leave = leave
        self._finished = finished
        self._lost = lost
        self._workers: list[WorkerConnection] = []
        self._jobs: dict[WorkerConnection, Job] = {}  # of those that are busy

    def __bool__(self) -> bool:
        return bool(self._workers)

    @property
    def jobs(self) -> list[Job]:
        """Those that are made now."""
        return list(self._jobs.values())

    def free(self) -> WorkerConnection | None:
        """One without a job, started if there may be more of them."""
        for worker in self._workers:
            if worker not in self._jobs:
                return worker
        if len(self._workers) >= min(self._most_alive, self._most):
            return None
        return self._start()

    def _start(self) -> WorkerConnection | None:
        self._load()
        if worker := start_worker(lambda: EngineWorker(self._session), self._leave):
            self._workers.append(worker)
            self._events.on_input(worker.connection.fileno(), lambda: self._receive(worker))
        return worker

    def begin(self, worker: WorkerConnection, job: Job, is_last: bool) -> None:
        """Have a free worker make the job, which is the last one if no other is planned."""
        is_alone = is_last and not self.jobs
        self._jobs[worker] = job
        job.worker = worker
        if not worker.make(job.details(is_alone)):
            self._bury(worker)

    def _receive(self, worker: WorkerConnection) -> None:
        try:
            answer = worker.receive()
        except OSError:
            self._bury(worker)
            return
        if answer is None:
            return
        job = self._jobs.pop(worker, None)
        if job is None:
            self._bury(worker)
            return
        if job.worker is not worker:  # the cache was faster
            answer.drop()
            return
        job.descriptors = answer.descriptors
        job.seconds += answer.seconds
        job.state = "failed" if answer.problem else "ready"
        self._finished(job)

    def look_after(self) -> None:
        """Kill stopped workers, so that no client waits for one."""
        for worker in list(self._jobs):
            if worker.is_stopped():
                self._bury(worker)

    def _bury(self, worker: WorkerConnection) -> None:
        """Forget a worker that is dead, or answers what it was not asked."""
        self._events.forget(worker.connection.fileno())
        worker.connection.close()
        self._workers.remove(worker)
        worker.kill()
        if (job := self._jobs.pop(worker, None)) is not None:
            job.state = "failed"
            self._lost(job)
        self._most_alive -= 1  # what has killed it may kill the next

    def leave(self) -> None:
        """Hang up: in a child, and at the end."""
        for worker in self._workers:
            worker.connection.close()

    def numbers(self) -> list[int]:
        return [worker.number for worker in self._workers]
