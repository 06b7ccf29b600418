"""`tblgen explain`: in words, why an output was made and would be made."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from build_project import ProjectFolder, lines


@pytest.fixture
def project(our_tblgen: Path, tmp_path: Path) -> ProjectFolder:
    project = ProjectFolder(our_tblgen, tmp_path)
    assert project.build().returncode == 0
    return project


HEAD = "build/add.txt: --gen-names of 'Add.td'"


def explained(project: ProjectFolder) -> list[str]:
    done = project.run("explain", "build/add.txt")
    assert (done.returncode, done.stderr) == (0, "")
    head, *reasons = done.stdout.replace(f"{project.folder}/", "").splitlines()
    assert head == HEAD
    return [reason.removeprefix("  ") for reason in reasons]


def test_up_to_date(project: ProjectFolder) -> None:
    assert explained(project) == [
        "was made because tblgen build had not made it here before",
        "is up to date",
    ]


def test_what_has_changed(project: ProjectFolder) -> None:
    project.edit("Add.td", "def Add", "def  Add")
    project.write("Base.td", "")
    project.output("add.txt").unlink()
    project.edit("tblgen.toml", 'include = ["include"]', 'include = ["include"]\ndefines = ["X"]')
    project.edit("names.py", "return", "return ")
    assert explained(project) == [
        "was made because tblgen build had not made it here before",
        "would be made because its defines changed: +'X'",
        "would be made because 'Add.td' has changed",
        "would be made because 'names.py' has changed",
        "would be made because 'Base.td' has appeared where it was looked for",
        "would be made because 'build/add.txt' is missing",
    ]


def test_why_it_was_made(project: ProjectFolder) -> None:
    (project.folder / "include/Common.td").unlink()
    reason = "because 'include/Common.td' is not there any more"
    assert explained(project)[1:] == [f"would be made {reason}"]
    project.write("include/Common.td", 'include "Base.td"\n')
    project.build()
    assert explained(project) == [
        "was made because 'include/Common.td' has changed",
        "is up to date",
    ]


def test_inputs(project: ProjectFolder) -> None:
    done = project.run("explain", "--inputs", "build/add.txt")
    assert f"  read {project.folder}/include/Base.td\n" in done.stdout
    assert f"  searched for {project.folder}/Base.td, which does not exist\n" in done.stdout


def test_an_output_that_nothing_makes(project: ProjectFolder) -> None:
    done = project.run("explain", "build/nothing")
    assert done.returncode == 2
    assert done.stderr == lines("tblgen explain: error: no command writes 'build/nothing'")


def test_a_source(project: ProjectFolder) -> None:
    done = project.run("explain", "Add.td")
    assert done.returncode == 2
    made = "'build/add.txt', 'build/add.upper.txt', 'build/add.json'"
    wanted = f"'Add.td' is read, not written; from it are made {made}"
    assert done.stderr == lines(f"tblgen explain: error: {wanted}")


def test_an_output_of_a_single_compile(our_tblgen: Path, tmp_path: Path) -> None:
    """Where there is no project, the cache has noted what it was made from."""
    environment = {**os.environ, "TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(tmp_path / "cache")}
    (tmp_path / "a.td").write_text("def A;\n")

    def run(*arguments: str, status: int = 0) -> list[str]:
        done = subprocess.run(
            [str(our_tblgen), *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
        )
        assert done.returncode == status
        return done.stdout.splitlines()

    run("explain", "out.inc", status=2)
    run("--gen-ctags", "a.td", "-o", "out.inc")
    head = "out.inc: --gen-ctags of 'a.td'"
    assert run("explain", "out.inc") == [head, "  is up to date"]
    (tmp_path / "a.td").write_text("def B;\n")
    assert run("explain", "out.inc") == [
        head,
        "  would be made because 'a.td' has changed",
    ]
    run("explain", "out.inc", "other.inc", status=2)


@pytest.mark.parametrize("name", ["add.txt", "build/add.txt", "sub/names.txt"])
def test_names_relative_to_the_outputs(project: ProjectFolder, name: str) -> None:
    done = project.run("explain", name)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0].partition(":")[0].endswith(name)


def test_a_name_that_several_outputs_end_with(project: ProjectFolder) -> None:
    project.edit("tblgen.toml", '"sub/names.txt"', '"sub/deep/add.txt"')
    done = project.run("explain", "--config", "tblgen.toml", "deep/add.txt")
    assert done.returncode == 0


def test_json(project: ProjectFolder) -> None:
    project.output("add.txt").unlink()
    done = project.run("explain", "--json", "--inputs", "build/add.txt")
    [data] = json.loads(done.stdout)
    assert not data["up_to_date"]
    assert data["made_because"] == "tblgen build had not made it here before"
    assert [reason["kind"] for reason in data["reasons"]] == ["output-missing"]
    assert any(path.endswith("Add.td") for path in data["inputs"])
