"""Command lines as actions: what `tblgen ...`, `tblgen emit ...` or a wrapped tool would write.

    command: PROGRAM OPTION...                    "tblgen", or that of another personality
           | "tblgen" "emit" HEAD GROUP...
           | "tblgen" "wrap" TOOL "--" OPTION...
           | TOOL OPTION...                        any other program, wrapped
    HEAD:    SOURCE and unit options, -d FILE, --stamp FILE, --tool TOOL,
             --depfile-target NAME, --depfile-root DIR, --build-dir DIR,
             --guard FILE, --called-at PLACE, --no-engine
    GROUP:   "--output" FILE, then an action of the tools with its options

Knows the options, not what the generators do. On the path of `tblgen emit`.
"""

from __future__ import annotations

from tblgen_build.driver.action import STDIN, STDOUT, Action, TranslationUnit, action_of
from tblgen_build.driver.command_line import CommandError, read_command_line
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.subcommands import EMIT, WRAP, is_subcommand
from tblgen_build.registry.personality import PERSONALITIES, PLAIN, of_program

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build import _core

NO_ENGINE = "no-engine"  # a flag: no process outlives the command
# With a value, of `tblgen emit` only. The launcher's table is made from them
# (packaging/option_table.py).
OWN_OPTIONS = (
    "stamp",
    "tool",
    "depfile-target",
    "depfile-root",
    "build-dir",
    "guard",
    "called-at",
)
DEFAULT_ACTION = "print-records"  # where none is given


class Emission:
    """What one `tblgen emit` asks for. All outputs are of one unit."""

    __slots__ = ("actions", "ends_early", "refused", "stamp", "use_cache")

    def __init__(
        self,
        actions: tuple[Action, ...],
        stamp: str = "",
        use_cache: bool = True,
        refused: tuple[str, ...] = (),
        ends_early: bool = False,
    ) -> None:
        self.actions = actions  # the dependency file belongs to the first
        self.stamp = stamp
        self.use_cache = use_cache
        self.ends_early = ends_early  # when its outputs are in place, before the cache has them
        self.refused = refused  # why outputs with wrong options are not among them, a text each


def actions_of(arguments: Sequence[str], directory: str) -> tuple[Action, ...]:
    """The actions of a whole command, program name included. Raises CommandError."""
    program, rest = arguments[0].rpartition("/")[2], list(arguments[1:])
    row = of_program(program)
    if row is None:
        from tblgen_build.driver.wrapped import wrapped_action

        return (wrapped_action(arguments[0], rest, directory),)
    if is_subcommand(row, rest, EMIT):
        emission = parse_emit(located_loads(rest[1:], directory), directory)
        if emission.refused:
            raise CommandError("\n".join(emission.refused))
        return emission.actions
    if is_subcommand(row, rest, WRAP):
        from tblgen_build.driver.wrapped import wrapped_action

        return (wrapped_action(*split_wrap(rest[1:]), directory),)
    line, _ = read_command_line(row.name, located_loads(rest, directory))
    action = action_of(line, row.name, directory)
    if action.output == STDOUT:
        raise CommandError("the command writes to standard output: give it -o FILE")
    return (action,)


# --- tblgen emit -------------------------------------------------------------


def parse_emit(arguments: Sequence[str], directory: str) -> Emission:
    """Read the arguments after `tblgen emit`. Raises CommandError where no output can be made."""
    head, groups = split_groups(arguments)
    own, head = take_own_options(head)
    if not groups:
        raise CommandError("there is nothing to write: give at least one --output FILE")
    tool = own.get("tool", PLAIN)
    if tool not in PERSONALITIES:
        known = " or ".join([f"'{row.name}'" for row in PERSONALITIES.values() if row.package])
        raise CommandError(f"--tool is {known}, not '{tool}'")
    line, _ = read_command_line(tool, [*head, "-o", groups[0][0]])
    check_head(line, head)
    refuse_twice([path for path, _ in groups])
    shared = action_of(line, tool, directory)
    actions, refused = group_actions(groups, head, shared, tool)
    if place := own.get("called-at"):
        refused = [f"{text}\nnote: called at {place}" for text in refused]
    if not actions:
        raise CommandError("\n".join(refused))
    if line.depfile:
        own.setdefault("depfile-target", groups[0][0])
        actions[0] = with_depfile(actions[0], line.depfile, own)
    # A command with a dependency file is a build's, which goes on.
    ends_early = bool(line.depfile) and NO_ENGINE not in own
    stamp = own.get("stamp", "")
    return Emission(tuple(actions), stamp, line.use_cache, tuple(refused), ends_early)


def group_actions(
    groups: Sequence[tuple[str, list[str]]], head: Sequence[str], shared: Action, tool: str
) -> tuple[list[Action], list[str]]:
    """The actions of the outputs whose options are right, and what is wrong with the others."""
    actions: list[Action] = []
    refused: list[str] = []
    for path, options in groups:
        try:
            actions.append(group_action(path, options, head, shared, tool))
        except CommandError as error:
            refused.append(f"--output {path}: {error}")
    return actions, refused


def split_wrap(arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """The tool and its arguments, from those after `tblgen wrap`. Raises CommandError."""
    if len(arguments) < 2 or arguments[1] != "--":
        raise CommandError("expected TOOL -- ARGUMENTS")
    return arguments[0], arguments[2:]


def located_loads(arguments: Sequence[str], directory: str) -> list[str]:
    """The arguments with absolute paths of Python files: they are run to read the arguments."""
    if not any("-load" in argument for argument in arguments):
        return list(arguments)
    located: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name not in ("--load", "-load"):
            located.append(argument)
        elif path := value if equals else next(rest, ""):
            located.append(f"--load={absolute(directory, path)}")
    return located


def with_depfile(action: Action, depfile: str, own: dict[str, str]) -> Action:
    return Action(
        unit=action.unit,
        output=action.output,
        generator=action.generator,
        personality=action.personality,
        options=action.options,
        loads=action.loads,
        depfile=depfile,
        depfile_target=own["depfile-target"],
        depfile_root=own.get("depfile-root", ""),
        build_dir=own.get("build-dir", ""),
        guard=own.get("guard", ""),
    )


def split_groups(
    arguments: Sequence[str],
) -> tuple[list[str], list[tuple[str, list[str]]]]:
    """What stands before the first --output, and each --output's file with what follows it."""
    head: list[str] = []
    groups: list[tuple[str, list[str]]] = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.partition("=")
        if name in ("--output", "-output"):
            path = value if equals else next(rest, "")
            if not path or path == STDOUT:
                raise CommandError(f"{name}: expected the name of a file")
            groups.append((path, []))
        elif groups:
            groups[-1][1].append(argument)
        else:
            head.append(argument)
    return head, groups


def take_own_options(head: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """The options that only `tblgen emit` has, by name, and the other arguments."""
    own: dict[str, str] = {}
    others: list[str] = []
    rest = iter(head)
    for argument in rest:
        name, equals, value = argument.partition("=")
        key = name.lstrip("-") if name.startswith("-") else ""
        if key == NO_ENGINE:
            own[key] = "on"
        elif key in OWN_OPTIONS:
            own[key] = value if equals else next(rest, "")
            if not own[key]:
                raise CommandError(f"{name}: expected a value")
        else:
            others.append(argument)
    return own, others


def check_head(line: _core.CommandLine, head: Sequence[str]) -> None:
    if line.input == STDIN:
        raise CommandError("name the .td file to compile")
    if any(argument in ("-o", "--o") for argument in head):
        raise CommandError("-o is for compiling one output: here each has its --output FILE")
    if line.action != DEFAULT_ACTION or line.options or line.class_name:
        raise CommandError("an action and its options follow the --output that they are for")


def group_action(
    path: str, options: Sequence[str], head: Sequence[str], shared: Action, tool: str
) -> Action:
    """The action of one --output: `options` on the unit that `shared` has."""
    line, _ = read_command_line(tool, [*loads_of(head), *options])
    own = action_of(line, tool, shared.directory)
    if own.source != STDIN:
        raise CommandError(
            f"'{own.source}' is not an option: only an action and its options follow"
        )
    is_only_action = own.unit == TranslationUnit(shared.directory, STDIN) and own.output == STDOUT
    if not is_only_action or own.loads != shared.loads:
        raise CommandError(
            "only an action and its options may follow; "
            "what all outputs share stands before the first --output"
        )
    return Action(
        unit=shared.unit,
        output=path,
        generator=own.generator,
        personality=own.personality,
        options=own.options,
        loads=own.loads,
    )


def loads_of(head: Sequence[str]) -> list[str]:
    """The --load options of the head: they define actions."""
    found: list[str] = []
    rest = iter(head)
    for argument in rest:
        if argument in ("--load", "-load"):
            found += [argument, next(rest, "")]
        elif argument.startswith(("--load=", "-load=")):
            found.append(argument)
    return found


def refuse_twice(outputs: Sequence[str]) -> None:
    seen: set[str] = set()
    for output in outputs:
        if output in seen:
            raise CommandError(f"'{output}' is written twice")
        seen.add(output)
