"""Runs the actions of a build in workers: hands them out, collects answers, notices dead ones."""

from __future__ import annotations

import os
from collections.abc import Sequence
from time import perf_counter

from tblgen_build.batch import posix
from tblgen_build.batch.build_events import Started
from tblgen_build.batch.dispatch import Dispatcher
from tblgen_build.batch.message import Reply
from tblgen_build.batch.plan import jobs_of
from tblgen_build.driver.diagnostics import GENERATOR_FAILED, problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.batch.pool import Pool, WorkerProcess
    from tblgen_build.batch.run import Run, Workshop

ROUNDS = 4  # how often the code of an action's generator may change under it
IN_FLIGHT = 2  # actions a worker has: it must not wait for the next one
ATTEMPTS = 2  # at an action whose worker is killed: what ends the second one is the action
SAVE_INTERVAL = 2.0  # seconds, or as many times as long as saving takes:
SAVING_SHARE = 50


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Execution:
    """Running actions in workers."""

    def __init__(self, run: Run, workshop: Workshop) -> None:
        self.owner = run
        self.workshop = workshop
        self.replaced: dict[int, int] = {}  # how often code was outdated, by action
        self.killed: dict[int, int] = {}  # how often its worker was killed, by the same index
        self._saves_at = perf_counter() + SAVE_INTERVAL

    def run(self, todo: Sequence[int]) -> None:
        owner = self.owner
        costs = {
            path: (record.unit_seconds, record.seconds)
            for path, record in owner.state.records.items()
        }
        options = owner.options
        jobs = jobs_of([(i, owner.actions[i]) for i in todo], costs)
        homes = self.workshop.homes if options.is_warm else None
        dispatcher = Dispatcher(jobs, homes)
        pool = self.workshop.pool(options.jobs or processors(), options.use_cache, options.is_warm)
        pool.ensure(len(todo) if homes is None else len(jobs))
        while self._feed(pool, dispatcher):
            for worker, reply in list(pool.wait(self.workshop.wake)):
                self._take(pool, worker, reply, dispatcher)
            if self.workshop.take_cancel():
                owner.is_canceled = True
                dispatcher.stop_after(-1)
            self._save_now_and_then()

    def _feed(self, pool: Pool, dispatcher: Dispatcher) -> bool:
        """Give the workers something to do; whether any has."""
        if not pool.workers and dispatcher.has_work():
            pool.ensure(1)
        for depth in range(1, IN_FLIGHT + 1):
            for worker in pool.workers:
                if len(worker.in_flight) < depth and (given := dispatcher.next(worker)):
                    worker.give(*given)
                    self.owner.notify(Started(given[1]))
        return any(worker.in_flight for worker in pool.workers)

    def _take(
        self, pool: Pool, worker: WorkerProcess, reply: Reply | None, dispatcher: Dispatcher
    ) -> None:
        if reply is None:
            reply = self._died(pool, worker, dispatcher)
        if reply is None:
            return
        if reply.is_outdated:
            reply = self._replace(pool, worker, reply.index, dispatcher)
        if reply is None:
            return
        if not reply.problem:
            self.owner.take_reply(reply)
            return
        self.owner.take_failure(reply.index, reply.problem)
        if not self.owner.options.keep_going:
            dispatcher.stop_after(reply.index)

    def _replace(
        self, pool: Pool, worker: WorkerProcess, index: int, dispatcher: Dispatcher
    ) -> Reply | None:
        """Have another process do it, one that reads the generators' code again."""
        pool.bury(worker)
        dispatcher.release(worker)
        self.replaced[index] = self.replaced.get(index, 0) + 1
        action = self.owner.actions[index]
        for item in worker.in_flight:
            dispatcher.put_back(item)
        if self.replaced[index] < ROUNDS:
            dispatcher.put_back((index, action))
            return None
        text = f"'{action.output}': the code of its generator keeps changing"
        return Reply(index, problem=(problem(text, GENERATOR_FAILED),))

    def _died(self, pool: Pool, worker: WorkerProcess, dispatcher: Dispatcher) -> Reply | None:
        """What a crashed worker was at has failed; others do what it had not begun.

        That a worker was killed, where memory is short, says nothing yet about its action.
        """
        status = pool.bury(worker)
        dispatcher.release(worker)
        if not worker.in_flight:
            return None
        (index, action), *others = worker.in_flight
        for item in others:
            dispatcher.put_back(item)
        if posix.was_killed(status):
            self.killed[index] = self.killed.get(index, 0) + 1
            if self.killed[index] < ATTEMPTS:
                dispatcher.put_back((index, action))
                return None
        how = f"signal {-status}" if status < 0 else f"exit status {status}"
        text = f"'{action.output}': the process that made it ended with {how}"
        return Reply(index, problem=(problem(text, GENERATOR_FAILED),))

    def _save_now_and_then(self) -> None:
        """A build that is killed need not begin again from nothing."""
        begun = perf_counter()
        if begun > self._saves_at:
            self.owner.save(self.workshop.state_path)
            now = perf_counter()
            self._saves_at = now + max(SAVE_INTERVAL, SAVING_SHARE * (now - begun))
