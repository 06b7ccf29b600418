"""Other programs in LLVM's style: what their arguments mean to a build, and how they run.

The include scanner finds what such a program reads, since all TableGen tools treat includes alike.
The program writes into a temporary folder; the caller puts the texts in place.
docs/design/build.md, "Wrapped tools".
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.action_result import Inputs, Result
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.command_line import CommandError, NoProgram
from tblgen_build.driver.diagnostics import FILE, of_text
from tblgen_build.driver.generate import Generated, GenerateError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ATTEMPTS = 4  # at finding all inputs as they were before the run
SEPARATE = frozenset({"o", "d", "I", "D"})  # options whose value may be the next argument
JOINED = ("I", "D")  # or joined on


class WrappedLine:
    """A tool's arguments, as far as they are everybody's."""

    __slots__ = ("others", "positional", "values")

    def __init__(self) -> None:
        self.values: dict[str, list[str]] = {}  # of SEPARATE, by name
        self.positional: list[str] = []
        self.others: list[str] = []  # the tool's own, positional ones left out

    def last(self, name: str) -> str:
        return self.values.get(name, [""])[-1]

    @property
    def source(self) -> str:
        """The value of an unknown option may look like an input: a .td file is one."""
        sources = [text for text in self.positional if text.endswith(".td")]
        return (sources or self.positional or [""])[-1]


def parse(arguments: Sequence[str]) -> WrappedLine:
    line = WrappedLine()
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.lstrip("-").partition("=")
        if not argument.startswith("-") or argument == "-":
            line.positional.append(argument)
        elif name in SEPARATE:
            line.values.setdefault(name, []).append(value if equals else next(rest, ""))
        elif not argument.startswith("--") and argument[1] in JOINED:
            line.values.setdefault(argument[1], []).append(argument[2:])
        elif name != "write-if-changed":  # every output is written so
            line.others.append(argument)
    return line


def wrapped_action(tool: str, arguments: Sequence[str], directory: str) -> Action:
    """The action of calling `tool`. Raises CommandError."""
    line = parse(arguments)
    if any(argument.startswith("@") for argument in arguments):
        raise CommandError("a wrapped tool's arguments cannot come from a response file")
    if not line.source:
        raise CommandError(f"the call of '{tool}' names no .td file")
    if line.last("o") in ("", "-"):
        raise CommandError(f"the call of '{tool}' has no output: give it -o FILE")
    includes = tuple(line.values.get("I", ()))
    defines = tuple(line.values.get("D", ()))
    return Action(
        unit=TranslationUnit(directory, line.source, includes, defines),
        output=line.last("o"),
        depfile=line.last("d"),
        wrapped=find_tool(tool, directory),
        arguments=tuple(own_arguments(arguments)),
    )


def own_arguments(arguments: Sequence[str]) -> Iterator[str]:
    """All arguments but where output and dependency file go."""
    rest = iter(arguments)
    for argument in rest:
        name, equals, _ = argument.lstrip("-").partition("=")
        if argument.startswith("-") and name in ("o", "d"):
            if not equals:
                next(rest, "")
        elif name != "write-if-changed":
            yield argument


def find_tool(tool: str, directory: str) -> str:
    """The program's absolute path. Raises NoProgram."""
    from shutil import which

    found = os.path.join(directory, tool) if "/" in tool else which(tool)
    if not found or not os.access(found, os.X_OK):
        where = "" if "/" in tool else " on PATH"
        path = os.path.normpath(found) if found and "/" in tool else ""
        raise NoProgram(f"there is no program '{tool}'{where}", path)
    return os.path.normpath(found)


def further_arguments(action: Action) -> Iterator[str]:
    """What the tool is called with besides its unit."""
    line = parse(action.arguments)
    yield from line.others
    for text in line.positional:
        if text != action.source:
            yield text


# --- running -------------------------------------------------------------------


def run(action: Action) -> tuple[Generated, Inputs | None]:
    """Call the tool; what it gave and what it read. None: it is unknown what it read.

    Raises GenerateError.
    """
    for _ in range(ATTEMPTS):
        before = scan(action)
        generated = call(action)
        if before is not None and before == scan(action):
            return generated, before
        if before is None:
            return generated, None
    raise GenerateError(reason=f"the inputs of '{action.output}' keep changing")


def result_of(action: Action, generated: Generated, inputs: Inputs | None) -> Result:
    """What a run gave, as the cache keeps it. If it is unknown what was read, the source counts."""
    read = (action.source,) if inputs is None else tuple([path for path, _ in inputs.files])
    return Result(generated.outputs, generated.messages, read)


def scan(action: Action) -> Inputs | None:
    """What the tool reads; None where the scanner finds that something is missing."""
    unit = action.unit
    previous = os.getcwd()
    os.chdir(unit.directory)
    try:
        files, _, missing, problems = _core.Session().scan(
            unit.source,
            include_dirs=unit.include_dirs,
            defines=unit.defines,
            seeks_release=False,
        )
    finally:
        os.chdir(previous)
    return None if problems else Inputs(tuple(files), tuple(missing))


def call(action: Action) -> Generated:
    import shutil
    import subprocess
    import tempfile

    folder = tempfile.mkdtemp(prefix="tblgen-wrap-")
    try:
        name = os.path.basename(action.output)
        command = [action.wrapped, *action.arguments, "-o", os.path.join(folder, name)]
        done = subprocess.run(
            command,
            cwd=action.directory,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        printed = of_text(done.stdout.decode(errors="surrogateescape"))
        if done.returncode != 0:
            raise GenerateError(printed, "" if printed else ending(action, done.returncode))
        return Generated(read_texts(folder, name, action), printed)
    except OSError as error:
        reason = f"could not run '{action.wrapped}': {error.strerror}"
        raise GenerateError(reason=reason, code=FILE) from error
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def ending(action: Action, status: int) -> str:
    how = f"signal {-status}" if status < 0 else f"exit status {status}"
    return f"'{action.output}': '{action.wrapped}' ended with {how}"


def read_texts(folder: str, name: str, action: Action) -> dict[str, bytes]:
    """Every file the tool wrote: additional ones by name, the output last, with key ""."""
    texts: dict[str, bytes] = {}
    for other in sorted(os.listdir(folder)):
        with open(os.path.join(folder, other), "rb") as file:
            texts["" if other == name else other] = file.read()
    if "" not in texts:
        raise GenerateError(reason=f"'{action.wrapped}' wrote no '{action.output}'")
    texts[""] = texts.pop("")
    return texts
