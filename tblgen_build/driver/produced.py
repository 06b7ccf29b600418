"""The results that an action can have: those of caches and engines are checked before use.

Knows neither caches nor how anything is made. On the path of every compile.
"""

from __future__ import annotations

from os.path import basename

from tblgen_build.driver.action import STDIN, STDOUT
from tblgen_build.driver.outputs import output_path
from tblgen_build.driver.paths import absolute
from tblgen_build.registry.find import additional_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from tblgen_build.driver.action import Action


def can_give(
    action: Action, names: Collection[str], dependencies: Collection[str], read: Collection[str]
) -> bool:
    """Whether a run of the action that read these files could have had such a result.

    `names` are its outputs' keys; all paths are spelled as the action spells them.
    """
    if "" not in names or not set(dependencies) <= set(read):
        return False
    if action.source != STDIN and action.source not in read:
        return False
    declared = None
    if not (action.wrapped or action.loads):
        declared = additional_keys(action.personality, action.generator)
    if declared is not None:
        return set(names) == {"", *declared}
    return len(names) == 1 or may_name(action, [name for name in names if name], read)


def may_name(action: Action, names: Collection[str], read: Collection[str]) -> bool:
    """Whether additional files may have these names: beside the output, and no input or output."""
    if not all(is_plain(name) for name in names):
        return False
    if action.output == STDOUT:
        return True
    if action.wrapped:  # which was told no name but the output's
        stem = basename(action.output).rpartition(".")[0] or basename(action.output)
        if not all(name.startswith(stem) for name in names):
            return False
    here = action.directory
    taken = [action.output, *read, *action.loads, *([action.depfile] if action.depfile else [])]
    paths = {absolute(here, output_path(action, name)) for name in names}
    folder = absolute(here, action.output).rpartition("/")[0]
    are_beside = all(path.rpartition("/")[0] == folder for path in paths)
    return (
        are_beside
        and len(paths) == len(names)
        and paths.isdisjoint([absolute(here, path) for path in taken])
    )


def is_plain(name: str) -> bool:
    return name not in (".", "..") and "/" not in name and "\0" not in name
