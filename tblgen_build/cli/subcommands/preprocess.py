"""`tblgen -E`: what the preprocessor leaves of a file. Finds an installed MLIR by itself."""

from __future__ import annotations

import argparse
import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED
from tblgen_build.cli.messages import show, show_problem
from tblgen_build.cli.subcommands.arguments import add_unit_options, parser, write_text
from tblgen_build.cli.subcommands.parsing import reading_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

STDIN, STDIN_NAME = "-", "<stdin>"
TOOL = "tblgen -E"
DESCRIPTION = """\
Prints FILE.td after preprocessing. Regions that #ifdef excludes are gone, and included files
replace their include lines. Comments of the form // # LINE "FILE" say where the text comes from.
The output parses to the same records.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    is_stdin = request.file == STDIN
    reading = reading_of(request, request.file)
    try:
        text, problems = _core.Session().preprocess(
            STDIN_NAME if is_stdin else request.file,
            source=sys.stdin.buffer.read() if is_stdin else None,
            include_dirs=reading.include_dirs,
            defines=reading.defines,
            keeps_includes=request.keeps_includes,
            has_markers=request.has_markers,
        )
    except OSError as error:
        show_problem(TOOL, error)
        return FAILED
    if problems:
        show(problems)
        return FAILED
    return DONE if write_text(request.output, text, TOOL) else FAILED


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument(
        "file", nargs="?", default=STDIN, metavar="FILE.td", help="the main file; default: -"
    )
    add_unit_options(made)
    made.add_argument(
        "--keep-includes",
        dest="keeps_includes",
        action="store_true",
        help="keep includes as they are, and #define, which included files may need",
    )
    made.add_argument(
        "-P",
        dest="has_markers",
        action="store_false",
        help="leave out the comments that say where the text comes from",
    )
    made.add_argument("-o", dest="output", metavar="FILE", default="-", help="write to FILE")
    return made
