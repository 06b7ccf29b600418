"""The generators under examples/ that show the models: what they write compiles."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
CXX = os.environ.get("CXX", "g++").split()


def run(tool: Path, example: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(tool), "--no-cache", "--load", str(EXAMPLES / example), *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def compile_as(language: str, path: Path) -> None:
    flags = ["-x", language, "-fsyntax-only", "-Werror", "-Wall", "-Wno-unused-variable"]
    command = [*CXX, *flags, "-I", str(LLVM_INCLUDE), str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.llvm_files
@pytest.mark.parametrize(
    "file", ["Arith/IR/ArithOps", "SCF/IR/SCFOps", "Linalg/IR/LinalgStructuredOps"]
)
def test_c_api_of_operations(our_tblgen: Path, tmp_path: Path, file: str) -> None:
    source = f"{LLVM_INCLUDE}/mlir/Dialect/{file}.td"
    output = tmp_path / "Ops.h"
    include = ["-I", str(LLVM_INCLUDE)]
    done = run(our_tblgen, "c_api.py", "--gen-op-capi", source, *include, "-o", str(output))
    assert (done.returncode, done.stderr) == (0, "")
    assert '#include "Ops.h"' in (tmp_path / "OpsImpl.cpp").read_text()
    compile_as("c++", tmp_path / "OpsImpl.cpp")
    (tmp_path / "use.c").write_text('#include "Ops.h"\n')
    compile_as("c", tmp_path / "use.c")


@pytest.mark.llvm_files
def test_c_api_phases_and_notes(our_tblgen: Path, tmp_path: Path) -> None:
    source = tmp_path / "twice.td"
    source.write_text(
        'include "mlir/IR/OpBase.td"\n'
        'def A_Dialect : Dialect { let name = "a"; let cppNamespace = "::a"; }\n'
        'def A_XOp : Op<A_Dialect, "x">;\n'
        'def B_XOp : Op<A_Dialect, "y">;\n'
    )
    arguments = ["--gen-op-capi", str(source), "-I", str(LLVM_INCLUDE), "-o", str(tmp_path / "o.h")]
    done = run(our_tblgen, "c_api.py", *arguments)
    assert done.returncode == 1
    assert f"{source}:4:5: error: two functions would be called after 'XOp'" in done.stderr
    assert f"{source}:3:5: note: this is the other operation" in done.stderr
    source.write_text(source.read_text().replace("B_XOp", "B_YOp"))
    done = run(our_tblgen, "c_api.py", *arguments, "--time-phases")
    names = [line.rpartition(")  ")[2] for line in done.stderr.splitlines() if "%)" in line]
    assert {"Read operations", "Write functions", "Backend overall"} <= set(names)
    assert len(names) == len(set(names))


@pytest.mark.llvm_files
def test_table_of_intrinsics(our_tblgen: Path, tmp_path: Path) -> None:
    source = f"{LLVM_INCLUDE}/llvm/IR/Intrinsics.td"
    output = tmp_path / "table.inc"
    arguments = ["--gen-intrinsic-table", source, "-I", str(LLVM_INCLUDE)]
    done = run(our_tblgen, "intrinsic_table.py", *arguments, "-o", str(output))
    assert (done.returncode, done.stderr) == (0, "")
    compile_as("c++", output)
    text = output.read_text()
    assert '{"llvm.bswap", "any int", "as 0", false, false, "' in text
    assert '"llvm.memcpy", "void", "any ptr, any ptr, any int, i1", true, true, ' in text
    done = run(
        our_tblgen, "intrinsic_table.py", *arguments, "--style=markdown", "--target-prefix=wasm"
    )
    assert all(line.startswith("| llvm.wasm.") for line in done.stdout.splitlines()[2:])
