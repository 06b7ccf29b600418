"""`tblgen fmt` as people call it, and that records stay the same."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import reference

from tblgen_build import Session, TableGenError
from tblgen_build.syntax.format import formatted

ROOT = Path(__file__).resolve().parents[2]
UNTIDY = "def  A {\nint x=1;\n}\n"
TIDY = "def A {\n  int x = 1;\n}\n"

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path, our_tblgen: Path) -> Run:
    (tmp_path / "sub").mkdir()
    for name, text in {"a.td": UNTIDY, "sub/b.td": TIDY, "sub/c.txt": UNTIDY}.items():
        (tmp_path / name).write_text(text)

    def tblgen(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(our_tblgen), "fmt", *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, input=stdin)

    return tblgen


def test_in_place(run: Run, tmp_path: Path) -> None:
    untouched = (tmp_path / "sub/b.td").stat().st_mtime_ns
    done = run(".")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "a.td").read_text() == TIDY
    assert (tmp_path / "sub/b.td").stat().st_mtime_ns == untouched
    assert (tmp_path / "sub/c.txt").read_text() == UNTIDY


def test_standard_input(run: Run) -> None:
    assert run("-", stdin=UNTIDY).stdout == TIDY
    assert run("-", "--lines", "2:2", stdin=UNTIDY).stdout == UNTIDY.replace(
        "int x=1", "  int x = 1"
    )


def test_check(run: Run, tmp_path: Path) -> None:
    done = run("--check", ".")
    assert (done.returncode, done.stdout) == (1, "./a.td: would be formatted\n")
    assert (tmp_path / "a.td").read_text() == UNTIDY
    assert run("--check", "sub").returncode == 0


def test_the_examples_are_laid_out(our_tblgen: Path) -> None:
    """Each by the `tblgen.toml` that is nearest."""
    command = [str(our_tblgen), "fmt", "--diff", "examples"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


def test_each_file_as_its_nearest_project_says(run: Run, tmp_path: Path) -> None:
    long = "def A : Base<" + ", ".join(f"argument{n}" for n in range(7)) + ">;\n"
    (tmp_path / "a.td").write_text(long)
    (tmp_path / "sub/b.td").write_text(long)
    (tmp_path / "sub/tblgen.toml").write_text("[fmt]\nline-length = 100\n")
    done = run("--check", ".")
    assert (done.returncode, done.stdout) == (1, "./a.td: would be formatted\n")


def test_diff(run: Run, tmp_path: Path) -> None:
    done = run("--diff", "a.td")
    assert done.returncode == 1
    assert "-def  A {\n-int x=1;\n+def A {\n+  int x = 1;\n }\n" in done.stdout
    assert (tmp_path / "a.td").read_text() == UNTIDY


def test_bytes_that_are_no_text_and_line_ends(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.td").write_bytes(b'def  A { // \xff\n  string x = "\xfe";\n}\n')
    assert run("x.td").returncode == 0
    assert (tmp_path / "x.td").read_bytes() == b'def A { // \xff\n  string x = "\xfe";\n}\n'


def test_what_cannot_be_read(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.td").write_text("def A {\n")
    done = run("bad.td", "none.td", "a.td")
    assert done.returncode == 1
    assert done.stderr == (
        "bad.td:1: error: this '{' stays open; left as it is\n"
        "tblgen fmt: error: could not read 'none.td': No such file or directory\n"
    )
    assert (tmp_path / "a.td").read_text() == TIDY  # goes on


@pytest.mark.parametrize(
    "arguments", [[], ["-", "a.td"], ["--lines", "1", "a.td"], ["--lines", "1:2", "."]]
)
def test_usage(run: Run, arguments: list[str]) -> None:
    assert run(*arguments).returncode == 2


def installed() -> list[Path]:
    return sorted(
        Path(folder, name)
        for folder, _, names in os.walk(reference.LLVM_INCLUDE, followlinks=True)
        for name in names
        if name.endswith(".td")
    )


def records(path: Path, source: str) -> str:
    """What the file means, or why it means nothing by itself."""
    try:
        return (
            Session()
            .parse(path, source=source, include_dirs=[reference.LLVM_INCLUDE, path.parent])
            .print_records()
        )
    except TableGenError as error:
        return "\n".join(diagnostic.message for diagnostic in error.diagnostics)


@pytest.mark.slow
@pytest.mark.llvm_files
@pytest.mark.parametrize("part", range(4))
def test_installed_files_mean_the_same(part: int, once: Callable[..., str]) -> None:
    """Also: one run is enough."""
    paths = installed()
    assert len(paths) > 300
    for path in paths[part::4]:
        source = path.read_text(errors="surrogateescape")
        text = formatted(source)
        assert once(text, ()) == text, path
        if text != source:
            assert records(path, text) == records(path, source), path
