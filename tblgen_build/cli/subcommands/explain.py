"""`tblgen explain OUTPUT`: why an output was made, and whether and why it would be made again."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tblgen_build import _core
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files
from tblgen_build.batch.state import STATE_NAME, load_state
from tblgen_build.batch.tools import tool_digests
from tblgen_build.batch.up_to_date import StalenessChecker
from tblgen_build.cache.action_result import ActionKey, Inputs, Reason, Recipe
from tblgen_build.cache.code import tool_digest
from tblgen_build.cache.recipes import differences, recall
from tblgen_build.cache.settings import open_cache
from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.build import add_project_options, find_project
from tblgen_build.driver.action import STDIN, Action, TranslationUnit
from tblgen_build.driver.generate import GenerateError, parse_unit
from tblgen_build.driver.key import LABELS
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.open_project import NoProject, Project
from tblgen_build.project.wanted_outputs import PlanError, check_outputs, select
from tblgen_build.releases import found

DESCRIPTION = """\
Says how an output is made, why it was last made, and why it would be made again: because of a
change in its command, its inputs, the tool, or the output itself. It writes no files.
"""


def main(arguments: Sequence[str]) -> int:
    options = argument_parser().parse_args(arguments)
    try:
        project = find_project(options)
        plan = check_outputs(project.actions)
        directory = os.path.abspath(options.directory)
        left_out = project.left_out_of(options.outputs, directory)
        named = [target for target in options.outputs if not left_out.get(target)]
        chosen = select(plan, named, directory, project.folder)
    except NoProject as error:
        noted = noted_explanations(options)
        if noted is None:
            show_problem("tblgen explain", error)
            return USAGE
        show(noted, options)
        return DONE
    except (ConfigError, DatabaseError, PlanError, OSError) as error:
        show_problem("tblgen explain", error)
        return USAGE
    for commands in left_out.values():
        for command in commands:
            print(
                f"{command.output}: its command cannot run: {command.reason}",
                file=sys.stderr if options.json else sys.stdout,
            )
    actions = [action for output, action in plan.items() if output in chosen]
    show(explanations(project, actions), options)
    return DONE


class Explanation:
    """The explanation of one output."""

    __slots__ = ("because", "how", "inputs", "output", "reasons", "release")

    def __init__(
        self,
        output: str,
        how: str,
        release: str,
        because: str,
        reasons: Sequence[Reason],
        inputs: Inputs | None,
    ) -> None:
        self.output = output
        self.how = how
        self.release = release  # empty: it cannot be told
        self.because = because  # it was made; empty: it is not known
        self.reasons = reasons  # to make it again; none: it is up to date
        self.inputs = inputs  # None: they are not known

    def lines(self, with_inputs: bool) -> Iterator[str]:
        yield f"{self.output}: {self.how}"
        if self.release:
            yield f"  is for {self.release}"
        if self.because:
            yield f"  was made because {self.because}"
        if not self.reasons:
            yield "  is up to date"
        for reason in self.reasons:
            yield f"  would be made because {reason.text}"
        if with_inputs and self.inputs is not None:
            yield from [f"  read {path}" for path, _ in self.inputs.files]
            yield from [
                f"  searched for {path}, which does not exist" for path in self.inputs.absent
            ]

    def data(self, with_inputs: bool) -> dict[str, Any]:
        data: dict[str, Any] = {
            "output": self.output,
            "how": self.how,
            "up_to_date": not self.reasons,
            "reasons": [
                {"kind": reason.kind, "text": reason.text, "path": reason.path}
                for reason in self.reasons
            ],
        }
        if self.release:
            data["release"], *evidence = self.release.split("\n")
            if evidence:
                data["evidence"] = [line.strip() for line in evidence]
        if self.because:
            data["made_because"] = self.because
        if with_inputs and self.inputs is not None:
            data["inputs"] = [path for path, _ in self.inputs.files]
            data["looked_for"] = list(self.inputs.absent)
        return data


def show(explanations: Iterable[Explanation], options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps([one.data(options.inputs) for one in explanations], indent=1))
        return
    for one in explanations:
        print("\n".join(one.lines(options.inputs)))


def argument_parser() -> argparse.ArgumentParser:
    result = parser("tblgen explain", DESCRIPTION)
    result.add_argument("outputs", nargs="+", metavar="OUTPUT", help="an output, or a folder")
    add_project_options(result)
    result.add_argument(
        "--inputs", action="store_true", help="list the files that it was made from"
    )
    result.add_argument("--json", action="store_true", help="print JSON: a list of outputs")
    return result


def explanations(project: Project, actions: Sequence[Action]) -> Iterator[Explanation]:
    state = load_state(os.path.join(project.folder, STATE_NAME))
    files = Files(UNKNOWN_CLOCK, state.known)
    checker = StalenessChecker(files, tool_digests(files, actions, state))
    for action in actions:
        record = state.records.get(action.output_path)
        yield Explanation(
            action.output,
            described(action),
            "" if action.wrapped else release_of(action.unit),
            record.because if record is not None else "",
            list(checker.reasons(action, record)),
            record.inputs if record is not None else None,
        )


def noted_explanations(options: argparse.Namespace) -> list[Explanation] | None:
    """Of outputs of single compiles, as far as the cache has noted what each was made from.

    None where it has no note of one of them, or where a project was named and is not there.
    """
    cache = None if options.database or options.config else open_cache()
    if cache is None:
        return None
    tool = tool_digest(cache.local)
    noted: list[Explanation] = []
    for output in options.outputs:
        path = os.path.abspath(os.path.join(options.directory, output))
        recipe = recall(cache.local, path)
        if recipe is None:
            return None
        words = dict(recipe.key.words)
        how = f"--{words.get('generator')} of '{words.get('input')}'"
        release = release_of(noted_unit(recipe.key))
        reasons = list(noted_reasons(recipe, tool, path))
        noted.append(Explanation(output, how, release, "", reasons, recipe.inputs))
    return noted


def noted_unit(key: ActionKey) -> TranslationUnit:
    words = dict(key.words)
    release = words.get("release")
    return TranslationUnit(
        key.directory,
        words.get("input", ""),
        tuple([text for tag, text in key.words if tag == "include"]),
        tuple([text for tag, text in key.words if tag == "define"]),
        release=None if release is None else int(release),
    )


def release_of(unit: TranslationUnit) -> str:
    """Which release it would be made for now, and why; empty where nothing tells it."""
    if unit.source == STDIN:
        return ""
    before = os.getcwd()
    try:
        os.chdir(unit.directory or before)
        release = parse_unit(_core.Session(), unit).records.release
    except (GenerateError, OSError):
        return ""
    finally:
        os.chdir(before)
    if release.source == "default":
        return ""
    return "\n  ".join([found.described(release), *found.findings(release)])


def noted_reasons(recipe: Recipe, tool: str, output: str) -> Iterator[Reason]:
    """Why the same command would make the output again now."""
    words = tuple([(tag, tool if tag == "tool" else text) for tag, text in recipe.key.words])
    key = ActionKey(words, recipe.key.directory)
    yield from differences(recipe, key, LABELS)
    if not os.path.exists(output):
        yield Reason("output-missing", f"'{output}' is missing", output)


def described(action: Action) -> str:
    if action.wrapped:
        return f"'{action.source}' by {action.wrapped}"
    return f"--{action.generator} of '{action.source}'"
