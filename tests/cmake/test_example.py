"""examples/mlir-dialect with CMake: built once, its tests pass, and nothing is done twice."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from projects import CMake, actions_in, check_ctest, installed_cmake
from tokens import cxx_tokens

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "mlir-dialect"
SOURCES = {"UnitsOps.td", "UnitsInterfaces.td", "UnitsPasses.td", "UnitsPatterns.td"}
GENERATED = ("*.inc", "Units/*.inc", "Units/*.md")

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("example")]


def generated(folder: Path) -> dict[str, bytes]:
    paths = [path for pattern in GENERATED for path in folder.glob(pattern)]
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


@pytest.fixture(scope="module")
def built(our_tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("units")
    cmake = CMake(installed_cmake("newest"), "Ninja", our_tblgen)
    cmake.configure(EXAMPLE, folder)
    succeeded, text = cmake.build(folder)
    assert succeeded, text
    assert set(actions_in(text)) == {*SOURCES, "tool", "compile", "link"}
    succeeded, text = cmake.build(folder)
    assert "no work to do" in text
    return folder


def test_its_tests_pass(built: Path) -> None:
    check_ctest(built)


def test_same_files_with_make(built: Path, our_tblgen: Path, tmp_path: Path) -> None:
    cmake = CMake(installed_cmake("oldest"), "Unix Makefiles", our_tblgen)
    cmake.configure(EXAMPLE, tmp_path)
    for expected in ({*SOURCES, "tool"}, set()):
        succeeded, text = cmake.build(tmp_path, "--target", "UnitsGenerated")
        assert succeeded, text
        assert set(actions_in(text)) == expected
    assert generated(tmp_path) == generated(built)
    assert len(generated(built)) == 15


def test_same_files_without_cmake(built: Path, our_tblgen: Path, tmp_path: Path) -> None:
    """`tblgen build` makes them from tblgen.toml, and again from CMake's compile database."""
    source = shutil.copytree(EXAMPLE, tmp_path / "example")
    for line in ("15 outputs: 15 built", "15 outputs: 15 up to date"):
        assert line in tblgen_build(our_tblgen, source)
    ours, expected = generated(source / "build"), generated(built)
    assert ours.keys() == expected.keys()
    for name, text in ours.items():  # comments name the sources, by path
        assert cxx_tokens(text.decode()) == cxx_tokens(expected[name].decode()), name
    assert "15 outputs" in tblgen_build(our_tblgen, source, "--database", built)
    assert generated(built) == expected


def tblgen_build(tool: Path, folder: Path, *arguments: str | Path) -> str:
    command = [tool, "build", "--no-cache", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr
