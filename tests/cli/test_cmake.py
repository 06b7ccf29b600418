"""LLVM's own CMake functions with our command: one variable changes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

CMAKE_LISTS = """\
cmake_minimum_required(VERSION 3.20)
project(drop_in C CXX)
find_package(MLIR REQUIRED CONFIG PATHS /usr/lib/llvm-22 NO_DEFAULT_PATH)
set(MLIR_TABLEGEN_EXE ${TBLGEN})
list(APPEND CMAKE_MODULE_PATH ${MLIR_CMAKE_DIR} ${LLVM_CMAKE_DIR})
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include_directories(${MLIR_INCLUDE_DIRS})
set(LLVM_TARGET_DEFINITIONS Ops.td)
mlir_tablegen(Records.txt --print-records)
add_public_tablegen_target(Generated)
"""
OPS = 'include "More.td"\n'
MORE = 'include "mlir/IR/OpBase.td"\ndef TestDialect : Dialect { let name = "test"; }\n'


def build(folder: Path) -> str:
    command = ["cmake", "--build", "build", "--target", "Generated"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_drop_in(our_tblgen: Path, tmp_path: Path) -> None:
    for name, text in (("CMakeLists.txt", CMAKE_LISTS), ("Ops.td", OPS), ("More.td", MORE)):
        (tmp_path / name).write_text(text)
    tool = our_tblgen.with_name("tblgen-mlir")
    configure = ["cmake", "-G", "Ninja", "-B", "build", f"-DTBLGEN={tool}", "."]
    done = subprocess.run(configure, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr

    assert "Building Records.txt" in build(tmp_path)
    assert "def TestDialect {" in (tmp_path / "build" / "Records.txt").read_text()
    assert "no work to do" in build(tmp_path)

    with (tmp_path / "More.td").open("a") as included:
        included.write("def AnotherOne;\n")
    build(tmp_path)
    assert "def AnotherOne {" in (tmp_path / "build" / "Records.txt").read_text()
