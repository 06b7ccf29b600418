"""A server has all outputs of a source as one entry: one request has them, and one puts them."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from misbehaving_server import Server, running_server

OUTPUTS = {
    "decls.inc": ["--gen-enum-decls"],
    "defs.inc": ["--gen-enum-defs"],
    "tags.inc": ["--gen-ctags"],
}
MAIN = 'include "base.td"\ndef a : Base;\n'


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


class Machine:
    """A checkout with a local cache of its own."""

    def __init__(self, folder: Path, tool: Path, server: Server) -> None:
        self.folder, self.tool, self.server = folder, tool, server
        (folder / "inc").mkdir(parents=True)
        self.write("main.td", MAIN)
        self.write("inc/base.td", "class Base;\n")
        self.environment: dict[str, str] = {}
        arguments = [["tblgen-mlir", *action, *self.unit, "-o", output]
                     for output, action in OUTPUTS.items()]  # fmt: skip
        entries = [
            {"directory": str(folder), "file": "main.td", "output": words[-1], "arguments": words}
            for words in arguments
        ]
        self.write("tblgen_commands.json", json.dumps(entries))

    unit = ("main.td", "-I", "inc")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def run(self, *words: str) -> list[str]:
        """The requests that it takes."""
        self.server.requests.clear()
        environment = {
            **os.environ,
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": str(self.folder / "cache"),
            "TBLGEN_CACHE_REMOTE": self.server.url,
            **self.environment,
        }
        subprocess.run(
            [str(self.tool), *words], cwd=self.folder, env=environment, check=True, timeout=600
        )
        return list(self.server.requests)

    def emit(self, *more: str) -> list[str]:
        groups = [
            word for output, action in OUTPUTS.items() for word in ("--output", output, *action)
        ]
        return self.run("emit", *self.unit, "--tool", "mlir", *more, *groups)

    def build(self, *more: str) -> list[str]:
        return self.run("build", "-q", "--database", ".", *more)

    def texts(self) -> dict[str, bytes]:
        return {output: (self.folder / output).read_bytes() for output in OUTPUTS}

    def counted(self, name: str) -> int:
        path = self.folder / "cache" / "stats" / name
        return path.stat().st_size if path.exists() else 0


@pytest.fixture
def machines(tmp_path: Path, our_tblgen: Path, server: Server) -> tuple[Machine, Machine]:
    return tuple(Machine(tmp_path / name, our_tblgen, server) for name in ("one", "two"))  # type: ignore[return-value]


@pytest.mark.parametrize("first", ["emit", "build"])
@pytest.mark.parametrize("second", ["emit", "build"])
def test_one_request(machines: tuple[Machine, Machine], first: str, second: str) -> None:
    """Also where one makes what the other asks for."""
    one, two = machines
    assert getattr(one, first)() == ["GET ac", "PUT ac"]
    assert getattr(two, second)() == ["GET ac"]
    assert two.texts() == one.texts()
    assert (two.counted("remote-hits"), two.counted("misses")) == (3, 0)


def test_a_compile_is_a_job_of_one(machines: tuple[Machine, Machine]) -> None:
    one, two = machines
    words = ("--gen-ctags", *Machine.unit, "-o", "tags.inc")
    assert one.run(*words) == ["GET ac", "PUT ac"]
    assert two.run(*words) == ["GET ac"]
    assert two.run(*words) == []


def test_what_came_from_the_server_is_kept(machines: tuple[Machine, Machine]) -> None:
    one, two = machines
    one.emit()
    two.emit()
    two.write("main.td", MAIN + "def b : Base;\n")
    two.emit()
    two.write("main.td", MAIN)
    assert two.emit() == []
    assert two.texts() == one.texts()


def test_every_state_is_there(machines: tuple[Machine, Machine]) -> None:
    """Not only the latest one."""
    one, two = machines
    states = [MAIN, MAIN + "def b : Base;\n", MAIN + "def c : Base;\n"]
    texts = []
    for text in states:
        one.write("main.td", text)
        one.emit()
        texts.append(one.texts())
    for text, expected in zip(states, texts, strict=True):
        two.write("main.td", text)
        assert two.emit() == ["GET ac"]
        assert two.texts() == expected


@pytest.mark.parametrize("changed", ["main.td", "inc/base.td", "base.td"])
def test_another_state(machines: tuple[Machine, Machine], changed: str) -> None:
    """An edit, or a file that takes the place of one that was read."""
    one, two = machines
    one.emit()
    two.write(changed, "class Base { bit other = 0; }\n" + (MAIN if changed == "main.td" else ""))
    if changed == "main.td":
        two.write("inc/base.td", "")
    assert two.emit() == ["GET ac", "PUT ac"]


def test_one_output_is_missing(machines: tuple[Machine, Machine]) -> None:
    """Its job has all of them."""
    one, two = machines
    one.build()
    two.build()
    (two.folder / "defs.inc").unlink()
    assert two.build("defs.inc") == []
    assert two.texts() == one.texts()
    (two.folder / "defs.inc").unlink()
    for path in (two.folder / "cache").rglob("ac/*"):
        path.unlink()
    assert two.build("defs.inc") == ["GET ac"]
    assert two.texts() == one.texts()


def test_paths_of_the_checkout(machines: tuple[Machine, Machine]) -> None:
    """Absolute ones are relative to the base folder; warnings that name it are for it alone."""
    for text, expected in ((MAIN, ["GET ac"]), (MAIN + "class C<int unused>;\n", ["GET ac"] * 2)):
        for number, machine in enumerate(machines):
            machine.environment["TBLGEN_CACHE_BASE_DIR"] = str(machine.folder)
            machine.write("main.td", text)
            absolute = str(machine.folder / "main.td")
            requests = machine.run("emit", absolute, "-I", str(machine.folder / "inc"),
                                   "--output", "tags.inc", "--gen-ctags")  # fmt: skip
            if number:
                assert requests[: len(expected)] == expected
            else:
                assert requests[-1] == "PUT ac"


def test_a_read_only_server(machines: tuple[Machine, Machine]) -> None:
    one, two = machines
    one.environment["TBLGEN_CACHE_REMOTE_READ_ONLY"] = "1"
    assert one.emit() == ["GET ac"]
    assert two.emit() == ["GET ac", "PUT ac"]
