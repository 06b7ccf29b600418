"""MLIR's generators write for LLVM 19 and 21 what the tools of these releases write.

Documentation and Python bindings are left to others.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from cases import MAIN
from generator_cases import Command, commands_in
from reference import ReleaseReference, run_tool, write_files
from tokens import cxx_tokens, difference
from warm_tool import WarmTool

RELEASES = (19, 21)
HERE = Path(__file__).resolve().parent
FOLDERS = (HERE / "cases", HERE.parent / "mlir/cases/accepted")
NOT_CPP = re.compile(r"-docs?\b|python")

COMMANDS = [
    pytest.param(release, command, id=f"{release} {command.id}")
    for release in RELEASES
    for folder in FOLDERS
    for command in commands_in(folder)
    if not NOT_CPP.search(command.flags[0])
]


@pytest.mark.parametrize(("release", "command"), COMMANDS)
def test_a_case(
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
    release: int,
    command: Command,
) -> None:
    """The same C++; what the release has no classes or generators for, it need not take."""
    reference = release_reference(release)
    write_files(tmp_path, command.case.files)
    args = [*command.flags, f"-I{reference.include}", "-I.", MAIN]
    theirs = run_tool(reference.mlir_tblgen, args, cwd=tmp_path)
    if not theirs.succeeded:
        pytest.skip(f"LLVM {release} does not take it: {theirs.stderr[:200]}")
    ours = warm_tool.run([f"--llvm-release={release}", *args], cwd=tmp_path)
    assert ours.succeeded, ours.stderr
    parted = difference(cxx_tokens(theirs.stdout.decode()), cxx_tokens(ours.stdout.decode()))
    assert parted is None, parted


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
    assert "came with" not in warm_tool.run(args, cwd=tmp_path, personality="mlir").stderr
