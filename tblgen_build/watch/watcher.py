"""What to do about events: which outputs to look at, when, and what to tell.

Does not wait and starts no thread: it is given events and the time. How an output is made
and whether it is up to date is the builder's business; this decides which ones it is asked
about. docs/design/watch.md has the states.
"""

from __future__ import annotations

import os
import stat

from tblgen_build.batch.builder import BuildError
from tblgen_build.batch.config import ConfigError
from tblgen_build.batch.database import DatabaseError, write_database
from tblgen_build.batch.events import Event, Failed, Finished, Planned, Removed, Summary
from tblgen_build.batch.plan import PlanError
from tblgen_build.batch.project import NoProject
from tblgen_build.batch.run import BuildOptions
from tblgen_build.batch.stamps import stamp_of
from tblgen_build.dataclass import dataclass, field
from tblgen_build.watch.events import (
    Changed,
    Done,
    FolderGone,
    Interrupted,
    Noticed,
    Overflow,
    Reloaded,
    Rescan,
    Trouble,
    Watching,
)
from tblgen_build.watch.interest import Interest, interest_of
from tblgen_build.watch.points import Points, entry_mode, points_of
from tblgen_build.watch.settle import Settle

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Protocol

    from tblgen_build.batch.project import Project
    from tblgen_build.batch.stamps import Known
    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.driver.action import Action
    from tblgen_build.watch.events import EventSource, FileEvent, Notify, RescanReason

    class Builds(Protocol):
        """What is asked of a Builder."""

        @property
        def records(self) -> Mapping[str, OutputRecord]: ...
        @property
        def known(self) -> Mapping[str, Known]: ...
        def build(
            self,
            actions: Sequence[Action],
            options: BuildOptions,
            notify: Callable[[Event], None],
            outputs: set[str] | None = None,
        ) -> Summary: ...
        def cancel(self) -> None: ...
        def close(self) -> None: ...


Dependencies = tuple[tuple[str, ...], tuple[str, ...]]  # what was read, what was looked for

COOKIE_PREFIX = ".tblgen_cookie-"
ALL_COOKIES = "*"  # in place of a name: events were lost, theirs perhaps with them
ROUNDS = 4  # how often folders may turn up while they are asked to be watched
POLL_INTERVAL = 2.0  # seconds, where some folder cannot be watched


@dataclass(frozen=True, slots=True)
class Settings:
    jobs: int = 0
    use_cache: bool = True
    poll: float = 0.0  # seconds between looks at everything; 0: trust events


@dataclass(slots=True)
class Made:
    """What builds that were given up made, for the report of the one that was not."""

    changed_files: set[str] = field(default_factory=set)
    built: int = 0
    cached: int = 0
    started: float | None = None

    def add(self, summary: Summary, started: float) -> None:
        self.changed_files.update(summary.changed_files)
        self.built += summary.built
        self.cached += summary.cached
        self.started = started if self.started is None else self.started


class Watcher:
    """`open_project` says what is to be built, `open_builder` builds in a folder."""

    def __init__(
        self,
        open_project: Callable[[], Project],
        open_builder: Callable[[str], Builds],
        source: EventSource,
        clock: Callable[[], float],
        notify: Notify,
        settings: Settings,
        own_files: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        self._open_project = open_project
        self._open_builder = open_builder
        self._source = source
        self._clock = clock
        self._notify = notify
        self._settings = settings
        self._own_files = own_files
        self.project: Project | None = None
        self.builder: Builds | None = None
        self.trouble = ""  # why there is no project, or nothing can be built
        self.failing: dict[str, str] = {}  # diagnostics, by output
        self.wants_restart = False
        self.is_outdated = False  # the tool's code is not what runs: nothing can be built
        self.is_stopping = False
        self.passed_cookies: list[str] = []  # seen, and all that happened before them with them
        self._settle = Settle()
        self._interest = Interest()
        self._points = Points()
        self._own: frozenset[str] = frozenset()
        self._paths: set[str] = set()  # changed
        self._outputs: set[str] = set()  # to look at, whatever has changed
        self._is_everything = True
        self._must_reload = True
        self._must_resolve = True
        self._written: list[Changed] = []  # events during a build that may be its own doing
        self._is_building = False
        self._made = Made()
        self._dependencies: dict[str, Dependencies] = {}
        self.is_patient = False  # somebody waits for the build: it is not given up
        self._rescan: RescanReason | None = None
        self._origin = ""
        self._folder = ""
        self._polled_at = 0.0
        self._is_polling = settings.poll > 0
        self._shown_watching: Watching | None = None

    # --- events -------------------------------------------------------------

    def take(self, events: Iterable[FileEvent]) -> None:
        for event in events:
            match event:
                case Changed(name=name) if name.startswith(COOKIE_PREFIX):
                    self.passed_cookies.append(name)
                case Changed():
                    self._take_change(event)
                case FolderGone():
                    self._must_resolve = True
                    for path in list(self._points.below(event.folder)):
                        self._note(path, is_complete=False)
                case Overflow():
                    self.passed_cookies.append(ALL_COOKIES)
                    self.rescan("overflow")

    def _take_change(self, event: Changed) -> None:
        paths = self._points.at(event.folder, event.name)
        if not paths:
            return
        if self._is_building and any(path in self._interest.written for path in paths):
            self._written.append(event)
            return
        if self._changes_the_way(event):
            self._must_resolve = True
        for path in list(paths):
            if not self._is_as_written(path):
                self._note(path, event.is_complete)

    def _changes_the_way(self, event: Changed) -> bool:
        """Whether the entry is, or was, a folder or a link."""
        mode = entry_mode(os.path.join(event.folder, event.name))
        before = self._points.mode(event.folder, event.name)
        return any(m is not None and not stat.S_ISREG(m) for m in (mode, before))

    def has_news(self) -> bool:
        """Whether something happened that a build under way cannot have seen."""
        if self._settle.due() is None:
            return False
        known = self.builder.known if self.builder is not None else {}
        return self._must_reload or any(
            path not in known or known[path].stamp != stamp_of(path) for path in self._paths
        )

    def _is_as_written(self, path: str) -> bool:
        """Whether the path is an output that looks as the build left it."""
        if path not in self._interest.written or self.builder is None:
            return False
        known = self.builder.known.get(path)
        return known is not None and known.stamp == stamp_of(path)

    def _note(self, path: str, is_complete: bool) -> None:
        self._paths.add(path)
        self._settle.add(self._clock(), path, is_complete)
        if path == self._origin:
            self._must_reload = True
        if path in self._own:
            self.wants_restart = True

    def rescan(self, reason: RescanReason) -> None:
        """Look at everything again."""
        self._rescan = reason
        self._is_everything = True
        self._must_resolve = True
        self._must_reload = True
        self._settle.add(self._clock(), "", is_complete=reason != "overflow")

    def hurry(self) -> None:
        """Somebody waits for what has been noticed so far."""
        self.is_patient = True
        self._settle.hurry(self._clock())

    def give_up_restart(self, reason: str) -> None:
        """Wait for the tool's code to change once more."""
        self.wants_restart = False
        self.is_outdated = True
        self.trouble = reason
        self._notify(Trouble(reason))

    def stop(self) -> None:
        self.is_stopping = True
        if self.builder is not None:
            self.builder.cancel()

    # --- time ---------------------------------------------------------------

    def wait_time(self) -> float | None:
        """How long there is nothing to do unless something happens."""
        now = self._clock()
        due = self._settle.due()
        if self._is_polling:
            poll = self._polled_at + self._poll_interval
            due = poll if due is None else min(due, poll)
        return None if due is None else max(0.0, due - now)

    @property
    def _poll_interval(self) -> float:
        return self._settings.poll or POLL_INTERVAL

    def run_due(self) -> bool:
        """Build if it is time; whether nothing is left to be done at the moment."""
        now = self._clock()
        if self._is_polling and now >= self._polled_at + self._poll_interval:
            self._polled_at = now
            self.rescan("poll")
        due = self._settle.due()
        if due is None:
            return True
        if now < due or self.wants_restart or self.is_stopping:
            return False
        if self.is_outdated:
            self._settle.clear()
            self.is_patient = False
            return True
        self._run()
        return self._settle.due() is None

    def open(self) -> None:
        """Find out what is to be built."""
        self._reload()

    def start(self) -> None:
        """Build everything, and begin to watch."""
        self._polled_at = self._clock()
        self._settle.hurry(self._clock())
        self.run_due()

    # --- a build --------------------------------------------------------------

    def _run(self) -> None:
        self.take(self._source.take())  # what the build sees anyway is not to overtake it
        due, started = self._settle.due(), self._settle.first
        if self.wants_restart or started is None or due is None or due > self._clock():
            return
        paths, self._paths = self._paths, set()
        self._settle.clear()
        reason, self._rescan = self._rescan, None
        if reason not in (None, "poll"):
            self._notify(Rescan(reason))
        if self._must_reload:
            self._reload()
        if self._must_resolve and (self.project is None or not self._is_everything):
            self._watch()  # else behind the build, which finds out what there is to watch
        outputs = self._outputs | self._interest.of(paths)
        self._outputs = set()
        if self.project is not None and (self._is_everything or outputs):
            chosen = None if self._is_everything else outputs
            self._is_everything = False
            is_told = chosen is None and reason != "poll"
            Attempt(self, paths, chosen, started, is_told).run()
        if not self._outputs and (self.project is None or not self._is_everything):
            self.is_patient = False

    def _reload(self) -> None:
        self._must_reload = False
        try:
            project = self._open_project()
            if project.is_own:
                os.makedirs(project.folder, exist_ok=True)
                write_database(project.folder, project.entries)
        except (NoProject, ConfigError, DatabaseError, PlanError, OSError) as error:
            if self.trouble != str(error):
                self._notify(Trouble(str(error)))
            self.trouble, self.project = str(error), None
            return
        self._adopt(project)

    def _adopt(self, project: Project) -> None:
        before, self.project = self.project, project
        is_mended, self.trouble = bool(self.trouble), ""
        if before == project:
            return
        if self.builder is None or self._folder != project.folder:
            if self.builder is not None:
                self.builder.close()
            self.builder = self._open_builder(project.folder)
            self._folder = project.folder
        if before is not None or is_mended:
            self._notify(Reloaded(project.origin))
        self._origin = project.origin
        self._is_everything = True
        self._must_resolve = True

    # --- watching -------------------------------------------------------------

    def _watch(self) -> None:
        """Watch what matters now. What turns up as new is looked at: it may have changed before."""
        self._must_resolve = False
        own = list(self._own_files())
        self._own = frozenset(own)
        interest = self._find_interest()
        paths = [*interest.outputs, *interest.written, *own]
        if self.project is not None:
            # The socket's place too: whoever removes the folder or the socket is noticed.
            paths += [self.project.origin, os.path.join(self.project.folder, COOKIE_PREFIX)]
        elif self._origin:
            paths.append(self._origin)
        for _ in range(ROUNDS):
            self._points = points_of(paths)
            watched = self._source.watch(self._points.folders())
            self._poll_if(watched.problem)
            for folder in watched.new:
                self._outputs |= interest.of(self._points.through.get(folder, ()))
            if all(os.path.isdir(folder) for folder in watched.new):
                break
        if self._outputs:
            self._settle.hurry(self._clock())
        self._tell_watching(interest)

    def depends_on_others(self, outputs: Iterable[str]) -> bool:
        """Whether some of the outputs is made of other files than when it was last asked."""
        records = self.builder.records if self.builder is not None else {}
        found: dict[int, Dependencies] = {}  # by inputs, which a unit's outputs share
        is_other = False
        for output in outputs:
            record = records.get(output)
            if record is None:
                continue
            paths = found.get(id(record.inputs))
            if paths is None:
                names = tuple([path for path, _ in record.inputs.files])
                paths = found[id(record.inputs)] = names, record.inputs.absent
            if self._dependencies.get(output) != paths:
                self._dependencies[output] = paths
                is_other = True
        return is_other

    def _find_interest(self) -> Interest:
        if self.project is not None and self.builder is not None:
            self._interest = interest_of(self.project.actions, self.builder.records, self.failing)
        return self._interest

    def _poll_if(self, problem: str) -> None:
        if problem and not self._is_polling:
            self._is_polling = True
            every = f"looking at all files every {self._poll_interval:g} s instead"
            self._notify(Trouble(f"{problem}: {every}"))

    def _tell_watching(self, interest: Interest) -> None:
        if self.project is None:
            return
        event = Watching(
            self.project.origin,
            self.project.folder,
            len(self.project.actions),
            len(interest.outputs),
            len(self._points.folders()),
        )
        if event != self._shown_watching:
            self._shown_watching = event
            self._notify(event)


class Attempt:
    """One call of the builder, and what it says."""

    def __init__(
        self,
        owner: Watcher,
        paths: set[str],
        outputs: set[str] | None,
        started: float,
        is_told: bool,
    ) -> None:
        self.owner = owner
        self.paths = paths
        self.outputs = outputs
        self.started = started
        self.is_told = is_told  # also where there was nothing to do
        self.failures: list[Failed] = []
        self.todo = 0
        self.removed = 0
        self.is_overtaken = False

    def run(self) -> None:
        owner = self.owner
        assert owner.project is not None
        assert owner.builder is not None
        options = BuildOptions(
            jobs=owner._settings.jobs,
            use_cache=owner._settings.use_cache,
            is_warm=True,
            keep_going=True,
            all_reasons=True,
            removes_leftovers=self.outputs is None and owner.project.is_own,
        )
        owner._is_building = True
        try:
            actions = owner.project.actions
            summary = owner.builder.build(actions, options, self.hear, self.outputs)
        except (BuildError, PlanError, OSError) as error:
            owner.trouble = str(error)
            owner._notify(Trouble(str(error)))
            owner._watch()
            return
        finally:
            owner._is_building = False
            self._take_written()
        owner.trouble = ""
        if summary.is_canceled:
            self._try_again(summary)
        else:
            self._finish(summary)

    def hear(self, event: Event) -> None:
        owner = self.owner
        match event:
            case Failed():
                self.failures.append(event)
                return
            case Planned():
                self.todo += event.todo
                if event.todo and self.paths:
                    owner._notify(Noticed(tuple(sorted(self.paths))))
            case Removed():
                self.removed += 1
        owner._notify(event)
        if isinstance(event, Finished):
            owner.take(owner._source.take())
            if not self.is_overtaken and not owner.is_patient and owner.has_news():
                self.is_overtaken = True
                assert owner.builder is not None
                owner.builder.cancel()

    def _take_written(self) -> None:
        events, self.owner._written = self.owner._written, []
        self.owner.take(self.owner._source.take())
        self.owner.take([*self.owner._written, *events])
        self.owner._written = []

    def _try_again(self, summary: Summary) -> None:
        owner = self.owner
        owner._made.add(summary, self.started)
        if self.outputs is None:
            owner._is_everything = True
        else:
            owner._outputs |= self.outputs
        owner._paths |= self.paths
        owner._notify(Interrupted())
        if owner._settle.due() is None:
            owner._settle.hurry(owner._clock())

    def _finish(self, summary: Summary) -> None:
        owner = self.owner
        was_failing = bool(owner.failing)
        for failed in self.failures:
            owner._notify(failed)
        if self.outputs is None:
            owner.failing.clear()
        for output in self.outputs or ():
            owner.failing.pop(output, None)
        for failed in self.failures:
            owner.failing[failed.action.output_path] = failed.messages
        is_mended = was_failing and not owner.failing
        if self.todo or self.removed or is_mended or self.is_told or summary.problem:
            owner._notify(self._done(summary, is_mended))
        owner._made = Made()
        is_unknown = self.outputs is None or was_failing or bool(self.failures)
        if is_unknown or owner.depends_on_others(self.outputs or ()):
            owner._watch()

    def _done(self, summary: Summary, is_mended: bool) -> Done:
        made = self.owner._made
        made.add(summary, self.started)
        assert made.started is not None
        return Done(
            tuple(sorted(made.changed_files)),
            made.built,
            made.cached,
            tuple(sorted(self.owner.failing)),
            is_mended,
            self.owner._clock() - made.started,
            summary.problem,
        )
