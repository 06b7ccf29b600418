"""`tblgen watch`: keeps outputs up to date while sources are edited."""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence

from tblgen_build.cli.build_display import JsonDisplay
from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.cli.subcommands.build import (
    add_project_options,
    find_project,
    job_count,
)
from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError
from tblgen_build.project.open_project import NoProject
from tblgen_build.project.wanted_outputs import PlanError, check_outputs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.watch.events import EventSource

DESCRIPTION = """\
Builds as `tblgen build` does, then watches every file that an output depends on, and rebuilds what
a change affects, until Ctrl-C. If an error prevents an output from being made, it keeps its last
good content. Scripts wait for the watcher with `tblgen sync`.
"""


def main(arguments: Sequence[str]) -> int:
    options = argument_parser().parse_args(arguments)
    options.directory = os.path.abspath(options.directory)
    if options.sync:
        from tblgen_build.cli.subcommands.sync import sync

        return sync(options)
    try:
        check_outputs(find_project(options).actions)
        return watch(options)
    except (NoProject, ConfigError, DatabaseError, PlanError) as error:
        show_problem("tblgen watch", error)
        return USAGE
    except BrokenPipeError:  # the reader of the events is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    except OSError as error:
        show_problem("tblgen watch", error)
        return FAILED


def argument_parser() -> argparse.ArgumentParser:
    result = parser("tblgen watch", DESCRIPTION, is_laid_out=True)
    add = result.add_argument
    add_project_options(result)
    add("-j", "--jobs", type=job_count, default=0, metavar="N", help="processes to use")
    add("--json", action="store_true", help="print events as JSON, one a line")
    add("--no-cache", action="store_true", help="do not read or fill the cache")
    add(
        "--poll",
        type=seconds,
        default=0.0,
        metavar="SECONDS",
        help="check all files this often, for file systems that report no changes",
    )
    add("-q", "--quiet", action="store_true", help="print only errors and warnings")
    add("--sync", action="store_true", help="the same as `tblgen sync`")
    return result


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.05 <= number <= 3600:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds from 0.05 to 3600")
    return number


def event_source() -> EventSource:
    """Raises ImportError where the library is missing that the system's events come by."""
    if sys.platform != "linux":
        from tblgen_build.watch.no_events import NoEvents

        return NoEvents()
    from tblgen_build.watch.inotify import InotifySource

    return InotifySource()


def watch(options: argparse.Namespace) -> int:
    try:
        source = event_source()
    except ImportError as error:
        show_problem("tblgen watch", f"it needs the Python package watchdog, 7.1 or newer: {error}")
        return FAILED
    from tblgen_build.cli.watch_display import WatchDisplay
    from tblgen_build.watch.attempt import WatchOptions
    from tblgen_build.watch.daemon import Daemon, restart

    gc.enable()  # the launcher disables it for processes that end soon
    display = JsonDisplay() if options.json else WatchDisplay(options.quiet)
    wanted = WatchOptions(options.jobs, not options.no_cache, options.poll)
    daemon = Daemon(lambda: find_project(options), source, display.show, wanted)
    if daemon.run():
        restart()
    return DONE
