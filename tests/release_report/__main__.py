"""Prints how a release of LLVM differs from what we write for it: scripts/release-report N.

Own cases and targets, and what the release has installed, go through its tools and ours, with the
rows of the release before where there are none of its own. What differs is grouped by generator
and by the first tokens that differ, each group with its smallest input: the rows to write.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import chain
from multiprocessing import get_context
from pathlib import Path

from reference import NO_INTRINSICS, ReleaseReference, ToolMissing, release_reference, write_files
from release_report.asking import Answer, asked
from release_report.groups import Group, grouped
from release_report.installed import asked_of_folder, documented_units, folders
from release_report.jobs import Unit, case_units, target_units
from release_report.tools import lists

from tblgen_build.releases import KNOWN

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("mlir", "llvm", "clang")
PARTS = ("cases", "targets", "installed")
REFUSED = ("both reject", "reference rejects")
# More of these only cost time: each is one row to write.
GROUPS = 40


def kept(units: Iterable[Unit], regex: str, tools: Sequence[str]) -> Iterator[Unit]:
    """The units of these tools with the commands that the regex matches."""
    for unit in units:
        commands = tuple(
            flags for flags in unit.commands if re.search(regex, f"{unit.name} {' '.join(flags)}")
        )
        if commands and unit.tool in tools:
            yield replace(unit, commands=commands)


def all_answers(
    reference: ReleaseReference, release: int, options: argparse.Namespace
) -> Iterator[Answer]:
    """In an order of their own, however many workers there are."""
    own: list[Unit] = []
    if "cases" in options.parts:
        own += case_units(reference)
    if "targets" in options.parts:
        own += target_units(reference)
    context = get_context("fork")
    with ProcessPoolExecutor(options.jobs, mp_context=context) as pool:
        ask = partial(asked, reference=reference, release=release)
        if "installed" in options.parts:
            chosen = [folder for folder in folders(reference) if folder.tool in options.tools]
            found = partial(asked_of_folder, reference=reference, release=release, regex=options.k)
            installed = list(pool.map(found, chosen))
            yield from chain.from_iterable(installed)
            documented = documented_units(reference, chain.from_iterable(installed))
            for answers in pool.map(ask, kept(documented, options.k, options.tools)):
                yield from (a for a in answers if a.verdict not in REFUSED)
        for answers in pool.map(ask, kept(own, options.k, options.tools)):
            yield from answers


def command_line(answer: Answer, release: int, folder: Path) -> str:
    """Runs our tool on the input, which is written below the folder where it is a case."""
    unit = answer.unit
    options = [option for option in unit.options if NO_INTRINSICS not in option]
    words = [f"tblgen-{unit.tool}", f"--llvm-release={release}", *answer.flags, *options]
    line = shlex.join([*words, unit.source])
    if not unit.files:
        return line
    place = folder / re.sub(r"\W+", "_", unit.name)
    write_files(place, unit.files)
    return f"cd {os.path.relpath(place)} && {line}"


def print_group(group: Group, release: int, folder: Path) -> None:
    print(f"  [{len(group.answers)}] {group.kind}")
    if group.kind == "differs":
        print(f"      theirs: {group.theirs or '(nothing)'}")
        print(f"      ours:   {group.ours or '(nothing)'}")
    else:
        print(f"      {group.theirs}")
    print(f"      {command_line(group.smallest, release, folder)}")


def print_report(answers: Sequence[Answer], release: int, folder: Path, limit: int) -> None:
    for generator in sorted({answer.generator for answer in answers}):
        of_it = [answer for answer in answers if answer.generator == generator]
        groups = grouped(of_it)
        if not groups:
            continue
        counts = Counter(answer.verdict for answer in of_it)
        print(f"\n{generator}: {summary(counts)}")
        for group in groups[:limit]:
            print_group(group, release, folder)
        if len(groups) > limit:
            print(f"  ... and {len(groups) - limit} more groups")


def summary(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/release-report", description=__doc__)
    parser.add_argument("release", type=int, metavar="N")
    parser.add_argument("--tools", dest="folder", type=Path, help="a folder with its tools")
    parser.add_argument("-k", default="", help="only commands that this regex matches")
    parser.add_argument("--tool", dest="tools", action="append", choices=TOOLS)
    parser.add_argument("--part", dest="parts", action="append", choices=PARTS)
    parser.add_argument("--groups", type=int, default=GROUPS, help="of a generator, at most")
    parser.add_argument("-j", dest="jobs", type=int, default=2, help="workers (default: 2)")
    found = parser.parse_args()
    found.tools = found.tools or list(TOOLS)
    found.parts = found.parts or list(PARTS)
    return found


def main() -> int:
    options = arguments()
    # One that is not known is written for as the newest that is.
    release = min(options.release, KNOWN[-1])
    try:
        reference = release_reference(options.release, options.folder)
    except ToolMissing as missing:
        print(f"error: {missing}", file=sys.stderr)
        return 2
    print(f"LLVM {reference.version()}")
    for tool in options.tools:
        print("\n".join(lists(reference, tool, release)))
    answers = list(all_answers(reference, release, options))
    print_report(
        answers, release, ROOT / "build/release-report" / str(options.release), options.groups
    )
    counts = Counter(answer.verdict for answer in answers)
    print(f"\n{len(answers)} commands: {summary(counts)}")
    return int(not counts.keys() <= {"identical", "both reject"})


if __name__ == "__main__":
    sys.exit(main())
