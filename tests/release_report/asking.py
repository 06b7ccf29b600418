"""Both tools on a unit: in a process of its own, ours with one parse for all commands.

An `Answer` says what came of one command; the texts themselves stay in the process that made them,
and only the places where they differ come out. Knows nothing of how these are grouped.
"""

from __future__ import annotations

import contextlib
import difflib
import gc
import os
import pickle
import resource
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from goldens.store import rendered
from goldens.tables import IN_FORMAT
from reference import ReleaseReference, Run, run_tool, write_files
from release_report.jobs import Unit
from tokens import is_cxx

from tblgen_build import Records, _core
from tblgen_build.driver.action import Action, TranslationUnit, action_of
from tblgen_build.driver.command_line import CommandError, read_command_line
from tblgen_build.driver.generate import GenerateError, ParsedUnit, generate, parse_unit
from tblgen_build.driver.outputs import placed
from tblgen_build.registry.find import GeneratorNotFound

HANGS_AFTER = 300  # seconds of processor time
HUNKS = 12  # of one output: the next run shows the others
WINDOW = 1500  # lines that are aligned
LONGEST = 24  # tokens that are kept of a hunk
OUTPUT = "out.inc"

Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Hunk:
    """Where two outputs differ: the tokens of either side, and what stands before."""

    before: tuple[str, ...]
    theirs: tuple[str, ...]
    ours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of one command."""

    unit: Unit
    flags: tuple[str, ...]
    verdict: str  # "identical", "both reject", "differs", "ours rejects", "reference rejects", ...
    message: str = ""  # of a rejection
    hunks: tuple[Hunk, ...] = ()

    @property
    def generator(self) -> str:
        return self.flags[0].lstrip("-").partition("=")[0]


class Ours:
    """Our tool in this process; what was parsed is kept for the next command."""

    def __init__(self, tool: str, release: int) -> None:
        self._tool = tool
        self._release = release
        self._session = _core.Session()
        self._parsed: dict[TranslationUnit, ParsedUnit | GenerateError] = {}

    def records(self, arguments: Sequence[str]) -> Records | None:
        """Of a source; None where it is refused."""
        line, _ = read_command_line(self._tool, [f"--llvm-release={self._release}", *arguments])
        with contextlib.suppress(GenerateError):
            return self._unit(action_of(line, self._tool, os.getcwd())).records
        return None

    def run(self, arguments: Sequence[str]) -> tuple[dict[str, str], str]:
        """Texts by file name, and no message; or none, and the message."""
        words = [f"--llvm-release={self._release}", *arguments, "-o", OUTPUT]
        try:
            line, loaded = read_command_line(self._tool, words)
            action = action_of(line, self._tool, os.getcwd())
            made = generate(self._unit(action), action, generator=loaded.get(action.generator))
        except (CommandError, GeneratorNotFound, OSError) as error:
            return {}, f"error: {error}"
        except GenerateError as error:
            return {}, str(error)
        except Exception as error:  # the report goes on: this is one of its findings
            return {}, f"error: {type(error).__name__}: {error}"
        texts = placed(action, made.outputs)
        return {Path(p).name: text.decode(errors="replace") for p, text in texts.items()}, ""

    def _unit(self, action: Action) -> ParsedUnit:
        """Parsed once; what is refused is so again."""
        if action.unit not in self._parsed:
            try:
                self._parsed[action.unit] = parse_unit(self._session, action.unit)
            except GenerateError as error:
                self._parsed[action.unit] = error
        found = self._parsed[action.unit]
        if isinstance(found, GenerateError):
            raise found
        return found


def theirs(
    tool: Path, arguments: Sequence[str], where: Path | None = None
) -> tuple[dict[str, str], str]:
    """The same of LLVM's tool, run in this folder or that."""
    with tempfile.TemporaryDirectory() as folder:
        run = run_tool(tool, [*arguments, "-o", f"{folder}/{OUTPUT}"], cwd=where or Path.cwd())
        if not run.succeeded:
            return {}, run.stderr or f"ends with {run.exit_code}"
        return {path.name: path.read_text(errors="replace") for path in Path(folder).iterdir()}, ""


@contextlib.contextmanager
def in_folder(unit: Unit, *, enter: bool = False) -> Iterator[str]:
    """A folder with the unit's files; only processes of their own may enter it."""
    with tempfile.TemporaryDirectory() as folder:
        write_files(Path(folder), unit.files)
        if enter:
            os.chdir(folder)
        yield folder


def ask(unit: Unit, reference: ReleaseReference, release: int) -> list[Answer]:
    """Both tools on all of the unit's commands; in a folder of its own, if it has files."""
    with in_folder(unit, enter=True):
        ours = Ours(unit.tool, release)
        return [_answer(unit, flags, reference, ours) for flags in unit.commands]


def _answer(unit: Unit, flags: tuple[str, ...], reference: ReleaseReference, ours: Ours) -> Answer:
    arguments = [*flags, *unit.options, unit.source]
    expected, refused = theirs(reference.tool(unit.tool), arguments)
    got, message = ours.run(arguments)
    return compared(unit, flags, (expected, refused), (got, message))


def compared(
    unit: Unit,
    flags: tuple[str, ...],
    theirs_: tuple[dict[str, str], str],
    ours: tuple[dict[str, str], str],
) -> Answer:
    (expected, refused), (got, message) = theirs_, ours
    if refused and message:
        verdict, said = _of_rejections(refused, message, unit.tool)
        return Answer(unit, flags, verdict, said)
    if refused or message:
        return Answer(
            unit, flags, "reference rejects" if refused else "ours rejects", refused or message
        )
    if expected.keys() != got.keys():
        files = f"files: theirs {sorted(expected)}, ours {sorted(got)}"
        return Answer(unit, flags, "other files", files)
    found = [hunk for name in sorted(expected) for hunk in hunks(flags, expected[name], got[name])]
    return Answer(unit, flags, "differs" if found else "identical", hunks=tuple(found[:HUNKS]))


def _of_rejections(refused: str, message: str, tool: str) -> tuple[str, str]:
    """Where both say where the first error is, they are to say the same."""
    expected, got = (Run(1, b"", text).first_error() for text in (refused, message))
    if expected is None or got is None:
        return "both reject", ""
    if tool == "mlir":
        # An error in a format is at its character; a note is where LLVM's tool has the error.
        notes = Run(1, b"", message).diagnostics()
        got = next((note for note in notes if note.text.startswith(IN_FORMAT)), got)
    columns = int(tool != "mlir")  # those of MLIR's errors are free
    places = [(d.file, d.line, d.column * columns) for d in (expected, got)]
    if places[0] == places[1]:
        return "both reject", ""
    return "other place", f"theirs {expected.text} / ours {got.text}"


def hunks(flags: Sequence[str], expected: str, got: str) -> list[Hunk]:
    """Where two texts differ."""
    if expected == got:
        return []
    left, right = _lines(flags, expected), _lines(flags, got)
    if left == right:
        return []
    shorter = min(len(left), len(right))
    at = next((i for i in range(shorter) if left[i] != right[i]), shorter)
    left, right = left[at : at + WINDOW], right[at : at + WINDOW]
    matcher = difflib.SequenceMatcher(None, left, right)
    return [
        _hunk(left[a:b], right[c:d]) for tag, a, b, c, d in matcher.get_opcodes() if tag != "equal"
    ][:HUNKS]


def _lines(flags: Sequence[str], text: str) -> list[str]:
    if is_cxx(flags):
        return rendered(flags, text).splitlines()
    return [words for line in text.splitlines() if (words := " ".join(line.split()))]


def _hunk(left: list[str], right: list[str]) -> Hunk:
    expected, got = " ".join(left).split(), " ".join(right).split()
    shorter = min(len(expected), len(got))
    at = next((i for i in range(shorter) if expected[i] != got[i]), shorter)
    end = next((i for i in range(shorter - at) if expected[-1 - i] != got[-1 - i]), shorter - at)
    sides = [tuple(side[at : len(side) - end][:LONGEST]) for side in (expected, got)]
    return Hunk(tuple(expected[max(0, at - 4) : at]), *sides)


def in_child(function: Callable[[], Result]) -> Result | str:
    """What the function returns in a process of its own; else how that ended."""
    gc.freeze()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_CPU, (HANGS_AFTER, HANGS_AFTER))
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(function(), pipe)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(70)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        text = pipe.read()
    _, status = os.waitpid(child, 0)
    if status:
        return f"ours ended with {os.waitstatus_to_exitcode(status)}"
    result: Result = pickle.loads(text)
    return result


def asked(unit: Unit, reference: ReleaseReference, release: int) -> list[Answer]:
    """As `ask`, whatever becomes of the process."""
    found = in_child(lambda: ask(unit, reference, release))
    if isinstance(found, str):
        return [Answer(unit, flags, "ours rejects", found) for flags in unit.commands]
    return found
