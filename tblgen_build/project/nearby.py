"""Guesses where the compile database and the included files of a file are.

Reads databases; starts no process.
"""

from __future__ import annotations

import os

from tblgen_build.driver.paths import absolute, folders_up
from tblgen_build.project.build_folder_names import DATABASE_NAME
from tblgen_build.project.config_file import CONFIG_NAME
from tblgen_build.project.database import DatabaseError, entry_actions, read_database
from tblgen_build.project.installed_llvm import PROOFS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tblgen_build.driver.action import Action

BUILD_FOLDERS = ("", "build", "out", "_build", "cmake-build-debug", "cmake-build-release")
MAX_ABOVE = 40
PROJECT_MARKS = (".git", CONFIG_NAME)  # one of them is in a project's folder


def folders_near(path: str, more: Sequence[str] = ()) -> Iterator[str]:
    """The file's, `more`, those above the file's; below each the standard ones of a build."""
    own, *above = folders_up(os.path.dirname(path))
    for start in dict.fromkeys([own, *more, *above[:MAX_ABOVE]]):
        for name in BUILD_FOLDERS:
            yield os.path.join(start, name) if name else start


def project_of(folder: str, tops: Sequence[str] = ()) -> str:
    """The folder of the project that an absolute one belongs to: one of `tops`, or a marked one.

    Empty where it belongs to none.
    """
    return next((top for top in folders_up(folder) if top in tops or is_marked(top)), "")


def is_marked(folder: str) -> bool:
    return any(os.path.exists(os.path.join(folder, mark)) for mark in PROJECT_MARKS)


def project_folders(path: str, tops: Sequence[str] = ()) -> list[str]:
    """Where the file's project is likely to have what it includes, the nearest first.

    Its own folder, those above up to the project's, and `include` in each. The path is absolute.
    """
    folder = os.path.dirname(path)
    top = project_of(folder, tops)
    above = [*folders_up(folder)]
    if top:
        above = above[: above.index(top) + 1]
    if not top:  # it belongs to no project: what an `include` folder above has may be meant
        named = next((n for n, f in enumerate(above) if os.path.basename(f) == "include"), 0)
        above = above[: named + 1]
    places = [place for at in above for place in (at, os.path.join(at, "include"))]
    found = dict.fromkeys(place for place in places if os.path.isdir(place))
    return [*found, *beside_mlir(found)]


def beside_mlir(folders: Iterable[str]) -> Iterator[str]:
    """LLVM's include folder of a source tree whose MLIR has one of these."""
    for folder in folders:
        if os.path.isfile(os.path.join(folder, PROOFS[0])):
            llvm = os.path.normpath(os.path.join(folder, "../../llvm/include"))
            if os.path.isfile(os.path.join(llvm, PROOFS[1])):
                yield llvm


def actions_near(path: str) -> list[Action]:
    """What the nearest database with the file makes from it. Leaves out commands that are wrong.

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
