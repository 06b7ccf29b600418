"""A dialect whose operations are compiled in shards: it has them all."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from projects import CMake, actions_in, check_ctest, installed_cmake

CMAKE_LISTS = """\
cmake_minimum_required(VERSION 3.20)
project(shards C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(MLIR REQUIRED CONFIG)
find_package(TblgenBuild REQUIRED)
include_directories(SYSTEM ${MLIR_INCLUDE_DIRS})
tblgen_add_library(ToyGenerated
  SOURCE ToyOps.td
    SHARDS 2 INTO Toy HEADERS Toy.h
    OUTPUTS ToyOps.h.inc ToyOps.cpp.inc ToyOpsDialect.h.inc ToyOpsDialect.cpp.inc)
add_library(Toy STATIC Toy.cpp)
target_include_directories(Toy PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(Toy PUBLIC -fno-rtti)
target_link_libraries(Toy PUBLIC ToyGenerated MLIR LLVM)
add_executable(show show.cpp)
target_link_libraries(show PRIVATE Toy)
enable_testing()
add_test(NAME show COMMAND show)
"""
SOURCES = {
    "ToyOps.td": """\
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
class Toy_Op<string name> : Op<Toy_Dialect, name> { let results = (outs I32:$value); }
def OneOp : Toy_Op<"one">;
def TwoOp : Toy_Op<"two">;
def ThreeOp : Toy_Op<"three"> { let arguments = (ins I32:$of); let hasVerifier = 1; }
""",
    "Toy.h": """\
#pragma once
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "ToyOpsDialect.h.inc"
#define GET_OP_CLASSES
#include "ToyOps.h.inc"
""",
    "Toy.cpp": """\
#include "Toy.h"
#include "ToyOpsDialect.cpp.inc"
void toy::ToyDialect::initialize() { registerToyDialectOperations(this); }
mlir::LogicalResult toy::ThreeOp::verify() { return mlir::success(); }
""",
    "show.cpp": """\
#include "Toy.h"
#include "mlir/IR/MLIRContext.h"
int main() {
  mlir::MLIRContext context;
  context.loadDialect<toy::ToyDialect>();
  for (const char *name : {"toy.one", "toy.two", "toy.three"})
    if (!context.isOperationRegistered(name))
      return 1;
  return context.isOperationRegistered("toy.four");
}
""",
}


def write(folder: Path, lists: str = CMAKE_LISTS) -> None:
    for name, text in {**SOURCES, "CMakeLists.txt": lists}.items():
        (folder / name).write_text(text)


@pytest.fixture
def cmake(our_tblgen: Path) -> CMake:
    return CMake(installed_cmake("oldest"), "Ninja", our_tblgen)


def test_all_operations_are_there(cmake: CMake, tmp_path: Path) -> None:
    write(tmp_path)
    build = tmp_path / "b"
    cmake.configure(tmp_path, build)
    succeeded, text = cmake.build(build)
    assert succeeded, text
    # The dialect, two shards and the program.
    assert sorted(actions_in(text)) == ["ToyOps.td", *["compile"] * 4, *["link"] * 2, "tool"]
    assert {path.name for path in build.glob("*.cpp")} == {"ToyOps.0.cpp", "ToyOps.1.cpp"}
    check_ctest(build)
    _, text = cmake.build(build)
    assert "no work to do" in text


def shards_of(cmake: CMake, folder: Path, operations: int, count: str) -> int:
    """How many files there are for so many operations."""
    text = SOURCES["ToyOps.td"].partition("def OneOp")[0]
    write(folder, CMAKE_LISTS.replace("SHARDS 2", f"SHARDS {count}"))
    ops = "".join(f'def Op{n} : Toy_Op<"op{n}">;\n' for n in range(operations))
    (folder / "ToyOps.td").write_text(text + ops)
    cmake.configure(folder, folder / "b")
    rules = (folder / "b/build.ninja").read_text()
    return sum(f"ToyOps.{n}.cpp.o:" in rules for n in range(100))


@pytest.mark.parametrize(
    ("operations", "count", "expected"),
    [(3, "auto", 2), (101, "auto", 3), (2000, "auto", 32), (101, "5", 5)],
)
def test_how_many(cmake: CMake, tmp_path: Path, operations: int, count: str, expected: int) -> None:
    assert shards_of(cmake, tmp_path, operations, count) == expected


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("SHARDS 2", "SHARDS 1", "SHARDS 1: expected 2 or more, or auto"),
        ("SHARDS 2", "SHARDS many", "SHARDS many: expected 2 or more, or auto"),
        ("SHARDS 2", "", "SHARDS, INTO and HEADERS belong together"),
        ("INTO Toy", "", "SHARDS, INTO and HEADERS belong together"),
        ("HEADERS Toy.h", "", "SHARDS, INTO and HEADERS belong together"),
        ("ToyOps.cpp.inc", "", "SHARDS needs an output with the definitions of operations"),
    ],
)
def test_errors(cmake: CMake, tmp_path: Path, before: str, after: str, message: str) -> None:
    write(tmp_path, CMAKE_LISTS.replace(before, after))
    text = cmake.configure(tmp_path, tmp_path / "b", succeeds=False)
    assert message in " ".join(text.split())


MESON_BUILD = """\
project('toy', 'cpp', meson_version: '>=1.0', default_options: ['cpp_std=c++17'])
tblgen = find_program('tblgen')
shards = []
foreach i : range(2)
  shards += 'ToyOps.@0@.cpp'.format(i)
endforeach
toy_td = custom_target('toy_td', input: 'ToyOps.td', depfile: 'toy_td.d',
  output: ['ToyOps.h.inc', 'ToyOps.cpp.inc', 'ToyOpsDialect.h.inc', 'ToyOpsDialect.cpp.inc',
    shards],
  command: [tblgen, 'dialect', '@INPUT@', '@OUTPUT@', '-d', '@DEPFILE@', '--dialect', 'toy',
    '--shard-header', 'Toy.h'])
toy = static_library('toy', 'Toy.cpp', toy_td,
  include_directories: include_directories('.', '/usr/lib/llvm-22/include', is_system: true),
  cpp_args: ['-fno-rtti'])
"""


def test_meson(our_tblgen: Path, tmp_path: Path) -> None:
    write(tmp_path)
    (tmp_path / "meson.build").write_text(MESON_BUILD)
    path = os.pathsep.join([str(our_tblgen.parent), os.environ["PATH"]])
    meson = Path(sys.executable).with_name("meson")
    commands = ([str(meson), "setup", "b", "."], ["ninja", "-C", "b"])
    for command in commands:
        done = subprocess.run(
            command, cwd=tmp_path, env={**os.environ, "PATH": path}, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout + done.stderr
    symbols = subprocess.run(
        ["nm", "-C", "--defined-only", tmp_path / "b/libtoy.a"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in ("Operations(", "Operations0(", "Operations1("):
        assert f" T toy::registerToyDialect{name}" in symbols
