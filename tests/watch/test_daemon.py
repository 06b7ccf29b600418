"""`tblgen watch` and `tblgen sync` as processes, with the system's own events."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from build_project import FILES, ProjectFolder
from watch_process import WatchProcess

import tblgen_build

LAUNCHER = """\
#!/bin/sh
PYTHONPATH={folder} exec {python} -c \
  'import sys; from tblgen_build.cli.main import run; run("plain")' tblgen "$@"
"""


@pytest.fixture
def project(our_tblgen: Path, tmp_path: Path) -> ProjectFolder:
    return ProjectFolder(our_tblgen, tmp_path)


@pytest.fixture
def watch(project: ProjectFolder) -> Iterator[WatchProcess]:
    with WatchProcess(project) as process:
        yield process


def test_an_edit_is_built_by_itself(project: ProjectFolder, watch: WatchProcess) -> None:
    project.edit("Add.td", '"add"', '"sum"')
    changed: set[str] = set()
    while project.output("add.txt").read_text() != "sum common\n" or not changed:
        changed |= {Path(path).name for path in watch.wait_for("done")["changed_files"]}
    assert changed == {"add.txt", "add.upper.txt", "add.json"}


def test_sync_waits_for_what_was_written(project: ProjectFolder, watch: WatchProcess) -> None:
    for name in ("one", "two"):
        project.write("Add.td", FILES["Add.td"].replace("add", name))
        assert project.run("sync").returncode == 0
        assert project.output("add.txt").read_text() == f"{name} common\n"
    (project.folder / "deep/er").mkdir(parents=True)
    project.edit("tblgen.toml", '["include"]', '["deep/er", "include"]')
    assert project.run("watch", "--sync").returncode == 0
    project.write("deep/er/Common.td", 'include "Base.td"\ndef C : Op<"deep">;\n')
    assert project.run("sync").returncode == 0
    assert project.output("sub/names.txt").read_text() == "deep sub\n"


def test_sync_builds_where_nothing_watches(project: ProjectFolder) -> None:
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "add common\n"
    project.edit("Add.td", "def Add", "def def Add")
    done = project.run("sync")
    assert done.returncode == 1
    assert "Add.td:2:5: error: " in done.stderr


def test_errors_come_and_go(project: ProjectFolder, watch: WatchProcess) -> None:
    project.edit("Add.td", "def Add", "def def Add")
    assert watch.wait_for("failed")["messages"].startswith("Add.td:2:5: error: ")
    done = project.run("sync")
    assert (done.returncode, "Add.td:2:5: error: " in done.stderr) == (1, True)
    assert project.output("add.txt").read_text() == "add common\n"
    project.edit("Add.td", "def def Add", "def Add")
    assert project.run("sync").returncode == 0


def test_an_include_that_is_missing_and_comes(project: ProjectFolder, watch: WatchProcess) -> None:
    project.write("Add.td", FILES["Add.td"] + 'include "new/More.td"\n')
    while not watch.wait_for("done")["failed"]:
        pass  # it has looked before all was written
    project.write("include/new/More.td", 'def More : Op<"more">;\n')
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "add common more\n"


def test_folders_that_vanish_and_appear(project: ProjectFolder, watch: WatchProcess) -> None:
    include = project.folder / "include"
    include.rename(project.folder / "elsewhere")
    assert project.run("sync").returncode == 1
    shutil.copytree(project.folder / "elsewhere", include)
    assert project.run("sync").returncode == 0
    project.edit("include/Common.td", '"common"', '"shared"')
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "add shared\n"


def test_a_removed_build_folder_is_made_again(project: ProjectFolder, watch: WatchProcess) -> None:
    assert project.run("sync").returncode == 0  # at rest: nothing is written while it is removed
    texts = project.texts()
    shutil.rmtree(project.folder / "build")
    watch.wait_for("done")
    assert project.run("sync").returncode == 0
    assert project.texts() == texts
    project.edit("Add.td", '"add"', '"sum"')
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "sum common\n"


def test_configuration_and_generators_count(project: ProjectFolder, watch: WatchProcess) -> None:
    project.edit("names.py", '" ".join', '", ".join')
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "add, common\n"
    project.edit("tblgen.toml", "upper = true", "uper = true")
    done = project.run("watch", "--sync")
    assert done.returncode != 0
    project.edit("tblgen.toml", '{ file = "add.upper.txt", options = { uper = true } }', '"b.txt"')
    assert project.run("sync").returncode == 0
    assert project.output("b.txt").read_text() == "add, common\n"
    assert not project.output("add.upper.txt").exists()


def test_two_watchers_and_a_build(project: ProjectFolder, watch: WatchProcess) -> None:
    with WatchProcess(project) as other:
        for name in ("one", "two", "three"):
            project.write("Add.td", FILES["Add.td"].replace("add", name))
            assert project.build("-q").returncode == 0
            assert project.run("sync").returncode == 0
        assert project.texts() == project.clean_build()
        # The one that has the socket goes; the other one takes its place.
        watch.stop()
        project.edit("Add.td", '"three"', '"four"')
        while project.output("add.txt").read_text() != "four common\n":
            other.wait_for("done")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ends_clean(project: ProjectFolder, watch: WatchProcess, number: signal.Signals) -> None:
    socket = project.output(".tblgen_watch")
    assert socket.is_socket()
    watch.process.send_signal(number)
    assert watch.wait_for("stopped")
    assert watch.process.wait() == 0
    assert not socket.exists()
    assert project.build().stdout == "4 outputs: 4 up to date\n"


def test_ends_when_nobody_reads_its_events(project: ProjectFolder) -> None:
    command = [str(project.tool), "watch", "--json", "-j2"]
    with subprocess.Popen(
        command,
        cwd=project.folder,
        env=project.environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        for line in process.stdout:
            if json.loads(line)["event"] == "watching":
                break
        process.stdout.close()
        project.edit("Add.td", '"add"', '"sum"')
        assert (process.wait(), process.stderr.read()) == (0, "")
    assert not project.output(".tblgen_watch").exists()
    assert project.build("-q").returncode == 0
    assert project.output("add.txt").read_text() == "sum common\n"


def test_a_killed_watcher_leaves_nothing_in_the_way(
    project: ProjectFolder, watch: WatchProcess
) -> None:
    watch.process.kill()
    watch.process.wait()
    project.edit("Add.td", '"add"', '"sum"')
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "sum common\n"
    with WatchProcess(project):
        assert project.run("sync").returncode == 0


def test_a_compile_database(project: ProjectFolder) -> None:
    folder = project.folder / "cmake"
    folder.mkdir()
    arguments = ["tblgen", "--load", "../names.py", "--gen-names", "-I../include"]
    entry = {
        "directory": str(folder),
        "file": "../Add.td",
        "output": "add.inc",
        "arguments": [*arguments, "../Add.td", "-o", "add.inc", "-d", "add.d"],
    }
    (folder / "tblgen_commands.json").write_text(json.dumps([entry]))
    with WatchProcess(project, "--database", "cmake"):
        assert (folder / "add.inc").read_text() == "add common\n"
        project.edit("include/Common.td", '"common"', '"shared"')
        assert project.run("sync", "--database", "cmake").returncode == 0
        assert (folder / "add.inc").read_text() == "add shared\n"
        assert "Common.td" in (folder / "add.d").read_text()


def test_many_files_at_once(project: ProjectFolder, watch: WatchProcess) -> None:
    """As a branch switch: more changes than anybody reads meanwhile."""
    for number in range(500):
        project.write(f"include/more/M{number}.td", f'def M{number} : Op<"m{number}">;\n')
    more = "".join(f'include "more/M{number}.td"\n' for number in range(500))
    project.write("include/Common.td", FILES["include/Common.td"] + more)
    assert project.run("sync").returncode == 0
    assert len(project.output("add.txt").read_text().split()) == 502
    shutil.rmtree(project.folder / "include/more")
    project.write("include/Common.td", FILES["include/Common.td"])
    assert project.run("sync").returncode == 0
    assert project.texts() == project.clean_build()


def test_more_events_than_the_system_keeps(project: ProjectFolder, watch: WatchProcess) -> None:
    kept = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text())
    watch.process.send_signal(signal.SIGSTOP)
    os.waitpid(watch.process.pid, os.WUNTRACED)  # until it stands still
    for number in range(kept // 2):  # each is made, closed and removed
        path = project.folder / f"x{number}"
        path.touch()
        path.unlink()
    project.edit("Add.td", '"add"', '"sum"')
    watch.process.send_signal(signal.SIGCONT)
    assert watch.wait_for("rescan")["reason"] == "overflow"
    assert project.run("sync").returncode == 0
    assert project.output("add.txt").read_text() == "sum common\n"


def test_new_code_of_the_tool_is_started(tmp_path: Path) -> None:
    copy = tmp_path / "tool/tblgen_build"
    shutil.copytree(Path(tblgen_build.__file__).parent, copy, ignore=lambda *_: {"__pycache__"})
    launcher = tmp_path / "tblgen"
    launcher.write_text(LAUNCHER.format(folder=copy.parent, python=sys.executable))
    launcher.chmod(0o755)
    project = ProjectFolder(launcher, tmp_path)
    code = copy / "watch/settle.py"
    text = code.read_text()
    with WatchProcess(project) as watch:
        code.write_text("what = = that\n")
        assert "does not start" in watch.wait_for("trouble")["message"]
        code.with_suffix(".new").write_text(text + "# as good as new\n")
        os.replace(code.with_suffix(".new"), code)
        watch.wait_for("restarting")
        watch.wait_for("watching")
        project.edit("Add.td", '"add"', '"sum"')
        assert project.run("sync").returncode == 0
        assert project.output("add.txt").read_text() == "sum common\n"
