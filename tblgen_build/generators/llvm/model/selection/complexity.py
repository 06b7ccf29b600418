"""How much a pattern matches and costs, and in which order patterns are to be tried."""

from __future__ import annotations

from .source_pattern import is_splat_constant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .patterns import SelectionPatterns
    from .selection_pattern import SelectionPattern
    from .tree import PatternNode

_NODE = 3
_ROOT_NUMBER = 2
_NUMBER = 5  # a constant node, and its value
_SPLAT = 4  # a vector of constants, and a condition on it
_CUSTOM_INSERTER = 10


def source_size(patterns: SelectionPatterns, node: PatternNode) -> int:
    complex_pattern = patterns.find_complex_pattern(node)
    size = _NODE + (_ROOT_NUMBER if isinstance(node.leaf, int) else 0)
    if complex_pattern is not None:
        return size + complex_pattern.complexity
    size += node.predicate_calls != ()
    other = patterns.other
    for child in node.children:
        if child.operator is not None:
            if child.types and child.types[0] != other:
                size += source_size(patterns, child)
        elif isinstance(child.leaf, int):
            size += _NUMBER
        elif patterns.find_complex_pattern(child) is not None:
            size += source_size(patterns, child)
        elif is_splat_constant(child):
            size += _SPLAT
        elif child.predicate_calls:
            size += 1
    return size


def result_cost(node: PatternNode) -> int:
    """The number of instructions, with a premium on those that need code of their own."""
    cost = 0
    operator = node.operator
    if operator is not None and operator.instruction is not None:
        cost = 1
        if operator.instruction.flag("usesCustomInserter"):
            cost += _CUSTOM_INSERTER
    return cost + sum([result_cost(child) for child in node.children])


def result_size(node: PatternNode) -> int:
    size = 0
    operator = node.operator
    if operator is not None and operator.instruction is not None:
        size = operator.record.value_as_int("CodeSize")
    return size + sum([result_size(child) for child in node.children])


def in_matching_order(patterns: SelectionPatterns) -> list[SelectionPattern]:
    universe = patterns.types

    def key(pattern: SelectionPattern) -> tuple[bool, bool, int, int, int, int]:
        types = pattern.source.types
        mask = types[0] if types else 0
        assert isinstance(mask, int)
        return (
            mask & universe.vectors != 0,
            mask & universe.floats != 0,
            -patterns.complexity(pattern),
            result_cost(pattern.destination),
            result_size(pattern.destination),
            pattern.number,
        )

    return sorted(patterns.patterns, key=key)
