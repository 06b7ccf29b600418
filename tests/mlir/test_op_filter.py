"""Which operations `--op-include-regex` and `--op-exclude-regex` take."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool

SOURCE = r"""
include "mlir/IR/OpBase.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
class T_Op<string mnemonic> : Op<T_Dialect, mnemonic>;
def AOp : T_Op<"ab">;
def BOp : T_Op<"abab">;
def COp : T_Op<"a.b">;
def DOp : T_Op<"a_b1">;
def EOp : T_Op<"a]b\\d">;
def FOp : T_Op<"d w{x">;
def GOp : T_Op<"aaa">;
def HOp : T_Op<"Ab^$-">;
"""
VALID = [
    r"a.b", r"^t\.ab$", r"\d", r"\w", r"[]]", r"[^]a-z.]", r"[[:upper:]]", r"(ab)\1", r"a{3}",
    r"a{2,}", r"a{1,2}b", r"w{x", r"()", r"a^b", r"\^", r"[\^]", r"[a\]b", r"[\d]", r"[.]", r"x*",
    r"[[:<:]]ab[[:>:]]", r"[[.a.]]b", r"[[=A=]]", r"a$b", r"\bb", r"[a-]", r"[-/]", r"[$]", r"\t",
    r"(a)(b)?\2", r"[[:alpha:][:digit:]_]+1", r"aa|b1", "\xb2",
]  # fmt: skip
INVALID = [
    "a|", "|a", "a||b", "*a", "a**", "a+?", "(?:a)", "^*a", "[a-", "(a", "a)", "a{2", "a{2,1}",
    "a{300}", "[[:foo:]]", "[b-a]", "[a-b-c]", "[--/]", r"(a\1)", "\\", "a{1,2",
]  # fmt: skip


def _taken(tool: Path | WarmTool, option: str, where: Path) -> list[str]:
    run = run_tool(tool, ["--gen-op-doc", f"-I{LLVM_INCLUDE}", option, "ops.td"], cwd=where)
    assert run.succeeded, run.stderr
    return [line for line in run.stdout.decode().splitlines() if line.startswith("### ")]


@pytest.mark.parametrize("expression", VALID)
def test_same_operations(
    expression: str, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "ops.td").write_text(SOURCE)
    option = f"--op-include-regex={expression}"
    expected = _taken(mlir_tblgen, option, tmp_path)
    assert _taken(warm_tool, option, tmp_path) == expected


@pytest.mark.parametrize("expression", INVALID)
def test_invalid(expression: str, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    """The reference takes no operation then, without a word."""
    (tmp_path / "ops.td").write_text(SOURCE)
    option = f"--op-include-regex={expression}"
    assert _taken(mlir_tblgen, option, tmp_path) == []
    run = run_tool(warm_tool, ["--gen-op-doc", f"-I{LLVM_INCLUDE}", option, "ops.td"], cwd=tmp_path)
    assert run.exit_code == 1
    assert "is not an extended regular expression: " in run.stderr
