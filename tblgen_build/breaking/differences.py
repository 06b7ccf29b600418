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


InIR = TypeVar("InIR", "Operation", "Definition")
NotInIR = TypeVar("NotInIR", "Enum", "Interface", "Pass")


def changes(old: ComparedState, new: ComparedState) -> Iterator[Change]:
    """All changes, by kind. Additions break nothing, so they are left out."""
    for dialect in paired(old.dialects, new.dialects, lambda one: one.name).removed:
        yield removed(dialect, "dialect", f"dialect '{dialect.name}'", ALL)
    yield from named_in_ir(old.operations, new.operations, "operation", operation_changes)
    yield from named_in_ir(old.types, new.types, "type", definition_changes)
    yield from named_in_ir(
        old.attributes, new.attributes, "attribute-definition", definition_changes
    )
    enums = paired(old.enums, new.enums, lambda one: (one.cpp_namespace, one.name))
    yield from not_in_ir(enums, "enum", enum_changes)
    interfaces = paired(
        old.interfaces, new.interfaces, lambda one: (one.kind, one.cpp_namespace, one.name)
    )
    yield from not_in_ir(interfaces, "interface", interface_changes)
    passes = paired(old.passes, new.passes, lambda one: one.name).joined(lambda one: one.argument)
    yield from not_in_ir(
        passes, "pass", pass_changes, (*CPP, *COMMANDS), lambda one: one.argument or one.name
    )


def named_in_ir(
    old: Sequence[InIR],
    new: Sequence[InIR],
    code: str,
    compare: Callable[[InIR, InIR], Iterator[Change]],
) -> Iterator[Change]:
    """Changes of things with a name in IR. A record that defines another now has renamed it."""
    both = paired(old, new, lambda one: one.name).joined(lambda one: one.record.name)
    for before, after in both.both:
        if before.name != after.name:
            message = f"'{before.name}' is now '{after.name}'"
            yield Change(f"{code}-renamed", before.name, message, ALL[:2], after.record)
        yield from compare(before, after)
    for gone in both.removed:
        yield removed(gone, code, f"'{gone.name}'", ALL)


def not_in_ir(
    things: Pairs[NotInIR],
    kind: str,
    compare: Callable[[NotInIR, NotInIR], Iterator[Change]],
    breaks: tuple[Breaks, ...] = CPP,
    shown: Callable[[NotInIR], str] = lambda one: one.name,
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
