"""What MLIR's generators refuse for some releases; test_recorded.py has what they write."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from cases import MAIN
from message_data import AS_DATA, codes
from reference import ReleaseReference, run_tool
from warm_tool import WarmTool


@pytest.mark.parametrize(("release", "takes"), [(19, False), (21, True)])
def test_custom_members_of_structs(
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
    release: int,
    takes: bool,
) -> None:
    """What an earlier release refuses in a format is refused for it."""
    reference = release_reference(release)
    (tmp_path / MAIN).write_text("""
        include "mlir/IR/AttrTypeBase.td"
        include "mlir/IR/OpBase.td"
        def D : Dialect { let name = "d"; }
        def A : AttrDef<D, "A"> {
          let mnemonic = "a";
          let parameters = (ins "int":$x);
          let assemblyFormat = "`<` struct(custom<X>($x)) `>`";
        }
    """)
    args = ["--gen-attrdef-defs", f"-I{reference.include}", MAIN]
    assert run_tool(reference.mlir_tblgen, args, cwd=tmp_path).succeeded == takes
    ours = warm_tool.run([f"--llvm-release={release}", *args], cwd=tmp_path)
    assert ours.succeeded == takes, ours.stderr


def test_options_that_came_later(warm_tool: WarmTool, tmp_path: Path) -> None:
    (tmp_path / MAIN).write_text(
        'class Op; class Dialect; def D : Dialect { string name = "d"; }\n'
    )
    args = ["--gen-op-doc", "--keep-op-source-order", "--llvm-release=22", MAIN]
    got = warm_tool.run(args, cwd=tmp_path, personality="mlir")
    assert got.exit_code == 1
    assert got.stderr == (
        "tblgen: error: '--keep-op-source-order' came with LLVM 23, and the output would be for "
        "LLVM 22, as was asked for: give --llvm-release=23 or later if that is not so\n"
    )
    args[2] = "--llvm-release=23"
    got = warm_tool.run([AS_DATA, *args], cwd=tmp_path, personality="mlir")
    assert "E0602" not in codes(got.stderr)


@pytest.mark.parametrize(
    ("generator", "since"),
    [
        ("verify-openmp-ops", 19),
        ("gen-openmp-clause-ops", 20),
        ("gen-attr-constraint-decls", 20),
        ("gen-type-constraint-defs", 20),
        ("gen-dialect-interface-decls", 22),
    ],
)
def test_generators_that_came_later(
    generator: str, since: int, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / MAIN).write_text("class A;\n")
    args = [AS_DATA, f"--{generator}", f"--llvm-release={since - 1}", MAIN]
    got = warm_tool.run(args, cwd=tmp_path, personality="mlir")
    assert got.exit_code == 1
    assert codes(got.stderr) == ["E0602"]
    args[2] = f"--llvm-release={since}"
    assert "E0602" not in codes(warm_tool.run(args, cwd=tmp_path, personality="mlir").stderr)
