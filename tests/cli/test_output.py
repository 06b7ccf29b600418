"""Writing outputs and dependency files."""

from __future__ import annotations

import json
import os
import shutil
import socket
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import tblgen_build
from tblgen_build._core import depfile_text, write_output

LONG_AGO = 1_000_000_000


def age(path: Path) -> None:
    os.utime(path, (LONG_AGO, LONG_AGO))


def is_old(path: Path) -> bool:
    return path.stat().st_mtime == LONG_AGO


def test_new_file_honours_the_umask(tmp_path: Path) -> None:
    target = tmp_path / "out"
    before = os.umask(0o027)
    try:
        write_output(str(target), b"text")
    finally:
        os.umask(before)
    assert target.read_bytes() == b"text"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    assert os.listdir(tmp_path) == ["out"]


def test_relative_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_output("out", b"text")
    assert Path("out").read_bytes() == b"text"


def test_same_bytes_replace_by_default(tmp_path: Path) -> None:
    target = tmp_path / "out"
    write_output(str(target), b"text")
    age(target)
    write_output(str(target), b"text")
    assert not is_old(target)


@pytest.mark.parametrize("data", [b"", b"text", b"x" * 200_000])
def test_same_bytes_are_kept_when_asked(tmp_path: Path, data: bytes) -> None:
    target = tmp_path / "out"
    target.write_bytes(data)
    age(target)
    write_output(str(target), data, keep_when_same=True)
    assert is_old(target)
    assert os.listdir(tmp_path) == ["out"]


@pytest.mark.parametrize("old", [b"", b"tex", b"text and more", b"tezt"])
def test_other_bytes_are_never_kept(tmp_path: Path, old: bytes) -> None:
    target = tmp_path / "out"
    target.write_bytes(old)
    age(target)
    write_output(str(target), b"text", keep_when_same=True)
    assert target.read_bytes() == b"text"
    assert not is_old(target)


def test_permissions_stay(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    target.chmod(0o751)
    write_output(str(target), b"new")
    assert stat.S_IMODE(target.stat().st_mode) == 0o751


def test_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    link = tmp_path / "link"
    link.symlink_to("real")
    write_output(str(link), b"new")
    assert link.is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


def test_reader_of_the_old_file_is_not_disturbed(tmp_path: Path) -> None:
    target = tmp_path / "out"
    target.write_bytes(b"old")
    with target.open("rb") as reader:
        write_output(str(target), b"new")
        assert reader.read() == b"old"


def test_device_is_written_to() -> None:
    write_output("/dev/null", b"text")
    assert not Path("/dev/null").is_file()


@pytest.mark.parametrize(
    ("path", "why"),
    [("", "No such file or directory"), ("no/out", "No such file or directory"), (".", "Is a")],
)
def test_cannot_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, why: str) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OSError, match=f"could not open '{path}': {why}"):
        write_output(path, b"text")


def test_full_device() -> None:
    with pytest.raises(OSError, match="could not write '/dev/full': No space left on device"):
        write_output("/dev/full", b"text")


# --- dependency files -------------------------------------------------------

AWKWARD = ["plain.td", "a b.td", "a#b.td", "a$b.td", "tab\there.td", "back\\slash.td", "x\\ y.td"]


def test_depfile_text() -> None:
    assert depfile_text("o ut", ["a$b", "c#d"]) == "o\\ ut: a$$b c\\#d\n"


@pytest.mark.parametrize("name", AWKWARD)
def test_make_reads_it(tmp_path: Path, name: str) -> None:
    make = shutil.which("make")
    if make is None:
        pytest.skip("make is not installed")
    (tmp_path / name).touch()
    (tmp_path / "depfile").write_text(depfile_text("out", [name]))
    (tmp_path / "Makefile").write_text(
        'include depfile\nexport GOT = $^\nout:\n\t@printf %s "$$GOT"\n'
    )
    done = subprocess.run([make, "-s"], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout == name


@pytest.mark.parametrize("name", AWKWARD[:4])
def test_ninja_reads_it(tmp_path: Path, name: str) -> None:
    ninja = shutil.which("ninja")
    if ninja is None:
        pytest.skip("ninja is not installed")
    (tmp_path / name).touch()
    (tmp_path / "written.d").write_text(depfile_text("out", [name]))
    (tmp_path / "build.ninja").write_text(
        "rule r\n command = cp written.d out.d && touch out\n depfile = out.d\n deps = gcc\n"
        "build out: r\n"
    )
    subprocess.run([ninja], cwd=tmp_path, capture_output=True, check=True)
    done = subprocess.run(
        [ninja, "-t", "deps", "out"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[1] == f"    {name}"


# --- where writing is not what it seems ---


@pytest.mark.parametrize("way", ["link", "sub/link", "chain"])
def test_link_to_nothing_yet_is_followed(tmp_path: Path, way: str) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "link").symlink_to("target")
    (tmp_path / "sub/link").symlink_to("../target")
    (tmp_path / "chain").symlink_to(tmp_path / "sub/link")
    write_output(str(tmp_path / way), b"text")
    assert (tmp_path / way).is_symlink()
    assert not (tmp_path / "target").is_symlink()
    assert (tmp_path / "target").read_bytes() == b"text"


def test_links_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    write_output(str(tmp_path / "a"), b"text")
    assert (tmp_path / "a").read_bytes() == b"text"


AS_NOBODY = """
import os, sys
sys.path.insert(0, sys.argv[1])
from tblgen_build._core import write_output
if os.geteuid() == 0:
    os.setuid(65534)
write_output(sys.argv[2], sys.argv[3].encode(), keep_when_same=True)
"""


@pytest.mark.parametrize("before", ["", "old", "much older text"])
def test_writable_file_in_an_unwritable_folder(before: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "out").write_text(before)
        (folder / "out").chmod(0o666)
        folder.chmod(0o555)
        root = str(Path(tblgen_build.__file__).parent.parent)
        command = [sys.executable, "-c", AS_NOBODY, root, str(folder / "out")]
        try:
            for text in ("new", "new", ""):
                subprocess.run([*command, text], check=True)
                assert (folder / "out").read_text() == text
            done = subprocess.run(
                [*command[:-1], str(folder / "other"), "x"], stderr=subprocess.PIPE, text=True
            )
            assert f"'{folder / 'other'}'" in done.stderr
            assert [path.name for path in folder.iterdir()] == ["out"]
        finally:
            folder.chmod(0o755)


WAYS = {
    "core": ["main.td", "-o", "{}", "-d", "{d}"],
    "generator": ["--gen-ctags", "main.td", "-o", "{}", "-d", "{d}"],
    "emit": ["emit", "main.td", "-d", "{d}", "--output", "{}", "--gen-ctags"],
    "wrap": ["wrap", "./tool", "--", "main.td", "-o", "{}", "-d", "{d}"],
}
IS_INPUT = "'{}' is an input: it would be overwritten"
TOOL = """#!/bin/sh
while [ $# -gt 1 ]; do [ "$1" = -o ] && out=$2; shift; done
echo wrapped > "$out"
"""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("output", "depfile", "problem"),
    [
        ("main.td", "out.d", IS_INPUT.format("main.td")),
        ("./sub/../base.td", "x", IS_INPUT.format("./sub/../base.td")),
        ("link", "out.d", IS_INPUT.format("link")),
        ("out", "base.td", IS_INPUT.format("base.td")),
        ("out", "./sub/../out", "'./sub/../out' cannot be both the output and the dependency file"),
        ("out", "hard", ""),
        ("/dev/null", "/dev/null", ""),
    ],
)
def test_inputs_are_not_overwritten(
    tmp_path: Path, our_tblgen: Path, way: str, output: str, depfile: str, problem: str
) -> None:
    """The document says what -o and -d may be: never what is read, never each other."""
    (tmp_path / "main.td").write_text('include "base.td"\n')
    (tmp_path / "base.td").write_text("def a;\n")
    (tmp_path / "tool").write_text(TOOL)
    (tmp_path / "tool").chmod(0o755)
    (tmp_path / "sub").mkdir()
    (tmp_path / "link").symlink_to("base.td")
    os.link(tmp_path / "base.td", tmp_path / "hard")
    arguments = [word.format(output, d=depfile) for word in WAYS[way]]
    done = subprocess.run([our_tblgen, *arguments], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode != 0) == bool(problem)
    assert problem in done.stderr
    assert done.stderr.count("\n") == bool(problem), done.stderr
    assert (tmp_path / "main.td").read_text() == 'include "base.td"\n'
    assert (tmp_path / "base.td").read_text() == "def a;\n"
    assert not problem or not (tmp_path / "out").exists()


def test_builds_overwrite_no_input(tmp_path: Path, our_tblgen: Path) -> None:
    (tmp_path / "main.td").write_text('include "base.td"\n')
    (tmp_path / "base.td").write_text("def a;\n")
    arguments = ["tblgen", "--gen-ctags", "main.td", "-o", "base.td"]
    entry = {"directory": str(tmp_path), "file": "main.td", "output": "base.td"}
    (tmp_path / "tblgen_commands.json").write_text(json.dumps([{**entry, "arguments": arguments}]))
    done = subprocess.run(
        [our_tblgen, "build", "--database", "."], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode != 0
    assert IS_INPUT.format("base.td") in done.stdout + done.stderr
    assert (tmp_path / "base.td").read_text() == "def a;\n"


# --- descriptors by their paths ----------------------------------------------------


@pytest.mark.parametrize("path", ["/dev/fd/{}", "/proc/self/fd/{}", "link"])
def test_a_pipe_by_its_path(tmp_path: Path, path: str) -> None:
    """As a shell's `>(gzip >x)` names it: the link there leads to `pipe:[7]`, no file."""
    reading, writing = os.pipe()
    try:
        (tmp_path / "link").symlink_to(f"/dev/fd/{writing}")
        write_output(str(tmp_path / path.format(writing)), b"text", keep_when_same=True)
        assert os.read(reading, 9) == b"text"
        assert os.listdir(tmp_path) == ["link"]
    finally:
        os.close(reading)
        os.close(writing)


def test_a_socket_by_its_path() -> None:
    one, other = socket.socketpair()
    with one, other:
        write_output(f"/dev/fd/{one.fileno()}", b"text")
        assert other.recv(9) == b"text"


def test_an_open_file_by_its_path(tmp_path: Path) -> None:
    """It is written where it stands: more may follow."""
    with (tmp_path / "file").open("wb", buffering=0) as file:
        file.write(b"before ")
        write_output(f"/dev/fd/{file.fileno()}", b"text")
        (tmp_path / "file").rename(tmp_path / "renamed")
        write_output(f"/dev/fd/{file.fileno()}", b", text")
        (tmp_path / "renamed").unlink()
        write_output(f"/dev/fd/{file.fileno()}", b" after")
        with open(f"/dev/fd/{file.fileno()}", "rb") as again:
            assert again.read() == b"before text, text after"
    assert os.listdir(tmp_path) == []


def test_a_file_without_a_name_of_another_process(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as file:
        (tmp_path / "file").unlink()
        command = [sys.executable, "-c", "input()"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=file) as process:
            write_output(f"/proc/{process.pid}/fd/1", b"text")
            process.communicate(b"\n")
        with open(f"/dev/fd/{file.fileno()}", "rb") as again:
            assert again.read() == b"text"
    assert os.listdir(tmp_path) == []


def test_a_closed_descriptor(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="Bad file descriptor"):
        write_output("/dev/fd/987", b"text")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--dump-json", "A.td", "-o", "/dev/stdout"],
        ["--gen-ctags", "A.td", "-o", "/proc/self/fd/1"],
        ["-E", "A.td", "-o", "/dev/stdout"],
        ["deps", "A.td", "-o", "/dev/stdout"],
        ["--gen-ctags", "A.td", "-o", "out", "-d", "/dev/fd/1"],
        ["emit", "A.td", "-d", "d", "--output", "/dev/stdout", "--gen-ctags"],
    ],
)
def test_commands_that_write_to_a_pipe(
    our_tblgen: Path, tmp_path: Path, arguments: list[str]
) -> None:
    (tmp_path / "A.td").write_text("class A;\ndef B : A;\n")

    def run(*words: str) -> bytes:
        done = subprocess.run([our_tblgen, *words], cwd=tmp_path, capture_output=True)
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout

    for _ in range(2):  # from the cache, too
        text = run(*arguments)
        run(*["file" if word.endswith(("stdout", "fd/1")) else word for word in arguments])
        assert text == (tmp_path / "file").read_bytes() != b""
