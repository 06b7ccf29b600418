"""Finds the translation units of a file: the main file that includes it, folders and macros.

They come from the compile databases around the file (ours, and LLVM's for its own server),
otherwise from the files that include it; otherwise the file stands alone. You need not configure
anything.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice

from tblgen_build import _core
from tblgen_build.depend.scanner import Scan, scan
from tblgen_build.driver.action import Action
from tblgen_build.driver.paths import absolute
from tblgen_build.lsp.include_index import LEAST, MAX_SEARCH, IncludeIndex, read_text
from tblgen_build.project.build_folder_names import DATABASE_NAME, LSP_NAME
from tblgen_build.project.config_file import ConfigError, find_config
from tblgen_build.project.database import DatabaseError, database_path, entry_actions, read_database
from tblgen_build.project.file_settings import config_of, settings_of
from tblgen_build.project.installed_llvm import SearchPlaces, find_llvm_include
from tblgen_build.project.nearby import folders_near, project_folders, source_of
from tblgen_build.project.open_project import actions_of_entries
from tblgen_build.syntax.words import DEFINING

MAX_FILES = 4000  # that a search for a name reads
MAX_DEPTH = 8  # of includes, from a file up to its root
MAX_ROOTS = 8  # that are tried for one file: includes are compared by name, so some do not read it
_YAML_PATH = re.compile(r'^\s*filepath:\s*"((?:[^"\\]|\\.)*)"', re.M)
_YAML_INCLUDES = re.compile(r'^\s*includes:\s*"((?:[^"\\]|\\.)*)"', re.M)


class Unit:
    """A main file with its settings, and what the last scan of its includes found."""

    __slots__ = (
        "actions",
        "defines",
        "files",
        "include_dirs",
        "includes",
        "is_known",
        "is_scanned",
        "max_steps",
        "missing",
        "records",
        "release",
        "root",
        "spelled",
    )

    def __init__(self, root: str, include_dirs: Sequence[str], defines: Sequence[str] = ()) -> None:
        self.root = root  # real path
        self.include_dirs = list(include_dirs)
        self.defines = list(defines)
        self.actions: list[Action] = []  # what the build makes of it
        self.is_known = False  # from a database or the configuration, not a guess
        self.release: int | None = None
        self.max_steps: int | None = None
        self.is_scanned = False
        self.files: list[str] = [root]  # real paths, in the order they are read
        self.spelled: dict[str, list[str]] = {root: [root]}  # as the compiler names them
        # The including file, the name as written, and the file; None if it is missing.
        self.includes: list[tuple[str, str, str | None]] = []
        self.missing: list[str] = []
        self.records: _core.Records | None = None  # the last that an evaluation gave

    def scan(self, session: _core.Session, source: str | None) -> None:
        """Find out which files it reads, without evaluating."""
        try:
            found = scan(
                self.root,
                self.include_dirs,
                self.defines,
                source=source.encode(errors="surrogateescape") if source is not None else None,
                session=session,
            )
        except (OSError, ValueError):
            return
        self.is_scanned = True
        self.take(found)

    def take(self, found: Scan) -> None:
        real = {path: os.path.realpath(path) for path in found.paths}
        self.files = list(dict.fromkeys([self.root, *real.values()]))
        self.spelled = {self.root: [self.root]}
        for path, target in real.items():
            if path not in self.spelled.setdefault(target, []):
                self.spelled[target].append(path)
        self.includes = [
            (
                real.get(i.place.file, self.root),
                i.name,
                None if i.included is None else real.get(i.included),
            )
            for i in found.includes
        ]
        self.missing = list(found.missing_probes)


class Units:
    """All units that were found so far. Paths are real paths."""

    def __init__(self, session: _core.Session) -> None:
        self.session = session
        self.folders: list[str] = []  # of the editor's workspace
        self.extra_folders: list[str] = []  # for includes
        self.units: list[Unit] = []
        self._databases: dict[str, tuple[int, int]] = {}  # those that were read: their stamps
        self._llvm: str | bool | None = False
        self._index: IncludeIndex | None = None  # of the workspace's files
        # By a name and folders: files not looked at yet, and those that define it.
        self._searches: dict[tuple[str, ...], tuple[Iterator[str], list[str]]] = {}

    def of_file(self, path: str) -> list[Unit]:
        """The units that read the file, at least one.

        Its own of a database; else those of files that include it; else a guess.
        """
        self._look_for_databases(path)
        own = [unit for unit in self.units if unit.root == path and unit.is_known]
        if own:
            return own
        found = [unit for unit in self._scanned(path) if path in unit.files and unit.root != path]
        if found:
            return found
        found = self._including(path)
        if found:
            return found
        for unit in self.units:
            if unit.root == path:
                return [unit]
        return [self._add_default(path)]

    def all_reading(self, path: str) -> list[Unit]:
        """The units that read the file, of those found so far."""
        return [unit for unit in self.units if path in unit.files]

    def _scanned(self, path: str) -> Iterator[Unit]:
        """Known units, the nearest first, each scanned; those left when the time is up are not."""
        deadline = time.monotonic() + MAX_SEARCH
        known = [unit for unit in self.units if unit.is_known]
        known.sort(key=lambda unit: -len(os.path.commonpath([unit.root, path])))
        for number, unit in enumerate(known):
            if not unit.is_scanned:
                if number >= LEAST and time.monotonic() > deadline:
                    continue
                unit.scan(self.session, None)
            yield unit

    # --- databases -------------------------------------------------------------------

    def _look_for_databases(self, path: str) -> None:
        for folder in folders_near(path, self.folders):
            self._read_folder(folder)
        self._read_config(path)

    def read(self, path: str) -> None:
        """A database that the user has named."""
        if path.endswith((".yml", ".yaml")):
            self._read_of_llvm(path)
        else:
            self._read_own(str(database_path(path)))

    def _read_folder(self, folder: str) -> None:
        for name, read in ((DATABASE_NAME, self._read_own), (LSP_NAME, self._read_of_llvm)):
            path = os.path.join(folder, name)
            try:
                status = os.stat(path)
            except OSError:
                continue
            stamp = (status.st_mtime_ns, status.st_size)
            if self._databases.get(path) == stamp:
                return
            self._databases[path] = stamp
            if read(path):
                return

    def _read_config(self, path: str) -> None:
        """Add what `tblgen.toml` lists. One with a mistake adds nothing."""
        found = find_config(os.path.dirname(path))
        if found is None:
            return
        status = os.stat(found)
        stamp = (status.st_mtime_ns, status.st_size)
        if self._databases.get(found) == stamp:
            return
        self._databases[found] = stamp
        try:
            config = config_of(os.path.dirname(path))
            actions = actions_of_entries(config.entries, config.path) if config else ()
        except (ConfigError, DatabaseError):
            return
        for action in actions:
            self._add_action(action)

    def _read_own(self, path: str) -> bool:
        try:
            entries = read_database(path)
        except DatabaseError:
            return False
        for entry in entries:
            try:
                actions = entry_actions(entry)
            except DatabaseError:
                continue
            for action in actions:
                self._add_action(action)
        return bool(entries)

    def _add_action(self, action: Action) -> None:
        source = action.unit
        base = source.directory
        folders = [absolute(base, folder) for folder in source.include_dirs]
        unit = self._known(source_of(action), [*folders, base], source.defines)
        unit.max_steps, unit.release = source.max_steps, source.release
        if not action.wrapped and action not in unit.actions:
            unit.actions.append(action)

    def _read_of_llvm(self, path: str) -> bool:
        try:
            with open(path, encoding="utf-8", errors="surrogateescape") as file:
                documents = file.read().split("\n--- ")
        except OSError:
            return False
        for document in documents:
            source, includes = _YAML_PATH.search(document), _YAML_INCLUDES.search(document)
            if source and includes:
                base = os.path.dirname(path)
                folders = [absolute(base, f) for f in unquoted(includes.group(1)).split(";") if f]
                self._known(
                    os.path.realpath(absolute(base, unquoted(source.group(1)))), folders, ()
                )
        return True

    def _known(self, root: str, folders: Sequence[str], defines: Sequence[str]) -> Unit:
        for unit in self.units:
            if (
                unit.is_known
                and unit.root == root
                and (unit.include_dirs == [*folders, *self.extra_folders])
            ):
                return unit
        unit = Unit(root, list(folders), defines)
        unit.include_dirs += self.extra_folders
        unit.is_known = True
        self.units = [u for u in self.units if u.is_known or u.root != root] + [unit]
        return unit

    # --- without a database ----------------------------------------------------------

    def _including(self, path: str) -> list[Unit]:
        """Units of files nearby that include it, directly or not."""
        index = self._index_for(path)
        index.read_some()
        seen, name = {path}, path
        for _ in range(MAX_DEPTH):
            found = next((f for f in index.includers(name) if f not in seen), None)
            if found is None:
                break
            seen.add(found)
            name = found
        if name == path:
            return []
        unit = next((u for u in self.units if u.root == name), None) or self._add_default(name)
        if not unit.is_scanned:
            unit.scan(self.session, None)
        return [unit] if path in unit.files else []

    def defining(self, name: str, unit: Unit) -> list[str]:
        """Files in the unit's folders that define the name, as an include names them.

        The search stops when its time is up; the next call continues it.
        """
        key = (name, *unit.include_dirs)
        if key not in self._searches:
            looking = definitions_in(name, dict.fromkeys(unit.include_dirs), set(unit.files))
            self._searches[key] = (looking, [])
        looking, found = self._searches[key]
        deadline = time.monotonic() + MAX_SEARCH
        for number, path in enumerate(looking, 1):
            if path:
                found.append(path)
            if number >= LEAST and time.monotonic() > deadline:
                break
        return found

    def changed_on_disk(self) -> None:
        self._searches.clear()
        self._index = None

    def add_readers(self, path: str, name: str) -> None:
        """Add a unit for each file of the workspace that uses the name and reads the file `path`,
        unless a known unit has both.
        """
        index = self._index_for(path)
        index.read_all()
        possible = index.readers(path) if path in index.files else index.files
        for file in [file for file in possible if name in read_text(file)]:
            roots = filter(index.is_root, index.readers(file))
            for root in [file, *islice(roots, MAX_ROOTS)]:
                if any(path in unit.files and file in unit.files for unit in self.units):
                    break
                for unit in self.of_file(root):
                    if not unit.is_scanned:
                        unit.scan(self.session, None)

    def _index_for(self, path: str) -> IncludeIndex:
        if not self.folders:
            return IncludeIndex([os.path.dirname(path)])
        if self._index is None:
            self._index = IncludeIndex(self.folders)
        return self._index

    def _add_default(self, path: str) -> Unit:
        """A unit with the include folders that a project is likely to have, and LLVM's."""
        folders = project_folders(path, self.folders)
        defines: tuple[str, ...] = ()
        with suppress(ConfigError):
            settings = settings_of(path)
            folders, defines = [*settings.include_dirs, *folders], settings.defines
        if self._llvm is False:
            self._llvm = find_llvm_include(SearchPlaces(os.environ))
        if isinstance(self._llvm, str) and self._llvm not in folders:
            folders.append(self._llvm)
        unit = Unit(path, [*dict.fromkeys(folders), *self.extra_folders], defines)
        self.units.append(unit)
        return unit


def unquoted(text: str) -> str:
    return text.replace('\\"', '"').replace("\\\\", "\\")


def definitions_in(name: str, folders: Iterable[str], seen: set[str]) -> Iterator[str]:
    """For each file of the folders: its name for an include if it defines the name, else empty.

    Skips the files in `seen`. Yields for each folder, too: one without such files takes time.
    """
    walked: set[str] = set()  # links may lead back
    keywords = "|".join(sorted(DEFINING))
    defines = re.compile(rf"^\s*(?:{keywords})\s+{re.escape(name)}\b", re.M)
    for folder in folders:
        for here, below, names in os.walk(folder, followlinks=True):
            yield ""
            below[:] = sorted(f for f in below if not f.startswith("."))
            place = os.path.realpath(here)
            if place in walked:
                below.clear()
                continue
            walked.add(place)
            for file in sorted(names):
                path = os.path.join(here, file)
                if not file.endswith(".td") or os.path.realpath(path) in seen:
                    continue
                seen.add(os.path.realpath(path))
                if len(seen) > MAX_FILES:
                    return
                text = read_text(path)
                is_defining = name in text and defines.search(text)
                yield os.path.relpath(path, folder) if is_defining else ""
