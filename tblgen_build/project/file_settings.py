"""How the project around a file reads it, and which outputs it makes from it.

The one place that subcommands and editors ask. `tblgen.toml` comes first, then a compile database
that has the file; a file that neither names is read as `tblgen.toml` says for all.
"""

from __future__ import annotations

import os

from tblgen_build.driver.paths import absolute
from tblgen_build.project.config_file import find_config
from tblgen_build.project.nearby import actions_near, source_of
from tblgen_build.project.open_project import actions_of_entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tblgen_build.driver.action import Action
    from tblgen_build.project.config import Config, Preferences


class Settings:
    """What a file is read with."""

    __slots__ = ("actions", "defines", "include_dirs", "release")

    def __init__(
        self,
        include_dirs: Sequence[str] = (),
        defines: Sequence[str] = (),
        release: int | None = None,
        actions: Sequence[Action] = (),
    ) -> None:
        self.include_dirs = tuple(include_dirs)  # absolute
        self.defines = tuple(defines)
        self.release = release  # None: it has to be found
        self.actions = tuple(actions)  # what is made of the file as a main file


def settings_of(path: str, environment: Mapping[str, str] = os.environ) -> Settings:
    """Raises ConfigError."""
    path = os.path.realpath(path)
    config = config_of(os.path.dirname(path), environment)
    if config is not None:
        actions = actions_of_entries(config.entries, config.path)
        if own := [action for action in actions if source_of(action) == path]:
            return of_actions(own)
    if own := actions_near(path):
        return of_actions(own)
    return Settings() if config is None else of_config(config)


def preferences_of(path: str) -> Preferences:
    """What the project of a file or folder says of [fmt] and [lint]. Raises ConfigError."""
    folder = os.path.realpath(path)
    config = config_of(folder if os.path.isdir(folder) else os.path.dirname(folder))
    if config is not None:
        return config.preferences
    from tblgen_build.project.config import Preferences

    return Preferences()


def config_of(folder: str, environment: Mapping[str, str] = os.environ) -> Config | None:
    """The configuration that a folder, as a real path, belongs to. Raises ConfigError."""
    found = find_config(folder)
    if found is None:
        return None
    from pathlib import Path

    from tblgen_build.project.config import read_config

    return read_config(Path(found), environment, needs_sources=False)


def of_actions(actions: Sequence[Action]) -> Settings:
    unit = actions[0].unit
    folders = [absolute(unit.directory, folder) for folder in (*unit.include_dirs, "")]
    return Settings(folders, unit.defines, unit.release, actions)


def of_config(config: Config) -> Settings:
    folders = [*config.shared.include, *([config.llvm_include] if config.llvm_include else [])]
    places = [absolute(config.directory, folder) for folder in folders]
    return Settings(places, config.shared.defines, config.shared.release)
