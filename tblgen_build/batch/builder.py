"""Builds in one folder: holds its lock, and keeps what stays warm from one build to the next.

That is the workers with what they parsed, and what is known of files. A Builder prints nothing:
see `build_events`. What one build does is in `run`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from time import perf_counter

from tblgen_build.batch.build_events import Summary, Waiting
from tblgen_build.batch.cancellation import Cancellation
from tblgen_build.batch.ledger import Ledger
from tblgen_build.batch.lock import Lock
from tblgen_build.batch.run import Run
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files, stamp_of
from tblgen_build.batch.state import STATE_NAME, State, load_state
from tblgen_build.batch.tools import tool_digests
from tblgen_build.batch.up_to_date import StalenessChecker
from tblgen_build.driver.action import Action
from tblgen_build.project.wanted_outputs import check_outputs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from tblgen_build.batch.build_events import Notify
    from tblgen_build.batch.build_options import BuildOptions
    from tblgen_build.batch.stamps import Known, Stamp
    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.batch.workers import Workers
    from tblgen_build.driver.action import TranslationUnit


class BuildError(Exception):
    """The build cannot even begin; str() says why."""


class Builder:
    """Builds in one folder. Not to be used by two threads, except for `cancel`."""

    def __init__(self, folder: str) -> None:
        self.folder = os.path.abspath(folder)
        self.state_path = os.path.join(self.folder, STATE_NAME)
        self._lock: Lock | None = None
        self._workers: Workers | None = None
        self._cancellation = Cancellation()
        self._unshared: dict[TranslationUnit, Sequence[Action]] = {}  # what a server may get
        self._state: State | None = None  # the last build's
        self._state_stamp: Stamp | None = None  # of its file, which another process may replace

    @property
    def records(self) -> Mapping[str, OutputRecord]:
        """How outputs were made, as far as the last build knew, by the output's path."""
        return self._load_state().records

    @property
    def known(self) -> Mapping[str, Known]:
        """What the last build knew of files' contents."""
        return self._load_state().known

    def are_current(self, actions: Sequence[Action]) -> bool:
        """Whether all their outputs are up to date, as the files are now. Writes nothing."""
        state = self._load_state(look_again=True)
        files = Files(UNKNOWN_CLOCK, dict(state.known))
        checker = StalenessChecker(files, tool_digests(files, actions, state))
        return not any(
            reason
            for action in actions
            for reason in checker.reasons(action, state.records.get(action.output_path))
        )

    def cancel(self) -> None:
        """End the current build soon: running actions are finished, no others are begun."""
        self._cancellation.request()

    def close(self, kill: bool = False) -> None:
        if self._workers is not None and kill:
            self._workers.close(kill)
        self._drop_lock()
        if not kill:
            self._share()
        self._cancellation.close()

    def build(
        self,
        actions: Sequence[Action],
        options: BuildOptions,
        notify: Notify,
        outputs: set[str] | None = None,
    ) -> Summary:
        """Bring the outputs of all actions up to date, or of those in `outputs`.

        Raises PlanError, and BuildError where the folder cannot be used.
        """
        started = perf_counter()
        plan = check_outputs(actions)
        chosen = [a for path, a in plan.items() if outputs is None or path in outputs]
        if options.is_dry_run:
            ledger = Ledger(load_state(self.state_path), self.state_path)
            run = Run(chosen, options, notify, ledger, plan.values())
            run.check(0)
            return run.summary(perf_counter() - started)
        lock = self._acquire(notify)
        try:
            if lock.follows_killed:
                from tblgen_build.batch.writing import remove_temporaries

                remove_temporaries([self.state_path, *plan])
            ledger = Ledger(self._load_state(look_again=True), self.state_path)
            run = Run(chosen, options, notify, ledger, plan.values())
            try:
                self._execute(run, lock, plan.keys())
            finally:
                self._state, self._state_stamp = ledger.state, stamp_of(self.state_path)
            return run.summary(perf_counter() - started)
        finally:
            self._cancellation.reset()
            lock.release()

    def _execute(self, run: Run, lock: Lock, plan: Collection[str]) -> None:
        run.check(lock.clock())
        try:
            if run.todo:
                run.make(self._warm_workers(lock), lock.clock)
        finally:
            run.end(plan, lock.clock)
        if run.todo and run.options.use_cache and "TBLGEN_CACHE_REMOTE" in os.environ:
            self._unshared |= run.jobs_made()
        run.notify_failures()

    def _share(self) -> None:
        """Put on the server what was made: workers have put it into the local cache."""
        jobs, self._unshared = self._unshared, {}
        if jobs:
            from tblgen_build.batch.lookups import share
            from tblgen_build.cache.action_result import FileStates
            from tblgen_build.driver.caching import open_compile_cache

            if cache := open_compile_cache(FileStates(), warns=False):
                share(cache, jobs)

    def _warm_workers(self, lock: Lock) -> Workers:
        if self._workers is None:
            from tblgen_build.batch.workers import Workers  # a build with nothing to do needs none

            self._workers = Workers(lock.descriptor, self._cancellation)
        return self._workers

    def _load_state(self, look_again: bool = False) -> State:
        """The state. With `look_again`, it is read again if another process has built since."""
        is_read = self._state is not None
        if not is_read or (look_again and self._state_stamp != stamp_of(self.state_path)):
            self._state_stamp = stamp_of(self.state_path)
            self._state = load_state(self.state_path)
        assert self._state is not None
        return self._state

    def _acquire(self, notify: Notify) -> Lock:
        try:
            self._take_lock(notify)
            while not self._lock_in_place():  # the folder was removed meanwhile
                self._drop_lock()
                self._take_lock(notify)
        except OSError as error:
            reason = error.strerror or str(error)
            raise BuildError(f"could not use the folder '{self.folder}': {reason}") from error
        assert self._lock is not None
        return self._lock

    def _take_lock(self, notify: Notify) -> None:
        if self._lock is None:
            self._lock = Lock(self.folder)
        if not self._lock.try_acquire():
            notify(Waiting(self.folder))
            self._lock.acquire()

    def _lock_in_place(self) -> bool:
        return self._lock is not None and self._lock.is_in_place()

    def _drop_lock(self) -> None:
        """Workers hold the lock too, so they end first."""
        if self._workers is not None:
            self._workers.close()
            self._workers = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None
