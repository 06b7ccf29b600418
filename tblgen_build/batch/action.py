"""What is to be made: one output by one generator from one translation unit. Pure data.

On the path of `tblgen emit`: nothing slow is imported.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build.registry import OptionValue, Personality


@dataclass(frozen=True, slots=True)
class Unit:
    """A translation unit: what decides which records a parse gives."""

    directory: str  # absolute; what relative paths are relative to
    source: str
    include_dirs: tuple[str, ...] = ()
    defines: tuple[str, ...] = ()
    warn_on_unused_template_args: bool = True


@dataclass(frozen=True, slots=True)
class Action:
    """One output. Paths stand as they were written: depfiles and messages repeat them.

    A wrapped tool is another program in LLVM's style: `wrapped` is its path and
    `arguments` what it is called with besides the output and the depfile; there is
    no generator then.
    """

    unit: Unit
    output: str
    generator: str = ""  # name of the generator, or of an action of the core
    tool: Personality = "plain"  # whose generator, where both of LLVM's tools have the name
    options: tuple[tuple[str, OptionValue], ...] = ()  # those given, sorted by name
    loads: tuple[str, ...] = ()  # Python files that define generators
    depfile: str = ""  # empty: none is written
    depfile_target: str = ""  # empty: the output
    wrapped: str = ""
    arguments: tuple[str, ...] = ()

    @property
    def source(self) -> str:
        return self.unit.source

    @property
    def directory(self) -> str:
        return self.unit.directory

    @property
    def output_path(self) -> str:
        """The output's absolute path."""
        return absolute(self.unit.directory, self.output)


def unit_fields(unit: Unit) -> tuple[Any, ...]:
    """What `Unit(...)` takes, for messages and files."""
    return (
        unit.directory,
        unit.source,
        unit.include_dirs,
        unit.defines,
        unit.warn_on_unused_template_args,
    )


def action_fields(action: Action) -> tuple[Any, ...]:
    """What `Action(unit, ...)` takes behind the unit."""
    return (
        action.output,
        action.generator,
        action.tool,
        action.options,
        action.loads,
        action.depfile,
        action.depfile_target,
        action.wrapped,
        action.arguments,
    )


def absolute(directory: str, path: str) -> str:
    """`path` seen from `directory`, without `.` and `..`: behind a link, `..` is where it leads."""
    from os.path import dirname, islink, join, normpath, realpath

    joined = join(directory, path)
    if "/.." not in joined or not joined.startswith("/"):
        return normpath(joined)
    found = "/"
    for part in joined.split("/"):
        if part != "..":
            found = join(found, part) if part not in ("", ".") else found
        else:
            found = dirname(realpath(found) if islink(found) else found)
    return normpath(found)
