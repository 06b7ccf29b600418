"""Where a compile database of a file is likely to be, for tools that nobody has told.

Reads databases; starts no process.
"""

from __future__ import annotations

import os

from tblgen_build.batch.database import (
    DATABASE_NAME,
    DatabaseError,
    entry_actions,
    read_database,
)
from tblgen_build.driver.paths import absolute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.driver.action import Action

BUILD_FOLDERS = ("", "build", "out", "_build", "cmake-build-debug", "cmake-build-release")
MAX_FOLDERS = 40


def folders_near(path: str, more: Sequence[str] = ()) -> Iterator[str]:
    """The file's, `more`, those above the file's; below each the usual ones of a build."""
    folder = os.path.dirname(path)
    around = [folder, *more]
    while folder != os.path.dirname(folder) and len(around) < MAX_FOLDERS:
        folder = os.path.dirname(folder)
        around.append(folder)
    for start in dict.fromkeys(around):
        for name in BUILD_FOLDERS:
            yield os.path.join(start, name) if name else start


def actions_near(path: str) -> list[Action]:
    """What the nearest database that knows the file makes of it; what makes no sense is left out.

    The path is a real one.
    """
    for folder in folders_near(path):
        try:
            entries = read_database(os.path.join(folder, DATABASE_NAME))
        except DatabaseError:
            continue
        found: list[Action] = []
        for entry in entries:
            if os.path.basename(entry.file) != os.path.basename(path):
                continue  # a command line takes time to read
            try:
                actions = entry_actions(entry)
            except DatabaseError:
                continue
            found += [action for action in actions if source_of(action) == path]
        if found:
            return found
    return []


def source_of(action: Action) -> str:
    """The real path of its main file."""
    return os.path.realpath(absolute(action.unit.directory, action.unit.source))
