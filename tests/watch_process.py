"""A running `tblgen watch --json`, whose events a test waits for."""

from __future__ import annotations

import json
import subprocess
import threading
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Any, Protocol

PATIENCE = 120.0  # seconds; a busy machine is slow, a broken watcher silent


class Watched(Protocol):
    """What is watched: a ProjectFolder, or whatever has a folder and a tool."""

    tool: Path
    folder: Path
    environment: dict[str, str]


class WatchProcess:
    """As a context: started and at rest, ended after it."""

    def __init__(self, project: Watched, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [str(project.tool), "watch", "--json", "-j2", *arguments],
            cwd=project.folder,
            env=project.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.events: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self.seen: list[dict[str, Any]] = []
        assert self.process.stdout is not None
        self.reader = threading.Thread(target=self._read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def _read(self, stream: IO[str]) -> None:
        for line in stream:
            self.events.put(json.loads(line))
        self.events.put(None)

    def wait_for(self, name: str) -> dict[str, Any]:
        """The next event of the name."""
        while True:
            try:
                event = self.events.get(timeout=PATIENCE)
            except Empty:
                raise AssertionError(f"no '{name}' came after {self.seen}") from None
            if event is None:
                raise AssertionError(f"the watcher ended without '{name}', after {self.seen}")
            self.seen.append(event)
            if event["event"] == name:
                return event

    def __enter__(self) -> WatchProcess:
        self.wait_for("watching")
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
