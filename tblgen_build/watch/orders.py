"""Orders: commands of a build that make outputs which the watched project makes, too.

The launcher sends them to the watcher (`launcher/watcher.cpp`) instead of running them. The watcher
carries an order out if nothing has to be made: the project's record of each output says that it is
up to date, by the stamps and digests of files as they are now, and a scan from the order's folder
reads the same files as the record has. docs/design/watch.md, "Orders".
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.driver.action import STDIN, STDOUT, action_of
from tblgen_build.driver.command_line import CORE_ACTIONS, CommandError, read_command_line
from tblgen_build.driver.commands import Emission, located_loads, parse_emit
from tblgen_build.driver.emitted import joined
from tblgen_build.driver.guards import read_guard
from tblgen_build.driver.outputs import depfile_bytes
from tblgen_build.driver.paths import absolute
from tblgen_build.registry.find import GeneratorNotFound, builtin_generator
from tblgen_build.registry.personality import PERSONALITIES, PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from tblgen_build._core import Diagnostics
    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.request import Request
    from tblgen_build.project.open_project import Project
    from tblgen_build.watch.attempt import Builds


class Order:
    """A command that a launcher would otherwise run itself."""

    __slots__ = ("directory", "emission", "keeps_same", "own")

    def __init__(
        self, directory: str, emission: Emission, own: Sequence[Action], keeps_same: bool
    ) -> None:
        self.directory = directory
        self.emission = emission
        self.own = own  # the project's actions for the same outputs, in order
        self.keeps_same = keeps_same  # outputs that stay the same keep their time stamps

    @property
    def outputs(self) -> set[str]:
        return {action.output_path for action in self.own}


class Orders:
    """Reads orders: each command line once, until the project changes."""

    def __init__(self) -> None:
        self._project: Project | None = None
        self._actions: dict[str, Action] = {}
        self._known: dict[tuple[str, ...], Order | None] = {}
        self._sessions: dict[str, _core.Session] = {}  # by the folder paths are seen from

    def read(self, request: Request, project: Project | None) -> Order | None:
        """None if the project does not make that output, or makes it in another way."""
        if project is None or not os.path.isabs(request.directory):
            return None
        if project is not self._project:
            self._project = project
            self._actions = {action.output_path: action for action in project.actions}
            self._known.clear()
            self._sessions.clear()
        if any(argument.startswith("@") for argument in request.arguments):
            return None  # a response file may have changed
        key = (request.personality, request.directory, *request.arguments)
        if key not in self._known:
            self._known[key] = self._parse(request)
        return self._known[key]

    def _parse(self, request: Request) -> Order | None:
        directory = request.directory
        try:
            found = emission_of(request.personality, request.arguments, directory)
        except (CommandError, GeneratorNotFound, OSError, ValueError):
            return None
        if found is None:
            return None
        emission, keeps_same = found
        own: list[Action] = []
        for action in emission.actions:
            project_action = self._actions.get(action.output_path)
            if project_action is None or decides(project_action) != decides(action):
                return None
            if not is_built_in(action):
                return None
            own.append(project_action)
        return Order(directory, emission, own, keeps_same)

    def carry_out(self, order: Order, builder: Builds) -> Diagnostics | None:
        """The messages of the order. None if some output is stale. Raises OSError."""
        if not builder.are_current(order.own):
            return None
        records = [builder.records[action.output_path] for action in order.own]
        session = self._sessions.setdefault(order.directory, _core.Session())
        session.forget_all()
        before = os.open(".", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.chdir(order.directory)
            if not write_depfile(order, records, session):
                return None
            if not order.keeps_same:
                for path in {path for record in records for path, _ in record.texts}:
                    os.utime(path)
        finally:
            os.fchdir(before)
            os.close(before)
        return joined(dict.fromkeys([record.messages for record in records]))


def emission_of(
    personality: str, arguments: Sequence[str], directory: str
) -> tuple[Emission, bool] | None:
    """What the command asks for, and whether it leaves outputs alone that stay the same.

    None if it asks for more than outputs. Raises CommandError, and what a generator raises.
    """
    if personality not in PERSONALITIES or any(a.lstrip("-") == "no-cache" for a in arguments):
        return None
    if personality == PLAIN and arguments[:1] == ["emit"]:
        emission = parse_emit(located_loads(arguments[1:], directory), directory)
        return (emission, True) if emission.use_cache and not emission.refused else None
    line, _ = read_command_line(personality, located_loads(arguments, directory))
    action = action_of(line, personality, directory)
    if line.information or line.time_phases or STDOUT in (action.output, action.depfile):
        return None
    if action.depfile.startswith(("/dev/", "/proc/")):
        return None  # open in the process that asks
    if action.source == STDIN:
        return None
    return Emission((action,)), line.write_if_changed


def is_built_in(action: Action) -> bool:
    """Your own generators may read more than we know of, so such a command has to run."""
    if action.loads or action.wrapped:
        return False
    if action.generator in CORE_ACTIONS:
        return True
    return builtin_generator(action.generator, action.personality) is not None


def decides(action: Action) -> tuple[object, ...]:
    """What decides the output's text, with absolute paths."""
    unit, here = action.unit, action.directory
    return (
        absolute(here, unit.source),
        *[absolute(here, folder) for folder in unit.include_dirs],
        unit.defines,
        unit.warn_on_unused_template_args,
        unit.max_steps,
        unit.release,
        action.generator,
        action.personality,
        action.options,
        *[absolute(here, path) for path in action.loads],
        action.wrapped,
    )


def write_depfile(order: Order, records: Sequence[OutputRecord], session: _core.Session) -> bool:
    """Write the depfile as the command would, which runs in the order's folder.

    Returns False, without writing, if the command would read other files than the records have.
    """
    action = order.emission.actions[0]
    unit = action.unit
    files, _, probes, problems = session.scan(
        unit.source,
        include_dirs=unit.include_dirs,
        defines=unit.defines,
        release=unit.release,
    )
    found = {(absolute(order.directory, path), digest) for path, digest in files}
    if problems or any(found != set(record.inputs.files) for record in records):
        return False
    if not action.depfile:
        return True
    guarded, _ = read_guard(action.guard)
    written = [action.depfile, *[path for record in records for path, _ in record.texts]]
    text = depfile_bytes(
        action,
        [path for path, _ in files],
        probes,
        written,
        guarded,
    )
    _core.write_output(action.depfile, text)
    return True
