"""Every small program of this folder, through the reference and through our tool.

Accepted programs must give the same records in every form of output, the same
warnings and the same dumps; rejected ones the same place of the first error, and the same
warnings before it.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest
from cases import MAIN, Case, load_cases
from reference import (
    Run,
    earlier_warning_difference,
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


class Runs:
    """Runs each tool once for a case and an action, however many tests look at the outcome."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._done: dict[tuple[str, str, str], Run] = {}

    def of(self, tool: Path, case: Case, action: str) -> Run:
        key = (str(tool), case.id, action)
        if key not in self._done:
            with tempfile.TemporaryDirectory(dir=self._folder) as where:
                write_files(Path(where), case.files)
                args = [action, "-I", "inc", *case.args, MAIN]
                self._done[key] = run_tool(tool, args, cwd=Path(where))
        return self._done[key]


@dataclass(frozen=True, slots=True)
class Pair:
    """Both tools, and the runs they share."""

    reference: Path
    ours: Path
    runs: Runs

    def both(self, case: Case, action: str) -> tuple[Run, Run]:
        return self.runs.of(self.reference, case, action), self.runs.of(self.ours, case, action)

    def accepted(self, case: Case, action: str) -> tuple[Run, Run]:
        """Both runs of a program that both must accept."""
        expected, got = self.both(case, action)
        assert expected.succeeded, f"the reference rejects {case.id}: {expected.stderr}"
        if not got.succeeded:
            _check(f"ours rejects it with {got.exit_code}:\n{got.stderr}", case)
        return expected, got


@pytest.fixture(scope="session")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Runs:
    return Runs(tmp_path_factory.mktemp("conformance"))


@pytest.fixture(scope="session")
def pair(llvm_tblgen: Path, our_tblgen: Path, runs: Runs) -> Pair:
    return Pair(llvm_tblgen, our_tblgen, runs)


def _check(difference: str | None, case: Case) -> None:
    if difference is not None:
        source = case.files[MAIN].decode("utf-8", "replace")
        pytest.fail(f"{case.id}\n{source}\n{difference}", pytrace=False)


valid = pytest.mark.parametrize("case", VALID, ids=lambda case: case.id, scope="session")
invalid = pytest.mark.parametrize("case", INVALID, ids=lambda case: case.id, scope="session")


@valid
def test_reference_accepts(case: Case, llvm_tblgen: Path, runs: Runs) -> None:
    run = runs.of(llvm_tblgen, case, "--print-records")
    assert run.succeeded, run.stderr


@invalid
def test_reference_rejects(case: Case, llvm_tblgen: Path, runs: Runs) -> None:
    run = runs.of(llvm_tblgen, case, "--print-records")
    assert run.exit_code == 1, run.stderr
    assert "error:" in run.stderr, run.stderr


@valid
def test_records(case: Case, pair: Pair) -> None:
    expected, got = pair.accepted(case, "--print-records")
    _check(text_difference(expected.stdout, got.stdout), case)


@valid
def test_detailed_records(case: Case, pair: Pair) -> None:
    expected, got = pair.accepted(case, "--print-detailed-records")
    left, right = split_memory_stats(expected.stdout)[0], split_memory_stats(got.stdout)[0]
    _check(text_difference(left, right), case)


@valid
def test_memory_statistics(case: Case, pair: Pair) -> None:
    expected, got = pair.accepted(case, "--print-detailed-records")
    left, right = split_memory_stats(expected.stdout)[1], split_memory_stats(got.stdout)[1]
    _check(text_difference(left, right), case)


@valid
def test_json(case: Case, pair: Pair) -> None:
    expected, got = pair.accepted(case, "--dump-json")
    if json_in_order(expected.stdout) != json_in_order(got.stdout):
        _check(text_difference(expected.stdout, got.stdout), case)


@valid
def test_warnings(case: Case, pair: Pair) -> None:
    _check(warning_difference(*pair.accepted(case, "--print-records")), case)


@invalid
def test_first_error(case: Case, pair: Pair) -> None:
    runs = pair.both(case, "--print-records")
    _check(error_difference(*runs), case)
    _check(earlier_warning_difference(*runs), case)
