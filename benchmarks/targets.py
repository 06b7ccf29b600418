"""Two tables: the generators for targets against llvm-tblgen-22's, each alone and all in a build.

    python benchmarks/targets.py [--instructions 5000] [--rounds 5] [--only asm,isel] [--file X.td]

Each alone: processor time beyond what reading the file takes (`--null-backend`), least of all
rounds, the two tools in turn. All: one `tblgen build` with two workers against two
`llvm-tblgen-22` at a time, wall time.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

os.environ["TBLGEN_CACHE"] = "off"  # generating is measured, not remembering
ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]
sys.path.append(str(ROOT))  # where the package is not installed

from mc_target import target  # noqa: E402
from reference import LLVM_INCLUDE, our_tool, reference_tool  # noqa: E402
from run import Measure, table, timed  # noqa: E402

from tblgen_build.generators.llvm import GENERATORS  # noqa: E402

NAMES = """
register-info instr-info asm-writer asm-matcher emitter disassembler subtarget callingconv
pseudo-lowering compress-inst-emitter register-bank sd-node-info exegesis macro-fusion-pred
searchable-tables opt-parser-defs opt-rst automata dfa-packetizer ctags instr-docs
fast-isel dag-isel global-isel
"""
NULL = "--null-backend"


@dataclass(frozen=True, slots=True)
class Tool:
    path: Path
    flags: tuple[str, ...]  # include folders and the file

    def run(self, action: str, output: Path, measure: Measure) -> None:
        timed([str(self.path), action, *self.flags, "-o", str(output)], measure)


def emissions(
    theirs: Tool, ours: Tool, names: Sequence[str], rounds: int, folder: Path
) -> list[list[str]]:
    """A row for each generator: milliseconds of both, and their ratio."""
    actions = [NULL, *[f"-gen-{name}" for name in names]]
    measures = {(tool, action): Measure() for tool in (theirs, ours) for action in actions}
    for turn in range(rounds + 1):
        for action in actions:
            for tool in (theirs, ours):
                measure = measures[tool, action] if turn else Measure()  # first: page cache
                tool.run(action, folder / "out.inc", measure)

    def emission(tool: Tool, action: str) -> float:
        return 1000 * min(measures[tool, action].cpu_seconds)

    base = {tool: emission(tool, NULL) for tool in (theirs, ours)}
    rows = [["reading", f"{base[theirs]:.0f}", f"{base[ours]:.0f}", ratio(*base.values())]]
    for action in actions[1:]:
        taken = [emission(tool, action) - base[tool] for tool in (theirs, ours)]
        rows.append([action[1:], *[f"{each:.0f}" for each in taken], ratio(*taken)])
    return rows


def ratio(theirs: float, ours: float) -> str:
    """A dash where the reference's time is about that of starting a process."""
    return f"{ours / theirs:.2f}" if theirs > 8 else "-"


def builds(
    theirs: Tool, ours: Tool, names: Sequence[str], rounds: int, folder: Path
) -> list[list[str]]:
    """Wall and processor time of all outputs together."""
    commands = "".join(
        f"{theirs.path} -gen-{name} {' '.join(theirs.flags)} -o {folder}/{name}.inc\n"
        for name in names
    )
    entries = [
        {
            "directory": str(folder),
            "file": ours.flags[-1],
            "output": f"{name}.inc",
            "arguments": ["tblgen-llvm", f"-gen-{name}", *ours.flags, "-o", f"{name}.inc"],
        }
        for name in names
    ]
    (folder / "tblgen_commands.json").write_text(json.dumps(entries))
    xargs = ["xargs", "-P2", "-I{}", "sh", "-c", "{}"]
    build = [str(ours.path), "build", "-j2", "-q", "--no-cache"]
    reference, cold, edited = Measure(), Measure(), Measure()
    for _ in range(rounds):
        (folder / ".tblgen_state").unlink(missing_ok=True)
        for name in names:
            (folder / f"{name}.inc").unlink(missing_ok=True)
        measured(build, folder, "", cold)
        with Path(ours.flags[-1]).open("a") as file:  # times of the last build are known
            file.write("// edited\n")
        measured(build, folder, "", edited)
        measured(xargs, folder, commands, reference)
    return [
        [name, *(f"{each:.2f}" for each in (wall, wall / reference.least, cpu))]
        for name, wall, cpu in (
            ("llvm-tblgen-22, two at a time", reference.least, min(reference.cpu_seconds)),
            ("tblgen build -j2, first time", cold.least, min(cold.cpu_seconds)),
            ("tblgen build -j2, file edited", edited.least, min(edited.cpu_seconds)),
        )
    ]


def measured(command: Sequence[str], folder: Path, text: str, measure: Measure) -> None:
    before, start = os.times(), time.perf_counter()
    subprocess.run(command, cwd=folder, input=text, text=True, check=True)
    measure.seconds.append(time.perf_counter() - start)
    after = os.times()
    cpu = after.children_user + after.children_system
    measure.cpu_seconds.append(cpu - before.children_user - before.children_system)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instructions", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", default="", help="generators with one of these in their name")
    parser.add_argument("--file", type=Path, help="a target of your own, in place of ours")
    args = parser.parse_args()
    wanted = args.only.split(",")
    chosen = [name for name in NAMES.split() if any(part in name for part in wanted)]
    names = [name for name in chosen if f"gen-{name}" in GENERATORS]
    if len(names) < len(chosen):
        print("not there yet:", *[name for name in chosen if name not in names])
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        path = folder / "target.td"
        text = args.file.read_text() if args.file else "".join(target(args.instructions))
        path.write_text(text, encoding="utf-8")
        flags = (f"-I{LLVM_INCLUDE}", str(path))
        tools = Tool(reference_tool(), flags), Tool(our_tool(), flags)
        rows = emissions(*tools, names, args.rounds, folder)
        print(table([["CPU ms", "LLVM", "ours", "ratio"], *rows]))
        rows = builds(*tools, names, args.rounds, folder)
        print(table([["all outputs, s", "wall", "ratio", "CPU"], *rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
