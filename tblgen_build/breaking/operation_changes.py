"""What changed in one operation: the values it takes and gives, attributes, regions, traits."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

from tblgen_build.breaking.change import ALL, CPP, IR, Change
from tblgen_build.breaking.name_changes import bare, class_changes, format_changes, quoted
from tblgen_build.breaking.pairs import Pairs, is_reordered, paired
from tblgen_build.mlir import Attribute, Property

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.breaking.change import Breaks
    from tblgen_build.mlir import Operation, Region, Successor, Trait, Value

    Block = TypeVar("Block", Region, Successor)

SEGMENTS = ("AttrSizedOperandSegments", "AttrSizedResultSegments")
# Bytecode has properties in order, without names, so an added or removed one shifts the rest.
PROPERTIES: tuple[Breaks, ...] = ("bytecode", "C++")


def operation_changes(old: Operation, new: Operation) -> Iterator[Change]:
    """Of an operation with one name in both states."""
    yield from class_changes(old, new)
    for kind, before, after in (
        ("operand", old.operands, new.operands),
        ("result", old.results, new.results),
    ):
        yield from value_changes(new, kind, before, after)
    yield from segment_changes(old, new)
    yield from attribute_changes(old, new)
    yield from block_changes(new, "region", old.regions, new.regions)
    yield from block_changes(new, "successor", old.successors, new.successors)
    yield from trait_changes(old, new)
    yield from format_changes(old, new)


# --- operands and results ------------------------------------------------------


def value_changes(
    op: Operation, kind: str, old: Sequence[Value], new: Sequence[Value]
) -> Iterator[Change]:
    values = value_pairs(old, new)
    for before, after in values.both:
        yield from changes_of_value(op, kind, before, after)
    for value in values.removed:
        message = f"{kind} {quoted(value.name)} is gone"
        yield Change(f"{kind}-removed", named(op, value.name), message, ALL, op.record)
    for value in values.added:
        breaks = ALL if value.arity == "one" else CPP  # only builders ask for it
        message = f"{kind} {quoted(value.name)} is new"
        yield Change(f"{kind}-added", named(op, value.name), message, breaks, op.record)
    if is_reordered([value.name for value in old], [value.name for value in new]):
        order = ", ".join(value.name for value in new)
        yield Change(f"{kind}s-reordered", op.name, f"its {kind}s are now {order}", ALL, op.record)


def value_pairs(old: Sequence[Value], new: Sequence[Value]) -> Pairs[Value]:
    """Pairs by name. If there are as many as before, those at the same place were renamed."""
    values = paired(old, new, lambda value: value.name)
    if len(old) != len(new):
        return values
    places = {id(value): place for side in (old, new) for place, value in enumerate(side)}
    return values.joined(lambda value: (places[id(value)], value.constraint))


def changes_of_value(op: Operation, kind: str, old: Value, new: Value) -> Iterator[Change]:
    subject = named(op, new.name)
    if old.name != new.name:
        message = f"{kind} {quoted(old.name)} is now {quoted(new.name)}"
        yield Change(f"{kind}-renamed", subject, message, CPP, op.record)
    if old.arity != new.arity:
        message = f"{kind} {quoted(new.name)} was {old.arity}, is {new.arity}"
        yield Change(f"{kind}-arity-changed", subject, message, arity_breaks(old, new), op.record)
    before, after = bare(old.condition), bare(new.condition)
    breaks = (
        *(IR if after and before != after else ()),
        *(CPP if bare(old.cpp_type) != bare(new.cpp_type) else ()),
    )
    if breaks:
        message = f"{kind} {quoted(new.name)} was {old.type}, is {new.type}"
        if old.type == new.type:
            message = f"{kind} {quoted(new.name)}: the definition of {new.type} has changed"
        yield Change(f"{kind}-type-changed", subject, message, breaks, op.record)


def arity_breaks(old: Value, new: Value) -> tuple[Breaks, ...]:
    """Existing IR stays valid if the new one accepts every number that the old one did."""
    wider = {("one", "optional"), ("one", "any"), ("optional", "any")}
    return CPP if (old.arity, new.arity) in wider else ALL


def segment_changes(old: Operation, new: Operation) -> Iterator[Change]:
    for trait, before, after in (
        (SEGMENTS[0], old.operands, new.operands),
        (SEGMENTS[1], old.results, new.results),
    ):
        counts = [
            len(values) if op.has_trait(trait) else 0
            for op, values in ((old, before), (new, after))
        ]
        if counts[0] != counts[1]:
            message = f"{trait}: {counts[0] or 'no'} sizes before, {counts[1] or 'none'} now"
            yield Change("segments-changed", new.name, message, IR, new.record)


# --- attributes and properties -------------------------------------------------


class Inherent(NamedTuple):
    """An attribute or a property, as far as the two can be compared."""

    name: str
    constraint: str
    cpp_type: str
    default: str
    is_required: bool


def inherent(op: Operation) -> list[Inherent]:
    """In the order of bytecode, which lacks derived attributes: only C++ computes those."""
    found = []
    for argument in op.arguments:
        if isinstance(argument, Attribute) and not argument.is_derived:
            required = not argument.is_optional and not argument.default
            cpp_type, default = argument.return_type, argument.default
            found.append(Inherent(argument.name, argument.constraint, cpp_type, default, required))
        elif isinstance(argument, Property):
            cpp_type, default = argument.interface_type, argument.default
            found.append(
                Inherent(argument.name, argument.constraint, cpp_type, default, not default)
            )
    return found


def attribute_changes(old: Operation, new: Operation) -> Iterator[Change]:
    before, after = inherent(old), inherent(new)
    attributes = paired(before, after, lambda attribute: attribute.name)
    for one, other in attributes.both:
        yield from changes_of_attribute(new, one, other)
    for gone in attributes.removed:
        message = f"attribute {quoted(gone.name)} is gone"
        yield Change("attribute-removed", named(new, gone.name), message, ALL, new.record)
    for came in attributes.added:
        breaks = ALL if came.is_required else PROPERTIES
        message = f"attribute {quoted(came.name)} is new"
        yield Change("attribute-added", named(new, came.name), message, breaks, new.record)
    if is_reordered([one.name for one in before], [one.name for one in after]):
        order = ", ".join(one.name for one in after)
        message = f"its attributes and properties are now {order}"
        yield Change("attributes-reordered", new.name, message, PROPERTIES, new.record)


def changes_of_attribute(op: Operation, old: Inherent, new: Inherent) -> Iterator[Change]:
    subject, name = named(op, new.name), quoted(new.name)
    if old.constraint != new.constraint:
        message = f"attribute {name} was {old.constraint}, is {new.constraint}"
        breaks = (*IR, *(CPP if bare(old.cpp_type) != bare(new.cpp_type) else ()))
        yield Change("attribute-type-changed", subject, message, breaks, op.record)
    if new.is_required and not old.is_required:
        message = f"attribute {name} can no longer be left out"
        yield Change("attribute-required", subject, message, ALL, op.record)
    elif old.is_required and not new.is_required:
        message = f"attribute {name} can be left out now"
        yield Change("attribute-optional", subject, message, PROPERTIES, op.record)
    elif bare(old.default) != bare(new.default):
        was, is_now = old.default or "none", new.default or "none"
        message = f"the default of attribute {name} was {was}, is {is_now}"
        yield Change("attribute-default-changed", subject, message, IR, op.record)


# --- regions, successors, traits -----------------------------------------------


def block_changes(
    op: Operation, kind: str, old: Sequence[Block], new: Sequence[Block]
) -> Iterator[Change]:
    blocks = paired(old, new, lambda block: block.name)
    for gone in blocks.removed:
        message = f"{kind} {quoted(gone.name)} is gone"
        yield Change(f"{kind}-removed", named(op, gone.name), message, ALL, op.record)
    for came in blocks.added:
        breaks = CPP if came.is_variadic else ALL
        message = f"{kind} {quoted(came.name)} is new"
        yield Change(f"{kind}-added", named(op, came.name), message, breaks, op.record)


def trait_changes(old: Operation, new: Operation) -> Iterator[Change]:
    traits = paired(old.traits, new.traits, trait_name)
    for gone in traits.removed:
        if gone.cpp_name and gone.name not in SEGMENTS:
            kind = "interface" if gone.kind == "interface" else f"{gone.kind} trait"
            message = f"it no longer has the {kind} {gone.cpp_name}"
            yield Change("trait-removed", f"{new.name} {gone.cpp_name}", message, CPP, new.record)
    for came in traits.added:
        if came.kind == "predicate":
            message = f"it is verified now: {trait_name(came)}"
            yield Change("trait-added", new.name, message, IR, new.record)


def trait_name(trait: Trait) -> str:
    """Of a predicate, its summary: names of anonymous records differ between states."""
    if trait.kind == "predicate" and trait.record.field("summary"):
        return trait.record.value_as_string("summary")
    return trait.cpp_name or trait.name


def named(op: Operation, part: str) -> str:
    return f"{op.name} {part}".rstrip()
