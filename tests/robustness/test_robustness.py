"""Hostile input ends in a diagnostic: no crash, no hang, no exhausted machine, no stack trace."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from hostile import ACCEPTED, BOUNDED, COMPARED, MAIN, REJECTED, Files
from reference import Limits, Run, error_difference, run_tool, write_files

# Steps decide, on every machine alike. Time is for what does not count them: a hang.
MAX_STEPS = 10_000_000
LIMITS = Limits(seconds=300, cpu_seconds=120, memory_bytes=2 << 30)
# The reference has no other: what it would do later is not compared.
REFERENCE_LIMITS = Limits(seconds=100, cpu_seconds=10, memory_bytes=2 << 30)

SAMPLE = b"""#ifndef GUARD
#define GUARD
// A program with one of everything, to be cut off anywhere.
class Reg<string n, bits<4> e = 0> { string Name = n; bits<4> Enc = e; code C = [{ x }]; }
multiclass Pair<int k> : Base<k> { def _a : Reg<"a" # k, 3>; let Enc{1-0} = 2 in defm q : Other; }
foreach i = {0-2, 5} in { if !eq(i, 1) then def r#i : Reg<!cast<string>(i)>; else def s#i; }
def op; def d { dag x = (op 1:$a, $b, [1, 2]); int y = !cond(true: 1, false: !size("s")); }
defset list<Reg> All = { def z : Reg<"z\\t", {1, 0, ?, 0}>; } defvar v = All[0].Name; /* end */
#endif
"""


def _run(ours: Path, files: Files, where: Path) -> Run:
    write_files(where, files)
    arguments = [f"--max-steps={MAX_STEPS}", "--print-records", MAIN]
    return run_tool(ours, arguments, cwd=where, limits=LIMITS)


def _bounded(run: Run) -> None:
    took_long = run.timed_out or run.exit_code in (-signal.SIGXCPU, -signal.SIGKILL)
    assert not took_long, f"still running after {LIMITS.cpu_seconds} s of CPU time"
    assert run.exit_code in (0, 1), f"ended with {run.exit_code}:\n{run.stderr[-2000:]}"
    assert "Traceback" not in run.stderr, run.stderr[-2000:]
    assert len(run.stderr) < 100_000_000, "the diagnostics themselves are without bound"


@pytest.mark.parametrize("name", REJECTED)
def test_rejected_with_a_diagnostic(name: str, our_tblgen: Path, tmp_path: Path) -> None:
    run = _run(our_tblgen, REJECTED[name](), tmp_path)
    _bounded(run)
    assert run.exit_code == 1
    assert "error:" in run.stderr, run.stderr[-2000:]


@pytest.mark.parametrize("name", BOUNDED)
def test_bounded(name: str, our_tblgen: Path, tmp_path: Path) -> None:
    run = _run(our_tblgen, BOUNDED[name](), tmp_path)
    _bounded(run)
    if run.exit_code:
        assert "error:" in run.stderr, run.stderr[-2000:]


@pytest.mark.parametrize("name", ACCEPTED)
def test_large_and_accepted(name: str, our_tblgen: Path, tmp_path: Path) -> None:
    run = _run(our_tblgen, ACCEPTED[name](), tmp_path)
    _bounded(run)
    assert run.exit_code == 0, run.stderr[-2000:]


@pytest.mark.parametrize("name", COMPARED)
def test_odd_bytes_as_the_reference(
    name: str, llvm_tblgen: Path, our_tblgen: Path, tmp_path: Path
) -> None:
    ours = _run(our_tblgen, COMPARED[name](), tmp_path)
    _bounded(ours)
    arguments = ["--print-records", MAIN]
    reference = run_tool(llvm_tblgen, arguments, cwd=tmp_path, limits=REFERENCE_LIMITS)
    if not reference.crashed:
        difference = error_difference(reference, ours)
        assert difference is None, difference


@pytest.mark.parametrize("start", range(0, len(SAMPLE), 60))
def test_cut_off_anywhere(start: int, our_tblgen: Path, tmp_path: Path) -> None:
    for end in range(start, min(start + 60, len(SAMPLE)), 5):
        _bounded(_run(our_tblgen, {MAIN: SAMPLE[:end]}, tmp_path))


def test_missing_file(our_tblgen: Path, tmp_path: Path) -> None:
    run = run_tool(our_tblgen, ["--print-records", "none.td"], cwd=tmp_path, limits=LIMITS)
    _bounded(run)
    assert run.exit_code == 1


def test_directory_as_input(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.td").mkdir()
    run = run_tool(our_tblgen, ["--print-records", "folder.td"], cwd=tmp_path, limits=LIMITS)
    _bounded(run)
    assert run.exit_code == 1


def test_directory_as_include(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "folder.td").mkdir()
    run = _run(our_tblgen, {MAIN: b'include "folder.td"\n'}, tmp_path)
    _bounded(run)
    assert run.exit_code == 1


def test_failure_leaves_the_output_alone(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "out.inc").write_text("as it was")
    write_files(tmp_path, {MAIN: b"def a { int x = @; }\n"})
    run = run_tool(our_tblgen, ["--print-records", MAIN, "-o", "out.inc"], cwd=tmp_path)
    assert run.exit_code == 1
    assert (tmp_path / "out.inc").read_text() == "as it was"
