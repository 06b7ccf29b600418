"""What the cache costs a compile and what it saves: hit, miss, none, and mlir-tblgen-22.

    python benchmarks/cache.py [--rounds 10]

Processor time (user and system) of whole processes, the least of all rounds; the cases
alternate, so that a busy machine slows all of them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from reference import LLVM_INCLUDE, our_tool, reference_tool  # noqa: E402

WORKLOADS = {
    "Arith": "mlir/Dialect/Arith/IR/ArithOps.td",
    "SPIR-V": "mlir/Dialect/SPIRV/IR/SPIRVOps.td",
}


def processor_time(command: list[str], **environment: str) -> float:
    """Milliseconds."""
    process = subprocess.Popen(command, env={**os.environ, **environment})
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        raise SystemExit(f"failed: {' '.join(command)}")
    return (usage.ru_utime + usage.ru_stime) * 1000


def cases(folder: Path, source: str) -> dict[str, Callable[[], float]]:
    cache = folder / "cache"
    arguments = [
        *("--gen-op-defs", "-I", str(LLVM_INCLUDE), str(LLVM_INCLUDE / source)),
        *("-o", str(folder / "out.inc"), "-d", str(folder / "out.d")),
    ]
    ours = [str(our_tool()), *arguments]
    settings = {"TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(cache)}

    def miss() -> float:
        shutil.rmtree(cache, ignore_errors=True)
        return processor_time(ours, **settings)

    return {
        "mlir-tblgen-22": lambda: processor_time(
            [str(reference_tool("mlir-tblgen-22")), *arguments]
        ),
        "no cache": lambda: processor_time(ours, TBLGEN_CACHE="off"),
        "miss": miss,
        "hit": lambda: processor_time(ours, **settings),  # follows the miss
        "python -I -S": lambda: processor_time([sys.executable, "-I", "-S", "-c", ""]),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=10)
    rounds = parser.parse_args().rounds
    print(f"{'ms':<10}" + "".join(f"{name:>16}" for name in cases(Path(), "")))
    for name, source in WORKLOADS.items():
        with tempfile.TemporaryDirectory() as folder:
            measured = cases(Path(folder), source)
            least = dict.fromkeys(measured, float("inf"))
            for _ in range(rounds):
                for case, measure in measured.items():
                    least[case] = min(least[case], measure())
        print(f"{name:<10}" + "".join(f"{time:>16.1f}" for time in least.values()))


if __name__ == "__main__":
    main()
