"""Which classes derive from which, and which records have a trait or implement an interface.

The hierarchy comes from the text. Users of a trait come from the last records that could be
evaluated, since traits are also inherited and listed in lists of traits.
"""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.lsp.navigation import KINDS, location_of, location_of_record
from tblgen_build.lsp.positions import printable, range_of
from tblgen_build.lsp.protocol_types import JsonObject, Location, TypeHierarchyItem
from tblgen_build.lsp.uris import path_of, uri_of
from tblgen_build.syntax.names import Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tblgen_build.lsp.project import OpenProject
    from tblgen_build.syntax.names import Program

DERIVING = ("class", "def", "defm", "multiclass")
TRAITS = "traits"  # the field of operations, types and attributes; lists of traits have it, too
INTERFACE = "cppInterfaceName"  # two records with one of these stand for one interface
MAX_FOUND = 2000
MAX_DEPTH = 20  # of lists of traits in lists of traits


# --- hierarchy -----------------------------------------------------------------------


def prepared(project: OpenProject, path: str, offset: int) -> list[TypeHierarchyItem]:
    places = project.program_of(path).target_at(path, offset)
    return [item_of(project, place) for place in places if place.node.kind in DERIVING]


def supertypes(project: OpenProject, data: JsonObject) -> list[TypeHierarchyItem]:
    found: dict[Place, None] = {}
    for program, place in places_of(project, data):
        for use in place.node.parents:
            parents = program.defined(use.name, "multiclass") if is_of_multiclass(place) else []
            parent = next(iter(parents), None) or program.class_named(use.name)
            if parent is not None:
                found[parent] = None
    return [item_of(project, place) for place in found]


def subtypes(project: OpenProject, data: JsonObject) -> list[TypeHierarchyItem]:
    """In all files that see it."""
    name = data["name"]
    found: dict[Place, None] = {}
    for program, files in project.programs_using(data["path"], name):
        for place in program.all_defined(*DERIVING):
            if place.path in files and any(use.name == name for use in place.node.parents):
                found[place] = None
    return [item_of(project, place) for place in islice(found, MAX_FOUND)]


def is_of_multiclass(place: Place) -> bool:
    return place.node.kind in ("defm", "multiclass")


def places_of(project: OpenProject, data: JsonObject) -> Iterator[tuple[Program, Place]]:
    """What an item stands for, as the text is now."""
    path, name, kind = data["path"], data["name"], data["kind"]
    program = project.program_of(path)
    if kind == "class":
        place = program.class_named(name)
        if place is not None:
            yield program, place
        return
    for chunk, node in project.tree(path).defined.get(name, ()):
        if node.kind == kind:
            yield program, Place(path, chunk, node)


def item_of(project: OpenProject, place: Place) -> TypeHierarchyItem:
    tree, node = project.tree(place.path), place.node
    start, end = place.span()
    whole = range_of(tree, place.chunk.offset + node.start, max(place.chunk.offset + node.end, end))
    detail = f"{node.kind} in {os.path.basename(place.path)}"
    data = {"path": place.path, "name": node.name, "kind": node.kind}
    kind, uri = KINDS[node.kind], uri_of(place.path)
    return TypeHierarchyItem(
        printable(node.name), kind, uri, whole, range_of(tree, start, end), detail, data
    )


def data_of(item: JsonObject) -> JsonObject:
    """Of an item that a client sends back; some leave out what they do not know."""
    data = item.get("data")
    if isinstance(data, dict) and {"path", "name", "kind"} <= data.keys():
        return data
    return {"path": os.path.realpath(path_of(item["uri"])), "name": item["name"], "kind": "class"}


# --- traits and interfaces -----------------------------------------------------------


def implementations(project: OpenProject, path: str, offset: int) -> list[Location]:
    """Of a class, the records derived from it; of a trait or interface, the records that have it.

    In files that were not evaluated yet, the text decides: whatever names it counts.
    """
    places: dict[Location, None] = {}
    for target in project.program_of(path).target_at(path, offset)[:1]:
        if target.node.kind not in ("class", "def", "defm"):
            continue
        evaluated: set[str] = set()
        for unit in project.units_reading(target.path):
            if unit.records is not None:
                evaluated.update(unit.files)
                for record in users(unit.records, target.node.name, target.node.kind == "class"):
                    places[location_of_record(project, record.location)] = None
        for program, files in project.programs_using(target.path, target.node.name):
            for place in naming(program, target, [f for f in files if f not in evaluated]):
                places[location_of(project, place.path, *place.span())] = None
    return list(islice(places, MAX_FOUND))


def naming(program: Program, target: Place, files: Iterable[str]) -> Iterator[Place]:
    """The defs of these files that name it, in their traits or as a superclass."""
    for use in program.references(target, files):
        found = program.trees[use.path].use_at(use.start)
        node = found[1].node if found is not None else None
        record = node.record() if node is not None else None
        if found is not None and record is not None and record.kind in ("def", "defm"):
            yield Place(use.path, found[0], record)


def users(records: _core.Records, name: str, is_class: bool) -> Iterator[_core.Record]:
    """Records that derive from the class, or have it, or the record, among their traits."""
    wanted = records.classes.get(name) if is_class else records.get_def(name)
    if wanted is None:
        return
    interface = None if is_class else interface_name(wanted)
    matched: dict[str, bool] = {}  # by the name of a trait's record

    def fits(trait: _core.Record) -> bool:
        known = matched.get(trait.name)
        if known is None:
            known = (is_class and trait.is_subclass_of(name)) or trait.name == name
            known = known or (interface is not None and interface_name(trait) == interface)
            matched[trait.name] = known
        return known

    for record in records.defs.values():
        if record.is_anonymous:
            continue
        is_derived = is_class and record.is_subclass_of(name)
        is_user = not is_list_of_traits(record) and any(map(fits, traits_of(record)))
        if is_derived or is_user:
            yield record


def traits_of(record: _core.Record, depth: int = 0) -> Iterator[_core.Record]:
    """All of them, those in lists of traits as well."""
    value = record.value(TRAITS) if TRAITS in record else None
    if not isinstance(value, _core.ListValue) or depth > MAX_DEPTH:
        return
    for element in value:
        if isinstance(element, _core.DefValue):
            yield element.record
            yield from traits_of(element.record, depth + 1)


def is_list_of_traits(record: _core.Record) -> bool:
    return record.is_subclass_of("TraitList")


def interface_name(record: _core.Record) -> tuple[str, str] | None:
    """Its C++ namespace and name, if it stands for an interface."""
    try:
        name = record.value_as_optional_string(INTERFACE) if INTERFACE in record else None
        space = record.value_as_optional_string("cppNamespace") if name else None
    except _core.RecordError:
        return None
    return (space or "", name) if name else None
