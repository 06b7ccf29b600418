"""The cache on a server: results are shared, and whatever a server does is a miss at worst."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from misbehaving_server import Server, running_server

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Result
from tblgen_build.cache.backend import Deadline, Refused, url_problem
from tblgen_build.cache.http import HttpBackend
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.patience import PAUSE
from tblgen_build.cache.remote import RemoteStore, open_remote

ACTION = ActionKey((("generator", "g"), ("input", "a.td")))
PATIENT = 600.0  # seconds: a server that answers does, however busy the machine
WARNINGS = (_core.Diagnostic("warning", "so", _core.place("a.td", 1, 1)),)
RESULT = Result({"": b"text\n" * 1000}, WARNINGS, ("a.td",))


class Machine:
    """A machine with a cache of its own and a clock that is moved by hand."""

    def __init__(
        self, folder: Path, url: str, deadline: float = PATIENT, is_read_only: bool = False
    ) -> None:
        self.now = 1e9
        self.local = LocalStore(str(folder), 1 << 30, clock=lambda: self.now)
        self.remote = RemoteStore(url, self.local, deadline=deadline, is_read_only=is_read_only)
        self.cache = ActionCache(self.local, remote=self.remote)

    def store(self) -> bool:
        content = _core.sha256(Path("a.td").read_bytes())
        return self.cache.store(ACTION, Inputs((("a.td", content),)), RESULT)

    def lookup(self) -> Result | None:
        return self.cache.lookup(ACTION)

    def counted(self, name: str) -> int:
        return self.local.counted(name)


Machines = Callable[..., Machine]


@pytest.fixture
def machine(tmp_path: Path, server: Server) -> Iterator[Machines]:
    """Makes machines with the folder of the name given, on the fixture's server."""
    with ExitStack() as stack:

        def make(name: str, url: str = server.url, **options: Any) -> Machine:
            made = Machine(tmp_path / name, url, **options)
            stack.callback(made.cache.close)
            return made

        yield make


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as server:
        yield server


@pytest.fixture(autouse=True)
def _in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.td").write_text("class A;\n")


def test_shared(server: Server, machine: Machines) -> None:
    one, other = machine("1"), machine("2")
    assert one.store()
    assert other.lookup() == RESULT
    assert other.counted("remote-hits") == 1
    server.requests.clear()
    assert other.lookup() == RESULT  # now from its own disk
    assert server.requests == []
    Path("a.td").write_text("class B;\n")
    assert other.lookup() is None


def test_one_connection_serves_many_requests(server: Server, machine: Machines) -> None:
    """And each request goes once."""
    one = machine("1")
    one.store()
    Path("a.td").write_text("class B;\n")
    one.lookup()
    one.store()
    assert server.connections == 1
    assert len(server.requests) == 15


def test_a_connection_closed_meanwhile_is_replaced(server: Server, machine: Machines) -> None:
    one = machine("1")
    assert one.store()
    (idle,) = backend(one)._idle
    idle._socket.shutdown(socket.SHUT_RDWR)
    assert one.remote.put_blob(b"more") is not None
    assert one.counted("remote-failures") == 0


@pytest.mark.parametrize("framing", ["chunks", "closes"])
def test_other_ways_to_answer(server: Server, machine: Machines, framing: str) -> None:
    machine("1").store()
    server.behaviour = framing
    other = machine("2")
    assert other.lookup() == RESULT
    assert other.counted("remote-failures") == 0


def test_remove(server: Server, machine: Machines) -> None:
    one = machine("1")
    end = Deadline(PATIENT, monotonic)
    digest = one.remote.put_blob(b"x")
    backend(one).remove(f"/cas/{digest}", end)
    assert server.stored == {}
    backend(one).remove(f"/cas/{digest}", end)  # it is not there
    server.behaviour = "refuses-put"
    with pytest.raises(Refused):
        backend(one).remove(f"/cas/{digest}", end)


def test_read_only(server: Server, machine: Machines) -> None:
    machine("1").store()
    server.stored = dict(before := server.stored)
    reader = machine("2", is_read_only=True)
    assert reader.lookup() == RESULT
    Path("a.td").write_text("class B;\n")
    assert reader.lookup() is None
    assert reader.store()  # on its own disk
    assert server.stored == before


NEVER_ENDS = ("drips", "stalls")
MISBEHAVIOURS = [
    "babbles",
    "drips",
    "drops",
    "empties",
    "fails",
    "floods",
    "lies",
    "redirects",
    "stalls",
    "truncates",
]


@pytest.mark.parametrize("behaviour", MISBEHAVIOURS)
def test_misbehaving(server: Server, machine: Machines, behaviour: str) -> None:
    machine("1").store()
    server.behaviour = behaviour
    other = machine("2", deadline=0.2 if behaviour in NEVER_ENDS else PATIENT)
    assert other.lookup() is None
    assert other.store()  # on disk, at least
    assert other.lookup() == RESULT
    is_alive = behaviour in ("lies", "empties")  # it answers; what it says is checked
    assert other.remote.patience.is_left_alone() == (not is_alive)
    # When it behaves again it is asked again, after a while.
    server.behaviour = "well"
    other.now += PAUSE + 1
    third = machine("2")
    third.now = other.now
    third.local.folder = other.local.folder
    Path("a.td").write_text("class B;\n")
    server.requests.clear()
    third.lookup()
    assert "GET ac" in server.requests  # a late PUT from before may stand in front


def test_left_alone_after_a_failure(server: Server, machine: Machines) -> None:
    server.behaviour = "fails"
    one = machine("1")
    server.stored[f"/ac/{'0' * 64}"] = b""
    assert one.remote.entry("0" * 64) is None
    server.requests.clear()
    for process in (one, machine("1")):
        assert process.lookup() is None
        assert process.remote.put_blob(b"x") is None
    assert server.requests == []
    one.now += PAUSE + 1
    assert one.remote.put_blob(b"x") is not None


def test_a_server_that_only_serves(server: Server, machine: Machines) -> None:
    machine("1").store()
    server.behaviour = "refuses-put"
    other = machine("2")
    assert other.remote.put_blob(b"x") is None
    server.requests.clear()
    assert other.remote.put_blob(b"x") is None
    assert server.requests == []
    assert other.lookup() == RESULT


def test_damaged_entries_are_replaced(server: Server, machine: Machines) -> None:
    machine("1").store()
    server.stored = {path: data[: len(data) // 2] for path, data in server.stored.items()}
    other = machine("2")
    assert other.lookup() is None
    other.store()
    assert machine("3").lookup() == RESULT


def test_down(machine: Machines) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{unused.getsockname()[1]}"
        one = machine("1", url)
        assert one.lookup() is None
        assert one.store()
        assert one.lookup() == RESULT
        assert one.counted("remote-failures") == 1


def backend(machine: Machine) -> HttpBackend:
    assert isinstance(machine.remote.backend, HttpBackend)
    return machine.remote.backend


@pytest.mark.parametrize("url", ["", "nonsense", "ftp://host/", "http://", "http://h:port/", "//h"])
def test_no_url(url: str, tmp_path: Path) -> None:
    assert open_remote(url, LocalStore(str(tmp_path), 1)) is None


def test_password(server: Server, tmp_path: Path) -> None:
    url = server.url.replace("http://", "http://me:p%40ss@")
    store = RemoteStore(url, LocalStore(str(tmp_path), 1))
    assert isinstance(store.backend, HttpBackend)
    assert b"\r\nAuthorization: Basic bWU6cEBzcw==\r\n" in store.backend._head
    assert url_problem(url) == ""
