"""Definitions with a mistake each: all are told, in order, the reference's first one first."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool

_HEAD = """include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""
_TWICE = "let arguments = (ins I32:$x, I32:$x);"
_FORMAT = 'let arguments = (ins I32:$x); let assemblyFormat = "$y attr-dict";'


def _positions(bodies: list[str], tool: Path | WarmTool, folder: Path) -> list[int]:
    """The lines that errors are at, from the first operation's on."""
    ops = [f'def O{n:02} : Op<D, "o{n}"> {{ {body} }}\n' for n, body in enumerate(bodies)]
    (folder / "case.td").write_text(_HEAD + "".join(ops))
    arguments = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    run = run_tool(tool, arguments, cwd=folder)
    assert run.exit_code == 1
    lines = [line for line in run.stderr.splitlines() if ": error: " in line]
    return [int(line.split(":")[1]) - _HEAD.count("\n") - 1 for line in lines]


@pytest.mark.parametrize(
    ("bodies", "lines"),
    [
        ([_TWICE, "", _TWICE], [0, 2]),
        ([_FORMAT, "", _FORMAT, _FORMAT], [0, 2, 3]),
        # What is wrong with a definition comes before what its text shows.
        ([_FORMAT, _TWICE, _FORMAT, _TWICE], [1, 3]),
        ([_TWICE] * 30, list(range(20))),
    ],
    ids=["definitions", "formats", "both", "many"],
)
def test_all_are_told(
    bodies: list[str], lines: list[int], warm_tool: WarmTool, tmp_path: Path
) -> None:
    assert _positions(bodies, warm_tool, tmp_path) == lines


_PATTERN = """include "mlir/IR/PatternBase.td"
def X : Op<D, "x"> {{ let arguments = (ins I32:$a); let results = (outs I32:$r); }}
def P1 : Pat<(X $a), (X $b)>; def P2 : Pat<(X $a), (X $a)>; def P3 : Pat<(X $a), (X $c)>;
"""
_OPS = 'def X : Op<D, "x"> {{ {twice} }}\ndef Y : Op<D, "y"> {{ {twice} }}\n'


@pytest.mark.parametrize(
    ("source", "command"),
    [
        (_PATTERN, "--gen-rewriters"),
        (_OPS, "--gen-op-doc"),
        (_OPS, "--gen-python-op-bindings --bind-dialect=d"),
    ],
)
def test_all_generators_tell_all(
    source: str, command: str, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(_HEAD + source.format(twice=_TWICE))
    arguments = [*command.split(), f"-I{LLVM_INCLUDE}", "case.td"]
    theirs, ours = (run_tool(t, arguments, cwd=tmp_path).stderr for t in (mlir_tblgen, warm_tool))
    assert (theirs.count("error:"), ours.count("error:")) == (1, 2)
    assert _first_place(theirs) == _first_place(ours)


def _first_place(messages: str) -> str:
    return messages.partition(": error:")[0].rpartition("\n")[2]


def test_first_is_the_references(mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path) -> None:
    bodies = [_FORMAT, _TWICE, _TWICE]
    assert _positions(bodies, mlir_tblgen, tmp_path) == [1]
    assert _positions(bodies, warm_tool, tmp_path) == [1, 2]


def _check_same_first(body: str, mlir_tblgen: Path, warm_tool: WarmTool, folder: Path) -> str:
    """Checks that both tools name the same place first. What ours says."""
    (folder / "case.td").write_text(f'{_HEAD}def O : Op<D, "o"> {{ {body} }}\n')
    arguments = ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "case.td"]
    theirs, ours = (run_tool(t, arguments, cwd=folder).stderr for t in (mlir_tblgen, warm_tool))
    assert _first_place(theirs) == _first_place(ours) != ""
    return ours


@pytest.mark.parametrize(
    "constraint",
    ['ConfinedAttr<I32Attr, [AttrConstraint<?, "s">]>', "ConfinedType<AnyType, [?]>"],
)
def test_mistakes_in_other_files_name_the_operation(
    constraint: str, mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    body = f"let arguments = (ins {constraint}:$x);"
    told = _check_same_first(body, mlir_tblgen, warm_tool, tmp_path)
    assert "case.td:4:5: note: 'O' uses it\n" in told


def test_summaries_are_read_before_conditions(
    mlir_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    body = "let regions = (region SizedRegion<?>:$x);"
    _check_same_first(body, mlir_tblgen, warm_tool, tmp_path)
