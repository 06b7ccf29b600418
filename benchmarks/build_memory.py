"""The peak memory of one `tblgen build` of a large project, all of its processes together.

    python benchmarks/build_memory.py [--jobs 2] [--targets 6] [--instructions 9000] [TABLE]

The database has MLIR's outputs (those of TABLE, see benchmarks/build.py) and, for each synthetic
target, the outputs of generators for it: machines, vector instruction sets and a GPU's registers in
turn. Memory is the sum of what the processes use (PSS), asked for ten times a second.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]
sys.path.append(str(ROOT))  # where the package is not installed

from gpu_registers import gpu_registers  # noqa: E402
from mc_target import target  # noqa: E402
from mlir import read_table  # noqa: E402
from reference import LLVM_INCLUDE, our_tool  # noqa: E402
from targets import NAMES  # noqa: E402
from vector_target import vector_target  # noqa: E402

from build import found_rows  # noqa: E402

EACH = 0.1  # seconds
RECORDS = 10  # of a vector instruction set for each instruction of a machine
VECTORS = ("register-info", "instr-info", "emitter", "subtarget", "dag-isel", "global-isel")
REGISTERS = ("register-info", "subtarget")


def synthetic(number: int, instructions: int) -> tuple[str, Sequence[str]]:
    """The text of a target, and the generators that it is for."""
    if number % 3 == 1:
        return "\n".join(vector_target(instructions * RECORDS)), VECTORS
    if number % 3 == 2:
        return "\n".join(gpu_registers()), REGISTERS
    return "".join(target(instructions)), NAMES.split()


def entries(args: argparse.Namespace, folder: Path) -> Iterator[dict[str, object]]:
    def entry(output: str, tool: str, flags: Sequence[str], file: str) -> dict[str, object]:
        words = [tool, *flags, f"-I{LLVM_INCLUDE}", file, "-o", output]
        return {"directory": str(folder), "file": file, "output": output, "arguments": words}

    for row in read_table(args.table) if args.table else found_rows():
        yield entry(row.output, "tblgen-mlir", row.flags, str(LLVM_INCLUDE / row.td))
    for number in range(args.targets):
        path = folder / f"target{number}.td"
        text, names = synthetic(number, args.instructions)
        path.write_text(text)
        for name in names:
            yield entry(f"{number}/{name}.inc", "tblgen-llvm", [f"-gen-{name}"], str(path))


def used(group: int) -> dict[int, int]:
    """What each process of the group uses, in KiB."""
    found = {}
    for name in os.listdir("/proc"):
        try:
            if name.isdigit() and os.getpgid(int(name)) == group:
                with open(f"/proc/{name}/smaps_rollup") as file:
                    line = next(line for line in file if line.startswith("Pss:"))
                found[int(name)] = int(line.split()[1])
        except (OSError, StopIteration):  # it ended meanwhile
            continue
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--targets", type=int, default=6)
    parser.add_argument("--instructions", type=int, default=9_000)
    parser.add_argument("table", nargs="?", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        commands = list(entries(args, folder))
        (folder / "tblgen_commands.json").write_text(json.dumps(commands))
        build = [str(our_tool()), "build", f"-j{args.jobs}", "-q", "--no-cache", "--keep-going"]
        start = os.times()
        process = subprocess.Popen(build, cwd=folder, start_new_session=True)
        peak: dict[int, int] = {}
        largest: dict[int, int] = {}
        while process.poll() is None:
            now = used(process.pid)
            if sum(now.values()) > sum(peak.values()):
                peak = now
            for each, kib in now.items():
                largest[each] = max(kib, largest.get(each, 0))
            time.sleep(EACH)
        end = os.times()
    mib = [kib >> 10 for kib in sorted(peak.values(), reverse=True)]
    print(f"{len(commands)} outputs, status {process.returncode}")
    print(f"CPU {end.children_user + end.children_system - start.children_user:.0f} s")
    print(f"peak {sum(mib)} MiB: {mib}; most of each: {[k >> 10 for k in largest.values()]}")
    return process.returncode


if __name__ == "__main__":
    sys.exit(main())
