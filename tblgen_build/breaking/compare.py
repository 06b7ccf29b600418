"""All changes between two states that break users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from tblgen_build.breaking.change import ALL, CPP, Change
from tblgen_build.breaking.definitions import (
    COMMANDS,
    definition_changes,
    enum_changes,
    interface_changes,
    pass_changes,
)
from tblgen_build.breaking.operations import operation_changes
from tblgen_build.breaking.pairs import paired

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tblgen_build.mlir import Definition, Dialect, Enum, Interface, Operation, Pass


class ComparedState(Protocol):
    """What a project defines, each thing once."""

    @property
    def dialects(self) -> Sequence[Dialect]: ...
    @property
    def operations(self) -> Sequence[Operation]: ...
    @property
    def types(self) -> Sequence[Definition]: ...
    @property
    def attributes(self) -> Sequence[Definition]: ...
    @property
    def enums(self) -> Sequence[Enum]: ...
    @property
    def interfaces(self) -> Sequence[Interface]: ...
    @property
    def passes(self) -> Sequence[Pass]: ...


Named = TypeVar("Named", "Operation", "Definition")


def changes(old: ComparedState, new: ComparedState) -> Iterator[Change]:
    """In the order of the new state's kinds; what only comes in addition breaks nobody."""
    for dialect in paired(old.dialects, new.dialects, lambda one: one.name).removed:
        message = f"dialect '{dialect.name}' is gone"
        yield Change("dialect-removed", dialect.name, message, ALL, dialect.record, is_gone=True)
    yield from spelled(old.operations, new.operations, "operation", operation_changes)
    yield from spelled(old.types, new.types, "type", definition_changes)
    yield from spelled(old.attributes, new.attributes, "attribute-definition", definition_changes)
    yield from changes_of_enums(old.enums, new.enums)
    yield from changes_of_interfaces(old.interfaces, new.interfaces)
    yield from changes_of_passes(old.passes, new.passes)


def spelled(
    old: Sequence[Named],
    new: Sequence[Named],
    code: str,
    compare: Callable[[Named, Named], Iterator[Change]],
) -> Iterator[Change]:
    """Of what has a name in IR; a record that defines another name now has renamed it."""
    both = paired(old, new, lambda one: one.name).joined(lambda one: one.record.name)
    for before, after in both.both:
        if before.name != after.name:
            message = f"'{before.name}' is now '{after.name}'"
            yield Change(f"{code}-renamed", before.name, message, ALL[:2], after.record)
        yield from compare(before, after)
    for gone in both.removed:
        message = f"'{gone.name}' is gone"
        yield Change(f"{code}-removed", gone.name, message, ALL, gone.record, is_gone=True)


def changes_of_enums(old: Sequence[Enum], new: Sequence[Enum]) -> Iterator[Change]:
    enums = paired(old, new, lambda enum: (enum.cpp_namespace, enum.name))
    for before, after in enums.both:
        yield from enum_changes(before, after)
    for gone in enums.removed:
        message = f"enum '{gone.name}' is gone"
        yield Change("enum-removed", gone.name, message, CPP, gone.record, is_gone=True)


def changes_of_interfaces(old: Sequence[Interface], new: Sequence[Interface]) -> Iterator[Change]:
    interfaces = paired(old, new, lambda one: (one.kind, one.cpp_namespace, one.name))
    for before, after in interfaces.both:
        yield from interface_changes(before, after)
    for gone in interfaces.removed:
        message = f"interface '{gone.name}' is gone"
        yield Change("interface-removed", gone.name, message, CPP, gone.record, is_gone=True)


def changes_of_passes(old: Sequence[Pass], new: Sequence[Pass]) -> Iterator[Change]:
    passes = paired(old, new, lambda one: one.name).joined(lambda one: one.argument)
    for before, after in passes.both:
        yield from pass_changes(before, after)
    for gone in passes.removed:
        message = f"pass '{gone.argument or gone.name}' is gone"
        breaks = (*CPP, *COMMANDS)
        yield Change("pass-removed", gone.name, message, breaks, gone.record, is_gone=True)
