"""How much a pattern matches and costs, and in which order patterns are to be tried."""

from __future__ import annotations

from .source_pattern import is_splat_constant
from .types.type_set import by_mode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .operator_table import OperatorTable
    from .pattern_tree import PatternNode
    from .selection_pattern import SelectionPattern
    from .types.type_set import TypeSet
    from .types.type_system import TypeSystem

_NODE = 3
_ROOT_NUMBER = 2
_NUMBER = 5  # a constant node, and its value
_SPLAT = 4  # a vector of constants, and a condition on it
_CUSTOM_INSERTER = 10


def complexity(operators: OperatorTable, types: TypeSystem, pattern: SelectionPattern) -> int:
    """Of what is matched, with AddedComplexity."""
    return _source_size(operators, types.other, pattern.source) + pattern.added_complexity


def _source_size(operators: OperatorTable, other: TypeSet, node: PatternNode) -> int:
    """`other` is the type of what is not a value."""
    complex_pattern = operators.find_complex_pattern(node)
    size = _NODE + (_ROOT_NUMBER if isinstance(node.leaf, int) else 0)
    if complex_pattern is not None:
        return size + complex_pattern.complexity
    size += node.predicate_calls != ()
    for child in node.children:
        if child.operator is not None:
            if child.types and child.types[0] != other:
                size += _source_size(operators, other, child)
        elif isinstance(child.leaf, int):
            size += _NUMBER
        elif operators.find_complex_pattern(child) is not None:
            size += _source_size(operators, other, child)
        elif is_splat_constant(child):
            size += _SPLAT
        elif child.predicate_calls:
            size += 1
    return size


def _result_cost(node: PatternNode) -> int:
    """The number of instructions, with a premium on those that need code of their own."""
    cost = 0
    operator = node.operator
    if operator is not None and operator.instruction is not None:
        cost = 1
        if operator.instruction.flag("usesCustomInserter"):
            cost += _CUSTOM_INSERTER
    return cost + sum([_result_cost(child) for child in node.children])


def _result_size(node: PatternNode) -> int:
    size = 0
    operator = node.operator
    if operator is not None and operator.instruction is not None:
        size = operator.record.value_as_int("CodeSize")
    return size + sum([_result_size(child) for child in node.children])


def _any_mode(types: TypeSet) -> int:
    """The types of all modes together."""
    mask = 0
    for types_of_mode in by_mode(types).values():
        mask |= types_of_mode
    return mask


def in_matching_order(
    patterns: Iterable[SelectionPattern], operators: OperatorTable, types: TypeSystem
) -> list[SelectionPattern]:
    """What is to be tried first comes first."""
    universe = types.universe

    def key(pattern: SelectionPattern) -> tuple[bool, bool, int, int, int, int]:
        results = pattern.source.types
        mask = _any_mode(results[0]) if results else 0
        return (
            mask & universe.vectors != 0,
            mask & universe.floats != 0,
            -complexity(operators, types, pattern),
            _result_cost(pattern.destination),
            _result_size(pattern.destination),
            pattern.number,
        )

    return sorted(patterns, key=key)
