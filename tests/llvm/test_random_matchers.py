"""Random targets through both tools: classes, their order, conversions and tables must agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_matchers import random_matcher
from reference import LLVM_INCLUDE, run_tool
from tokens import cxx_tokens, difference


@pytest.mark.parametrize("seed", range(12))
def test_same_matchers(seed: int, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(random_matcher(seed))
    args = ["--gen-asm-matcher", f"-I{LLVM_INCLUDE}", "case.td"]
    reference = run_tool(llvm_tblgen, args, cwd=tmp_path)
    ours = run_tool(our_tblgen, args, cwd=tmp_path)
    assert ours.exit_code == (0 if reference.succeeded else 1), ours.stderr
    if not reference.succeeded:
        expected, got = reference.first_error(), ours.first_error()
        assert expected is not None
        assert got is not None
        assert got.position == expected.position, ours.stderr
    parted = difference(cxx_tokens(reference.stdout.decode()), cxx_tokens(ours.stdout.decode()))
    assert parted is None, parted
