"""`tblgen new`: a project that builds and passes its tests, to begin with."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.parsing import release_of_folder
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include
from tblgen_build.starter.project import WrongName, files_of, words_of
from tblgen_build.syntax.format import formatted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TOOL = "tblgen new"
DESCRIPTION = """\
Writes a new project: an MLIR dialect out of tree, with its tool, a pass, tests and a CMake build
for the installed MLIR. Overwrites nothing.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    include = find_llvm_include(SearchPlaces(os.environ), request.release)
    release = request.release or release_in(include)
    folder = Path(request.folder or request.name)
    try:
        files = files_of("dialect", words_of(request.name, release))
    except WrongName as error:
        print(f"{TOOL}: error: {error}", file=sys.stderr)
        return USAGE
    if there := [name for name in files if (folder / name).exists()]:
        print(
            f"{TOOL}: error: '{folder / there[0]}' exists: name another folder with --folder",
            file=sys.stderr,
        )
        return FAILED
    write(folder, files)
    print(f"{folder}: {len(files)} files. Build it, and run its tests:\n")
    print(next_steps(folder, include), end="")
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("name", metavar="NAME", help="of the dialect: toy, or toy-lang")
    made.add_argument("--folder", metavar="DIR", help="write to DIR; default: NAME")
    made.add_argument(
        "--llvm-release",
        dest="release",
        type=int,
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


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Laid out as `tblgen fmt` would: lines have other lengths with each name. Raises OSError."""
    for name, text in files.items():
        path = folder / name
        text = formatted(text) if path.suffix == ".td" else text
        path.parent.mkdir(parents=True, exist_ok=True)
        _core.write_output(str(path), text.encode())


def next_steps(folder: Path, include: str | None) -> str:
    package = Path(include or "").parent / "lib/cmake/mlir"
    mlir = f" -DMLIR_DIR={quote(str(package))}" if include and package.is_dir() else ""
    return (
        f"  cd {quote(str(folder))}\n"
        f"  cmake -B build -G Ninja -DTblgenBuild_DIR=$(tblgen --cmakedir){mlir}\n"
        "  cmake --build build --target check\n"
    )
