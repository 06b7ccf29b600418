"""One build: check, run what is not up to date, record what was made from what.

Inputs are checked again after the run. If a file changed during the build, its outputs are made
again, so all outputs belong to one state of the inputs.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Sequence

from tblgen_build.batch.build_events import (
    Event,
    Failed,
    Finished,
    Needed,
    Planned,
    Removed,
    Summary,
)
from tblgen_build.batch.check import StalenessChecker
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files, Known, SeenFiles
from tblgen_build.batch.state import OutputRecord, State, save_state
from tblgen_build.batch.tools import IMPURE, UNKNOWN, own_digest, tool_digests
from tblgen_build.cache.action_result import Inputs, Reason
from tblgen_build.driver.action import Action
from tblgen_build.driver.diagnostics import FILE, problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from typing import Protocol

    from tblgen_build._core import Diagnostics
    from tblgen_build.batch.build_events import Outcome
    from tblgen_build.batch.lock import Lock
    from tblgen_build.batch.message import Reply, Written
    from tblgen_build.batch.pool import Pool, WorkerProcess
    from tblgen_build.batch.stamps import Stamp
    from tblgen_build.cache.action_cache import Hit
    from tblgen_build.driver.action import TranslationUnit

    class Execution(Protocol):
        """Has workers run actions."""

        def run(self, todo: Sequence[int]) -> None: ...

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
        def execution(self, run: Run) -> Execution: ...


Notify = Callable[[Event], None]

WARM_UNITS = 2  # as many are made by warm workers sooner than looked up in the cache
ROUNDS = 4  # how often inputs may change under a build before it gives up


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
        self.removes_modified = removes_modified  # of these, also those that were modified


class Run:
    def __init__(
        self, actions: Sequence[Action], options: BuildOptions, notify: Notify, state: State
    ) -> None:
        self.actions = actions
        self.options = options
        self.notify = notify
        self.state = state
        self.files = Files(UNKNOWN_CLOCK, state.known)
        self._saved = state.copy(dict(state.known))
        self.tools: dict[str, bytes] = {}
        self.todo: list[int] = []
        self.because: dict[int, str] = {}  # why an action has to run
        self.outcomes: dict[int, Outcome] = {}  # by place in the plan
        self.failures: dict[int, Diagnostics] = {}
        self.changed: set[str] = set()  # files whose bytes are not what they were
        self.made: dict[int, OutputRecord] = {}  # by this build
        self._done: set[int] = set()  # those of `todo` that have an outcome
        self.stamps: dict[str, Stamp] = {}  # of what was made, as it was written
        self.problem = ""
        self.is_canceled = False
        self._shown_warnings: set[Diagnostics] = set()
        self._same: dict[Inputs, Inputs] = {}  # equal inputs as one object

    # --- what is to do ----------------------------------------------------

    def check(self, clock: int) -> None:
        """Find what is not up to date."""
        self.files.clock = clock
        self.tools = tool_digests(self.files, self.actions, self.state)
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
        try:
            if self.todo:
                self._rounds(workshop, workshop.execution(self), lock)
        finally:
            if self.options.removes_leftovers:
                self._remove_leftovers(plan)
            self._settle(lock.clock())
            self.save(workshop.state_path)
        for index in self._reported_failures():
            self.notify(Failed(self.actions[index], self.failures[index]))

    def _rounds(self, workshop: Workshop, execution: Execution, lock: Lock) -> None:
        """Run what is to do, and again what was overtaken by a change of its inputs."""
        is_quick = self._is_quick(workshop)
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
        from tblgen_build.batch.lookups import lookups
        from tblgen_build.driver.caching import open_compile_cache

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
        from tblgen_build.batch.writing import full, write_all

        action = self.actions[index]
        try:
            written = write_all(action, hit.result, hit.recipe.inputs.absent)
        except OSError as error:
            self.take_failure(index, (problem(str(error), FILE),))
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

    def take_failure(self, index: int, said: Diagnostics) -> None:
        self.failures[index] = said
        self.outcomes[index] = "failed"
        self._done.add(index)

    def take_reply(self, reply: Reply) -> None:
        inputs = Inputs(reply.files, reply.absent)
        inputs = self._same.setdefault(inputs, inputs)
        seconds = (reply.parse_seconds, reply.seconds)
        messages = self._new_warnings(reply.unit_warnings) + reply.warnings
        all_messages = reply.unit_warnings + reply.warnings
        self._take(
            reply.index, inputs, reply.written, "built", seconds, all_messages, messages,
            is_pure=reply.is_pure,
        )  # fmt: skip

    def _take(
        self,
        index: int,
        inputs: Inputs,
        written: Sequence[Written],
        outcome: Outcome,
        seconds: tuple[float, float],
        messages: Diagnostics,
        new_messages: Diagnostics,
        *,
        is_pure: bool = True,
    ) -> None:
        """Note what was made of what, and tell."""
        action = self.actions[index]
        texts = tuple([(w.path, w.digest) for w in written])
        tool = self.tools[action.wrapped] if inputs.files else UNKNOWN
        tool = tool if is_pure else IMPURE
        because = self.because.get(index, "")
        record = OutputRecord(action, inputs, tool, texts, *seconds, messages, because)
        self.made[index] = self.state.records[action.output_path] = record
        for w in written:
            self.stamps[w.path] = w.stamp
            self.files.known[w.path] = Known(w.digest, w.stamp, UNKNOWN_CLOCK)
        self.outcomes[index] = outcome
        changed = [w.path for w in written if w.is_changed]
        self.changed.update(changed)
        self._done.add(index)
        done, total = len(self._done), len(self.todo)
        is_changed = bool(changed)
        self.notify(Finished(action, outcome, done, total, sum(seconds), is_changed, new_messages))

    def _new_warnings(self, said: Diagnostics) -> Diagnostics:
        """The warnings of a parse, the first time: a unit's outputs share them."""
        if said in self._shown_warnings:
            return ()
        self._shown_warnings.add(said)
        return said

    # --- after it ---------------------------------------------------------

    def _settle(self, clock: int) -> None:
        """The clock has moved on since outputs were written: from now on their stamps count."""
        if self.made and own_digest(self.state) != self.tools[""]:
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
        records = self.state.records.values()
        for inputs in {id(record.inputs): record.inputs for record in records}.values():
            used.update([path for path, _ in inputs.files])  # outputs share them
        for record in records:
            used.update([path for path, _ in record.texts])
        known = {path: known for path, known in self.files.known.items() if path in used}
        state = self.state.copy(known)
        if state != self._saved:  # what a build leaves that had something to do
            save_state(path, state)
            self._saved = state

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
