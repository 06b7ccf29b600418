"""`tblgen wrap`: another TableGen with our depfiles, cache and builds."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

DIALECT = """\
include "mlir/IR/OpBase.td"
include "More.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "toy"; }
def Toy_AddOp : Op<Toy_Dialect, "add"> { let summary = SUMMARY.text; }
"""
CONFIG = f"""\
tool = "./counted-tblgen"
include = ["include"]
llvm-include = "{LLVM_INCLUDE}"
[[source]]
file = "Toy.td"
outputs.gen-op-decls = "Toy.h.inc"
outputs.gen-op-defs = "Toy.cpp.inc"
"""


class Folder:
    """A dialect, and a wrapper of the reference tool that counts its calls."""

    def __init__(self, tblgen: Path, reference: Path, folder: Path) -> None:
        self.tblgen = tblgen
        self.folder = folder / "project"
        self.environment = {
            **os.environ,
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": str(folder / "cache"),
        }
        (self.folder / "include").mkdir(parents=True)
        self.write("Toy.td", DIALECT)
        self.write("include/More.td", 'def SUMMARY { string text = "adds"; }\n')
        self.write("counted-tblgen", f'#!/bin/sh\necho >> calls\nexec {reference} "$@"\n')
        (self.folder / "counted-tblgen").chmod(0o755)
        self.write("calls", "")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def read(self, name: str) -> bytes:
        return (self.folder / name).read_bytes()

    def calls(self) -> int:
        """How often the tool was called since this was asked last."""
        count = len(self.read("calls").splitlines())
        self.write("calls", "")
        return count

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.tblgen), *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
        )

    def wrap(self, *more: str) -> subprocess.CompletedProcess[str]:
        arguments = ["--gen-op-decls", f"-I{LLVM_INCLUDE}", "-I", "include", "Toy.td", *more]
        return self.run("wrap", "./counted-tblgen", "--", *arguments)


@pytest.fixture
def folder(our_tblgen: Path, mlir_tblgen: Path, tmp_path: Path) -> Folder:
    return Folder(our_tblgen, mlir_tblgen, tmp_path)


def test_runs_once_for_the_same_inputs(folder: Folder) -> None:
    done = folder.wrap("-o", "a.inc", "-d", "a.d")
    assert (done.returncode, done.stderr, folder.calls()) == (0, "", 1)
    text = folder.read("a.inc")
    assert b"class AddOp" in text
    depfile = folder.read("a.d").decode()
    assert depfile.startswith("a.inc: Toy.td ")
    assert " include/More.td" in depfile
    (folder.folder / "a.inc").unlink()
    folder.wrap("-o", "a.inc", "-d", "a.d")
    assert (folder.read("a.inc"), folder.calls()) == (text, 0)
    folder.write("include/More.td", 'def SUMMARY { string text = "sums"; }\n')
    folder.wrap("-o", "a.inc")
    assert folder.calls() == 1


def test_another_tool_is_another_result(folder: Folder) -> None:
    folder.wrap("-o", "a.inc")
    path = folder.folder / "counted-tblgen"
    path.write_text(path.read_text() + "# another version\n")
    folder.calls()
    folder.wrap("-o", "a.inc")
    assert folder.calls() == 1


def test_failure_leaves_the_output(folder: Folder) -> None:
    folder.write("a.inc", "old")
    folder.write("Toy.td", DIALECT + "oops\n")
    done = folder.wrap("-o", "a.inc")
    assert done.returncode == 1
    assert done.stderr.startswith("Toy.td:5:1: error: ")
    assert folder.read("a.inc") == b"old"


def test_a_call_without_output_is_passed_on(folder: Folder) -> None:
    done = folder.wrap()
    assert done.returncode == 0
    assert "class AddOp" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["no-tblgen", "--", "a.td", "-o", "x"], "there is no program 'no-tblgen' on PATH"),
        (["sh", "a.td", "-o", "x"], "expected TOOL -- ARGUMENTS"),
        (["sh", "--", "-o", "x"], "the call of 'sh' names no .td file"),
        (["sh", "--", "@x", "-o", "x"],
         "a wrapped tool's arguments cannot come from a response file"),
    ],
)  # fmt: skip
def test_errors(folder: Folder, arguments: list[str], message: str) -> None:
    done = folder.run("wrap", *arguments)
    assert (done.returncode, done.stderr) == (2, f"tblgen wrap: error: {message}\n")


def test_a_build_with_a_wrapped_tool(folder: Folder) -> None:
    folder.write("tblgen.toml", CONFIG)
    done = folder.run("build")
    assert (done.returncode, folder.calls()) == (0, 2), done.stderr
    assert folder.run("build").stdout == "2 outputs: 2 up to date\n"
    folder.write("include/More.td", 'def SUMMARY { string text = "sums"; }\n')
    done = folder.run("build", "--explain")
    assert folder.calls() == 2
    assert f"because '{folder.folder}/include/More.td' has changed\n" in done.stdout
    path = folder.folder / "counted-tblgen"
    path.write_text(path.read_text() + "# another version\n")
    done = folder.run("build", "--explain")
    assert folder.calls() == 2
    assert f"because the tool '{path}' has changed\n" in done.stdout


def test_a_database_with_a_wrapped_tool(folder: Folder) -> None:
    folder.write("tblgen.toml", CONFIG)
    folder.run("build")
    texts = folder.read("build/Toy.h.inc")
    (folder.folder / "build/Toy.h.inc").unlink()
    (folder.folder / "build/.tblgen_state").unlink()
    done = folder.run("build", "--database", "build")
    assert done.stdout.endswith("2 outputs: 2 from the cache\n")
    assert folder.read("build/Toy.h.inc") == texts
