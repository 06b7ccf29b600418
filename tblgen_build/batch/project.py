"""What is to be built, from whichever place says so: a configuration or a compile database.

Knows files and commands, not how a command is carried out.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from tblgen_build.batch.config import find_config, read_config
from tblgen_build.batch.database import (
    DATABASE_NAME,
    Entry,
    database_path,
    entry_actions,
    read_database,
)
from tblgen_build.driver.action import Action


class NoProject(Exception):
    """Nothing says what is to be built; str() is what to tell the user."""


class Project:
    """The commands of a project, and the folder that state and database are in."""

    __slots__ = ("actions", "entries", "folder", "is_own", "origin")

    def __init__(
        self,
        origin: str,
        folder: str,
        entries: tuple[Entry, ...],
        actions: tuple[Action, ...],
        is_own: bool,
    ) -> None:
        self.origin = origin  # the file that says so, absolute
        self.folder = folder  # absolute; the build folder
        self.entries = entries
        self.actions = actions
        self.is_own = is_own  # from a configuration: what it does not name any more is a leftover

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Project)
            and self.origin == other.origin
            and self.folder == other.folder
            and self.entries == other.entries
            and self.actions == other.actions
            and self.is_own == other.is_own
        )


def open_project(directory: str, database: str = "", config: str = "") -> Project:
    """The project that the arguments name, seen from `directory`, or the one that is there.

    Looks for a configuration in `directory` and above, then for a database in `directory`.
    Raises NoProject, ConfigError, DatabaseError.
    """
    if not os.path.isdir(directory):
        raise NoProject(f"there is no folder '{directory}'")
    if database:
        return database_project(database_path(os.path.join(directory, database)))
    found = Path(directory, config) if config else find_config(directory)
    if found is not None:
        return config_project(found)
    here = Path(directory, DATABASE_NAME)
    if here.is_file():
        return database_project(here)
    raise NoProject(
        f"there is no tblgen.toml in '{directory}' or above, no [tool.tblgen] in a "
        f"pyproject.toml, and no {DATABASE_NAME} here: write one, or name a build folder "
        "with --database"
    )


def config_project(path: Path, environment: Mapping[str, str] = os.environ) -> Project:
    config = read_config(path, environment)
    actions = actions_of_entries(config.entries, config.path)
    return Project(config.path, config.output_folder, config.entries, actions, is_own=True)


def database_project(path: Path) -> Project:
    path = Path(os.path.abspath(path))
    entries = tuple(read_database(path))
    actions = actions_of_entries(entries, str(path))
    return Project(str(path), str(path.parent), entries, actions, is_own=False)


def actions_of_entries(entries: Sequence[Entry], origin: str) -> tuple[Action, ...]:
    return tuple([action for entry in entries for action in entry_actions(entry, origin)])
