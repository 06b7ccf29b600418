"""A mistake in an assembly format that a class of an included file sets."""

from __future__ import annotations

from pathlib import Path

from reference import LLVM_INCLUDE, run_tool
from warm_tool import WarmTool


def test_place_of_the_user_comes_first(warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / "library.td").write_text(
        'def D : Dialect { let name = "d"; let cppNamespace = "::d"; }\n'
        "class D_Op<string m> : Op<D, m> {\n"
        '  let arguments = (ins I32:$lhs); let assemblyFormat = "$lsh attr-dict";\n}\n'
    )
    (tmp_path / "case.td").write_text(
        'include "mlir/IR/OpBase.td"\ninclude "library.td"\ndef O : D_Op<"o">;\n'
    )
    run = run_tool(
        warm_tool, ["--gen-op-defs", f"-I{LLVM_INCLUDE}", "-I.", "case.td"], cwd=tmp_path
    )
    places = [line.rpartition(": ")[0] for line in run.stderr.splitlines() if ": note: " in line]
    assert run.stderr.startswith("case.td:3:5: error: ")
    assert "library.td:3:57: note" in places[0]
    assert "did you mean '$lhs'?" in run.stderr
