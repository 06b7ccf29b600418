"""A project that runs clang-tblgen: by LLVM's function, and by the imported program itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import CMake, installed_cmake

PROJECT = """\
cmake_minimum_required(VERSION 3.20)
project(plugin C CXX)
find_package(LLVM REQUIRED CONFIG PATHS /usr/lib/llvm-22 NO_DEFAULT_PATH)
add_executable(clang-tblgen IMPORTED)
set_target_properties(clang-tblgen PROPERTIES IMPORTED_LOCATION /usr/lib/llvm-22/bin/clang-tblgen)
set(CLANG_TABLEGEN_EXE clang-tblgen)
if(RELEASE)
  set(LLVM_VERSION_MAJOR ${RELEASE})
endif()
list(APPEND CMAKE_MODULE_PATH "${LLVM_CMAKE_DIR}")
find_package(TblgenBuild REQUIRED)
include(TableGen)
set(LLVM_TARGET_DEFINITIONS Nodes.td)
tablegen(CLANG Nodes.inc -gen-clang-stmt-nodes)
tablegen(CLANG Types.inc -gen-clang-type-nodes)
add_custom_command(OUTPUT Records.txt DEPENDS Nodes.td
  COMMAND clang-tblgen -print-records "${CMAKE_CURRENT_SOURCE_DIR}/Nodes.td" -o Records.txt)
add_custom_target(all_nodes ALL DEPENDS ${TABLEGEN_OUTPUT} Records.txt)
"""
NODES = """\
class ASTNode;
class StmtNode<ASTNode base, bit abstract = 0> : ASTNode {
  ASTNode Base = base; bit Abstract = abstract;
}
class TypeNode<TypeNode base, bit abstract = 0> : ASTNode {
  TypeNode Base = base; bit Abstract = abstract;
}
def Stmt : StmtNode<?, 1>;
def Loop : StmtNode<Stmt>;
def Type : TypeNode<?, 1>;
def PlainType : TypeNode<Type>;
"""


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "CMakeLists.txt").write_text(PROJECT)
    (folder / "Nodes.td").write_text(NODES)
    return folder


def configured(our_tblgen: Path, source: Path, *options: str) -> tuple[CMake, Path]:
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    cmake.configure(source, source / "b", *options)
    return cmake, source / "b"


def test_is_replaced(our_tblgen: Path, source: Path) -> None:
    cmake, folder = configured(our_tblgen, source)
    rules = (folder / "build.ninja").read_text()
    assert "/clang-tblgen" not in rules
    assert str(our_tblgen.with_name("tblgen-clang")) in rules
    succeeded, text = cmake.build(folder)
    assert succeeded, text
    assert text.count("Generating from Nodes.td") == 1
    assert "LOOP(Loop, Stmt)" in (folder / "Nodes.inc").read_text()
    assert "def Loop" in (folder / "Records.txt").read_text()


def test_stays_before_release_22(our_tblgen: Path, source: Path) -> None:
    """Ours has no NEON for it: a build of Clang would lack headers."""
    cmake, folder = configured(our_tblgen, source, "-DRELEASE=21")
    assert "tblgen-clang" not in (folder / "build.ninja").read_text()
    succeeded, text = cmake.build(folder)
    assert succeeded, text
    assert "Building Types.inc..." in text
