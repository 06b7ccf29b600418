"""`tblgen dialect`: outputs that say by their names what they hold."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build.driver.paths import probe_folders
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include
from tblgen_build.project.output_names import (
    UnknownName,
    options_of_all,
    output_options,
    shard_count,
)

SOURCE = """\
include "Base.td"
def ToyOp : Op<Toy_Dialect, "toy">;
"""
BASE = """\
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Other_Dialect : Dialect { let name = "other"; let cppNamespace = "::other"; }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "include").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "include" / "Toy.td").write_text(SOURCE)
    (tmp_path / "include" / "Base.td").write_text(BASE)
    return tmp_path


def dialect(tool: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(tool), "dialect", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("output", "options"),
    [
        ("Toy.h.inc", "--gen-op-decls"),
        ("out/MoreOps.cpp.inc", "--gen-op-defs"),
        ("ToyDialect.h.inc", "--gen-dialect-decls --dialect=toy"),
        ("ToyTypes.cpp.inc", "--gen-typedef-defs --typedefs-dialect=toy"),
        ("ToyAttrDefs.h.inc", "--gen-attrdef-decls --attrdefs-dialect=toy"),
        ("ToyEnums.cpp.inc", "--gen-enum-defs"),
        ("ShapeInterfaces.h.inc", "--gen-op-interface-decls"),
        ("ToyTypeInterfaces.cpp.inc", "--gen-type-interface-defs"),
        ("ToyTypeConstraints.h.inc", "--gen-type-constraint-decls"),
        ("ToyPasses.h.inc", "--gen-pass-decls --name=Toy"),
        ("ToyPatterns.cpp.inc", "--gen-rewriters"),
        ("ToyCombine.inc", "--gen-rewriters"),
        ("ToyDialect.md", "--gen-dialect-doc --dialect=toy"),
        ("Toy.md", "--gen-op-doc --dialect=toy"),
        ("ToyPasses.md", "--gen-pass-doc"),
    ],
)
def test_what_a_name_says(output: str, options: str) -> None:
    assert output_options("include/Toy.td", output, "toy", "Toy") == tuple(options.split())


@pytest.mark.parametrize(
    "output", ["Toy.h", "Combine.h.inc", "ToyPasses.cpp.inc", "ToyPatterns.md"]
)
def test_a_name_that_says_nothing(output: str) -> None:
    with pytest.raises(UnknownName, match=f"^'{output}': "):
        output_options("Toy.td", output)


def test_outputs_are_those_of_emit(our_tblgen: Path, folder: Path) -> None:
    arguments = ["include/Toy.td", "out/Toy.h.inc", "out/ToyDialect.cpp.inc", "--dialect=toy"]
    done = dialect(our_tblgen, folder, *arguments, "-d", "out/toy.d")
    assert (done.returncode, done.stderr) == (0, "")
    made = {path.name: path.read_bytes() for path in (folder / "out").iterdir()}
    assert sorted(made) == ["Toy.h.inc", "ToyDialect.cpp.inc", "toy.d"]
    assert b"class ToyOp" in made["Toy.h.inc"]
    assert made["toy.d"].startswith(b"out/Toy.h.inc: include/Toy.td include/Base.td ")
    printed = dialect(our_tblgen, folder, *arguments, "--print").stdout
    assert " ".join(shlex.split(printed)[:3]) == "tblgen emit include/Toy.td"
    subprocess.run([our_tblgen, *shlex.split(printed)[1:]], cwd=folder, check=True)
    assert made["Toy.h.inc"] == (folder / "out/Toy.h.inc").read_bytes()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["Toy.td"], "give the .td file and at least one output"),
        (["Toy.td", "Toy.h.inc", "--nonsense"], "unknown option '--nonsense'"),
        (["Toy.td", "Toy.h.inc", "-d"], "-d: expected a value"),
        (["Toy.td", "Toy.txt"], "'Toy.txt': "),
    ],
)
def test_bad_arguments(our_tblgen: Path, folder: Path, arguments: list[str], message: str) -> None:
    done = dialect(our_tblgen, folder, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith(f"tblgen dialect: error: {message}")


def test_a_named_mlir_is_not_hidden_by_an_installed_one(our_tblgen: Path, folder: Path) -> None:
    own = folder / "own" / "mlir" / "IR"
    own.mkdir(parents=True)
    (own / "OpBase.td").write_text("def FromMyOwnMlir;\n")
    done = dialect(our_tblgen, folder, "include/Toy.td", "Toy.h.inc", "-Iown", "--print")
    assert shlex.split(done.stdout)[5:9] == ["-I", "own", "-I", "include"]
    assert str(LLVM_INCLUDE) not in done.stdout


def test_where_mlir_is(tmp_path: Path) -> None:
    for prefix in ("named", "onpath", "usual"):
        (tmp_path / prefix / "include/mlir/IR").mkdir(parents=True)
        (tmp_path / prefix / "include/mlir/IR/OpBase.td").touch()
    (tmp_path / "onpath/bin").mkdir()
    (tmp_path / "onpath/bin/llvm-config").touch()
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/llvm-config-22").symlink_to("../onpath/bin/llvm-config")
    environment = {
        "PATH": str(tmp_path / "bin"),
        "MLIR_DIR": str(tmp_path / "named/lib/cmake/mlir"),
    }
    found = []
    for name in ("MLIR_DIR", "PATH", "none"):
        found.append(find_llvm_include(SearchPlaces(environment, (str(tmp_path / "usual"),), ())))
        environment.pop(name, None)
    assert found == [f"{tmp_path}/{prefix}/include" for prefix in ("named", "onpath", "usual")]
    assert find_llvm_include(SearchPlaces({}, (), ())) is None


def test_which_of_several_releases(tmp_path: Path) -> None:
    """The latest, or the one that is asked for, also where a program on PATH has another."""
    usual = f"{tmp_path}/llvm-{{}}"
    places = SearchPlaces({"PATH": str(tmp_path / "bin")}, (), (usual,))
    (tmp_path / "bin").mkdir()
    for release in (19, 21):
        include = tmp_path / f"llvm-{release}/include/mlir/IR"
        include.mkdir(parents=True)
        (include / "OpBase.td").touch()
        assert find_llvm_include(places) == f"{tmp_path}/llvm-{release}/include"
    (tmp_path / "llvm-19/bin").mkdir()
    (tmp_path / "llvm-19/bin/mlir-tblgen").touch()
    (tmp_path / "bin/mlir-tblgen-19").symlink_to("../llvm-19/bin/mlir-tblgen")
    assert find_llvm_include(places) == f"{tmp_path}/llvm-19/include"
    assert find_llvm_include(places, 21) == f"{tmp_path}/llvm-21/include"
    assert find_llvm_include(places, 19) == f"{tmp_path}/llvm-19/include"
    assert find_llvm_include(places, 22) is None


def test_release(our_tblgen: Path, folder: Path) -> None:
    done = dialect(
        our_tblgen, folder, "include/Toy.td", "Toy.h.inc", "--llvm-release=22", "--print"
    )
    assert "--llvm-release 22" in done.stdout


def test_folders_where_a_file_would_be_read_instead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("build/out", "source/first", "source/second/Toy"):
        (tmp_path / name).mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "build")
    folders = ("..", "../source/first", "../source/second", "out", "missing", ".")
    probes = ["Toy/Base.td", *(f"{folder}/Toy/Base.td" for folder in folders)]
    found = probe_folders(probes, ["out/Toy.h.inc"])
    assert found == ["..", "../source/first", "../source/second/Toy"]


def test_shards(our_tblgen: Path, folder: Path) -> None:
    names = ["out/Toy.h.inc", "out/Toy.1.cpp", "out/Toy.cpp.inc", "out/Toy.0.cpp"]
    assert options_of_all("Toy.td", names, headers=["a.h", "b.h"]) == [
        ("--gen-op-decls", "--op-shard-count=2"),
        ("--gen-op-shard", "--op-shard-index=1", "--op-shard-definitions=Toy.cpp.inc",
         "--op-shard-header=a.h", "--op-shard-header=b.h"),
        ("--gen-op-defs", "--op-shard-count=2"),
        ("--gen-op-shard", "--op-shard-index=0", "--op-shard-definitions=Toy.cpp.inc",
         "--op-shard-header=a.h", "--op-shard-header=b.h"),
    ]  # fmt: skip
    done = dialect(our_tblgen, folder, "include/Toy.td", *names, "--shard-header", "Toy.h")
    assert (done.returncode, done.stderr) == (0, "")
    lines = (folder / "out/Toy.1.cpp").read_text().splitlines()
    assert [line for line in lines if line.startswith("#")] == [
        '#include "Toy.h"',
        "#define GET_OP_DEFS_1",
        '#include "Toy.cpp.inc"',
    ]
    assert "#ifdef GET_OP_DEFS_1" in (folder / "out/Toy.cpp.inc").read_text()


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Toy.h.inc", "Toy.cpp.inc", "Toy.0.cpp"], "'Toy.NUMBER.cpp': files that compile shards"),
        (["Toy.h.inc", "Toy.cpp.inc", "Toy.0.cpp", "Toy.2.cpp"], "numbered from 0 on"),
        (["Toy.h.inc", "Toy.0.cpp", "Toy.1.cpp"], "'Toy.0.cpp' needs 'Toy.cpp.inc' beside it"),
        (["Toy.cpp"], "the name does not say what to generate"),
    ],
)
def test_shards_that_make_no_sense(names: list[str], message: str) -> None:
    with pytest.raises(UnknownName, match=re.escape(message)):
        options_of_all("Toy.td", names)


@pytest.mark.parametrize(("operations", "files"), [(0, 2), (100, 2), (101, 3), (5000, 32)])
def test_shard_count(operations: int, files: int) -> None:
    assert shard_count(operations) == files
