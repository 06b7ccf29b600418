"""A compile database with a command whose program is not built yet: left out, with a message."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_project import ProjectFolder
from watch_process import WatchProcess

REASON = "there is no program './own-tblgen'"


def left_out(reason: str) -> str:
    return f"tblgen build: 'own.txt' is left out: {reason}\n"


@pytest.fixture
def project(our_tblgen: Path, tmp_path: Path) -> ProjectFolder:
    project = ProjectFolder(our_tblgen, tmp_path)
    (project.folder / "tblgen.toml").unlink()
    commands = [
        ["tblgen", "--print-records", "A.td", "-o", "a.txt"],
        ["./own-tblgen", "A.td", "-o", "own.txt"],
        ["tblgen", "--dump-json", "A.td", "-o", "a.json"],
    ]
    database = [
        {"directory": str(project.folder), "file": "A.td", "output": c[3], "arguments": c}
        for c in commands
    ]
    project.write("tblgen_commands.json", json.dumps(database))
    project.write("A.td", "def A;\n")
    return project


def make_program(project: ProjectFolder) -> None:
    """As a linker does: it is there before it can run."""
    path = project.folder / "own-tblgen"
    path.write_text('#!/bin/sh\nwhile test "$1" != -o; do shift; done\necho own > "$2"\n')
    path.chmod(0o755)


def run(project: ProjectFolder, *arguments: str) -> subprocess.CompletedProcess[str]:
    return project.run(*arguments)


def test_build(project: ProjectFolder) -> None:
    done = run(project, "build", "--prune")
    assert (done.returncode, done.stderr) == (0, left_out(REASON))
    assert (project.folder / "a.txt").exists()
    assert (project.folder / "a.json").exists()
    make_program(project)
    done = run(project, "build")
    assert (done.returncode, done.stderr) == (0, "")
    assert (project.folder / "own.txt").read_text() == "own\n"

    # A program that is being linked again: its output is not a leftover.
    (project.folder / "own-tblgen").unlink()
    assert run(project, "build", "--prune").returncode == 0
    assert (project.folder / "own.txt").exists()


def test_build_of_what_cannot_be_made(project: ProjectFolder) -> None:
    done = run(project, "build", "own.txt")
    assert (done.returncode, done.stderr) == (
        2,
        f"tblgen build: error: 'own.txt' cannot be made: {REASON}\n",
    )


def test_build_as_json(project: ProjectFolder) -> None:
    events = [json.loads(line) for line in run(project, "build", "--json").stdout.splitlines()]
    assert events[0] == {"event": "leftout", "output": "own.txt", "reason": REASON}
    assert events[-1]["built"] == 2


def test_explain(project: ProjectFolder) -> None:
    done = run(project, "explain", "own.txt", "a.txt")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[:2] == [
        f"own.txt: its command cannot run: {REASON}",
        "a.txt: --print-records of 'A.td'",
    ]


def test_graph(project: ProjectFolder) -> None:
    done = run(project, "graph", "--database", ".")
    assert done.returncode == 0, done.stderr
    assert "A.td" in done.stdout


def test_sync(project: ProjectFolder) -> None:
    done = run(project, "sync")
    assert (done.returncode, f"'own.txt' is left out: {REASON}" in done.stderr) == (0, True)
    assert (project.folder / "a.txt").exists()


@pytest.fixture
def watch(project: ProjectFolder) -> Iterator[WatchProcess]:
    with WatchProcess(project) as process:
        yield process


def test_watch(project: ProjectFolder, watch: WatchProcess) -> None:
    """It notices the program as soon as that is there."""
    assert [event["output"] for event in watch.seen if event["event"] == "leftout"] == ["own.txt"]
    done = run(project, "sync")
    assert (done.returncode, REASON in done.stderr) == (0, True)
    make_program(project)
    done = run(project, "sync")
    assert (done.returncode, done.stderr) == (0, "")
    assert (project.folder / "own.txt").read_text() == "own\n"
    project.write("A.td", "def B;\n")
    assert run(project, "sync").returncode == 0
    assert "def B" in (project.folder / "a.txt").read_text()


def test_a_program_that_is_looked_for_on_the_path(project: ProjectFolder) -> None:
    text = (project.folder / "tblgen_commands.json").read_text()
    project.write("tblgen_commands.json", text.replace("./own-tblgen", "no-such-tblgen"))
    done = run(project, "build")
    reason = "there is no program 'no-such-tblgen' on PATH"
    assert (done.returncode, done.stderr) == (0, left_out(reason))
    assert shutil.which("no-such-tblgen", path=os.environ["PATH"]) is None


def test_a_command_that_makes_no_sense(project: ProjectFolder) -> None:
    """It costs its own output, and the exit status."""
    text = (project.folder / "tblgen_commands.json").read_text()
    wrong = text.replace('"./own-tblgen"', '"tblgen", "--dump-jsn"')
    project.write("tblgen_commands.json", wrong)
    reason = "unknown option '--dump-jsn'; did you mean '--dump-json'?"
    done = run(project, "build")
    assert (done.returncode, done.stderr) == (1, left_out(reason))
    assert (project.folder / "a.json").exists()
    assert run(project, "build", "a.json").returncode == 0
    assert run(project, "build", "own.txt").returncode == 2
