"""`tblgen fmt`: `.td` files in the one style. Reads and writes files; the style is elsewhere."""

from __future__ import annotations

import argparse
import os
import sys
from difflib import unified_diff

from tblgen_build.cli.colors import BOLD, CYAN, GREEN, RED, painted
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser, write_text
from tblgen_build.project.file_settings import preferences_of
from tblgen_build.syntax.file_reading import is_special, read_source
from tblgen_build.syntax.format import WIDTH, SyntaxProblem, Unsafe, formatted

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.project.config import Preferences

STDIN, STDIN_NAME = "-", "<stdin>"
LINE_LENGTHS = range(40, 1000)
DIFFERENCE_COLORS = {"-": RED, "+": GREEN, "@": CYAN}
DESCRIPTION = """\
Formats .td files in LLVM's style: in place, or with - from standard input to standard output. It
checks that the meaning stays the same before it writes. It skips the text between
// clang-format off and // clang-format on. A folder stands for all .td files in it. [fmt] in
tblgen.toml sets the line length, and excludes files.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    problem = usage_problem(request)
    if problem:
        show_problem("tblgen fmt", problem)
        return USAGE
    preferences: dict[str, Preferences] = {}  # by folder: a project may have others in it
    statuses = []
    for path in dict.fromkeys(files_of(request.files)):
        folder = os.path.dirname(path) or os.curdir  # "-" is in this one
        if folder not in preferences:
            preferences[folder] = preferences_of(folder)
        wanted = preferences[folder]
        if path == STDIN or not wanted.excludes(path, wanted.fmt_exclude):
            width = request.line_length or wanted.line_length or WIDTH
            statuses.append(format_file(path, request, width))
    return max(statuses, default=DONE)


def argument_parser() -> argparse.ArgumentParser:
    made = parser("tblgen fmt", DESCRIPTION)
    made.add_argument("files", nargs="+", metavar="FILE", help="files, folders, or -")
    made.add_argument(
        "--check", action="store_true", help="write nothing; status 1 if a file would change"
    )
    made.add_argument("--diff", action="store_true", help="write nothing; print what would change")
    made.add_argument(
        "--lines",
        metavar="A:B",
        type=line_range,
        action="append",
        default=[],
        help="format only statements that touch lines A to B; may be repeated, for one file",
    )
    made.add_argument(
        "--line-length",
        type=int,
        choices=LINE_LENGTHS,
        metavar="N",
        help=f"break lines after N characters; default: as tblgen.toml says, or {WIDTH}",
    )
    return made


def line_range(text: str) -> tuple[int, int]:
    first, colon, last = text.partition(":")
    if not colon or not first.isdecimal() or not last.isdecimal() or int(first) > int(last):
        raise argparse.ArgumentTypeError(f"'{text}' is not a range of lines: write FIRST:LAST")
    return int(first), int(last)


def usage_problem(request: argparse.Namespace) -> str:
    if request.lines and (len(request.files) > 1 or os.path.isdir(request.files[0])):
        return "--lines is for one file"
    if STDIN in request.files and len(request.files) > 1:
        return "- stands alone"
    return ""


def files_of(paths: Sequence[str]) -> Iterator[str]:
    for path in paths:
        if not os.path.isdir(path):
            yield path
            continue
        for folder, folders, files in os.walk(path):
            folders.sort()
            for name in sorted(files):
                file = os.path.join(folder, name)
                if name.endswith(".td") and not is_special(file):
                    yield file


def format_file(path: str, request: argparse.Namespace, width: int) -> int:
    name = STDIN_NAME if path == STDIN else path
    try:
        source = read(path)
        text = formatted(source, request.lines, width)
    except OSError as error:
        show_problem("tblgen fmt", f"could not read '{path}': {error.strerror}")
        return FAILED
    except SyntaxProblem as problem:
        show_problem(f"{name}:{problem.line}", f"{problem.message}; left as it is")
        return FAILED
    except Unsafe:
        text = "formatting would have changed the meaning of the file; left as it is"
        show_problem(name, f"{text}. This is a fault of the formatter: please report it")
        return FAILED
    return give(path, name, source, text, request)


def give(path: str, name: str, source: str, text: str, request: argparse.Namespace) -> int:
    if request.diff:
        lines = [part.splitlines(keepends=True) for part in (source, text)]
        sys.stdout.writelines(
            in_color(line)
            if line.endswith("\n")
            else f"{in_color(line)}\n\\ No newline at end of file\n"
            for line in unified_diff(lines[0], lines[1], name, f"{name} (formatted)")
        )
    elif request.check and text != source:
        print(f"{name}: would be formatted")
    if request.check or request.diff:
        return FAILED if text != source else DONE
    if path != STDIN and text == source:
        return DONE
    return DONE if write_text(path, text, "tblgen fmt") else FAILED


def in_color(line: str) -> str:
    """Of a difference: names, places, and what goes and comes."""
    color = BOLD if line.startswith(("---", "+++")) else DIFFERENCE_COLORS.get(line[:1], "")
    body = line.removesuffix("\n")
    return painted(body, color, sys.stdout) + line[len(body) :]


def read(path: str) -> str:
    """The text, byte by byte: no line end is touched."""
    data = sys.stdin.buffer.read() if path == STDIN else read_source(path)
    return data.decode(errors="surrogateescape")
