"""A watcher's surroundings in memory: a clock that is moved, events that are made, a builder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tblgen_build._core import Diagnostic, place
from tblgen_build.batch.build_events import Event, Failed, Finished, Planned, Summary
from tblgen_build.batch.build_options import BuildOptions
from tblgen_build.batch.stamps import Known
from tblgen_build.batch.state import OutputRecord
from tblgen_build.cache.action_result import Inputs
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.project.open_project import Project
from tblgen_build.watch.attempt import WatchOptions
from tblgen_build.watch.events import Changed, FileEvent, Watched
from tblgen_build.watch.watched_project import WatchedProject
from tblgen_build.watch.watcher import Watcher


def failure(source: str) -> tuple[Diagnostic, ...]:
    return (Diagnostic("error", "no", place(source, 1, 1)),)


class FakeClock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class FakeSource:
    """An EventSource."""

    descriptor = -1

    def __init__(self) -> None:
        self.events: list[FileEvent] = []
        self.folders: dict[str, bool] = {}
        self.problem = ""

    def watch(self, folders: Mapping[str, bool]) -> Watched:
        new = {f for f, inside in folders.items() if inside and not self.folders.get(f)}
        self.folders = dict(folders)
        return Watched(frozenset(new), self.problem)

    def take(self) -> Iterable[FileEvent]:
        taken, self.events = self.events, []
        return taken

    def close(self) -> None: ...


class FakeBuilder:
    """Makes of each unit's files what `failing` does not forbid. `inputs` are by source."""

    def __init__(self, inputs: dict[str, Inputs]) -> None:
        self.inputs = inputs
        self.records: dict[str, OutputRecord] = {}
        self.known: dict[str, Known] = {}
        self.asked: list[set[str] | None] = []  # base names of the outputs of each build
        self.current: set[str] = set()  # outputs that are found up to date
        self.failing: set[str] = set()
        self.during: Callable[[], None] = lambda: None  # runs before an output is reported
        self.error: Exception | None = None
        self.is_canceled = False
        self.is_closed = False

    def build(
        self,
        actions: Sequence[Action],
        options: BuildOptions,
        notify: Callable[[Event], None],
        outputs: set[str] | None = None,
    ) -> Summary:
        self.asked.append(None if outputs is None else {Path(o).name for o in outputs})
        self.is_canceled = False
        if self.error is not None:
            raise self.error
        chosen = [a for a in actions if outputs is None or a.output_path in outputs]
        todo = [a for a in chosen if a.output not in self.current]
        notify(Planned(len(chosen), len(todo)))
        failed: list[Action] = []
        for number, action in enumerate(todo, 1):
            if self.is_canceled:
                break
            self.during()
            if action.output in self.failing:
                failed.append(action)
                continue
            self.records[action.output_path] = self.record(action)
            notify(Finished(action, "built", number, len(todo), is_changed=True))
        for action in failed:
            notify(Failed(action, failure(action.source)))
        built = len(todo) - len(failed)
        return Summary(
            len(chosen), len(chosen) - len(todo), 0, built, len(failed), 0,
            is_canceled=self.is_canceled,
        )  # fmt: skip

    def record(self, action: Action) -> OutputRecord:
        inputs = self.inputs[action.source]
        return OutputRecord(action, inputs, b"", ((action.output_path, b""),), 0.0, 0.0)

    def are_current(self, actions: Sequence[Action]) -> bool:
        return all(action.output in self.current for action in actions)

    def cancel(self) -> None:
        self.is_canceled = True

    def close(self) -> None:
        self.is_closed = True


class Scene:
    """A watcher over a folder with a.td and b.td, which both include common.td."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        for name in ("a.td", "b.td", "common.td", "project"):
            (folder / name).write_text("")
        (folder / "include").mkdir()
        (folder / "build").mkdir()
        self.clock = FakeClock()
        self.source = FakeSource()
        self.seen: list[Any] = []
        self.project_error: Exception | None = None
        self.actions = [self.action("a.td", "a.inc"), self.action("b.td", "b.inc")]
        self.builder = FakeBuilder({name: self.inputs(name) for name in ("a.td", "b.td")})
        self.watched = WatchedProject(self.open_project, lambda folder: self.builder)
        self.watcher = Watcher(
            self.watched,
            self.source,
            self.clock,
            self.seen.append,
            WatchOptions(**settings),
            own_files=lambda: [str(folder / "tool.py")],
        )

    def action(self, source: str, output: str) -> Action:
        return Action(TranslationUnit(str(self.folder), source), f"build/{output}", "gen-x")

    def inputs(self, source: str) -> Inputs:
        files = tuple((str(self.folder / name), b"") for name in (source, "common.td"))
        return Inputs(files, (str(self.folder / "include/common.td"),))

    def open_project(self) -> Project:
        if self.project_error is not None:
            raise self.project_error
        folder = str(self.folder / "build")
        return Project(str(self.folder / "project"), folder, (), tuple(self.actions), False)

    def start(self) -> None:
        """Begin, until all is quiet."""
        self.watcher.start()
        self.settle()
        self.builder.asked.clear()
        self.seen.clear()

    def change(self, name: str, is_complete: bool = True) -> None:
        path = self.folder / name
        self.watcher.take([Changed(str(path.parent), path.name, is_complete)])

    def settle(self) -> None:
        """Let time pass until nothing is left to do."""
        for _ in range(20):
            wait = self.watcher.wait_time()
            if wait is None:
                return
            self.clock.now += wait
            self.watcher.run_due()
        raise AssertionError("the watcher does not come to rest")

    def names(self) -> list[str]:
        """What was told, without what a build tells of each output."""
        of_build = {"Planned", "Needed", "Started", "Finished"}
        names = [type(event).__name__ for event in self.seen]
        return [name for name in names if name not in of_build]
