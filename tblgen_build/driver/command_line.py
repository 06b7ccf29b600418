"""Arguments as a command line: by the one option parser, with the options of generators.

Knows options, not what they lead to. On the path of every compile.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.personality import PLAIN
from tblgen_build.registry import builtin_generators

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build.driver.extension import Spec
    from tblgen_build.registry import Generator

CORE_ACTIONS: dict[str, bool] = _core.core_actions()  # whether it wants a parse's statistics
_builtin_actions: dict[str, list[Spec]] = {}  # by personality


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
    specs = builtin_actions(personality)
    line = _core.parse_command_line(arguments, specs)
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


def builtin_actions(personality: str) -> list[Spec]:
    """The flags of all built-in generators as the option parser takes them, made once."""
    found = _builtin_actions.get(personality)
    if found is None:
        flags = builtin_generators(personality)
        found = _builtin_actions[personality] = [(flag, "action", ()) for flag in flags]
    return found


def has_unknown_options(line: _core.CommandLine) -> bool:
    return any(is_unknown for is_unknown, _, _ in line.problems)
