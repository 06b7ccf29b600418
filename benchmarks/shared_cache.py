"""What a cache server does to a clean build: one that has everything, near and far, or nothing.

    python benchmarks/shared_cache.py [--shape template] [--rounds 3] [--engine on]

A project of benchmarks/switch.py, built by Ninja and our tool, each time in a clean build folder
with an empty local cache:

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
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "benchmarks")]

from cache_server import free_port, nginx  # noqa: E402
from misbehaving_server import Server, running_server  # noqa: E402
from switch import SHAPES, Build, Orphans, Times, make_project  # noqa: E402

FAR = 0.02  # seconds


def fresh(build: Build, **environment: str) -> Times:
    build.clean()
    shutil.rmtree(build.cache, ignore_errors=True)
    for path in build.cache.with_name("runtime").rglob("remote-down"):
        shutil.rmtree(path)
    return build.run(TBLGEN_CACHE="on", **environment)


def cases(build: Build, near: str, own: Server, engine: str) -> dict[str, Callable[[], Times]]:
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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--engine", default="on", choices=("on", "off"))
    options = parser.parse_args()
    least: dict[str, Times] = {}
    with tempfile.TemporaryDirectory() as name, running_server() as own:
        folder = Path(name)
        (folder / "server").mkdir()
        make_project(folder / "source", SHAPES[options.shape])
        with nginx(folder / "server") as near:  # before Orphans, which would end it
            build = Build(folder / "source", folder / "b/build", "Ninja", "everything", Orphans(),
                          ours=True)  # fmt: skip
            engine = "off" if options.engine == "off" else ""
            measured = cases(build, near, own, engine)
            measured["cold"]()
            least["fill"] = fresh(build, TBLGEN_CACHE_REMOTE=near)
            fresh(build, TBLGEN_CACHE_REMOTE=own.url)
            for _ in range(options.rounds):
                for case, measure in measured.items():
                    times = measure()
                    before = least.get(case, times)
                    least[case] = min(before, times, key=lambda each: each.wall)
    cold = least["cold"]
    print(f"{options.shape}, engine {options.engine}, {len(os.sched_getaffinity(0))} processors")
    for case, times in least.items():
        ratio = f"{times.wall / cold.wall:.2f}"
        print(f"{case:<14}{times.wall:8.2f} s{times.cpu:8.2f} s of CPU   ratio {ratio}")


if __name__ == "__main__":
    main()
