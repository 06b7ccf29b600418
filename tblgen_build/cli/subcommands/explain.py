"""`tblgen explain OUTPUT`: why an output was made, and whether and why it would be made again."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from tblgen_build.batch.check import Checker
from tblgen_build.batch.config import ConfigError
from tblgen_build.batch.database import DatabaseError
from tblgen_build.batch.plan import PlanError, check_outputs, select
from tblgen_build.batch.project import NoProject, Project
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files
from tblgen_build.batch.state import STATE_NAME, OutputRecord, load_state
from tblgen_build.batch.tools import tool_digests
from tblgen_build.cli.subcommands.build import USAGE_ERROR, add_project_options, find_project
from tblgen_build.driver.action import Action

DESCRIPTION = """\
Says how an output is made, why it was made last, and why it would be made again now: what has
changed in its command, its inputs, the tool, or itself. Reads files, writes none.
"""


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    try:
        project = find_project(options)
        plan = check_outputs(project.actions)
        chosen = select(plan, options.outputs, os.path.abspath(options.directory))
    except (NoProject, ConfigError, DatabaseError, PlanError, OSError) as error:
        print(f"tblgen explain: error: {error}", file=sys.stderr)
        return USAGE_ERROR
    actions = [action for output, action in plan.items() if output in chosen]
    for text in explanations(project, actions, options.inputs):
        print(text)
    return 0


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser("tblgen explain", description=DESCRIPTION, allow_abbrev=False)
    result.add_argument("outputs", nargs="+", metavar="OUTPUT", help="an output, or a folder")
    add_project_options(result)
    result.add_argument("--inputs", action="store_true", help="list the files it was made of")
    return result


def explanations(project: Project, actions: Sequence[Action], with_inputs: bool) -> Iterator[str]:
    state = load_state(os.path.join(project.folder, STATE_NAME))
    files = Files(UNKNOWN_CLOCK, state.known)
    checker = Checker(files, tool_digests(files, actions))
    for action in actions:
        record = state.records.get(action.output_path)
        yield f"{action.output}: {described(action)}"
        if record is not None and record.because:
            yield f"  was made because {record.because}"
        reasons = list(checker.reasons(action, record))
        if not reasons:
            yield "  is up to date"
        for reason in reasons:
            yield f"  would be made because {reason.text}"
        if with_inputs and record is not None:
            yield from inputs_of(record)


def described(action: Action) -> str:
    if action.wrapped:
        return f"'{action.source}' by {action.wrapped}"
    return f"--{action.generator} of '{action.source}'"


def inputs_of(record: OutputRecord) -> Iterator[str]:
    for path, _ in record.inputs.files:
        yield f"  read {path}"
    for path in record.inputs.absent:
        yield f"  looked in vain for {path}"
