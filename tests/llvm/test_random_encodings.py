"""Random encodings through both tools: decoder tables, decoders and encoders must agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_encodings import random_encodings
from reference import Run, include_options, run_tool
from tokens import cxx_tokens, difference
from warm_tool import WarmTool

_FLAGS = (
    "--gen-disassembler",
    "--gen-emitter",
    "--gen-disassembler --suppress-per-hwmode-duplicates=O2 --use-fn-table-in-decode-to-mcinst"
    " --ignore-non-decodable-operands",
    "--gen-disassembler --suppress-per-hwmode-duplicates=O1 --specialize-decoders-per-bitwidth"
    " --ignore-fully-defined-operands",
)


@pytest.mark.parametrize("seed", range(12))
def test_same_tables(seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(random_encodings(seed))
    flags = (_FLAGS[0], _FLAGS[1 + seed % (len(_FLAGS) - 1)])
    for flag in flags:
        args = [*flag.split(), *include_options(), "case.td"]
        _check_same(
            run_tool(llvm_tblgen, args, cwd=tmp_path), run_tool(warm_tool, args, cwd=tmp_path)
        )


def _check_same(reference: Run, ours: Run) -> None:
    """Equal outputs, or errors at the same place (conflicting encodings have none)."""
    assert reference.exit_code in (0, 1) or not ours.succeeded, reference.stderr
    assert ours.exit_code == (0 if reference.succeeded else 1), ours.stderr
    if not reference.succeeded:
        expected, got = reference.first_error(), ours.first_error()
        assert (got and got.position) == (expected and expected.position), ours.stderr
        return
    parted = difference(cxx_tokens(reference.stdout.decode()), cxx_tokens(ours.stdout.decode()))
    assert parted is None, parted
