"""Missing paths that one command of a build watches for all others.

A file that appears earlier on the include path takes the place of one that was read. A dependency
file can name the folder where it would appear, but then any new file in it reruns the command, even
an editor's swap file. So `tblgen tool-stamp` watches the folders, and each emission depends on a
list of its own, its guard: the paths that are not there. The list changes when one of them appears.
docs/design/cmake.md, "A file that appears".

Knows command lines and the include scanner, not the build systems that use guards.
"""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.driver.commands import split_groups, take_own_options
from tblgen_build.driver.paths import absolute, nearest_existing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


class Guarded:
    """An emission with a guard. Paths are absolute."""

    __slots__ = (
        "build_dir",
        "defines",
        "guard",
        "include_dirs",
        "release",
        "source",
        "written",
    )

    def __init__(self, arguments: Sequence[str], directory: str) -> None:
        """`arguments` are those after `tblgen emit`. `guard` is empty if it has none."""
        head, groups = split_groups(arguments)
        own, head = take_own_options(head)
        line = _core.parse_command_line(head, ())
        self.guard = own.get("guard", "") and absolute(directory, own["guard"])
        self.build_dir = own.get("build-dir", "")
        self.source = absolute(directory, line.input)
        self.include_dirs = tuple([absolute(directory, folder) for folder in line.include_dirs])
        self.defines = line.defines
        self.release = line.llvm_release
        files = [line.depfile, *[path for path, _ in groups]]
        self.written = [absolute(directory, path) for path in files if path]


def read_guard(path: str) -> tuple[frozenset[str], tuple[str, bytes] | None]:
    """The paths that the guard lists; its path and digest. Nothing where there is none."""
    if not path:
        return frozenset(), None
    try:
        with open(path, "rb") as file:
            data = file.read()
    except OSError:
        return frozenset(), None
    text = data.decode(errors="surrogateescape")
    return frozenset(text.splitlines()), (path, _core.sha256(data))


class GuardScan:
    """What each guard has to list now, and everything that this depends on."""

    __slots__ = ("files", "folders", "has_problems", "nearest", "probes", "texts")

    def __init__(self) -> None:
        self.texts: dict[str, bytes] = {}  # by the guard's path
        self.folders: Sequence[str] = ()  # that decide, and that no build writes to
        self.files: dict[tuple[str, bytes], None] = {}  # that were read, with digests
        self.probes: dict[str, None] = {}  # that are not there
        self.nearest: dict[str, str] = {}  # what is there of a probe's folder
        self.has_problems = False  # there is more to find once they are gone


def scan_guards(emissions: Sequence[Guarded]) -> GuardScan:
    """What the guards of all emissions have to list.

    Folders that a build writes to change with every build. They are left out with what could
    appear in them: the emissions see to these themselves.
    """
    written = {os.path.dirname(path) for each in emissions for path in [*each.written, each.guard]}
    busy = {os.path.realpath(folder) for folder in ["", *written]}
    trees = {os.path.realpath(each.build_dir) for each in emissions if each.build_dir}
    watched: dict[str, str] = {}  # by the probes' folder; empty: not watched
    session = _core.Session()
    units: dict[tuple[str, tuple[str, ...], tuple[str, ...], int | None], bytes] = {}
    found = GuardScan()
    for each in emissions:
        unit = each.source, each.include_dirs, each.defines, each.release
        if unit not in units:
            probes = list(missing_probes(session, found, *unit))
            for probe in probes:
                folder = os.path.dirname(probe)
                if folder not in watched:
                    there = found.nearest[folder] = nearest_existing(probe)
                    real = os.path.realpath(there)
                    is_busy = real in busy or any(is_below(real, tree) for tree in trees)
                    watched[folder] = "" if is_busy else there
            listed = sorted({probe for probe in probes if watched[os.path.dirname(probe)]})
            text = "".join([f"{probe}\n" for probe in listed])
            units[unit] = text.encode(errors="surrogateescape")
        found.texts[each.guard] = units[unit]
    found.folders = sorted({folder for folder in watched.values() if folder})
    return found


def missing_probes(
    session: _core.Session,
    found: GuardScan,
    source: str,
    include_dirs: Sequence[str],
    defines: Sequence[str],
    release: int | None,
) -> Iterator[str]:
    """Absolute, where they can stand in a list."""
    files, _, probes, problems = session.scan(
        source, include_dirs=include_dirs, defines=defines, release=release
    )
    found.files |= dict.fromkeys(files)
    found.has_problems |= bool(problems)
    here = os.getcwd()
    for probe in probes:
        path = absolute(here, probe)
        found.probes[path] = None
        if len(path.splitlines()) == 1:
            yield path


def is_below(folder: str, tree: str) -> bool:
    return folder == tree or folder.startswith(tree.rstrip("/") + "/")
