"""Events of a build as people and programs see them: plain lines, a status line, JSON.

Plain lines come in the order of the plan, not in the order in which actions finish, and contain
neither times nor processes. So two builds of the same project give the same log.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Sequence

from tblgen_build import _core
from tblgen_build.batch.build_events import (
    Event,
    Failed,
    Finished,
    LeftOut,
    Needed,
    Planned,
    Removed,
    Started,
    Summary,
    Waiting,
)
from tblgen_build.cli.colors import RED, painted
from tblgen_build.cli.message_documents import entry_of
from tblgen_build.cli.messages import STDERR
from tblgen_build.driver.action import Action
from tblgen_build.driver.diagnostics import rendered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Protocol

    from tblgen_build._core import Diagnostic, Diagnostics
    from tblgen_build.watch.events import WatchEvent

    class Display(Protocol):
        def show(self, event: Event) -> None: ...


TICK = 1.0  # seconds without news
SHOWN_NAMES = 3  # of outputs that one error stops


class LogDisplay:
    """Plain lines: one for each output made, then how the build ended."""

    def __init__(
        self, actions: Sequence[Action], *, explain: bool, is_dry_run: bool, is_quiet: bool
    ) -> None:
        self.explain = explain
        self.is_dry_run = is_dry_run
        self.is_quiet = is_quiet
        self.order = {action.output_path: place for place, action in enumerate(actions)}
        self.pending: list[str] = []  # outputs to be made, in the order of the plan
        self.done: dict[str, Finished] = {}
        self.shown_messages: set[Diagnostic] = set()
        self.shown = 0
        self.is_in_directory = False
        self.failed_by: Diagnostics = ()  # the last failure's messages
        self.failed_alike: list[str] = []  # outputs that the same messages stopped after the first

    def show(self, event: Event) -> None:
        match event:
            case LeftOut():
                self.error(f"tblgen build: '{event.output}' is left out: {event.reason}\n")
            case Waiting():
                self.error(f"waiting for another build in '{event.folder}'\n")
            case Needed():
                self.pending.append(event.action.output_path)
                if self.explain or self.is_dry_run:
                    self.line(self.needed_text(event))
            case Finished():
                self.done[event.action.output_path] = event
                self.flush_finished()
            case Failed():
                self.flush_finished(skip_missing=True)
                self.failed(event)
            case Removed():
                kept = "not made any more, but modified, so kept" if event.is_kept else ""
                self.line(f"{kept or 'removed, not made any more'}: {event.path}")
            case Summary():
                self.flush_finished(skip_missing=True)
                self.flush_failed()
                self.finish(event)
            case Planned() | Started():
                pass

    def failed(self, event: Failed) -> None:
        """The first output that an error stops; the others are reported together."""
        if event.messages and event.messages == self.failed_by:
            self.failed_alike.append(event.action.output)
            return
        self.flush_failed()
        self.failed_by = event.messages
        self.enter(event.action)
        self.messages(event.messages)
        self.line(f"{painted('failed:', RED, sys.stdout)} {event.action.output}")

    def flush_failed(self) -> None:
        if self.failed_alike:
            self.line(stopped_alike(self.failed_alike))
        self.failed_alike = []

    def needed_text(self, event: Needed) -> str:
        verb = "would make" if self.is_dry_run else "making"
        text = f"{verb} {event.action.output}"
        if self.explain:
            text += "".join([f"\n  because {reason.text}" for reason in event.reasons])
        return text

    def flush_finished(self, skip_missing: bool = False) -> None:
        """Show what has finished, as far as everything before it in the plan has too."""
        while self.shown < len(self.pending):
            finished = self.done.get(self.pending[self.shown])
            if finished is None and not skip_missing:
                return
            self.shown += 1
            if finished is not None:
                self.finished(finished, self.shown)

    def finished(self, event: Finished, number: int) -> None:
        how = "" if event.outcome == "built" else ", from the cache"
        what = "" if event.is_changed else ", unchanged"
        self.line(f"[{number}/{len(self.pending)}] {event.action.output}{how}{what}")
        if event.messages:
            self.enter(event.action)
            self.messages(event.messages)

    def messages(self, diagnostics: Diagnostics) -> None:
        """Each once: outputs share their source's errors and warnings."""
        fresh = [each for each in diagnostics if each not in self.shown_messages]
        self.shown_messages.update(fresh)
        if fresh:
            self.error(_core.for_display(fresh, "auto", STDERR))

    def finish(self, summary: Summary) -> None:
        if self.is_dry_run:
            if not self.pending:
                self.line(f"all {outputs(summary.total)} up to date")
            return
        if summary.problem:
            self.error(f"tblgen build: error: {summary.problem}\n")
        parts = [
            f"{count} {word}"
            for count, word in (
                (summary.built, "built"),
                (summary.cached, "from the cache"),
                (summary.current, "up to date"),
                (summary.failed, "failed"),
                (summary.not_run, "not made"),
            )
            if count
        ]
        if summary.is_canceled:
            parts.append("canceled")
        self.line(f"{outputs(summary.total)}: {', '.join(parts) or 'nothing to do'}")

    def enter(self, action: Action) -> None:
        """Diagnostics name paths as commands do: editors need to know from where."""
        if not self.is_in_directory and action.directory != os.getcwd():
            self.error(f"tblgen: Entering directory '{action.directory}'\n")
        self.is_in_directory = True

    def line(self, text: str) -> None:
        if not self.is_quiet:
            write(sys.stdout, text + "\n")

    def error(self, text: str) -> None:
        sys.stdout.flush()
        write(sys.stderr, text)


class TerminalDisplay(LogDisplay):
    """One line that changes; warnings, errors and explanations scroll above it.

    Where nothing finishes for a second, it tells what is still at work, and for how long.
    """

    def __init__(
        self,
        actions: Sequence[Action],
        *,
        explain: bool,
        is_dry_run: bool,
        is_quiet: bool,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(actions, explain=explain, is_dry_run=is_dry_run, is_quiet=is_quiet)
        import threading

        self.clock = clock
        self.lock = threading.RLock()  # the ticker shows lines too
        self.started: dict[str, tuple[str, float]] = {}  # what is at work, by path: name, since
        self.counts = (0, 0)  # finished, in all
        self.changed_at = clock()  # when the line was last written
        self.is_over = threading.Event()
        self.ticker = threading.Thread(target=self.tick_on, daemon=True)

    def begin(self) -> None:
        """Watch the clock from now on, until the build's end."""
        self.ticker.start()

    def show(self, event: Event) -> None:
        with self.lock:
            self.note(event)
            self.show_locked(event)

    def note(self, event: Event) -> None:
        match event:
            case Started():
                self.started[event.action.output_path] = (event.action.output, self.clock())
            case Finished():
                self.started.pop(event.action.output_path, None)
                self.counts = (event.number, event.todo)
            case Failed():
                self.started.pop(event.action.output_path, None)
            case Summary():
                self.is_over.set()

    def tick_on(self) -> None:
        while not self.is_over.wait(TICK):
            with self.lock:
                self.tick()

    def tick(self) -> None:
        now = self.clock()
        if self.is_over.is_set() or now - self.changed_at < TICK:
            return
        changed_at = self.changed_at
        if self.started:
            name, since = next(iter(self.started.values()))
            done, todo = self.counts
            others = f" and {len(self.started) - 1} more" if len(self.started) > 1 else ""
            todo = todo or len(self.pending)
            self.status(f"[{done}/{todo}] {name}{others}, {now - since:.0f} s")
        elif not self.pending:
            self.status(f"looking at {outputs(len(self.order))}, {now - changed_at:.0f} s")
        self.changed_at = changed_at  # only events count as change

    def show_locked(self, event: Event) -> None:
        match event:
            case Finished():
                self.done[event.action.output_path] = event
                if event.messages:
                    self.enter(event.action)
                    self.messages(event.messages)
                self.status(f"[{event.number}/{event.todo}] {event.action.output}")
            case Started() if not self.done:
                self.status(f"[0/{len(self.pending)}] {event.action.output}")
            case _:
                super().show(event)

    def finished(self, event: Finished, number: int) -> None:
        """Shown already, as the status."""

    def finish(self, summary: Summary) -> None:
        super().finish(summary)
        if self.pending and not self.is_dry_run:
            changed = len(summary.changed_files)
            files = counted(changed, "file")
            self.line(f"{files} changed in {summary.seconds:.2f} s")

    def status(self, text: str) -> None:
        import shutil

        width = shutil.get_terminal_size().columns - 1
        if len(text) > width:
            text = text[: max(0, width - 3)] + "..."
        write(sys.stdout, f"\r\x1b[K{text}")
        sys.stdout.flush()
        self.changed_at = self.clock()

    def line(self, text: str) -> None:
        super().line(f"\r\x1b[K{text}")

    def error(self, text: str) -> None:
        write(sys.stdout, "\r\x1b[K")
        super().error(text)


class JsonDisplay:
    """One object a line, flushed at once: an event's name and its fields."""

    def show(self, event: Event | WatchEvent) -> None:
        data = {"event": type(event).__name__.lower(), **fields_of(event)}
        write(sys.stdout, json.dumps(data) + "\n")
        sys.stdout.flush()


def fields_of(event: Event | WatchEvent) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(event, name) for name in event.__match_args__}
    if isinstance(action := data.pop("action", None), Action):
        data |= {
            "directory": action.directory,
            "file": action.source,
            "output": action.output,
            "generator": action.wrapped or action.generator,
        }
    if "messages" in data:
        messages = data["messages"]
        data["messages"] = rendered(messages)
        data["diagnostics"] = [entry_of(each, each.notes) for each in messages]
    if "reasons" in data:
        data["reasons"] = [
            {"kind": reason.kind, "text": reason.text, "path": reason.path}
            for reason in data["reasons"]
        ]
    return data


def stopped_alike(names: Sequence[str]) -> str:
    """Outputs that an error stops besides the one it was shown for: the first few by name."""
    verb = painted("failed, by the same error:", RED, sys.stdout)
    shown = ", ".join(names[:SHOWN_NAMES]) + (", ..." if len(names) > SHOWN_NAMES else "")
    return f"{verb} {counted(len(names), 'more output')} ({shown})"


def outputs(count: int) -> str:
    return counted(count, "output")


def counted(count: int, noun: str) -> str:
    return f"1 {noun}" if count == 1 else f"{count} {noun}s"


def write(stream: Any, text: str) -> None:
    """Whatever the stream's encoding makes of it: a name that cannot be shown ends no build."""
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
