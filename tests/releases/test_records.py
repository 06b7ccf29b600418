"""The language over other releases' own files: their tools print the records that ours do.

Where an anonymous record stands is left out: the table of differences says how that changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import ReleaseReference, Run, run_tool
from warm_tool import WarmTool

Find = Callable[[int], ReleaseReference]

# Files that are read as they are, and some that need others in front of them: those are errors.
FILES = (
    "llvm/Frontend/OpenACC/ACC.td",
    "llvm/Frontend/OpenMP/OMP.td",
    "llvm/IR/Attributes.td",
    "llvm/IR/IntrinsicsPowerPC.td",
    "llvm/Option/OptParser.td",
    "llvm/TableGen/Automaton.td",
    "llvm/Target/TargetSelectionDAG.td",
    "mlir/Dialect/Affine/IR/AffineOps.td",
    "mlir/Dialect/LLVMIR/LLVMEnums.td",
    "mlir/Dialect/PDL/IR/PDLOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVAtomicOps.td",
    "mlir/Dialect/Shape/IR/ShapeOps.td",
    "mlir/IR/EnumAttr.td",
    "mlir/Transforms/Passes.td",
)


def place_of_error(run: Run) -> str | None:
    error = run.first_error()
    return None if error is None else error.position


def both(
    tool: Path, option: str, file: Path, include: Path, warm_tool: WarmTool, where: Path
) -> tuple[Run, Run]:
    args = [option, f"-I{include}", str(file)]
    ours = warm_tool.run(args, cwd=where)
    return run_tool(tool, args, cwd=where), ours


@pytest.mark.parametrize("release", [19, 21])
def test_records(
    release: int, release_reference: Find, warm_tool: WarmTool, tmp_path: Path
) -> None:
    """Byte by byte, or an error at the same place."""
    reference = release_reference(release)
    include = reference.include
    for name in FILES:
        expected, got = both(
            reference.mlir_tblgen, "--print-records", include / name, include, warm_tool, tmp_path
        )
        assert got.succeeded is expected.succeeded, name
        if expected.succeeded:
            assert got.stdout == expected.stdout, name
        else:
            assert place_of_error(got) == place_of_error(expected), name


def without_places(text: bytes) -> object:
    """The records, but not where those stand that have no name."""
    records = json.loads(text)
    for record in records.values():
        if isinstance(record, dict) and record.get("!anonymous"):
            del record["!locs"]
    return records


def test_json(release_reference: Find, warm_tool: WarmTool, tmp_path: Path) -> None:
    reference = release_reference(19)  # 21 has no llvm-tblgen
    include = reference.include
    for name in FILES[-6:]:
        expected, got = both(
            reference.llvm_tblgen, "--dump-json", include / name, include, warm_tool, tmp_path
        )
        assert without_places(got.stdout) == without_places(expected.stdout), name
