"""`tblgen check`: all errors and findings of a project at once. Writes no output."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import _core
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import Messages, problems
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.docs import Places, td_files
from tblgen_build.cli.subcommands.lint import chosen, makes_documents
from tblgen_build.cli.subcommands.parsing import add_parse_options, folders_for
from tblgen_build.driver.action import TranslationUnit
from tblgen_build.driver.generate import GenerateError, ParsedUnit, generate
from tblgen_build.driver.paths import absolute
from tblgen_build.lint.run import findings
from tblgen_build.lint.unit import LintUnit, SourceTrees
from tblgen_build.lsp.default_generators import default_actions
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.open_project import project_in
from tblgen_build.project.wanted_outputs import PlanError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tblgen_build.driver.action import Action
    from tblgen_build.driver.generate import Diagnostics

TOOL = "tblgen check"
DESCRIPTION = """\
Checks a whole project: parses every main file, runs its generators without writing anything, and
looks for lint findings. The project is that of tblgen.toml or of a build folder here; else all .td
files below the paths. Status 1 where there is an error or a finding.
"""


class Unit(NamedTuple):
    """A main file, and what a build makes of it; nothing: what its records suggest."""

    unit: TranslationUnit
    actions: list[Action]


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    codes = chosen(request.rules)
    if isinstance(codes, str):
        print(f"{TOOL}: error: {codes}", file=sys.stderr)
        return USAGE
    try:
        units = list(units_of(request))
    except (DatabaseError, PlanError, OSError, ValueError) as error:
        print(f"{TOOL}: error: {error}", file=sys.stderr)
        return FAILED
    if not units:
        print(f"{TOOL}: error: there are no main files here: name some", file=sys.stderr)
        return USAGE
    messages = Messages(request.form, shows_codes=True)
    found = checked(units, codes)
    for diagnostics in found:
        messages.show(diagnostics)
    messages.finish()
    if request.form == "text":
        print(f"{len(units)} main files, {len(found)} messages", file=sys.stderr)
    return FAILED if found else DONE


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument(
        "paths", metavar="PATH", nargs="*", help="a .td file, a folder, a build folder"
    )
    add_parse_options(made)
    made.add_argument(
        "--rules",
        metavar="CODE,...",
        default="",
        help="lint with these rules only; with a - before a code, with all but these",
    )
    forms = made.add_mutually_exclusive_group()
    forms.add_argument(
        "--json", dest="form", action="store_const", const="json", help="messages as JSON"
    )
    forms.add_argument(
        "--sarif", dest="form", action="store_const", const="sarif", help="messages as SARIF 2.1.0"
    )
    made.set_defaults(form="text")
    return made


# --- what there is to check ----------------------------------------------------


def units_of(request: argparse.Namespace) -> Iterator[Unit]:
    """Raises DatabaseError, PlanError, OSError, ValueError."""
    for path in request.paths or ["."]:
        if path.endswith(".td"):
            yield unit_of(request, path, [])
            continue
        project = project_in(path)
        if project is not None:
            yield from units_of_actions(one for one in project.actions if not one.wrapped)
            continue
        places = Places(request, sorted(td_files(path)))
        for file in places.roots():
            yield unit_of(request, file, places.more(file))


def units_of_actions(actions: Iterable[Action]) -> list[Unit]:
    by_unit: dict[TranslationUnit, list[Action]] = {}
    for action in actions:
        by_unit.setdefault(action.unit, []).append(action)
    return [Unit(seen_from_here(unit), made) for unit, made in by_unit.items()]


def seen_from_here(unit: TranslationUnit) -> TranslationUnit:
    """The unit as a process in the current folder reads it."""

    def near(path: str) -> str:
        path = os.path.relpath(absolute(unit.directory, path))
        return path if not path.startswith("..") else os.path.abspath(path)

    return TranslationUnit(
        os.getcwd(),
        near(unit.source),
        tuple(near(folder) for folder in unit.include_dirs),
        unit.defines,
        unit.warn_on_unused_template_args,
        unit.max_steps,
        unit.release,
    )


def unit_of(request: argparse.Namespace, file: str, more: Sequence[str]) -> Unit:
    folders = dict.fromkeys([*folders_for(file, request.include_dirs), *more])
    defines, release = tuple(request.defines), request.release
    return Unit(TranslationUnit(os.getcwd(), file, tuple(folders), defines, release=release), [])


# --- checking ------------------------------------------------------------------


def checked(units: Iterable[Unit], codes: Sequence[str]) -> list[Diagnostics]:
    """Messages, each once: many outputs may stop at one mistake."""
    found: dict[Diagnostics, None] = {}
    trees = SourceTrees()
    read: list[LintUnit] = []
    for unit, actions in units:
        try:
            records = _core.Session().parse(
                unit.source,
                include_dirs=unit.include_dirs,
                defines=unit.defines,
                release=unit.release,
                history=True,
                warn_on_unused_template_args=True,
            )
        except _core.TableGenError as error:
            found[tuple(error.diagnostics)] = None
            continue
        except OSError as error:
            found[problems(TOOL, error)] = None
            continue
        found |= dict.fromkeys(mistakes(ParsedUnit(unit, records), actions))
        read.append(LintUnit(records, trees, makes_documents(actions), unit.source))
    for one in findings(read, trees, codes) if read else ():
        line = trees.tree(one.file).line_text(one.line - 1)
        found[(one.as_diagnostic(line),)] = None
    return list(found)


def mistakes(parsed: ParsedUnit, actions: Sequence[Action]) -> Iterator[Diagnostics]:
    """What generators say of the records."""
    for action in actions or default_actions(parsed.unit, parsed.records):
        try:
            messages = generate(parsed, action).messages
        except GenerateError as error:
            messages = error.all()
        if messages:
            yield messages
