"""Random nodes, comments, properties, checkers, builtins and changed cases through both tools.

A few fixed seeds; long runs are for the command line of tests/seeded/seeds.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from families import FAMILIES
from seeds import Comparison
from warm_tool import WarmTool

SEEDS = {
    "attributes": range(704046, 704049),  # lists of what is parsed only
    "nodes": range(12),
    "comments": range(6),
    "properties": range(8),
    "checkers": range(6),
    "neon": range(12),
    "sve": range(8),
    "opencl": range(6),
    "riscv-vectors": range(8),
    "clang-case-mutations": range(8),
}


@pytest.mark.parametrize(
    ("name", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds]
)
def test_both_tools_agree(
    name: str, seed: int, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    found = Comparison(FAMILIES[name], warm_tool, tmp_path).first_difference(seed)
    assert found is None, found
