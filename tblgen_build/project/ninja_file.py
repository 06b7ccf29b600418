"""A build.ninja for the commands of a project, with dependency files and restat.

The outputs of a unit are made by one `tblgen emit`, those of wrapped tools one by one.
Knows ninja's syntax, not how a command is carried out.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence

from tblgen_build.driver.action import Action, TranslationUnit
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.wrapped import parse
from tblgen_build.project.open_project import Project
from tblgen_build.registry.personality import PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.registry import OptionValue

TEXT = """\
# Made by `tblgen ninja`; it is made again when {origin} changes.
ninja_required_version = 1.5

rule tblgen
  command = $arguments
  depfile = $depfile
  deps = gcc
  restat = 1
  description = tblgen $out

rule configure
  command = {configure}
  generator = 1
  restat = 1
  description = tblgen ninja

build {build_file}: configure {origin_path}
"""


def ninja_text(project: Project, program: Sequence[str], configure: Sequence[str]) -> str:
    """The file's text. `program` starts tblgen; `configure` is the command that writes the file,
    whose path comes last."""
    head = TEXT.format(
        origin=project.origin,
        configure=command_text(configure),
        # Only under the name that ninja opened it by is it made again before all else.
        build_file=escaped(os.path.basename(configure[-1])),
        origin_path=escaped(project.origin),
    )
    return head + "".join([statement(group, program) for group in groups(project.actions)])


def groups(actions: Sequence[Action]) -> Iterator[list[Action]]:
    """The actions that one command can do: those of a unit, by one parse."""
    found: dict[tuple[TranslationUnit, str, tuple[str, ...], str], list[Action]] = {}
    for action in actions:
        alone = action.output if action.wrapped else ""
        found.setdefault((action.unit, action.personality, action.loads, alone), []).append(action)
    yield from found.values()


def statement(group: Sequence[Action], program: Sequence[str]) -> str:
    first = group[0]
    depfile = first.output_path + ".d"
    if first.wrapped:
        arguments = [*program, "wrap", first.wrapped, "--", *wrapped_arguments(first)]
        arguments += ["-o", first.output_path, "-d", depfile]
        needed = [first.wrapped]
    else:
        arguments = [*program, "emit", *unit_arguments(first), "-d", depfile]
        for action in group:
            arguments += ["--output", action.output_path, *action_arguments(action)]
        needed = []
    source = absolute(first.directory, first.source)
    outputs = " ".join([escaped(action.output_path) for action in group])
    implicit = "".join([f" | {escaped(path)}" for path in needed])
    return (
        f"\nbuild {outputs}: tblgen {escaped(source)}{implicit}\n"
        f"  arguments = {command_text(arguments)}\n"
        f"  depfile = {variable(depfile)}\n"
    )


def wrapped_arguments(action: Action) -> list[str]:
    """The tool's arguments, with paths that hold in any folder."""
    line = parse(action.arguments)
    unit = action.unit
    folders = [f"-I{absolute(unit.directory, folder)}" for folder in unit.include_dirs]
    positional = [text for text in line.positional if text != unit.source]
    defines = [f"-D{name}" for name in unit.defines]
    return [*line.others, *positional, *folders, *defines, absolute(unit.directory, unit.source)]


def unit_arguments(action: Action) -> list[str]:
    """What the actions of a unit share: depfiles have to name files as ninja sees them."""
    unit = action.unit
    arguments = [f"-I{absolute(unit.directory, folder)}" for folder in unit.include_dirs]
    arguments += [f"-D{name}" for name in unit.defines]
    arguments += [f"--load={absolute(unit.directory, path)}" for path in action.loads]
    if not unit.warn_on_unused_template_args:
        arguments.append("--no-warn-on-unused-template-args")
    if unit.max_steps is not None:
        arguments.append(f"--max-steps={unit.max_steps}")
    if unit.release is not None:
        arguments.append(f"--llvm-release={unit.release}")
    if action.personality != PLAIN:
        arguments.append(f"--tool={action.personality}")
    return [*arguments, absolute(unit.directory, unit.source)]


def action_arguments(action: Action) -> list[str]:
    return [f"--{action.generator}", *(a for name, v in action.options for a in option(name, v))]


def option(name: str, value: OptionValue) -> list[str]:
    if isinstance(value, tuple):
        return [f"--{name}={item}" for item in value]
    if isinstance(value, bool):
        return [f"--{name}={'true' if value else 'false'}"]
    return [f"--{name}={value}"]


# --- ninja's syntax ---------------------------------------------------------------


def escaped(path: str) -> str:
    """A path in a build statement."""
    return path.replace("$", "$$").replace(" ", "$ ").replace(":", "$:")


def variable(text: str) -> str:
    """A variable's value."""
    return text.replace("$", "$$")


def command_text(arguments: Sequence[str]) -> str:
    """A command for the shell, as a variable's value."""
    return variable(shlex.join(arguments))
