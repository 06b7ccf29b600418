"""All changes between two states that break users."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from tblgen_build.breaking.change import ALL, CPP, Change
from tblgen_build.breaking.definition_changes import (
    COMMANDS,
    definition_changes,
    enum_changes,
    interface_changes,
    pass_changes,
)
from tblgen_build.breaking.operation_changes import operation_changes
from tblgen_build.breaking.pairs import paired

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tblgen_build.breaking.change import Breaks
    from tblgen_build.breaking.pairs import Pairs
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
Unspelled = TypeVar("Unspelled", "Enum", "Interface", "Pass")


def changes(old: ComparedState, new: ComparedState) -> Iterator[Change]:
    """All of them, by kind. Additions break nothing, so they are left out."""
    for dialect in paired(old.dialects, new.dialects, lambda one: one.name).removed:
        yield removed(dialect, "dialect", f"dialect '{dialect.name}'", ALL)
    yield from spelled(old.operations, new.operations, "operation", operation_changes)
    yield from spelled(old.types, new.types, "type", definition_changes)
    yield from spelled(old.attributes, new.attributes, "attribute-definition", definition_changes)
    enums = paired(old.enums, new.enums, lambda one: (one.cpp_namespace, one.name))
    yield from unspelled(enums, "enum", enum_changes)
    interfaces = paired(
        old.interfaces, new.interfaces, lambda one: (one.kind, one.cpp_namespace, one.name)
    )
    yield from unspelled(interfaces, "interface", interface_changes)
    passes = paired(old.passes, new.passes, lambda one: one.name).joined(lambda one: one.argument)
    yield from unspelled(
        passes, "pass", pass_changes, (*CPP, *COMMANDS), lambda one: one.argument or one.name
    )


def spelled(
    old: Sequence[Named],
    new: Sequence[Named],
    code: str,
    compare: Callable[[Named, Named], Iterator[Change]],
) -> Iterator[Change]:
    """Changes of things with a name in IR. A record that now defines another name renamed it."""
    both = paired(old, new, lambda one: one.name).joined(lambda one: one.record.name)
    for before, after in both.both:
        if before.name != after.name:
            message = f"'{before.name}' is now '{after.name}'"
            yield Change(f"{code}-renamed", before.name, message, ALL[:2], after.record)
        yield from compare(before, after)
    for gone in both.removed:
        yield removed(gone, code, f"'{gone.name}'", ALL)


def unspelled(
    things: Pairs[Unspelled],
    kind: str,
    compare: Callable[[Unspelled, Unspelled], Iterator[Change]],
    breaks: tuple[Breaks, ...] = CPP,
    shown: Callable[[Unspelled], str] = lambda one: one.name,
) -> Iterator[Change]:
    """Changes of things without a name in IR."""
    for before, after in things.both:
        yield from compare(before, after)
    for gone in things.removed:
        yield removed(gone, kind, f"{kind} '{shown(gone)}'", breaks)


def removed(
    gone: Dialect | Operation | Definition | Enum | Interface | Pass,
    code: str,
    shown: str,
    breaks: tuple[Breaks, ...],
) -> Change:
    return Change(
        f"{code}-removed", gone.name, f"{shown} is gone", breaks, gone.record, is_gone=True
    )
