"""Runs families of random programs through the reference and our tool, and reduces what differs.

    PYTHONPATH=tests:tests/mlir python tests/seeded/seeds.py x86 --seeds 0-999 --keep /tmp/found

With `--release N`, the reference is that release's tool, which scripts/releases fetches.

A difference is in the verdict, the place of the first error, or the tokens of the output. What the
reference crashes on has no verdict; ours must then end by itself. Knows nothing of the programs.
"""

from __future__ import annotations

import argparse
import platform
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from families import FAMILIES
from family import Family
from other_releases import OTHERS, of_release, target_options
from random_programs import reduce_lines
from reference import (
    INSTALLED,
    Limits,
    ReleaseReference,
    Run,
    first_message,
    include_options,
    reference_tool,
    release_reference,
    run_tool,
)
from tokens import difference, significant
from warm_tool import WarmTool

# What the reference does not finish has no verdict either.
_LIMITS = Limits(cpu_seconds=5)
_BETWEEN_TOTALS = 100
# What it says can depend on addresses, or on memory that is not its own: that is another each time.
_RUNS_OF_A_DIFFERENCE = 10
_SETARCH = Path("setarch")  # of util-linux, found on PATH
# A definition up to its end: a semicolon, or a body without braces in it.
_INTRINSIC = re.compile(r"\bdef\s+(?:int_|llvm_)\w+[^;{]*(?:;|\{[^{}]*\})")


@dataclass(frozen=True, slots=True)
class Found:
    """What two tools part in; `kind` stays the same while a program is reduced."""

    kind: str
    text: str


def compare(reference: Run, ours: Run, flags: str) -> Found | None:
    """What parts the two runs of one command."""
    if "Traceback" in ours.stderr or ours.crashed or ours.exit_code not in (0, 1):
        return Found("ours crashed", ours.stderr[-3000:])
    if reference.crashed:
        return None
    if reference.succeeded != ours.succeeded:
        refused = ours if reference.succeeded else reference
        who = "ours" if reference.succeeded else "the reference"
        return Found(f"only {who} refuses: {_said(refused)}", refused.stderr[:2000])
    if not reference.succeeded:
        return _places(reference, ours)
    if reference.stdout == ours.stdout:
        return None
    words = [significant(flags.split(), run.stdout.decode()) for run in (reference, ours)]
    parted = difference(words[0], words[1])
    return Found("tokens", parted) if parted else None


def _write_headers(folder: Path, include: Path) -> None:
    """LLVM's intrinsics without a single one, nor their types.

    They are half of what either tool does for a small target.
    """
    text = (include / "llvm/IR/Intrinsics.td").read_text()
    kept = re.sub(r"//.*", "", text)
    kept = _INTRINSIC.sub("", kept)
    (folder / "llvm/IR").mkdir(parents=True)
    (folder / "llvm/IR/Intrinsics.td").write_text(kept)


def _said(run: Run) -> str:
    """The first error without names and numbers: alike for alike programs."""
    return re.sub(r"[`'][^']*'|\S*\d\S*", "", first_message(run))


def _places(reference: Run, ours: Run) -> Found | None:
    expected, got = reference.first_error(), ours.first_error()
    if expected is None or first_message(reference) != expected.text:
        return None
    if got is not None and got.position == expected.position:
        return None
    return Found(
        f"place: {_said(reference)}",
        f"reference:\n{reference.stderr[:1500]}\nours:\n{ours.stderr[:1500]}",
    )


class Comparison:
    """Both tools on the programs of one family, in one folder."""

    def __init__(
        self,
        family: Family,
        ours: WarmTool,
        where: Path,
        release: ReleaseReference | None = None,
    ) -> None:
        self.family = family
        self.ours = ours
        self.where = where
        release = release or release_reference(INSTALLED)
        self.include = release.include
        self.reference = reference_tool(family.tool)
        self.number = release.release
        self.release: tuple[str, ...] = ()
        if release.release != INSTALLED:
            self.reference = release.tool(family.tool.partition("-")[0])
            self.release = (f"--llvm-release={release.release}",)
        self.verdicts: Counter[str] = Counter()
        self.is_llvm = family.tool.startswith("llvm")
        if self.is_llvm:
            _write_headers(where / "headers", self.include)

    def options(self, program: str) -> tuple[str, ...]:
        """Where headers are; those of intrinsics only for programs that name one."""
        if not self.is_llvm:
            return (f"-I{self.include}",)
        has_intrinsics = "int_" in program or "llvm_" in program
        return (
            *(() if has_intrinsics else ("-Iheaders",)),
            *include_options(include=self.include),
            *target_options(self.number),
        )

    def run(self, program: str, flags: str) -> Found | None:
        if self.is_llvm:
            program = of_release(program, self.number)
        (self.where / "case.td").write_text(program)
        args = [*flags.split(), *self.options(program), "-I.", "case.td"]
        reference = run_tool(self.reference, args, cwd=self.where, limits=_LIMITS)
        ours = run_tool(self.ours, [*self.release, *args], cwd=self.where)
        found = compare(reference, ours, flags)
        if found is not None:
            same = True
            for other in self._other_runs(args):
                if other != reference and compare(other, ours, flags) is None:
                    found = None
                    break
                same &= other == reference
            if found is not None and not same:
                self.verdicts["the reference varies"] += 1
                return None
        verdict = "accepted" if reference.succeeded else "rejected"
        self.verdicts["crashed" if reference.crashed else verdict] += 1
        return found

    def _other_runs(self, args: list[str]) -> Iterator[Run]:
        """Some runs more of the reference.

        Each has addresses of its own, be it that this process has fixed ones (`setarch -R`).
        """
        command = [platform.machine(), str(self.reference), *args]
        for _ in range(_RUNS_OF_A_DIFFERENCE):
            yield run_tool(_SETARCH, command, cwd=self.where, limits=_LIMITS)

    def first_difference(self, seed: int) -> tuple[str, Found] | None:
        """The first of the seed's commands that the tools part in."""
        program = self.family.program(seed)
        for flags in self.family.commands(seed):
            found = self.run(program, flags)
            if found is not None:
                return flags, found
        return None

    def reduced(self, program: str, flags: str, kind: str) -> str:
        def still(lines: list[str]) -> bool:
            found = self.run("\n".join(lines) + "\n", flags)
            return found is not None and found.kind == kind

        of_seeds = self.verdicts.copy()
        lines = reduce_lines(program.splitlines(), still)
        self.verdicts = of_seeds  # a part of a program is not a seed
        return "\n".join(lines) + "\n"

    def told(self, seeds: int, found: int) -> str:
        return f"{self.family.name}: {seeds} seeds, {dict(self.verdicts)}, {found} differ"


def run_family(
    family: Family,
    seeds: range,
    keep: Path | None,
    most: int,
    reduce: bool,
    release: ReleaseReference,
) -> int:
    """The number of differences; each is printed when it is found."""
    found = 0
    ours = WarmTool()
    with tempfile.TemporaryDirectory() as where:
        comparison = Comparison(family, ours, Path(where), release)
        for done, seed in enumerate(seeds, 1):
            parted = comparison.first_difference(seed)
            if parted is not None:
                found += 1
                _report(comparison, seed, *parted, keep, reduce)
            if found >= most or done == len(seeds) or done % _BETWEEN_TOTALS == 0:
                print(comparison.told(done, found), flush=True)
            if found >= most:
                break
    ours.close()
    return found


def _report(
    comparison: Comparison, seed: int, flags: str, found: Found, keep: Path | None, reduce: bool
) -> None:
    family = comparison.family
    program = family.program(seed)
    if reduce:
        program = comparison.reduced(program, flags, found.kind)
        found = comparison.run(program, flags) or found
    print(f"--- {family.name} {seed} {flags}: {found.kind}\n{found.text}", flush=True)
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{family.name}-{seed}.td").write_text(f"// {flags}\n{program}")


def _seeds(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare both tools on families of programs.")
    parser.add_argument("family", nargs="+", choices=sorted(FAMILIES))
    parser.add_argument("--seeds", type=_seeds, default=range(100), help="FIRST-LAST")
    parser.add_argument("--keep", type=Path, help="folder for programs that show a difference")
    parser.add_argument("--most", type=int, default=20, help="stop after so many differences")
    parser.add_argument("--no-reduce", action="store_true", help="leave the programs as they are")
    parser.add_argument("--show", action="store_true", help="only print the programs")
    parser.add_argument("--release", type=int, choices=(INSTALLED, *OTHERS), default=INSTALLED)
    args = parser.parse_args()
    release = release_reference(args.release)
    found = 0
    for name in args.family:
        if args.show:
            sys.stdout.writelines([FAMILIES[name].program(seed) for seed in args.seeds])
        else:
            reduce = not args.no_reduce
            found += run_family(FAMILIES[name], args.seeds, args.keep, args.most, reduce, release)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
