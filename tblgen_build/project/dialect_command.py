"""Turns `tblgen dialect` commands into those of `tblgen emit`, by the outputs' names.

    command: OPTION... FILE.td OUTPUT...      in any order; the first file is the source

Knows names and where MLIR may be, not what the generators do.
"""

from __future__ import annotations

import os

from tblgen_build.driver.command_line import CommandError
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include, has_mlir
from tblgen_build.project.output_names import options_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

SHARED = ("I", "D", "d", "load", "llvm-release", "depfile-target", "stamp")  # they take a value
SHARED_FLAGS = ("no-warn-on-unused-template-args",)


class DialectCommand:
    """The arguments, sorted out."""

    __slots__ = (
        "dialect",
        "files",
        "include_dirs",
        "passes",
        "print_only",
        "release",
        "shard_headers",
        "shared",
    )

    def __init__(self) -> None:
        self.shared: list[str] = []  # options that are `tblgen emit`'s too
        self.include_dirs: list[str] = []
        self.files: list[str] = []
        self.dialect = ""
        self.passes = ""
        self.shard_headers: list[str] = []
        self.release: int | None = None
        self.print_only = False


def parse(arguments: Sequence[str]) -> DialectCommand:
    command = DialectCommand()
    rest = iter(arguments)
    for argument in rest:
        if argument.startswith("-") and argument != "-":
            read_option(argument, rest, command)
        else:
            command.files.append(argument)
    if len(command.files) < 2:
        raise CommandError("give the .td file and at least one output")
    return command


def read_option(argument: str, rest: Iterator[str], command: DialectCommand) -> None:
    name, equals, value = argument.lstrip("-").partition("=")
    if argument[:2] in ("-I", "-D") and len(argument) > 2:
        name, equals, value = argument[1], "=", argument[2:]
    if name == "print":
        command.print_only = True
    elif name in SHARED_FLAGS:
        command.shared.append(f"--{name}")
    elif name not in ("dialect", "passes", "shard-header", *SHARED):
        raise CommandError(f"unknown option '{argument}'; see tblgen dialect --help")
    else:
        value = value if equals else next(rest, "")
        if not value:
            raise CommandError(f"{argument}: expected a value")
        take_value(name, value, command)


def take_value(name: str, value: str, command: DialectCommand) -> None:
    if name == "dialect":
        command.dialect = value
    elif name == "passes":
        command.passes = value
    elif name == "shard-header":
        command.shard_headers.append(value)
    elif name == "I":
        command.include_dirs.append(value)
    else:
        if name == "llvm-release" and value.isdecimal():  # else `emit` says what is wrong
            command.release = int(value)
        command.shared += [f"-{name}" if len(name) == 1 else f"--{name}", value]


def emit_arguments(
    asked: DialectCommand, directory: str, environment: Mapping[str, str]
) -> list[str]:
    """The same as arguments of `tblgen emit` in `directory`. Raises UnknownName, CommandError."""
    source, *outputs = asked.files
    command = [source, *asked.shared, "--tool", "mlir"]
    release = asked.release
    for folder in include_dirs(source, asked.include_dirs, directory, environment, release):
        command += ["-I", folder]
    all_options = options_of_all(source, outputs, asked.dialect, asked.passes, asked.shard_headers)
    for output, options in zip(outputs, all_options, strict=True):
        command += ["--output", output, *options]
    return command


def include_dirs(
    source: str,
    given: Sequence[str],
    directory: str,
    environment: Mapping[str, str],
    release: int | None,
) -> Sequence[str]:
    """Those given come first: nothing that is found by itself may hide what the user named."""
    folders = [*given, os.path.dirname(source) or "."]
    if not any(has_mlir(os.path.join(directory, folder)) for folder in folders):
        found = find_llvm_include(SearchPlaces(environment), release)
        if found is None:
            raise CommandError(
                "MLIR's .td files are not found: name their folder with -I, or set MLIR_DIR"
            )
        folders.append(found)
    return list(dict.fromkeys(folders))
