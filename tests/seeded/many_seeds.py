"""Runs thousands of seeds at the lowest priority, up to a time of day, and goes on where it ended.

    PYTHONPATH=.:tests:tests/mlir nice -n 19 python tests/seeded/many_seeds.py \\
        --log /tmp/log --until 08:00 encodings:22:702000-703999 registers:24:0-999

The jobs take turns, a batch each. A line of the log is a batch: its family, release, seeds, those
that differ, and how many of its commands the reference accepted, rejected and crashed on. Knows
nothing of the programs, and reduces none: seeds.py does.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from families import FAMILIES
from reference import release_reference
from seeds import Comparison
from warm_tool import WarmTool

_BATCH = 20


@dataclass(frozen=True, slots=True)
class Job:
    family: str
    release: int
    seeds: range

    def batches(self, done: set[int]) -> Iterator[list[int]]:
        left = [seed for seed in self.seeds if seed not in done]
        for start in range(0, len(left), _BATCH):
            yield left[start : start + _BATCH]


def _job(text: str) -> Job:
    family, release, seeds = text.split(":")
    first, _, last = seeds.partition("-")
    if family not in FAMILIES:
        raise argparse.ArgumentTypeError(f"no family is called {family!r}")
    return Job(family, int(release), range(int(first), int(last) + 1))


@dataclass(frozen=True, slots=True)
class Ran:
    """A batch: what differs, by seed, and what the reference said of its commands."""

    differ: dict[int, str]
    verdicts: Counter[str]


class Log:
    """What has run, one file for each family and release."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def _path(self, family: str, release: int) -> Path:
        return self.folder / f"{family}-{release}.jsonl"

    def done(self, job: Job) -> set[int]:
        path = self._path(job.family, job.release)
        lines = path.read_text().splitlines() if path.exists() else []
        return {seed for line in lines for seed in json.loads(line)["seeds"]}

    def add(self, job: Job, seeds: list[int], ran: Ran) -> None:
        batch = {
            "family": job.family,
            "release": job.release,
            "seeds": seeds,
            "differ": ran.differ,
            "verdicts": ran.verdicts,
        }
        with self._path(job.family, job.release).open("a") as file:
            file.write(json.dumps(batch) + "\n")

    def table(self) -> Iterator[str]:
        """A line for each family and release: how many ran, which differ."""
        for path in sorted(self.folder.glob("*.jsonl")):
            ran: set[int] = set()
            verdicts: Counter[str] = Counter()
            kinds: dict[str, list[str]] = defaultdict(list)
            for batch in map(json.loads, path.read_text().splitlines()):
                ran.update(batch["seeds"])
                verdicts.update(batch.get("verdicts", {}))
                for seed, kind in batch["differ"].items():
                    kinds[kind].append(seed)
            count = sum(map(len, kinds.values()))
            said = ", ".join(f"{number} {word}" for word, number in sorted(verdicts.items()))
            seeds_ran = f"{len(ran)} seeds ({min(ran)} to {max(ran)})"
            yield f"{path.stem}: {seeds_ran}, {count} differ; commands: {said}"
            for kind, seeds in kinds.items():
                yield f"    {len(seeds)}: {kind} ({', '.join(seeds[:8])})"


def run_batch(job: Job, seeds: list[int], ours: WarmTool) -> Ran:
    differ: dict[int, str] = {}
    with tempfile.TemporaryDirectory() as where:
        release = release_reference(job.release)
        comparison = Comparison(FAMILIES[job.family], ours, Path(where), release)
        for seed in seeds:
            parted = comparison.first_difference(seed)
            if parted is not None:
                flags, found = parted
                differ[seed] = f"{flags}: {found.kind}"
    return Ran(differ, comparison.verdicts)


def next_at(now: datetime, until: str) -> datetime:
    """The next moment of a time of day, HH:MM, which may be tomorrow's; 24:00 is midnight."""
    hour, _, minute = until.partition(":")
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    at = midnight + timedelta(hours=int(hour), minutes=int(minute))
    return at if at > now else at + timedelta(days=1)


def run_jobs(jobs: list[Job], log: Log, until: datetime) -> None:
    ours = WarmTool()
    turns = [(job, job.batches(log.done(job))) for job in jobs]
    while turns:
        for turn in list(turns):
            job, batches = turn
            seeds = next(batches, None)
            if seeds is None:
                turns.remove(turn)
            elif datetime.now() < until:
                log.add(job, seeds, run_batch(job, seeds, ours))
            else:
                turns.clear()
                break
    ours.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("job", nargs="*", type=_job, help="FAMILY:RELEASE:FIRST-LAST")
    parser.add_argument("--log", type=Path, required=True, help="folder that says what has run")
    parser.add_argument("--until", default="24:00", help="the time of day to end at, HH:MM")
    args = parser.parse_args()
    log = Log(args.log)
    run_jobs(args.job, log, next_at(datetime.now(), args.until))
    sys.stdout.writelines(f"{line}\n" for line in log.table())
    return 0


if __name__ == "__main__":
    sys.exit(main())
