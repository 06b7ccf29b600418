"""X86's decoder tables through both tools: contexts, decisions and operand sets must agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from generator_cases import check_same
from random_x86 import random_x86
from reference import include_options, run_tool
from warm_tool import WarmTool

_ARGS = ["--gen-disassembler", *include_options(), "case.td"]


# Of these, 5 and 10 have conflicts.
@pytest.mark.parametrize("seed", [1, 5, 10, 20, 24, 34])
def test_same_tables(seed: int, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(random_x86(seed))
    reference = run_tool(llvm_tblgen, _ARGS, cwd=tmp_path)
    ours = run_tool(warm_tool, _ARGS, cwd=tmp_path)
    check_same(reference, ours)
    if reference.succeeded:
        assert ours.stdout == reference.stdout  # comments and lines too


@pytest.mark.parametrize("left", ["none", "one that is not decoded"])
def test_no_instruction_to_decode(
    left: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    text = re.sub(r"^def \w+ : X86Inst<.*\n", "", random_x86(1), flags=re.MULTILINE)
    if left != "none":
        text += "def Pseudo : X86Inst<1, 0, (outs), (ins)>;\n"
    (tmp_path / "case.td").write_text(text)
    reference = run_tool(llvm_tblgen, _ARGS, cwd=tmp_path)
    assert run_tool(warm_tool, _ARGS, cwd=tmp_path).stdout == reference.stdout


@pytest.mark.parametrize(
    ("definition", "message"),
    [
        ("X86Inst<1, 41, (outs GR32:$d), (ins i8mem:$s)>", "Unhandled rm operand 'i8mem' in 'BAD'"),
        ("X86Inst<1, 41, (outs GR32:$d), (ins)>", "'BAD' has 1 operands, but its form 41 has"),
        ("X86Inst<1, 11, (outs), (ins)>", "'BAD' has FormBits 11, which is not a form"),
        (
            "X86Inst<1, 1, (outs), (ins)> { let OpEncBits = 1; }",
            "Instruction does not use a prefix: BAD",
        ),
    ],
)
def test_what_the_tables_cannot_say(
    definition: str, message: str, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """The reference crashes on these."""
    end = "" if definition.endswith("}") else ";"
    (tmp_path / "case.td").write_text(f"{random_x86(1)}def BAD : {definition}{end}\n")
    ours = run_tool(warm_tool, _ARGS, cwd=tmp_path)
    assert ours.exit_code == 1
    assert not ours.stdout
    error = ours.first_error()
    assert error is not None
    assert message in error.text
