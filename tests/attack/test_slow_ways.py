"""New ways in which a server keeps its clients waiting, with sockets.

Each command of a build is a store of its own. As a script, it runs whole builds and prints what
each way costs, in seconds: `PYTHONPATH=.:tests python tests/attack/test_slow_ways.py [WAY...]`
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import monotonic, perf_counter

import pytest
from slow_server import RIGHT, TEXT, WHEN_PUT, WRONG, Server, Way, running_slow_server

from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.remote import RemoteStore

COMMANDS = 10
FASTER = 20  # so that three seconds of patience pass in a part of one
KEY = "0" * 64


@pytest.fixture(autouse=True)
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "runtime"
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))


def store(folder: Path, server: Server, faster: int = FASTER) -> RemoteStore:
    local = LocalStore(str(folder / "cache"), 1 << 30)
    return RemoteStore(server.url, local, monotonic=lambda: monotonic() * faster)


@pytest.mark.parametrize("way", WRONG)
def test_it_is_given_up(tmp_path: Path, way: str) -> None:
    """By all commands, once one has lost its time to it."""
    with running_slow_server(WRONG[way]) as server:
        for _ in range(COMMANDS):
            with closing(store(tmp_path, server)) as of_command:
                assert of_command.entry(KEY) is None
                assert of_command.put_blob(TEXT) is None
                assert of_command.patience.is_left_alone()
        assert server.requests <= 1  # none, if the connection ended before it


@pytest.mark.parametrize(
    ("way", "is_left_alone"), [("reads nothing", True), ("refuses what it has not read", False)]
)
def test_puts(tmp_path: Path, way: str, is_left_alone: bool) -> None:
    """A refusal counts, even if the server hangs up on the rest of what it refuses."""
    large = bytes(32 << 20)  # more than any buffer takes
    with (
        running_slow_server(WHEN_PUT[way]) as server,
        closing(store(tmp_path, server)) as of_command,
    ):
        assert of_command.put_blob(large) is None
        assert of_command.patience.is_left_alone() == is_left_alone
        assert (of_command.entry(KEY) is None) == is_left_alone


@pytest.mark.parametrize("way", RIGHT)
def test_it_is_of_use(tmp_path: Path, way: str) -> None:
    """One connection for all, as an engine has it: what was promised of it may be untrue."""
    with (
        running_slow_server(RIGHT[way]) as server,
        closing(store(tmp_path, server, 1)) as of_build,
    ):
        assert [of_build.entry(KEY) for _ in range(COMMANDS)] == [TEXT] * COMMANDS
        assert not of_build.patience.is_left_alone()


# --- as a script ----------------------------------------------------------------

OUTPUTS = 50
SOURCE = "class Op<string n> { string name = n; }\n" + "".join(
    f'def o{n} : Op<"{n}">;\n' for n in range(200)
)


def lay_out(folder: Path) -> None:
    rows = []
    for number in range(OUTPUTS):
        (folder / f"s{number}.td").write_text(f"// {number}\n{SOURCE}")
        rows.append(f'[[source]]\nfile = "s{number}.td"\noutputs = {{ gen-ctags = "o{number}" }}\n')
    (folder / "tblgen.toml").write_text("\n".join(rows))


COMMAND = ("--gen-ctags", "{name}.td", "-o", "build/{name}")


def seconds_of(tool: str, folder: Path, commands: Sequence[Sequence[str]], url: str) -> float:
    """Of commands, one after the other, that begin with empty caches."""
    (folder / "build").mkdir()
    with tempfile.TemporaryDirectory() as fresh:
        environment = {
            **os.environ,
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": f"{fresh}/cache",
            "TBLGEN_CACHE_REMOTE": url,
        }
        begin = perf_counter()
        for command in commands:
            subprocess.run([tool, *command], cwd=folder, env=environment, check=True, timeout=300)
        seconds = perf_counter() - begin
    for name in ("build", ".tblgen"):
        shutil.rmtree(folder / name, ignore_errors=True)
    return seconds


def measure(names: list[str]) -> None:
    """Each way: a build and as many commands, without a server and with it."""
    ways: dict[str, Way] = RIGHT | WHEN_PUT | WRONG
    kinds: dict[str, list[Sequence[str]]] = {
        "build": [("build", "-q", "-j", "2")],
        "commands": [[word.format(name=f"s{n}") for word in COMMAND] for n in range(OUTPUTS)],
    }
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lay_out(folder)
        tool = os.environ["TBLGEN"]
        for way in names or ways:
            for kind, commands in kinds.items():
                alone = seconds_of(tool, folder, commands, "")
                with running_slow_server(ways[way]) as server:
                    seconds = seconds_of(tool, folder, commands, server.url)
                    requests = server.requests
                found = f"{alone:6.2f} {seconds:6.2f} s {requests:4} requests"
                print(f"{way:32} {kind:10} {found}", flush=True)


if __name__ == "__main__":
    measure(sys.argv[1:])
