"""Meson, the oldest that is supported and the newest: one parse, right order, nothing stale."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import dialect_project
import pytest
from dialect_project import ROOT, TOY, Build, Project, code_block

from tblgen_build import _core
from tblgen_build.engine.jobs import jobs_of_build

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

pytestmark = pytest.mark.xdist_group("meson")  # the oldest has an environment, made once


@pytest.fixture(scope="session")
def oldest_meson(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The oldest Meson that is supported, in an environment of its own."""
    where = tmp_path_factory.mktemp("meson") / "venv"
    venv.create(where)
    pip: list[str | Path] = [sys.executable, "-m", "pip", "-q"]
    pip += ["--python", where / "bin" / "python"]
    subprocess.run([*pip, "install", f"meson=={OLDEST}"], check=True)
    return where / "bin" / "meson"


@pytest.fixture(params=["oldest", "newest"])
def meson(request: pytest.FixtureRequest) -> Path:
    if request.param == "oldest":
        oldest: Path = request.getfixturevalue("oldest_meson")
        return oldest
    return find_newest()


def find_newest() -> Path:
    newest = Path(sys.executable).parent / "meson"
    assert newest.exists(), "meson is missing: pip install meson"
    return newest


def run(*command: str | Path, tool: Path, cwd: Path | None = None) -> tuple[bool, str]:
    """Run with `tool` as the first `tblgen` on PATH."""
    path = os.pathsep.join([str(tool.parent), os.environ["PATH"]])
    done = subprocess.run(
        command, cwd=cwd, env={**os.environ, "PATH": path}, capture_output=True, text=True
    )
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


def test_the_engine_knows_the_commands(project: Project) -> None:
    """Those with generators from elsewhere are not run ahead."""
    [job] = jobs_of_build(str(project.outputs)).values()
    assert [Path(path).name for path in job.outputs] == [*TOY]


def test_the_documents_first_lines(tmp_path: Path, meson: Path, our_tblgen: Path) -> None:
    lines = "project('toy', meson_version: '>=1.0')\n" + code_block("meson.md", "meson")
    (tmp_path / "meson.build").write_text(lines)
    (tmp_path / "ToyOps.td").write_text(code_block("meson.md", "tablegen"))
    for command in ([meson, "setup", "build"], ["ninja", "-C", "build", "ToyOps.h.inc"]):
        succeeded, text = run(*command, tool=our_tblgen, cwd=tmp_path)
        assert succeeded, text
    made = {path.name: path.read_bytes() for path in (tmp_path / "build").glob("*.inc")}
    assert set(made) == set(TOY)
    for path in made:
        (tmp_path / "build" / path).unlink()
    succeeded, text = run("tblgen", "build", tool=our_tblgen, cwd=tmp_path)
    assert succeeded, text
    assert {name: (tmp_path / "build" / name).read_bytes() for name in made} == made


@pytest.fixture(scope="session")
def newest_meson() -> Path:
    return find_newest()


def test_as_a_subproject(tmp_path: Path, newest_meson: Path, our_tblgen: Path) -> None:
    """The same meson.build: whatever runs the program waits for all that the program needs.

    Only planned: compiling takes a minute.
    """
    dialect_project.write_sources(tmp_path)
    (tmp_path / "meson.build").write_text(MESON_BUILD)
    (tmp_path / "meson_options.txt").write_text(MESON_OPTIONS)
    (tmp_path / "subprojects").mkdir()
    (tmp_path / "subprojects/tblgen-build").symlink_to(ROOT)
    (tmp_path / "subprojects/tblgen-build.wrap").write_text(code_block("meson.md", "ini"))
    setup: list[str | Path] = [newest_meson, "setup", "b"]
    setup += ["-Dforce_fallback_for=tblgen-build", "--buildtype=debug"]
    succeeded, text = run(*setup, tool=our_tblgen, cwd=tmp_path)
    assert succeeded, text
    assert "Program tblgen found: YES (overridden)" in text
    planned = run("ninja", "-C", "b", "-n", "-v", "ToyOps.h.inc", tool=our_tblgen, cwd=tmp_path)[1]
    steps = [re.sub(r"^\[\d+/\d+\] ", "", line) for line in planned.splitlines()[1:]]
    assert "subprojects/tblgen-build/tblgen_build/launcher/tblgen dialect " in steps[-1]
    assert " -o subprojects/tblgen-build/tblgen_build/launcher/tblgen " in steps[-2]
    assert any("stage_package.py" in step for step in steps)
    compiled = [step for step in steps if " -c " in step]
    assert compiled
    assert all("-O2" in step and "-DNDEBUG" in step for step in compiled)
    installed = (tmp_path / "b/meson-info/intro-installed.json").read_text()
    assert json.loads(installed) == {}


def test_a_staged_package(tmp_path: Path, our_tblgen: Path) -> None:
    """A launcher that stands where the subproject's does finds the package made there."""
    launcher = tmp_path / "tblgen_build/launcher/tblgen"
    launcher.parent.mkdir(parents=True)
    shutil.copy(our_tblgen, launcher)
    version = ".".join(map(str, sys.version_info[:2]))
    folder = tmp_path / f"lib/python{version}/site-packages"
    stage: list[str | Path] = [
        sys.executable,
        ROOT / "packaging/stage_package.py",
        _core.__file__,
        folder,
    ]
    subprocess.run([*stage, tmp_path / "stamp"], check=True)
    links = [path.readlink() for path in (folder / "tblgen_build").iterdir()]
    assert {ROOT / "tblgen_build/generators", Path(_core.__file__).resolve()} <= set(links)
    (tmp_path / "a.td").write_text("def A;\n")
    command = f"{launcher} emit a.td --output all.json --dump-json".split()
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert "A" in json.loads((tmp_path / "all.json").read_text())


@pytest.mark.slow
def test_the_example(tmp_path: Path, newest_meson: Path, our_tblgen: Path) -> None:
    """The dialect's tool is built, passes its tests, and is not built again."""
    source = tmp_path / "example"
    shutil.copytree(ROOT / "examples" / "mlir-dialect", source)
    commands: list[list[str | Path]] = [
        [newest_meson, "setup", "b", "--buildtype=plain", "-Dcpp_args=-O0"],
        ["ninja", "-C", "b"],
        [newest_meson, "test", "-C", "b", "--print-errorlogs"],
    ]
    for command in commands:
        succeeded, text = run(*command, tool=our_tblgen, cwd=source)
        assert succeeded, text
    assert re.search(r"^Ok: +1\b", text, re.M), text
    succeeded, text = run("ninja", "-C", "b", tool=our_tblgen, cwd=source)
    assert (succeeded, text.splitlines()[-1]) == (True, "ninja: no work to do.")
