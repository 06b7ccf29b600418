"""The tool's commands in a Ninja build folder: Ninja lists what Meson cannot write down.

Knows Ninja's compilation database, not how a command runs. An engine imports it while commands
wait.
"""

from __future__ import annotations

import os

from tblgen_build.driver.subcommands import DIALECT, EMIT, SUBCOMMANDS, WRAP
from tblgen_build.project.dialect_command import emit_arguments, parse
from tblgen_build.registry.personality import PERSONALITIES, PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from pathlib import Path
    from typing import Any

PROGRAMS = tuple(row.program for row in PERSONALITIES.values())
MESON_RULES = ("CUSTOM_COMMAND", "CUSTOM_COMMAND_DEP")  # of its custom_target()
MAKING = (EMIT, DIALECT, WRAP)  # subcommands that are about outputs of .td files
_QUOTING = "'\"\\"  # without these a shell's words are what stands between blanks


class NinjaError(Exception):
    """Ninja cannot list the commands; str() is what to tell the user."""


def tblgen_commands(build_file: Path) -> list[dict[str, Any]]:
    """The commands of `build_file` that run the tool, as a compile database has them."""
    import json
    import subprocess

    try:
        listed = subprocess.run(
            listing(str(build_file.parent), build_file.name), capture_output=True, check=True
        ).stdout
        return list(own_commands(json.loads(listed)))
    except FileNotFoundError as error:
        raise NinjaError(
            f"{build_file}: ninja, which lists its commands, is not on PATH"
        ) from error
    except subprocess.CalledProcessError as error:
        reason = error.stderr.decode(errors="replace").strip()
        raise NinjaError(f"{build_file}: {reason}") from error
    except ValueError as error:
        raise NinjaError(f"{build_file}: Ninja's list of commands is not JSON: {error}") from error


def listing(folder: str, build_file: str, rules: Sequence[str] = ()) -> list[str]:
    """The command that lists all others, or those of some rules."""
    return ["ninja", "-C", folder, "-f", build_file, "-t", "compdb", *rules]


def own_commands(listed: Iterable[Mapping[str, str]]) -> Iterator[dict[str, Any]]:
    for item, words in commands_as_written(listed):
        directory = os.path.abspath(item["directory"])
        yield {
            "directory": directory,
            "file": item["file"],
            "output": item["output"],
            "arguments": as_emit(words, directory),
        }


def commands_as_written(
    listed: Iterable[Mapping[str, str]],
) -> Iterator[tuple[Mapping[str, str], list[str]]]:
    """Each command that makes outputs, once, and its words: of several outputs, the first."""
    seen: set[tuple[str, str]] = set()
    for item in listed:
        command, place = item["command"], (item["directory"], item["command"])
        if place in seen or not any(program in command for program in PROGRAMS):
            continue
        seen.add(place)
        words = plain_command(command)
        if makes_outputs(words):
            yield item, words


def plain_command(text: str) -> list[str]:
    """The words of a command that only runs the tool; none for any other."""
    words = words_of(text)
    named = words and os.path.basename(words[0]) in PROGRAMS
    has_shell = any(word in ("&&", "||", "|", ";", ">", "<", "2>&1") for word in words)
    return words if named and not has_shell else []


def words_of(text: str) -> list[str]:
    """As a shell parts them; none where it would not."""
    if not any(mark in text for mark in _QUOTING):
        return text.split()
    import shlex

    try:
        return shlex.split(text)
    except ValueError:
        return []


def makes_outputs(words: list[str]) -> bool:
    """Whether the command, of one of our programs, makes outputs of .td files.

    Builds run others, too: `tblgen tool-stamp`, and what a project itself asks the tool.
    """
    if os.path.basename(words[0] if words else "") != PERSONALITIES[PLAIN].program:
        return bool(words)
    name = words[1] if len(words) > 1 else ""
    return name in MAKING or not (name in SUBCOMMANDS or is_word(name))


def is_word(name: str) -> bool:
    """Whether it may be a subcommand, of whatever release, as the launcher tells."""
    letters = name.replace("-", "")
    return name[:1] != "-" and letters.isascii() and letters.isalpha() and letters.islower()


def as_emit(arguments: Sequence[str], directory: str) -> list[str]:
    """Of a command with the program first. Raises what `tblgen dialect` does."""
    if arguments[1:2] != [DIALECT]:
        return [*arguments]
    command = emit_arguments(parse(arguments[2:]), directory, os.environ)
    return [arguments[0], EMIT, *command]
