"""Rules about an operation's traits: those that cannot hold together, or not for its operands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tblgen_build._core import nearest
from tblgen_build.lint.dialect_rules import at, is_own, operations_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build import mlir
    from tblgen_build._core import Record
    from tblgen_build.lint.finding import Finding
    from tblgen_build.lint.unit import LintUnit, SourceTrees

CODE = "contradictory-traits"
SEGMENTS = {"AttrSizedOperandSegments": "operands", "AttrSizedResultSegments": "results"}
SAME_SIZE = {"SameVariadicOperandSize": "operands", "SameVariadicResultSize": "results"}
OF_REGIONS = (
    "IsolatedFromAbove",
    "NoRegionArguments",
    "NoTerminator",
    "RecursiveMemoryEffects",
    "SingleBlock",
    "GraphRegionNoTerminator",
)
# Each of two cannot be with the other.
PAIRS = (
    ("AttrSizedOperandSegments", "SameVariadicOperandSize"),
    ("AttrSizedResultSegments", "SameVariadicResultSize"),
    ("ConstantLike", "IsTerminator"),
    ("NoTerminator", "SingleBlockImplicitTerminatorImpl"),
)


def contradictory_traits(units: Sequence[LintUnit], files: SourceTrees) -> Iterator[Finding]:
    for unit in units:
        for operation in operations_of(unit):
            if is_own(unit, operation.record):
                for message in contradictions(operation):
                    yield at(operation.record.location, CODE, f"'{operation.name}': {message}")


def contradictions(operation: mlir.Operation) -> Iterator[str]:
    has = operation.has_trait
    for one, other in PAIRS:
        if has(one) and has(other):
            yield f"'{one}' and '{other}' exclude each other"
    values = {"operands": operation.operands, "results": operation.results}
    for trait, what in (SEGMENTS | SAME_SIZE).items():
        many = [value for value in values[what] if value.arity != "one"]
        if has(trait) and len(many) < 2:
            yield f"'{trait}' is for several optional or variadic {what}; it has {len(many)}"
    if not operation.regions:
        for trait in OF_REGIONS:
            if has(trait):
                yield f"'{trait}' is about regions; it has none"
    if has("ConstantLike") and operation.operands:
        yield "'ConstantLike' is for operations without operands"
    if has("Commutative") and is_single(operation):
        yield "'Commutative' says nothing of one operand"
    written = {effect.effect.rpartition("::")[2] for effect in operation.effects}
    if has("NoMemoryEffect") and written:
        yield f"it has no memory effects, and these: {', '.join(sorted(written))}"
    for declared in operation.traits:
        if declared.record.is_subclass_of("DeclareInterfaceMethods"):
            yield from unknown_methods(declared.record)


def unknown_methods(declaration: Record) -> Iterator[str]:
    """Names of no method of the interface: nothing is declared for them."""
    known = {one.value_as_string("name") for one in methods_of(declaration)}
    for name in declaration.value_as_list_of_strings("alwaysOverriddenMethods"):
        if name not in known:
            near = nearest(name, sorted(known))
            hint = f"; did you mean '{near}'?" if near else ""
            interface = declaration.value_as_string("cppInterfaceName")
            yield f"interface '{interface}' has no method '{name}'{hint}"


def methods_of(interface: Record) -> Iterator[Record]:
    """With those of the interfaces that it is based on."""
    yield from interface.value_as_list_of_defs("methods")
    if "baseInterfaces" in interface:
        for base in interface.value_as_list_of_defs("baseInterfaces"):
            yield from methods_of(base)


def is_single(operation: mlir.Operation) -> bool:
    return [value.arity for value in operation.operands] in ([], ["one"])
