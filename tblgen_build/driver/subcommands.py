"""What `tblgen NAME ...` does: a row for each subcommand, from which all other lists are made.

Help, completion, the manual page and the launcher (`packaging/option_table.py`) read this table.
It names modules and imports none: every compile reads it.
"""

from __future__ import annotations

from tblgen_build.registry.personality import PLAIN, Personality

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

PREPROCESS: Final = "-E"
DIALECT: Final = "dialect"
EMIT: Final = "emit"
HELP: Final = "help"
TOOL_STAMP: Final = "tool-stamp"
WRAP: Final = "wrap"

# What people want to do: titles of --help.
TASKS: Final = ("Start", "Write", "Build", "Understand", "Upgrade")
START, WRITE, BUILD, UNDERSTAND, UPGRADE = TASKS


class Subcommand:
    """One row. Its module in `cli/subcommands` is called as it is, and has `main(arguments)`."""

    __slots__ = ("is_served", "module", "name", "needs_site", "summary", "task")

    def __init__(
        self,
        name: str,
        summary: str,
        task: str = "",
        *,
        module: str = "",
        needs_site: bool = False,
        is_served: bool = False,
    ) -> None:
        self.name = name
        self.summary = summary
        self.task = task  # under which --help describes it; empty: it is only named there
        self.module = f"tblgen_build.cli.subcommands.{module or name}"
        self.needs_site = needs_site  # needs installed packages; no build waits for it
        # The launcher may answer from the cache or the engine; `main` takes what the
        # launcher has begun, too (cli/early.py).
        self.is_served = is_served


SUBCOMMANDS: dict[str, Subcommand] = {
    row.name: row
    for row in (
        Subcommand("new", "write a new project: a dialect that builds and passes its tests", START),
        Subcommand(
            "add",
            "write an operation, type, attribute, enum, pass or interface into a dialect",
            START,
        ),
        Subcommand(
            "doctor",
            "check what tblgen may need here, and say what to do about what is missing",
            START,
            needs_site=True,
        ),
        Subcommand(
            "check",
            "report all errors and lint findings of a project at once",
            WRITE,
            needs_site=True,
        ),
        Subcommand("lint", "find what is useless or wrong in .td files", WRITE),
        Subcommand("fmt", "format .td files", WRITE),
        Subcommand("lsp", "run the language server, for editors", WRITE, needs_site=True),
        Subcommand("build", "make the outputs of a project, or of a build folder", BUILD),
        Subcommand("watch", "rebuild the outputs after every edit", BUILD, needs_site=True),
        Subcommand(
            "explain", "say why an output was made, and whether it would be made again", BUILD
        ),
        Subcommand(
            "compare",
            "compare a build's outputs with those of LLVM's tools, token by token",
            BUILD,
            needs_site=True,
        ),
        Subcommand("cache", "show what is in the cache; verify, trim or clear it", BUILD),
        Subcommand(
            "docs",
            "write the documentation of dialects: as pages to browse, or as Markdown",
            UNDERSTAND,
        ),
        Subcommand("origin", "show where the value of a field comes from", UNDERSTAND),
        Subcommand("deps", "list the files that a source includes", UNDERSTAND),
        Subcommand(
            "graph", "show which file includes which: as text, for Graphviz, as a page", UNDERSTAND
        ),
        Subcommand(
            PREPROCESS,
            "print a file after preprocessing, with includes resolved or kept",
            UNDERSTAND,
            module="preprocess",
        ),
        Subcommand("reduce", "find the smallest input that still shows a bug", UNDERSTAND),
        Subcommand(
            "breaking",
            "report what changed between two states of a project that breaks others",
            UPGRADE,
        ),
        Subcommand(
            "upgrade",
            "report what another LLVM refuses, and how its generated C++ differs",
            UPGRADE,
            needs_site=True,
        ),
        Subcommand("sync", "wait until the watcher is up to date, or build"),
        Subcommand(EMIT, "write many outputs of one parse, for build systems", is_served=True),
        Subcommand(
            DIALECT,
            "the same as emit, with outputs whose names say what they hold",
            is_served=True,
        ),
        Subcommand(WRAP, "run another TableGen with dependency files and the cache"),
        Subcommand("ninja", "write a build.ninja"),
        Subcommand("completion", "print the completion for bash, zsh or fish"),
        Subcommand(
            HELP, "describe a command or a generator, list generators, or describe everything"
        ),
        Subcommand(
            TOOL_STAMP,
            "write a file that changes when the tool does, for build systems",
            module="tool_stamp",
            is_served=True,
        ),
        Subcommand("--cmakedir", "print where CMake finds the package", module="cmakedir"),
        Subcommand(
            "--llvm-include",
            "print the folder of the installed LLVM's and MLIR's .td files",
            module="llvm_include",
        ),
    )
}


def is_subcommand(row: Personality | None, arguments: Sequence[str], name: str) -> bool:
    """Whether the command is `tblgen NAME ...`; `arguments` are those after the program."""
    return row is not None and row.name == PLAIN and list(arguments[:1]) == [name]
