"""One table: `tblgen build` against `ninja` with mlir-tblgen-22, in turn on the same machine.

    python benchmarks/build.py [TABLE] [--jobs 2] [--copies 8]

TABLE has a generated file a line: output, .td file, flags, tab-separated, relative to MLIR's
include folder. Without TABLE, the rows are the .inc files installed beside MLIR's .td files, each
with the generator that makes it. With --copies, only ours is measured: it makes all outputs once,
and then so many times from units of their own, so that you see whether time grows with the work.

    cold          nothing there, an empty cache
    warm cache    outputs and state deleted
    nothing       a second build
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]

from mlir import Row, read_table, write_ninja  # noqa: E402
from reference import LLVM_INCLUDE, our_tool  # noqa: E402

GENERATORS = (
    ("Ops.td", ("h.inc", "--gen-op-decls"), ("cpp.inc", "--gen-op-defs")),
    ("Enums.td", ("h.inc", "--gen-enum-decls"), ("cpp.inc", "--gen-enum-defs")),
    (
        "Interfaces.td",
        ("h.inc", "--gen-op-interface-decls"),
        ("cpp.inc", "--gen-op-interface-defs"),
    ),
    ("Passes.td", ("h.inc", "--gen-pass-decls --name=Benchmark")),
)


@dataclass(frozen=True, slots=True)
class Times:
    wall: float
    cpu: float


def found_rows() -> list[Row]:
    """What a table would have, told from the names of the installed files."""
    rows = []
    for path in sorted((LLVM_INCLUDE / "mlir").rglob("*.td")):
        td = path.relative_to(LLVM_INCLUDE).as_posix()
        for ending, *outputs in GENERATORS:
            if td.endswith(ending):
                rows += [
                    Row(td.removesuffix("td") + suffix, td, (*flags.split(), f"-I{path.parent}"))
                    for suffix, flags in outputs
                ]
    # Other files do not stand alone.
    return [row for row in rows if (LLVM_INCLUDE / row.output).exists()]


def measured(command: Sequence[str], folder: Path, environment: dict[str, str]) -> Times:
    before, start = os.times(), time.perf_counter()
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - start, os.times()
    cpu = after.children_user + after.children_system
    return Times(wall, cpu - before.children_user - before.children_system)


def write_database(rows: Sequence[Row], folder: Path, copies: int = 1) -> None:
    entries = [
        {
            "directory": str(folder),
            "file": str(LLVM_INCLUDE / row.td),
            "output": f"{copy}/{row.output}",
            "arguments": [
                "tblgen-mlir",
                *row.flags,
                f"-I{LLVM_INCLUDE}",
                f"-DCOPY{copy}",
                str(LLVM_INCLUDE / row.td),
                "-o",
                f"{copy}/{row.output}",
            ],
        }
        for copy in range(copies)
        for row in rows
    ]
    (folder / "tblgen_commands.json").write_text(json.dumps(entries))


def compare(rows: Sequence[Row], jobs: int, folder: Path) -> dict[str, Times]:
    theirs, ours = folder / "theirs", folder / "ours"
    theirs.mkdir()
    ours.mkdir()
    write_ninja(rows, theirs)
    write_database(rows, ours)
    environment = {**os.environ, "TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(folder / "cache")}
    build = [str(our_tool()), "build", f"-j{jobs}", "-q"]
    ninja = ["ninja", f"-j{jobs}", "--quiet"]
    times = {"reference, cold": measured(ninja, theirs, environment)}
    times["cold"] = measured(build, ours, environment)
    times["reference, nothing"] = measured(ninja, theirs, environment)
    times["nothing"] = measured(build, ours, environment)
    times["nothing again"] = measured(build, ours, environment)
    shutil.rmtree(ours)
    ours.mkdir()
    write_database(rows, ours)
    times["warm cache"] = measured(build, ours, environment)
    times["cold, no cache"] = measured_without_cache(build, ours, rows, environment)
    return times


def grow(rows: Sequence[Row], jobs: int, copies: int, folder: Path) -> dict[str, Times]:
    """Ours, once and so many times over."""
    environment = {**os.environ, "TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(folder / "cache")}
    build = [str(our_tool()), "build", f"-j{jobs}", "-q"]
    times: dict[str, Times] = {}
    for count in (1, copies):
        ours = folder / f"ours{count}"
        for name, *options in (("no cache", "--no-cache"), ("cold",), ("warm cache",)):
            shutil.rmtree(ours, ignore_errors=True)
            ours.mkdir()
            write_database(rows, ours, count)
            times[f"{name}, {count}"] = measured([*build, *options], ours, environment)
        times[f"nothing, {count}"] = measured(build, ours, environment)
        shutil.rmtree(folder / "cache")
    return times


def measured_without_cache(
    build: Sequence[str], ours: Path, rows: Sequence[Row], environment: dict[str, str]
) -> Times:
    shutil.rmtree(ours)
    ours.mkdir()
    write_database(rows, ours)
    return measured([*build, "--no-cache"], ours, environment)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path, nargs="?")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--copies", type=int, default=0)
    args = parser.parse_args()
    rows = read_table(args.table) if args.table else found_rows()
    with tempfile.TemporaryDirectory() as folder:
        if args.copies:
            for name, each in grow(rows, args.jobs, args.copies, Path(folder)).items():
                print(f"{name:<40} {each.wall:9.3f} {each.cpu:9.3f}")
            return 0
        times = compare(rows, args.jobs, Path(folder))
    reference = times["reference, cold"]
    print(f"{len(rows)} outputs, {args.jobs} jobs{'wall':>22} {'ratio':>7} {'CPU':>9} {'ratio':>7}")
    for name, each in times.items():
        wall, cpu = each.wall / reference.wall, each.cpu / reference.cpu
        print(f"{name:<40} {each.wall:9.3f} {wall:7.2f} {each.cpu:9.3f} {cpu:7.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
