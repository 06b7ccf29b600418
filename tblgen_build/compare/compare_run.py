"""Makes outputs both ways and says how they differ. Nothing is written but what --keep asks for.

LLVM's tools run as processes, as many at a time as asked for; ours runs in this process, one unit
at a time, parsed once for all its outputs, while they do.
docs/design/text-tools.md, "Comparing".
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from tblgen_build import _core
from tblgen_build.compare.comparisons import ToolRun
from tblgen_build.compare.llvm_tools import Tools
from tblgen_build.compare.token_differences import CXX, PYTHON, WORDS, TokenDifference, difference
from tblgen_build.driver.action import STDIN, STDOUT, TranslationUnit
from tblgen_build.driver.command_line import CORE_ACTIONS
from tblgen_build.driver.generate import (
    GenerateError,
    ParsedUnit,
    generate,
    parse_unit,
    wants_statistics,
)
from tblgen_build.driver.outputs import placed

SAME, DIFFERS, LEFT_OUT = "same", "differs", "left out"
# Statistics of the process, which follow the detailed records.
STATISTICS = "-------------------- Memory Allocation Stats"
# Outputs whose layout means something.
WORD_GENERATORS = ("doc", "-docs", "-rst", "ctags", "json")


class Outcome:
    """The result of one job. `files` has every file that it makes, by name, and how it differs."""

    __slots__ = ("files", "job", "kept", "kind", "message")

    def __init__(self, job: ToolRun, kind: str, message: str = "") -> None:
        self.job = job
        self.kind = kind
        self.message = message  # where there is more to say than the differences of files
        self.files: dict[str, TokenDifference | None] = {}
        self.kept = ""  # the folder with both sides' files


class MadeOutputs:
    """One side's files by name, or why there is none."""

    __slots__ = ("error", "files")

    def __init__(self, files: dict[str, bytes], error: str = "") -> None:
        self.files = files
        self.error = error


def language_of(generator: str) -> str:
    if generator in CORE_ACTIONS or any(word in generator for word in WORD_GENERATORS):
        return WORDS
    return PYTHON if "python" in generator else CXX


def compare(
    jobs: Sequence[ToolRun], tools: Tools, workers: int, keep: str = ""
) -> Iterator[Outcome]:
    """The outcomes, one folder after the other, and within a folder in the order of the jobs."""
    by_folder: dict[str, list[ToolRun]] = {}
    for job in jobs:
        by_folder.setdefault(job.action.directory, []).append(job)
    for folder, there in by_folder.items():
        yield from _in_folder(folder, there, tools, workers, keep)


def _in_folder(
    folder: str, jobs: Sequence[ToolRun], tools: Tools, workers: int, keep: str
) -> Iterator[Outcome]:
    started_in = os.getcwd()
    os.chdir(folder or started_in)  # our messages and outputs name files as the command does
    try:
        ours = Ours(jobs)
        work: Callable[[ToolRun], Outcome] = lambda job: compare_one(job, tools, ours, keep)  # noqa: E731
        with ThreadPoolExecutor(workers) as pool:
            yield from pool.map(work, ours.in_order)
    finally:
        os.chdir(started_in)


class Ours:
    """Our outputs. The records of a unit are kept until its last output is made."""

    def __init__(self, jobs: Sequence[ToolRun]) -> None:
        first: dict[TranslationUnit, int] = {}
        for at, job in enumerate(jobs):
            first.setdefault(job.action.unit, at)
        self.in_order = sorted(jobs, key=lambda job: first[job.action.unit])
        self._left = Counter(job.action.unit for job in jobs if not job.reason)
        self._parsed: dict[TranslationUnit, ParsedUnit | str] = {}
        self._session = _core.Session()
        self._lock = Lock()

    def make(self, job: ToolRun) -> MadeOutputs:
        action = job.action
        with self._lock:
            try:
                parsed = self._unit(job)
                if isinstance(parsed, str):
                    return MadeOutputs({}, parsed)
                texts = placed(action, generate(parsed, action).outputs)
                return MadeOutputs({os.path.basename(path): text for path, text in texts.items()})
            except GenerateError as error:
                return MadeOutputs({}, str(error))
            finally:
                self._left[action.unit] -= 1
                if not self._left[action.unit]:
                    self._parsed.pop(action.unit, None)

    def _unit(self, job: ToolRun) -> ParsedUnit | str:
        unit = job.action.unit
        known = self._parsed.get(unit)
        if known is not None and not wants_statistics(job.action):
            return known
        made: ParsedUnit | str
        try:
            made = parse_unit(self._session, unit, statistics=wants_statistics(job.action))
        except (GenerateError, OSError) as error:
            made = str(error)
        self._parsed[unit] = made
        return made


def compare_one(job: ToolRun, tools: Tools, ours: Ours, keep: str) -> Outcome:
    if job.reason:
        return Outcome(job, LEFT_OUT, job.reason)
    if job.action.unit.source == STDIN:
        return Outcome(job, LEFT_OUT, "the command reads standard input")
    theirs, own = run_reference(job, tools.path_of(job)), ours.make(job)
    outcome = judge(job, theirs, own)
    if keep and outcome.kind == DIFFERS:
        outcome.kept = keep_files(keep, job, theirs, own)
    return outcome


def judge(job: ToolRun, theirs: MadeOutputs, own: MadeOutputs) -> Outcome:
    if theirs.error or own.error:
        return judge_errors(job, theirs.error, own.error)
    outcome = Outcome(job, SAME)
    language = language_of(job.action.generator)
    for name in dict.fromkeys([*theirs.files, *own.files]):
        texts = [
            side.files.get(name, b"").decode(errors="surrogateescape").partition(STATISTICS)[0]
            for side in (theirs, own)
        ]
        outcome.files[name] = difference(texts[0], texts[1], language)
        if name not in theirs.files or name not in own.files:
            who = "LLVM's tool" if name in theirs.files else "ours"
            outcome.kind, outcome.message = DIFFERS, f"only {who} writes '{name}'"
        elif outcome.files[name]:
            outcome.kind = DIFFERS
    return outcome


def judge_errors(job: ToolRun, theirs: str, own: str) -> Outcome:
    if theirs and own:
        return Outcome(job, SAME, "both reject it")
    who, text = ("LLVM's tool", theirs) if theirs else ("ours", own)
    return Outcome(job, DIFFERS, f"only {who} rejects it:\n{text.rstrip()}")


def run_reference(job: ToolRun, program: str) -> MadeOutputs:
    folder = tempfile.mkdtemp(prefix="tblgen-compare-")
    name = "out.inc" if job.action.output == STDOUT else os.path.basename(job.action.output)
    try:
        command = [program, *job.reference_arguments(), "-o", os.path.join(folder, name)]
        done = subprocess.run(
            command,
            cwd=job.action.directory or None,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        if done.returncode:
            text = done.stderr.decode(errors="replace")
            return MadeOutputs({}, text or f"{program} ended with {done.returncode}")
        files: dict[str, bytes] = {}
        for written in sorted(os.listdir(folder)):
            with open(os.path.join(folder, written), "rb") as file:
                shown = STDOUT if job.action.output == STDOUT and written == name else written
                files[shown] = file.read()
        return MadeOutputs(files)
    except OSError as error:
        return MadeOutputs({}, f"could not run '{program}': {error.strerror}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def keep_files(keep: str, job: ToolRun, theirs: MadeOutputs, own: MadeOutputs) -> str:
    """Both sides' files, for a report: KEEP/<output>/reference/... and .../ours/..."""
    path = job.action.output.strip("/").replace("/", "-") or "output"
    folder = os.path.join(keep, "stdout" if path == STDOUT else path)
    for side, made in (("reference", theirs), ("ours", own)):
        os.makedirs(os.path.join(folder, side), exist_ok=True)
        named = dict(made.files) or {"error.txt": made.error.encode(errors="replace")}
        for name, text in named.items():
            place = "output" if name == STDOUT else name
            _core.write_output(os.path.join(folder, side, place), text)
    return folder
