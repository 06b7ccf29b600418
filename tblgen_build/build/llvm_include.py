"""Where LLVM's own .td files are installed: `llvm/Target/Target.td`, `mlir/IR/OpBase.td`, ...

Asked for in this order: MLIR_DIR and LLVM_DIR (as CMake takes them: folders of the
packages' configuration), CMAKE_PREFIX_PATH, an llvm-config on PATH, well-known folders.
Each place is tried in the version this tool is for first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping

VERSION = 22
MARKS = ("mlir/IR/OpBase.td", "llvm/Target/Target.td")  # one of these makes it LLVM's folder
WELL_KNOWN = (
    f"/usr/lib/llvm-{VERSION}/include",  # Debian
    f"/usr/lib64/llvm{VERSION}/include",  # Fedora
    f"/usr/lib/llvm{VERSION}/include",  # Alpine
    f"/usr/lib/llvm/{VERSION}/include",  # Gentoo
    f"/opt/homebrew/opt/llvm@{VERSION}/include",
    f"/usr/local/opt/llvm@{VERSION}/include",
    "/opt/homebrew/opt/llvm/include",
    "/usr/local/opt/llvm/include",
    "/usr/local/include",
    "/usr/include",
)


def find_llvm_include(environment: Mapping[str, str]) -> str | None:
    """The first folder that has LLVM's .td files, or None."""
    for folder in candidates(environment):
        if any(os.path.isfile(os.path.join(folder, mark)) for mark in MARKS):
            return folder
    return None


def candidates(environment: Mapping[str, str]) -> Iterator[str]:
    for name in ("MLIR_DIR", "LLVM_DIR"):
        if package := environment.get(name):
            # PREFIX/lib/cmake/mlir, but people also give PREFIX.
            yield os.path.normpath(os.path.join(package, "../../../include"))
            yield os.path.join(package, "include")
    for prefix in environment.get("CMAKE_PREFIX_PATH", "").replace(";", os.pathsep).split(":"):
        if prefix:
            yield os.path.join(prefix, "include")
    yield from llvm_config_folders(environment)
    yield from WELL_KNOWN


def llvm_config_folders(environment: Mapping[str, str]) -> Iterator[str]:
    for name in (f"llvm-config-{VERSION}", "llvm-config"):
        program = shutil.which(name, path=environment.get("PATH"))
        if program is None:
            continue
        # PREFIX/bin/llvm-config: nothing need be run to know that.
        yield os.path.normpath(os.path.join(os.path.realpath(program), "../../include"))
        try:
            asked = subprocess.run(
                [program, "--includedir"], capture_output=True, text=True, timeout=10
            )
        except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
            continue
        if asked.returncode == 0 and asked.stdout.strip():
            yield asked.stdout.strip()
