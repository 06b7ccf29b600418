"""Every .td file that LLVM and MLIR install, compiled by the reference and by our tool.

Files that do not stand alone are rejected; then the first error must be in the same place.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import (
    LLVM_INCLUDE,
    error_difference,
    run_tool,
    split_memory_stats,
    text_difference,
    warning_difference,
)

FILES = sorted(str(path.relative_to(LLVM_INCLUDE)) for path in LLVM_INCLUDE.rglob("*.td"))


@pytest.mark.llvm_files
def test_there_are_files() -> None:
    assert FILES, (
        f"no .td files under {LLVM_INCLUDE}: install the Debian packages llvm-22-dev and "
        "libmlir-22-dev"
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_installed_file(name: str, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    args = ["--print-detailed-records", "-I", str(LLVM_INCLUDE), str(LLVM_INCLUDE / name)]
    expected = run_tool(llvm_tblgen, args, cwd=tmp_path)
    got = run_tool(our_tblgen, args, cwd=tmp_path)
    difference = error_difference(expected, got)
    if difference is None and expected.succeeded:
        difference = warning_difference(expected, got) or text_difference(
            split_memory_stats(expected.stdout)[0], split_memory_stats(got.stdout)[0]
        )
    if difference is None and expected.succeeded:
        args[0] = "--print-records"
        difference = text_difference(
            run_tool(llvm_tblgen, args, cwd=tmp_path).stdout,
            run_tool(our_tblgen, args, cwd=tmp_path).stdout,
        )
    if difference is not None:
        pytest.fail(f"{name}: {difference[:4000]}", pytrace=False)
