"""The tool's commands in a Ninja build folder: Ninja lists what Meson cannot write down.

Knows Ninja's compilation database, not how a command runs.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tblgen_build.project.dialect_command import emit_arguments, parse
from tblgen_build.registry.personality import PERSONALITIES, PLAIN

PROGRAMS = tuple(row.program for row in PERSONALITIES.values())
MAKING = ("emit", "dialect", "wrap")  # subcommands that are about outputs of .td files
_SUBCOMMAND = re.compile("-E|--cmakedir|--llvm-include|[a-z][a-z-]*")  # as the launcher tells


class NinjaError(Exception):
    """Ninja cannot list the commands; str() is what to tell the user."""


def tblgen_commands(build_file: Path) -> list[dict[str, Any]]:
    """The commands of `build_file` that run the tool, as a compile database has them."""
    command = ["ninja", "-C", str(build_file.parent), "-f", build_file.name, "-t", "compdb"]
    try:
        listed = subprocess.run(command, capture_output=True, check=True).stdout
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


def own_commands(listed: list[dict[str, str]]) -> Iterator[dict[str, Any]]:
    seen: set[tuple[str, str]] = set()  # with several outputs a command is listed once for each
    for item in listed:
        if not any(program in item["command"] for program in PROGRAMS):
            continue
        arguments = plain_command(item["command"])
        directory = os.path.abspath(item["directory"])
        if not makes_outputs(arguments) or (directory, item["command"]) in seen:
            continue
        seen.add((directory, item["command"]))
        yield {
            "directory": directory,
            "file": item["file"],
            "output": item["output"],
            "arguments": as_emit(arguments, directory),
        }


def plain_command(text: str) -> list[str]:
    """The words of a command that only runs the tool; none for any other."""
    try:
        words = shlex.split(text)
    except ValueError:
        return []
    named = words and os.path.basename(words[0]) in PROGRAMS
    has_shell = any(word in ("&&", "||", "|", ";", ">", "<", "2>&1") for word in words)
    return words if named and not has_shell else []


def makes_outputs(words: list[str]) -> bool:
    """Whether the command, of one of our programs, makes outputs of .td files.

    Builds run others, too: `tblgen tool-stamp`, and what a project itself asks the tool.
    """
    if os.path.basename(words[0] if words else "") != PERSONALITIES[PLAIN].program:
        return bool(words)
    name = words[1] if len(words) > 1 else ""
    return name in MAKING or _SUBCOMMAND.fullmatch(name) is None


def as_emit(arguments: list[str], directory: str) -> list[str]:
    if arguments[1:2] != ["dialect"]:
        return arguments
    command = emit_arguments(parse(arguments[2:]), directory, os.environ)
    return [arguments[0], "emit", *command]
