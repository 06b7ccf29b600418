"""The compile database: `tblgen_commands.json` in a build folder lists every command of the build.

    [{"directory": absolute path, "file": source, "output": main output, "arguments": [text, ...]}]

`arguments` is a whole command as `driver/commands.py` reads it. Beside it stands LLVM's
`tablegen_compile_commands.yml`, which tblgen-lsp-server and mlir's editors read.
Knows files and command lines, not how a command is carried out.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence

from tblgen_build import _core
from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.command_line import CommandError, NoProgram
from tblgen_build.driver.commands import actions_of
from tblgen_build.driver.paths import absolute
from tblgen_build.project.build_folder_names import DATABASE_NAME, LSP_NAME, NINJA_NAME
from tblgen_build.registry.find import GeneratorNotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KEYS = ("directory", "file", "output", "arguments")


class DatabaseError(Exception):
    """The database cannot be read, or an entry is wrong; str() names file and entry."""


class CannotRun(DatabaseError):
    """One command cannot run: its program is not there, or it `is_wrong`."""

    def __init__(self, message: str, reason: str, path: str = "", is_wrong: bool = False) -> None:
        super().__init__(message)
        self.reason = reason
        self.path = path  # where the program would be; empty: on PATH
        self.is_wrong = is_wrong


class Entry:
    """One command of a build."""

    __slots__ = ("arguments", "directory", "file", "output")

    def __init__(self, directory: str, file: str, output: str, arguments: tuple[str, ...]) -> None:
        self.directory = directory  # absolute
        self.file = file
        self.output = output
        self.arguments = arguments  # program name included

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Entry)
            and self.directory == other.directory
            and self.file == other.file
            and self.output == other.output
            and self.arguments == other.arguments
        )


def database_path(path: str | os.PathLike[str]) -> str:
    """The database that `path` names: the file itself, or the one in that folder.

    A folder without one may have Ninja's build file: that lists the commands, too.
    """
    named = os.fspath(path)
    if not os.path.isdir(named):
        return named
    folder = "" if named == os.curdir else named  # for messages
    ninja = os.path.join(folder, NINJA_NAME)
    database = os.path.join(folder, DATABASE_NAME)
    return ninja if os.path.isfile(ninja) and not os.path.exists(database) else database


def read_database(path: str | os.PathLike[str]) -> list[Entry]:
    """The entries of a database file. Raises DatabaseError."""
    if os.path.basename(path) == NINJA_NAME:
        return read_ninja(os.fspath(path))
    try:
        with open(path, "rb") as file:
            data = json.loads(file.read())
    except OSError as error:
        raise DatabaseError(f"could not open '{path}': {error.strerror}") from error
    except json.JSONDecodeError as error:
        where = f"{path}:{error.lineno}:{error.colno}"
        raise DatabaseError(f"{where}: this is not JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:  # no UTF-8, a number too long, nested too deeply
        raise DatabaseError(f"{path}: this is not JSON: {error}") from error
    if not isinstance(data, list):
        raise DatabaseError(f"{path}: expected a list of commands, got {json_type(data)}")
    return [read_entry(item, f"{path}: command {number}") for number, item in enumerate(data, 1)]


def read_ninja(path: str) -> list[Entry]:
    from pathlib import Path

    from tblgen_build.project.ninja_commands import NinjaError, tblgen_commands
    from tblgen_build.project.output_names import UnknownName

    try:
        found = tblgen_commands(Path(path))
    except (NinjaError, CommandError, UnknownName) as error:
        raise DatabaseError(str(error)) from error
    return [read_entry(item, f"{path}: command {number}") for number, item in enumerate(found, 1)]


def read_entry(item: Any, where: str) -> Entry:
    if not isinstance(item, dict):
        raise DatabaseError(f"{where}: expected an object, got {json_type(item)}")
    for key in KEYS:
        if key not in item:
            raise DatabaseError(f"{where}: '{key}' is missing")
        if key != "arguments" and (not isinstance(item[key], str) or not item[key]):
            raise DatabaseError(f"{where}: '{key}' must be a string that is not empty")
    arguments = item["arguments"]
    if not isinstance(arguments, list) or not all(isinstance(a, str) for a in arguments):
        raise DatabaseError(f"{where}: 'arguments' must be a list of strings")
    if not arguments:
        raise DatabaseError(f"{where}: 'arguments' is empty: it starts with the tool's name")
    if not os.path.isabs(item["directory"]):
        raise DatabaseError(f"{where}: 'directory' must be an absolute path")
    return Entry(item["directory"], item["file"], item["output"], tuple(arguments))


def json_type(value: Any) -> str:
    names: dict[type, str] = {dict: "an object", list: "a list", str: "a string", bool: "a boolean"}
    return "null" if value is None else names.get(type(value), "a number")


def write_database(folder: str | os.PathLike[str], entries: Sequence[Entry]) -> None:
    """Write both files; each is left alone where nothing changes."""
    rows = [
        {"directory": e.directory, "file": e.file, "output": e.output, "arguments": e.arguments}
        for e in entries
    ]
    text = ",\n".join(json.dumps(row) for row in rows)
    put(os.path.join(folder, DATABASE_NAME), f"[\n{text}\n]\n" if rows else "[]\n")
    units = [action.unit for entry in entries for action in entry_actions(entry)[:1]]
    put(os.path.join(folder, LSP_NAME), lsp_database(units))


def entry_actions(entry: Entry, origin: str = "") -> tuple[Action, ...]:
    """What the entry's command would write. Raises DatabaseError, CannotRun."""
    where = f"{origin}: " if origin else ""
    try:
        return actions_of(entry.arguments, entry.directory)
    except NoProgram as error:
        message = f"{where}the command for '{entry.output}': {error}"
        raise CannotRun(message, str(error), error.path) from error
    except (CommandError, GeneratorNotFound) as error:
        message = f"{where}the command for '{entry.output}': {error}"
        raise CannotRun(message, str(error), is_wrong=True) from error
    except (OSError, ValueError) as error:
        raise DatabaseError(f"{where}the command for '{entry.output}': {error}") from error


def put(path: str, text: str) -> None:
    _core.write_output(path, text.encode(errors="surrogateescape"), keep_when_same=True)


def lsp_database(units: Iterable[TranslationUnit]) -> str:
    """LLVM's format: one YAML document a source file, with its include folders."""
    folders: dict[str, dict[str, None]] = {}
    for unit in units:
        found = folders.setdefault(absolute(unit.directory, unit.source), {})
        found.update((absolute(unit.directory, folder), None) for folder in unit.include_dirs)
    documents = [
        f'--- !FileInfo:\n  filepath: "{quoted(path)}"\n  includes: "{quoted(";".join(found))}"\n'
        for path, found in folders.items()
    ]
    return "".join(documents)


def quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
