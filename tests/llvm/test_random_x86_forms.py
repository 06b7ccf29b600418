"""X86's fold tables and mapping of forms through both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from families import FAMILIES
from random_x86_forms import shared_text
from reference import include_options, run_tool
from seeds import Comparison
from warm_tool import WarmTool


@pytest.mark.parametrize("name", ["x86-folds", "x86-forms"])
@pytest.mark.parametrize("seed", range(8))
def test_both_tools_agree(
    name: str, seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    found = Comparison(FAMILIES[name], warm_tool, tmp_path).first_difference(seed)
    assert found is None, found


def test_named_instruction_that_is_missing(warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference crashes."""
    (tmp_path / "case.td").write_text(shared_text("forms.td"))
    arguments = ["--gen-x86-fold-tables", *include_options(), "case.td"]
    run = run_tool(warm_tool, arguments, cwd=tmp_path)
    assert run.exit_code == 1
    error = run.first_error()
    assert error is not None
    assert "no def 'ADD8rr_DB', which X86's fold tables have an entry for" in error.text
