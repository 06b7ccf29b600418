"""Meson, the oldest that is supported and the newest: one parse, right order, nothing stale."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import dialect_project
import pytest
from dialect_project import TOY, Build, Project

OLDEST = "1.0.0"
MESON_BUILD = """\
project('toy', 'c', meson_version: '>=1.0')

tblgen = find_program('tblgen')
defines = []
foreach define : get_option('toy_defines')
  defines += ['-D', define]
endforeach

toy_td = custom_target(
  'toy',
  input: 'ToyOps.td',
  output: ['ToyOps.h.inc', 'ToyOps.cpp.inc', 'ToyOpsDialect.h.inc', 'ToyOpsDialect.cpp.inc'],
  depfile: 'toy.d',
  command: [
    tblgen, 'dialect', '@INPUT@', '@OUTPUT@', '-d', '@DEPFILE@', defines,
    '-I', '@CURRENT_SOURCE_DIR@/first', '-I', '@CURRENT_SOURCE_DIR@/include',
  ],
  build_by_default: true,
)
names_td = custom_target(
  'names',
  input: 'Names.td',
  output: 'Names.h.inc',
  depfile: 'names.d',
  command: [
    tblgen, 'emit', '@INPUT@', '-d', '@DEPFILE@', '--load', files('names.py'),
    '--output', '@OUTPUT@', '--gen-names',
  ],
)
names = declare_dependency(sources: names_td, include_directories: '.')
executable('show', 'main.c', dependencies: names)
"""
MESON_OPTIONS = "option('toy_defines', type: 'array', value: [])\n"
# A line of ninja's: "[1/4] Generating toy with a custom command".
ACTION = re.compile(r"^\[\d+/\d+\] (Generating (?P<target>\S+)|(?P<kind>Compiling|Linking))", re.M)
KINDS = {"Compiling": "compile", "Linking": "link"}


@pytest.fixture(scope="session")
def oldest_meson(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The oldest Meson that is supported, in an environment of its own."""
    where = tmp_path_factory.mktemp("meson") / "venv"
    venv.create(where, with_pip=True)
    pip = where / "bin" / "pip"
    subprocess.run([pip, "-q", "install", f"meson=={OLDEST}"], check=True)
    return where / "bin" / "meson"


@pytest.fixture(params=["oldest", "newest"])
def meson(request: pytest.FixtureRequest) -> Path:
    if request.param == "oldest":
        oldest: Path = request.getfixturevalue("oldest_meson")
        return oldest
    newest = Path(sys.executable).parent / "meson"
    assert newest.exists(), "meson is missing: pip install meson"
    return newest


def run(*command: str | Path, tool: Path) -> tuple[bool, str]:
    """Run with `tool` as the first `tblgen` on PATH."""
    path = os.pathsep.join([str(tool.parent), os.environ["PATH"]])
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True)
    return done.returncode == 0, done.stdout + done.stderr


def actions_in(text: str) -> tuple[str, ...]:
    return tuple(m["target"] or KINDS[m["kind"]] for m in ACTION.finditer(text))


def make_project(root: Path, meson: Path, tool: Path) -> Project:
    dialect_project.write_sources(root)
    (root / "meson.build").write_text(MESON_BUILD)
    (root / "meson_options.txt").write_text(MESON_OPTIONS)
    succeeded, text = run(meson, "setup", root / "b", root, tool=tool)
    assert succeeded, text

    def build() -> tuple[bool, tuple[str, ...], str]:
        succeeded, text = run("ninja", "-C", root / "b", tool=tool)
        return succeeded, actions_in(text), text

    return Project(root, root / "b", build)


@pytest.fixture
def project(tmp_path: Path, meson: Path, our_tblgen: Path) -> Project:
    project = make_project(tmp_path / "a project", meson, our_tblgen)
    done = project.build()
    assert done.actions == ("compile", "link", "names", "toy"), done.text
    return project


def test_edits(project: Project) -> None:
    dialect_project.check_edits(project)


def test_a_deleted_include(project: Project) -> None:
    dialect_project.check_deleted(project)


def test_a_switched_branch(project: Project) -> None:
    dialect_project.check_branches(project, rebuilds=("names", "toy"))


def test_a_changed_define(project: Project, meson: Path, our_tblgen: Path) -> None:
    setting = "-Dtoy_defines=TOY_EXTRA"
    succeeded, text = run(meson, "configure", project.outputs, setting, tool=our_tblgen)
    assert succeeded, text
    done = project.build()
    assert done == Build(True, ("toy",), frozenset(TOY[:2]), ""), done.text
    assert "ExtraOp" in (project.outputs / "ToyOps.h.inc").read_text()
    assert project.build().actions == ()
