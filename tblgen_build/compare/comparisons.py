"""The outputs to compare, of a build or of one command line, and the tools that make them.

A build is described by its compile database or by Ninja's commands, which may be of LLVM's tools,
of ours, or of both. Runs nothing but `ninja -t compdb`.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tblgen_build.driver.action import STDOUT, Action, TranslationUnit, action_of
from tblgen_build.driver.command_line import CORE_ACTIONS, CommandError, read_command_line
from tblgen_build.driver.subcommands import EMIT, is_subcommand
from tblgen_build.driver.wrapped import own_arguments
from tblgen_build.project.build_folder_names import DATABASE_NAME, NINJA_NAME
from tblgen_build.project.database import DatabaseError, Entry, entry_actions, read_database
from tblgen_build.project.ninja_commands import as_emit, makes_outputs
from tblgen_build.project.output_names import UnknownName
from tblgen_build.registry.find import GeneratorNotFound, generators_of, lacking
from tblgen_build.registry.personality import PERSONALITIES, PLAIN, of_program

VERSIONED = re.compile(r"(?P<tool>[a-z]+-tblgen)(?:-(?P<release>\d+))?(?:\.exe)?")


class CompareError(Exception):
    """Nothing can be compared; str() says why."""


class ToolRun:
    """One output, and how each side makes it."""

    __slots__ = ("action", "reason", "reference", "tool")

    def __init__(self, action: Action, tool: str, reference: str, reason: str = "") -> None:
        self.action = action  # ours
        self.tool = tool  # LLVM's tool of that name, without a release
        self.reference = reference  # its path; empty: to be found
        self.reason = reason  # why it cannot be compared; empty where it can

    def reference_arguments(self) -> list[str]:
        """LLVM's options for the same, without an output."""
        unit = self.action.unit
        words = [unit.source, *[f"-I{d}" for d in unit.include_dirs]]
        words += [f"-D{name}" for name in unit.defines]
        if not unit.warn_on_unused_template_args:
            words.append("--no-warn-on-unused-template-args")
        words.append(f"--{self.action.generator}")
        for name, value in self.action.options:
            if isinstance(value, bool):
                words.append(f"--{name}" if value else f"--{name}=false")
            elif isinstance(value, tuple):
                words += [f"--{name}={item}" for item in value]
            else:
                words.append(f"--{name}={value}")
        return words


# --- from commands to jobs ------------------------------------------------------


def jobs_of_folder(path: str) -> list[ToolRun]:
    """Every output that the build's commands make. Raises CompareError, DatabaseError."""
    folder = Path(path)
    if not folder.is_dir():
        if not folder.exists():
            raise CompareError(f"there is no '{path}'")
        return [job for entry in read_database(folder) for job in jobs_of_entry(entry)]
    entries: list[Entry] = []
    if (folder / DATABASE_NAME).is_file():
        entries = read_database(folder / DATABASE_NAME)
    if (folder / NINJA_NAME).is_file():
        entries += ninja_entries(folder)
    if not entries:
        raise CompareError(
            f"'{path}' has neither {DATABASE_NAME} nor a {NINJA_NAME} with commands of TableGen; "
            "give one command line: tblgen compare -- mlir-tblgen ..."
        )
    found: dict[str, ToolRun] = {}  # both lists may have a command: the first one counts
    for entry in entries:
        for job in jobs_of_entry(entry):
            found.setdefault(os.path.normpath(job.action.output_path), job)
    return list(found.values())


def ninja_entries(folder: Path) -> Iterator[Entry]:
    """The commands of Ninja's that run a TableGen, LLVM's or ours."""
    listing = ["ninja", "-C", str(folder), "-t", "compdb"]
    try:
        listed = json.loads(subprocess.run(listing, capture_output=True, check=True).stdout)
    except FileNotFoundError as error:
        raise CompareError("ninja, which lists the build's commands, is not on PATH") from error
    except subprocess.CalledProcessError as error:
        raise CompareError(error.stderr.decode(errors="replace").strip()) from error
    except ValueError as error:
        raise CompareError(f"{folder}: Ninja's list of commands is not JSON: {error}") from error
    seen: set[tuple[str, str]] = set()
    for item in listed:
        directory = os.path.abspath(item["directory"])
        if "tblgen" not in item["command"] or (directory, item["command"]) in seen:
            continue
        seen.add((directory, item["command"]))
        for place, words in simple_commands(item["command"], directory):
            if is_tablegen(words[0]):
                own = of_program(os.path.basename(words[0])) is not None
                if not own or makes_outputs(words):
                    yield Entry(place, item["file"], item["output"], tuple(words))


def simple_commands(text: str, directory: str) -> Iterator[tuple[str, list[str]]]:
    """What a shell's `cd there && this && that` runs, each with the folder that it runs in."""
    try:
        lexer = shlex.shlex(text, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        words = [*lexer, "&&"]
    except ValueError:
        return
    command: list[str] = []
    for word in words:
        if word not in ("&&", ";"):
            command.append(word)
            continue
        if command[:1] == ["cd"] and len(command) == 2:
            directory = os.path.normpath(os.path.join(directory, command[1]))
        elif command:
            yield directory, command
        command = []


def is_tablegen(program: str) -> bool:
    name = os.path.basename(program)
    return of_program(name) is not None or VERSIONED.fullmatch(name) is not None


def jobs_of_entry(entry: Entry) -> list[ToolRun]:
    """Leaves out our own commands that are wrong, so that the others can be compared."""
    words = list(entry.arguments)
    row = of_program(os.path.basename(words[0]))
    if row is None:
        return [reference_job(words[0], words[1:], entry.directory)]
    try:
        if row.name == PLAIN:
            words = as_emit(words, entry.directory)
        whole = Entry(entry.directory, entry.file, entry.output, tuple(words))
        return [own_job(action) for action in entry_actions(whole)]
    except (DatabaseError, CommandError, UnknownName) as error:
        action = Action(TranslationUnit(entry.directory, entry.file), entry.output)
        return [ToolRun(action, row.stands_for, "", str(error))]


def job_of_line(words: Sequence[str], directory: str) -> list[ToolRun]:
    """The command line after `--`, with or without the tool's name."""
    if not words:
        raise CompareError("expected a command after `--`")
    if not is_tablegen(words[0]):
        words = [PERSONALITIES[PLAIN].program, *words]
    row = of_program(os.path.basename(words[0]))
    if row is None:
        return [reference_job(words[0], words[1:], directory)]
    if is_subcommand(row, words[1:], EMIT):
        return [
            own_job(a) for a in entry_actions(Entry(directory, "", "the command", tuple(words)))
        ]
    line, _ = read_command_line(row.name, words[1:])
    return [own_job(action_of(line, row.name, directory))]


def reference_job(program: str, arguments: Sequence[str], directory: str) -> ToolRun:
    """A command of one of LLVM's tools, or of another project's."""
    found = VERSIONED.fullmatch(os.path.basename(program))
    tool = found["tool"] if found else os.path.basename(program)
    personality = next((p.name for p in PERSONALITIES.values() if p.stands_for == tool), "")
    path = os.path.join(directory, program) if "/" in program else (shutil.which(program) or "")
    if not personality:
        return left_out(arguments, directory, tool, f"'{tool}' has generators of its own")
    try:
        line, _ = read_command_line(personality, arguments)
        action = action_of(line, personality, directory)
    except (CommandError, GeneratorNotFound, OSError) as error:
        return left_out(arguments, directory, tool, str(error))
    return ToolRun(action, tool, path, not_available(action))


def not_available(action: Action) -> str:
    """Why the output is left out: our tool lacks its generator. Empty if it has it."""
    if action.generator in lacking(PERSONALITIES[action.personality]):
        return f"'--{action.generator}' is not available here"
    return ""


def left_out(arguments: Sequence[str], directory: str, tool: str, reason: str) -> ToolRun:
    from tblgen_build.driver.wrapped import parse

    line = parse(arguments)
    action = Action(
        TranslationUnit(directory, line.source),
        line.last("o") or STDOUT,
        arguments=tuple(own_arguments(arguments)),
    )
    return ToolRun(action, tool, "", reason)


def own_job(action: Action) -> ToolRun:
    if action.wrapped:
        arguments = [*action.arguments, "-o", action.output]
        return reference_job(action.wrapped, arguments, action.directory)
    tool = tool_of(action)
    reason = "" if tool else f"'--{action.generator}' is not a generator of LLVM's tools"
    return ToolRun(action, tool, "", reason)


def tool_of(action: Action) -> str:
    """LLVM's tool that has the action's generator; empty where none has."""
    own = PERSONALITIES[action.personality]
    rows = [own, *[row for row in PERSONALITIES.values() if row is not own]]
    for row in rows:
        if row.stands_for and (
            action.generator in CORE_ACTIONS or action.generator in own_flags(row.name)
        ):
            return row.stands_for
    return ""


def own_flags(personality: str) -> Iterable[str]:
    return [flag for flag, place in generators_of(PERSONALITIES[personality]).items() if place]


def refuse_empty(jobs: Sequence[ToolRun], what: str) -> None:
    if not jobs:
        raise CompareError(f"{what} makes no output with TableGen")


__all__ = ["CompareError", "DatabaseError", "ToolRun", "job_of_line", "jobs_of_folder"]
