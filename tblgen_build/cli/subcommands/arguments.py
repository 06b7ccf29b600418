"""What the subcommands' arguments have in common."""

from __future__ import annotations

import argparse
import sys

from tblgen_build import _core
from tblgen_build.cli.exit_codes import USAGE
from tblgen_build.driver.suggest import close_matches, either

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, NoReturn


class Parser(argparse.ArgumentParser):
    """Errors are one line that names the way on."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"{self.prog}: error: {message}; --help says what there is\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """An unknown option comes first: without it other arguments may not be missing at all."""
        self.refuse_unknown_options(sys.argv[1:] if args is None else args)
        return super().parse_known_args(args, namespace)

    def refuse_unknown_options(self, arguments: Iterable[str]) -> None:
        known = [name for action in self._actions for name in action.option_strings]
        for argument in arguments:
            if argument == "--":
                break
            name = argument.partition("=")[0]
            is_option = argument.startswith("-") and argument != "-"
            if is_option and name not in known and argument[:2] not in known:
                near = either([f"'{option}'" for option in close_matches(name, known)])
                hint = f"; did you mean {near}?" if near else "; --help says what there is"
                self.exit(USAGE, f"{self.prog}: error: unknown option '{name}'{hint}\n")


def parser(name: str, description: str, *, is_laid_out: bool = False) -> Parser:
    """`is_laid_out`: the lines of the description stay as they are."""
    formatter = argparse.RawDescriptionHelpFormatter if is_laid_out else argparse.HelpFormatter
    return Parser(prog=name, description=description, allow_abbrev=False, formatter_class=formatter)


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
