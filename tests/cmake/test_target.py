"""examples/llvm-target with CMake: no warnings, nothing done twice, and it assembles well."""

from __future__ import annotations

from pathlib import Path

import pytest
from projects import CMake, actions_in, check_ctest, installed_cmake

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "llvm-target"
TABLES = 7

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("target")]


@pytest.fixture(scope="module")
def built(our_tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wren")
    cmake = CMake(installed_cmake("newest"), "Ninja", our_tblgen)
    cmake.configure(EXAMPLE, folder)
    succeeded, text = cmake.build(folder)
    assert succeeded, text
    assert "warning:" not in text
    assert set(actions_in(text)) == {"Wren.td", "tool", "compile", "link"}
    succeeded, text = cmake.build(folder)
    assert succeeded, text
    assert "no work to do" in text
    return folder


def test_all_tables_come_from_one_library(built: Path) -> None:
    assert len(list(built.rglob("WrenGen*.inc"))) >= TABLES


def test_its_tests_pass(built: Path) -> None:
    """What lit runs: instructions and errors as text, and random ones in both directions."""
    check_ctest(built)
