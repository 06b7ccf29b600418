"""While `tblgen watch` runs, it makes what a build asks for: nothing is made twice, or stale."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from build_project import ProjectFolder
from build_tool_replay import MLIR_INCLUDE, replay_build_tool
from projects import CMake, actions_in, installed_cmake
from watch_process import WatchProcess

CMAKE_LISTS = f"""\
cmake_minimum_required(VERSION 3.20)
project(orders C)
find_package(TblgenBuild REQUIRED)
tblgen_add_library(passes
  INCLUDE_DIRECTORIES first include {MLIR_INCLUDE}
  SOURCE Passes.td PASSES Some OUTPUTS Passes.h.inc OUTPUT Passes.json --dump-json)
add_executable(show main.c)
target_link_libraries(show PRIVATE passes)
"""
PASSES = """\
include "mlir/Pass/PassBase.td"
include "Name.td"
def Fold : Pass<name> { let summary = "Folds"; }
"""
MAIN = """\
#define GEN_PASS_REGISTRATION_NOT
#include "Passes.h.inc"
int main(void) { return 0; }
"""


@dataclass
class WatchedProject:
    """As a ProjectFolder, for WatchProcess."""

    tool: Path
    folder: Path
    environment: dict[str, str]


class Folder:
    def __init__(self, root: Path, tool: Path) -> None:
        self.tool = tool
        self.root = root
        self.write("CMakeLists.txt", CMAKE_LISTS)
        self.write("Passes.td", PASSES)
        self.write("include/Name.td", 'defvar name = "one";\n')
        self.write("main.c", MAIN)
        self.cmake = CMake(installed_cmake("oldest"), "Ninja", tool)
        self.cmake.configure(root, root / "b")
        self.cache = root.parent / "cache of the build"
        other = root.parent / "cache of the watcher"
        self.watched = WatchedProject(tool, root, {**os.environ, "TBLGEN_CACHE_DIR": str(other)})

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run(self, *command: str | Path, cwd: str = "b") -> str:
        done = subprocess.run(
            command,
            cwd=self.root / cwd,
            env={**os.environ, "TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(self.cache)},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def ninja(self) -> list[str]:
        """What runs: nothing is left to do after it."""
        actions = actions_in(self.run("ninja"))
        # Some ask once more for what the watcher made before they had begun to look.
        self.run("ninja")
        assert "no work to do" in self.run("ninja")
        return [action for action in actions if action != "tool"]

    def dependencies(self) -> list[str]:
        """Of the header's command, as Ninja knows them."""
        depfile = self.root / "b/Passes.h.inc.d"
        if depfile.exists():
            return sorted(depfile.read_text().replace("\\\n", "").split()[1:])
        # Later versions of CMake have Ninja take them into its own log.
        return sorted(self.run("ninja", "-t", "deps", "Passes.h.inc").split("\n")[1:])

    def has_run(self) -> bool:
        """Whether the build's own process made something since this was asked last: it keeps it."""
        found = self.cache.exists() and any(path.is_file() for path in self.cache.glob("ac/*"))
        if self.cache.exists():
            self.run("rm", "-r", self.cache)
        return found

    def header(self) -> str:
        return (self.root / "b/Passes.h.inc").read_text()


def finished(watch: WatchProcess, at_least: int) -> list[str]:
    """Outputs that the watcher has made since this was asked last, once there are so many."""
    while sum(event["event"] == "finished" for event in watch.seen) < at_least:
        watch.wait_for("finished")
    seen, watch.seen = watch.seen, []
    try:
        while (event := watch.events.get_nowait()) is not None:
            seen.append(event)
    except Empty:
        pass
    names = (event["output"] for event in seen if event["event"] == "finished")
    return sorted(name.rpartition("/")[2] for name in names)


@pytest.fixture
def folder(our_tblgen: Path, tmp_path: Path) -> Folder:
    return Folder(tmp_path / "a project", our_tblgen)


@pytest.fixture
def watch(folder: Folder) -> Iterator[WatchProcess]:
    with WatchProcess(folder.watched, "--database", "b") as process:
        assert finished(process, 2) == ["Passes.h.inc", "Passes.json"]
        yield process


def test_made_once(folder: Folder, watch: WatchProcess) -> None:
    """Whether the watcher has heard of the edit already, or hears of it by the order."""
    assert folder.ninja() == ["Passes.td", "compile", "link"]
    assert not folder.has_run()
    assert finished(watch, 0) == []
    folder.write("include/Name.td", 'defvar name = "two";\n')
    assert folder.ninja() == ["Passes.td", "compile", "link"]
    assert '"two"' in folder.header()
    assert finished(watch, 2) == ["Passes.h.inc", "Passes.json"]
    assert not folder.has_run()
    folder.write("include/Name.td", 'defvar name = "three";\n')
    folder.run(folder.tool, "sync")
    assert '"three"' in folder.header()
    # The watcher's outputs are older than the build: what is made of them is made all the same.
    assert folder.ninja() == ["Passes.td", "compile", "link"]
    assert finished(watch, 2) == ["Passes.h.inc", "Passes.json"]
    assert not folder.has_run()


def test_what_ninja_is_told_of_dependencies(folder: Folder, watch: WatchProcess) -> None:
    folder.ninja()
    deps = folder.dependencies()
    os.environ["TBLGEN_WATCHER"] = "off"
    try:
        (folder.root / "b/Passes.h.inc").unlink()
        folder.ninja()
    finally:
        del os.environ["TBLGEN_WATCHER"]
    assert folder.has_run()
    assert folder.dependencies() == deps
    assert any(path.endswith("include/Name.td") for path in deps)


def test_a_file_appears(folder: Folder, watch: WatchProcess) -> None:
    folder.ninja()
    folder.write("first/Name.td", 'defvar name = "first";\n')
    assert folder.ninja() == ["Passes.td", "compile", "link"]
    assert '"first"' in folder.header()
    (folder.root / "first/Name.td").unlink()
    assert folder.ninja() == ["Passes.td", "compile", "link"]
    assert '"one"' in folder.header()
    assert not folder.has_run()


def test_a_deleted_output(folder: Folder, watch: WatchProcess) -> None:
    folder.ninja()
    (folder.root / "b/Passes.h.inc").unlink()
    assert folder.ninja() in (["Passes.td", "compile", "link"], [])
    assert '"one"' in folder.header()


def test_an_error(folder: Folder, watch: WatchProcess) -> None:
    """The command itself says what is wrong, as without a watcher."""
    folder.ninja()
    folder.write("include/Name.td", "defvar other = 1;\n")
    succeeded, text = folder.cmake.build(folder.root / "b")
    assert not succeeded
    assert "Passes.td:3:17: error: " in text
    folder.write("include/Name.td", 'defvar name = "fixed";\n')
    folder.ninja()
    assert '"fixed"' in folder.header()


def test_a_single_call(folder: Folder, watch: WatchProcess) -> None:
    """In the build folder, of an output that the build makes. Its time says that it ran."""
    path = folder.root / "b/Passes.h.inc"
    os.utime(path, ns=(0, 0))
    folders = [f"-I{place}" for place in ("../first", "../include", MLIR_INCLUDE, "..")]
    tool = str(folder.tool.with_name("tblgen-mlir"))
    command = [tool, "--gen-pass-decls", "--name=Some", *folders, "../Passes.td"]
    folder.run(*command, "-o", "Passes.h.inc", "-d", "one.d")
    assert not folder.has_run()
    assert path.stat().st_mtime_ns > 0
    names = (folder.root / "b/one.d").read_text().split()
    assert names[:2] == ["Passes.h.inc:", "../Passes.td"]
    assert "../include/Name.td" in names
    # Another command line for the same output, and another output: these run.
    folder.run(*command, "-DOTHER", "-o", "Passes.h.inc")
    assert folder.has_run()
    folder.run(*command, "-o", "Other.h.inc")
    assert folder.has_run()


def test_a_stamp(folder: Folder, watch: WatchProcess) -> None:
    """The command that asked the watcher puts it there."""
    folder.ninja()
    [command] = json.loads((folder.root / "b/tblgen_commands.json").read_text())
    program, emit, source, *rest = command["arguments"]
    folder.run(program, emit, source, "--stamp", "ran", *rest)
    assert not folder.has_run()
    assert (folder.root / "b/ran").read_bytes() == b""


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_a_watcher_that_does_not_answer(
    folder: Folder, watch: WatchProcess, number: signal.Signals
) -> None:
    watch.process.send_signal(number)
    try:
        folder.write("include/Name.td", 'defvar name = "two";\n')
        assert folder.ninja() == ["Passes.td", "compile", "link"]
        assert folder.has_run()
        assert '"two"' in folder.header()
    finally:
        watch.process.send_signal(signal.SIGCONT)


@pytest.mark.parametrize(
    "request_",
    [
        {},
        {"arguments": []},
        {"arguments": ["emit"]},
        {"arguments": ["emit", "../Passes.td", "--output", "x", "--gen-nothing"]},
        {"arguments": ["emit", "../Passes.td", "--output", "x", "--dump-json"]},
        {"personality": "mlir", "arguments": ["--help"]},
        {"personality": "cc", "arguments": ["-c", "x.c"]},
        {"protocol": "tblgen-build request 2"},
        {"package": "/elsewhere/tblgen_build"},
        {"directory": "b"},
        {"directory": "/no/such/folder"},
        {"count": "9"},
    ],
)
def test_other_orders(folder: Folder, watch: WatchProcess, request_: dict[str, Any]) -> None:
    from tblgen_build import running_code
    from tblgen_build.batch import posix
    from tblgen_build.driver.request import PROTOCOL
    from tblgen_build.watch.sync import SOCKET_NAME

    whole = {
        "protocol": PROTOCOL,
        "package": running_code.PACKAGE,
        "personality": "plain",
        "directory": str(folder.root / "b"),
        "count": "1",
        "arguments": [
            *("emit", "../Passes.td", "-I../include", f"-I{MLIR_INCLUDE}", "--no-cache"),
            *("--output", "Passes.json", "--dump-json"),
        ],
    }
    *head, arguments = (whole | request_).values()
    text = "\0".join([*head, "PWD=/", "tblgen", *arguments]).encode()
    with posix.connect(str(folder.root / "b"), SOCKET_NAME) as connection:
        connection.sendall(b"%08x" % len(text) + text)
        assert connection.makefile().read() == ""
    folder.run(folder.tool, "sync")


def test_a_wrapped_tool_that_calls_tblgen(our_tblgen: Path, tmp_path: Path) -> None:
    """It does not ask the watcher, which waits for it."""
    project = ProjectFolder(our_tblgen, tmp_path)
    (project.folder / "tblgen.toml").unlink()
    (project.folder / "own-tblgen").write_text(
        f'#!/bin/sh\necho "$TBLGEN_WATCHER" > seen\nexec {our_tblgen} --gen-ctags "$@"\n'
    )
    (project.folder / "own-tblgen").chmod(0o755)
    arguments = ["./own-tblgen", "Add.td", "-Iinclude", "-o", "own.txt"]
    entry = {"directory": str(project.folder), "file": "Add.td", "output": "own.txt"}
    project.write("tblgen_commands.json", json.dumps([entry | {"arguments": arguments}]))
    with WatchProcess(project):
        assert (project.folder / "own.txt").exists()
        assert (project.folder / "seen").read_text() == "off\n"


@pytest.mark.parametrize("kind", ["Ninja", "Unix Makefiles"])
def test_random_edits(our_tblgen: Path, tmp_path: Path, kind: str) -> None:
    replay_build_tool(our_tblgen, tmp_path, kind, 8, 20_260_101, is_watched=True)
