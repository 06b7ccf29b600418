"""Every small program of this folder, through the reference and through our tool.

Accepted programs must give the same records in every form of output, the same
warnings and the same dumps; rejected ones the same place of the first error.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from cases import MAIN, Case, load_cases
from reference import (
    Run,
    error_difference,
    json_in_order,
    run_tool,
    split_memory_stats,
    text_difference,
    warning_difference,
    write_files,
)

HERE = Path(__file__).parent
VALID = load_cases(HERE / "valid")
INVALID = load_cases(HERE / "invalid")


def _run(tool: Path, case: Case, action: str, where: Path) -> Run:
    write_files(where, case.files)
    return run_tool(tool, [action, "-I", "inc", *case.args, MAIN], cwd=where)


def _check(difference: str | None, case: Case) -> None:
    if difference is not None:
        source = case.files[MAIN].decode("utf-8", "replace")
        pytest.fail(f"{case.id}\n{source}\n{difference}", pytrace=False)


def _accepted(reference: Path, ours: Path, case: Case, action: str, where: Path) -> tuple[Run, Run]:
    expected = _run(reference, case, action, where)
    assert expected.succeeded, f"the reference rejects {case.id}: {expected.stderr}"
    got = _run(ours, case, action, where)
    if not got.succeeded:
        _check(f"ours rejects it with {got.exit_code}:\n{got.stderr}", case)
    return expected, got


valid = pytest.mark.parametrize("case", VALID, ids=lambda case: case.id)
invalid = pytest.mark.parametrize("case", INVALID, ids=lambda case: case.id)


@valid
def test_reference_accepts(case: Case, llvm_tblgen: Path, tmp_path: Path) -> None:
    run = _run(llvm_tblgen, case, "--print-records", tmp_path)
    assert run.succeeded, run.stderr


@invalid
def test_reference_rejects(case: Case, llvm_tblgen: Path, tmp_path: Path) -> None:
    run = _run(llvm_tblgen, case, "--print-records", tmp_path)
    assert run.exit_code == 1, run.stderr
    assert run.first_error() is not None, run.stderr


@valid
def test_records(case: Case, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    expected, got = _accepted(llvm_tblgen, our_tblgen, case, "--print-records", tmp_path)
    _check(text_difference(expected.stdout, got.stdout), case)


@valid
def test_detailed_records(case: Case, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    expected, got = _accepted(llvm_tblgen, our_tblgen, case, "--print-detailed-records", tmp_path)
    left, right = split_memory_stats(expected.stdout)[0], split_memory_stats(got.stdout)[0]
    _check(text_difference(left, right), case)


@valid
def test_memory_statistics(case: Case, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    expected, got = _accepted(llvm_tblgen, our_tblgen, case, "--print-detailed-records", tmp_path)
    left, right = split_memory_stats(expected.stdout)[1], split_memory_stats(got.stdout)[1]
    _check(text_difference(left, right), case)


@valid
def test_json(case: Case, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    expected, got = _accepted(llvm_tblgen, our_tblgen, case, "--dump-json", tmp_path)
    if json_in_order(expected.stdout) != json_in_order(got.stdout):
        _check(text_difference(expected.stdout, got.stdout), case)


@valid
def test_warnings(case: Case, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    expected, got = _accepted(llvm_tblgen, our_tblgen, case, "--null-backend", tmp_path)
    _check(warning_difference(expected, got), case)


@invalid
def test_first_error(case: Case, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path) -> None:
    expected = _run(llvm_tblgen, case, "--print-records", tmp_path)
    got = _run(our_tblgen, case, "--print-records", tmp_path)
    _check(error_difference(expected, got), case)
