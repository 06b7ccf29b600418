"""tblgen_add_library(): one parse, right order, nothing stale, nothing done twice."""

from __future__ import annotations

from pathlib import Path

import dialect_project
import pytest
from dialect_project import TOY, Build, Project
from projects import GENERATORS, CMake, actions_in, installed_cmake

CMAKE_LISTS = """\
cmake_minimum_required(VERSION 3.25)
project(toy C)
find_package(TblgenBuild REQUIRED)
tblgen_add_library(toy
  INCLUDE_DIRECTORIES first include /usr/lib/llvm-22/include
  DEFINES ${TOY_DEFINES}
  SOURCE ToyOps.td
    OUTPUTS ToyOps.h.inc ToyOps.cpp.inc ToyOpsDialect.h.inc ToyOpsDialect.cpp.inc)
tblgen_add_library(names
  LOAD names.py
  SOURCE Names.td
    OUTPUT Names.h.inc --gen-names)
add_executable(show main.c)
target_link_libraries(show PRIVATE names)
"""
NAMES = {"ToyOps.td": "toy", "Names.td": "names"}


def make_project(root: Path, cmake: CMake) -> Project:
    dialect_project.write_sources(root)
    (root / "CMakeLists.txt").write_text(CMAKE_LISTS)
    cmake.configure(root, root / "b")

    def build() -> tuple[bool, tuple[str, ...], str]:
        succeeded, text = cmake.build(root / "b")
        return succeeded, tuple(NAMES.get(a, a) for a in actions_in(text)), text

    return Project(root, root / "b", build)


# Every build tool once, both versions of CMake with the one that most use.
@pytest.fixture(
    params=[*(("oldest", generator) for generator in GENERATORS), ("newest", "Ninja")],
    ids=lambda p: f"{p[0]}-{p[1].replace(' ', '')}",
)
def cmake(request: pytest.FixtureRequest, our_tblgen: Path) -> CMake:
    version, generator = request.param
    return CMake(installed_cmake(version), generator, our_tblgen)


@pytest.fixture
def project(tmp_path: Path, cmake: CMake) -> Project:
    project = make_project(tmp_path / "a project", cmake)
    done = project.build()
    assert done.actions == ("compile", "link", "names", "tool", "toy"), done.text
    assert project.build() == Build(True, (), frozenset(), "")
    return project


def test_edits(project: Project) -> None:
    dialect_project.check_edits(project)


def test_a_deleted_include(project: Project) -> None:
    dialect_project.check_deleted(project)


def test_a_switched_branch(project: Project) -> None:
    dialect_project.check_branches(project, rebuilds=("names", "toy"))


def test_a_changed_define(project: Project, cmake: CMake) -> None:
    cmake.configure(project.root, project.outputs, "-DTOY_DEFINES=TOY_EXTRA")
    done = project.build()
    assert done == Build(True, ("toy",), frozenset(TOY[:2]), ""), done.text
    assert "ExtraOp" in (project.outputs / "ToyOps.h.inc").read_text()
    assert project.build().actions == ()


def test_deleted_outputs(project: Project) -> None:
    contents = project.contents()
    for name in ("ToyOps.cpp.inc", "Names.h.inc"):
        (project.outputs / name).unlink()
    done = project.build()
    assert done.succeeded, done.text
    assert {"ToyOps.cpp.inc", "Names.h.inc"} <= done.rewritten
    assert project.contents() == contents
    assert project.build().actions == ()
