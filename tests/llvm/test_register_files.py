"""Files that --gen-register-info writes beside its output, and how the main one names them."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import include_options, run_tool
from tokens import cxx_tokens

SOURCE = """
include "llvm/Target/Target.td"
def R0 : Register<"r0"> { let Namespace = "T"; }
def GPR : RegisterClass<"T", [i32], 32, (add R0)>;
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
"""


@pytest.mark.parametrize("output", ["Regs.inc", "Regs", "out.d/Regs.v2.inc", "Regs.h"])
def test_written_beside_the_output(
    output: str, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    written = []
    for name, tool in (("reference", llvm_tblgen), ("ours", our_tblgen)):
        folder = tmp_path / name
        (folder / output).parent.mkdir(parents=True)
        (folder / "regs.td").write_text(SOURCE)
        args = ["--gen-register-info", *include_options(), "regs.td", "-o", output]
        run = run_tool(tool, args, cwd=folder)
        assert run.succeeded, run.stderr
        files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".td"]
        written.append({path.relative_to(folder): cxx_tokens(path.read_text()) for path in files})
    assert written[0] == written[1]


CHAIN = (
    SOURCE
    + """
def part : SubRegIndex<8>;
class Holding<string n, Register r> : RegisterWithSubRegs<n, [r]> { let SubRegIndices = [part]; }
"""
    + "".join(f'def R{n} : Holding<"r{n}", R{n - 1}>;\n' for n in range(1, 5))
)


@pytest.mark.llvm_files
def test_parts_that_are_hidden(our_tblgen: Path, tmp_path: Path) -> None:
    """The reference crashes."""
    (tmp_path / "regs.td").write_text(CHAIN)
    args = ["--gen-register-info", *include_options(), "regs.td"]
    run = run_tool(our_tblgen, args, cwd=tmp_path)
    assert run.exit_code == 1
    error = run.first_error()
    assert error is not None
    assert error.text == (
        "no index leads from 'R3' to 'R0', which is in 'R2': name the parts on the way by "
        "different indices"
    )
