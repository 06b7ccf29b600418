"""Runs CMake projects with the tool under test, and reads from their output what was done."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "cmake"
MLIR = "/usr/lib/llvm-22/lib/cmake/mlir"
GENERATORS = ("Ninja", "Ninja Multi-Config", "Unix Makefiles")
ACTION = re.compile(
    r"^(?:\[ *\d+(?:/\d+|%)\] )?(?:"  # none where Make runs a command of ours
    r"Generating from (?P<source>\S+)|Building (?P<output>\S+)\.\.\.|(?P<tool>Looking at tblgen)"
    r"|(?P<compile>Building C\w* object)|(?P<link>Linking))",
    re.MULTILINE,
)


# What CMake asks compilers and finds installed: a second for each project with MLIR.
SURVEY = f"""
cmake_minimum_required(VERSION 3.20)
project(survey C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(MLIR REQUIRED CONFIG PATHS {MLIR} NO_DEFAULT_PATH)
list(APPEND CMAKE_MODULE_PATH ${{MLIR_CMAKE_DIR}} ${{LLVM_CMAKE_DIR}})
include(AddLLVM)
include(HandleLLVMOptions)
"""
ANSWER = re.compile(r"^((?:C|CXX|FFI|HAVE|LINKER|LLVM|SUPPORTS)_\w+):INTERNAL=(.*)$", re.MULTILINE)


@functools.cache
def survey(program: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder with `known.cmake` and `CMakeFiles`: what CMake finds out about this machine."""
    holder = tempfile.TemporaryDirectory(prefix="cmake-survey-")
    folder = Path(holder.name)
    (folder / "CMakeLists.txt").write_text(SURVEY)
    command = [str(program), "-G", "Ninja", "-S", holder.name, "-B", holder.name]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    known = [
        f'set({name} "{value}" CACHE INTERNAL "")\n'
        for name, value in ANSWER.findall((folder / "CMakeCache.txt").read_text())
    ]
    (folder / "known.cmake").write_text("".join(known))
    return holder


def not_asked_again(program: Path, build: Path) -> list[str]:
    """Puts what is known of the compilers into a new build folder; the options for the rest."""
    folder = Path(survey(program).name)
    [compilers] = (folder / "CMakeFiles").glob("[0-9]*")
    shutil.copytree(compilers, build / "CMakeFiles" / compilers.name)
    # Without it, CMake throws away what it has not written itself.
    return ["-DCMAKE_PLATFORM_INFO_INITIALIZED=1", "-C", str(folder / "known.cmake")]


@dataclass(frozen=True)
class CMake:
    """A CMake program and the build tool it writes for."""

    program: Path
    generator: str
    tblgen: Path

    def configure(self, source: Path, build: Path, *options: str, succeeds: bool = True) -> str:
        command = [
            str(self.program), "-G", self.generator, "-S", str(source), "-B", str(build),
            f"-DTblgenBuild_DIR={PACKAGE}", f"-DTBLGEN_EXECUTABLE={self.tblgen}",
            f"-DMLIR_DIR={MLIR}", "-Wno-dev", "--no-warn-unused-cli", *options,
        ]  # fmt: skip
        if not (build / "CMakeFiles").exists():
            command += not_asked_again(self.program, build)
        done = subprocess.run(command, capture_output=True, text=True)
        text = done.stdout + done.stderr
        assert (done.returncode == 0) == succeeds, text
        return text

    def build(self, build: Path, *options: str) -> tuple[bool, str]:
        command = [str(self.program), "--build", str(build), *options]
        done = subprocess.run(command, capture_output=True, text=True)
        return done.returncode == 0, done.stdout + done.stderr


def check_ctest(build: Path) -> None:
    """The project's own tests pass, as the environment's CTest runs them."""
    done = subprocess.run(
        [installed_cmake("newest").with_name("ctest"), "--output-on-failure"],
        cwd=build,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout


def installed_cmake(which: str) -> Path:
    """The distribution's CMake ("oldest": Debian 12 has 3.25), or the one of the environment.

    TBLGEN_OLDEST_CMAKE may name an older one, as `pip download cmake==3.20.5` has it.
    """
    if which == "oldest":
        if given := os.environ.get("TBLGEN_OLDEST_CMAKE"):
            return Path(given)
        found = shutil.which("cmake", path="/usr/bin")
    else:
        found = shutil.which("cmake", path=str(Path(sys.executable).parent))
    if found is None:
        need = "apt-get install cmake" if which == "oldest" else "pip install 'cmake>=4'"
        pytest.fail(f"CMake is missing: {need}", pytrace=False)
    return Path(found)


def actions_in(text: str) -> list[str]:
    """In order: sources generated from, LLVM's outputs, "tool", "compile", "link"."""
    found = []
    for match in ACTION.finditer(text):
        kind = "compile" if match["compile"] else "link" if match["link"] else "tool"
        found.append(match["source"] or match["output"] or kind)
    return found
