"""`tblgen new`: a project that builds and passes its tests, to begin with."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.parsing import release_of_folder
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include
from tblgen_build.releases import KNOWN
from tblgen_build.starter.new_project import (
    CMAKE,
    DIALECT,
    FIRST_OF_TARGETS,
    MESON,
    TARGET,
    WrongName,
    new_project,
)
from tblgen_build.syntax.format import formatted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.starter.new_project import NewProject, ProjectKind

TOOL = "tblgen new"
DESCRIPTION = """\
Writes a new project: an MLIR dialect out of tree, with its tool, a pass and tests, or an LLVM
target with its assembler and disassembler. They build with the installed LLVM. Overwrites nothing.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    include = find_llvm_include(SearchPlaces(os.environ), request.release)
    installed = release_in(include)
    release = request.release or installed
    folder = Path(request.folder or request.name)
    kind = TARGET if request.target else DIALECT
    build = MESON if request.meson else CMAKE
    prefix = prefix_of(include, kind) if release == installed else ""
    if kind is TARGET and build is MESON:
        show_problem(TOOL, "--meson is for dialects: a target has CMake")
        return USAGE
    try:
        project = new_project(kind, build, request.name, release, prefix)
    except WrongName as error:
        show_problem(TOOL, error)
        return USAGE
    if there := [name for name in project.files if (folder / name).exists()]:
        show_problem(TOOL, f"'{folder / there[0]}' exists: name another folder with --folder")
        return FAILED
    write(folder, project.files)
    print(f"{folder}: {len(project.files)} files. Build it, and run its tests:\n")
    print(next_steps(folder, project, is_cmake=build is CMAKE, is_found=bool(prefix)), end="")
    if not prefix:
        package = kind.package.upper()
        print(f"\n{package} {release} is not found here: say where it is with {project.place}.")
    if kind is TARGET and release < FIRST_OF_TARGETS:
        print(f"\nIts C++ needs LLVM {FIRST_OF_TARGETS} or later, its .td files do not.")
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("name", metavar="NAME", help="of the dialect or target: toy, or toy-lang")
    made.add_argument(
        "--target", action="store_true", help="an LLVM target: registers, instructions, assembler"
    )
    made.add_argument("--meson", action="store_true", help="a dialect with meson.build, not CMake")
    made.add_argument("--folder", metavar="DIR", help="write to DIR; default: NAME")
    made.add_argument(
        "--llvm-release",
        dest="release",
        type=int,
        choices=KNOWN,
        metavar="N",
        help="for LLVM N; default: the installed one",
    )
    return made


def release_in(include: str | None) -> int:
    """That of the installed files; without any, the one that is assumed everywhere."""
    if include is None:
        return _core.DEFAULT_RELEASE
    try:
        return release_of_folder(include)
    except _core.TableGenError:
        return _core.DEFAULT_RELEASE


def prefix_of(include: str | None, kind: ProjectKind) -> str:
    """Where LLVM is installed, with its package for CMake; else empty."""
    prefix = Path(include or "").parent
    return str(prefix) if include and (prefix / "lib/cmake" / kind.package).is_dir() else ""


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Laid out as `tblgen fmt` would: lines have other lengths with each name. Raises OSError."""
    for name, text in files.items():
        path = folder / name
        text = formatted(text) if path.suffix == ".td" else text
        path.parent.mkdir(parents=True, exist_ok=True)
        _core.write_output(str(path), text.encode())


def next_steps(folder: Path, project: NewProject, is_cmake: bool, is_found: bool) -> str:
    configure = [project.configure]
    if is_cmake:
        configure.append("-DTblgenBuild_DIR=$(tblgen --cmakedir)")
    if is_found:
        configure.append(project.place)
    return f"  cd {quote(str(folder))}\n  {' '.join(configure)}\n  {project.check}\n"
