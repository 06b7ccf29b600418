"""`tblgen completion SHELL`: prints what the shell needs to complete the command.

eval "$(tblgen completion bash)"
"""

from __future__ import annotations

import sys

from tblgen_build.cli.exit_codes import DONE
from tblgen_build.cli.shell_files import COMPLETIONS
from tblgen_build.cli.subcommands.arguments import parser

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

DESCRIPTION = """\
Prints a script that lets your shell complete commands, options and generators. An installation puts
it where shells look for it.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    sys.stdout.write(COMPLETIONS[request.shell]())
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser("tblgen completion", DESCRIPTION)
    made.add_argument("shell", choices=sorted(COMPLETIONS), help="the shell")
    return made
