"""All files and units the server knows, as they are now: texts of the editor before those on disk.

Knows nothing of the protocol but what documents it has open.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from tblgen_build import _core
from tblgen_build.lsp.include_index import read_text
from tblgen_build.lsp.units import Unit, Units
from tblgen_build.syntax.names import Program
from tblgen_build.syntax.tolerant import read_tree
from tblgen_build.syntax.tree import Tree


class OpenProject:
    def __init__(self) -> None:
        self.session = _core.Session()
        self.units = Units(self.session)
        self.open: dict[str, Tree] = {}  # by real path
        self.version = 0  # grows with every change of a text
        self._stored: dict[str, tuple[tuple[int, int], Tree]] = {}
        self._programs: dict[str, tuple[int, Program]] = {}
        self._units: dict[str, list[Unit]] = {}

    # --- texts -----------------------------------------------------------------------

    def set_text(self, path: str, text: str) -> Tree:
        before = self.open.get(path)
        includes = before is not None and include_lines(before)
        tree = read_tree(text, before)
        self.open[path] = tree
        self.version += 1
        if includes != include_lines(tree):
            self.refresh()
        return tree

    def close(self, path: str) -> None:
        self.open.pop(path, None)
        self.changed_on_disk()

    def changed_on_disk(self) -> None:
        self.version += 1
        self.session.forget_all()
        self.units.changed_on_disk()
        self.refresh()

    def refresh(self) -> None:
        """Forget the includes of open files: they may have changed."""
        self._units.clear()
        for unit in self.units.units:
            if unit.is_scanned and any(path in self.open for path in unit.files):
                unit.is_scanned = False

    def tree(self, path: str) -> Tree:
        found = self.open.get(path) or self._stored_now(path)
        if found is None:
            stamp = stamp_of(path)
            found = read_tree(read_text(path))
            self._stored[path] = (stamp, found)
        return found

    def _stored_now(self, path: str) -> Tree | None:
        """The tree of the file as it is on disk, if it was read before."""
        stored = self._stored.get(path)
        return stored[1] if stored is not None and stored[0] == stamp_of(path) else None

    # --- units -----------------------------------------------------------------------

    def units_of(self, path: str) -> list[Unit]:
        found = self._units.get(path)
        if found is None:
            found = self.units.of_file(path)
            self._units[path] = found
        for unit in found[:4]:
            if not unit.is_scanned:
                self.scan(unit)
        return found

    def unit_of(self, path: str) -> Unit:
        return self.units_of(path)[0]

    def scan(self, unit: Unit) -> None:
        """Repeated: open files may include others, which then have to be supplied, too."""
        supplied: set[str] = set()
        root = self.open.get(unit.root)
        for _ in range(4):
            unit.scan(self.session, root.text if root is not None else None)
            new = [
                (name, path)
                for path, names in unit.spelled.items()
                for name in names
                if path in self.open and name not in supplied
            ]
            if not new:
                return
            for name, path in new:
                text = self.open[path].text
                self.session.supply(name, text.encode(errors="surrogateescape"))
                supplied.add(name)
        unit.is_scanned = True

    def program(self, unit: Unit) -> Program:
        known = self._programs.get(unit.root)
        if known is not None and known[0] == self.version:
            return known[1]
        program = Program({path: self.tree(path) for path in unit.files})
        self._programs[unit.root] = (self.version, program)
        return program

    def program_of(self, path: str) -> Program:
        program = self.program(self.unit_of(path))
        if path not in program.trees:
            return Program({**program.trees, path: self.tree(path)})
        return program

    def all_units(self) -> list[Unit]:
        """Those of open files are known, too."""
        for path in self.open:
            self.units_of(path)
        return self.units.units

    def units_reading(self, path: str) -> list[Unit]:
        self.all_units()
        return list(dict.fromkeys([*self.units_of(path), *self.units.all_reading(path)]))

    def programs_using(self, path: str, name: str) -> Iterator[tuple[Program, list[str]]]:
        """Programs that read the file, and their files with the name in it, each file once.

        They are those of the whole workspace.
        """
        self.units_of(path)
        self.units.add_readers(path, name)
        seen: set[str] = set()
        for unit in self.units_reading(path):
            new = [file for file in unit.files if file not in seen]
            seen.update(new)
            using = [file for file in new if name in self.text(file)]
            if using:
                yield self.program(unit), using

    def text(self, path: str) -> str:
        found = self.open.get(path) or self._stored_now(path)
        return found.text if found is not None else read_text(path)

    def records_of(self, path: str) -> _core.Records | None:
        return self.unit_of(path).records


def stamp_of(path: str) -> tuple[int, int]:
    try:
        status = os.stat(path)
    except OSError:
        return 0, -1
    return status.st_mtime_ns, status.st_size


def include_lines(tree: Tree) -> list[str]:
    """What decides which files are read, as far as this file does."""
    return [
        chunk.word(node.name_span)
        for chunk in tree.chunks
        for node in chunk.nodes
        if node.kind == "include"
    ] + [chunk.text[s:e] for chunk in tree.chunks for k, s, e in chunk.remarks if k == "directive"]
