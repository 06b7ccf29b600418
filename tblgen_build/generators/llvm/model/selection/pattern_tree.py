"""The trees of selection patterns: what is matched, and what is made of it.

A tree's shape and annotations only: parsing, inference and variants are elsewhere.
"""

from __future__ import annotations

from tblgen_build._core import Record

from .types.type_set import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .operators import PatternOperator
    from .predicate_function import PredicateFunction
    from .types.type_set import TypeSet


class PredicateCall:
    """A predicate function that a node has to satisfy. Equal where function and scope are.

    A `scope` other than 0 is that of the function's operands: the nodes that they are have an
    entry (scope, operand) in `argument_names`.
    """

    __slots__ = ("function", "scope")

    def __init__(self, function: PredicateFunction, scope: int) -> None:
        self.function = function
        self.scope = scope

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, PredicateCall)
            and self.function is other.function
            and self.scope == other.scope
        )

    def __hash__(self) -> int:
        return hash((self.function.record, self.scope))


class PatternNode:
    """A node: an `operator` with `children`, or a leaf, whose operator is None.

    A `leaf` is a record (a register, a class of them, a type, an operand, ...), a number, or
    None for `?`. `types` has an entry for each result; after import each is one simple type
    (`TypeUniverse.simple`), 0 where the type does not matter. Trees share nodes.
    """

    __slots__ = (
        "argument_names",
        "children",
        "global_isel_flags",
        "leaf",
        "name",
        "operator",
        "predicate_calls",
        "result_indices",
        "transform",
        "types",
    )

    def __init__(
        self,
        operator: PatternOperator | None,
        children: list[PatternNode],
        num_results: int,
        leaf: Record | int | None = None,
    ) -> None:
        self.operator = operator
        self.children = children
        self.leaf = leaf
        self.types: list[TypeSet] = [UNKNOWN] * num_results
        self.name = ""  # without the $
        self.predicate_calls: tuple[PredicateCall, ...] = ()
        self.transform: PatternOperator | None = None  # an SDNodeXForm
        # As which operand of which predicate call's scope this node is captured.
        self.argument_names: tuple[tuple[int, str], ...] = ()
        # The fragment that it was put in for, where that has flags for GlobalISel.
        self.global_isel_flags: Record | None = None
        # Of each result, the position among what the pattern sets.
        self.result_indices = tuple(range(num_results))

    @property
    def leaf_record(self) -> Record | None:
        """The record that a leaf is; None for other leaves and other nodes."""
        leaf = self.leaf
        return leaf if isinstance(leaf, Record) else None

    def all_types(self) -> tuple[TypeSet, ...]:
        """Types of its results, then of its children's first ones."""
        operands = [child.types[0] if child.types else 0 for child in self.children]
        return (*self.types, *operands)

    def take_types(self, types: tuple[TypeSet, ...]) -> None:
        """What `all_types` gives from now on."""
        count = len(self.types)
        self.types = list(types[:count])
        for child, type_ in zip(self.children, types[count:], strict=True):
            if child.types:
                child.types[0] = type_

    def like(self, children: list[PatternNode]) -> PatternNode:
        """The same node over other children."""
        node = PatternNode(self.operator, children, 0, self.leaf)
        node.types = self.types[:]
        node.name = self.name
        node.predicate_calls = self.predicate_calls
        node.transform = self.transform
        node.argument_names = self.argument_names
        node.global_isel_flags = self.global_isel_flags
        node.result_indices = self.result_indices
        return node

    def clone(self) -> PatternNode:
        return self.like([child.clone() for child in self.children])

    def walk(self) -> Iterator[PatternNode]:
        """The node, then what is below it."""
        yield self
        for child in self.children:
            yield from child.walk()
