"""What is to be made: one output by one generator from one translation unit. Pure data.

On the path of every compile: nothing slow is imported.
"""

from __future__ import annotations

from tblgen_build.dataclass import dataclass
from tblgen_build.driver.paths import absolute
from tblgen_build.personality import PLAIN, effective

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build import _core
    from tblgen_build.registry import OptionValue

STDIN = "-"  # in place of a source file: standard input
STDOUT = "-"  # in place of an output


@dataclass(frozen=True, slots=True)
class TranslationUnit:
    """What decides which records a parse gives."""

    directory: str  # absolute; what relative paths are relative to. Empty: the process's own
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

    unit: TranslationUnit
    output: str
    generator: str = ""  # name of the generator, or of an action of the core
    personality: str = PLAIN  # whose generator, where both of LLVM's tools have the name
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


def action_of(line: _core.CommandLine, personality: str, directory: str) -> Action:
    """What a command line asks for; its relative paths are seen from `directory`."""
    options = line.options
    if line.class_name:
        options["class"] = line.class_name
    return Action(
        TranslationUnit(
            directory,
            line.input,
            line.include_dirs,
            line.defines,
            line.warn_on_unused_template_args,
        ),
        line.output,
        line.action,
        effective(personality, options),
        tuple(sorted(options.items())),
        line.loads,
        line.depfile,
    )


# --- for messages and files ---------------------------------------------------


def unit_fields(unit: TranslationUnit) -> tuple[Any, ...]:
    """What `TranslationUnit(...)` takes."""
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
        action.personality,
        action.options,
        action.loads,
        action.depfile,
        action.depfile_target,
        action.wrapped,
        action.arguments,
    )
