"""What a project's documentation shows: the dialects of its files, with all that belongs to them.

Knows records and where they stand, not how anything is written.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from tblgen_build import mlir
from tblgen_build.project.installed_llvm import llvm_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from tblgen_build._core import Record, RecordError, Records

    Identity = tuple[str, str, int]
    Entity = TypeVar(
        "Entity",
        mlir.Dialect,
        mlir.Operation,
        mlir.Definition,
        mlir.Enum,
        mlir.Interface,
        mlir.Pass,
    )


class Content(NamedTuple):
    """Each entity once, in the order in which files and definitions come."""

    dialects: list[mlir.Dialect]
    operations: list[mlir.Operation]
    types: list[mlir.Definition]
    attributes: list[mlir.Definition]
    enums: list[mlir.Enum]
    interfaces: list[mlir.Interface]
    passes: list[mlir.Pass]

    def of_dialect(self, name: str) -> Content:
        """Its own parts; enums and interfaces by the C++ namespace, which is all that they say."""
        [dialect] = [one for one in self.dialects if one.name == name]
        space = bare(dialect.cpp_namespace)
        is_its_own = space in self.own_spaces
        return Content(
            [dialect],
            [op for op in self.operations if op.dialect == name],
            [one for one in self.types if one.dialect == name],
            [one for one in self.attributes if one.dialect == name],
            [one for one in self.enums if is_its_own and bare(one.cpp_namespace) == space],
            [one for one in self.interfaces if is_its_own and bare(one.cpp_namespace) == space],
            [],
        )

    @property
    def own_spaces(self) -> set[str]:
        """C++ namespaces that belong to one dialect only. `mlir` does not: several use it."""
        counts = Counter(bare(dialect.cpp_namespace) for dialect in self.dialects)
        return {space for space, count in counts.items() if count == 1}

    @property
    def dialects_by_name(self) -> list[mlir.Dialect]:
        """In the order in which readers look for them."""
        return sorted(self.dialects, key=lambda dialect: dialect.name)

    @property
    def other_enums(self) -> list[mlir.Enum]:
        """Those of no dialect."""
        own = self.own_spaces
        return [one for one in self.enums if bare(one.cpp_namespace) not in own]

    @property
    def other_interfaces(self) -> list[mlir.Interface]:
        own = self.own_spaces
        return [one for one in self.interfaces if bare(one.cpp_namespace) not in own]


def bare(namespace: str) -> str:
    return namespace.removeprefix("::")


def gathered(units: Sequence[Records], mistakes: list[RecordError] | None = None) -> Content:
    """The dialects of all units, without those that LLVM's own files define.

    Raises RecordError. If there is a list of `mistakes`, it gets the errors instead.
    """

    def chosen(
        read: Callable[[Records], list[Entity]], is_wanted: Callable[[Record], bool]
    ) -> list[Entity]:
        return each_once((entity for records in units for entity in read(records)), is_wanted)

    roots = [os.path.dirname(os.path.abspath(records.main_file)) for records in units]
    own = Own(roots)
    dialects = chosen(lambda r: mlir.dialects(r, mistakes), lambda _: True)
    names = names_apart(dialects)
    operations = [
        op._replace(dialect=name_in(names, op.record, "opDialect", op.dialect))
        for op in chosen(lambda r: mlir.operations(r, "", mistakes), own)
    ]
    types, attributes = (
        [
            one._replace(dialect=name_in(names, one.record, "dialect", one.dialect))
            for one in chosen(read, own)
        ]
        for read in (
            lambda r: mlir.types(r, "", mistakes),
            lambda r: mlir.attributes(r, "", mistakes),
        )
    )
    named = {op.dialect for op in operations} | {one.dialect for one in types + attributes}
    dialects = [one._replace(name=names[identity(one.record)]) for one in dialects]
    return Content(
        [one for one in dialects if own(one.record) or one.name in named],
        operations,
        types,
        attributes,
        chosen(lambda r: mlir.enums(r, mistakes), own),
        chosen(lambda r: mlir.interfaces(r, mistakes), own),
        chosen(lambda r: mlir.passes(r, mistakes), own),
    )


def identity(record: Record) -> Identity:
    """Tells things apart by where they are defined: several units may include one definition."""
    at = record.location
    return record.name, os.path.abspath(at.file), at.line


def names_apart(dialects: Iterable[mlir.Dialect]) -> dict[Identity, str]:
    """The dialects' names. If several have the same name, the later ones get a number."""
    counts: Counter[str] = Counter()
    names: dict[Identity, str] = {}
    for dialect in dialects:
        counts[dialect.name] += 1
        number = counts[dialect.name]
        names[identity(dialect.record)] = dialect.name + (f"-{number}" if number > 1 else "")
    return names


def name_in(names: Mapping[Identity, str], record: Record, field: str, known: str) -> str:
    """The dialect's name of what `record` defines."""
    return names.get(identity(record.value_as_def(field)), known)


def each_once(entities: Iterable[Entity], is_wanted: Callable[[Record], bool]) -> list[Entity]:
    found: dict[Identity, Entity] = {}
    for entity in entities:
        if is_wanted(entity.record):
            found.setdefault(identity(entity.record), entity)
    return list(found.values())


class Own:
    """Whether a record is the project's: not in LLVM's files, unless these are documented."""

    def __init__(self, roots: Sequence[str]) -> None:
        self.roots = [root for root in roots if llvm_folder(root)]
        self.known: dict[str, bool] = {}

    def __call__(self, record: Record) -> bool:
        folder = os.path.dirname(os.path.abspath(record.location.file))
        found = self.known.get(folder)
        if found is None:
            is_below = any(f"{folder}/".startswith(f"{root}/") for root in self.roots)
            found = self.known[folder] = is_below or not llvm_folder(folder)
        return found
