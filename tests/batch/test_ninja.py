"""`tblgen ninja`: the file builds what the project describes, and nothing twice."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from build_project import OUTPUTS, ProjectFolder

NOTHING = "ninja: no work to do.\n"


class NinjaProject(ProjectFolder):
    def ninja(self) -> str:
        """What ninja says, from its build folder."""
        tool = shutil.which("ninja")
        assert tool is not None, "ninja is not on PATH: install the Debian package ninja-build"
        done = subprocess.run(
            [tool], cwd=self.folder / "build", env=self.environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.fixture
def project(our_tblgen: Path, tmp_path: Path) -> NinjaProject:
    project = NinjaProject(our_tblgen, tmp_path)
    done = project.run("ninja")
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")
    return project


def test_makes_everything_once(project: NinjaProject) -> None:
    assert "[2/2]" in project.ninja()  # a command a source
    for name, text in OUTPUTS.items():
        assert project.output(name).read_text() == text
    assert project.ninja() == NOTHING


def test_an_edit_reaches_what_includes_it(project: NinjaProject) -> None:
    project.ninja()
    project.edit("Add.td", '"add"', '"sum"')
    assert "[1/1]" in project.ninja()
    assert project.output("add.txt").read_text() == "sum common\n"
    project.edit("include/Base.td", "#define", "// no change\n#define")
    assert "[2/2]" in project.ninja()
    assert project.ninja() == NOTHING


def test_the_configuration_counts(project: NinjaProject) -> None:
    project.ninja()
    project.edit("tblgen.toml", "upper = true", "upper = false")
    project.ninja()
    assert project.output("add.upper.txt").read_text() == "add common\n"
    assert project.ninja() == NOTHING


def test_a_database_in_place_of_a_configuration(project: NinjaProject) -> None:
    project.build()
    other = project.folder / "other"
    other.mkdir()
    shutil.move(project.output("tblgen_commands.json"), other)
    shutil.rmtree(project.folder / "build")
    done = project.run("ninja", "--database", "other", "-o", "build/build.ninja")
    assert (done.returncode, done.stderr) == (0, "")
    project.ninja()
    for name, text in OUTPUTS.items():
        assert project.output(name).read_text() == text
