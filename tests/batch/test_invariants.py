"""Nothing half-written, nothing stale: kills, builds at once, inputs edited under a build."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from build_project import FILES, ProjectFolder
from build_stress import kill_builds, replay, replay_mlir

SEED = 20_260_101  # other seeds: python tests/build_stress.py


def test_killed_builds(our_tblgen: Path, tmp_path: Path) -> None:
    kill_builds(our_tblgen, tmp_path, 30, SEED)


def test_random_edits(our_tblgen: Path, tmp_path: Path) -> None:
    replay(our_tblgen, tmp_path, 15, SEED)


def test_random_edits_of_installed_files(our_tblgen: Path, tmp_path: Path) -> None:
    replay_mlir(our_tblgen, tmp_path, 3, SEED)


def test_builds_at_once(our_tblgen: Path, tmp_path: Path) -> None:
    project = ProjectFolder(our_tblgen, tmp_path)
    builds = [
        subprocess.Popen(
            [str(our_tblgen), "build", "--json", "--no-cache"],
            cwd=project.folder,
            env=project.environment,
            stdout=subprocess.PIPE,
        )
        for _ in range(4)
    ]
    made = 0
    for build in builds:
        text, _ = build.communicate()
        assert build.returncode == 0
        events = [json.loads(line) for line in text.splitlines()]
        made += sum(event["event"] == "finished" for event in events)
    assert made == 4  # each output once, whichever process made it
    assert project.texts() == project.clean_build()


EDITING = """\
import pathlib
flag = pathlib.Path("edited")
count = int(flag.read_text()) if flag.exists() else 0
if count < LIMIT:
    flag.write_text(str(count + 1))
    pathlib.Path("Add.td").write_text('include "Common.td"\\ndef Add : Op<"v%d">;\\n' % count)
"""


def editor(project: ProjectFolder, limit: int) -> None:
    """A generator that edits its own input while it runs, so many times."""
    body = "".join("    " + line + "\n" for line in EDITING.splitlines())
    code = FILES["names.py"].replace("    ops =", body.replace("LIMIT", str(limit)) + "    ops =")
    project.write("names.py", code.replace(", pure=True", ""))


@pytest.mark.parametrize("cache", [[], ["--no-cache"]])
def test_an_input_edited_under_the_build(
    our_tblgen: Path, tmp_path: Path, cache: list[str]
) -> None:
    project = ProjectFolder(our_tblgen, tmp_path)
    editor(project, 2)
    done = project.build("-j1", *cache)
    assert (done.returncode, done.stderr) == (0, "")
    assert project.output("add.txt").read_text() == "v1 common\n"
    assert project.output("add.upper.txt").read_text() == "V1 COMMON\n"
    assert "add.txt" in str(project.made())  # such a generator is run in each build
    (project.folder / "build").rename(project.folder / "old")
    project.build("-j1")
    assert project.output("add.txt").read_text() == "v1 common\n"


def test_an_input_that_never_rests(our_tblgen: Path, tmp_path: Path) -> None:
    project = ProjectFolder(our_tblgen, tmp_path)
    editor(project, 10_000)
    done = project.build("-j1")
    assert done.returncode == 1
    assert "the inputs of 'build/add.txt', 'build/add.upper.txt'" in done.stderr
    assert "kept changing while they were read" in done.stderr


def test_an_output_that_another_source_includes(our_tblgen: Path, tmp_path: Path) -> None:
    """Generated .td files: the order of the plan is not that of the includes."""
    project = ProjectFolder(our_tblgen, tmp_path)
    project.write(
        "tblgen.toml",
        'load = ["gen.py"]\ninclude = ["build"]\nllvm-include = false\n'
        '[[source]]\nfile = "User.td"\noutputs.print-enums = '
        '{ file = "user.txt", options = { class = "Made" } }\n'
        '[[source]]\nfile = "Maker.td"\noutputs.gen-made = "Made.td"\n',
    )
    project.write(
        "gen.py",
        "from tblgen_build import generator\n"
        '@generator("gen-made", help="", pure=True)\n'
        "def made(records, options):\n"
        '    return "class Made;\\ndef " + records.get_def("N").value_as_string("n")'
        ' + " : Made;\\n"\n',
    )
    project.write("Maker.td", 'def N { string n = "one"; }\n')
    project.write("User.td", 'include "Made.td"\n')
    done = project.build("-j1")
    assert (done.returncode, done.stderr) == (0, "")
    assert project.output("user.txt").read_text() == "one, \n"
    project.edit("Maker.td", "one", "two")
    assert project.build("-j1").returncode == 0
    assert project.output("user.txt").read_text() == "two, \n"
    assert project.made() == {}


def test_leftovers_of_a_killed_process_go(our_tblgen: Path, tmp_path: Path) -> None:
    project = ProjectFolder(our_tblgen, tmp_path)
    project.build()
    project.output("add.txt.tmp123-0").write_text("half")
    project.output("mine.tmp123-0").write_text("mine")
    project.build()
    assert project.output("add.txt.tmp123-0").exists()  # no build was killed
    project.output(".tblgen_lock").write_text("1")
    project.build()
    assert not project.output("add.txt.tmp123-0").exists()
    assert project.output("mine.tmp123-0").exists()
