"""One call of the builder: a request goes in, an outcome comes out.

Knows neither events of files nor what the watcher makes of the outcome.
"""

from __future__ import annotations

from tblgen_build.batch.build_events import Failed, Finished, Planned, Removed
from tblgen_build.batch.build_options import BuildOptions
from tblgen_build.batch.builder import BuildError
from tblgen_build.project.wanted_outputs import PlanError
from tblgen_build.watch.events import Noticed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Protocol

    from tblgen_build.batch.build_events import Event, Summary
    from tblgen_build.batch.stamps import Known
    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.driver.action import Action
    from tblgen_build.project.open_project import Project
    from tblgen_build.watch.events import Notify

    class Builds(Protocol):
        """The part of a Builder that the watcher uses."""

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
        def are_current(self, actions: Sequence[Action]) -> bool: ...
        def cancel(self) -> None: ...
        def close(self) -> None: ...


class WatchOptions:
    __slots__ = ("jobs", "poll", "use_cache")

    def __init__(self, jobs: int = 0, use_cache: bool = True, poll: float = 0.0) -> None:
        self.jobs = jobs
        self.use_cache = use_cache
        self.poll = poll  # seconds between checks of everything; 0: trust events


class BuildRequest:
    """What is to be built, and why."""

    __slots__ = ("is_reported", "outputs", "paths", "started")

    def __init__(
        self,
        paths: frozenset[str],
        outputs: frozenset[str] | None,
        started: float,
        is_reported: bool,
    ) -> None:
        self.paths = paths  # changed
        self.outputs = outputs  # None: all
        self.started = started  # when the first change came
        self.is_reported = is_reported  # even if there is nothing to do


class AttemptResult:
    """The outcome of one build."""

    __slots__ = ("failures", "problem", "removed", "summary", "todo")

    def __init__(self) -> None:
        self.summary: Summary | None = None  # None: the build could not even begin
        self.problem = ""  # why
        self.failures: list[Failed] = []
        self.todo = 0
        self.removed = 0


def attempt(
    builder: Builds,
    project: Project,
    options: WatchOptions,
    request: BuildRequest,
    notify: Notify,
    is_overtaken: Callable[[], bool],
) -> AttemptResult:
    """Build, and report everything except failures. Stop after an output if `is_overtaken()`."""
    outcome = AttemptResult()
    is_canceled = False

    def on_event(event: Event) -> None:
        nonlocal is_canceled
        match event:
            case Failed():
                outcome.failures.append(event)
                return
            case Planned():
                outcome.todo += event.todo
                if event.todo and request.paths:
                    notify(Noticed(tuple(sorted(request.paths))))
            case Removed():
                outcome.removed += 1
        notify(event)
        if isinstance(event, Finished) and is_overtaken() and not is_canceled:
            is_canceled = True
            builder.cancel()

    build_options = BuildOptions(
        jobs=options.jobs,
        use_cache=options.use_cache,
        is_warm=True,
        keep_going=True,
        all_reasons=True,
        removes_leftovers=request.outputs is None and project.is_own,
    )
    outputs = None if request.outputs is None else set(request.outputs)
    try:
        outcome.summary = builder.build(project.actions, build_options, on_event, outputs)
    except (BuildError, PlanError, OSError) as error:
        outcome.problem = str(error)
    return outcome
