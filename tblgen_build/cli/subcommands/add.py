"""`tblgen add KIND NAME`: writes the beginning of a definition into the dialect in this folder."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.project.main_files import td_files
from tblgen_build.starter.addition import KINDS, NoPlace, added
from tblgen_build.starter.new_project import WrongName

if TYPE_CHECKING:
    from collections.abc import Sequence

TOOL = "tblgen add"
DESCRIPTION = """\
Writes a definition into the dialect of the .td files below the current folder: after the last one
of its kind, in the style of tblgen fmt. Says what you have to do next.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    paths = {os.path.normpath(path) for path in td_files(".")}
    named = os.path.normpath(request.file) if request.file else ""
    try:
        if named and named not in paths:
            raise NoPlace(f"there is no .td file '{named}' here")
        texts = {path: read(path) for path in sorted(paths)}
        found = added(request.kind, request.name, texts, named)
    except (NoPlace, WrongName) as error:
        show_problem(TOOL, error)
        return USAGE
    _core.write_output(found.path, found.text.encode(errors="surrogateescape"))
    print(f"{found.path}:{found.line}: {found.name}\n{found.steps}")
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument("kind", metavar="KIND", choices=list(KINDS), help=", ".join(KINDS))
    made.add_argument("name", metavar="NAME", help="multiply, or bit-width")
    made.add_argument(
        "--file",
        metavar="FILE.td",
        help="write to FILE.td; default: the file that has others of this kind",
    )
    return made


def read(path: str) -> str:
    with open(path, "rb") as file:
        return file.read().decode(errors="surrogateescape")
