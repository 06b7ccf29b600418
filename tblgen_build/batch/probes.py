"""What a build tool that knows files and time stamps can watch of the include path.

A file that appears earlier on the path takes the place of the one that was read. It cannot
stand in a depfile while it does not exist; the folder that it would appear in can: its
time stamp changes when a file is made in it.
"""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def probe_folders(
    missing_probes: Iterable[str], written: Iterable[str], build_dir: str = ""
) -> Sequence[str]:
    """The folders where files looked for in vain would appear, as they are spelled in the probes.

    Not the current folder, those of the files `written`, and all of `build_dir`, if given: every
    build changes their time stamps, and nothing would ever be up to date.
    """
    busy = {os.path.realpath(os.path.dirname(path) or ".") for path in ["here", *written]}
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
