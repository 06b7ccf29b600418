"""LLVM's own generators on the files that LLVM installs: the outputs LLVM itself is built with."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE, Run, run_tool
from tokens import difference, significant
from warm_tool import WarmTool

_COMMANDS = [
    ("llvm/IR/Intrinsics.td", "--gen-intrinsic-enums"),
    ("llvm/IR/Intrinsics.td", "--gen-intrinsic-enums --intrinsic-prefix=aarch64"),
    ("llvm/IR/Intrinsics.td", "--gen-intrinsic-impl"),
    ("llvm/IR/Attributes.td", "--gen-attrs"),
    ("llvm/CodeGen/ValueTypes.td", "--gen-vt"),
    ("llvm/IR/RuntimeLibcalls.td", "--gen-runtime-libcalls"),
    ("llvm/Analysis/TargetLibraryInfo.td", "--gen-target-library-info"),
    ("llvm/Frontend/OpenMP/OMP.td", "--gen-directive-decl"),
    ("llvm/Frontend/OpenMP/OMP.td", "--gen-directive-impl"),
    ("llvm/Frontend/OpenACC/ACC.td", "--gen-directive-decl"),
    ("llvm/Frontend/OpenACC/ACC.td", "--gen-directive-impl"),
]


@pytest.mark.parametrize(("path", "flags"), _COMMANDS)
def test_same_output(
    path: str, flags: str, llvm_tblgen: Path, warm_tool: WarmTool, tmp_path: Path
) -> None:
    def run(tool: Path | WarmTool) -> Run:
        arguments = [*flags.split(), f"-I{LLVM_INCLUDE}", str(LLVM_INCLUDE / path)]
        done = run_tool(tool, arguments, cwd=tmp_path)
        assert done.succeeded, done.stderr
        return done

    parted = difference(
        significant(flags.split(), run(llvm_tblgen).stdout.decode()),
        significant(flags.split(), run(warm_tool).stdout.decode()),
    )
    assert parted is None, parted
