"""X86's fold tables and mapping of forms through both tools."""

from __future__ import annotations

from pathlib import Path

import pytest
from generator_cases import check_same
from random_x86_forms import random_folds, random_forms
from reference import include_options, run_tool
from warm_tool import WarmTool

_CASES = Path(__file__).parent / "cases" / "accepted" / "x86_forms.td"
_PART = "// +++ "


def _write_parts(folder: Path) -> None:
    """The files that the cases share."""
    text = _CASES.read_text().partition("\n// --- ")[0]
    for part in text.split(_PART)[1:]:
        name, _, body = part.partition("\n")
        (folder / name).write_text(body)


@pytest.mark.parametrize("seed", range(8))
def test_same_folds(seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    _write_parts(tmp_path)
    start = 'include "forms.td"\ninclude "named.td"\n'
    (tmp_path / "case.td").write_text(start + random_folds(seed))
    arguments = ["--gen-x86-fold-tables", *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, arguments, cwd=tmp_path)
    check_same(reference, run_tool(warm_tool, arguments, cwd=tmp_path))


@pytest.mark.parametrize("seed", range(8))
def test_same_forms(seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    _write_parts(tmp_path)
    (tmp_path / "case.td").write_text('include "forms.td"\n' + random_forms(seed))
    arguments = ["--gen-x86-instr-mapping", *include_options(), "case.td"]
    reference = run_tool(llvm_tblgen, arguments, cwd=tmp_path)
    check_same(reference, run_tool(warm_tool, arguments, cwd=tmp_path))


def test_named_instruction_that_is_missing(warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference crashes."""
    _write_parts(tmp_path)
    (tmp_path / "case.td").write_text('include "forms.td"\n')
    arguments = ["--gen-x86-fold-tables", *include_options(), "case.td"]
    run = run_tool(warm_tool, arguments, cwd=tmp_path)
    assert run.exit_code == 1
    error = run.first_error()
    assert error is not None
    assert "no def 'ADD8rr_DB', which X86's fold tables have an entry for" in error.text
