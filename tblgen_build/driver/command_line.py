"""Arguments as a command line: by the one option parser, with the options of generators.

Knows options, not what they lead to. On the path of every compile.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.registry.find import generators_of
from tblgen_build.registry.personality import PLAIN, with_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build.driver.extension import Spec
    from tblgen_build.registry import Generator

CORE_ACTIONS: dict[str, bool] = _core.core_actions()  # whether it wants a parse's statistics


class CommandError(Exception):
    """The command line asks for what cannot be done; str() is what to tell the user."""


class NoProgram(CommandError):
    """The program is not there: it may not have been built yet."""

    def __init__(self, message: str, path: str) -> None:
        super().__init__(message)
        self.path = path  # absolute; empty where it was looked for on PATH


def read_command_line(
    personality: str, arguments: Sequence[str]
) -> tuple[_core.CommandLine, dict[str, Generator]]:
    """The parsed arguments, and the generators beyond the built-in ones that they need, by name.

    Runs the files that --load names. Raises CommandError, GeneratorNotFound, OSError.
    """
    line, specs = parse_arguments(personality, arguments)
    loaded: dict[str, Generator] = {}
    if not line.information and (line.loads or has_unknown_options(line)):
        from tblgen_build.driver.extension import extend

        loaded, line = extend(personality, arguments, line, specs)
    if line.problems and not line.information:
        from tblgen_build.driver.extension import describe_problems

        raise CommandError(describe_problems(personality, line, loaded))
    if personality == PLAIN and line.other_action and not line.information:
        # LLVM's tools take the last one, and so do the commands that stand for them.
        raise CommandError(
            f"'--{line.other_action}' and '--{line.action}' exclude each other: one compile writes "
            "one output (`tblgen emit` makes several of one parse)"
        )
    return line, loaded


def parse_arguments(
    personality: str, arguments: Sequence[str]
) -> tuple[_core.CommandLine, list[Spec]]:
    """By the flags of built-in generators, which are given back as the option parser takes them.

    Another tool's are checked where an option is unknown without them.
    """
    given = names_in(arguments)
    flags: dict[str, str] = {}
    for row in with_generators(personality):
        flags |= generators_of(row)
        named = flags if given is None else [name for name in given if name in flags]
        specs: list[Spec] = [(flag, "action", ()) for flag in named]
        line = _core.parse_command_line(arguments, specs)
        if line.information or not has_unknown_options(line):
            break
    return line, specs


def names_in(arguments: Sequence[str]) -> Iterable[str] | None:
    """What may be options there, once each: a build asks for hundreds of lines what tools have.

    None where files are named that have more of them.
    """
    if any(argument.startswith("@") for argument in arguments):
        return None
    return dict.fromkeys([argument.lstrip("-").partition("=")[0] for argument in arguments])


def has_unknown_options(line: _core.CommandLine) -> bool:
    return any(is_unknown for is_unknown, _, _ in line.problems)
