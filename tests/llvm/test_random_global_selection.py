"""Random selection patterns through both tools: selectors of GlobalISel must agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import check_same
from random_global_selection import random_global_selection
from reference import include_options, run_tool
from warm_tool import WarmTool


@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("optimizes", ["true", "false"])
def test_same_selector(
    seed: int, optimizes: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(random_global_selection(seed))
    flags = ["--gen-global-isel", f"--optimize-match-table={optimizes}"]
    args = [*flags, *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    check_same(reference, ours)
