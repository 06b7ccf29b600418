"""Reacts to events: decides which outputs to check, when, and what to report.

Does not wait and starts no thread: it is given events and the time. How an output is made
and whether it is up to date is the builder's business; this decides which ones it is asked
about. docs/design/watch.md, "States".
"""

from __future__ import annotations

import os

from tblgen_build.batch.build_events import LeftOut
from tblgen_build.batch.stamps import stamp_of
from tblgen_build.watch.attempt import BuildRequest, WatchOptions, attempt
from tblgen_build.watch.events import (
    Changed,
    FolderGone,
    Interrupted,
    Overflow,
    Reloaded,
    Rescan,
    Trouble,
    Watching,
)
from tblgen_build.watch.interest import interest_of
from tblgen_build.watch.pending import Pending
from tblgen_build.watch.progress import Progress
from tblgen_build.watch.watched_project import WatchedProject
from tblgen_build.watch.watches import Watches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tblgen_build.batch.build_events import Summary
    from tblgen_build.watch.attempt import AttemptResult
    from tblgen_build.watch.events import EventSource, FileEvent, Notify, RescanReason

COOKIE_PREFIX = ".tblgen_cookie-"
ALL_COOKIES = "*"  # in place of a name: events were lost, perhaps those of cookies, too
POLL_INTERVAL = 2.0  # seconds, where some folder cannot be watched


class Polling:
    """Looks at everything from time to time, where events cannot be trusted."""

    def __init__(self, interval: float) -> None:
        self.interval = interval or POLL_INTERVAL
        self.is_on = interval > 0
        self.last = 0.0

    def due(self) -> float | None:
        return self.last + self.interval if self.is_on else None

    def is_due(self, now: float) -> bool:
        due = self.due()
        return due is not None and now >= due


class Watcher:
    def __init__(
        self,
        watched: WatchedProject,
        source: EventSource,
        clock: Callable[[], float],
        notify: Notify,
        options: WatchOptions,
        own_files: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self.watched = watched
        self.progress = Progress()
        self.passed_cookies: list[str] = []  # whose events have come, and so all earlier ones
        self.wants_restart = False
        self.is_outdated = False  # the tool's code is no longer what runs here: build nothing
        self.is_stopping = False
        self._source = source
        self._clock = clock
        self._notify = notify
        self._options = options
        self._own_files = own_files
        self._pending = Pending()
        self._watches = Watches(source)
        self._polling = Polling(options.poll)
        self._written: list[Changed] | None = None  # during a build, which may have caused them
        self._shown_watching: Watching | None = None

    @property
    def is_patient(self) -> bool:
        """Whether a client waits for a build."""
        return self._pending.is_patient

    # --- events -------------------------------------------------------------

    def take(self, events: Iterable[FileEvent]) -> None:
        for event in events:
            match event:
                case Changed(name=name) if name.startswith(COOKIE_PREFIX):
                    self.passed_cookies.append(name)
                case Changed():
                    self._take_change(event)
                case FolderGone():
                    self._pending.must_resolve = True
                    for path in self._watches.paths_below(event.folder):
                        self._note(path, is_complete=False)
                case Overflow():
                    self.passed_cookies.append(ALL_COOKIES)
                    self.rescan("overflow")

    def _take_change(self, event: Changed) -> None:
        paths = self._watches.changed_paths(event)
        if not paths:
            return
        if self._written is not None and self._watches.are_written(paths):
            self._written.append(event)
            return
        if self._watches.leads_elsewhere(event):
            self._pending.must_resolve = True
        for path in paths:
            if not self._is_as_written(path):
                self._note(path, event.is_complete)

    def _is_as_written(self, path: str) -> bool:
        """Whether the path is an output that looks as the build left it."""
        if not self._watches.are_written([path]):
            return False
        known = self.watched.known.get(path)
        return known is not None and known.stamp == stamp_of(path)

    def _note(self, path: str, is_complete: bool) -> None:
        self._pending.note(self._clock(), path, is_complete)
        if path == self.watched.origin or path in self.watched.missing_programs:
            self._pending.must_reload = True
        if path in self._watches.own:
            self.wants_restart = True

    def has_news(self) -> bool:
        """Whether something happened that a build under way cannot have seen."""
        if self._pending.settle.due() is None:
            return False
        known = self.watched.known
        return self._pending.must_reload or any(
            path not in known or known[path].stamp != stamp_of(path) for path in self._pending.paths
        )

    def rescan(self, reason: RescanReason) -> None:
        """Look at everything again."""
        self._pending.rescan(self._clock(), reason)

    def hurry(self) -> None:
        """A client waits for what has been noticed so far."""
        self._pending.hurry(self._clock())

    def check_outputs(self, outputs: Iterable[str]) -> None:
        """A client waits for these outputs, whether or not a change was noticed."""
        self._pending.outputs.update(outputs)
        self.hurry()

    def give_up_restart(self, reason: str) -> None:
        """Wait for the tool's code to change once more."""
        self.wants_restart = False
        self.is_outdated = True
        self.watched.trouble = reason
        self._notify(Trouble(reason))

    def stop(self) -> None:
        self.is_stopping = True
        if self.watched.builder is not None:
            self.watched.builder.cancel()

    # --- time ---------------------------------------------------------------

    def wait_time(self) -> float | None:
        """How long to wait if no event comes."""
        times = [t for t in (self._pending.settle.due(), self._polling.due()) if t is not None]
        return max(0.0, min(times) - self._clock()) if times else None

    def run_due(self) -> bool:
        """Build if it is time. Returns whether nothing is left to do for now."""
        now = self._clock()
        if self._polling.is_due(now):
            self._polling.last = now
            self.rescan("poll")
        due = self._pending.settle.due()
        if due is None:
            return True
        if now < due or self.wants_restart or self.is_stopping:
            return False
        if self.is_outdated:
            self._pending.settle.clear()
            self._pending.is_patient = False
            return True
        self._run()
        return self._pending.settle.due() is None

    def open(self) -> None:
        """Find out what is to be built."""
        self._reload()

    def start(self) -> None:
        """Build everything, and begin to watch."""
        self._polling.last = self._clock()
        self._pending.settle.hurry(self._clock())
        self.run_due()

    # --- a build --------------------------------------------------------------

    def _run(self) -> None:
        # The build sees these changes itself, so they are no reason to give it up.
        self.take(self._source.take())
        pending = self._pending
        due, started = pending.settle.due(), pending.settle.first
        if self.wants_restart or started is None or due is None or due > self._clock():
            return
        paths, reason = pending.take()
        if reason is not None and reason != "poll":
            self._notify(Rescan(reason))
        if pending.must_reload:
            self._reload()
        has_project = self.watched.project is not None
        if pending.must_resolve and not (has_project and pending.is_everything):
            self._watch()  # else after the build, which finds out which folders to watch
        if has_project:
            is_needed, outputs = pending.take_outputs(self._watches.interest.of(paths))
            pending.is_everything = False
            if is_needed:
                chosen = None if outputs is None else frozenset(outputs)
                is_reported = chosen is None and reason != "poll"
                self._build(BuildRequest(frozenset(paths), chosen, started, is_reported))
        else:
            pending.outputs.clear()
        if not pending.outputs and not (self.watched.project and pending.is_everything):
            pending.is_patient = False

    def _build(self, request: BuildRequest) -> None:
        project, builder = self.watched.project, self.watched.builder
        assert project is not None
        assert builder is not None
        self._written = []
        try:
            outcome = attempt(
                builder, project, self._options, request, self._notify, self._is_overtaken
            )
        finally:
            self._take_written()
        self.watched.trouble = outcome.problem
        if outcome.summary is None:
            self._notify(Trouble(outcome.problem))
            self._watch()
        elif outcome.summary.is_canceled:
            self.progress.add_given_up(outcome.summary, request)
            outputs = None if request.outputs is None else set(request.outputs)
            self._notify(Interrupted())
            self._pending.put_back(self._clock(), set(request.paths), outputs)
        else:
            self._finish(outcome, outcome.summary, request)

    def _is_overtaken(self) -> bool:
        self.take(self._source.take())
        return not self.is_patient and self.has_news()

    def _take_written(self) -> None:
        """Judge what happened to outputs, now that the builder's stamps of them are known."""
        self.take(self._source.take())
        written, self._written = self._written or [], None
        self.take(written)

    def _finish(self, outcome: AttemptResult, summary: Summary, request: BuildRequest) -> None:
        for failed in outcome.failures:
            if not self.progress.is_known(failed, request):
                self._notify(failed)
        done, may_have_other_inputs = self.progress.finish(outcome, summary, request, self._clock())
        if done is not None:
            self._notify(done)
        if may_have_other_inputs or self.progress.have_other_inputs(
            request.outputs or (), self.watched.records
        ):
            self._watch()

    def _reload(self) -> None:
        self._pending.must_reload = False
        trouble = self.watched.trouble
        is_other, was_there = self.watched.reload()
        if self.watched.project is None and self.watched.trouble != trouble:
            self._notify(Trouble(self.watched.trouble))
        if not is_other:
            return
        if was_there:
            self._notify(Reloaded(self.watched.origin))
        if self.watched.project is not None:
            for command in self.watched.project.left_out:
                self._notify(LeftOut(command.output, command.reason))
        self._pending.is_everything = True
        self._pending.must_resolve = True

    # --- watching -------------------------------------------------------------

    def _watch(self) -> None:
        """Watch what matters now. Newly found files are checked: they may have changed before."""
        self._pending.must_resolve = False
        watched = self.watched
        interest = self._watches.interest
        others = [watched.origin] if watched.origin else []
        others += sorted(watched.missing_programs)
        if watched.project is not None:
            actions = watched.project.actions
            interest = interest_of(actions, watched.records, self.progress.failing)
            # The socket's place too: removing the folder or the socket is noticed.
            others.append(os.path.join(watched.project.folder, COOKIE_PREFIX))
        resolved = self._watches.resolve(interest, self._own_files(), others)
        if resolved.problem and not self._polling.is_on:
            self._polling.is_on = True
            every = f"looking at all files every {self._polling.interval:g} s instead"
            self._notify(Trouble(f"{resolved.problem}: {every}"))
        self._pending.outputs |= resolved.outputs
        if self._pending.outputs:
            self._pending.settle.hurry(self._clock())
        self._tell_watching()

    def _tell_watching(self) -> None:
        project = self.watched.project
        if project is None:
            return
        event = Watching(
            project.origin,
            project.folder,
            len(project.actions),
            len(self._watches.interest.outputs),
            self._watches.folder_count(),
        )
        if event != self._shown_watching:
            self._shown_watching = event
            self._notify(event)
