"""tblgen_add_library(): one parse, right order, nothing stale, nothing done twice."""

from __future__ import annotations

import subprocess
from pathlib import Path

import dialect_project
import pytest
from cmake_outputs import cmake_outputs
from dialect_project import TOY, Build, Project
from projects import GENERATORS, CMake, actions_in, installed_cmake

from tblgen_build.project.output_names import TOPICS, UnknownName, output_options

CMAKE_LISTS = """\
cmake_minimum_required(VERSION 3.20)
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
        actions = [NAMES.get(action, action) for action in actions_in(text)]
        if actions != ["tool"]:  # a look beside what it may lead to
            actions = [action for action in actions if action != "tool"]
        return succeeded, tuple(actions), text

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
    assert done.actions == ("compile", "link", "names", "toy"), done.text
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


def test_a_changed_tool(project: Project) -> None:
    """As after an upgrade: everything is made again, and what is the same is not touched."""
    (project.outputs / "tblgen-build" / "tool.stamp").write_text("another digest\n")
    done = project.build()
    # Some see that the stamp is not what its command wrote, and run that too.
    assert set(done.actions) - {"tool"} == {"names", "toy"}
    assert done.rewritten == frozenset()
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


ROOT = Path(__file__).resolve().parents[2]
NAMES_PROJECT = """\
cmake_minimum_required(VERSION 3.20)
project(names NONE)
find_package(TblgenBuild REQUIRED)
"""


def test_names_mean_what_they_do_in_tblgen_dialect(our_tblgen: Path, tmp_path: Path) -> None:
    """Every name that is one gets the options that `tblgen dialect` gives it; no other does."""
    call = '_tblgen_options_for(options "{0}" "{1}" toy Toy)\nmessage(STATUS "{1} ${{options}}")\n'
    expected, lines = [], [NAMES_PROJECT]
    names = [
        f"Toy{stem}{form}"
        for stem in (*TOPICS, "")
        for form in (".h.inc", ".cpp.inc", ".md", ".inc")
    ]
    for name in names:
        try:
            options = output_options("Toy.td", name, "toy", "Toy")
        except UnknownName:
            continue
        lines.append(call.format("Toy.td", name))
        expected.append(f"-- {name} {';'.join(options)}")
    (tmp_path / "CMakeLists.txt").write_text("".join(lines))
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    text = cmake.configure(tmp_path, tmp_path / "b")
    assert [line for line in text.splitlines() if line.startswith("-- Toy")] == expected
    assert len(expected) > 40


def test_the_list_of_names_is_made_from_the_one_there_is() -> None:
    found = (ROOT / "cmake/TblgenBuild/Outputs.cmake").read_text()
    assert found == cmake_outputs(), "python packaging/cmake_outputs.py makes it"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("tblgen_add_library(t SOURCE a.td OUTPUTS a.txt)", "does not say what to generate"),
        ("tblgen_add_library(t SOURCE a.td OUTPUTS aPasses.cpp.inc)", "does not say what to gener"),
        ("tblgen_add_library(t SOURCE a.td)", "SOURCE a.td has no OUTPUTS"),
        ("tblgen_add_library(t)", "there is no SOURCE"),
        ("tblgen_add_library(t a.td)", "'a.td' is none of"),
        ("tblgen_add_library(t SOURCE a.td more)", "'more' after SOURCE a.td: expected DIALECT"),
    ],
)
def test_errors(our_tblgen: Path, tmp_path: Path, call: str, message: str) -> None:
    (tmp_path / "CMakeLists.txt").write_text(f"{NAMES_PROJECT}{call}\n")
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    text = cmake.configure(tmp_path, tmp_path / "b", succeeds=False)
    assert message in " ".join(text.split())


def test_order_through_other_libraries(our_tblgen: Path, tmp_path: Path) -> None:
    """A target that links a library that links it is compiled after the files are there."""
    (tmp_path / "CMakeLists.txt").write_text(
        CMAKE_LISTS.replace("project(toy C)", "project(toy C)\nadd_subdirectory(user)")
    )
    (tmp_path / "user").mkdir()
    (tmp_path / "user/CMakeLists.txt").write_text(
        "add_library(inner INTERFACE)\ntarget_link_libraries(inner INTERFACE names)\n"
        "add_library(outer STATIC outer.c)\ntarget_link_libraries(outer PUBLIC inner)\n"
        "add_executable(far far.c)\ntarget_link_libraries(far PRIVATE outer)\n"
    )
    dialect_project.write_sources(tmp_path)
    (tmp_path / "user/outer.c").write_text("const char *outer =\n#include <Names.h.inc>\n;\n")
    (tmp_path / "user/far.c").write_text(
        "const char *far =\n#include <Names.h.inc>\n;\nint main(void) { return 0; }\n"
    )
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    cmake.configure(tmp_path, tmp_path / "b")
    # Only what this object file waits for is made: without the order, nothing is generated.
    ninja = ["ninja", "-C", str(tmp_path / "b"), "user/CMakeFiles/far.dir/far.c.o"]
    done = subprocess.run(ninja, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert sorted(actions_in(done.stdout)) == ["Names.td", "compile", "tool"]
