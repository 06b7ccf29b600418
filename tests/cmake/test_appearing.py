"""Changes in source folders: which of them cause a check, and which cause commands."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from build_tool_replay import replay_build_tool
from projects import GENERATORS, CMake, actions_in, installed_cmake

CMAKE_LISTS = """\
cmake_minimum_required(VERSION 3.20)
project(appearing NONE)
find_package(TblgenBuild REQUIRED)
add_subdirectory(one)
add_subdirectory(two)
"""
FOLDER = """\
include_directories(${PROJECT_SOURCE_DIR}/first ${PROJECT_SOURCE_DIR}/include)
tblgen_add_library(@ TOOL llvm
  SOURCE @.td OUTPUT @.txt --print-records OUTPUT @.json --dump-json)
add_custom_target(all_@ ALL DEPENDS @)
"""
SOURCES = {
    "CMakeLists.txt": CMAKE_LISTS,
    "one/one.td": 'include "base/Common.td"\ndef One : Common;\n',
    "two/two.td": 'include "Other.td"\nclass Two;\n',
    "one/CMakeLists.txt": FOLDER.replace("@", "one"),
    "two/CMakeLists.txt": FOLDER.replace("@", "two"),
    "include/base/Common.td": "class Common { int number = 1; }\n",
    "include/Other.td": "class Other;\n",
    "include/Late.td": "def Late;\n",
    "first/README": "",
}


class Folder:
    """The project, built."""

    def __init__(self, root: Path, cmake: CMake) -> None:
        self.root = root
        self.cmake = cmake
        for name, text in SOURCES.items():
            self.write(name, text)
        cmake.configure(root, root / "b")
        assert sorted(self.build()) == ["one.td", "tool", "two.td"]
        assert self.build() == []

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def build(self) -> list[str]:
        succeeded, text = self.cmake.build(self.root / "b")
        assert succeeded, text
        return actions_in(text)

    def records(self, name: str) -> str:
        return (self.root / "b" / name / f"{name}.txt").read_text()


@pytest.fixture(params=GENERATORS, ids=lambda name: name.replace(" ", ""))
def folder(request: pytest.FixtureRequest, our_tblgen: Path, tmp_path: Path) -> Folder:
    cmake = CMake(installed_cmake("oldest"), request.param, our_tblgen)
    return Folder(tmp_path / "a project", cmake)


@pytest.mark.parametrize("name", ["one", "include", "include/base", "first"])
def test_a_swap_file(folder: Folder, name: str) -> None:
    """It leads to one look; no output's command runs."""
    swap = folder.root / name / ".something.td.swp"
    swap.write_text("")
    swap.unlink()
    assert folder.build() in (["tool"], [])
    assert folder.build() == []


def test_a_file_put_in_place(folder: Folder) -> None:
    """As `sed -i` and many editors do: what depends on the file runs, nothing else."""
    new = folder.root / "include/sedTmp1"
    new.write_text("class Other { int number = 2; }\n")
    new.replace(folder.root / "include/Other.td")
    assert [action for action in folder.build() if action != "tool"] == ["two.td"]
    assert "int number = 2" in folder.records("two")
    assert folder.build() == []


def test_a_file_appears(folder: Folder) -> None:
    """In a folder that was not there either. Only a command that would find it first runs."""
    folder.write("first/base/Common.td", "class Common { int number = 3; }\n")
    assert folder.build() == ["tool", "one.td"]
    assert "int number = 3" in folder.records("one")
    assert folder.build() == []
    (folder.root / "first/base/Common.td").unlink()
    assert [action for action in folder.build() if action != "tool"] == ["one.td"]
    assert "int number = 1" in folder.records("one")
    assert folder.build() == []


def test_an_include_that_nobody_looked_for_before(folder: Folder) -> None:
    """A file looked for since the last look: its folder counts until there is another look."""
    folder.write("one/one.td", SOURCES["one/one.td"] + 'include "Late.td"\n')
    assert folder.build() == ["one.td"]
    folder.write("first/Late.td", "def Sooner;\n")
    assert folder.build() == ["tool", "one.td"]
    assert "Sooner" in folder.records("one")
    assert folder.build() == []


def test_comes_goes_and_comes(folder: Folder) -> None:
    folder.write("first/Other.td", "class First;\n")
    folder.build()
    (folder.root / "first/Other.td").unlink()
    folder.build()
    assert "class First" not in folder.records("two")
    folder.write("first/Other.td", "class First;\n")
    assert folder.build() == ["tool", "two.td"]
    assert "class First" in folder.records("two")


def missing_guards(folder: Folder) -> None:
    for path in (folder.root / "b/tblgen-build/guards").iterdir():
        path.unlink()


def missing_stamp(folder: Folder) -> None:
    (folder.root / "b/tblgen-build/tool.stamp").unlink()


@pytest.mark.parametrize("remove", [missing_guards, missing_stamp])
def test_removed_by_somebody(folder: Folder, remove: Callable[[Folder], None]) -> None:
    remove(folder)
    folder.build()
    assert folder.build() == []
    folder.write("first/Other.td", "class First;\n")
    folder.build()
    assert "class First" in folder.records("two")


def test_a_folder_that_the_build_writes_to(our_tblgen: Path, tmp_path: Path) -> None:
    """Outputs beside sources: there is still nothing to do after a build."""
    lists = FOLDER.replace("@", "one").replace("TOOL", "OUTPUT_DIRECTORY made TOOL")
    for name, text in SOURCES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    made = tmp_path / "include/made"
    (tmp_path / "one/CMakeLists.txt").write_text(
        lists.replace(" made ", " ${PROJECT_SOURCE_DIR}/include/made ")
    )
    made.mkdir()
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    cmake.configure(tmp_path, tmp_path / "b")
    cmake.build(tmp_path / "b")
    assert (made / "one.txt").exists()
    _, text = cmake.build(tmp_path / "b")
    assert "no work to do" in text


@pytest.mark.parametrize("kind", ["Ninja", "Unix Makefiles"])
def test_random_edits(our_tblgen: Path, tmp_path: Path, kind: str) -> None:
    replay_build_tool(our_tblgen, tmp_path, kind, 8, 20_260_101)


def test_what_a_guard_lists(folder: Folder) -> None:
    found = {
        path.name.partition(".txt")[0]: path.read_text().splitlines()
        for path in (folder.root / "b/tblgen-build/guards").iterdir()
    }
    root = os.path.realpath(folder.root)
    assert found["one"] == [f"{root}/first/base/Common.td", f"{root}/one/base/Common.td"]
    assert found["two"] == [f"{root}/first/Other.td", f"{root}/two/Other.td"]
