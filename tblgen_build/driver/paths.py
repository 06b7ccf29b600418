"""Paths as builds see them: absolute ones, and folders for a build tool to watch."""

from __future__ import annotations

import os
from os.path import dirname, islink, join, normpath, realpath

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence


def absolute(directory: str, path: str) -> str:
    """`path` seen from `directory`, without `.` and `..`: after a link, `..` is where it leads."""
    joined = path if path.startswith("/") else join(directory, path)
    if "/.." not in joined or not joined.startswith("/"):
        return normpath(joined)
    found = "/"
    for part in joined.split("/"):
        if part != "..":
            found = join(found, part) if part not in ("", ".") else found
        else:
            found = dirname(realpath(found) if islink(found) else found)
    return normpath(found)


def folders_up(folder: str) -> Iterator[str]:
    """The folder, and all above it."""
    yield folder
    while (above := dirname(folder)) != folder:
        yield above
        folder = above


def probe_folders(
    missing_probes: Iterable[str], written: Iterable[str], build_dir: str = "", here: str = "."
) -> Sequence[str]:
    """The folders where missing files would appear, as they are spelled in the probes.

    A file that appears earlier on the include path takes the place of the one that was read.
    It cannot stand in a depfile while it does not exist; its folder can: the folder's time
    stamp changes when a file is made in it. Not the folder that the command runs in, those of
    the files `written`, and all of `build_dir`, if given: every build changes their time stamps,
    and nothing would ever be up to date.
    """
    busy = {os.path.realpath(os.path.dirname(path) or here) for path in written}
    busy.add(os.path.realpath(here))
    tree = os.path.join(os.path.realpath(build_dir), "") if build_dir else "\0"
    folders = dict.fromkeys(map(nearest_existing, missing_probes))
    real = {folder: os.path.realpath(folder) for folder in folders}
    return [f for f in folders if real[f] not in busy and not f"{real[f]}/".startswith(tree)]


def nearest_existing(path: str) -> str:
    """The folder of `path`, or the closest one above it that exists."""
    folder = os.path.dirname(path)
    while folder and not os.path.isdir(folder):
        folder = os.path.dirname(folder)
    return folder or "."


def states_of_folders(probes: Iterable[str]) -> tuple[Sequence[str], Sequence[str]]:
    """What `nearest_existing` depends on: folders that are there, and those that are not.

    Of the latter the highest one above each probe: none below it can appear before it does.
    """
    there: dict[str, None] = {}
    missing: dict[str, None] = {}
    for probe in probes:
        folder = nearest_existing(probe)
        there[folder] = None
        below = os.path.dirname(probe)
        if below in (folder, ""):
            continue  # the file alone is missing
        while os.path.dirname(below) not in (folder, below, ""):
            below = os.path.dirname(below)
        missing[below] = None
    return list(there), list(missing)
