"""Random register files through both tools: inferred indices, classes and weights must agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import check_same
from random_registers import random_registers
from reference import include_options, run_tool
from warm_tool import WarmTool


@pytest.mark.parametrize("seed", range(16))
def test_same_registers(seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(random_registers(seed))
    args = ["--gen-register-info", *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    check_same(reference, ours)
