"""The watcher on systems without file events, and sockets with a long path."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from build_project import ProjectFolder
from watch_process import WatchProcess

from tblgen_build.batch import posix

AS_ELSEWHERE = f"""\
#!{sys.executable}
import sys
sys.path[:0] = {[os.path.abspath(path) for path in sys.path]!r}
from tblgen_build.cli.main import run
import tblgen_build.cli.subcommands.watch, tblgen_build.watch.daemon
sys.modules["tblgen_build.watch.inotify"] = None  # an import fails
sys.platform = "darwin"
sys.argv.insert(1, "tblgen")
sys.exit(run("plain"))
"""


def test_without_inotify(our_tblgen: Path, tmp_path: Path) -> None:
    """Edits are found by polling, and clients that wait for them are answered."""
    project = ProjectFolder(our_tblgen, tmp_path)
    project.tool = tmp_path / "tblgen"
    project.tool.write_text(AS_ELSEWHERE)
    project.tool.chmod(0o755)
    with WatchProcess(project, "--poll=0.1") as watch:
        text = project.output("add.txt").read_text()
        project.write("Add.td", 'include "Common.td"\ndef Add : Op<"other">;\n')
        while project.output("add.txt").read_text() == text:
            watch.wait_for("done")
        assert project.output("add.txt").read_text() == "other common\n"
        project.write("Add.td", 'include "Common.td"\ndef Add : Op<"third">;\n')
        project.tool = our_tblgen
        assert project.run("sync").returncode == 0
        assert project.output("add.txt").read_text() == "third common\n"


def test_without_inotify_it_says_that_it_polls(our_tblgen: Path, tmp_path: Path) -> None:
    project = ProjectFolder(our_tblgen, tmp_path)
    project.tool = tmp_path / "tblgen"
    project.tool.write_text(AS_ELSEWHERE)
    project.tool.chmod(0o755)
    with WatchProcess(project) as watch:
        [said] = [event for event in watch.seen if event["event"] == "trouble"]
    assert said["message"].startswith("this system does not report changes of files: looking")


@pytest.mark.parametrize("length", [5, 150, 240])
def test_socket_in_a_folder_with_a_long_name(tmp_path: Path, length: int) -> None:
    folder = tmp_path / ("x" * length)
    folder.mkdir()
    with (
        posix.listen(str(folder), "socket") as listener,
        posix.connect(str(folder), "socket") as connection,
    ):
        connection.sendall(b"1")
        accepted, _ = listener.accept()
        with accepted:
            assert accepted.recv(10) == b"1"
    with pytest.raises(OSError, match="refused"):
        posix.connect(str(folder), "socket")
