"""A watcher's reports for people: a few lines for each change, diagnostics as compilers show them.

Programs get the same events as JSON, see `build_display`.
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core
from tblgen_build.batch.build_events import (
    Event,
    Failed,
    Finished,
    LeftOut,
    Planned,
    Removed,
    Waiting,
)
from tblgen_build.cli.build_display import counted, outputs, stopped_alike, write
from tblgen_build.cli.colors import BOLD, GREEN, RED, painted
from tblgen_build.cli.messages import STDERR
from tblgen_build.watch.events import (
    Done,
    Interrupted,
    Noticed,
    Reloaded,
    Rescan,
    Restarting,
    Stopped,
    Trouble,
    WatchEvent,
    Watching,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Diagnostics

SHOWN_PATHS = 3
RESCANS = {
    "overflow": "more changes than the system could tell: looking at everything again",
    "no-cookie": "the file system does not report changes: looking at everything again",
}


class WatchDisplay:
    def __init__(self, is_quiet: bool = False) -> None:
        self.is_quiet = is_quiet
        self.watched = "", 0
        self.shown_diagnostics: set[Diagnostics] = (
            set()
        )  # of this build: a unit's outputs share them
        self.failed_alike: list[str] = []  # outputs of this build that no error of their own stops

    def show(self, event: WatchEvent | Event) -> None:
        match event:
            case Watching():
                self.watching(event)
            case Planned():
                self.shown_diagnostics.clear()
            case Noticed():
                self.line(f"{painted('changed:', BOLD, sys.stdout)} {listed(event.paths)}")
            case Rescan():
                self.line(RESCANS.get(event.reason, event.reason))
            case Finished():
                self.finished(event)
            case Failed():
                self.failed(event)
            case Done():
                self.done(event)
            case Removed():
                verb = "not made any more, kept" if event.is_kept else "removed"
                self.line(f"  {verb}: {short(event.path)}")
            case LeftOut():
                self.error(f"tblgen watch: '{event.output}' is left out: {event.reason}\n")
            case Waiting():
                self.line("waiting for another build to end")
            case Interrupted():
                self.line("  more has changed: beginning again")
            case Reloaded():
                self.line(f"read again: {short(event.origin)}")
            case Trouble():
                self.error(f"tblgen watch: error: {event.message}\n")
            case Restarting():
                self.line("tblgen itself has changed: starting again")
            case Stopped():
                self.line("stopped")
            case _:
                pass

    def watching(self, event: Watching) -> None:
        """Once, and where another project is watched: files come and go with every edit."""
        if self.watched != (event.origin, event.outputs):
            self.watched = event.origin, event.outputs
            files = f"{counted(event.files, 'file')} in {counted(event.folders, 'folder')}"
            self.line(f"watching {files} for {outputs(event.outputs)} of {short(event.origin)}")

    def finished(self, event: Finished) -> None:
        if event.is_changed:
            how = ", from the cache" if event.outcome == "cached" else ""
            self.line(f"  {short(event.action.output_path)}{how}")
        self.messages(event.messages)

    def failed(self, event: Failed) -> None:
        path = event.action.output_path
        if event.messages and event.messages in self.shown_diagnostics:
            self.failed_alike.append(short(path))
            return
        self.shown_diagnostics.add(event.messages)
        self.messages(event.messages)
        state = "keeps its last good content" if os.path.exists(path) else "is not made"
        self.line(f"  {painted('failed:', RED, sys.stdout)} {short(path)} {state}")

    def done(self, event: Done) -> None:
        if self.failed_alike:
            self.line(f"  {stopped_alike(self.failed_alike)}")
        self.failed_alike = []
        if event.problem:
            self.error(f"tblgen watch: error: {event.problem}\n")
        parts: list[str] = []
        if made := event.built + event.cached:
            parts.append(f"{made} made, {counted(len(event.changed_files), 'file')} changed")
        if event.failed:
            parts.append(f"{outputs(len(event.failed))} cannot be made")
        if event.is_mended:
            parts.append("everything is in order again")
        parts = parts or ["everything is up to date"]
        text = painted("; ".join(parts), RED if event.failed else GREEN, sys.stdout)
        self.line(f"{text} ({event.seconds:.2f} s)")

    def messages(self, diagnostics: Diagnostics) -> None:
        if diagnostics:
            self.error(_core.for_display(diagnostics, "auto", STDERR))

    def line(self, text: str) -> None:
        if not self.is_quiet:
            write(sys.stdout, text + "\n")
            sys.stdout.flush()

    def error(self, text: str) -> None:
        write(sys.stderr, text)
        sys.stderr.flush()


def listed(paths: tuple[str, ...]) -> str:
    names = ", ".join(map(short, paths[:SHOWN_PATHS]))
    more = len(paths) - SHOWN_PATHS
    return f"{names} and {more} more" if more > 0 else names


def short(path: str) -> str:
    """Below the current folder relative to it."""
    here = os.getcwd().rstrip("/") + "/"
    return path.removeprefix(here)
