"""`tblgen lint`: mistakes in .td files. Prints them; with --fix, writes checked fixes."""

from __future__ import annotations

import argparse
import json
import os
import sys
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build import _core
from tblgen_build.cli import messages
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.message_documents import entry_of, sound
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.parsing import (
    add_parse_options,
    main_files_of,
    parse,
    parse_through,
    parsed_or_problem,
    reading_of,
    seen_from_here,
)
from tblgen_build.depend.scanner import scan
from tblgen_build.driver.diagnostics import rendered
from tblgen_build.driver.paths import absolute
from tblgen_build.lint.choice import chosen, makes_documents, not_excluded
from tblgen_build.lint.fixing import fix
from tblgen_build.lint.lint_run import findings
from tblgen_build.lint.rules import RULES
from tblgen_build.lint.unit import LintUnit, SourceTrees
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.file_settings import preferences_of, settings_of
from tblgen_build.project.main_files import td_files
from tblgen_build.project.open_project import project_in
from tblgen_build.project.wanted_outputs import PlanError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Diagnostics, Records
    from tblgen_build.lint.finding import Finding
    from tblgen_build.project.config import Preferences

TOOL = "tblgen lint"
STDOUT = 1
STDIN, STDIN_NAME = "-", "<stdin>"
VERSION = 1  # of the JSON document
DESCRIPTION = """\
Finds what is useless or wrong in the main files, and in the files of the project that they include.
A folder stands for the .td files below it; without a file, your project is checked, as by
tblgen check. See docs/lint.md for the rules. [lint] in tblgen.toml
chooses among them. The status is 1 if something is found.
"""


def main(arguments: Sequence[str]) -> int:
    request = argument_parser().parse_args(arguments)
    try:
        request.files = request.files or project_sources() or [os.curdir]
    except (ConfigError, DatabaseError, PlanError) as error:
        show_problem(TOOL, error)
        return FAILED
    preferences = preferences_of(request.files[0])
    codes = chosen(request.rules or ",".join(preferences.rules))
    request.documented |= preferences.documented
    if STDIN in request.files and (request.fix or len(request.files) > 1):
        codes = "- stands alone, without --fix"
    if isinstance(codes, str):
        show_problem(TOOL, codes)
        return USAGE
    for path in request.files:
        if os.path.isdir(path) and not any(td_files(path)):
            show_problem(TOOL, f"there are no .td files below '{path}'")
            return USAGE
    request.source = sys.stdin.buffer.read() if STDIN in request.files else None
    request.files = [STDIN_NAME if file == STDIN else file for file in request.files]
    with_files_of_folders(request)
    result = lint(request, codes, preferences)
    if request.fix and (count := fix(request.files, result.found, partial(read, request))):
        print(f"{count} fixed", file=sys.stderr)
        result = lint(request, codes, preferences)
    show(result, as_json=request.json)
    return FAILED if result.found or result.problems else DONE


def project_sources() -> list[str]:
    """The main files that tblgen.toml or a build folder here names.

    Raises ConfigError, DatabaseError, PlanError.
    """
    project = project_in(os.curdir)
    if project is None:
        return []
    units = [action.unit for action in project.actions if not action.wrapped]
    paths = [absolute(unit.directory, unit.source) for unit in units]
    return list(dict.fromkeys(seen_from_here(path) for path in paths))


def with_files_of_folders(request: argparse.Namespace) -> None:
    """A folder gives way to the files below it that no other one there includes.

    `mains` finds what they include.
    """
    folders = [path for path in request.files if os.path.isdir(path)]
    below = [file for folder in folders for file in sorted(td_files(folder))]
    request.mains = main_files_of(request, below) if folders else None
    if request.mains:
        files = [path for path in request.files if path not in folders]
        request.files = list(dict.fromkeys([*files, *request.mains.all()]))


def more_folders(request: argparse.Namespace, file: str) -> list[str]:
    """What the includes of a file need besides what is always searched, if it is of a folder."""
    return request.mains.more_folders(file) if request.mains else []


def argument_parser() -> argparse.ArgumentParser:
    made = parser(TOOL, DESCRIPTION)
    made.add_argument(
        "files",
        metavar="FILE.td",
        nargs="*",
        help="main files, or folders of them; default: the project here; - is standard input",
    )
    add_parse_options(made)
    made.add_argument(
        "--rules",
        metavar="CODE,...",
        default="",
        help=f"only these rules; with a - before a code, all but these: {', '.join(RULES)}",
    )
    made.add_argument(
        "--documented",
        action="store_true",
        help="report missing descriptions; default: if a compile database makes documentation of "
        "the file",
    )
    made.add_argument(
        "--fix",
        action="store_true",
        help="fix what can be fixed automatically; records stay the same",
    )
    made.add_argument("--json", action="store_true", help="print findings as data")
    return made


class LintResult(NamedTuple):
    """What was found, and why some of the files named could not be read, by file."""

    found: list[Finding]
    problems: dict[str, Diagnostics]
    files: SourceTrees


def lint(request: argparse.Namespace, codes: Sequence[str], preferences: Preferences) -> LintResult:
    """A file that cannot be read costs its own findings only."""
    files = SourceTrees()
    if request.source is not None:
        files.supply(STDIN_NAME, request.source)
    units, problems = [], {}
    for file in request.files:
        more = more_folders(request, file)
        records, problem = parsed_or_problem(
            request, file, TOOL, history=True, warns=True, source=request.source, more=more
        )
        if records is None:
            problems[file] = problem
            continue
        asked = request.documented or is_documented(file)
        units.append(LintUnit(records, files, asked, file, reached_from(request, file, records)))
    found = findings(units, files, codes) if units else []
    return LintResult(not_excluded(found, preferences), problems, files)


def reached_from(request: argparse.Namespace, file: str, records: Records) -> set[str] | None:
    """Real paths of what the file includes; None where it is the main file: that is all."""
    if os.path.realpath(records.main_file) == os.path.realpath(file):
        return None
    reading = reading_of(request, file)
    folders = [*reading.include_dirs, *more_folders(request, file)]
    found = scan(file, folders, reading.defines, seeks_release=False)
    return {os.path.realpath(path) for path in found.paths}


def is_documented(file: str) -> bool:
    """Whether the build makes documentation of it, as far as a project says."""
    return makes_documents(settings_of(file).actions)


def show(result: LintResult, *, as_json: bool) -> None:
    found, problems, files = result
    for problem in problems.values():
        messages.show(problem)
    if as_json:
        rows = [row_of(one) for one in found]
        unread = [
            {
                "file": sound(file),
                "message": sound(rendered(problem).rstrip()),
                "diagnostics": [entry_of(each, each.notes) for each in problem],
            }
            for file, problem in problems.items()
        ]
        print(json.dumps({"version": VERSION, "findings": rows, "unread": unread}, indent=1))
        return
    shown = [one.as_diagnostic(files.tree(one.file).line_text(one.line - 1)) for one in found]
    sys.stdout.write(_core.for_display(shown, "auto", STDOUT, shows_codes=True))


def row_of(one: Finding) -> dict[str, object]:
    return {
        "file": sound(one.file),
        "line": one.line,
        "column": one.column,
        "code": one.code,
        "message": sound(one.message),
        "note": sound(one.note),
        "is_mendable": one.edit is not None,
    }


def read(request: argparse.Namespace, file: str, source: bytes | None) -> Records | str:
    """A main file's records, through one that includes it if need be; or what is wrong with it."""
    try:
        return parse(request, file, source=source, more=more_folders(request, file))
    except _core.TableGenError as error:
        through = None if source else parse_through(request, file)
        return through or str(error)
    except OSError as error:
        return str(error)
