"""Runs actions in workers: hands them out, collects answers, notices dead ones.

Knows neither why an action has to run nor what is recorded of it: results are returned.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence

from tblgen_build.batch import posix
from tblgen_build.batch.build_events import Started
from tblgen_build.batch.dispatch import Dispatcher
from tblgen_build.batch.message import Reply
from tblgen_build.batch.plan import jobs_of
from tblgen_build.driver.diagnostics import GENERATOR_FAILED, problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.batch.build_options import BuildOptions
    from tblgen_build.batch.cancellation import Cancellation
    from tblgen_build.batch.pool import Pool, WorkerProcess
    from tblgen_build.driver.action import Action, TranslationUnit

ATTEMPTS_WITH_NEW_CODE = 4  # how often the code of an action's generator may change under it
IN_FLIGHT = 2  # actions a worker has: it must not wait for the next one
ATTEMPTS = 2  # at an action whose worker is killed: after the second, the action is to blame


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """The workers of one folder. They stay warm from one build to the next.

    `lock` is the descriptor of the folder's lock, which they keep open.
    """

    def __init__(self, lock: int, cancellation: Cancellation) -> None:
        self._lock = lock
        self._cancellation = cancellation
        self._pool: Pool | None = None
        # Which one had the unit last: it keeps texts of its records
        self._homes: dict[TranslationUnit, WorkerProcess] = {}

    @property
    def is_canceled(self) -> bool:
        return self._cancellation.is_requested

    def know(self, units: Iterable[TranslationUnit]) -> bool:
        """Whether all units were made by workers that are still there."""
        return all(unit in self._homes for unit in units)

    def run(
        self,
        todo: Sequence[tuple[int, Action]],
        costs: Mapping[str, tuple[float, float]],
        options: BuildOptions,
    ) -> Iterator[Started | Reply]:
        """Run actions. Yields which begin, and results. A cancellation lets running ones end.

        `costs` are seconds to parse and to generate, by the output's path.
        """
        jobs = jobs_of(todo, costs)
        homes = self._homes if options.is_warm else None
        pool = self._pool_for(options)
        pool.ensure(len(todo) if homes is None else len(jobs))
        execution = Execution(dict(todo), pool, Dispatcher(jobs, homes), options.keep_going)
        return execution.results(self._cancellation)

    def _pool_for(self, options: BuildOptions) -> Pool:
        """The processes; those of an earlier build check the files again."""
        from tblgen_build.batch.pool import Pool  # where all comes from the cache, none is needed

        size = options.jobs or processors()
        if self._pool is not None and self._pool.size != size:
            self.close()
        if self._pool is None:
            self._pool = Pool(size, self._lock)
            self._homes.clear()
        self._pool.look_again(options.use_cache, options.is_warm)
        return self._pool

    def close(self, kill: bool = False) -> None:
        if self._pool is not None:
            self._pool.close(kill)
            self._pool = None


class Execution:
    """One list of actions, while it is run."""

    def __init__(
        self, actions: Mapping[int, Action], pool: Pool, dispatcher: Dispatcher, keep_going: bool
    ) -> None:
        self.actions = actions
        self.pool = pool
        self.dispatcher = dispatcher
        self.keep_going = keep_going
        self.replaced: dict[int, int] = {}  # how often code was outdated, by action
        self.killed: dict[int, int] = {}  # how often its worker was killed, by the same index

    def results(self, cancellation: Cancellation) -> Iterator[Started | Reply]:
        while True:
            yield from self._feed()
            if not any(worker.in_flight for worker in self.pool.workers):
                return
            for worker, answer in list(self.pool.wait(cancellation.wake)):
                if (reply := self._result(worker, answer)) is not None:
                    yield reply
            if cancellation.take():
                self.dispatcher.stop_after(-1)

    def _feed(self) -> Iterator[Started]:
        """Give the workers something to do."""
        if not self.pool.workers and self.dispatcher.has_work():
            self.pool.ensure(1)
        for depth in range(1, IN_FLIGHT + 1):
            for worker in self.pool.workers:
                if len(worker.in_flight) < depth and (given := self.dispatcher.next(worker)):
                    worker.give(*given)
                    yield Started(given[1])

    def _result(self, worker: WorkerProcess, reply: Reply | None) -> Reply | None:
        """The result of an action. None if another worker tries it again, or there was none."""
        if reply is None:
            reply = self._died(worker)
        if reply is not None and reply.is_outdated:
            reply = self._replace(worker, reply.index)
        if reply is not None and reply.problem and not self.keep_going:
            self.dispatcher.stop_after(reply.index)
        return reply

    def _replace(self, worker: WorkerProcess, index: int) -> Reply | None:
        """Let a new process do it, which reads the generators' code again."""
        self.pool.bury(worker)
        self.dispatcher.release(worker)
        self.replaced[index] = self.replaced.get(index, 0) + 1
        action = self.actions[index]
        for item in worker.in_flight:
            self.dispatcher.put_back(item)
        if self.replaced[index] < ATTEMPTS_WITH_NEW_CODE:
            self.dispatcher.put_back((index, action))
            return None
        text = f"'{action.output}': the code of its generator keeps changing"
        return Reply(index, problem=(problem(text, GENERATOR_FAILED),))

    def _died(self, worker: WorkerProcess) -> Reply | None:
        """The action that the worker crashed in has failed. Others do what it had not begun.

        That a worker was killed, where memory is short, says nothing yet about its action.
        """
        status = self.pool.bury(worker)
        self.dispatcher.release(worker)
        if not worker.in_flight:
            return None
        (index, action), *others = worker.in_flight
        for item in others:
            self.dispatcher.put_back(item)
        if posix.was_killed(status):
            self.killed[index] = self.killed.get(index, 0) + 1
            if self.killed[index] < ATTEMPTS:
                self.dispatcher.put_back((index, action))
                return None
        how = f"signal {-status}" if status < 0 else f"exit status {status}"
        text = f"'{action.output}': the process that made it ended with {how}"
        return Reply(index, problem=(problem(text, GENERATOR_FAILED),))
