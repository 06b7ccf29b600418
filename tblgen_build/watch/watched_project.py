"""The watched project, if it can be read, and its builder."""

from __future__ import annotations

import os

from tblgen_build.project.config_file import ConfigError
from tblgen_build.project.database import DatabaseError, write_database
from tblgen_build.project.open_project import NoProject
from tblgen_build.project.wanted_outputs import PlanError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tblgen_build.batch.stamps import Known
    from tblgen_build.batch.state import OutputRecord
    from tblgen_build.project.open_project import Project
    from tblgen_build.watch.attempt import Builds


class WatchedProject:
    """`open_project` says what is to be built, `open_builder` builds in a folder."""

    def __init__(
        self, open_project: Callable[[], Project], open_builder: Callable[[str], Builds]
    ) -> None:
        self._open_project = open_project
        self._open_builder = open_builder
        self.project: Project | None = None
        self.builder: Builds | None = None
        self.origin = ""  # of the current project, or of the last one
        self.trouble = ""  # why there is no project, or nothing can be built
        self._folder = ""

    @property
    def records(self) -> Mapping[str, OutputRecord]:
        return {} if self.builder is None else self.builder.records

    @property
    def known(self) -> Mapping[str, Known]:
        return {} if self.builder is None else self.builder.known

    @property
    def missing_programs(self) -> frozenset[str]:
        """If one of them appears, there is more to build."""
        left_out = () if self.project is None else self.project.left_out
        return frozenset([command.program for command in left_out if command.program])

    def reload(self) -> tuple[bool, bool]:
        """Read the project again. Returns whether it changed, and whether there was one before.

        If it cannot be read, there is none, and `trouble` says why.
        """
        try:
            project = self._open_project()
            if project.is_own:
                os.makedirs(project.folder, exist_ok=True)
                write_database(project.folder, project.entries)
        except (NoProject, ConfigError, DatabaseError, PlanError, OSError) as error:
            self.trouble, self.project = str(error), None
            return False, False
        before, self.project = self.project, project
        was_there = before is not None or bool(self.trouble)
        self.trouble = ""
        if before == project:
            return False, was_there
        if self.builder is None or self._folder != project.folder:
            if self.builder is not None:
                self.builder.close()
            self.builder = self._open_builder(project.folder)
            self._folder = project.folder
        self.origin = project.origin
        return True, was_there
