"""Random processors, instruction sets, tables, conventions and changed targets through both tools.

A few fixed seeds; long runs are for the command line of tests/seeded/seeds.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from families import FAMILIES
from seeds import Comparison
from warm_tool import WarmTool

SEEDS = {
    "processors": range(8),
    "instructions": range(6),
    "tables": range(12),
    "conventions": range(6),
    "combiners": range(6),
    "mutations": range(4),
    "llvm-case-mutations": range(8),
}


@pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds]
)
def test_both_tools_agree(
    name: str, seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    family = FAMILIES[name]
    found = Comparison(family, warm_tool, tmp_path).first_difference(seed)
    assert found is None, found
