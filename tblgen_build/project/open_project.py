"""What to build, from a configuration or a compile database.

Knows files and commands, not how a command runs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence

from tblgen_build.driver.action import Action
from tblgen_build.driver.paths import absolute, folders_up
from tblgen_build.project.build_folder_names import DATABASE_NAME, MESON_FOLDER, NINJA_NAME
from tblgen_build.project.config_file import NoSources, find_config, is_trusted
from tblgen_build.project.database import (
    CannotRun,
    Entry,
    database_path,
    entry_actions,
    read_database,
)
from tblgen_build.project.nearby import BUILD_FOLDERS
from tblgen_build.project.wanted_outputs import PlanError


class NoProject(Exception):
    """Nothing says what is to be built; str() is what to tell the user."""


class LeftOutCommand:
    """A command that is wrong, or whose program is missing (the build may make it later)."""

    __slots__ = ("is_wrong", "output", "path", "program", "reason")

    def __init__(
        self, output: str, path: str, reason: str, program: str, is_wrong: bool = False
    ) -> None:
        self.output = output  # as it is written
        self.path = path  # of the output, absolute
        self.reason = reason
        self.program = program  # absolute; empty: would be on PATH
        self.is_wrong = is_wrong

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, LeftOutCommand)
            and self.path == other.path
            and self.reason == other.reason
        )


class Project:
    """The commands of a project, and the folder that state and database are in."""

    __slots__ = ("actions", "entries", "folder", "is_own", "left_out", "origin")

    def __init__(
        self,
        origin: str,
        folder: str,
        entries: tuple[Entry, ...],
        actions: tuple[Action, ...],
        is_own: bool,
        left_out: tuple[LeftOutCommand, ...] = (),
    ) -> None:
        self.origin = origin  # the file that says so, absolute
        self.folder = folder  # absolute; the build folder
        self.entries = entries
        self.actions = actions
        self.left_out = left_out  # of a database: what cannot run
        self.is_own = is_own  # from a configuration: outputs that it no longer names are leftovers

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Project)
            and self.origin == other.origin
            and self.folder == other.folder
            and self.entries == other.entries
            and self.actions == other.actions
            and self.is_own == other.is_own
            and self.left_out == other.left_out
        )

    def left_out_of(
        self, targets: Sequence[str], directory: str
    ) -> dict[str, list[LeftOutCommand]]:
        """The commands left out whose outputs the targets name, by target."""
        found: dict[str, list[LeftOutCommand]] = {}
        for target in targets:
            path = absolute(directory, target)
            found[target] = [c for c in self.left_out if path == c.path or target == c.output]
        return found

    def refuse_left_out(self, targets: Sequence[str], directory: str) -> None:
        """Raises PlanError where one of them is an output that cannot be made."""
        for target, commands in self.left_out_of(targets, directory).items():
            if commands:
                raise PlanError(f"'{target}' cannot be made: {commands[0].reason}")


def open_project(directory: str, database: str = "", config: str = "") -> Project:
    """The project that the arguments name, seen from `directory`, or the one that is there.

    Looks for a configuration in `directory` and above, then there for a build folder.
    Raises NoProject, ConfigError, DatabaseError.
    """
    if not os.path.isdir(directory):
        raise NoProject(f"there is no folder '{directory}'")
    if database:
        return database_project(database_path(os.path.join(directory, database)))
    found = os.path.join(directory, config) if config else find_config(directory)
    without_sources = None
    if found is not None:
        try:
            return config_project(found)
        except NoSources as problem:
            without_sources = problem
    if not config and (project := built_project(directory)):
        return project
    if without_sources:
        raise without_sources
    raise NoProject(
        f"there is no tblgen.toml in '{directory}' or above, no [tool.tblgen] in a "
        f"pyproject.toml, and no {DATABASE_NAME} or Meson build in a build folder here or above: "
        "write one, or name a build folder with --database"
    )


def built_project(directory: str) -> Project | None:
    """That of the nearest build folder: `directory`, one above, or a standard one in any of them.

    CMake's package writes a database. Meson does not, but its Ninja file may run the tool.
    """
    for path in build_files(directory):
        project = database_project(path)
        if project.entries or os.path.basename(path) == DATABASE_NAME:
            return project
    return None


def build_files(directory: str) -> Iterator[str]:
    """The files that may list the commands, the nearest first; in a folder databases come first."""
    for top in folders_up(directory):
        folders = [os.path.join(top, name) if name else top for name in BUILD_FOLDERS]
        databases = [os.path.join(folder, DATABASE_NAME) for folder in folders]
        found = [*filter(os.path.isfile, databases), *filter(None, map(meson_build_file, folders))]
        yield from [path for path in found if is_trusted(path, directory)]
        if os.path.exists(os.path.join(top, ".git")):  # as git does, which begins a project
            return


def meson_build_file(folder: str) -> str:
    """Ninja's file in a build folder of Meson, which lists the commands there; empty without."""
    path = os.path.join(folder, NINJA_NAME)
    is_meson = os.path.isdir(os.path.join(folder, MESON_FOLDER))
    return path if is_meson and os.path.isfile(path) else ""


def project_in(folder: str) -> Project | None:
    """The project of the folder, where there is one. Raises ConfigError, DatabaseError."""
    try:
        return open_project(os.path.abspath(folder))
    except (NoProject, NoSources):
        return None


def config_project(path: str, environment: Mapping[str, str] = os.environ) -> Project:
    from pathlib import Path

    from tblgen_build.project.config import read_config

    config = read_config(Path(path), environment)
    actions = actions_of_entries(config.entries, config.path)
    return Project(config.path, config.output_folder, config.entries, actions, is_own=True)


def database_project(path: str) -> Project:
    """Leaves out commands that cannot run: you may not need them.

    Raises DatabaseError where none can.
    """
    path = os.path.abspath(path)
    entries = tuple(read_database(path))
    actions: list[Action] = []
    left_out: list[LeftOutCommand] = []
    for entry in entries:
        try:
            actions += entry_actions(entry, path)
        except CannotRun as error:
            place = absolute(entry.directory, entry.output)
            found = LeftOutCommand(entry.output, place, error.reason, error.path, error.is_wrong)
            left_out.append(found)
            if all(command.is_wrong for command in left_out) and len(left_out) == len(entries):
                raise
    return Project(
        path, os.path.dirname(path), entries, tuple(actions), is_own=False, left_out=tuple(left_out)
    )


def actions_of_entries(entries: Sequence[Entry], origin: str) -> tuple[Action, ...]:
    return tuple([action for entry in entries for action in entry_actions(entry, origin)])
