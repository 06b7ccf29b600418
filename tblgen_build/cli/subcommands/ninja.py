"""`tblgen ninja`: a build.ninja for a project or another build folder's compile database."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.build import add_project_options, find_project
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.ninja_file import ninja_text
from tblgen_build.project.open_project import NoProject, Project
from tblgen_build.project.wanted_outputs import PlanError, check_outputs

DESCRIPTION = """\
Writes a build.ninja with one command for each source and its outputs, with dependency files. The
build.ninja is itself an output: it is made again when the configuration changes.
"""


def main(arguments: Sequence[str]) -> int:
    options = argument_parser().parse_args(arguments)
    try:
        project = find_project(options)
        check_outputs(project.actions)
        path = os.path.abspath(options.output or os.path.join(project.folder, "build.ninja"))
        program = [find_program()]
        text = ninja_text(project, program, [*program, *own_command(options, project, path)])
        os.makedirs(os.path.dirname(path), exist_ok=True)
        _core.write_output(path, text.encode(errors="surrogateescape"), keep_when_same=True)
    except (NoProject, ConfigError, DatabaseError, PlanError) as error:
        show_problem("tblgen ninja", error)
        return USAGE
    except OSError as error:
        show_problem("tblgen ninja", error)
        return FAILED
    return DONE


def argument_parser() -> argparse.ArgumentParser:
    result = parser("tblgen ninja", DESCRIPTION)
    add_project_options(result)
    result.add_argument("-o", dest="output", metavar="FILE", help="default: in the output folder")
    return result


def own_command(options: argparse.Namespace, project: Project, path: str) -> list[str]:
    """The arguments that write the file again, the file last."""
    kind = "--config" if project.is_own else "--database"
    directory = os.path.abspath(options.directory)
    return ["ninja", "-C", directory, kind, project.origin, "-o", path]


def find_program() -> str:
    """What the user calls tblgen: commands of the file must find the same."""
    # The native launcher passes its own name after `-c`.
    named = sys.argv[1] if sys.argv[0] == "-c" else sys.argv[0]
    found = os.path.abspath(named) if "/" in named else shutil.which(named)
    for candidate in (found, shutil.which("tblgen")):
        if candidate and os.access(candidate, os.X_OK):
            return candidate
    return "tblgen"
