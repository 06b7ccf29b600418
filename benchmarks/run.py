"""One table: our compiler against llvm-tblgen-22, timed in turn on the same machine.

    python benchmarks/run.py [--rounds 10] [--sizes 10000,50000] [--only ArithOps] [--generators]

The two tools alternate, so that a busy machine slows both; means, minima and the peak resident size
are taken over all rounds, CPU time from the fastest round.

With --generators, each generator runs once on the first small case that the tests have for it, in a
process of its own. That shows the fixed cost of a call. The table begins with the generators that
lose most time against the reference.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

os.environ["TBLGEN_CACHE"] = "off"  # compiling is measured, not remembering
os.environ["TBLGEN_ENGINE"] = "off"  # and each process by what it does itself
ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / each) for each in ("tests", "tests/mlir", "benchmarks")]

from cases import MAIN  # noqa: E402
from generator_cases import commands_in  # noqa: E402
from gpu_registers import gpu_registers  # noqa: E402
from large_target import large_target  # noqa: E402
from own_targets import FLAGS, TARGETS, main_file  # noqa: E402
from reference import (  # noqa: E402
    LLVM_INCLUDE,
    LLVM_TBLGEN,
    MLIR_TBLGEN,
    ToolMissing,
    include_options,
    our_tool,
    reference_tool,
    write_files,
)
from vector_target import vector_target  # noqa: E402

INCLUDE = ["-I", str(LLVM_INCLUDE)]
FILES = (
    "llvm/IR/Intrinsics.td",
    "llvm/Target/Target.td",
    "mlir/Dialect/LLVMIR/NVVMOps.td",
    "mlir/Dialect/Arith/IR/ArithOps.td",
)

# Parses twice in one session and reports what the second time took.
WARM = """
import sys, time
from tblgen_build._core import Session
session = Session()
path, include = sys.argv[1:]
session.parse(path, include_dirs=[include])
best = 1e9
for _ in range(5):
    start = time.perf_counter()
    session.parse(path, include_dirs=[include])
    best = min(best, time.perf_counter() - start)
print(best)
"""


@dataclass(slots=True)
class Measure:
    """All rounds of one tool on one workload."""

    seconds: list[float] = field(default_factory=list)
    cpu_seconds: list[float] = field(default_factory=list)  # steadier on a busy machine
    peak_kib: int = 0

    @property
    def mean(self) -> float:
        return sum(self.seconds) / len(self.seconds)

    @property
    def least(self) -> float:
        return min(self.seconds)


@dataclass(frozen=True, slots=True)
class Workload:
    name: str
    args: Sequence[str]
    rounds: int | None = None  # None: as asked on the command line
    warm_file: str | None = None  # ours is a second parse of this file in one session
    reference: str = LLVM_TBLGEN


class Failed(Exception):
    """A tool did not do its work; the text is what it printed."""


def timed(command: Sequence[str], measure: Measure) -> None:
    """Run once, adding wall time and peak resident size."""
    with tempfile.TemporaryFile() as errors:
        start = time.perf_counter()
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors
        )
        _, status, usage = os.wait4(process.pid, 0)
        taken = time.perf_counter() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode:
            errors.seek(0)
            text = errors.read(500).decode("utf-8", "replace")
            raise Failed(f"{' '.join(command)} ended with {process.returncode}: {text}")
    measure.seconds.append(taken)
    measure.cpu_seconds.append(usage.ru_utime + usage.ru_stime)
    measure.peak_kib = max(measure.peak_kib, usage.ru_maxrss)


def warm(path: str, measure: Measure) -> None:
    command = [sys.executable, "-P", "-c", WARM, path, str(LLVM_INCLUDE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(done.stderr[-500:])
    measure.seconds.append(float(done.stdout))
    measure.cpu_seconds.append(measure.seconds[-1])


def alternate(
    reference: Path, ours: Path, workload: Workload, rounds: int
) -> tuple[Measure, Measure]:
    """Time both in turn; the first round, which fills the page cache, does not count."""
    theirs, mine = Measure(), Measure()
    for turn in range(rounds + 1):
        timed([str(reference), *workload.args], theirs)
        if workload.warm_file is None:
            timed([str(ours), *workload.args], mine)
        else:
            warm(workload.warm_file, mine)
        if turn == 0:
            for measure in (theirs, mine):
                measure.seconds.clear()
                measure.cpu_seconds.clear()
    return theirs, mine


def workloads(sizes: Sequence[int], folder: Path) -> Iterator[Workload]:
    for name in FILES:
        yield Workload(name, ["--null-backend", *INCLUDE, str(LLVM_INCLUDE / name)])
    intrinsics = str(LLVM_INCLUDE / FILES[0])
    yield Workload("Intrinsics.td, --dump-json", ["--dump-json", *INCLUDE, intrinsics])
    arith = str(LLVM_INCLUDE / FILES[-1])
    yield Workload(
        "ArithOps.td, again in one session",
        ["--null-backend", *INCLUDE, arith],
        warm_file=arith,
    )
    for size in sizes:
        path = folder / f"target-{size}.td"
        path.write_text(large_target(size), encoding="utf-8")
        args = ["--null-backend", "--no-warn-on-unused-template-args", str(path)]
        yield Workload(f"synthetic target, {size:,} records", args, rounds=3)
    for name, lines in (
        ("vectors, 200,000 records", vector_target(200_000)),
        ("registers of a GPU", gpu_registers()),
    ):
        path = folder / f"{name.split()[0]}.td"
        path.write_text("\n".join(lines), encoding="utf-8")
        yield Workload(name, ["--null-backend", *INCLUDE, str(path)])


def generator_workloads(folder: Path) -> Iterator[Workload]:
    """The first small case of each generator that its tool accepts; else a target of ours."""
    seen: set[str] = set()
    for generator, workload in chain(small_cases(folder), whole_targets()):
        if generator not in seen and is_accepted(workload):
            seen.add(generator)
            yield workload


def small_cases(folder: Path) -> Iterator[tuple[str, Workload]]:
    include = {is_whole: include_options(is_whole) for is_whole in (False, True)}
    for tool, tests in ((MLIR_TBLGEN, "mlir"), (LLVM_TBLGEN, "llvm")):
        for number, command in enumerate(commands_in(ROOT / "tests" / tests / "cases/accepted")):
            where = folder / f"{tests}{number}"
            where.mkdir()
            write_files(where, command.case.files)
            found = [*include[command.case.needs_intrinsics], f"-I{where}"]
            generator = command.flags[0].lstrip("-")
            args = [*command.flags, *found, str(where / MAIN)]
            yield generator, Workload(generator, args, reference=tool)


def whole_targets() -> Iterator[tuple[str, Workload]]:
    include = include_options()
    for flags in FLAGS:
        generator = flags.split()[0].lstrip("-")
        for target in TARGETS:
            path = main_file(target)
            args = [*flags.split(), *include, f"-I{path.parent}", str(path)]
            yield generator, Workload(f"{generator}, {target}", args)


def is_accepted(workload: Workload) -> bool:
    command = [str(reference_tool(workload.reference)), *workload.args]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f}"


def row(name: str, theirs: Measure, mine: Measure) -> list[str]:
    memory = f"{mine.peak_kib / 1024:.0f}" if mine.peak_kib else "-"
    return [
        name,
        _milliseconds(theirs.mean),
        _milliseconds(mine.mean),
        f"{theirs.mean / mine.mean:.2f}x",
        _milliseconds(theirs.least),
        _milliseconds(mine.least),
        f"{theirs.least / mine.least:.2f}x",
        _milliseconds(min(theirs.cpu_seconds)),
        _milliseconds(min(mine.cpu_seconds)),
        f"{min(theirs.cpu_seconds) / min(mine.cpu_seconds):.2f}x",
        f"{theirs.peak_kib / 1024:.0f}",
        memory,
    ]


HEADER = [
    "workload",
    "LLVM mean ms",
    "ours mean ms",
    "faster",
    "LLVM min ms",
    "ours min ms",
    "faster",
    "LLVM CPU ms",
    "ours CPU ms",
    "faster",
    "LLVM peak MiB",
    "ours peak MiB",
]


def table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(len(line[i]) for line in rows) for i in range(len(rows[0]))]
    shown = []
    for line in rows:
        first = line[0].ljust(widths[0])
        rest = [cell.rjust(width) for cell, width in zip(line[1:], widths[1:], strict=True)]
        shown.append("  ".join([first, *rest]))
    return "\n".join(shown)


def linearity(points: Sequence[tuple[int, Measure]]) -> str:
    """Microseconds and KiB a record, by size: equal numbers mean linear growth."""
    lines = ["ours, a record:"]
    for size, measure in points:
        micro = measure.least / size * 1e6
        lines.append(f"  {size:>9,}  {micro:6.2f} us  {measure.peak_kib / size:6.2f} KiB")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare our compiler with llvm-tblgen-22.")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--sizes", default="10000,50000,100000,200000")
    parser.add_argument("--only", default="", help="workloads whose name contains this")
    parser.add_argument("--generators", action="store_true", help="a small call of each generator")
    args = parser.parse_args()
    try:
        ours = our_tool()
        reference_tool()
    except ToolMissing as missing:
        print(f"error: {missing}", file=sys.stderr)
        return 1
    sizes = [int(size) for size in args.sizes.split(",") if size]
    rows, failures, points = [HEADER], [], []
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        for workload in (
            generator_workloads(scratch) if args.generators else workloads(sizes, scratch)
        ):
            if args.only not in workload.name:
                continue
            try:
                reference = reference_tool(workload.reference)
                theirs, mine = alternate(reference, ours, workload, workload.rounds or args.rounds)
            except Failed as failed:
                failures.append(f"{workload.name}: {failed}")
                continue
            rows.append(row(workload.name, theirs, mine))
            if workload.rounds:
                size = int(workload.name.split()[2].replace(",", ""))
                points.append((size, mine))
    if args.generators:
        rows[1:] = sorted(rows[1:], key=lambda row: float(row[7]) - float(row[8]))
    print(table(rows))
    if len(points) > 1:
        print(linearity(points))
    for failure in failures:
        print(f"failed: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
