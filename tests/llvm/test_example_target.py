"""examples/llvm-target: every table that its build asks for is the one that the reference makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reference import include_options, run_tool
from tokens import difference, significant

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "llvm-target"
FLAGS = re.findall(r"OUTPUT \S+ (--gen-[\w-]+)", (EXAMPLE / "CMakeLists.txt").read_text())


def test_has_all_tables() -> None:
    assert len(FLAGS) == 7


@pytest.mark.parametrize("flag", FLAGS)
def test_same_table(flag: str, llvm_tblgen: Path, our_tblgen: Path) -> None:
    args = [flag, *include_options(), "Wren.td"]
    reference = run_tool(llvm_tblgen, args, cwd=EXAMPLE / "td")
    assert reference.succeeded, reference.stderr
    ours = run_tool(our_tblgen, args, cwd=EXAMPLE / "td")
    assert ours.succeeded, ours.stderr
    expected = significant([flag], reference.stdout.decode())
    parted = difference(expected, significant([flag], ours.stdout.decode()))
    assert parted is None, parted
