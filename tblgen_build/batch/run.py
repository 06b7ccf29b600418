"""One build: check, make what is not up to date, record what was made from what.

Inputs are checked again after the run. If a file changed during the build, its outputs are made
again, so all outputs belong to one state of the inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from tblgen_build.batch.build_events import (
    Failed,
    Finished,
    Needed,
    Notify,
    Planned,
    Started,
    Summary,
)
from tblgen_build.batch.ledger import Ledger
from tblgen_build.batch.stamps import SeenFiles
from tblgen_build.batch.up_to_date import StalenessChecker
from tblgen_build.cache.action_result import Inputs, Reason
from tblgen_build.driver.action import Action
from tblgen_build.driver.diagnostics import FILE, problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Diagnostics
    from tblgen_build.batch.build_events import Outcome
    from tblgen_build.batch.build_options import BuildOptions
    from tblgen_build.batch.lookups import Jobs
    from tblgen_build.batch.message import Reply, Written
    from tblgen_build.batch.workers import Workers
    from tblgen_build.cache.action_cache import Hit

WARM_UNITS = 2  # warm workers make this many sooner than the cache looks them up
ROUNDS = 4  # how often inputs may change under a build before it gives up


class Run:
    def __init__(
        self,
        actions: Sequence[Action],
        options: BuildOptions,
        notify: Notify,
        ledger: Ledger,
        plan: Collection[Action],
    ) -> None:
        self.actions = actions
        self.plan = plan  # every action there is, chosen or not
        self.options = options
        self.notify = notify
        self.ledger = ledger
        self.todo: list[int] = []
        self.because: dict[int, str] = {}  # why an action has to run
        self.outcomes: dict[int, Outcome] = {}  # by place in the plan
        self.failures: dict[int, Diagnostics] = {}
        self.changed: set[str] = set()  # files whose bytes are not what they were
        self.problem = ""
        self.is_canceled = False
        self._done: set[int] = set()  # those of `todo` that have an outcome
        self._shown_warnings: set[Diagnostics] = set()

    # --- what is to do ----------------------------------------------------

    def check(self, clock: int) -> None:
        """Find what is not up to date."""
        self.ledger.begin(self.actions, clock)
        checker = StalenessChecker(self.ledger.files, self.ledger.tools)
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
        found = checker.reasons(action, self.ledger.state.records.get(action.output_path))
        if self.options.all_reasons:
            return tuple(found)
        first = next(found, None)
        return () if first is None else (first,)

    # --- doing it ---------------------------------------------------------

    def make(self, workers: Workers, clock: Callable[[], int]) -> None:
        """Make what is stale. Make it again if its inputs change meanwhile."""
        todo = self.todo if self._is_quick(workers) else self._take_kept(self.todo)
        for _ in range(ROUNDS):
            if not todo and not self.ledger.made:
                return
            changed = len(self.changed)
            for part in self._sources_first(todo):
                self._make_in(workers, part)
                if self.is_canceled or (self.failures and not self.options.keep_going):
                    break
            if self.is_canceled:
                return
            self.ledger.files.look_again(clock())
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

    def _is_quick(self, workers: Workers) -> bool:
        """Whether workers still know what is to do: they take over most of what they made."""
        units = {self.actions[index].unit for index in self.todo}
        return self.options.is_warm and len(units) <= WARM_UNITS and workers.know(units)

    def _take_kept(self, todo: Sequence[int]) -> list[int]:
        """Take results from the cache; what is left to do."""
        from tblgen_build.batch.lookups import lookups
        from tblgen_build.driver.caching import open_compile_cache

        is_asked = self.options.use_cache and todo
        cache = open_compile_cache(SeenFiles(self.ledger.files)) if is_asked else None
        if cache is None:
            return list(todo)
        actions = [self.actions[index] for index in todo]
        left: list[int] = []
        for index, hit in zip(todo, lookups(cache, actions, self.plan), strict=True):
            if hit is None:
                left.append(index)
            else:
                self._take_hit(index, hit)
        return left

    def _make_in(self, workers: Workers, todo: Sequence[int]) -> None:
        actions = [(index, self.actions[index]) for index in todo]
        for result in workers.run(actions, self.ledger.costs(), self.options):
            if isinstance(result, Started):
                self.notify(result)
            else:
                self._take_reply(result)
                self.ledger.save_now_and_then()
        self.is_canceled = workers.is_canceled

    def _overtaken(self) -> list[int]:
        """What was made, now or earlier, from inputs that have changed since."""
        checker = StalenessChecker(self.ledger.files, self.ledger.tools)
        replaced = self.ledger.take_replaced(self.actions)
        return [
            index
            for index, outcome in sorted(self.outcomes.items())
            if outcome != "failed" and self._is_overtaken(index, checker, replaced)
        ]

    def _is_overtaken(
        self, index: int, checker: StalenessChecker, replaced: Collection[str]
    ) -> bool:
        record = self.ledger.state.records[self.actions[index].output_path]
        return record.action.wrapped in replaced or bool(checker.input_reasons(record.inputs))

    def _wrote_sources(self) -> bool:
        """Whether an output may be what another action includes."""
        return any(path.endswith(".td") for path in self.changed)

    # --- what comes back --------------------------------------------------

    def _take_failure(self, index: int, messages: Diagnostics) -> None:
        self.failures[index] = messages
        self.outcomes[index] = "failed"
        self._done.add(index)

    def _take_hit(self, index: int, hit: Hit) -> None:
        from tblgen_build.batch.writing import full, write_all

        action = self.actions[index]
        try:
            written = write_all(action, hit.result, hit.recipe.inputs.absent)
        except OSError as error:
            self._take_failure(index, (problem(str(error), FILE),))
            return
        inputs = Inputs(
            tuple([(full(action, path), digest) for path, digest in hit.recipe.inputs.files]),
            tuple([full(action, path) for path in hit.recipe.inputs.absent]),
        )
        messages = hit.result.messages
        self.ledger.add(action, inputs, written, (0.0, 0.0), messages, self.because.get(index, ""))
        self._finish(index, "cached", written, 0.0, self._new_warnings(messages))

    def _take_reply(self, reply: Reply) -> None:
        if reply.problem:
            self._take_failure(reply.index, reply.problem)
            return
        self.ledger.add(
            self.actions[reply.index],
            Inputs(reply.files, reply.absent),
            reply.written,
            (reply.parse_seconds, reply.seconds),
            reply.unit_warnings + reply.warnings,
            self.because.get(reply.index, ""),
            is_pure=reply.is_pure,
        )
        messages = self._new_warnings(reply.unit_warnings) + reply.warnings
        seconds = reply.parse_seconds + reply.seconds
        self._finish(reply.index, "built", reply.written, seconds, messages)

    def _finish(
        self,
        index: int,
        outcome: Outcome,
        written: Sequence[Written],
        seconds: float,
        messages: Diagnostics,
    ) -> None:
        self.outcomes[index] = outcome
        changed = [w.path for w in written if w.is_changed]
        self.changed.update(changed)
        self._done.add(index)
        done, total = len(self._done), len(self.todo)
        is_changed = bool(changed)
        action = self.actions[index]
        self.notify(Finished(action, outcome, done, total, seconds, is_changed, messages))

    def _new_warnings(self, messages: Diagnostics) -> Diagnostics:
        """The warnings, unless they were shown: the outputs of a unit share those of its parse."""
        if messages in self._shown_warnings:
            return ()
        self._shown_warnings.add(messages)
        return messages

    # --- after it ---------------------------------------------------------

    def jobs_made(self) -> Jobs:
        """All actions of the units of which something was made."""
        from tblgen_build.batch.lookups import jobs_of

        made = {self.actions[i].unit for i, outcome in self.outcomes.items() if outcome == "built"}
        return jobs_of([action for action in self.plan if action.unit in made])

    def end(self, plan: Collection[str], clock: Callable[[], int]) -> None:
        """Record what was made. `plan` has the outputs of every action there is, chosen or not."""
        options = self.options
        if options.removes_leftovers:
            leftovers = self.ledger.remove_leftovers(plan, options.spares, options.removes_modified)
            for event in leftovers:
                self.notify(event)
        self.ledger.settle(clock())
        self.ledger.save()

    def notify_failures(self) -> None:
        for index in self._reported_failures():
            self.notify(Failed(self.actions[index], self.failures[index]))

    def _reported_failures(self) -> list[int]:
        """All with `keep_going`. Otherwise the first of the plan: others depend on timing."""
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
