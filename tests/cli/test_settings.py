"""`tblgen.toml` and compile databases serve every subcommand."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tblgen_build.cli.main import command
from tblgen_build.cli.subcommands import check

Run = Callable[..., tuple[int, str]]

CONFIG = """\
include = ["inc"]
defines = ["WANTED"]
llvm-include = false
[[source]]
file = "src/A.td"
outputs = { print-records = "A.txt" }
"""
A = """\
include "Base.td"
#ifdef WANTED
def A : Base;
#endif
"""


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Run:
    def ran(*arguments: str) -> tuple[int, str]:
        status = command("plain", "tblgen", arguments)
        done = capfd.readouterr()
        return status, done.out + done.err

    return ran


@pytest.fixture(params=["tblgen.toml", "database", "unnamed"])
def project(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """By a configuration that names the file or does not, or by a database in `build/`."""
    monkeypatch.chdir(tmp_path)
    for name in ("inc", "src", "build"):
        Path(name).mkdir()
    Path("inc/Base.td").write_text(
        "#ifndef BASE_TD\n#define BASE_TD\nclass Base { int x = 1; }\n#endif\n"
    )
    Path("src/A.td").write_text(A)
    if request.param == "database":
        entry = {
            "directory": str(tmp_path),
            "file": "src/A.td",
            "output": "build/A.txt",
            "arguments": ["tblgen", "-Iinc", "-DWANTED", "src/A.td", "-o", "build/A.txt"],
        }
        Path("build/tblgen_commands.json").write_text(json.dumps([entry]))
    else:
        named = CONFIG if request.param == "tblgen.toml" else CONFIG.partition("[[")[0]
        Path("tblgen.toml").write_text(named)
    return str(request.param)


def test_every_subcommand(project: str, run: Run) -> None:
    status, text = run("origin", "src/A.td", "A.x")
    assert status == 0
    assert "inc/Base.td:3" in text
    assert run("deps", "src/A.td") == (0, "src/A.td\ninc/Base.td\n")
    status, text = run("-E", "src/A.td")
    assert status == 0
    assert "def A : Base;" in text
    assert run("lint", "src/A.td", "--rules=unused-argument") == (0, "")
    assert run("check", "src/A.td") == (0, "1 main file, 0 messages\n")
    assert run("graph", "src/A.td")[0] == 0
    if project != "unnamed":
        assert run("graph") == run("graph", "src/A.td")
        assert run("check") == (0, "1 main file, 0 messages\n")


def test_a_build_folder_is_found(project: str, run: Run) -> None:
    if project == "unnamed":
        assert run("build")[0] == 2
        return
    assert run("build", "-q") == (0, "")
    assert "up to date" in run("explain", "build/A.txt")[1]


def test_dialect(project: str, run: Run) -> None:
    """Except for a build, whose command says all that its outputs depend on."""
    Path("inc/mlir/IR").mkdir(parents=True)
    Path("inc/mlir/IR/OpBase.td").write_text("")
    assert run("dialect", "--print", "src/A.td", "a.inc")[1].count("-D WANTED") == 1
    assert "WANTED" not in run("dialect", "--print", "-I", "inc", "-d", "d", "src/A.td", "a.inc")[1]


def test_a_configuration_that_is_wrong(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.td").write_text("def A;\n")
    for text, message in (
        ("[lint]\nrule = []\n", "2: unknown key 'rule'; did you mean 'rules'?"),
        ("[fmt]\nline-length = 3\n", "2: 'line-length' must be a number from 40 to 999"),
    ):
        Path("tblgen.toml").write_text(text)
        for name in ("lint", "deps", "fmt", "check"):
            status, said = run(name, "a.td")
            assert status in (1, 2), name
            assert f"tblgen {name}: error: {tmp_path}/tblgen.toml:{message}" in said


def test_tables_of_fmt_and_lint(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    line = f'def A {{ list<string> x = ["{"a" * 30}", "{"b" * 30}", "{"c" * 20}"]; }}\n'
    Path("a.td").write_text(line)
    Path("third").mkdir()
    Path("third/b.td").write_text("def  B;\ndefvar spare = 1;\n")
    assert len(line) > 100
    assert run("fmt", "--check", "a.td")[0] == 1
    Path("tblgen.toml").write_text('[fmt]\nline-length = 160\nexclude = ["third"]\n')
    assert run("fmt", "--check", ".") == (0, "")
    assert run("fmt", "--check", "--line-length=80", "a.td")[0] == 1
    assert "[unused-variable]" in run("lint", "third/b.td")[1]
    for table in ('rules = ["-unused-variable"]', 'exclude = ["third/*.td"]'):
        Path("tblgen.toml").write_text(f"[lint]\n{table}\n")
        assert run("lint", "third/b.td") == (0, "")
    Path("tblgen.toml").write_text('[lint]\nrules = ["-unused-variable"]\n')
    assert "[unused-variable]" in run("lint", "--rules=unused-variable", "third/b.td")[1]


def test_lint_of_standard_input(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    monkeypatch.chdir(tmp_path)
    for arguments, wanted in ((["-"], 1), (["-", "--fix"], 2)):
        text = io.TextIOWrapper(io.BytesIO(b"def A;\ndefvar spare = 1;\n"))
        monkeypatch.setattr(sys, "stdin", text)
        status, said = run("lint", *arguments)
        assert status == wanted
        assert wanted == 2 or said.startswith("<stdin>:2:8: warning: ")


def test_check_again_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("b.td").write_text("class B;\n")
    Path("a.td").write_text('include "b.td"\ndef A : B;\n')
    ticks = iter(range(2))

    def tick() -> None:
        if next(ticks) == 0:
            Path("b.td").write_text("class OtherName;\n")
        else:
            raise KeyboardInterrupt

    request = check.argument_parser().parse_args(["a.td", "--watch"])
    assert check.watch(request, tick) == 0
    said = capfd.readouterr().err
    assert said.count("waiting for changes") == 2
    assert "a.td:2:9: error: Couldn't find class 'B'" in said.partition("waiting")[2]
