"""`tblgen build`: brings the outputs of a project or a build folder up to date."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from time import perf_counter

from tblgen_build.batch import unchanged
from tblgen_build.batch.build_events import LeftOut, Planned, Summary
from tblgen_build.batch.build_options import BuildOptions
from tblgen_build.batch.builder import Builder, BuildError
from tblgen_build.cli.build_display import JsonDisplay, LogDisplay, TerminalDisplay
from tblgen_build.cli.exit_codes import DONE, FAILED, INTERRUPTED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.project.build_folder_names import DATABASE_NAME
from tblgen_build.project.config_file import ConfigError, find_config
from tblgen_build.project.database import DatabaseError, database_path, write_database
from tblgen_build.project.open_project import NoProject, Project, build_files, open_project
from tblgen_build.project.wanted_outputs import PlanError, check_outputs, select

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.cli.build_display import Display
    from tblgen_build.driver.action import Action

DESCRIPTION = """\
Brings outputs up to date: those of tblgen.toml (or [tool.tblgen] in pyproject.toml), or those of
another build system's build folder; either in this folder or a parent. Each .td file is parsed once
for all its outputs.
"""


def main(arguments: Sequence[str]) -> int:
    options = argument_parser().parse_args(arguments)
    try:
        return build(options)
    except (NoProject, ConfigError, DatabaseError, PlanError) as error:
        show_problem("tblgen build", error)
        return USAGE
    except (BuildError, OSError) as error:
        show_problem("tblgen build", error)
        return FAILED
    except KeyboardInterrupt:
        print("tblgen build: interrupted", file=sys.stderr)
        return INTERRUPTED


def argument_parser() -> argparse.ArgumentParser:
    result = parser("tblgen build", DESCRIPTION, is_laid_out=True)
    add = result.add_argument
    add(
        "outputs",
        nargs="*",
        metavar="OUTPUT",
        help="build only these; a folder stands for its outputs",
    )
    add_project_options(result)
    add("-j", "--jobs", type=job_count, default=0, metavar="N", help="processes to use")
    add("-k", "--keep-going", action="store_true", help="keep going after a failure")
    add("-n", "--dry-run", action="store_true", help="only say what would be done")
    add("--explain", action="store_true", help="say why each output is made")
    add("--json", action="store_true", help="print events as JSON, one a line")
    add("--prune", action="store_true", help="remove what nothing makes any more, even if modified")
    add("--no-cache", action="store_true", help="do not read or fill the cache")
    add("-q", "--quiet", action="store_true", help="print only errors and warnings")
    return result


def add_project_options(target: argparse.ArgumentParser) -> None:
    """Which project is meant; other subcommands take them too."""
    add = target.add_argument
    add("-C", dest="directory", default=".", metavar="DIR", help="change to DIR first")
    add(
        "--config",
        default="",
        metavar="FILE",
        help="use this configuration instead of searching for one",
    )
    add("--database", default="", metavar="PATH", help="a build folder or its tblgen_commands.json")


def job_count(text: str) -> int:
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of processes")
    return min(number, 512)


def build(options: argparse.Namespace) -> int:
    if is_unchanged(options):
        return DONE
    project = find_project(options)
    plan = check_outputs(project.actions)
    directory = os.path.abspath(options.directory)
    project.refuse_left_out(options.outputs, directory)
    chosen = select(plan, options.outputs, directory, project.folder)
    display = make_display(options, project.actions)
    for command in project.left_out:
        display.show(LeftOut(command.output, command.reason))
    builder = Builder(project.folder)
    is_whole = not options.outputs
    try:
        if project.is_own and not options.dry_run:
            keep_database(project)
        summary = builder.build(
            project.actions,
            BuildOptions(
                jobs=options.jobs,
                use_cache=not options.no_cache,
                keep_going=options.keep_going,
                is_dry_run=options.dry_run,
                all_reasons=options.explain or options.json,
                removes_leftovers=is_whole and (project.is_own or options.prune),
                removes_modified=options.prune,
                spares=frozenset([command.path for command in project.left_out]),
            ),
            display.show,
            chosen if options.outputs else None,
        )
    except KeyboardInterrupt:
        builder.close(kill=True)
        raise
    if is_plain(options) and summary.current == summary.total:
        remember(project, builder)
    builder.close()
    display.show(summary)
    has_wrong = is_whole and any(command.is_wrong for command in project.left_out)
    return DONE if (summary.succeeded and not has_wrong) or options.dry_run else FAILED


def is_plain(options: argparse.Namespace) -> bool:
    """Whether it asks for all outputs, and nothing else."""
    return not any(
        (
            options.outputs,
            options.config,
            options.dry_run,
            options.explain,
            options.json,
            options.prune,
        )
    )


def is_unchanged(options: argparse.Namespace) -> bool:
    """Whether there is nothing to do, as the last build found; then report that."""
    started = perf_counter()
    database = plain_database(options) if is_plain(options) else ""
    count = unchanged.outputs_unchanged(database) if database else None
    if count is None:
        return False
    display = make_display(options, ())
    display.show(Planned(count, 0))
    seconds = perf_counter() - started
    display.show(Summary(count, count, cached=0, built=0, failed=0, not_run=0, seconds=seconds))
    return True


def plain_database(options: argparse.Namespace) -> str:
    """The database that the options mean, absolute; empty: they mean something else."""
    directory = os.path.abspath(options.directory)
    if options.database:
        path = database_path(os.path.join(directory, options.database))
    else:
        path = "" if find_config(directory) else next(build_files(directory), "")
    return os.path.abspath(path) if os.path.basename(path) == DATABASE_NAME else ""


def remember(project: Project, builder: Builder) -> None:
    """So that the next build sees at once that there is nothing to do."""
    if project.is_own or project.left_out or any(action.wrapped for action in project.actions):
        return
    if os.path.basename(project.origin) == DATABASE_NAME:
        records = [builder.records[action.output_path] for action in project.actions]
        unchanged.remember(project.origin, records, builder.known)


def keep_database(project: Project) -> None:
    """Write the database for editors and `tblgen watch`. Raises BuildError."""
    try:
        os.makedirs(project.folder, exist_ok=True)
        write_database(project.folder, project.entries)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BuildError(f"could not use the folder '{project.folder}': {reason}") from error


def find_project(options: argparse.Namespace) -> Project:
    if options.database and options.config:
        raise NoProject("--database and --config exclude each other")
    return open_project(os.path.abspath(options.directory), options.database, options.config)


def make_display(options: argparse.Namespace, actions: Sequence[Action]) -> Display:
    if options.json:
        return JsonDisplay()
    kind = TerminalDisplay if sys.stdout.isatty() and not options.quiet else LogDisplay
    display = kind(
        actions,
        explain=options.explain,
        is_dry_run=options.dry_run,
        is_quiet=options.quiet,
    )
    if isinstance(display, TerminalDisplay):
        display.begin()
    return display
