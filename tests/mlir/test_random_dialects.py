"""Random dialects, and what they declare, through both tools: a few fixed seeds of each.

Long runs are for seeded/seeds.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from families import FAMILIES
from seeds import Comparison
from warm_tool import WarmTool

SEEDS = {
    "dialects": range(14),
    "definitions": range(8),
    "enums": range(12, 20),
    "declarations": range(9),
    "dialect-mutations": range(4),
    "mlir-case-mutations": range(6),
}


@pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds]
)
def test_both_tools_agree(
    name: str, seed: int, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    found = Comparison(FAMILIES[name], warm_tool, tmp_path).first_difference(seed)
    assert found is None, found
