"""gen-global-isel: which patterns a file of coverage leaves uncovered, and what is no such file.

With the reference at hand, what is said of each file is compared.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from reference import Run, include_options, run_tool
from warm_tool import WarmTool

# Rules 0 to 3; rule 1 cannot be one, and keeps its number.
PROGRAM = """include "llvm/Target/Target.td"
def II : InstrInfo;
def T : Target { let InstructionSet = II; }
def X0 : Register<"x0"> { let Namespace = "T"; }
def X : RegisterClass<"T", [i32], 32, (add X0)>;
def other : SDNode<"TISD::OTHER", SDTIntBinOp>;
def TWO : Instruction {
  let Namespace = "T";
  let OutOperandList = (outs X:$d);
  let InOperandList = (ins X:$a, X:$b);
}
def : Pat<(udiv X:$a, X:$b), (TWO X:$a, X:$b)>;
def : Pat<(other X:$a, X:$b), (TWO X:$a, X:$b)>;
def : Pat<(sub X:$a, X:$b), (TWO X:$a, X:$b)>;
def : Pat<(sdiv X:$a, X:$b), (TWO X:$a, X:$b)>;
"""
END = b"\xff" * 8


def section(target: bytes, *rules: int) -> bytes:
    return target + b"\0" + struct.pack(f"<{len(rules)}Q", *rules)


ALL = ["12: Pattern is not covered by a test"]
ALL += [f"{line}: Pattern is not covered by a test" for line in (14, 15)]
INVALID = ["Ignoring invalid or missing rule coverage data"]
# A file's content, and what is said of it.
FILES = {
    "empty": (b"", ALL),
    "all": (section(b"T", 3, 2, 0) + END, []),
    "to the file's end": (section(b"T", 0, 2), ALL[2:]),
    "sections": (section(b"T", 0) + END + section(b"U", 2) + END + section(b"T", 3), [ALL[1]]),
    "no rules": (section(b"T") + END, ALL),
    "another target": (section(b"U", 0, 2, 3), ALL),
    "no target": (section(b"", 0) + END + section(b"T", 2), [ALL[0], ALL[2]]),
    "a name alone": (b"T", INVALID),
    "nothing after the name": (section(b"T"), INVALID),
    "half a number": (section(b"T", 0, 2) + b"\1\0\0", INVALID),
    "half a section": (section(b"T", 0, 2) + END + b"U", INVALID),
}
_WARNING = re.compile(r"^(?:case\.td:|<unknown>:0: )?(?:(\d+):1: )?warning: (.*)$", re.MULTILINE)


def _warnings(run: Run) -> list[str]:
    assert run.exit_code == 0, run.stderr
    found = _WARNING.findall(run.stderr)
    return [f"{line}: {text}" if line else text for line, text in found]


def _command(*flags: str) -> list[str]:
    return ["--gen-global-isel", *flags, *include_options(), "case.td"]


def _run(tool: Path | WarmTool, folder: Path, name: str) -> list[str]:
    (folder / "case.td").write_text(PROGRAM)
    if name in FILES:
        (folder / "coverage").write_bytes(FILES[name][0])
    return _warnings(run_tool(tool, _command("--gisel-coverage-file=coverage"), cwd=folder))


@pytest.mark.parametrize("name", FILES)
def test_files(warm_tool: WarmTool, tmp_path: Path, name: str) -> None:
    assert _run(warm_tool, tmp_path, name) == FILES[name][1]


def test_no_file(warm_tool: WarmTool, tmp_path: Path) -> None:
    assert _run(warm_tool, tmp_path, "") == ["Missing rule coverage data"]
    assert not _warnings(run_tool(warm_tool, _command(), cwd=tmp_path))
    command = _command("--gisel-coverage-file=")
    assert not _warnings(run_tool(warm_tool, command, cwd=tmp_path))


@pytest.mark.reference
def test_what_the_reference_says(llvm_tblgen: Path, tmp_path: Path) -> None:
    assert _run(llvm_tblgen, tmp_path, "") == ["Missing rule coverage data"]
    for name, (_, expected) in FILES.items():
        assert _run(llvm_tblgen, tmp_path, name) == expected, name
