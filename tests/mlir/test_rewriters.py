"""Rewriters, beyond the cases: deep trees, and the order of symbols in C++'s hash table."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, Run, run_tool
from tokens import cxx_tokens, difference

from tblgen_build.generators.mlir.model.multimap_order import StringMultimap
from tblgen_build.generators.mlir.model.symbol import Symbol

DIALECT = """
include "mlir/IR/PatternBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Unary : Op<D, "unary"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def Binary : Op<D, "binary"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$result);
}
"""


def _tree(levels: int) -> str:
    return "(Unary " * levels + "$x" + ")" * levels


def _run(tool: Path, where: Path, source: str, result: str) -> Run:
    (where / "case.td").write_text(f"{DIALECT}\ndef P : Pat<{source}, {result}>;\n")
    return run_tool(tool, ["--gen-rewriters", f"-I{LLVM_INCLUDE}", "case.td"], cwd=where)


def test_deep_trees(mlir_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    reference = _run(mlir_tblgen, tmp_path, _tree(400), _tree(400))
    ours = _run(our_tblgen, tmp_path, _tree(400), _tree(400))
    assert ours.succeeded, ours.stderr
    tokens = [cxx_tokens(run.stdout.decode()) for run in (reference, ours)]
    assert difference(*tokens) is None


def test_deep_trees_are_not_indented_without_end(our_tblgen: Path, tmp_path: Path) -> None:
    ours = _run(our_tblgen, tmp_path, _tree(900), "(replaceWithValue $x)")
    assert ours.succeeded, ours.stderr
    lines = ours.stdout.decode().splitlines()
    assert max(len(line) - len(line.lstrip()) for line in lines) < 200


def test_trees_that_are_too_deep(our_tblgen: Path, tmp_path: Path) -> None:
    ours = _run(our_tblgen, tmp_path, _tree(1), _tree(1001))
    assert ours.exit_code == 1
    error = ours.first_error()
    assert error is not None
    assert error.line == DIALECT.count("\n") + 2
    assert error.text == "a tree has 1001 levels; 1000 is the most in pattern 'P'"


@pytest.mark.parametrize(
    ("source", "result", "error"),
    [
        (
            "(Unary:$r $x)",
            "(Unary $r__1)",
            "'r__1' names a value that does not exist: 'r' has 1 in pattern 'P'",
        ),
        (
            "(Binary (either $x, $y, $z))",
            "(Unary $x)",
            "op 'd.binary' has no argument #2 in pattern 'P'",
        ),
    ],
)
def test_what_the_reference_reads_past_the_end(
    source: str, result: str, error: str, our_tblgen: Path, tmp_path: Path
) -> None:
    ours = _run(our_tblgen, tmp_path, source, result)
    assert ours.exit_code == 1
    found = ours.first_error()
    assert found is not None
    assert (found.line, found.column, found.text) == (DIALECT.count("\n") + 2, 5, error)


@pytest.mark.parametrize(
    ("keys", "order"),
    [
        pytest.param(["x", "y", "a"], ["a2", "y1", "x0"], id="newest first"),
        pytest.param(["x", "x", "x"], ["x0", "x2", "x1"], id="equal keys after the first"),
        pytest.param(["res", "a", "o", "d", "u"], ["u4", "o2", "d3", "a1", "res0"], id="collision"),
    ],
)
def test_order_of_symbols(keys: list[str], order: list[str]) -> None:
    symbols = StringMultimap()
    for number, key in enumerate(keys):
        symbols.insert(key, Symbol("value", index=number))
    assert [f"{key}{symbol.index}" for key, symbol in symbols] == order
    first = symbols.find(keys[0])
    assert first is not None
    assert first.index == 0
