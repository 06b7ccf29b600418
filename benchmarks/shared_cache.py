"""What a cache server does to a clean build: one that has everything, near and far, or nothing.

    python benchmarks/shared_cache.py [--shape template | --table FILE] [--rounds 3] [--engine on]

A project of benchmarks/switch.py, built by Ninja and our tool, or a table of MLIR's generated
files (benchmarks/mlir.py) by `tblgen build`, each time in a clean build folder with an empty local
cache:

    cold          without a server
    fill          a server that has nothing yet (nginx, as docs/cache.md sets it up)
    warm          it has everything
    far           one that takes 20 ms for each answer, and has everything
    refused       nothing listens there
    silent        it accepts connections and never answers; the local cache is only read
    just in time  each answer takes 2.9 seconds

Wall times, the least of all rounds, as ratios to cold; processor time is of commands and engine.
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
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]

from cache_server import free_port, nginx  # noqa: E402
from misbehaving_server import Server, running_server  # noqa: E402
from reference import LLVM_INCLUDE, our_tool  # noqa: E402
from switch import SHAPES, Build, Orphans, Times, cpu_of_children, make_project  # noqa: E402

FAR = 0.02  # seconds


class TableBuild:
    """`tblgen build` of the files that a table lists."""

    def __init__(self, table: Path, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.outputs = folder / "out"
        self.environment = os.environ | {
            "TBLGEN_CACHE_DIR": str(self.cache),
            "XDG_RUNTIME_DIR": str(folder / "runtime"),
        }
        (folder / "runtime").mkdir(parents=True, mode=0o700)
        from mlir import read_table  # turns the cache off

        entries: list[dict[str, object]] = []
        for row in read_table(table):
            source, output = LLVM_INCLUDE / row.td, self.outputs / row.output
            words = ["tblgen-mlir", *row.flags, "-I", str(LLVM_INCLUDE), str(source)]
            arguments = [*words, "-o", str(output)]
            entry = {"directory": str(folder), "file": str(source), "output": str(output)}
            entries.append({**entry, "arguments": arguments})
        (folder / "tblgen_commands.json").write_text(json.dumps(entries))

    def clean(self) -> None:
        shutil.rmtree(self.outputs, ignore_errors=True)
        for path in self.folder.glob(".tblgen*"):
            path.unlink()

    def run(self, **environment: str) -> Times:
        before, start = cpu_of_children(), time.perf_counter()
        command = [str(our_tool()), "build", "-q", "--database", "."]
        subprocess.run(command, cwd=self.folder, env=self.environment | environment, check=True)
        return Times(time.perf_counter() - start, cpu_of_children() - before)


def fresh(build: Build | TableBuild, **environment: str) -> Times:
    build.clean()
    shutil.rmtree(build.cache, ignore_errors=True)
    for path in build.cache.with_name("runtime").rglob("remote-down"):
        shutil.rmtree(path)
    return build.run(TBLGEN_CACHE="on", **environment)


def cases(
    build: Build | TableBuild, near: str, own: Server, engine: str
) -> dict[str, Callable[[], Times]]:
    def with_server(url: str, delay: float = 0.0, **more: str) -> Times:
        own.delay = delay
        return fresh(build, TBLGEN_CACHE_REMOTE=url, **settings, **more)

    settings = {"TBLGEN_ENGINE": engine} if engine else {}
    return {
        "cold": lambda: fresh(build, **settings),
        "warm": lambda: with_server(near),
        "far": lambda: with_server(own.url, FAR),
        "refused": lambda: with_server(f"http://127.0.0.1:{free_port()}"),
        "silent": lambda: with_server(own.url, 1e6, TBLGEN_CACHE_READ_ONLY="1"),
        "just in time": lambda: with_server(own.url, 2.9),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--shape", default="template", choices=sorted(SHAPES))
    parser.add_argument("--table", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--engine", default="on", choices=("on", "off"))
    parser.add_argument("--cases", type=lambda text: text.split(","))
    options = parser.parse_args()
    least: dict[str, Times] = {}
    with tempfile.TemporaryDirectory() as name, running_server() as own:
        folder = Path(name)
        (folder / "server").mkdir()
        if not options.table:
            make_project(folder / "source", SHAPES[options.shape])
        with nginx(folder / "server") as near:  # before Orphans, which would end it
            build = (
                TableBuild(options.table, folder / "b")
                if options.table
                else Build(folder / "source", folder / "b/build", "Ninja", "everything", Orphans(),
                           ours=True)
            )  # fmt: skip
            engine = "off" if options.engine == "off" else ""
            measured = cases(build, near, own, engine)
            measured["cold"]()
            least["fill"] = fresh(build, TBLGEN_CACHE_REMOTE=near)
            fresh(build, TBLGEN_CACHE_REMOTE=own.url)
            for _ in range(options.rounds):
                for case, measure in measured.items():
                    if options.cases and case not in ("cold", *options.cases):
                        continue
                    times = measure()
                    before = least.get(case, times)
                    least[case] = min(before, times, key=lambda each: each.wall)
    cold = least["cold"]
    name = options.table.name if options.table else options.shape
    print(f"{name}, engine {options.engine}, {len(os.sched_getaffinity(0))} processors")
    for case, times in least.items():
        ratio = f"{times.wall / cold.wall:.2f}"
        print(f"{case:<14}{times.wall:8.2f} s{times.cpu:8.2f} s of CPU   ratio {ratio}")


if __name__ == "__main__":
    main()
