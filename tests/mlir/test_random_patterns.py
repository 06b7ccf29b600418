"""A few fixed seeds of the random patterns; long runs are for their command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_patterns import DIALECT, compare, random_pattern


@pytest.mark.parametrize("seed", range(40))
def test_both_tools_agree(seed: int, mlir_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    program = random_pattern(seed)
    found = compare(program, mlir_tblgen, our_tblgen, tmp_path)
    if found is not None:
        pytest.fail(f"{found}\n{program.removeprefix(DIALECT)}", pytrace=False)
