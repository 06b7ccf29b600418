"""`tblgen deps` and `tblgen graph` as people call them."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

FILES = {
    "main.td": 'include "inner.td"\n#ifdef X\ninclude "x y.td"\n#endif\n',
    "inc/inner.td": "class A;\n",
    "inc/x y.td": "",
    "broken.td": 'include "inner.td"\ninclude "none.td"\n',
}

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path, our_tblgen: Path) -> Run:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)

    def tblgen(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = [str(our_tblgen), *arguments]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, input=stdin)

    return tblgen


def test_deps(run: Run) -> None:
    assert run("deps", "main.td", "-I", "inc").stdout == "main.td\ninc/inner.td\n"
    assert run("deps", "-DX", "main.td", "-Iinc").stdout == "main.td\ninc/inner.td\ninc/x y.td\n"
    assert run("deps", "-", "-Iinc", stdin='include "inner.td"').stdout == "inc/inner.td\n"


def test_depfile(run: Run, tmp_path: Path) -> None:
    assert run("deps", "-DX", "main.td", "-Iinc", "--depfile", "out.inc", "-o", "d").returncode == 0
    assert (tmp_path / "d").read_text() == "out.inc: main.td inc/inner.td inc/x\\ y.td\n"


def test_json(run: Run) -> None:
    found = run("deps", "broken.td", "-I", "inc", "--json")
    assert found.returncode == 1
    data = json.loads(found.stdout)
    assert data["files"][1] == {
        "path": "inc/inner.td",
        "sha256": sha256(b"class A;\n").hexdigest(),
    }
    assert data["includes"][0] == {
        "file": "broken.td",
        "line": 1,
        "column": 9,
        "name": "inner.td",
        "included": "inc/inner.td",
    }
    assert data["missing_probes"] == ["inner.td", "none.td", "inc/none.td"]
    assert [(one["code"], one["line"]) for one in data["problems"]] == [("E0103", 2)]


def test_missing_files(run: Run) -> None:
    found = run("deps", "broken.td", "-I", "inc")
    assert found.returncode == 1
    assert found.stdout == "broken.td\ninc/inner.td\n"
    assert found.stderr.startswith("broken.td:2:9: error: ")
    nothing = run("deps", "none.td")
    assert (nothing.returncode, nothing.stdout) == (1, "")
    assert nothing.stderr.startswith("error: ")
    assert "'none.td'" in nothing.stderr


def test_graph(run: Run) -> None:
    assert run("graph", "main.td", "-I", "inc").stdout == "main.td\n└── inc/inner.td\n"
    reverse = run("graph", "main.td", "-I", "inc", "--reverse", "inner.td")
    assert reverse.stdout == "inc/inner.td\n└── main.td:1\n"
    wrong = run("graph", "main.td", "-I", "inc", "--reverse", "iner.td")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == (
        "tblgen graph: error: no file of the graph is called 'iner.td'; did you mean 'inner.td'?\n"
    )


def test_graph_of_a_build_folder(run: Run, tmp_path: Path) -> None:
    build = tmp_path / "build"
    build.mkdir()
    entry = {
        "directory": str(build),
        "file": "../main.td",
        "output": "ops.inc",
        "arguments": ["tblgen", "--gen-op-decls", "../main.td", "-I../inc", "-o", "ops.inc"],
    }
    (build / "tblgen_commands.json").write_text(json.dumps([entry]))
    found = run("graph", "--database", "build", "--reverse", "inner.td")
    assert found.stdout == (
        "inc/inner.td\n└── main.td:1\n\n1 output made from it:\n  build/ops.inc\n"
    )
    assert run("graph", "--database", "build", "--html", "page.html").returncode == 0
    assert "build/ops.inc" in (tmp_path / "page.html").read_text()
    assert run("graph", "--database", "build", "--dot").stdout.startswith("digraph")
    assert run("graph", "--dot").stdout == run("graph", "--database", "build", "--dot").stdout
    (build / "tblgen_commands.json").unlink()
    missing = run("graph")
    assert missing.returncode == 2
    assert "no tblgen_commands.json" in missing.stderr


def test_bad_arguments(run: Run) -> None:
    for arguments in (["deps"], ["deps", "main.td", "--jsn"], ["graph", "--dot", "--html", "x"]):
        found = run(*arguments)
        assert found.returncode == 2
        assert "error" in found.stderr
        assert "Traceback" not in found.stderr
    assert run("deps", "main.td", "-Iinc", "-o", "none/x").returncode == 1


def test_only_the_plain_tool_has_subcommands(tmp_path: Path, our_tblgen: Path) -> None:
    (tmp_path / "deps").write_text("def a;\n")
    program = "import sys; from tblgen_build.cli.main import command; "
    program += "sys.exit(command('mlir', 'tblgen-mlir', ['deps']))"
    import sys

    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment,
    )
    assert "def a {" in found.stdout


@pytest.fixture
def mlir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed MLIR that the environment names."""
    folder = tmp_path / "llvm" / "include"
    (folder / "mlir/IR").mkdir(parents=True)
    (folder / "mlir/IR/OpBase.td").write_text("class Op;\n")
    monkeypatch.setenv("MLIR_DIR", str(tmp_path / "llvm/lib/cmake/mlir"))
    return folder


def test_installed_mlir_is_found(run: Run, tmp_path: Path, mlir: Path) -> None:
    (tmp_path / "ops.td").write_text('include "mlir/IR/OpBase.td"\n')
    assert run("deps", "ops.td").stdout == f"ops.td\n{mlir}/mlir/IR/OpBase.td\n"
    assert "OpBase.td" in run("graph", "ops.td").stdout
    assert run("graph", "ops.td").returncode == 0
    assert run("--llvm-include").stdout == f"{mlir}\n"


def test_installed_mlir_takes_no_part_where_it_is_not_needed(
    run: Run, tmp_path: Path, mlir: Path
) -> None:
    data = json.loads(run("deps", "main.td", "-I", "inc", "--json").stdout)
    assert str(mlir) not in str(data)
    data = json.loads(run("deps", "broken.td", "-I", "inc", "--json").stdout)
    assert str(mlir) not in str(data)


def test_installed_mlir_hides_nothing(run: Run, tmp_path: Path, mlir: Path) -> None:
    own = tmp_path / "own/mlir/IR/OpBase.td"
    own.parent.mkdir(parents=True)
    own.write_text('include "mlir/Other.td"\n')
    (mlir / "mlir/Other.td").write_text("")
    (tmp_path / "ops.td").write_text('include "mlir/IR/OpBase.td"\n')
    found = run("deps", "ops.td", "-I", "own")
    assert found.returncode == 1
    assert str(mlir) not in found.stdout


def test_define_that_is_none(run: Run) -> None:
    found = run("deps", "-D", "a b=1", "main.td")
    assert found.returncode == 2
    assert "'a b=1' is not a macro name" in found.stderr
