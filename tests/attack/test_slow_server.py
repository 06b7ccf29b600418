"""A cache server that is slow rather than wrong: a build loses one time-out in all to it.

The clock is moved by hand: a request to the server takes as long as the test says.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic

import pytest
from misbehaving_server import Server, running_server

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Result
from tblgen_build.cache.backend import BackendFailure, Deadline, Refused
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.patience import BUDGET, LONGEST_PAUSE, PAUSE, PROMPT
from tblgen_build.cache.remote import RemoteStore

COMMANDS = 50


class Clock:
    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


class SlowBackend:
    """Takes so long for each request, or as long as it may."""

    def __init__(self, clock: Clock, get: float, put: float, stored: dict[str, bytes]) -> None:
        self.clock, self.seconds, self.stored = clock, {"get": get, "put": put}, stored
        self.requests = 0

    def wait(self, kind: str, deadline: Deadline) -> None:
        self.requests += 1
        left, wanted = deadline.left(), self.seconds[kind]
        self.clock.now += min(left, wanted)
        if wanted >= left:
            raise BackendFailure("too slow")

    def get(self, name: str, most: int, deadline: Deadline) -> bytes | None:
        self.wait("get", deadline)
        return self.stored.get(name)

    def put(self, name: str, data: bytes, deadline: Deadline) -> None:
        self.wait("put", deadline)
        self.stored[name] = data

    def remove(self, name: str, deadline: Deadline) -> None:
        raise Refused(405)

    def close(self) -> None:
        pass


class Build:
    """Commands one after the other, each a process that knows what is on disk alone."""

    def __init__(self, folder: Path, *, is_read_only: bool = False) -> None:
        self.folder, self.is_read_only = folder, is_read_only
        self.clock = Clock()
        self.stored: dict[str, bytes] = {}
        self.requests = 0

    def command(self, number: int, get: float, put: float) -> bool:
        """Whether it was a hit."""
        local = LocalStore(
            str(self.folder), 1 << 30, is_read_only=self.is_read_only, clock=self.clock
        )
        backend = SlowBackend(self.clock, get, put, self.stored)
        remote = RemoteStore("http://host", local, monotonic=self.clock, backend=backend)
        cache = ActionCache(local, remote=remote)
        key = ActionKey((("generator", str(number)),))
        hit = cache.lookup(key)
        if hit is None:
            content = _core.sha256(Path("a.td").read_bytes())
            cache.store(key, Inputs((("a.td", content),)), Result({"": b"text"}))
        self.requests += backend.requests
        return hit is not None

    def run(self, get: float, put: float) -> float:
        """Seconds that it lost."""
        begin = self.clock.now
        for number in range(COMMANDS):
            self.command(number, get, put)
        return self.clock.now - begin


Builds = Callable[..., Build]


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builds:
    monkeypatch.chdir(tmp_path)
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime))
    Path("a.td").write_text("class A;\n")
    return lambda **options: Build(tmp_path / "cache", **options)


SPEEDS = {
    "silent": (1e9, 1e9),
    "just inside the limit": (BUDGET - 0.1, BUDGET - 0.1),
    "a second": (1.0, 1.0),
    "a fifth of a second": (0.2, 0.2),
    "slow to put": (0.001, BUDGET - 0.1),
    "silent for puts": (0.001, 1e9),
}


@pytest.mark.parametrize("is_read_only", [False, True])
@pytest.mark.parametrize("speed", SPEEDS)
def test_one_time_out(build: Builds, speed: str, is_read_only: bool) -> None:
    """Wherever the local cache is: in a folder of its own, or one that is only read."""
    made = build(is_read_only=is_read_only)
    lost = made.run(*SPEEDS[speed])
    allowed = BUDGET + PROMPT * made.requests
    assert lost <= allowed + 0.01


def test_it_may_be_far_away(build: Builds) -> None:
    """Twenty milliseconds for each request: every result is kept, and had again."""
    made = build()
    made.run(0.02, 0.02)
    made.folder = made.folder.parent / "other"
    assert all(made.command(number, 0.02, 0.02) for number in range(COMMANDS))


def test_hits_pay(build: Builds) -> None:
    """A server that is a little late, and has everything, is worth its time."""
    made = build()
    made.run(0.001, 0.001)
    made.folder = made.folder.parent / "other"
    assert all(made.command(number, 0.15, 0.001) for number in range(COMMANDS))


def test_what_was_learnt_lasts_a_build(build: Builds) -> None:
    """As long as it goes on, but not without end."""
    made = build()
    made.command(0, 1e9, 1e9)
    assert made.requests == 1
    begin = made.clock.now
    while made.clock.now - begin < LONGEST_PAUSE - PAUSE:
        made.clock.now += PAUSE / 2
        made.command(1, 1e9, 1e9)
    assert made.requests == 1
    made.clock.now += PAUSE
    made.command(2, 1e9, 1e9)
    assert made.requests == 2
    made.clock.now += PAUSE + 1  # another build
    made.command(3, 1e9, 1e9)
    assert made.requests == 3


# --- with sockets -------------------------------------------------------------


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


def remote_store(folder: Path, url: str) -> RemoteStore:
    return RemoteStore(url, LocalStore(str(folder), 1 << 30))


def test_others_have_given_it_up(server: Server, tmp_path: Path) -> None:
    """Who waits for a silent server stops when another process has found out."""
    server.delay = 60.0
    begin = monotonic()
    deadline = Deadline(60.0, monotonic, lambda: monotonic() - begin > 0.1)
    with pytest.raises(BackendFailure):
        remote_store(tmp_path, server.url).backend.get("/ac/0", 1, deadline)
    assert monotonic() - begin < 10


def test_packets_are_dropped(tmp_path: Path) -> None:
    """A full queue of connections: the next one gets no answer."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        address = listener.getsockname()
        held = []
        for _ in range(3):
            held.append(socket.socket())
            held[-1].setblocking(False)
            held[-1].connect_ex(address)
        store = remote_store(tmp_path / "cache", f"http://127.0.0.1:{address[1]}")
        begin = monotonic()
        assert store.entry("0" * 64) is None
        assert store.put_blob(b"x") is None
        assert monotonic() - begin < BUDGET + 5
        assert store.patience.is_left_alone()
        for each in held:
            each.close()
