"""`tblgen explain OUTPUT`: why an output was made, and whether and why it would be made again."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from tblgen_build import _core
from tblgen_build.batch.check import Checker
from tblgen_build.batch.config import ConfigError
from tblgen_build.batch.database import DatabaseError
from tblgen_build.batch.plan import PlanError, check_outputs, select
from tblgen_build.batch.project import NoProject, Project
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files
from tblgen_build.batch.state import STATE_NAME, load_state
from tblgen_build.batch.tools import tool_digests
from tblgen_build.cache.action_result import ActionKey, Inputs, Recipe
from tblgen_build.cache.code import tool_digest
from tblgen_build.cache.recipes import differences, recall
from tblgen_build.cache.settings import open_cache
from tblgen_build.cli.exit_codes import DONE, USAGE
from tblgen_build.cli.subcommands.build import add_project_options, find_project
from tblgen_build.driver.action import STDIN, Action, TranslationUnit
from tblgen_build.driver.generate import GenerateError, parse_unit
from tblgen_build.driver.key import LABELS
from tblgen_build.releases import found

DESCRIPTION = """\
Says how an output is made, why it was made last, and why it would be made again now: what has
changed in its command, its inputs, the tool, or itself. Reads files, writes none.
"""


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    try:
        project = find_project(options)
        plan = check_outputs(project.actions)
        directory = os.path.abspath(options.directory)
        left_out = project.left_out_of(options.outputs, directory)
        named = [target for target in options.outputs if not left_out.get(target)]
        chosen = select(plan, named, directory)
    except NoProject as error:
        texts = noted_explanations(options)
        if texts is None:
            print(f"tblgen explain: error: {error}", file=sys.stderr)
            return USAGE
        print("\n".join(texts))
        return DONE
    except (ConfigError, DatabaseError, PlanError, OSError) as error:
        print(f"tblgen explain: error: {error}", file=sys.stderr)
        return USAGE
    for commands in left_out.values():
        for command in commands:
            print(f"{command.output}: its command cannot run: {command.reason}")
    actions = [action for output, action in plan.items() if output in chosen]
    for text in explanations(project, actions, options.inputs):
        print(text)
    return DONE


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
        if not action.wrapped:
            yield from release_of(action.unit)
        if record is not None and record.because:
            yield f"  was made because {record.because}"
        reasons = list(checker.reasons(action, record))
        if not reasons:
            yield "  is up to date"
        for reason in reasons:
            yield f"  would be made because {reason.text}"
        if with_inputs and record is not None:
            yield from inputs_of(record.inputs)


def noted_explanations(options: argparse.Namespace) -> list[str] | None:
    """Of outputs of single compiles, as far as the cache has noted what each was made from.

    None where it has no note of one of them, or where a project was named and is not there.
    """
    cache = None if options.database or options.config else open_cache()
    if cache is None:
        return None
    tool = tool_digest(cache.local)
    texts: list[str] = []
    for output in options.outputs:
        path = os.path.abspath(os.path.join(options.directory, output))
        recipe = recall(cache.local, path)
        if recipe is None:
            return None
        words = dict(recipe.key.words)
        texts.append(f"{output}: --{words.get('generator')} of '{words.get('input')}'")
        texts += release_of(noted_unit(recipe.key))
        reasons = list(noted_reasons(recipe, tool, path))
        texts += [f"  would be made because {text}" for text in reasons] or ["  is up to date"]
        if options.inputs:
            texts += inputs_of(recipe.inputs)
    return texts


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


def release_of(unit: TranslationUnit) -> Iterator[str]:
    """Which release it would be made for now, and why; nothing where nothing tells it."""
    if unit.source == STDIN:
        return
    before = os.getcwd()
    try:
        os.chdir(unit.directory or before)
        release = parse_unit(_core.Session(), unit).records.release
    except (GenerateError, OSError):
        return
    finally:
        os.chdir(before)
    if release.source != "default":
        yield f"  is for {found.described(release)}"


def noted_reasons(recipe: Recipe, tool: str, output: str) -> Iterator[str]:
    """Why the same command would make the output again now."""
    words = tuple([(tag, tool if tag == "tool" else text) for tag, text in recipe.key.words])
    key = ActionKey(words, recipe.key.directory)
    yield from [reason.text for reason in differences(recipe, key, LABELS)]
    if not os.path.exists(output):
        yield f"'{output}' is missing"


def described(action: Action) -> str:
    if action.wrapped:
        return f"'{action.source}' by {action.wrapped}"
    return f"--{action.generator} of '{action.source}'"


def inputs_of(inputs: Inputs) -> Iterator[str]:
    for path, _ in inputs.files:
        yield f"  read {path}"
    for path in inputs.absent:
        yield f"  looked in vain for {path}"
