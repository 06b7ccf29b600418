"""`tblgen sync`: returns when the outputs include every edit made before.

It asks the running watcher; without one, it builds once itself.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands import build
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.open_project import NoProject
from tblgen_build.project.wanted_outputs import PlanError
from tblgen_build.watch.sync import ask

DESCRIPTION = """\
Waits until `tblgen watch` has rebuilt for everything that was written before this command started.
If nothing watches the build folder, builds once. The exit status is 0 if all outputs are up to
date, and 1 if some cannot be made.
"""


def main(arguments: Sequence[str]) -> int:
    options = argument_parser().parse_args(arguments)
    options.directory = os.path.abspath(options.directory)
    return sync(options)


def argument_parser() -> argparse.ArgumentParser:
    result = parser("tblgen sync", DESCRIPTION, is_laid_out=True)
    build.add_project_options(result)
    result.add_argument("--json", action="store_true", help="print the answer as JSON")
    return result


def sync(options: argparse.Namespace) -> int:
    try:
        folder = build.find_project(options).folder
    except (NoProject, ConfigError, DatabaseError, PlanError, OSError) as error:
        show_problem("tblgen sync", error)
        return USAGE
    answer = ask(folder, {"command": "sync"})
    if answer is None:
        return build.main(build_arguments(options))
    if options.json:
        print(json.dumps(answer))
    else:
        show(answer)
    return DONE if answer.get("succeeded") else FAILED


def build_arguments(options: argparse.Namespace) -> list[str]:
    arguments = ["-k", "-C", options.directory]
    arguments += ["--config", options.config] if options.config else []
    arguments += ["--database", options.database] if options.database else []
    return [*arguments, "--json"] if options.json else [*arguments, "-q"]


def show(answer: dict[str, Any]) -> None:
    if answer.get("problem"):
        show_problem("tblgen sync", str(answer["problem"]))
    for output, reason in answer.get("left_out", {}).items():
        print(f"tblgen sync: '{output}' is left out: {reason}", file=sys.stderr)
    failed = answer.get("failed", {})
    for diagnostics in dict.fromkeys(failed.values()):
        sys.stderr.write(diagnostics)
    for output in failed:
        print(f"failed: {output}", file=sys.stderr)
