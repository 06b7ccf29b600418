"""What is left of a text when every part that a fault does not need is removed."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tblgen_build import Session, TableGenError
from tblgen_build.syntax.reduce import reduced

SOURCE = """\
include "none.td" // not needed
class Unused<int x> { int y = x; }
class A<int x, string s> : Unused<x> {
  int z = x; // a remark
  string t = s;
  list<int> l = [1, 2, x];
}
let z = 1 in {
  foreach i = 0-3 in {
    def B#i : A<i, "b">;
    def Fault : A<i, "c"> { let nothing = 1; }
  }
}
multiclass M<int n> { def a : A<n, "d">; }
defm X : M<1>;
"""


def first_error(text: str) -> str:
    try:
        Session().parse("a.td", source=text)
    except TableGenError as error:
        return error.diagnostics[0].message
    return ""


def test_by_a_word() -> None:
    small = reduced(SOURCE, lambda text: "nothing" in text)
    assert "nothing" in small
    assert len(small.splitlines()) == 1


def test_by_an_error() -> None:
    source = SOURCE.partition("\n")[2]
    message = first_error(source)
    assert "nothing" in message
    small = reduced(source, lambda text: first_error(text) == message)
    assert first_error(small) == message
    assert len(small.split()) < 12, small


def test_what_is_no_tablegen_is_cut_by_lines() -> None:
    text = "def A {\n" * 50 + '"open\n' + "def B;\n" * 50
    assert reduced(text, lambda t: '"open' in t) == '"open\n'


def test_nothing_can_be_left_out_alone() -> None:
    text = "def A;\ndef B;\ndef C;\ndef D;\n"
    small = reduced(text, lambda t: ("A" in t) == ("C" in t) and "A" in t)
    assert small.split() == ["def", "A;", "def", "C;"]


@pytest.fixture
def script(tmp_path: Path) -> Path:
    (tmp_path / "a.td").write_text("def A;\n// why\ndef Fault { int x = 1; }\ndef B;\n")
    path = tmp_path / "test.sh"
    path.write_text('#!/bin/sh\ngrep -q "def Fault" "$1"\n')
    path.chmod(0o755)
    return path


def test_command(script: Path, our_tblgen: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(our_tblgen), "reduce", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=script.parent)

    done = run("--test", "test.sh", "a.td")
    assert (done.returncode, done.stdout.strip()) == (0, "def Fault;")
    assert done.stderr.startswith("a.td: 4 lines, now 1, after ")
    assert run("--test", "test.sh", "a.td", "-o", "small.td").stdout == ""
    assert (script.parent / "small.td").read_text().strip() == "def Fault;"
    (script.parent / "a.td").write_text("def B;\n")
    wrong = run("--test", "test.sh", "a.td")
    assert (wrong.returncode, "does not end with 0" in wrong.stderr) == (1, True)
    missing = run("--test", "nowhere.sh", "a.td")
    assert (missing.returncode, "could not run 'nowhere.sh'" in missing.stderr) == (1, True)
    assert run("a.td").returncode == 2
