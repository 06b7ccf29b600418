"""One edit of one operation in SPIR-V's dialect under `tblgen watch`, against mlir-tblgen-22.

    python benchmarks/watch.py [--rounds 15]

Ours: from the edit in a copy of MLIR's .td files until all outputs that MLIR's build makes of
SPIRVOps.td are on disk. The reference: one process that makes one of them, --gen-op-defs. Both take
turns in one run. The wall clock decides; the CPU time of the watcher and its workers is shown too,
because other work on the machine does not change it.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests")]

from reference import LLVM_INCLUDE, MLIR_TBLGEN, our_tool, reference_tool  # noqa: E402

GOAL = 0.5
TICK = 0.004  # seconds
SPIRV = "mlir/Dialect/SPIRV/IR"
EDITED = f"{SPIRV}/SPIRVBitOps.td"
OPERATION = "def SPIRV_BitFieldInsertOp"
OPERAND = "$offset"
OUTPUTS = {
    "gen-op-decls": ["SPIRVOps.h.inc"],
    "gen-op-defs": ["SPIRVOps.cpp.inc"],
    "gen-typedef-decls": ["SPIRVOpsTypes.h.inc", "typedefs-dialect"],
    "gen-typedef-defs": ["SPIRVOpsTypes.cpp.inc", "typedefs-dialect"],
    "gen-dialect-decls": ["SPIRVOpsDialect.h.inc", "dialect"],
    "gen-dialect-defs": ["SPIRVOpsDialect.cpp.inc", "dialect"],
    "gen-avail-interface-decls": ["SPIRVAvailability.h.inc"],
    "gen-avail-interface-defs": ["SPIRVAvailability.cpp.inc"],
    "gen-spirv-avail-impls": ["SPIRVOpAvailabilityImpl.inc"],
    "gen-spirv-serialization": ["SPIRVSerialization.inc"],
}


def write_project(folder: Path) -> None:
    shutil.copytree(LLVM_INCLUDE / "mlir", folder / "include/mlir", ignore=not_td)
    lines = ['include = ["include"]', "llvm-include = false", 'tool = "mlir"']
    lines += ["warn-on-unused-template-args = false"]
    lines += ["[[source]]", f'file = "include/{SPIRV}/SPIRVOps.td"', "[source.outputs]"]
    for generator, (file, *option) in OUTPUTS.items():
        options = f', options = {{ {option[0]} = "spirv" }}' if option else ""
        lines.append(f'{generator} = {{ file = "{file}"{options} }}')
    (folder / "tblgen.toml").write_text("\n".join(lines) + "\n")


def not_td(folder: str, names: list[str]) -> list[str]:
    return [n for n in names if not n.endswith(".td") and not os.path.isdir(f"{folder}/{n}")]


class Watch:
    """A running watcher."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        environment = {**os.environ, "TBLGEN_CACHE_DIR": str(folder / "cache")}
        self.process = subprocess.Popen(
            [str(our_tool()), "watch", "--json", "-j2"],
            cwd=folder,
            stdout=subprocess.PIPE,
            env=environment,
        )
        self.wait_for("watching")

    def wait_for(self, name: str) -> dict[str, tuple[float, dict[str, Any]]]:
        """When each event came, by its name, up to the one called `name`."""
        assert self.process.stdout is not None
        seen: dict[str, tuple[float, dict[str, Any]]] = {}
        for line in self.process.stdout:
            event = json.loads(line)
            seen[event["event"]] = time.perf_counter(), event
            if event["event"] == name:
                return seen
        raise RuntimeError("the watcher ended")

    def cpu_seconds(self) -> float:
        """Of the watcher and its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        ticks = 0
        for pid in [self.process.pid, *map(int, children.split())]:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class Edits:
    """Renames an operand of one operation again and again."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "include" / EDITED
        self.before, self.operation, rest = self.path.read_text().partition(OPERATION)
        self.definition, self.rule, self.after = rest.partition("// -----")

    def write(self, number: int) -> float:
        """When it was written."""
        definition = self.definition.replace(OPERAND, f"{OPERAND}{number}")
        text = self.before + self.operation + definition + self.rule + self.after
        now = time.time()
        self.path.write_text(text)
        return now


def last_output(folder: Path) -> float:
    """When the last of the outputs was put in place, at the latest: file times lag by a tick."""
    paths = [folder / "build" / file for file, *_ in OUTPUTS.values()]
    return max(path.stat().st_ctime for path in paths) + TICK


def reference(folder: Path) -> tuple[float, float]:
    """Wall and CPU seconds of one process."""
    include = folder / "include"
    command: list[str | Path] = [reference_tool(MLIR_TBLGEN), "--gen-op-defs", f"-I{include}"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    subprocess.run(
        [*command, include / SPIRV / "SPIRVOps.td", "-o", folder / "theirs.inc"], check=True
    )
    wall = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=15)
    rounds = parser.parse_args().rounds
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_project(folder)
        watch = Watch(folder)
        edits = Edits(folder)
        ours, theirs = [], []
        cpu = watch.cpu_seconds()
        for number in range(rounds):
            started = edits.write(number)
            events = watch.wait_for("done")
            done = events["done"][1]
            assert not done["failed"], done
            assert done["changed_files"], done
            ours.append(last_output(folder) - started)
            theirs.append(reference(folder))
        cpu = (watch.cpu_seconds() - cpu) / rounds
        watch.close()
    report("wall, least", min(w for w, _ in theirs), min(ours))
    their_walls = [w for w, _ in theirs]
    report("wall, median", statistics.median(their_walls), statistics.median(ours))
    their_cpu = statistics.mean(c for _, c in theirs)
    print(
        f"CPU, mean      reference {their_cpu:.3f} s  ours {cpu:.3f} s, of all that an edit causes"
    )
    return 0


def report(name: str, theirs: float, ours: float) -> None:
    ratio = ours / theirs
    verdict = "met" if ratio <= GOAL else "missed"
    print(f"{name:<14} reference {theirs:.3f} s  ours {ours:.3f} s  ratio {ratio:.2f} ({verdict})")


if __name__ == "__main__":
    raise SystemExit(main())
