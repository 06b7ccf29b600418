"""`tblgen doctor`: whether everything that tblgen may need here is there. Changes nothing.

Each check gives one finding; what is missing comes with what to do.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit

from tblgen_build import __version__, _core
from tblgen_build.cache.backend import without_password
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.settings import CacheSettings
from tblgen_build.cache.trim import stored_files
from tblgen_build.cli.colors import BOLD, GREEN, RED, painted
from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.cache import size_text
from tblgen_build.cli.subcommands.parsing import release_of_folder
from tblgen_build.driver.detached import is_engine_off
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include, has_mlir
from tblgen_build.project.main_files import has_any
from tblgen_build.project.open_project import project_in
from tblgen_build.project.wanted_outputs import PlanError
from tblgen_build.starter.new_project import CMAKE, MESON

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Mapping, Sequence

TOOL = "tblgen doctor"
DESCRIPTION = """\
Checks what tblgen may need here: itself, LLVM, the project, the cache and the
build tools. Says what to do about what is missing. The exit status is
1 if something is wrong.
"""
OLDEST_CMAKE = (3, 20)
SECONDS_OF_SERVER = 2.0

# What configures a build, the word in it that shows that tblgen is in the build, and what to do.
BUILD_FILES = (
    ("CMakeLists.txt", b"TblgenBuild", f"`{CMAKE.configure}` makes one, for `tblgen build`"),
    (
        "meson.build",
        b"tblgen",
        f"`{MESON.configure}` makes one, for `tblgen build --database build`",
    ),
)

# "missing" is what you may not need; "wrong" is what does not work as it is set up.
State = Literal["ok", "missing", "wrong"]
COLORS: dict[State, str] = {"ok": GREEN, "missing": BOLD, "wrong": RED}


@dataclass(frozen=True, slots=True)
class Observation:
    subject: str
    state: State
    text: str
    advice: str = ""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    found = [finding for check in CHECKS for finding in check(os.environ)]
    if request.json:
        print(json.dumps([asdict(finding) for finding in found], indent=1, ensure_ascii=False))
    else:
        for finding in found:
            show(finding)
    return FAILED if any(finding.state == "wrong" for finding in found) else DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("--json", action="store_true", help="print the findings as JSON")
    return made


def show(finding: Observation) -> None:
    state = painted(f"{finding.state:<8}", COLORS[finding.state], sys.stdout)
    print(f"{state} {finding.subject + ':':<17} {finding.text}")
    if finding.advice:
        print(f"{'':<26} {finding.advice}")


# --- checks --------------------------------------------------------------------


def check_itself(_: Mapping[str, str]) -> Iterator[Observation]:
    python = ".".join(map(str, sys.version_info[:3]))
    where = os.path.dirname(os.path.dirname(os.path.abspath(_core.__file__)))
    yield Observation("tblgen-build", "ok", f"{__version__}, Python {python}, in {where}")
    first = shutil.which("tblgen")
    if first is None:
        yield Observation(
            "PATH",
            "missing",
            "there is no tblgen on PATH",
            f"add {os.path.dirname(sys.executable)} to PATH; CMake finds it without that",
        )


def check_llvm(environment: Mapping[str, str]) -> Iterator[Observation]:
    folder = find_llvm_include(SearchPlaces(environment))
    if folder is None:
        yield Observation(
            "LLVM",
            "missing",
            "no .td files of an LLVM are found",
            "install libmlir-22-dev or the like, or set MLIR_DIR to PREFIX/lib/cmake/mlir",
        )
        return
    text = f"{folder}, {'with' if has_mlir(folder) else 'without'} MLIR"
    try:
        release = release_of_folder(folder)
    except _core.TableGenError as error:
        yield Observation("LLVM", "wrong", text, str(error).splitlines()[0])
        return
    yield Observation("LLVM", "ok", f"{text}, read as release {release}")


def check_reference(environment: Mapping[str, str]) -> Iterator[Observation]:
    del environment
    names = ("mlir-tblgen", "llvm-tblgen", "mlir-tblgen-22", "llvm-tblgen-22")
    found = [path for path in map(shutil.which, names) if path]
    if found:
        yield Observation("LLVM's tools", "ok", ", ".join(found))
    else:
        text = "no mlir-tblgen or llvm-tblgen on PATH"
        advice = "only `tblgen compare` needs them: it takes --reference PATH"
        yield Observation("LLVM's tools", "missing", text, advice)


def check_project(environment: Mapping[str, str]) -> Iterator[Observation]:
    del environment
    try:
        project = project_in(".")
    except (DatabaseError, PlanError, OSError, ValueError) as error:
        yield Observation("project", "wrong", str(error), "correct the file that it names")
        return
    if project is not None:
        origin = os.path.relpath(project.origin)
        wrong = [command for command in project.left_out if command.is_wrong]
        text = f"{origin}, {len(project.actions)} outputs"
        if wrong:
            yield Observation("project", "wrong", text, f"{wrong[0].output}: {wrong[0].reason}")
        else:
            yield Observation("project", "ok", text)
        return
    for file, word, advice in BUILD_FILES:
        if os.path.isfile(file) and has_any(file, [word]):
            text = f"{file}; no build folder with a compile database here"
            yield Observation("project", "ok", text, advice)
            return
    yield Observation(
        "project",
        "missing",
        "no tblgen.toml and no build folder with a compile database here or above",
        "docs/build.md says how to write one; CMake's package makes one when it configures",
    )


def check_cache(environment: Mapping[str, str]) -> Iterator[Observation]:
    settings = CacheSettings(environment)
    problems = [each for each in settings.problems if each != settings.remote_problem]
    yield from (Observation("cache", "wrong", problem) for problem in problems)
    if not settings.is_on:
        yield Observation("cache", "missing", "TBLGEN_CACHE is off", "unset it to keep results")
    elif not settings.folder:
        yield Observation("cache", "wrong", "there is no folder for it", "set TBLGEN_CACHE_DIR")
    elif not settings.refusal:
        yield of_folder(settings)
    if settings.remote:
        yield of_server(settings)


def of_folder(settings: CacheSettings) -> Observation:
    folder = settings.folder
    if settings.is_read_only:
        return Observation("cache", "ok", f"{folder}, only read")
    parent = folder
    while not os.path.exists(parent):
        parent = os.path.dirname(parent)
    if not os.access(parent, os.W_OK):
        advice = "make it writable, or set TBLGEN_CACHE_DIR to another folder"
        return Observation("cache", "wrong", f"{folder} is not writable", advice)
    size = sum(file.size for file in stored_files(LocalStore(folder, settings.size)))
    return Observation("cache", "ok", f"{folder}, {size_text(size)} of {size_text(settings.size)}")


def of_server(settings: CacheSettings) -> Observation:
    """Whether a process listens there: what it answers, each build finds out."""
    if settings.remote_problem:
        advice = "correct it, or unset TBLGEN_CACHE_REMOTE: until then, commands fail"
        return Observation("cache server", "wrong", settings.remote_problem, advice)
    shown, parts = without_password(settings.remote), urlsplit(settings.remote)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        socket.create_connection((parts.hostname or "", port), SECONDS_OF_SERVER).close()
    except OSError as error:
        reason = f"{shown} cannot be reached: {error.strerror or error}"
        return Observation(
            "cache server", "wrong", reason, "start it, or unset TBLGEN_CACHE_REMOTE"
        )
    return Observation("cache server", "ok", shown)


def check_engine(environment: Mapping[str, str]) -> Iterator[Observation]:
    if is_engine_off(environment):
        advice = "unset it: with the engine, builds take half the time"
        yield Observation("engine", "missing", "TBLGEN_ENGINE turns it off", advice)
        return
    folder = _core.runtime_folder()
    try:
        os.lstat(folder)
    except FileNotFoundError:
        yield Observation("engine", "ok", f"none has run yet; its folder will be {folder}")
        return
    except OSError as error:
        yield Observation("engine", "wrong", str(error), "set XDG_RUNTIME_DIR to a folder")
        return
    if _core.is_private(folder):
        yield Observation("engine", "ok", folder)
    else:
        text = f"{folder} is not a folder that only you can use: builds do without the engine"
        yield Observation("engine", "wrong", text, "remove it, or set XDG_RUNTIME_DIR")


def check_build_tools(_: Mapping[str, str]) -> Iterator[Observation]:
    yield of_cmake(version_of("cmake"))
    ninja = version_of("ninja")
    text = f"ninja {ninja}" if ninja else "no ninja on PATH"
    yield Observation("Ninja", "ok" if ninja else "missing", text)


def of_cmake(version: str) -> Observation:
    if not version:
        return Observation(
            "CMake", "missing", "no cmake on PATH", "only projects built by CMake need it"
        )
    numbers = tuple(int(part) for part in version.split(".")[:2] if part.isdecimal())
    if numbers < OLDEST_CMAKE:
        oldest = ".".join(map(str, OLDEST_CMAKE))
        advice = f"our package needs {oldest}: pip install 'cmake>={oldest}'"
        return Observation("CMake", "wrong", f"cmake {version}", advice)
    return Observation("CMake", "ok", f"cmake {version}")


def version_of(program: str) -> str:
    """The first word with a digit of what it says; empty where it is not there."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return next((word for word in done.stdout.split() if word[:1].isdigit()), "")


CHECKS: tuple[Callable[[Mapping[str, str]], Iterator[Observation]], ...] = (
    check_itself,
    check_llvm,
    check_reference,
    check_project,
    check_cache,
    check_engine,
    check_build_tools,
)
