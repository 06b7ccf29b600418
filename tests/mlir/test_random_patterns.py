"""A few fixed seeds of the random patterns; long runs are for their command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_patterns import DIALECT, compare, random_pattern
from warm_tool import WarmTool


@pytest.mark.parametrize("seed", range(40))
def test_both_tools_agree(
    seed: int, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    program = random_pattern(seed)
    found = compare(program, mlir_tblgen, warm_tool, tmp_path)
    if found is not None:
        pytest.fail(f"{found}\n{program.removeprefix(DIALECT)}", pytrace=False)
