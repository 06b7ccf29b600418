"""Random builtins of Clang through both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from clang_classes import clang_classes
from generator_cases import check_same
from random_builtins import random_builtins
from reference import run_tool
from warm_tool import WarmTool

CLASSES = clang_classes("builtins")


@pytest.mark.parametrize("seed", range(20))
def test_same_builtins(seed: int, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(f"{CLASSES}\n{random_builtins(seed)}")
    arguments = ["--gen-clang-builtins", "case.td"]
    reference = run_tool(clang_tblgen, arguments, cwd=tmp_path)
    check_same(reference, run_tool(warm_tool, arguments, cwd=tmp_path))
