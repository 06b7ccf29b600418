"""Random dialects through both tools: a few fixed seeds; long runs are for seeded/seeds.py."""

from __future__ import annotations

from pathlib import Path

import pytest
from families import FAMILIES
from seeds import Comparison
from warm_tool import WarmTool


@pytest.mark.parametrize("seed", range(14))
def test_both_tools_agree(
    seed: int, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    found = Comparison(FAMILIES["dialects"], warm_tool, tmp_path).first_difference(seed)
    assert found is None, found
