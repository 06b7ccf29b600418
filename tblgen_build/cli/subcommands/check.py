"""`tblgen check`: all errors and findings of a project at once. Writes no output."""

from __future__ import annotations

import argparse
import os
import sys
from time import sleep
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import _core
from tblgen_build.cli.build_display import counted
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import Messages, problems, show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.parsing import (
    add_parse_options,
    main_files_of,
    reading_of,
    seen_from_here,
)
from tblgen_build.depend.scanner import scan
from tblgen_build.driver.action import TranslationUnit
from tblgen_build.driver.generate import ParsedUnit
from tblgen_build.driver.paths import absolute
from tblgen_build.lint.choice import chosen, makes_documents, not_excluded
from tblgen_build.lint.lint_run import findings
from tblgen_build.lint.unit import LintUnit, SourceTrees
from tblgen_build.lsp.default_generators import default_actions
from tblgen_build.lsp.every_error import UnitReading
from tblgen_build.lsp.faults import Faults
from tblgen_build.project.config_file import ConfigError, find_config
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.file_settings import preferences_of
from tblgen_build.project.main_files import DIALECTS, TARGETS, td_files
from tblgen_build.project.open_project import project_in
from tblgen_build.project.wanted_outputs import PlanError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from tblgen_build._core import Diagnostic, Diagnostics
    from tblgen_build.driver.action import Action
    from tblgen_build.project.config import Preferences

TOOL = "tblgen check"
INTERVAL = 0.3  # seconds between two checks of the files
DESCRIPTION = """\
Checks a whole project: parses every main file, runs its generators without writing anything, and
looks for lint findings. The project is that of tblgen.toml or of a build folder, here or above;
otherwise, all .td files below the paths. The exit status is 1 if there is an error or a finding.
"""


class CheckedUnit(NamedTuple):
    """A main file, and what a build makes of it; nothing: what its records suggest."""

    unit: TranslationUnit
    actions: list[Action]


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    return watch(request) if request.watch else check(request)


def check(request: argparse.Namespace) -> int:
    preferences = preferences_of(request.paths[0] if request.paths else ".")
    codes = chosen(request.rules or ",".join(preferences.rules))
    if isinstance(codes, str):
        show_problem(TOOL, codes)
        return USAGE
    try:
        units = list(units_of(request))
    except (DatabaseError, PlanError, OSError, ValueError) as error:
        show_problem(TOOL, error)
        return FAILED
    if not units:
        show_problem(TOOL, "there are no main files here: name at least one")
        return USAGE
    messages = Messages(request.form, shows_codes=True)
    found = checked(units, codes, preferences)
    for diagnostics in found:
        messages.show(diagnostics)
    messages.finish()
    if request.form == "text":
        count = sum(one.severity != "note" for diagnostics in found for one in diagnostics)
        print(f"{counted(len(units), 'main file')}, {counted(count, 'message')}", file=sys.stderr)
    return FAILED if found else DONE


def watch(request: argparse.Namespace, tick: Callable[[], None] = lambda: sleep(INTERVAL)) -> int:
    """Check now and after every change of what was read, until Ctrl-C."""
    try:
        while True:
            before = stamps(paths := watched(request))
            check(request)
            print("waiting for changes; Ctrl-C ends it", file=sys.stderr)
            while stamps(paths) == before:
                tick()
    except KeyboardInterrupt:
        return DONE


def watched(request: argparse.Namespace) -> list[str]:
    """The files that a check reads, and their folders, where new ones may come."""
    found = dict.fromkeys(filter(None, [find_config(os.path.abspath("."))]))
    try:
        units = list(units_of(request))
    except (ConfigError, DatabaseError, PlanError, OSError, ValueError):
        units = []  # the check says what is wrong
    for unit, _ in units:
        scanned = scan(unit.source, unit.include_dirs, unit.defines, seeks_release=False)
        found |= dict.fromkeys(scanned.paths)
    for path in [*found, *[path for path in request.paths if os.path.isdir(path)], "./x"]:
        found[os.path.dirname(path) or "."] = None
    return list(found)


def stamps(paths: Iterable[str]) -> list[tuple[int, int, int]]:
    found = []
    for path in paths:
        try:
            status = os.stat(path)
        except OSError:
            found.append((0, 0, 0))
            continue
        found.append((status.st_mtime_ns, status.st_ino, status.st_size))
    return found


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
    made.add_argument(
        "--watch", action="store_true", help="check again after every change, until Ctrl-C"
    )
    forms = made.add_mutually_exclusive_group()
    forms.add_argument(
        "--json", dest="form", action="store_const", const="json", help="print messages as JSON"
    )
    forms.add_argument(
        "--sarif",
        dest="form",
        action="store_const",
        const="sarif",
        help="print messages as SARIF 2.1.0",
    )
    made.set_defaults(form="text")
    return made


# --- the files to check ----------------------------------------------------


def units_of(request: argparse.Namespace) -> Iterator[CheckedUnit]:
    """Raises DatabaseError, PlanError, OSError, ValueError."""
    for path in request.paths or ["."]:
        if path.endswith(".td"):
            yield unit_of(request, path, [])
            continue
        units = units_of_project(path, is_named=bool(request.paths))
        if units:
            yield from units
            continue
        os.stat(path)  # that it is missing is another message than that it has no main files
        mains = main_files_of(request, sorted(td_files(path)))
        for file in mains.with_any((*DIALECTS, *TARGETS)):
            yield unit_of(request, file, mains.more_folders(file))


def units_of_project(path: str, *, is_named: bool) -> list[CheckedUnit]:
    """Those of the project here; of a folder that is named, and only a part of it, those there."""
    project = project_in(path)
    if project is None:
        return []
    units = units_of_actions(one for one in project.actions if not one.wrapped)
    folder = os.path.realpath(path)
    tops = [os.path.realpath(top) for top in (os.path.dirname(project.origin), project.folder)]
    if not is_named or any(is_in(top, folder) for top in tops):
        return units
    return [one for one in units if is_in(os.path.realpath(one.unit.source), folder)]


def is_in(path: str, folder: str) -> bool:
    return f"{path}/".startswith(f"{folder}/")


def units_of_actions(actions: Iterable[Action]) -> list[CheckedUnit]:
    by_unit: dict[TranslationUnit, list[Action]] = {}
    for action in actions:
        by_unit.setdefault(action.unit, []).append(action)
    return [CheckedUnit(unit_from_here(unit), made) for unit, made in by_unit.items()]


def unit_from_here(unit: TranslationUnit) -> TranslationUnit:
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


def unit_of(request: argparse.Namespace, file: str, more: Sequence[str]) -> CheckedUnit:
    reading = reading_of(request, file)
    actions = [action for action in reading.actions if not action.wrapped]
    folders = dict.fromkeys([*reading.include_dirs, *map(seen_from_here, more)])
    defines = tuple(reading.defines)
    unit = TranslationUnit(os.getcwd(), file, tuple(folders), defines, release=reading.release)
    return CheckedUnit(unit, actions)


# --- checking ------------------------------------------------------------------


def checked(
    units: Iterable[CheckedUnit], codes: Sequence[str], preferences: Preferences
) -> list[Diagnostics]:
    """Messages, each once: many outputs may stop at one mistake."""
    found: dict[Diagnostics, None] = {}
    trees = SourceTrees()
    read: list[LintUnit] = []
    for unit, actions in units:
        session = _core.Session()
        reading = UnitReading(session, unit)
        try:
            records = reading.records()
        except OSError as error:
            found[problems(TOOL, error)] = None
            continue
        found |= dict.fromkeys(reading.in_order())
        if records is None:
            continue
        found |= dict.fromkeys(mistakes(session, ParsedUnit(unit, records), actions))
        asked = preferences.documented or makes_documents(actions)
        read.append(LintUnit(records, trees, asked, unit.source))
    said = {place_of(one[0]) for one in found}
    for one in not_excluded(findings(read, trees, codes) if read else (), preferences):
        line = trees.tree(one.file).line_text(one.line - 1)
        shown = one.as_diagnostic(line)
        if place_of(shown) not in said:  # else a generator has found the same mistake
            found[(shown,)] = None
    return list(found)


def place_of(one: Diagnostic) -> tuple[str, str, int, int]:
    """What is said, and where."""
    at = one.location
    return (one.message, at.file, at.line, at.column) if at else (one.message, "", 0, 0)


def mistakes(
    session: _core.Session, parsed: ParsedUnit, actions: Sequence[Action]
) -> Iterator[Diagnostics]:
    """What generators say of the records."""
    faults = Faults(session, parsed, os.path.realpath(parsed.unit.source), {})
    for action in actions or default_actions(parsed.unit, parsed.records):
        for message in faults.of(action):
            yield tuple(message.told)
