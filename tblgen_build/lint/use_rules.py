"""Rules about what nothing uses: includes, and records that matter only to those that name them."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, NamedTuple

from tblgen_build.lint.finding import Edit, Finding
from tblgen_build.lint.unit import included_by_others, nodes_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build._core import Record
    from tblgen_build.lint.unit import LintUnit, SourceTrees
    from tblgen_build.syntax.tree import Tree

_WORD = re.compile(r"\w+")
_INCLUDE_LINE = re.compile(r'[ \t]*include[ \t]+"[^"\n]*"[ \t]*\r?(?:\n|\Z)')
_INCLUDED = re.compile(r'^[ \t]*include[ \t]+"([^"\n]*)"', re.M)
# Classes whose records are used by name only, and those below them that generators read.
NAMED_ONLY = ("Pred", "Constraint", "Trait", "PatFrags", "SDNodeXForm")
EMITTED = ("DialectType", "DialectAttr", "EnumAttrInfo", "EnumInfo", "Interface", "StructAttr")


def unused_include(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """An include of a main file: no other file of the unit uses a name that it brings.

    Files that make records of the project count as used: to make them may be why they are included.
    """
    included = included_by_others(units)
    for unit in units:
        if files.real(unit.main) in included:
            continue
        includes = UnitIncludes(unit, files)
        records = {record.location.file for record in unit.records.defs.values()}
        for name, offset, target in includes.of(unit.main):
            brought = includes.only_by(unit.main, target)
            beside = f"{os.path.dirname(files.real(unit.main))}/"
            makes_records = any(
                path in records and (path in unit.own or files.real(path).startswith(beside))
                for path in brought
            )
            if not brought or makes_records:
                continue
            if includes.are_named(brought):
                continue
            names = {one for path in brought for one in files.tree(path).defined}
            rest = (path for path in unit.paths if path not in brought)
            if names and not any(names & includes.words(path) for path in rest):
                message = f"nothing uses what '{name}' defines"
                place = files.at(unit.main, offset)
                edit = without_line(files.tree(unit.main).text, offset)
                yield Finding(unit.main, *place, "unused-include", message, edit=edit)


def without_line(text: str, offset: int) -> Edit | None:
    """Takes away the include there, if its line has nothing else."""
    found = _INCLUDE_LINE.match(text, text.rfind("\n", 0, offset) + 1)
    return Edit(found.start(), found.end(), b"") if found is not None else None


class WrittenInclude(NamedTuple):
    """An include of a file that the unit has."""

    name: str  # as it is written
    offset: int  # in the including file
    target: str


class UnitIncludes:
    """Which files of a unit include which, by the text."""

    def __init__(self, unit: LintUnit, files: SourceTrees) -> None:
        self._unit = unit
        self._files = files
        self._words: dict[str, set[str]] = {}
        self._targets: dict[str, list[str]] = {}
        self._defined: dict[str, set[str]] = {}  # classes and defs of each file, as the parser says
        for name, file, _, _ in unit.records.places():
            self._defined.setdefault(file, set()).add(name)

    def are_named(self, brought: set[str]) -> bool:
        """Whether the project's other files name a class or def of these: then all is said."""
        names = set().union(*(self._defined.get(path, ()) for path in brought))
        own = (path for path in self._unit.own if path not in brought)
        return any(names & self.words(path) for path in own)

    def of(self, path: str) -> list[WrittenInclude]:
        """The includes in the file."""
        found: list[WrittenInclude] = []
        for chunk, node in nodes_of(self._files.tree(path)):
            if node.kind == "include":
                name = chunk.word(node.name_span).strip('"')
                target = self._file(name)
                if target:
                    found.append(WrittenInclude(name, chunk.offset + node.start, target))
        return found

    def _file(self, name: str) -> str:
        tail = f"/{os.path.normpath(name)}"
        paths = self._unit.paths[1:]
        return next((path for path in paths if f"/{os.path.normpath(path)}".endswith(tail)), "")

    def reached(self, path: str) -> set[str]:
        found: set[str] = set()
        waiting = [path]
        while waiting:
            at = waiting.pop()
            if at not in found:
                found.add(at)
                waiting += self._targets_of(at)
        return found

    def _targets_of(self, path: str) -> list[str]:
        """The files that it includes. LLVM's own are whole, so their lines say enough."""
        found = self._targets.get(path)
        if found is None:
            if path in self._unit.of_llvm and path not in self._unit.own:
                names = _INCLUDED.findall(self._files.text(path))
                found = [target for name in names if (target := self._file(name))]
            else:
                found = [include.target for include in self.of(path)]
            self._targets[path] = found
        return found

    def only_by(self, path: str, target: str) -> set[str]:
        """What the file reads by this include, and by no other."""
        others = {other.target for other in self.of(path) if other.target != target}
        known = {path}.union(*(self.reached(other) for other in others))
        return self.reached(target) - known

    def words(self, path: str) -> set[str]:
        """All of the file, those in strings and code, too, but not those of comments."""
        found = self._words.get(path)
        if found is None:
            found = self._words[path] = words_of(self._files.tree(path))
        return found


def words_of(tree: Tree) -> set[str]:
    """But for names of included files: `B.td` is no use of a class B."""
    found: set[str] = set()
    for chunk in tree.chunks:
        inner = (node for top in chunk.nodes for node in top.inside())
        includes = {node.name_span[0] for node in inner if node.kind == "include"}
        for start, end in zip(chunk.starts, chunk.ends, strict=True):
            if start not in includes:
                found.update(_WORD.findall(chunk.text, start, end))
    return found


def unused_def(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    """Predicates, constraints, traits and fragments of a main file that no other record names."""
    included = included_by_others(units)
    for unit in units:
        if files.real(unit.main) in included or unit.is_of_llvm:
            continue
        tree = files.tree(unit.main)
        asks = any(chunk.text.find("!instances") >= 0 for chunk in tree.chunks)
        if asks or is_only_named(unit):
            continue
        counts: dict[str, int] = {}
        for path in unit.own:
            for chunk in files.tree(path).chunks:
                for start, end in zip(chunk.starts, chunk.ends, strict=True):
                    for word in _WORD.findall(chunk.text, start, end):
                        counts[word] = counts.get(word, 0) + 1
        for chunk, node in nodes_of(tree):
            record = unit.records.get_def(node.name) if node.kind == "def" and node.name else None
            if record is None or counts.get(node.name, 0) > 1 or not is_for_others(record):
                continue
            line, column = files.at(unit.main, chunk.offset + node.name_span[0])
            message = f"no record uses '{node.name}'"
            yield Finding(unit.main, line, column, "unused-def", message)


def is_only_named(unit: LintUnit) -> bool:
    """Whether the file is a library: it has nothing but such records."""
    own = [r for r in unit.records.defs.values() if r.location.file == unit.main]
    return all(is_for_others(record) for record in own)


def is_for_others(record: Record) -> bool:
    """Whether nothing is generated from it alone."""
    if not any(record.is_subclass_of(name) for name in NAMED_ONLY):
        return False
    if any(record.is_subclass_of(name) for name in EMITTED):
        return False
    name = "cppFunctionName"  # of a constraint that becomes a function
    return name not in record or not record.value_as_optional_string(name)
