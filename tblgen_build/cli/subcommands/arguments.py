"""What the subcommands' arguments have in common."""

from __future__ import annotations

import argparse
import sys
from functools import partial

from tblgen_build import _core
from tblgen_build.cli.exit_codes import USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.driver.suggest import close_matches, either

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import Any, NoReturn


class Formatter(argparse.HelpFormatter):
    """Help that looks like that of commands without argparse."""

    def add_usage(
        self, usage: Any, actions: Any, groups: Any, prefix: str | None = "Usage: "
    ) -> None:
        super().add_usage(usage, actions, groups, prefix)


class LaidOut(Formatter, argparse.RawDescriptionHelpFormatter):
    """The lines of the description stay as they are."""


class Parser(argparse.ArgumentParser):
    """Errors are one line that says what to do."""

    arguments: Sequence[str] = ()  # what is being parsed
    for_help: type[argparse.HelpFormatter] = Formatter

    def __init__(self, **options: Any) -> None:
        super().__init__(add_help=False, **options)
        self._positionals.title = "Arguments"
        self._optionals.title = "Options"
        self.add_argument("-h", "--help", action="help", help="print this")

    def format_help(self) -> str:
        self.formatter_class = self.for_help
        return super().format_help()

    def parse_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Options may stand between positional arguments, unless these are a subparser's."""
        if any(isinstance(action, argparse._SubParsersAction) for action in self._actions):
            return super().parse_args(args, namespace)
        return self.parse_intermixed_args(args, namespace)

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.arguments = sys.argv[1:] if args is None else args
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        hint = "; see --help"
        # That comes first: without it, other arguments may not be missing at all.
        known = list(options_of(self))
        if unknown := next(unknown_options(self.arguments, known), None):
            message = f"unknown option '{unknown}'"
            if near := either([f"'{option}'" for option in close_matches(unknown, known)]):
                hint = f"; did you mean {near}?"
        show_problem(self.prog, message + hint)
        self.exit(USAGE)


def options_of(of: argparse.ArgumentParser) -> Iterator[str]:
    """The options of a parser, and of its subparsers."""
    for action in of._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for subparser in action.choices.values():
                yield from options_of(subparser)


def unknown_options(arguments: Iterable[str], known: Sequence[str]) -> Iterator[str]:
    """Without their values. A short option may have its value joined on."""
    for argument in arguments:
        if argument == "--":
            return
        name = argument.partition("=")[0]
        is_option = argument.startswith("-") and argument != "-"
        if is_option and name not in known and argument[:2] not in known:
            yield name


def parser(name: str, description: str, *, is_laid_out: bool = False) -> Parser:
    # Each argument that is added makes a formatter, which would ask how wide the terminal is: that
    # imports what compresses archives, 2 ms.
    formatter = partial(argparse.HelpFormatter, width=80)
    made = Parser(prog=name, description=description, allow_abbrev=False, formatter_class=formatter)
    if is_laid_out:
        made.for_help = LaidOut
    return made


def add_unit_options(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "-I",
        dest="include_dirs",
        metavar="DIR",
        action="append",
        default=[],
        help="search DIR for included files; may be repeated",
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
        show_problem(tool, error)
        return False
    return True
