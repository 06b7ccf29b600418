"""Finds LLVM's tools: the ones you name, those of the build, beside its headers, or on PATH.

A tool must be of the same release as its input, or the outputs would differ anyway. Runs nothing
but `--version`, where a program's name does not say which release it is of.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tblgen_build.compare.comparisons import VERSIONED, CompareError, ToolRun
from tblgen_build.releases import KNOWN

_CACHED = re.compile(
    r"^(?P<name>LLVM_TABLEGEN(?:_EXE)?|MLIR_TABLEGEN(?:_EXE)?|LLVM_DIR|MLIR_DIR)"
    r":\w+=(?P<value>.+)$",
    re.M,
)
_HEADER = "llvm/Config/llvm-config.h"
_MAJOR = re.compile(r"^#define LLVM_VERSION_MAJOR (\d+)", re.M)
_VERSION = re.compile(r"LLVM version (\d+)")
_LATER = 6  # how many releases after the last known one to search on PATH for


class Tools:
    """Finds each tool once."""

    def __init__(self, given: Sequence[str], folder: str = "") -> None:
        self._given = [os.path.abspath(path) for path in given]
        self._cached = cached_tools(folder) if folder else {}
        self._found: dict[tuple[str, str, int], str] = {}

    def path_of(self, job: ToolRun) -> str:
        """Of the job's tool. Raises CompareError."""
        include, release = release_of(job)
        key = (job.tool, include, release)
        if key not in self._found:
            self._found[key] = self._find(*key)
        asked = self._found[key]
        if job.reference and (not asked or not self._given) and os.access(job.reference, os.X_OK):
            return job.reference
        if not asked:
            of = f" of LLVM {release}" if release else ""
            packages = "llvm-N-tools, mlir-N-tools and clang-tools-N".replace(
                "N", str(release or 22)
            )
            raise CompareError(
                f"there is no {job.tool}{of} on PATH: name it with --reference PATH (a program or "
                f"a folder; Debian's packages are {packages})"
            )
        return asked

    def _find(self, tool: str, include: str, release: int) -> str:
        given = self._as_given(tool)
        if given:
            return given
        if tool in self._cached:
            return self._cached[tool]
        beside = os.path.join(os.path.dirname(include), "bin", tool)
        if include and is_program(beside):
            return beside
        found = filter(None, map(shutil.which, names_of(tool, release)))
        return next((path for path in found if is_of(path, release)), "")

    def _as_given(self, tool: str) -> str:
        for path in self._given:
            found = VERSIONED.fullmatch(os.path.basename(path))
            if os.path.isdir(path):
                for place in in_folder(path, tool):
                    return place
            elif not is_program(path):
                raise CompareError(f"--reference: '{path}' is not a program")
            elif found is None or found["tool"] == tool:
                return path
        return ""


def release_of(job: ToolRun) -> tuple[str, int]:
    """The include folder that has LLVM's headers, and the job's release; 0: not known."""
    unit = job.action.unit
    for folder in unit.include_dirs:
        path = os.path.join(unit.directory, folder)
        try:
            text = Path(path, _HEADER).read_text(errors="replace")
        except OSError:
            continue
        major = _MAJOR.search(text)
        return os.path.abspath(path), unit.release or (int(major[1]) if major else 0)
    return "", unit.release or 0


def in_folder(folder: str, tool: str) -> Iterator[str]:
    """Programs that may be the tool, in a folder or its bin."""
    for name in names_of(tool):
        for place in (f"{folder}/{name}", f"{folder}/bin/{name}"):
            if is_program(place):
                yield place


def names_of(tool: str, release: int = 0) -> list[str]:
    """The names that a tool of that release, or of any release, may have."""
    releases: Iterable[int] = (release,)
    if not release:
        releases = range(KNOWN[-1] + _LATER, KNOWN[0] - 1, -1)
    named = [f"{tool}-{number}" for number in releases]
    return [*named, tool] if release else [tool, *named]


def is_of(program: str, release: int) -> bool:
    """Whether the program is of that release (0: any)."""
    named = VERSIONED.fullmatch(os.path.basename(program))
    if not release or (named and named["release"]):
        return True
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True)
    except OSError:
        return False
    version = _VERSION.search(done.stdout)
    return version is None or int(version[1]) == release


def is_program(path: str) -> bool:
    return os.path.isfile(path) and os.access(path, os.X_OK)


def cached_tools(folder: str) -> dict[str, str]:
    """The tools that CMake found for the build in that folder."""
    try:
        text = Path(folder, "CMakeCache.txt").read_text(errors="replace")
    except OSError:
        return {}
    found: dict[str, str] = {}
    for match in _CACHED.finditer(text):
        name, value = match["name"], match["value"]
        places = [value]
        if name.endswith("_DIR"):  # <prefix>/lib/cmake/mlir
            root = Path(value).parents[2] if len(Path(value).parts) > 3 else Path(value)
            places = [str(root / "bin" / tool) for tool in ("mlir-tblgen", "llvm-tblgen")]
        for place in places:
            known = VERSIONED.fullmatch(os.path.basename(place))
            if known and is_program(place):
                found.setdefault(known["tool"], place)
    return found
