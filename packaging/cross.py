"""Compile the native part for other systems than this one, and run what can be run here.

    python packaging/cross.py [--launcher TBLGEN] [SYSTEM]...

Zig compiles core, launcher and the core's tests. (The module is left out: Meson cannot use a Python
for another system.) What this machine can run, by Wine and QEMU if they are installed, runs the
tests, and its launcher prints what this machine's does. Knows nothing of wheels.
"""

from __future__ import annotations

import argparse
import itertools
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from wheels import ROOT, TOOLS, Build, make_environment, run
from wheels import WORK as OF_WHEELS

WORK = ROOT / "build" / "cross"
WINE = ("/usr/lib/wine/wine64",)
ARM = ("/usr/bin/qemu-aarch64-static",)
ACTIONS = ("--print-records", "--print-detailed-records", "--dump-json")


@dataclass(frozen=True, slots=True)
class System:
    target: str  # as Zig names it
    name: str  # as Meson does
    processor: str
    runner: tuple[str, ...] | None = None  # what runs its programs here; empty: this machine does


SYSTEMS = {
    "windows": System("x86_64-windows-gnu", "windows", "x86_64", WINE),
    "linux-musl": System("x86_64-linux-musl", "linux", "x86_64", ()),
    # With musl, for its programs are static: QEMU needs no libraries of that processor.
    "linux-arm64": System("aarch64-linux-musl", "linux", "aarch64", ARM),
    "macos-arm64": System("aarch64-macos", "darwin", "aarch64"),
    "macos-x86_64": System("x86_64-macos", "darwin", "x86_64"),
}


def describe(zig: list[str], system: System, path: Path) -> None:
    """Meson's cross file."""
    path.write_text(
        "[binaries]\n"
        f"c = {[*zig, 'cc', '-target', system.target]}\n"
        f"cpp = {[*zig, 'c++', '-target', system.target]}\n"
        f"ar = {[*zig, 'ar']}\n"
        f"ranlib = {[*zig, 'ranlib']}\n"
        "[properties]\n"
        "needs_exe_wrapper = true\n"
        "[host_machine]\n"
        f"system = '{system.name}'\n"
        f"cpu_family = '{system.processor}'\n"
        f"cpu = '{system.processor}'\n"
        "endian = 'little'\n"
    )


def build(python: Build, zig: list[str], name: str) -> Path:
    system = SYSTEMS[name]
    folder = WORK / name
    folder.mkdir(parents=True, exist_ok=True)
    describe(zig, system, folder / "system.ini")
    options = [
        f"--cross-file={folder / 'system.ini'}",
        "-Dunit_tests=true",
        "-Dpython_module=false",
    ]
    made = folder / "build"
    programs = python.python.parent
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    again = ["--reconfigure"] if (made / "build.ninja").exists() else []
    run(programs / "meson", "setup", *again, made, *options, PATH=path)
    run(programs / "ninja", "-C", made, PATH=path)
    print(f"{name}: compiled and linked", flush=True)
    return made


def run_here(name: str, made: Path, launcher: str | None) -> None:
    """The core's tests, and the records of the tests' files, byte for byte."""
    runner = SYSTEMS[name].runner
    if runner is None or not all(Path(program).exists() for program in runner):
        print(f"{name}: nothing can be run here", flush=True)
        return
    suffix = ".exe" if name == "windows" else ""
    environment = {"WINEPREFIX": str(WORK / "wine"), "WINEDEBUG": "-all"}
    tests = run(*runner, made / "tests" / "native" / f"core_tests{suffix}", **environment)
    print(f"{name}: {tests.splitlines()[-1]}", flush=True)
    if launcher is None:
        print(f"{name}: compared with nothing, for there is no tblgen on PATH", flush=True)
        return
    theirs = made / "tblgen_build" / "launcher" / f"tblgen{suffix}"
    files = sorted((ROOT / "tests" / "fuzz" / "corpus").glob("*.td"))
    for file, action in zip(files, itertools.cycle(ACTIONS), strict=False):
        outputs = [
            subprocess.run(
                [*program, action, file.name],
                cwd=file.parent,
                env={**os.environ, **environment},
                capture_output=True,
            )
            for program in ([launcher], [*runner, str(theirs)])
        ]
        ours, other = ((done.returncode, done.stdout) for done in outputs)
        if ours != other:
            sys.exit(f"error: {name} prints something else: {action} {file}")
    print(f"{name}: the records of {len(files)} files are the same", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--launcher", default=shutil.which("tblgen"), help="to compare with")
    parser.add_argument("system", nargs="*", help=", ".join(SYSTEMS))
    args = parser.parse_args()
    tools = make_environment(OF_WHEELS / "tools", sys.executable, TOOLS)
    zig = [str(tools), "-m", "ziglang"]
    python = Build(sys.executable)
    for name in args.system or SYSTEMS:
        run_here(name, build(python, zig, name), args.launcher)


if __name__ == "__main__":
    main()
