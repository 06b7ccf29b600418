"""Which result types of an operation follow from its arguments and other results.

Results and arguments share one index space: argument `i` is `i`, result `i` is
`-1 - i`, so that a non-negative index is an argument.
"""

from __future__ import annotations

from tblgen_build.generators.mlir.model import known_traits
from tblgen_build.generators.mlir.model.trait import Trait
from tblgen_build.generators.mlir.model.type import TypeConstraint

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Final


INFER_TYPE_INTERFACE: Final = "InferTypeOpInterface"

# Of an operand of shaped type.
TYPES_OF_ELEMENTS: Final = (
    "::llvm::SmallVector<::mlir::Type>("
    "::llvm::cast<::mlir::ShapedType>($_self).getNumElements(), "
    "::llvm::cast<::mlir::ShapedType>($_self).getElementType())"
)


class InferredType:
    """Where a type comes from, and the C++ that makes it of `$_self`."""

    __slots__ = ("index", "transformer")

    def __init__(self, index: int, transformer: str) -> None:
        self.index = index
        self.transformer = transformer

    @property
    def is_argument(self) -> bool:
        return self.index >= 0

    @property
    def result_index(self) -> int:
        """The result's own index; valid only when this is not an argument."""
        return -1 - self.index


def result_position(index: int) -> int:
    """The position of result `index` in the shared index space (its own inverse)."""
    return -1 - index


class _Node:
    __slots__ = ("is_inferred", "sources")

    def __init__(self) -> None:
        self.sources: list[InferredType] = []
        self.is_inferred = False


class _Graph:
    """One node for each result; edges come from what its type can be computed of."""

    __slots__ = ("nodes", "positions")

    def __init__(self, results: Sequence[TypeConstraint], positions: Mapping[str, int]) -> None:
        self.positions = positions
        self.nodes = [_Node() for _ in results]
        for index, (node, constraint) in enumerate(zip(self.nodes, results, strict=True)):
            if constraint.builder_call is not None:
                node.sources.append(InferredType(result_position(index), "$_self"))
                node.is_inferred = True

    def is_known(self, position: int) -> bool:
        return position >= 0 or self.nodes[result_position(position)].is_inferred

    def position(self, name: str) -> int:
        # An unknown name counts as the first argument, as in the reference.
        return self.positions.get(name, 0)

    def add_types_match_with(self, trait: Trait) -> None:
        record = trait.record
        target = self.position(record.value_as_string("rhs"))
        if target >= 0:
            return
        node = self.nodes[result_position(target)]
        if node.is_inferred:
            return
        source = self.position(record.value_as_string("lhs"))
        node.sources.append(InferredType(source, record.value_as_string("transformer")))
        node.is_inferred = self.is_known(source)

    def add_shaped_elements(self, trait: Trait) -> None:
        shaped = self.position(trait.record.value_as_string("shaped"))
        elements = self.position(trait.record.value_as_string("elements"))
        if elements >= 0 or shaped < 0:
            return
        node = self.nodes[result_position(elements)]
        if not node.is_inferred:
            node.sources.append(InferredType(shaped, TYPES_OF_ELEMENTS))
            node.is_inferred = True

    def add_all_types_match(self, trait: Trait) -> None:
        positions = [self.position(n) for n in trait.record.value_as_list_of_strings("values")]
        results = [result_position(p) for p in positions if p < 0]
        known = [p for p in positions if self.is_known(p)]
        for result in results:
            node = self.nodes[result]
            if known:
                if not node.is_inferred:
                    node.sources = [InferredType(known[-1], "$_self")]
                    node.is_inferred = True
                continue
            for other in results:
                if other != result:
                    node.sources.append(InferredType(result_position(other), "$_self"))

    def propagate(self) -> bool:
        """Infer what follows from inferred results; whether all are inferred then."""
        pending = [n for n in self.nodes if not n.is_inferred]
        changed = True
        while changed and pending:
            changed = False
            for node in pending:
                source = next((s for s in node.sources if self.is_known(s.index)), None)
                if source is not None:
                    node.sources = [source]
                    node.is_inferred = changed = True
            pending = [n for n in pending if not n.is_inferred]
        return not pending


def infer_result_types(
    traits: Sequence[Trait],
    operands: Sequence[tuple[int, TypeConstraint]],
    results: Sequence[TypeConstraint],
    positions: Mapping[str, int],
) -> list[InferredType] | None:
    """A source for each result's type, or None where not all of them can be inferred.

    `operands` are operands with their argument index, `positions` maps names to the
    shared index space.
    """
    if not results or any(r.is_variable_length for r in results):
        return None
    if any(t.qualified_name == known_traits.SAME_TYPE for t in traits):
        for index, operand in operands:
            if not operand.is_variable_length:
                return [InferredType(index, "$_self") for _ in results]
        return None
    graph = _Graph(results, positions)
    for trait in traits:
        record = trait.record
        if trait.kind == "interface" and record.name == INFER_TYPE_INTERFACE:
            return None
        if record.is_subclass_of(known_traits.TYPES_MATCH_WITH):
            graph.add_types_match_with(trait)
        elif record.is_subclass_of(known_traits.SHAPED_TYPE_MATCHES):
            graph.add_shaped_elements(trait)
        elif record.is_subclass_of(known_traits.ALL_TYPES_MATCH):
            graph.add_all_types_match(trait)
    return [n.sources[0] for n in graph.nodes] if graph.propagate() else None
