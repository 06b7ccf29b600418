"""What the subcommands' arguments have in common."""

from __future__ import annotations

import argparse
import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import USAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Errors are one line that names the way on."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: error: {message}; --help says what there is\n")


def parser(name: str, description: str) -> Parser:
    return Parser(prog=name, description=description, allow_abbrev=False)


def add_unit_options(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "-I",
        dest="include_dirs",
        metavar="DIR",
        action="append",
        default=[],
        help="look for included files in DIR; may be repeated",
    )
    to.add_argument(
        "-D",
        dest="defines",
        metavar="NAME",
        type=macro_name,
        action="append",
        default=[],
        help="define NAME for #ifdef; may be repeated",
    )


def macro_name(text: str) -> str:
    if _core.is_macro_name(text):
        return text
    raise argparse.ArgumentTypeError(
        f"'{text}' is not a macro name: letters, digits and underscores"
    )


def write_text(path: str, text: str, tool: str) -> bool:
    try:
        _core.write_output(path, text.encode(errors="surrogateescape"))
    except OSError as error:
        print(f"{tool}: error: {error}", file=sys.stderr)
        return False
    return True
