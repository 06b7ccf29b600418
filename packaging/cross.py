"""Compile the native part for other systems than this one, and run what can be run here.

    python packaging/cross.py [--launcher TBLGEN] [SYSTEM]...

Zig compiles core, launcher and the core's tests. (The module is left out: Meson cannot use a Python
for another system.) Wine, if installed, runs Windows' tests and compares what its launcher
prints with this machine's. Knows nothing of wheels.
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
WINE = "/usr/lib/wine/wine64"
ACTIONS = ("--print-records", "--print-detailed-records", "--dump-json")


@dataclass(frozen=True, slots=True)
class System:
    target: str  # as Zig names it
    name: str  # as Meson does
    processor: str


SYSTEMS = {
    "windows": System("x86_64-windows-gnu", "windows", "x86_64"),
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


def run_windows(made: Path, launcher: str | None) -> None:
    """The core's tests, and the records of the tests' files, byte for byte."""
    environment = {"WINEPREFIX": str(WORK / "wine"), "WINEDEBUG": "-all"}
    tests = run(WINE, made / "tests" / "native" / "core_tests.exe", **environment)
    print(f"windows: {tests.splitlines()[-1]}", flush=True)
    if launcher is None:
        print("windows: compared with nothing, for there is no tblgen on PATH", flush=True)
        return
    theirs = made / "tblgen_build" / "launcher" / "tblgen.exe"
    files = sorted((ROOT / "tests" / "fuzz" / "corpus").glob("*.td"))
    for file, action in zip(files, itertools.cycle(ACTIONS), strict=False):
        outputs = [
            subprocess.run(
                [*program, action, file.name],
                cwd=file.parent,
                env={**os.environ, **environment},
                capture_output=True,
            )
            for program in ([launcher], [WINE, str(theirs)])
        ]
        ours, other = ((done.returncode, done.stdout) for done in outputs)
        if ours != other:
            sys.exit(f"error: Windows prints something else: {action} {file}")
    print(f"windows: the records of {len(files)} files are the same", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--launcher", default=shutil.which("tblgen"), help="to compare with")
    parser.add_argument("system", nargs="*", help=", ".join(SYSTEMS))
    args = parser.parse_args()
    tools = make_environment(OF_WHEELS / "tools", sys.executable, TOOLS)
    zig = [str(tools), "-m", "ziglang"]
    python = Build(sys.executable)
    for name in args.system or SYSTEMS:
        made = build(python, zig, name)
        if name == "windows" and Path(WINE).exists():
            run_windows(made, args.launcher)


if __name__ == "__main__":
    main()
