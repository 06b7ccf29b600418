"""Decoders of foreign files accept or refuse any bytes; a test for each fault found so far."""

from __future__ import annotations

import socket
from pathlib import Path

import fuzz_decoders
import pytest

from tblgen_build.batch import state
from tblgen_build.driver.request import PROTOCOL, ProtocolError, whole_request
from tblgen_build.generators.mlir.model.placeholders import NO_SUBSTITUTE, substitute
from tblgen_build.generators.mlir.model.symbol import split_index
from tblgen_build.project.config import read_config
from tblgen_build.project.config_file import ConfigError, has_tool_table
from tblgen_build.project.database import DatabaseError, read_database
from tblgen_build.watch.sync import WatcherClient

DEEP = 100_000
DIGITS = "9" * 5000  # more than Python's int() takes


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("job", 6000),
        ("job-texts", 6000),
        ("manifest", 6000),
        ("result", 6000),
        ("recipe", 6000),
        ("action-result", 6000),
        ("database", 600),
        ("config", 600),
        ("state", 800),
        ("command-line", 6000),
        ("diagnostics", 6000),
        ("engine-request", 3000),
        ("release", 1000),
        ("layout", 1000),
    ],
)
def test_random_bytes(name: str, count: int, tmp_path: Path) -> None:
    target = fuzz_decoders.targets(tmp_path)[name]()
    outcome = fuzz_decoders.attack(target, count, seed=1)
    assert outcome.taken > 3
    assert outcome.refused > count / 2 or not target.refuses_with


@pytest.mark.llvm_files
@pytest.mark.parametrize("name", ["op-format", "definition-format"])
def test_random_formats(name: str, tmp_path: Path) -> None:
    outcome = fuzz_decoders.attack(fuzz_decoders.targets(tmp_path)[name](), 3000, seed=1)
    assert outcome.taken > 100
    assert outcome.refused > 1000


def test_findings_are_told() -> None:
    """A target that raises anything else fails, with its input."""
    target = fuzz_decoders.Target(lambda data: data.decode(), (KeyError,), [b"\xff"], [b""])
    with pytest.raises(AssertionError, match="UnicodeDecodeError"):
        fuzz_decoders.attack(target, 100, seed=1)


@pytest.mark.parametrize("text", [f"[{DIGITS}]", "[" * DEEP, "[\xff]", '["\\ud800"]', "NaN"])
def test_database(text: str, tmp_path: Path) -> None:
    path = tmp_path / "tblgen_commands.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(DatabaseError):
        read_database(path)


@pytest.mark.parametrize("text", [f"llvm-release = {DIGITS}", "include = " + "[" * DEEP])
def test_config(text: str, tmp_path: Path) -> None:
    path = tmp_path / "tblgen.toml"
    path.write_text(text)
    with pytest.raises(ConfigError, match=r"tblgen\.toml"):
        read_config(path, {})


@pytest.mark.parametrize("value", [DIGITS, "[" * DEEP])
def test_projects_without_our_table(value: str, tmp_path: Path) -> None:
    """Whose file it is is not known yet: it is checked on the way up to one."""
    path = tmp_path / "pyproject.toml"
    path.write_text(f"[tool.tblgen]\nx = {value}\n")
    assert not has_tool_table(str(path))


@pytest.mark.parametrize("body", [b"[" * DEEP, b'{"code": %s}' % DIGITS.encode()])
def test_state(body: bytes, tmp_path: Path) -> None:
    path = tmp_path / "state"
    path.write_bytes(state.header(body) + b"\n" + body)
    assert state.load_state(str(path)) == state.State()


@pytest.mark.parametrize(
    "line",
    [b'{"a": ' + b"[" * DEEP, b'{"a": %s}' % DIGITS.encode(), b"{\xff", b"{}{}", b"\xff" * 8],
)
def test_request_to_a_watcher(line: bytes) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.sendall(line + b"\n")
        with pytest.raises(EOFError):
            WatcherClient(ours).receive()


def test_numbers_in_patterns_and_code() -> None:
    assert substitute(f"f(${DIGITS})", {}, ["a"]) == f"f(${DIGITS}{NO_SUBSTITUTE})"
    assert substitute(f"f(${DIGITS}...)", {}, ["a"]) == f"f(${DIGITS}...{NO_SUBSTITUTE})"
    assert split_index(f"x__{DIGITS}") == (f"x__{DIGITS}", None)
    assert split_index("x__12") == ("x", 12)


def test_a_request_names_its_program() -> None:
    words = [PROTOCOL, "engine", "mlir", "/p", "0"]
    for program in ("tblgen", ""):
        text = "\0".join([*words, program, "--gen-x"]).encode()
        request = b"%08x%s" % (len(text), text)
        if program:
            found = whole_request(request, "engine")
            assert found is not None
            assert (found.program, found.arguments) == (program, ["--gen-x"])
        else:
            with pytest.raises(ProtocolError):
                whole_request(request, "engine")
