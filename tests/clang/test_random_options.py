"""Random options and their documentation through both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import check_same
from random_options import random_options
from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool

_ARGUMENTS = ["--gen-opt-docs", "-I", str(LLVM_INCLUDE), "case.td"]


@pytest.mark.parametrize("seed", range(30))
def test_same_documentation(
    seed: int, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(random_options(seed))
    reference = run_tool(clang_tblgen, _ARGUMENTS, cwd=tmp_path)
    check_same(reference, run_tool(warm_tool, _ARGUMENTS, cwd=tmp_path))


def test_option_without_a_prefix(warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference crashes."""
    page = 'Intro = ""; string Program = "p"; list<string> VisibilityMask = ["DefaultVis"];'
    (tmp_path / "case.td").write_text(
        'include "llvm/Option/OptParser.td"\n'
        f"def GlobalDocumentation {{ code {page} list<string> IgnoreFlags = []; }}\n"
        'def bare : Flag<[], "bare">;\n'
    )
    error = run_tool(warm_tool, _ARGUMENTS, cwd=tmp_path).first_error()
    assert error is not None
    assert error.position == "case.td:3:5"
    assert "option 'bare' has no prefix" in error.text
