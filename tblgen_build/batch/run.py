"""One build: check, run what is not up to date, note what was made of what.

Inputs are looked at again behind the run. What was made of a file that has changed
meanwhile is made again, so that what the build leaves belongs to one state of its inputs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence
from time import perf_counter

from tblgen_build import posix
from tblgen_build.batch.build_events import (
    Event,
    Failed,
    Finished,
    Needed,
    Outcome,
    Planned,
    Removed,
    Started,
    Summary,
)
from tblgen_build.batch.check import StalenessChecker
from tblgen_build.batch.dispatch import Dispatcher
from tblgen_build.batch.lookups import lookups
from tblgen_build.batch.message import Reply, Written
from tblgen_build.batch.plan import jobs_of
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files, Known, SeenFiles
from tblgen_build.batch.state import OutputRecord, State, save_state
from tblgen_build.batch.tools import UNKNOWN, own_digest, tool_digests
from tblgen_build.batch.writing import full, write_all
from tblgen_build.cache.action_result import Inputs, Reason
from tblgen_build.driver.action import Action
from tblgen_build.driver.caching import open_compile_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from typing import Protocol

    from tblgen_build.batch.lock import Lock
    from tblgen_build.batch.pool import Pool, WorkerProcess
    from tblgen_build.batch.stamps import Stamp
    from tblgen_build.cache.action_cache import Hit
    from tblgen_build.driver.action import TranslationUnit

    class Workshop(Protocol):
        """What a Builder lends to a run."""

        @property
        def homes(self) -> MutableMapping[TranslationUnit, WorkerProcess]: ...
        @property
        def state_path(self) -> str: ...
        @property
        def wake(self) -> int: ...
        def pool(self, size: int, use_cache: bool, is_warm: bool) -> Pool: ...
        def take_cancel(self) -> bool: ...


Notify = Callable[[Event], None]

WARM_UNITS = 2  # as many are made by warm workers sooner than looked up in the cache
ROUNDS = 4  # how often inputs may change under a build before it gives up
IN_FLIGHT = 2  # actions a worker has: it must not wait for the next one
ATTEMPTS = 2  # at an action whose worker is killed: what ends the second one is the action
SAVE_INTERVAL = 2.0  # seconds


class BuildOptions:
    __slots__ = (
        "all_reasons",
        "is_dry_run",
        "is_warm",
        "jobs",
        "keep_going",
        "removes_leftovers",
        "removes_modified",
        "spares",
        "use_cache",
    )

    def __init__(
        self,
        jobs: int = 0,
        use_cache: bool = True,
        is_warm: bool = False,
        keep_going: bool = False,
        is_dry_run: bool = False,
        all_reasons: bool = False,
        removes_leftovers: bool = False,
        removes_modified: bool = False,
        spares: frozenset[str] = frozenset(),
    ) -> None:
        self.jobs = jobs  # 0: as many as there are processors
        self.use_cache = use_cache
        self.is_warm = is_warm  # the process stays: workers keep what the next build may take over
        self.keep_going = keep_going
        self.is_dry_run = is_dry_run
        self.all_reasons = all_reasons  # find every reason, not only the first of each action
        # Files of earlier builds that nothing makes any more
        self.removes_leftovers = removes_leftovers
        self.spares = spares  # outputs that are none of these, though no action makes them
        self.removes_modified = removes_modified  # of these, also those that somebody modified


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Run:
    def __init__(
        self, actions: Sequence[Action], options: BuildOptions, notify: Notify, state: State
    ) -> None:
        self.actions = actions
        self.options = options
        self.notify = notify
        self.state = state
        self.files = Files(UNKNOWN_CLOCK, state.known)
        self._saved = State(dict(state.records), dict(state.known))
        self.tools: dict[str, bytes] = {}
        self.todo: list[int] = []
        self.because: dict[int, str] = {}  # why an action has to run
        self.outcomes: dict[int, Outcome] = {}  # by place in the plan
        self.failures: dict[int, str] = {}  # rendered diagnostics
        self.changed: set[str] = set()  # files whose bytes are not what they were
        self.made: dict[int, OutputRecord] = {}  # by this build
        self.stamps: dict[str, Stamp] = {}  # of what was made, as it was written
        self.problem = ""
        self.is_canceled = False
        self._shown_warnings: set[str] = set()
        self._same: dict[Inputs, Inputs] = {}  # equal inputs as one object

    # --- what is to do ----------------------------------------------------

    def check(self, clock: int) -> None:
        """Find what is not up to date."""
        self.files.clock = clock
        self.tools = tool_digests(self.files, self.actions)
        checker = StalenessChecker(self.files, self.tools)
        needed: list[Needed] = []
        for index, action in enumerate(self.actions):
            reasons = self._reasons(checker, action)
            if reasons:
                self.todo.append(index)
                self.because[index] = "; ".join([reason.text for reason in reasons])
                needed.append(Needed(action, reasons))
            else:
                self.outcomes[index] = "current"
        self.notify(Planned(len(self.actions), len(self.todo)))
        for event in needed:
            self.notify(event)

    def _reasons(self, checker: StalenessChecker, action: Action) -> tuple[Reason, ...]:
        found = checker.reasons(action, self.state.records.get(action.output_path))
        if self.options.all_reasons:
            return tuple(found)
        first = next(found, None)
        return () if first is None else (first,)

    # --- doing it ---------------------------------------------------------

    def execute(self, workshop: Workshop, lock: Lock, plan: frozenset[str]) -> None:
        """All of it. `plan` has the outputs of every action there is, chosen or not."""
        self.check(lock.clock())
        execution = Execution(self, workshop)
        try:
            self._rounds(execution, lock)
        finally:
            if self.options.removes_leftovers:
                self._remove_leftovers(plan)
            self._settle(lock.clock())
            self.save(workshop.state_path)
        for index in self._reported_failures():
            self.notify(Failed(self.actions[index], self.failures[index]))

    def _rounds(self, execution: Execution, lock: Lock) -> None:
        """Run what is to do, and again what was overtaken by a change of its inputs."""
        is_quick = self._is_quick(execution.workshop)
        todo = self.todo if is_quick else self._take_kept(self.todo)
        for _ in range(ROUNDS):
            if not todo and not self.made:
                return
            changed = len(self.changed)
            for part in self._sources_first(todo):
                execution.run(part)
                if self.is_canceled or (self.failures and not self.options.keep_going):
                    break
            if self.is_canceled:
                return
            self.files.look_again(lock.clock())
            todo = self._overtaken()
            if len(self.changed) > changed and self._wrote_sources():
                todo = sorted({*todo, *self.failures})
                self.failures.clear()
            if not todo:
                return
            self.todo = sorted({*self.todo, *todo})
        names = ", ".join([f"'{self.actions[index].output}'" for index in todo[:3]])
        self.problem = f"the inputs of {names} kept changing while they were read"

    def _sources_first(self, todo: Sequence[int]) -> list[list[int]]:
        """Other actions may include the .td files among the outputs."""
        sources = [i for i in todo if self.actions[i].output.endswith(".td")]
        others = [i for i in todo if not self.actions[i].output.endswith(".td")]
        return [part for part in (sources, others) if part]

    def _is_quick(self, workshop: Workshop) -> bool:
        """Whether workers still know what is to do: they take over most of what they made."""
        units = {self.actions[index].unit for index in self.todo}
        is_known = all(unit in workshop.homes for unit in units)
        return self.options.is_warm and len(units) <= WARM_UNITS and is_known

    def _take_kept(self, todo: Sequence[int]) -> list[int]:
        """Take results from the cache; what is left to do."""
        is_asked = self.options.use_cache and todo
        cache = open_compile_cache(SeenFiles(self.files)) if is_asked else None
        if cache is None:
            return list(todo)
        actions = [self.actions[index] for index in todo]
        left: list[int] = []
        for index, hit in zip(todo, lookups(cache, actions), strict=True):
            if hit is None:
                left.append(index)
            else:
                self._take_hit(index, hit)
        return left

    def _take_hit(self, index: int, hit: Hit) -> None:
        action = self.actions[index]
        try:
            written = write_all(action, hit.result, hit.recipe.inputs.absent)
        except OSError as error:
            self.take_failure(index, f"error: {error}\n")
            return
        inputs = Inputs(
            tuple([(full(action, path), digest) for path, digest in hit.recipe.inputs.files]),
            tuple([full(action, path) for path in hit.recipe.inputs.absent]),
        )
        inputs = self._same.setdefault(inputs, inputs)
        messages = hit.result.messages
        new = self._new_warnings(messages)
        self._take(index, inputs, written, "cached", (0.0, 0.0), messages, new)

    def _overtaken(self) -> list[int]:
        """What was made, now or earlier, of inputs that are not the same any more."""
        checker = StalenessChecker(self.files, self.tools)
        wrapped = {action.wrapped for action in self.actions if action.wrapped}
        replaced = {tool for tool in wrapped if self.files.digest(tool) != self.tools[tool]}
        self.tools |= {tool: self.files.digest(tool) or UNKNOWN for tool in replaced}
        return [
            index
            for index, outcome in sorted(self.outcomes.items())
            if outcome != "failed" and self._is_overtaken(index, checker, replaced)
        ]

    def _is_overtaken(
        self, index: int, checker: StalenessChecker, replaced: Collection[str]
    ) -> bool:
        record = self.state.records[self.actions[index].output_path]
        return record.action.wrapped in replaced or bool(checker.input_reasons(record.inputs))

    def _wrote_sources(self) -> bool:
        """Whether an output may be what another action includes."""
        return any(path.endswith(".td") for path in self.changed)

    # --- what comes back --------------------------------------------------

    def take_failure(self, index: int, text: str) -> None:
        self.failures[index] = text
        self.outcomes[index] = "failed"

    def take_reply(self, reply: Reply) -> None:
        inputs = Inputs(reply.files, reply.absent)
        inputs = self._same.setdefault(inputs, inputs)
        seconds = (reply.parse_seconds, reply.seconds)
        messages = self._new_warnings(reply.unit_warnings) + reply.warnings
        all_messages = reply.unit_warnings + reply.warnings
        self._take(reply.index, inputs, reply.written, "built", seconds, all_messages, messages)

    def _take(
        self,
        index: int,
        inputs: Inputs,
        written: Sequence[Written],
        outcome: Outcome,
        seconds: tuple[float, float],
        messages: str,
        new_messages: str,
    ) -> None:
        """Note what was made of what, and tell."""
        action = self.actions[index]
        texts = tuple([(w.path, w.digest) for w in written])
        tool = self.tools[action.wrapped] if inputs.files else UNKNOWN
        because = self.because.get(index, "")
        record = OutputRecord(action, inputs, tool, texts, *seconds, messages, because)
        self.made[index] = self.state.records[action.output_path] = record
        for w in written:
            self.stamps[w.path] = w.stamp
            self.files.known[w.path] = Known(w.digest, w.stamp, UNKNOWN_CLOCK)
        self.outcomes[index] = outcome
        changed = [w.path for w in written if w.is_changed]
        self.changed.update(changed)
        done = sum([self.outcomes.get(i, "current") != "current" for i in self.todo])
        total = len(self.todo)
        is_changed = bool(changed)
        self.notify(Finished(action, outcome, done, total, sum(seconds), is_changed, new_messages))

    def _new_warnings(self, text: str) -> str:
        """The warnings of a parse, the first time: a unit's outputs share them."""
        if text in self._shown_warnings:
            return ""
        self._shown_warnings.add(text)
        return text

    # --- behind it --------------------------------------------------------

    def _settle(self, clock: int) -> None:
        """The clock has moved on since outputs were written: from now on their stamps count."""
        if own_digest() != self.tools[""]:
            self._forget_tool()
        for record in self.made.values():
            for path, digest in record.texts:
                if path in self.stamps:
                    self.files.known[path] = Known(digest, self.stamps[path], clock)

    def _forget_tool(self) -> None:
        """The tool was replaced while it ran: nobody knows which one made what."""
        for record in self.made.values():
            if not record.action.wrapped:
                path = record.action.output_path
                self.state.records[path] = replaced_tool(record)

    def _remove_leftovers(self, plan: frozenset[str]) -> None:
        for output in sorted(self.state.records.keys() - plan - self.options.spares):
            for path, digest in self.state.records[output].texts:
                if path in plan:
                    continue
                now = self.files.digest(path)
                is_kept = now not in (None, digest) and not self.options.removes_modified
                if now is not None:
                    if not is_kept:
                        os.unlink(path)
                    self.notify(Removed(path, is_kept))
            del self.state.records[output]

    def save(self, path: str) -> None:
        """Where there is something new."""
        used = set(self.tools)
        for record in self.state.records.values():
            used.update([path for path, _ in record.inputs.files])
            used.update([path for path, _ in record.texts])
        known = {path: known for path, known in self.files.known.items() if path in used}
        if known == self._saved.known and self.state.records == self._saved.records:
            return  # what a build leaves that had nothing to do
        save_state(path, State(self.state.records, known))
        self._saved = State(dict(self.state.records), known)

    def _reported_failures(self) -> list[int]:
        """All of them, or the first of the plan: which others there are is up to chance."""
        failures = sorted(self.failures)
        return failures if self.options.keep_going else failures[:1]

    def summary(self, seconds: float) -> Summary:
        counts = dict.fromkeys(("current", "cached", "built", "failed"), 0)
        for outcome in self.outcomes.values():
            counts[outcome] += 1
        failed = len(self._reported_failures())
        others = counts["current"] + counts["cached"] + counts["built"]
        return Summary(
            total=len(self.actions),
            current=counts["current"],
            cached=counts["cached"],
            built=counts["built"],
            failed=failed,
            not_run=len(self.actions) - others - failed,
            changed_files=tuple(sorted(self.changed)),
            seconds=seconds,
            is_canceled=self.is_canceled,
            problem=self.problem,
        )


def replaced_tool(record: OutputRecord) -> OutputRecord:
    """The record, made by a tool that there is no more."""
    return OutputRecord(
        record.action,
        record.inputs,
        UNKNOWN,
        record.texts,
        record.unit_seconds,
        record.seconds,
        record.messages,
        record.because,
    )


class Execution:
    """Running actions in workers."""

    def __init__(self, run: Run, workshop: Workshop) -> None:
        self.owner = run
        self.workshop = workshop
        self.replaced: dict[int, int] = {}  # how often code was outdated, by action
        self.killed: dict[int, int] = {}  # how often its worker was killed, likewise
        self._saved_at = perf_counter()

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
                dispatcher.stop_behind(-1)
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
            dispatcher.stop_behind(reply.index)

    def _replace(
        self, pool: Pool, worker: WorkerProcess, index: int, dispatcher: Dispatcher
    ) -> Reply | None:
        """Have another process do it, one that reads the generators' code anew."""
        pool.bury(worker)
        dispatcher.release(worker)
        self.replaced[index] = self.replaced.get(index, 0) + 1
        action = self.owner.actions[index]
        for item in worker.in_flight:
            dispatcher.put_back(item)
        if self.replaced[index] < ROUNDS:
            dispatcher.put_back((index, action))
            return None
        text = f"error: '{action.output}': the code of its generator keeps changing\n"
        return Reply(index, problem=text)

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
        text = f"error: '{action.output}': the process that made it ended with {how}\n"
        return Reply(index, problem=text)

    def _save_now_and_then(self) -> None:
        """A build that is killed need not begin again from nothing."""
        if perf_counter() - self._saved_at > SAVE_INTERVAL:
            self.owner.save(self.workshop.state_path)
            self._saved_at = perf_counter()
