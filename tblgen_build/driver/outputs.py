"""Where an action's texts go, and its dependency file: the one place that names and writes them.

Knows neither generators nor caches. On the path of every compile.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.driver.action import STDOUT
from tblgen_build.registry import file_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build.driver.action import Action


class NamelessFile:
    """A text in a file that has no name yet, in the folder where it is to be placed.

    Another process has written it: to place it takes no copy. The descriptor is the owner's.
    """

    __slots__ = ("descriptor",)

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor


def placed(action: Action, outputs: Mapping[str, bytes]) -> dict[str, bytes]:
    """Contents by path, as the action writes paths; additional ones first.

    Files that name each other get these names put in. There is no place beside standard
    output: all of them go there, the main one first.
    """
    paths = {key: output_path(action, key) for key in outputs}
    contents = {}
    for key, content in outputs.items():
        if len(outputs) > 1 and b"\0" in content:
            for other, other_path in paths.items():
                name = other_path.rpartition("/")[2].encode(errors="surrogateescape")
                content = content.replace(file_name(other).encode(), name)
        contents[paths[key]] = content
    main = contents.pop(action.output)
    if action.output == STDOUT:
        return {STDOUT: b"".join([main, *contents.values()])}
    return {**contents, action.output: main}


def output_path(action: Action, key: str) -> str:
    """Where the text with this key goes."""
    if not key:
        return action.output
    if action.wrapped:  # a wrapped tool names its files itself
        folder, slash, _ = action.output.rpartition("/")
        return folder + slash + key
    return additional_path(action.output, key)


def additional_path(path: str, key: str) -> str:
    """Where an additional file of the output at `path` goes.

    A key with an extension replaces the output's: "Enums.inc".
    """
    stem, dot, extension = path.rpartition(".")
    if not dot or "/" in extension:
        return path + key
    return stem + key if "." in key else f"{stem}{key}.{extension}"


def depfile_bytes(
    action: Action,
    dependencies: Iterable[str],
    missing_probes: Iterable[str] = (),
    written: Iterable[str] = (),
    guarded: frozenset[str] = frozenset(),
) -> bytes:
    """The text of the action's dependency file.

    One with a target of its own, as `tblgen emit` has it, names folders too: those where a
    file could appear that takes the place of one that was read, but for those of the files
    `written`, of what the action's guard lists (`guarded`), and all of its `build_dir`. Paths are
    as the file's reader sees them: with a `depfile_root`, relative to it where they are
    below it, else absolute.
    """
    needed = [*dependencies, *action.loads]
    root = action.depfile_root
    if action.depfile_target or root:
        import os

        from tblgen_build.driver.paths import absolute, probe_folders

        here = action.directory or os.getcwd()
        if action.depfile_target:
            unguarded = [probe for probe in missing_probes if absolute(here, probe) not in guarded]
            needed += probe_folders(unguarded, written, action.build_dir, here)
        if root:
            needed = [seen_from_root(absolute(here, path), root) for path in needed]
    return rule(action.depfile_target or action.output, needed)


def seen_from_root(path: str, root: str) -> str:
    return path.removeprefix(root.rstrip("/") + "/")


def rule(target: str, needed: Iterable[str]) -> bytes:
    """A dependency file's text: `target` needs each of these."""
    return _core.depfile_text(target, list(dict.fromkeys(needed))).encode(errors="surrogateescape")


def refuse_overwriting(action: Action, paths: Iterable[str], read: Iterable[str]) -> None:
    """Raises OSError where a file that was read would be written, or one file as two.

    Paths are as the action spells them, and so is the error's.
    """
    here = action.directory
    problem = _core.overwriting_problem(
        [seen_from(here, path) for path in paths],
        seen_from(here, action.depfile) if action.depfile else "",
        [seen_from(here, path) for path in (*read, *action.loads)],
    )
    if problem:
        raise OSError(problem.replace(f"'{here}/", "'", 1) if here else problem)


def seen_from(directory: str, path: str) -> str:
    if not directory or path == STDOUT or path.startswith("/"):
        return path
    return f"{directory.rstrip('/')}/{path}"


def write(
    action: Action,
    files: Mapping[str, bytes | NamelessFile],
    depfile: bytes,
    read: Iterable[str],
    *,
    keep_when_same: bool,
) -> None:
    """Write the dependency file, if there is to be one, then the outputs. Raises OSError.

    In this order: an output never exists without its dependency file.
    """
    refuse_overwriting(action, files, read)
    if action.depfile:
        _core.write_output(action.depfile, depfile)
    for path, content in files.items():
        if isinstance(content, NamelessFile):
            _core.place_nameless(path, content.descriptor, keep_when_same=keep_when_same)
        else:
            _core.write_output(path, content, keep_when_same=keep_when_same)
