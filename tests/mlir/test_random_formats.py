"""Random assembly formats: accepted with the reference's output, or rejected with its words."""

from __future__ import annotations

from pathlib import Path

import pytest
from format_errors import complaint
from random_formats import random_format
from reference import LLVM_INCLUDE, run_tool
from tokens import cxx_tokens, difference
from warm_tool import WarmTool


@pytest.mark.parametrize("seed", range(60))
def test_same_answer(seed: int, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(random_format(seed))
    args = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    reference = run_tool(mlir_tblgen, args, cwd=tmp_path)
    ours = run_tool(warm_tool, args, cwd=tmp_path)
    assert "Traceback" not in ours.stderr
    if reference.crashed:
        assert ours.exit_code in (0, 1)
    elif reference.succeeded:
        assert ours.succeeded, ours.stderr
        parted = difference(cxx_tokens(reference.stdout.decode()), cxx_tokens(ours.stdout.decode()))
        assert parted is None, parted
    else:
        assert ours.exit_code == 1
        assert complaint(ours) == complaint(reference)
