"""One table: what authors of .td files run by hand, over the files that LLVM and MLIR install.

    python benchmarks/authoring.py [--rounds 3]

For `tblgen fmt`, `lint`, `origin`, `docs`, `dialect --json` and `-E`: the least processor time of
all rounds, the peak memory, and the size of the output. `benchmarks/lsp.py` has the language
server.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from reference import LLVM_INCLUDE, our_tool

DIALECTS = LLVM_INCLUDE / "mlir/Dialect"
ARITH = str(DIALECTS / "Arith/IR/ArithOps.td")
NVVM = str(DIALECTS / "LLVMIR/NVVMOps.td")
SPIRV = str(DIALECTS / "SPIRV/IR/SPIRVOps.td")


class Work(NamedTuple):
    what: str
    arguments: Sequence[str]
    folder: Path | None = None  # where it runs


class Cost(NamedTuple):
    seconds: float  # of the processor
    peak: int  # KiB
    size: int  # bytes that came out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    tool = str(our_tool())
    print(f"{'':<44}{'CPU s':>8}{'MiB':>7}{'out KiB':>9}")
    with tempfile.TemporaryDirectory() as name:
        for work in works(Path(name)):
            costs = [cost([tool, *work.arguments], work.folder, Path(name)) for _ in range(rounds)]
            least = min(costs)
            print(
                f"{work.what:<44}{least.seconds:>8.2f}{least.peak / 1024:>7.0f}"
                f"{least.size / 1024:>9.0f}",
                flush=True,
            )
    return 0


def works(out: Path) -> list[Work]:
    every = sorted(str(path) for path in LLVM_INCLUDE.rglob("*.td"))
    every += sorted(str(path) for path in (LLVM_INCLUDE / "llvm").resolve().rglob("*.td"))
    every = list({os.path.realpath(path): path for path in every}.values())
    lines = sum(Path(path).read_bytes().count(b"\n") for path in every)
    mlir = LLVM_INCLUDE / "mlir"
    return [
        Work(f"fmt --check, {len(every)} files, {lines} lines", ["fmt", "--check", *every]),
        Work("fmt --check, NVVMOps.td", ["fmt", "--check", NVVM]),
        Work("lint, ArithOps.td", ["lint", ARITH]),
        Work("lint, NVVMOps.td", ["lint", NVVM]),
        Work("origin, ArithOps.td, a field", ["origin", ARITH, "Arith_AddIOp.traits"]),
        Work("origin, ArithOps.td, a record", ["origin", ARITH, "Arith_AddIOp"]),
        Work("docs, all of MLIR", ["docs", str(out / "pages")], mlir),
        Work("docs --markdown, all of MLIR", ["docs", "--markdown", str(out / "text")], mlir),
        Work("dialect --json, SPIRVOps.td", ["dialect", "--json", SPIRV, "-o", str(out / "json")]),
        Work("-E, NVVMOps.td", ["-E", NVVM, "-I", str(LLVM_INCLUDE), "-o", str(out / "all.td")]),
    ]


def cost(command: Sequence[str], folder: Path | None, out: Path) -> Cost:
    """Of one run. What `lint` and `fmt --check` find is not a failure."""
    before = size_of(out)
    with tempfile.TemporaryFile() as text:
        process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=text, stderr=subprocess.DEVNULL
        )
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode in (0, 1), command[:4]
        printed = text.seek(0, os.SEEK_END)
    made = size_of(out)
    remove_all(out)
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss, printed + made - before)


def size_of(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def remove_all(folder: Path) -> None:
    for path in folder.rglob("*"):
        if path.is_file():
            path.unlink()


if __name__ == "__main__":
    sys.exit(main())
