"""What is recorded: small programs through the generators, and whole targets.

An entry has two parts. One is the reference's, so that it can be told when it is stale: an output,
or the place of the first error. The other is ours: the same output, or all we say of an error.
Knows how to run each tool; the caller knows which of them is installed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cases import MAIN, Case, load_cases
from generator_cases import commands_in
from goldens.store import golden_file, read, rendered
from own_targets import TARGETS, commands_of, file_name, main_file
from reference import (
    CLANG_TBLGEN,
    LLVM_INCLUDE,
    LLVM_TBLGEN,
    MLIR_TBLGEN,
    Run,
    include_options,
    write_files,
)

TESTS = Path(__file__).resolve().parent.parent
IN_FORMAT = "in the assembly format of this "
NO_PLACE = "nowhere"
WITH_INTRINSICS = "quad"  # the target that is read with those of all others
# What shows it. The reference makes the rest without them, which takes it a tenth of the time; ours
# comes from one parse with them, and is to be the same.
SHOWS_INTRINSICS = {"gen-ctags", "gen-dag-isel", "gen-global-isel", "gen-instr-info"}
_OF_LLVM = re.compile(rb'^\s*include\s+"(?:llvm|mlir)/', re.MULTILINE)

RunTool = Callable[[Sequence[str], Path], Run]


LLVM_CRASHED = "PLEASE submit a bug report to https://github.com/llvm"


@dataclass(frozen=True, slots=True)
class Entry:
    """One command on one program."""

    table: str
    source: Path  # the file of cases
    case: Case
    flags: tuple[str, ...]
    tool: str  # the reference's name
    is_rejected: bool = False

    @property
    def id(self) -> str:
        return f"{self.table} {self.case.id} {' '.join(self.flags)}"

    @property
    def name(self) -> str:
        return f"{self.case.name} {' '.join(self.flags)}"

    @property
    def needs_llvm(self) -> bool:
        return any(_OF_LLVM.search(text) for text in self.case.files.values())

    def run(self, tool: RunTool, where: Path) -> Run:
        write_files(where, self.case.files)
        args = [*self.flags, *include_options(self.case.needs_intrinsics), "-I.", MAIN]
        run = tool(args, where)
        # LLVM's tool crashes now and then on a program that it takes: it is asked again.
        for _ in range(3):
            if not (run.crashed and not self.is_rejected and LLVM_CRASHED in run.stderr):
                break
            run = tool(args, where)
        return run

    def theirs(self, run: Run) -> str:
        """The reference's part. Raises ValueError where it does what the case does not expect."""
        if run.succeeded is self.is_rejected:
            verb = "accepts" if run.succeeded else "rejects"
            raise ValueError(f"the reference {verb} it\n{run.stderr}")
        if not self.is_rejected:
            return rendered(self.flags, anywhere(run.stdout.decode()))
        error = run.first_error()
        return f"{error.position if error and not run.crashed else NO_PLACE}\n"

    def ours(self, run: Run) -> str:
        """Our part; ValueError as above."""
        if not self.is_rejected:
            if not run.succeeded:
                raise ValueError(f"ours rejects it\n{run.stderr}")
            return rendered(self.flags, anywhere(run.stdout.decode()))
        if run.exit_code != 1 or run.stdout or "Traceback" in run.stderr:
            raise ValueError(f"ours ends with {run.exit_code}\n{run.stdout[:200]!r}{run.stderr}")
        return anywhere(run.stderr)

    def parted(self, theirs: str, run: Run) -> str | None:
        """Where our error is at another place than the reference's; MLIR's columns are free."""
        place, error = theirs.strip(), run.first_error()
        if not self.is_rejected or place == NO_PLACE:
            return None
        got = error.position if error else NO_PLACE
        if self.tool == MLIR_TBLGEN:
            # An error in a format is at its character; a note is where the reference has the error.
            owners = [d.position for d in run.diagnostics() if d.text.startswith(IN_FORMAT)]
            got = owners[0] if owners else got
            place, got = (position.rpartition(":")[0] for position in (place, got))
        return None if place == got else f"ours is at {got}, the reference's at {place}"

    def joined(self, theirs: str, ours: str) -> str:
        return theirs + ours if self.is_rejected else theirs

    def parts(self, golden: str) -> tuple[str, str]:
        if not self.is_rejected:
            return golden, golden
        place, end, message = golden.partition("\n")
        return place + end, message


_TOOLS = {"mlir": MLIR_TBLGEN, "llvm": LLVM_TBLGEN, "clang": CLANG_TBLGEN}


def case_entries() -> Iterator[Entry]:
    for folder, tool in _TOOLS.items():
        for kind in ("accepted", "rejected"):
            cases = TESTS / folder / "cases" / kind
            yield from entries_in(cases, f"{folder} {kind}", tool, is_rejected=kind == "rejected")


def entries_in(
    folder: Path, table: str, tool: str, *, is_rejected: bool = False
) -> Iterator[Entry]:
    for command in commands_in(folder):
        source = folder / f"{command.case.section}.td"
        yield Entry(table, source, command.case, command.flags, tool, is_rejected)


class Goldens:
    """What is recorded, each file read once."""

    def __init__(self) -> None:
        self._read: dict[Path, dict[str, str]] = {}

    def of(self, source: Path) -> dict[str, str]:
        if source not in self._read:
            self._read[source] = read(golden_file(source))
        return self._read[source]


@dataclass(frozen=True, slots=True)
class Target:
    """All commands on one target of our own."""

    name: str

    @property
    def source(self) -> Path:
        return main_file(self.name)

    def include(self, *, is_shown: bool = True) -> list[str]:
        with_intrinsics = self.name == WITH_INTRINSICS and is_shown
        return [*include_options(with_intrinsics), f"-I{self.source.parent}"]

    def theirs(self, tool: RunTool, flags: str, where: Path) -> dict[str, str]:
        """What the reference writes for one command, by file name."""
        where.mkdir()
        words = flags.split()
        include = self.include(is_shown=words[0].lstrip("-") in SHOWS_INTRINSICS)
        run = tool([*words, *include, str(self.source), "-o", file_name(flags)], where)
        if not run.succeeded:
            raise ValueError(run.stderr)
        return texts(where)

    def ours(self, tool: RunTool, where: Path) -> dict[str, str]:
        """What we write for all of them, from one parse."""
        outputs = [
            word
            for flags in commands_of(self.name)
            for word in ("--output", file_name(flags), *flags.split())
        ]
        run = tool(["emit", str(self.source), *self.include(), *outputs], where)
        if not run.succeeded:
            raise ValueError(run.stderr)
        return texts(where)


def texts(folder: Path) -> dict[str, str]:
    """Every file a tool wrote, as it is recorded."""
    return {
        path.name: _recorded(path.name, anywhere(path.read_text())) for path in folder.iterdir()
    }


def _recorded(name: str, text: str) -> str:
    if "_ctags" in name:
        # Sorted by name and then by file: by where LLVM and these tests are on this machine.
        text = "".join(sorted(text.splitlines(keepends=True)))
    return rendered(["-docs"] if "_docs" in name else [], text)


def anywhere(text: str) -> str:
    """A text without the folders of this machine."""
    return text.replace(str(LLVM_INCLUDE), "@llvm@").replace(str(TESTS), "@tests@")


def targets() -> list[Target]:
    return [Target(name) for name in TARGETS]


def conformance_cases(kind: str) -> list[Case]:
    return load_cases(TESTS / "conformance" / kind)
