"""Records what the reference makes of the cases: scripts/goldens [--refresh | --show] [WORD]...

Words choose entries whose names contain all of them. Without an option, says which are stale.
With --releases, the same of what is recorded of other releases: --refresh asks for what has
changed, and for what the words, as a regular expression, match.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from goldens import releases
from goldens.store import difference, golden_file, write
from goldens.tables import Entry, Goldens, RunTool, Target, case_entries, targets
from other_releases import OTHERS
from own_targets import commands_of
from reference import (
    LLVM_TBLGEN,
    Run,
    ToolMissing,
    reference_tool,
    release_reference,
    run_tool,
)
from warm_tool import WarmTool


def _tool(path: Path) -> RunTool:
    def run(args: Sequence[str], where: Path) -> Run:
        return run_tool(path, args, cwd=where)

    return run


def _ours(warm: WarmTool) -> RunTool:
    def run(args: Sequence[str], where: Path) -> Run:
        return warm.run(args, cwd=where)

    return run


def _made(entry: Entry, ours: RunTool) -> str:
    """A new entry. Raises ValueError where the tools do not agree on a rejection."""
    with tempfile.TemporaryDirectory() as folder:
        where = Path(folder)
        theirs = entry.theirs(entry.run(_tool(reference_tool(entry.tool)), where))
        if not entry.is_rejected:
            return theirs
        run = entry.run(ours, where)
        parted = entry.parted(theirs, run)
        if parted:
            raise ValueError(parted)
        return entry.joined(theirs, entry.ours(run))


def _made_target(target: Target) -> dict[str, str]:
    tool = _tool(reference_tool(LLVM_TBLGEN))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        places = (
            (flags, Path(folder, str(at))) for at, flags in enumerate(commands_of(target.name))
        )
        parts = list(pool.map(lambda place: target.theirs(tool, *place), places))
    return {name: text for part in parts for name, text in part.items()}


def _stale(words: Sequence[str], refresh: bool) -> Iterator[str]:
    """What is not as the reference has it now; recorded again on request."""
    goldens = Goldens()
    found: dict[Path, dict[str, str]] = defaultdict(dict)
    everything: dict[Path, set[str]] = defaultdict(set)
    for entry in case_entries():
        everything[entry.source].add(entry.name)
    for source, made in _all_made(words):
        found[source] |= made
        everything[source] |= made.keys()
    for source, entries in found.items():
        recorded = goldens.of(source)
        kept = {name: text for name, text in recorded.items() if name in everything[source]}
        for name, text in entries.items():
            parted = difference(recorded.get(name, ""), text)
            if parted:
                yield f"{source.stem}:{name}\n{parted}"
        if refresh:
            write(golden_file(source), kept | entries)


def _all_made(words: Sequence[str]) -> Iterator[tuple[Path, dict[str, str]]]:
    """New entries, by the file of cases. Ends the program where one cannot be made."""
    warm = WarmTool()
    ours = _ours(warm)
    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        jobs = [
            (entry.id, entry.source, pool.submit(lambda e: {e.name: _made(e, ours)}, entry))
            for entry in case_entries()
            if all(word in entry.id for word in words)
        ]
        jobs += [
            (target.name, target.source, pool.submit(_made_target, target))
            for target in targets()
            if all(word in f"target {target.name}" for word in words)
        ]
        for name, source, job in jobs:
            try:
                yield source, job.result()
            except ValueError as error:
                raise SystemExit(f"error: {name}: {error}") from error
    warm.close()


def _show(words: Sequence[str]) -> None:
    goldens = Goldens()
    sources = {entry.source for entry in case_entries()} | {target.source for target in targets()}
    for source in sorted(sources):
        for name, text in goldens.of(source).items():
            if all(word in f"{source.stem}:{name}" for word in words):
                print(f"=== {source.stem}:{name}\n{text}", end="")


def _stale_of_releases(words: Sequence[str], refresh: bool) -> list[str]:
    """Units that are not recorded as they are; with words and `refresh`, commands that changed."""
    stale: list[str] = []
    for release in OTHERS:
        reference = release_reference(release)
        found = (
            releases.refresh(reference, " ".join(words))
            if refresh
            else [unit.name for unit in releases.stale(reference)]
        )
        stale += [f"{release} {name}" for name in found]
    return stale


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--refresh", action="store_true", help="record again what is stale")
    what.add_argument("--show", action="store_true", help="print what is recorded")
    parser.add_argument("--releases", action="store_true", help="of LLVM's other releases")
    parser.add_argument("words", nargs="*", metavar="WORD")
    arguments = parser.parse_args()
    if arguments.show:
        _show(arguments.words)
        return 0
    try:
        if arguments.releases:
            stale = _stale_of_releases(arguments.words, arguments.refresh)
        else:
            stale = list(_stale(arguments.words, arguments.refresh))
    except ToolMissing as missing:
        print(f"error: {missing}", file=sys.stderr)
        return 1
    print("\n".join(line[:200] for entry in stale for line in entry.splitlines()))
    verb = "recorded again" if arguments.refresh else "stale"
    print(f"{len(stale)} {verb}", file=sys.stderr)
    return int(bool(stale) and not arguments.refresh)


if __name__ == "__main__":
    sys.exit(main())
