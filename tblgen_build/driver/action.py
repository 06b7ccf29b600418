"""An action: one output by one generator from one translation unit. Pure data.

On the path of every compile: nothing slow is imported.
"""

from __future__ import annotations

from tblgen_build.registry.personality import PLAIN, effective

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build import _core
    from tblgen_build.registry import OptionValue

STDIN = "-"  # in place of a source file: standard input
STDOUT = "-"  # in place of an output


class TranslationUnit:
    """What decides which records a parse gives. Units with the same fields are the same."""

    __slots__ = (
        "defines",
        "directory",
        "include_dirs",
        "max_steps",
        "release",
        "source",
        "warn_on_unused_template_args",
    )

    def __init__(
        self,
        directory: str,
        source: str,
        include_dirs: tuple[str, ...] = (),
        defines: tuple[str, ...] = (),
        warn_on_unused_template_args: bool = True,
        max_steps: int | None = None,
        release: int | None = None,
    ) -> None:
        self.directory = directory  # absolute, or empty: the process's own
        self.source = source
        self.include_dirs = include_dirs
        self.defines = defines
        self.warn_on_unused_template_args = warn_on_unused_template_args
        # Of evaluation: decides whether there are records, not which.
        self.max_steps = max_steps
        self.release = release  # of LLVM, where it was given

    def fields(self) -> tuple[Any, ...]:
        """What `TranslationUnit(...)` takes, for comparing, messages and files."""
        return (
            self.directory,
            self.source,
            self.include_dirs,
            self.defines,
            self.warn_on_unused_template_args,
            self.max_steps,
            self.release,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TranslationUnit) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"TranslationUnit{self.fields()}"


class Action:
    """One output. Paths stand as they were written: depfiles and messages repeat them.

    A wrapped tool is another program in LLVM's style: `wrapped` is its path and
    `arguments` what it is called with besides the output and the depfile; there is
    no generator then. Actions with the same fields are the same.
    """

    __slots__ = (
        "_output_path",
        "arguments",
        "build_dir",
        "depfile",
        "depfile_root",
        "depfile_target",
        "generator",
        "guard",
        "loads",
        "options",
        "output",
        "personality",
        "unit",
        "wrapped",
    )

    def __init__(
        self,
        unit: TranslationUnit,
        output: str,
        generator: str = "",
        personality: str = PLAIN,
        options: tuple[tuple[str, OptionValue], ...] = (),
        loads: tuple[str, ...] = (),
        depfile: str = "",
        depfile_target: str = "",
        wrapped: str = "",
        arguments: tuple[str, ...] = (),
        depfile_root: str = "",
        build_dir: str = "",
        guard: str = "",
    ) -> None:
        self.unit = unit
        self.output = output
        self.generator = generator  # name of the generator, or of an action of the core
        self.personality = personality  # whose, where both of LLVM's tools have the name
        self.options = options  # those given, sorted by name
        self.loads = loads  # Python files that define generators
        self.depfile = depfile  # empty: none is written
        self.depfile_target = depfile_target  # empty: the output
        self.depfile_root = depfile_root  # what it names files relative to; empty: as found
        self.build_dir = build_dir  # it names no folders in there
        self.guard = guard  # a list of paths whose folders it does not name
        self.wrapped = wrapped
        self.arguments = arguments
        self._output_path = ""  # not asked for yet

    @property
    def source(self) -> str:
        return self.unit.source

    @property
    def directory(self) -> str:
        return self.unit.directory

    @property
    def output_path(self) -> str:
        """The output's absolute path: what a build knows it by."""
        if not self._output_path:
            from tblgen_build.driver.paths import absolute

            self._output_path = absolute(self.unit.directory, self.output)
        return self._output_path

    def fields(self) -> tuple[Any, ...]:
        """The arguments of `Action(unit, ...)` after the unit."""
        return (
            self.output,
            self.generator,
            self.personality,
            self.options,
            self.loads,
            self.depfile,
            self.depfile_target,
            self.wrapped,
            self.arguments,
            self.depfile_root,
            self.build_dir,
            self.guard,
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return False
        return self.unit == other.unit and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.unit, self.fields()))

    def __repr__(self) -> str:
        return f"Action({self.unit!r}, *{self.fields()})"


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
            line.max_steps,
            line.llvm_release,
        ),
        line.output,
        line.action,
        effective(personality, options),
        tuple(sorted(options.items())),
        line.loads,
        line.depfile,
    )
