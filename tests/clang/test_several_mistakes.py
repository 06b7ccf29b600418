"""Records with a mistake each: all are reported, in order, the reference's first one first."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import run_tool
from warm_tool import WarmTool

_COMPATIBILITY = 'class CompatWarningId { string Component = "c"; }'
_NODES = "class TypeNode<TypeNode b, bit a = 0> { TypeNode Base = b; bit Abstract = a; }\n"
_OPCODE = "class Type; class Opcode; def S : Type;"
_COMMANDS = "class Command;"


@pytest.mark.parametrize(
    ("head", "record", "flag"),
    [
        (_COMPATIBILITY, "def D{n} : CompatWarningId;", "--gen-clang-diags-compat-ids"),
        (_NODES + "def Type : TypeNode<?, 1>;", "def Named{n} : TypeNode<Type>;",
         "--gen-clang-type-nodes"),
        (_OPCODE, "def O{n} : Opcode;", "--gen-clang-opcodes"),
        (_COMMANDS, "def C{n} : Command;", "--gen-clang-comment-command-list"),
    ],
)  # fmt: skip
def test_all_are_reported(
    head: str, record: str, flag: str, clang_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    records = [record.format(n=n) for n in range(3)]
    (tmp_path / "case.td").write_text("\n".join([head.replace("\n", " "), *records]) + "\n")
    theirs, ours = (run_tool(t, [flag, "case.td"], cwd=tmp_path) for t in (clang_tblgen, warm_tool))
    assert [d.position for d in theirs.diagnostics()] == ["case.td:2:5"]
    assert [d.position for d in ours.diagnostics()] == [f"case.td:{n}:5" for n in (2, 3, 4)]
