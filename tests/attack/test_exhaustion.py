"""Sources that hang a reader or eat memory: pipes, devices, long lines, includes that double.

Each command ends by itself, with a diagnostic. As a script, it tries every program and prints what
each took: `python tests/attack/test_exhaustion.py [NAME...]`, for CPU seconds and MiB.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import hostile
import pytest
from reference import error_difference, run_tool

from tblgen_build.project.main_files import td_files
from tblgen_build.syntax.file_reading import read_found, read_source

MAIN = hostile.MAIN
AIM_SECONDS, AIM_MIB = 2, 1024
ADDRESS_SPACE = 4 << 30
SECONDS = 120  # for a machine that is busy

# That a program may include, and that has no end, is waited for, or is no file.
SPECIAL = ("/dev/zero", "/dev/tty", "/dev/stdin", "/proc/kmsg", "/proc/kcore", "/proc/self/mem")
COMMANDS = {
    "compile": ("--print-records", MAIN),
    "emit": ("emit", MAIN, "--output", "out.txt", "--gen-dag-isel"),
    "preprocess": ("-E", MAIN),
    "deps": ("deps", MAIN),
    "graph": ("graph", MAIN),
    "lint": ("lint", MAIN),
    "check": ("check", MAIN),
    "docs": ("docs", "out", MAIN),
    "build": ("build", "--no-cache", "-j", "1"),
}
PROJECT = f"""
[[source]]
file = "{MAIN}"
outputs = {{ gen-op-decls = "a.inc", gen-instr-info = "b.inc" }}
"""


def run(
    tool: Path, arguments: tuple[str, ...], where: Path, seconds: float = SECONDS
) -> tuple[subprocess.Popen[bytes], str, resource.struct_rusage]:
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [tool, *arguments],
            cwd=where,
            env={**os.environ, "TBLGEN_CACHE": "off"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (ADDRESS_SPACE,) * 2),
            start_new_session=True,
        )
        killer = threading.Timer(seconds, process.kill)
        killer.start()
        _, status, usage = os.wait4(process.pid, 0)
        killer.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        errors.seek(0)
        return process, errors.read(10_000).decode(errors="replace"), usage


def refused(tool: Path, command: str, where: Path) -> None:
    process, errors, _ = run(tool, COMMANDS[command], where)
    assert process.returncode == 1, (process.returncode, errors)
    assert "error:" in errors
    assert "Traceback" not in errors
    assert "MemoryError" not in errors


def lay_out(where: Path, files: hostile.Files) -> None:
    (where / "tblgen.toml").write_text(PROJECT)  # which builds read
    for name, content in files.items():
        (where / name).write_bytes(content)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("path", SPECIAL[:1])
def test_device_as_include(our_tblgen: Path, tmp_path: Path, command: str, path: str) -> None:
    lay_out(tmp_path, {MAIN: f'include "{path}"\n'.encode()})
    refused(our_tblgen, command, tmp_path)


@pytest.mark.parametrize("path", SPECIAL[1:])
def test_special_file_as_include(our_tblgen: Path, tmp_path: Path, path: str) -> None:
    if not os.path.exists(path):
        pytest.skip(f"{path} is not here")
    lay_out(tmp_path, {MAIN: f'include "{path}"\n'.encode()})
    refused(our_tblgen, "compile", tmp_path)


@pytest.mark.parametrize("command", COMMANDS)
def test_fifo_as_include(our_tblgen: Path, tmp_path: Path, command: str) -> None:
    lay_out(tmp_path, {MAIN: b'include "pipe.inc"\n'})
    os.mkfifo(tmp_path / "pipe.inc")
    refused(our_tblgen, command, tmp_path)


@pytest.mark.parametrize("command", ["compile", "docs", "build"])
@pytest.mark.parametrize("name", ["size:multiclass-doubling", "deep-legal:strings"])
def test_memory_of_one_statement(our_tblgen: Path, tmp_path: Path, name: str, command: str) -> None:
    lay_out(tmp_path, (hostile.REJECTED | hostile.BOUNDED)[name]())
    process, errors, usage = run(our_tblgen, COMMANDS[command], tmp_path)
    assert process.returncode == 1
    assert "--max-steps" in errors
    assert usage.ru_maxrss < 1.5 * AIM_MIB * 1024


def test_line_of_definitions_of_an_unknown_class(our_tblgen: Path, tmp_path: Path) -> None:
    """Files beside a program are searched for what it lacks, in time that grows with them."""
    lay_out(tmp_path, hostile.REJECTED["line:unknown-class"]())
    refused(our_tblgen, "docs", tmp_path)


@pytest.mark.parametrize("command", ["compile", "emit", "preprocess", "deps", "docs", "build"])
@pytest.mark.parametrize("name", ["include:diamond", "include:tower", "include:tower-empty"])
def test_includes_that_double(our_tblgen: Path, tmp_path: Path, name: str, command: str) -> None:
    lay_out(tmp_path, hostile.REJECTED[name]())
    if command == "deps":  # a scan enters each file once
        process, errors, _ = run(our_tblgen, COMMANDS[command], tmp_path)
        assert process.returncode in (0, 1), errors
    else:
        refused(our_tblgen, command, tmp_path)


def test_a_pipe_may_be_the_main_file(our_tblgen: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [our_tblgen, "--print-records", "/dev/stdin"],
        cwd=tmp_path,
        input=b"#ifndef A\n#define A\ndef only;\n#endif\n",
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"def only" in done.stdout


def test_walks_leave_pipes_out(our_tblgen: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.td")
    (tmp_path / "a.td").write_text("def a;\n")
    assert [os.path.basename(path) for path in td_files(str(tmp_path))] == ["a.td"]
    for command in ("fmt", "lint"):
        process, errors, _ = run(our_tblgen, (command, "."), tmp_path)
        assert process.returncode == 0, errors


def test_fmt_of_a_line_with_many_brackets(our_tblgen: Path, tmp_path: Path) -> None:
    """Few places are compared for each break: all of them took hours."""
    depth = 500
    brackets = "[a, " * depth + "\n" + "a],\na\n" * (depth - 1) + "a]"
    (tmp_path / MAIN).write_text(f"def X {{ list<int> y = {brackets}; }}\n")
    process, errors, _ = run(our_tblgen, ("fmt", MAIN), tmp_path)
    assert process.returncode == 0, errors


def test_tools_on_text_read_files_only(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.td")
    for path in (str(tmp_path / "pipe.td"), "/dev/zero"):
        with pytest.raises(OSError, match="not a file"):
            read_found(path)
    with pytest.raises(OSError, match="too large"):
        read_source("/dev/zero")


CHAINS = """
class C<string s, list<int> l> {
  string a = s # "b" # "c";
  string b = "a" # "b" # s # "c" # 1 # 2;
  string c = "a" # !head(["b"] # ["c"]) # [{ d }] # "e";
  list<int> d = l # [1] # [2, 3];
  list<int> e = [1] # [2] # l # [3] # [4] # [5];
  list<int> f = [1] # [4] # !tail(l) # [6];
  list<string> g = ["a"] # !listconcat(["b"], ["c"]) # []<string> # ["d" # "e" # "f"];
}
foreach i = [1, 2] in def a # i # _ # "x" # i : C<"s" # i # "t", [i] # [7] # [8]>;
multiclass M<string s> { def NAME # _ # s # _ # 1 # 2; def _ # s # _ #; }
defm b # "c" # 1 : M<"p" # "q" # "r">;
def : C<"s", [9]>;
"""
REJECTED_CHAINS = (
    '"a" # ? # "b"',
    '"a" # "b" # ?',
    '? # "a" # "b"',
    "[1] # ? # [2]",
    '"a" # "b" # [1] # [2]',
)


def test_chains_of_pastes(our_tblgen: Path, llvm_tblgen: Path, tmp_path: Path) -> None:
    lay_out(tmp_path, {MAIN: CHAINS.encode()})
    ours = run_tool(our_tblgen, [MAIN], cwd=tmp_path)
    assert ours.stdout == run_tool(llvm_tblgen, [MAIN], cwd=tmp_path).stdout
    assert ours.succeeded


@pytest.mark.parametrize("value", REJECTED_CHAINS)
def test_rejected_chains_of_pastes(
    our_tblgen: Path, llvm_tblgen: Path, tmp_path: Path, value: str
) -> None:
    lay_out(tmp_path, {MAIN: f"def d {{ string x = {value}; }}\n".encode()})
    ours = run_tool(our_tblgen, [MAIN], cwd=tmp_path)
    assert error_difference(run_tool(llvm_tblgen, [MAIN], cwd=tmp_path), ours) is None


def measure(names: list[str]) -> None:
    tool = Path(os.environ["TBLGEN"])
    programs = hostile.REJECTED | hostile.BOUNDED | hostile.ACCEPTED
    for name in names or programs:
        with tempfile.TemporaryDirectory() as folder:
            lay_out(Path(folder), programs[name]())
            for command in ("compile", "emit", "preprocess", "deps", "lint", "docs", "build"):
                process, _, usage = run(tool, COMMANDS[command], Path(folder))
                seconds, mib = usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024
                is_beyond = seconds > AIM_SECONDS or mib > AIM_MIB
                print(
                    f"{name:40} {command:10} {process.returncode:4} {seconds:7.2f} s {mib:7.0f} MiB"
                    f"{' beyond the aim' if is_beyond else ''}",
                    flush=True,
                )


if __name__ == "__main__":
    measure(sys.argv[1:])
