"""Calling conventions that the reference crashes on, or makes what does not compile of."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import Tool, include_options

TARGET = """
include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def Wide : HwMode<[]>;
def Word : ValueTypeByHwMode<[DefaultMode, Wide], [i32, i64]>;
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
"""


@pytest.mark.llvm_files
@pytest.mark.parametrize(
    "action",
    [
        "CCPromoteToType<Word>",
        "CCBitConvertToType<Word>",
        "CCIfType<[Word], CCAssignToReg<[R0]>>",
        "CCIfType<[i32], CCPassIndirect<Word>>",
    ],
)
def test_types_by_mode(action: str, warm_tool: Tool, tmp_path: Path) -> None:
    (tmp_path / "case.td").write_text(f"{TARGET}def CC : CallingConv<[{action}]>;\n")
    run = warm_tool.run(["--gen-callingconv", *include_options(), "case.td"], cwd=tmp_path)
    assert run.exit_code == 1
    error = run.first_error()
    assert error is not None
    assert error.position == "case.td:6:5"
    assert error.text.startswith("'Word' is not one type in all hardware modes")
