"""One table: the MLIR generators against mlir-tblgen-22, timed in turn on the same machine.

    python benchmarks/mlir.py TABLE [--workers 2] [--rounds 5] [--skip-all]

TABLE has a generated file a line: output, .td file, flags, tab-separated, relative to MLIR's
include folder. First, all files: one process per worker, each .td parsed once, against `ninja`
running the reference. Then single commands, as separate processes, and in a script that runs them
one after another: the fourth starts the engine, whose time counts. Last, SPIR-V's operations again
in one process, after one of them has changed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

os.environ["TBLGEN_CACHE"] = "off"  # compiling is measured, not remembering
ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]

from reference import LLVM_INCLUDE, MLIR_TBLGEN, our_tool, reference_tool  # noqa: E402
from run import Measure, timed  # noqa: E402
from switch import Orphans  # noqa: E402

from tblgen_build._core import Records, Session, parse_command_line  # noqa: E402
from tblgen_build.registry import Options  # noqa: E402
from tblgen_build.registry.find import builtin_generators, find_generator  # noqa: E402
from tblgen_build.registry.fragment_store import FragmentStore  # noqa: E402

SINGLE = (
    "mlir/Dialect/Arith/IR/ArithOps.td",
    "mlir/Dialect/Linalg/IR/LinalgStructuredOps.td",
    "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
)
GENERATORS = ("gen-op-decls", "gen-op-defs")
IN_A_ROW = 20  # calls of a script
CHANGED_FILE = "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
CHANGE = '\nlet summary = "changed" in def SPIRV_BenchmarkOp : SPIRV_Op<"Benchmark">;\n'


@dataclass(frozen=True, slots=True)
class Row:
    output: str
    td: str
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the table: seconds."""

    name: str
    theirs: float
    ours: float

    def __str__(self) -> str:
        ratio = self.ours / self.theirs
        return f"{self.name:<58} {self.theirs:9.3f} {self.ours:9.3f} {ratio:8.2f}"


def read_table(path: Path) -> list[Row]:
    rows: list[Row] = []
    for text in path.read_text().splitlines():
        if text and not text.startswith("#"):
            output, td, flags = text.split("\t")[:3]
            rows.append(Row(output, td, tuple(shlex.split(flags))))
    return rows


# --- all rows ----------------------------------------------------------------


def generate(records: Records, row: Row, where: Path) -> None:
    specs = [(flag, "action", ()) for flag in builtin_generators("mlir")]
    line = parse_command_line([*row.flags, row.td], specs)
    generator = find_generator(line.action, "mlir")
    text = generator.generate(records, Options.of(generator, line.options)).text
    (where / row.output.replace("/", "_")).write_bytes(text.encode(errors="surrogateescape"))


def generate_file(session: Session, rows: Sequence[Row], where: Path) -> None:
    """All that is generated from one .td file."""
    path = LLVM_INCLUDE / rows[0].td
    records = session.parse(path, include_dirs=[LLVM_INCLUDE], warn_on_unused_template_args=False)
    for row in rows:
        generate(records, row, where)


_SESSIONS: list[Session] = []  # of a worker process, one


def worker(task: tuple[Sequence[Row], Path]) -> int:
    if not _SESSIONS:
        _SESSIONS.append(Session())
    rows, where = task
    generate_file(_SESSIONS[0], rows, where)
    return len(rows)


def by_file(rows: Sequence[Row]) -> list[list[Row]]:
    """The rows of each .td file together, the most rows first: long tasks must not come last."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.td, []).append(row)
    return sorted(groups.values(), key=len, reverse=True)


def all_ours(rows: Sequence[Row], workers: int, where: Path) -> float:
    start = time.perf_counter()
    # (An executor says so where a worker dies; a Pool would wait for its task forever.)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as executor:
        tasks = [(group, where) for group in by_file(rows)]
        done = sum(executor.map(worker, tasks))
    assert done == len(rows)
    return time.perf_counter() - start


def write_ninja(rows: Sequence[Row], folder: Path) -> None:
    """As a build runs the reference: one command an output, with dependency files."""
    tool = reference_tool(MLIR_TBLGEN)
    text = [
        "rule tblgen\n"
        f"  command = {tool} $flags -I {LLVM_INCLUDE} {LLVM_INCLUDE}/$in_td -d $out.d -o $out\n"
        "  depfile = $out.d\n  deps = gcc\n"
    ]
    for row in rows:
        flags = shlex.join(row.flags).replace("$", "$$")
        text.append(f"build {row.output}: tblgen\n  flags = {flags}\n  in_td = {row.td}\n")
    (folder / "build.ninja").write_text("".join(text))


def all_theirs(rows: Sequence[Row], workers: int, where: Path) -> float:
    write_ninja(rows, where)
    start = time.perf_counter()
    subprocess.run(["ninja", f"-j{workers}", "--quiet"], cwd=where, check=True)
    return time.perf_counter() - start


def everything(rows: Sequence[Row], workers: int) -> Line:
    with tempfile.TemporaryDirectory() as ours, tempfile.TemporaryDirectory() as theirs:
        reference = all_theirs(rows, workers, Path(theirs))
        mine = all_ours(rows, workers, Path(ours))
    return Line(f"{len(rows)} outputs, {workers} workers (ninja -j{workers})", reference, mine)


# --- single commands ---------------------------------------------------------


def arguments_of(name: str, td: str) -> list[str]:
    return [f"--{name}", f"-I{LLVM_INCLUDE}", str(LLVM_INCLUDE / td), "-o", os.devnull]


def single(name: str, td: str, rounds: int) -> Line:
    """One command: the least CPU time, which is steadier than wall time on a busy machine.

    The benchmark's environment (of `run`) has no engine.
    """
    args = arguments_of(name, td)
    theirs, mine = Measure(), Measure()
    for _ in range(rounds):
        timed([str(reference_tool(MLIR_TBLGEN)), *args], theirs)
        timed([str(our_tool()), "--no-cache", *args], mine)
    return Line(f"{name} {Path(td).name}, CPU", min(theirs.cpu_seconds), min(mine.cpu_seconds))


def in_a_row(name: str, td: str, orphans: Orphans) -> Line:
    """CPU time of one command of many, with all that they start."""
    args = arguments_of(name, td)
    with tempfile.TemporaryDirectory() as runtime:
        environment = os.environ | {"XDG_RUNTIME_DIR": runtime, "TBLGEN_ENGINE": "on"}

        def a_call(tool: Path) -> float:
            before = os.times()
            for _ in range(IN_A_ROW):
                subprocess.run([tool, *args], env=environment, check=True)
            orphans.end()
            after = os.times()
            spent = after.children_user + after.children_system
            return (spent - before.children_user - before.children_system) / IN_A_ROW

        return Line(
            f"{name} {Path(td).name}, CPU, one of {IN_A_ROW}",
            a_call(reference_tool(MLIR_TBLGEN)),
            a_call(our_tool()),
        )


# --- again, after a change ---------------------------------------------------


def parse_changed(session: Session, change: str) -> Records:
    """SPIR-V's operations with one more, which is what changes."""
    path = LLVM_INCLUDE / CHANGED_FILE
    source = path.read_text() + change
    return session.parse(path, source=source, include_dirs=[LLVM_INCLUDE])


def again(name: str) -> Line:
    """SPIR-V's operations, then once more with one of them changed: from scratch and reusing.

    CPU time of emission.
    """
    session = Session()
    store = FragmentStore()
    generator = find_generator(name, "mlir")
    options = Options.of(generator, {})
    generator.generate(parse_changed(session, CHANGE), options, store)
    scratch: list[float] = []
    reusing: list[float] = []
    for count in range(3):
        changed = parse_changed(session, CHANGE.replace("changed", f"changed {count}"))
        start = time.process_time()
        fresh = generator.generate(changed, options)
        between = time.process_time()
        reused = generator.generate(changed, options, store)
        scratch.append(between - start)
        reusing.append(time.process_time() - between)
        assert fresh == reused
    return Line(f"SPIR-V {name} from scratch, after one op changed", min(scratch), min(reusing))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--skip-all", action="store_true", help="only the short measurements")
    args = parser.parse_args()
    print(f"{'seconds':<58} {'reference':>9} {'ours':>9} {'ratio':>8}")
    lines = [] if args.skip_all else [everything(read_table(args.table), args.workers)]
    lines += [single(name, td, args.rounds) for name in GENERATORS for td in SINGLE]
    orphans = Orphans()
    lines += [in_a_row(name, td, orphans) for name in GENERATORS for td in SINGLE]
    lines += [again(name) for name in GENERATORS]
    for line in lines:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
