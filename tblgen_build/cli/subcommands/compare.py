"""`tblgen compare`: outputs of LLVM's tools beside ours. Reads arguments and prints."""

from __future__ import annotations

import argparse
import os
import shlex
import sys

from tblgen_build.cli.exit_codes import DONE, FAILED, USAGE
from tblgen_build.cli.messages import show_problem
from tblgen_build.cli.subcommands.arguments import parser
from tblgen_build.compare.compare_run import DIFFERS, LEFT_OUT, SAME, Outcome, compare
from tblgen_build.compare.comparisons import (
    CompareError,
    ToolRun,
    job_of_line,
    jobs_of_folder,
    refuse_empty,
)
from tblgen_build.compare.llvm_tools import Tools
from tblgen_build.driver.action import STDOUT
from tblgen_build.driver.command_line import CommandError
from tblgen_build.driver.generate import GenerateError
from tblgen_build.driver.paths import absolute
from tblgen_build.project.database import DatabaseError
from tblgen_build.registry.find import GeneratorNotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

DESCRIPTION = """\
Makes outputs with LLVM's tools and with tblgen, and reports the tokens that differ. It compares all
outputs of a build folder (its tblgen_commands.json or build.ninja), those that you name, or that of
the command line after `--`. Comments and layout do not count. The build folder does not change.
"""


def main(arguments: Sequence[str]) -> int:
    options, line = split(arguments)
    request = argument_parser().parse_args(options)
    try:
        jobs = chosen(request, line)
        tools = Tools(request.reference, request.folder or "")
        for job in jobs:
            if not job.reason:
                tools.path_of(job)
    except (CompareError, DatabaseError, CommandError, GeneratorNotFound) as error:
        show_problem("tblgen compare", error)
        return USAGE
    except GenerateError as error:
        sys.stderr.write(str(error))
        return USAGE
    keep = os.path.abspath(request.keep) if request.keep else ""
    counts = dict.fromkeys((SAME, DIFFERS, LEFT_OUT), 0)
    for outcome in compare(jobs, tools, request.jobs, keep):
        counts[outcome.kind] += 1
        report(outcome, request.verbose)
    print(summary(counts))
    return FAILED if counts[DIFFERS] else DONE


def split(arguments: Sequence[str]) -> tuple[list[str], list[str] | None]:
    """Our own arguments, and the command line after `--`, if there is one."""
    words = list(arguments)
    if "--" not in words:
        return words, None
    at = words.index("--")
    return words[:at], words[at + 1 :]


def argument_parser() -> argparse.ArgumentParser:
    made = parser("tblgen compare", DESCRIPTION)
    made.usage = "tblgen compare [options] (FOLDER [OUTPUT ...] | -- [TOOL] ARGUMENT ...)"
    made.add_argument("folder", nargs="?", metavar="FOLDER", help="a build folder")
    made.add_argument(
        "outputs",
        nargs="*",
        metavar="OUTPUT",
        help="compare only these; a folder stands for its outputs",
    )
    made.add_argument(
        "--reference",
        metavar="PATH",
        action="append",
        default=[],
        help="LLVM's tool or a folder with it; default: the build's, or the one on PATH",
    )
    made.add_argument(
        "-j", "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes to use"
    )
    made.add_argument(
        "--keep", metavar="DIR", default="", help="keep both texts in DIR if they differ"
    )
    made.add_argument(
        "-v", "--verbose", action="store_true", help="also list the outputs that are the same"
    )
    return made


def chosen(request: argparse.Namespace, line: Sequence[str] | None) -> list[ToolRun]:
    """Raises CompareError and what reading commands raises."""
    if request.jobs < 1:
        raise CompareError("-j: expected a number of processes")
    if line is not None:
        if request.folder:
            raise CompareError("give a build folder, or one command line after `--`")
        return job_of_line(line, os.getcwd())
    if not request.folder:
        raise CompareError("give a build folder, or one command line: -- mlir-tblgen ...")
    jobs = jobs_of_folder(request.folder)
    refuse_empty(jobs, f"'{request.folder}'")
    if not request.outputs:
        return jobs
    found: dict[int, ToolRun] = {}
    for wanted in request.outputs:
        places = {absolute(os.getcwd(), wanted), absolute(os.path.abspath(request.folder), wanted)}
        places = {os.path.normpath(place) for place in places}
        matching = [job for job in jobs if any(is_at(job, place) for place in places)]
        if not matching:
            raise CompareError(f"the build has no output '{wanted}'")
        found |= {id(job): job for job in matching}
    return list(found.values())


def is_at(job: ToolRun, place: str) -> bool:
    path = os.path.normpath(job.action.output_path)
    return path == place or path.startswith(f"{place}/")


def report(outcome: Outcome, verbose: bool) -> None:
    action = outcome.job.action
    name = "(standard output)" if action.output == STDOUT else action.output
    if outcome.kind == LEFT_OUT:
        print(f"left out: {name}: {outcome.message}")
    elif outcome.kind == SAME:
        if verbose:
            print(f"same: {name}" + (f" ({outcome.message})" if outcome.message else ""))
    else:
        print(f"differs: {name} (from {action.source}, --{action.generator})")
        report_differences(outcome)
        words = [outcome.job.tool, *outcome.job.reference_arguments()]
        print(f"  command: {shlex.join(words)}")
        if outcome.kept:
            print(f"  kept in: {outcome.kept}")


def report_differences(outcome: Outcome) -> None:
    if outcome.message:
        for text in outcome.message.splitlines():
            print(f"  {text}")
    for name, found in outcome.files.items():
        if found is None:
            continue
        where = f"{name}: " if len(outcome.files) > 1 else ""
        number = f"{found.count:,}" if found.is_exact else f"at least {found.count:,}"
        print(f"  {where}{number} of {found.total:,} tokens differ, first")
        for side, excerpt in (("reference", found.reference), ("ours", found.ours)):
            print(
                f"    {side:9} line {excerpt.line}: "
                f"{excerpt.before} >>> {excerpt.token} <<< {excerpt.after}".rstrip()
            )


def summary(counts: dict[str, int]) -> str:
    total = sum(counts.values())
    text = f"{total:,} outputs: {counts[SAME]:,} the same, {counts[DIFFERS]:,} differ"
    return text + (f", {counts[LEFT_OUT]:,} left out" if counts[LEFT_OUT] else "")
