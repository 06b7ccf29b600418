"""One key for all: compiles, `tblgen emit` and `tblgen build` take each other's results."""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

GENERATOR = """
from tblgen_build import Option, generator

@generator("gen-shown", help="Shows names", options=[Option("prefix")], pure=True)
def shown(records, options):
    import part
    defs = records.all_derived_definitions("Op")
    return "".join(f"{options.string('prefix')}{part.X}{d.name}\\n" for d in defs)
"""
FILES = {
    "main.td": 'include "ops.td"\ndef a : Op;\n',
    "inc/ops.td": "class Op { bit old = 0; }\n",
    "gen.py": "import sys; sys.path.insert(0, '.')\n" + GENERATOR,
    "part.py": "X = 1\n",
}
UNIT = ["main.td", "-I", "inc", "-DB", "-DA"]
ACTIONS = {
    "loaded": (["--load", "gen.py"], ["--gen-shown", "--prefix=p"]),
    "built-in after --load": (["--load=gen.py"], ["--gen-ctags"]),
    "built-in": ([], ["--gen-ctags"]),
    "of the core": ([], ["--print-records"]),
}


@dataclass
class Project:
    folder: Path
    tool: Path
    loads: list[str]
    action: list[str]

    def run(self, *arguments: str) -> None:
        environment = {
            **os.environ,
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": str(self.folder / "cache"),
        }
        subprocess.run(
            [str(self.tool), *arguments], cwd=self.folder, env=environment, check=True, timeout=600
        )

    def compile(self) -> None:
        self.run(*self.loads, *self.action, *UNIT, "-o", "out.inc")

    def emit(self) -> None:
        self.run("emit", *self.loads, *UNIT, "--output", "emitted.inc", *self.action)

    def build(self) -> None:
        arguments = ["tblgen", *self.loads, *self.action, *UNIT, "-o", "built.inc"]
        entry = {"directory": str(self.folder), "file": "main.td", "output": "built.inc"}
        database = self.folder / "tblgen_commands.json"
        database.write_text(json.dumps([{**entry, "arguments": arguments}]))
        (self.folder / "built.inc").unlink(missing_ok=True)
        self.run("build", "-q", "--database", ".")

    def hits(self) -> int:
        stats = self.folder / "cache" / "stats"
        names = ("hits", "front-hits")
        return sum(path.stat().st_size for name in names if (path := stats / name).exists())


WAYS = {"compile": "out.inc", "emit": "emitted.inc", "build": "built.inc"}


@pytest.fixture(params=ACTIONS)
def project(request: pytest.FixtureRequest, tmp_path: Path, our_tblgen: Path) -> Project:
    return make_project(tmp_path, our_tblgen, request.param)


def make_project(folder: Path, tool: Path, action: str) -> Project:
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
    return Project(folder, tool, *ACTIONS[action])


@pytest.mark.parametrize("first", WAYS)
def test_results_are_shared(project: Project, first: str) -> None:
    getattr(project, first)()
    assert project.hits() == 0
    is_cached = project.action != ["--print-records"]
    for number, other in enumerate([way for way in WAYS if way != first], 1):
        getattr(project, other)()
        assert project.hits() == number * is_cached, other
    texts = {(project.folder / name).read_text() for name in WAYS.values()}
    assert len(texts) == 1


@pytest.mark.parametrize("project", ["loaded"], indirect=True)
@pytest.mark.parametrize("edited", ["gen.py", "part.py", "inc/ops.td"])
def test_an_edit_is_seen_by_all(project: Project, edited: str) -> None:
    """Also where the module that a generator imports has changed."""
    project.compile()
    with (project.folder / edited).open("a") as file:
        file.write("# more\n" if edited.endswith(".py") else "// more\n")
    project.build()
    assert project.hits() == 0


def test_a_generator_that_does_more_than_compute_is_run_again(
    tmp_path: Path, our_tblgen: Path
) -> None:
    """By builds as by compiles."""
    made = make_project(tmp_path, our_tblgen, "loaded")
    text = FILES["gen.py"].replace("    import part", "    open('part.py.txt', 'w'); import part")
    (tmp_path / "gen.py").write_text(text)
    for _ in range(2):
        made.build()
        made.emit()
    assert made.hits() == 0
