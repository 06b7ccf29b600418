"""Random histories of edits: after every step what is watched equals a build from nothing."""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from build_project import FILES, ProjectFolder
from build_stress import MlirReplay
from watch_process import WatchProcess

STEPS = 14


class History:
    """Edits of a project at random; each leaves it in some state, not always a good one."""

    def __init__(self, project: ProjectFolder, seed: int) -> None:
        self.project = project
        self.folder = project.folder
        self.random = random.Random(seed)
        self.number = 0
        self.moved = self.folder / "moved"

    def step(self) -> str:
        steps: list[Callable[[], None]] = [
            self.edit, self.edit, self.replace, self.comment, self.break_, self.remove,
            self.restore, self.shadow, self.unshadow, self.rename_folder, self.link, self.define,
            self.generator, self.remove_output, self.touch, self.back_and_forth,
        ]  # fmt: skip
        chosen = self.random.choice(steps)
        self.number += 1
        chosen()
        return chosen.__name__

    def source(self) -> str:
        return self.random.choice(["Add.td", "Sub.td", "include/Common.td"])

    def text(self, name: str) -> str:
        before = FILES[name].partition('<"')
        return f'{before[0]}<"m{self.number}">;\n'

    def put(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def edit(self) -> None:
        name = self.source()
        self.put(name, self.text(name))

    def replace(self) -> None:
        """As editors do that write another file first."""
        name = self.source()
        self.put(name + ".new", self.text(name))
        os.replace(self.folder / (name + ".new"), self.folder / name)

    def comment(self) -> None:
        name = self.source()
        self.put(name, f"// {self.number}\n" + self.text(name))

    def break_(self) -> None:
        self.put(self.source(), "def def\n")

    def remove(self) -> None:
        (self.folder / self.source()).unlink(missing_ok=True)

    def restore(self) -> None:
        for name, text in FILES.items():
            if name.endswith(".td"):
                self.put(name, text)

    def shadow(self) -> None:
        self.put("first/Common.td", f'include "Base.td"\ndef First : Op<"f{self.number}">;\n')

    def unshadow(self) -> None:
        shutil.rmtree(self.folder / "first", ignore_errors=True)

    def rename_folder(self) -> None:
        include = self.folder / "include"
        if include.exists():
            self.moved = include.rename(self.folder / f"moved{self.number}")
        elif self.moved.exists():
            self.moved.rename(include)

    def link(self) -> None:
        """The folder becomes a link to a copy of itself, in one step for who looks at it."""
        include = self.folder / "include"
        if include.is_dir():  # or a link to one
            target = f"copy{self.number}"
            shutil.copytree(include, self.folder / target)
            if include.is_symlink():
                include.unlink()
            else:
                shutil.rmtree(include)
            include.symlink_to(target)

    def define(self) -> None:
        path = self.folder / "tblgen.toml"
        text = path.read_text()
        is_defined = "WITH_MORE" in text
        self.put(
            "tblgen.toml",
            text.replace("WITH_MORE", "X") if is_defined else text.replace('"X"', '"WITH_MORE"'),
        )

    def generator(self) -> None:
        self.put("names.py", FILES["names.py"].replace('" ".join', f'" {self.number} ".join'))

    def remove_output(self) -> None:
        for path in (self.folder / "build").rglob("*.txt"):
            if self.random.random() < 0.5:
                path.unlink()

    def touch(self) -> None:
        for path in self.folder.rglob("*.td"):
            path.touch()

    def back_and_forth(self) -> None:
        self.edit()
        self.break_()
        self.edit()
        self.restore()


def state(project: ProjectFolder) -> tuple[set[str], dict[str, bytes]]:
    """The outputs that cannot be made, and the texts of the others, by a build from nothing."""
    clean = project.folder.parent / "clean"
    shutil.rmtree(clean, ignore_errors=True)
    shutil.copytree(
        project.folder, clean, symlinks=True, ignore=lambda at, _: {"build"} & set(os.listdir(at))
    )
    other = ProjectFolder.__new__(ProjectFolder)
    other.tool, other.folder, other.environment = project.tool, clean, project.environment
    done = other.build("--no-cache", "-k", "--json", "-j1")
    events = [json.loads(line) for line in done.stdout.splitlines()]
    failed = {Path(event["output"]).name for event in events if event["event"] == "failed"}
    return failed, other.texts()


@pytest.mark.parametrize("seed", range(3))
def test_replay(our_tblgen: Path, tmp_path: Path, seed: int) -> None:
    project = ProjectFolder(our_tblgen, tmp_path)
    project.edit("tblgen.toml", '["include"]', '["first", "include"]')
    history = History(project, seed)
    done: list[str] = []
    with WatchProcess(project):
        for _ in range(STEPS):
            done.append(history.step())
            answer = json.loads(project.run("sync", "--json").stdout.splitlines()[-1])
            failed, texts = state(project)
            assert {Path(path).name for path in answer["failed"]} == failed, done
            watched = project.texts()
            assert {name: watched.get(name) for name in texts} == texts, done


def test_replay_of_installed_files(our_tblgen: Path, tmp_path: Path) -> None:
    history = MlirReplay(our_tblgen, tmp_path, seed=7)
    history.build("kept")
    project = ProjectFolder.__new__(ProjectFolder)
    project.tool, project.folder = our_tblgen, tmp_path
    project.environment = history.environment
    with WatchProcess(project, "--database", "kept"):
        for _ in range(6):
            history.edit()
            assert project.run("sync", "--database", "kept").returncode == 0
            kept = {path.name: path.read_bytes() for path in (tmp_path / "kept").glob("*.out")}
            shutil.rmtree(tmp_path / "clean", ignore_errors=True)
            assert kept == history.build("clean", "--no-cache")
