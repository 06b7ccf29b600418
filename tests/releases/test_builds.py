"""Builds with an installed MLIR of another release: CMake, `tblgen build`, `tblgen dialect`.

What is generated is that release's, token by token, though no project says which it is.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from projects import CMake, installed_cmake
from reference import LLVM_INCLUDE, ReleaseReference, ToolMissing
from tokens import significant

ROOT = Path(__file__).resolve().parents[2]
STANDALONE = ROOT / "tests/cmake/standalone"
EXAMPLE = ROOT / "examples/mlir-dialect"

Find = Callable[[int], ReleaseReference]


@pytest.fixture(params=[19, 21])
def other(request: pytest.FixtureRequest, release_reference: Find) -> ReleaseReference:
    return release_reference(request.param)


def configured(cmake: CMake, other: ReleaseReference, source: Path, *options: str) -> Path:
    """The project's build folder, with that MLIR."""
    try:
        packages = [f"-D{name.upper()}_DIR={other.cmake(name)}" for name in ("mlir", "llvm")]
    except ToolMissing as missing:
        pytest.fail(str(missing), pytrace=False)
    cmake.configure(source, source / "b", *packages, *options)
    return source / "b"


def outputs_of(build: Path) -> Iterator[tuple[Path, list[str], list[str]]]:
    """Of the commands in tblgen_commands.json: output, its generator's options, the unit's."""
    for entry in json.loads((build / "tblgen_commands.json").read_text()):
        words = entry["arguments"]
        if words[1] != "emit":
            continue
        head, *groups = " ".join(words).split(" --output ")
        unit = [w for w in head.split() if w.startswith(("-I", "-D")) or w.endswith(".td")]
        for group in groups:
            path, *options = group.split()
            yield Path(path), options, unit


def check_outputs(build: Path, other: ReleaseReference) -> int:
    """All are as that release's tool makes them; how many there are."""
    count = 0
    for path, options, unit in outputs_of(build):
        command = [str(other.mlir_tblgen), *options, *unit]
        expected = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        found = path.read_text()
        assert significant(options, found) == significant(options, expected), path.name
        count += 1
    return count


@pytest.mark.slow
def test_switched_project(our_tblgen: Path, other: ReleaseReference, tmp_path: Path) -> None:
    """LLVM's functions: the one line is enough."""
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    source = Path(shutil.copytree(STANDALONE, tmp_path / "ledger"))
    build = configured(cmake, other, source, "-DSWITCHED=ON")
    commands = (build / "build.ninja").read_text()
    assert f"--llvm-release={other.release} " in commands
    succeeded, text = cmake.build(build, "--target", "everything")
    assert succeeded, text
    assert check_outputs(build, other) == 12


@pytest.mark.slow
def test_flags_of_the_project_win(
    our_tblgen: Path, release_reference: Find, tmp_path: Path
) -> None:
    cmake = CMake(installed_cmake("oldest"), "Ninja", our_tblgen)
    source = Path(shutil.copytree(STANDALONE, tmp_path / "ledger"))
    lists = source / "include/Ledger/CMakeLists.txt"
    flags = "set(LLVM_TABLEGEN_FLAGS -DWITH_AUDIT"
    lists.write_text(lists.read_text().replace(flags, f"{flags} --llvm-release=20"))
    build = configured(cmake, release_reference(21), source, "-DSWITCHED=ON")
    entries = json.loads((build / "tblgen_commands.json").read_text())
    given = {
        Path(entry["file"]).name: [w for w in entry["arguments"] if "llvm-release" in w]
        for entry in entries
    }
    assert given["LedgerPasses.td"] == ["--llvm-release=20"]
    assert given["LedgerOps.td"] == ["--llvm-release=21"]


@pytest.mark.slow
@pytest.mark.xdist_group("example")
def test_example_runs(our_tblgen: Path, release_reference: Find, tmp_path: Path) -> None:
    """Its tool is built with MLIR 21's headers, without a warning, and passes its tests."""
    cmake = CMake(installed_cmake("newest"), "Ninja", our_tblgen)
    source = Path(shutil.copytree(EXAMPLE, tmp_path / "example"))
    # Its files are compiled together: that each is whole is seen with the installed MLIR.
    options = ("-DCMAKE_BUILD_TYPE=None", "-DCMAKE_UNITY_BUILD=ON")
    # What MLIR's library wants of a later C library is there when it runs.
    linked = "-DCMAKE_EXE_LINKER_FLAGS=-Wl,--allow-shlib-undefined"
    other = release_reference(21)
    build = configured(cmake, other, source, *options, linked)
    succeeded, text = cmake.build(build, "--target", "units-opt")
    assert succeeded, text
    assert "warning:" not in text
    tools = LLVM_INCLUDE.parent / "bin"  # FileCheck is in no package of 21
    program = other.with_its_libraries(build / "units-opt")
    given = ["-D", f"units_opt={program}", "-D", f"llvm_tools={tools}"]
    lit = [str(tools / "lit"), "-v", *given, str(source / "test")]
    done = subprocess.run(lit, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_example(our_tblgen: Path, release_reference: Find, tmp_path: Path) -> None:
    """tblgen_add_library(), and the same files by `tblgen build` with its own search for MLIR."""
    other = release_reference(21)  # 19 has no I32Enum
    cmake = CMake(installed_cmake("newest"), "Ninja", our_tblgen)
    source = Path(shutil.copytree(EXAMPLE, tmp_path / "example"))
    build = configured(cmake, other, source)
    succeeded, text = cmake.build(build, "--target", "UnitsGenerated")
    assert succeeded, text
    assert check_outputs(build, other) == 15
    for path, options, _ in outputs_of(build):
        if path.suffix == ".inc":
            own = made_by_tblgen_build(our_tblgen, other, source) / path.relative_to(build)
            assert significant(options, own.read_text()) == significant(options, path.read_text())


def made_by_tblgen_build(tool: Path, other: ReleaseReference, source: Path) -> Path:
    """The output folder, once for all who ask."""
    if not (source / "build").exists():
        subprocess.run(
            [tool, "build", "--no-cache"],
            cwd=source,
            env={**os.environ, "MLIR_DIR": str(other.folder)},
            capture_output=True,
            check=True,
        )
    return source / "build"


def test_release_in_tblgen_toml(our_tblgen: Path, other: ReleaseReference, tmp_path: Path) -> None:
    (tmp_path / "a.td").write_text('include "mlir/IR/OpBase.td"\n')
    (tmp_path / "tblgen.toml").write_text(
        f"llvm-include = '{other.include}'\nllvm-release = 22\ntool = 'mlir'\n"
        "[[source]]\nfile = 'a.td'\n[source.outputs]\ngen-typedef-defs = 'a.inc'\n"
    )
    done = subprocess.run(
        [our_tblgen, "build", "--no-cache"], cwd=tmp_path, capture_output=True, text=True
    )
    explained = subprocess.run(
        [our_tblgen, "explain", "build/a.inc"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert "  is for LLVM 22, as was asked for\n" in explained.stdout


def test_dialect_command(our_tblgen: Path, other: ReleaseReference, tmp_path: Path) -> None:
    """What Meson runs: the header in the folder named is one of the files it waits for."""
    (tmp_path / "Toy.td").write_text(
        'include "mlir/IR/OpBase.td"\n'
        'def Toy : Dialect { let name = "toy"; let cppNamespace = "::toy"; }\n'
        'def Nop : Op<Toy, "nop">;\n'
    )
    command = ["dialect", "Toy.td", "Toy.h.inc", f"-I{other.include}", "-d", "Toy.d"]
    subprocess.run([our_tblgen, *command], cwd=tmp_path, check=True)
    assert f"{other.include}/llvm/Config/llvm-config.h" in (tmp_path / "Toy.d").read_text()
    reference = subprocess.run(
        [other.mlir_tblgen, "--gen-op-decls", "Toy.td", f"-I{other.include}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    flags = ["--gen-op-decls"]
    found = (tmp_path / "Toy.h.inc").read_text()
    assert significant(flags, found) == significant(flags, reference.stdout)
