"""Traits and effects as authors write them: `Pure`, `HasParent<FuncOp>`, `MemRead`.

Knows the classes of traits in MLIR's OpBase.td and Traits.td, not how they are shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tblgen_build import mlir
    from tblgen_build._core import Record


class WrittenTrait(NamedTuple):
    text: str
    summary: str  # what a predicate demands; empty for others


def written_traits(record: Record) -> list[WrittenTrait]:
    """The traits of an `Op`, `TypeDef` or `AttrDef`, without interfaces, each once, in order."""
    return list(dict.fromkeys(_written(record)))


def _written(holder: Record) -> Iterator[WrittenTrait]:
    for trait in holder.value_as_list_of_defs("traits"):
        if trait.is_subclass_of("TraitList") and trait.is_anonymous:
            yield from _written(trait)
        elif not trait.is_subclass_of("InterfaceTrait"):
            yield WrittenTrait(_spelling(trait), trait.value_as_optional_string("summary") or "")


def _spelling(trait: Record) -> str:
    """The name of a def. For an anonymous one, its class with arguments."""
    if not trait.is_anonymous:
        return trait.name
    class_ = trait.direct_superclasses[-1].name
    if class_ in ("NativeTrait", "NativeOpTrait", "ParamNativeOpTrait"):
        return trait.value_as_string("trait").removesuffix("::Impl")
    if trait.is_subclass_of("ParamNativeOpTrait"):
        return trait.value_as_string("trait").removesuffix("::Impl")
    values = trait.value("values")
    return f"{class_}<{values}>" if values is not None else class_


def effects_on(op: mlir.Operation, value: str) -> str:
    """The effects on an operand, attribute or result; empty if it has no name."""
    return ", ".join(dict.fromkeys(one.name for one in op.effects if value and one.value == value))


def other_effects(op: mlir.Operation) -> list[str]:
    """The effects of the operation itself, and on values without a name."""
    named = {one.name for one in (*op.arguments, *op.attributes, *op.results)} - {""}
    return list(dict.fromkeys(one.name for one in op.effects if one.value not in named))


def has_no_effects(op: mlir.Operation) -> bool:
    """Whether it declares that it has none, as `Pure` does."""
    return not op.effects and any(one.name == "NoMemoryEffect" for one in op.interfaces)
