"""Random instructions through both tools: the fast selectors must agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import check_same
from random_fast_selection import random_fast_selection
from reference import include_options, run_tool
from warm_tool import WarmTool


@pytest.mark.parametrize("seed", range(4))
def test_same_selector(seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(random_fast_selection(seed))
    args = ["--gen-fast-isel", *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    assert reference.succeeded, reference.stderr
    check_same(reference, ours)
