"""Processes of an engine and its clients killed under builds: nothing may be partial or stale.

    python tests/engine_stress.py --kills 5000

Ninja builds a small project with an engine and a cache server, again and again: an edit, then a
build in which engines, workers, fetchers and commands are killed or stopped, then one in peace. A
build of which no command was killed has to succeed. A failure names its seed: --seed repeats it as
far as time allows.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from misbehaving_server import running_server
from reference import our_tool

SOURCES = 6
NINJA = """\
rule stamp
  command = {tool} tool-stamp stamp -d stamp.d --database tblgen_commands.json
  depfile = stamp.d
build stamp: stamp
rule emit
  command = {emit}
  depfile = $out.d
"""
HANGS_AFTER = 120  # seconds


class Stress:
    def __init__(self, tool: Path, folder: Path, url: str, seed: int) -> None:
        self.tool, self.folder = tool, folder
        self.random = random.Random(seed)
        self.versions = [0] * SOURCES
        self.texts: dict[tuple[int, int], bytes] = {}  # by source and version
        self.kills = 0
        self.runtime = folder / "runtime"
        self.runtime.mkdir(mode=0o700)
        self.environment = os.environ | {
            "XDG_RUNTIME_DIR": str(self.runtime),
            "TBLGEN_CACHE": "on",
            "TBLGEN_CACHE_DIR": str(folder / "cache"),
            "TBLGEN_CACHE_REMOTE": url,
            "TBLGEN_ENGINE": "2",
        }
        entries = [
            {
                "directory": str(folder),
                "file": f"S{n}.td",
                "output": f"{n}.txt",
                "arguments": [str(tool), *self.command(n)],
            }
            for n in range(SOURCES)
        ]
        (folder / "tblgen_commands.json").write_text(json.dumps(entries))
        emit = " ".join([str(tool), *self.command("$n")])
        builds = "".join(
            f"build {n}.txt: emit S{n}.td | stamp\n  n = {n}\n" for n in range(SOURCES)
        )
        (folder / "build.ninja").write_text(NINJA.format(tool=tool, emit=emit) + builds)
        (folder / "common.td").write_text("".join(f"class C{n};\n" for n in range(2000)))
        for n in range(SOURCES):
            self.write(n)

    def command(self, n: object) -> list[str]:
        output = f"{n}.txt"
        head = ["emit", f"S{n}.td", "-I", ".", "-d", f"{output}.d", "--depfile-target", output]
        # With the folder, any engine knows the database, and makes the job itself.
        return [*head, "--build-dir", str(self.folder), "--output", output, "--gen-ctags"]

    def write(self, n: int) -> None:
        defs = "".join(f"def V{self.versions[n]}_{i} : C{i};\n" for i in range(500))
        (self.folder / f"S{n}.td").write_text(f'include "common.td"\n{defs}')

    def text(self, n: int) -> bytes:
        """What the output has to be: made alone, without cache and engine."""
        key = n, self.versions[n]
        if key not in self.texts:
            command = [str(self.tool), "--gen-ctags", f"S{n}.td", "-I", "."]
            alone = self.environment | {"TBLGEN_CACHE": "off", "TBLGEN_ENGINE": "off"}
            done = subprocess.run(command, cwd=self.folder, env=alone, check=True,
                                  stdout=subprocess.PIPE)  # fmt: skip
            self.texts[key] = done.stdout
        return self.texts[key]

    def step(self) -> None:
        before = {n: self.text(n) for n in range(SOURCES)}
        for n in self.random.sample(range(SOURCES), self.random.randint(1, SOURCES)):
            self.versions[n] = self.random.randint(0, 5)
            self.write(n)
        if self.random.random() < 0.7:
            (self.folder / "stamp").unlink(missing_ok=True)
        if self.random.random() < 0.5:
            for n in range(SOURCES):
                (self.folder / f"{n}.txt").unlink(missing_ok=True)
        if self.random.random() < 0.3:
            shutil.rmtree(self.folder / "cache", ignore_errors=True)
        self.build(self.random.randint(1, 12))
        for n in range(SOURCES):
            path = self.folder / f"{n}.txt"
            assert not path.exists() or path.read_bytes() in (before[n], self.text(n)), path
        self.build(0)
        for n in range(SOURCES):
            assert (self.folder / f"{n}.txt").read_bytes() == self.text(n), f"{n} is stale"
        left = {path.name for path in self.folder.iterdir() if ".tmp" in path.name}
        for name in left:  # of killed processes
            (self.folder / name).unlink()

    def build(self, kills: int) -> None:
        ninja = subprocess.Popen(
            ["ninja", "-j3"],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        stopped: list[int] = []
        is_command_hit = False
        while kills and ninja.poll() is None:
            time.sleep(self.random.uniform(0, 0.03))
            if victims := self.processes():
                victim, is_command = self.random.choice(victims)
                which = signal.SIGSTOP if self.random.random() < 0.2 else signal.SIGKILL
                if is_command and which == signal.SIGSTOP:
                    continue  # a build waits for its commands
                with contextlib.suppress(ProcessLookupError):
                    os.kill(victim, which)
                    stopped.append(victim)
                    is_command_hit |= is_command
                    self.kills += 1
                    kills -= 1
        said, _ = ninja.communicate(timeout=HANGS_AFTER)
        for process in stopped:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        assert ninja.returncode == 0 or is_command_hit, said

    def processes(self) -> list[tuple[int, bool]]:
        """Ours, and whether it is a command that Ninja waits for."""
        found = []
        for place in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, ValueError):
                if (
                    f"XDG_RUNTIME_DIR={self.runtime}".encode()
                    not in (place / "environ").read_bytes()
                ):
                    continue
                words = (place / "cmdline").read_bytes()
                if b"engine.server" in words:
                    found.append((int(place.name), False))
                elif b"emit\0" in words and b"sh\0" not in words[:12]:
                    found.append((int(place.name), True))
        return found

    def end(self) -> None:
        """All processes end."""
        until = time.monotonic() + HANGS_AFTER
        while self.processes():
            assert time.monotonic() < until, self.processes()
            time.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, running_server() as server:
        stress = Stress(our_tool(), Path(folder), server.url, options.seed)
        steps = 0
        while stress.kills < options.kills:
            stress.step()
            steps += 1
            if steps % 50 == 0:
                print(f"{stress.kills} kills, {steps} builds", flush=True)
        stress.end()
    print(f"{stress.kills} kills in {steps} builds: nothing partial or stale, no process left")
    return 0


if __name__ == "__main__":
    sys.exit(main())
