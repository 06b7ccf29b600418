"""Variants of patterns: what commutative and associative operators let match too."""

from __future__ import annotations

from itertools import product

from tblgen_build._core import Record

from .operators import COMPLEX_PATTERN
from .selection_pattern import SelectionPattern
from .source_pattern import can_match
from .types.type_set import without_space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .operator_table import OperatorTable
    from .pattern_tree import PatternNode

# More operands would have too many orders.
_REORDERED_OPERANDS = 3


def with_variants(
    patterns: list[SelectionPattern], operators: OperatorTable, numbers: Iterator[int]
) -> list[SelectionPattern]:
    """The patterns, then the variants of all that are not among them yet, with new numbers."""
    all_patterns = patterns[:]
    known: dict[tuple[object, object], _TreesOfShape] = {}
    for pattern in patterns:
        key = (pattern.predicate_list, shape(pattern.source))
        known.setdefault(key, _TreesOfShape()).add(_names_of_leaves(pattern.source))
    for pattern in patterns:
        if not _may_vary(operators, pattern.source):
            continue
        repeated = _repeated_names(pattern.source)
        found = _Variants(operators, repeated).of(pattern.source)
        if len(found) == 1:
            continue
        for variant in found:
            alike = known.setdefault((pattern.predicate_list, shape(variant)), _TreesOfShape())
            if not alike.is_new(variant, repeated):
                continue
            all_patterns.append(
                SelectionPattern(
                    pattern.record,
                    pattern.predicate_list,
                    variant,
                    pattern.destination,
                    pattern.implicit_defs,
                    pattern.added_complexity,
                    next(numbers),
                    pattern.mode_condition,
                )
            )
    return all_patterns


def _may_vary(operators: OperatorTable, node: PatternNode) -> bool:
    operator = node.operator
    if operator is None or operator.node is None:
        return False
    properties = operator.node.properties
    if "SDNPCommutative" in properties or "SDNPAssociative" in properties:
        return True
    if operators.is_commutative_intrinsic(node):
        return True
    return any(_may_vary(operators, child) for child in node.children)


def _repeated_names(node: PatternNode) -> frozenset[str]:
    counts: dict[str, int] = {}
    for each in node.walk():
        if each.name and isinstance(each.leaf, Record):
            counts[each.name] = counts.get(each.name, 0) + 1
    return frozenset([name for name, count in counts.items() if count > 1])


def shape(node: PatternNode) -> object:
    """Equal for trees that are the same but for names, and for what their pointers point into."""
    types = map(without_space, node.types)
    if node.operator is None:
        return (node.leaf, *types, node.predicate_calls, node.transform)
    return (
        node.operator.record,
        *types,
        node.predicate_calls,
        node.transform,
        *[shape(child) for child in node.children],
    )


def _names_of_leaves(node: PatternNode) -> list[str]:
    return [each.name for each in node.walk() if isinstance(each.leaf, Record)]


class _TreesOfShape:
    """Trees of one shape: asked for one by the names at some of its leaves, in constant time."""

    __slots__ = ("_by_places", "_names")

    def __init__(self) -> None:
        self._names: list[list[str]] = []
        self._by_places: dict[tuple[int, ...], set[tuple[str, ...]]] = {}

    def add(self, names: list[str]) -> None:
        self._names.append(names)
        for places, found in self._by_places.items():
            found.add(tuple([names[place] for place in places]))

    def is_new(self, tree: PatternNode, repeated: frozenset[str]) -> bool:
        """Whether none has the same names where the tree has repeated ones; it is added then."""
        names = _names_of_leaves(tree)
        places = tuple([place for place, name in enumerate(names) if name in repeated])
        found = self._by_places.get(places)
        if found is None:
            found = {tuple([other[place] for place in places]) for other in self._names}
            self._by_places[places] = found
        if tuple([names[place] for place in places]) in found:
            return False
        self.add(names)
        return True


class _Variants:
    """Finds the variants of one tree. `repeated` are the names that occur more than once."""

    def __init__(self, operators: OperatorTable, repeated: frozenset[str]) -> None:
        self._operators = operators
        self._repeated = repeated

    def of(self, node: PatternNode) -> list[PatternNode]:
        """In the order in which they are to be added; the tree as it is comes first."""
        operator = node.operator
        if operator is None or operator.kind == COMPLEX_PATTERN:
            return [node]
        info = operator.node
        properties = info.properties if info is not None else frozenset()
        found = _Found(self._operators, node, self._repeated)
        if "SDNPAssociative" in properties:
            operands: list[PatternNode] = []
            _gather(node, operands)
            if len(operands) == _REORDERED_OPERANDS:
                self._reassociate(found, node, operands)
                return found.trees
        children = [self.of(child) for child in node.children]
        found.add(children)
        is_intrinsic = self._operators.is_commutative_intrinsic(node)
        if "SDNPCommutative" in properties or is_intrinsic:
            first = 1 if is_intrinsic else 0
            if not any(_is_register(child) for child in node.children[first : first + 2]):
                children[first : first + 2] = children[first : first + 2][::-1]
                found.add(children)
        return found.trees

    def _reassociate(self, found: _Found, node: PatternNode, operands: list[PatternNode]) -> None:
        a, b, c = [self.of(operand) for operand in operands]

        def pair(first: list[PatternNode], second: list[PatternNode]) -> list[PatternNode]:
            inner = _Found(self._operators, node, self._repeated)
            inner.add([first, second])
            return inner.trees

        pairs = [
            (pair(a, b), c),
            (pair(b, a), c),
            (pair(a, c), b),
            (pair(c, a), b),
            (pair(b, c), a),
            (pair(c, b), a),
        ]
        for two, one in pairs:
            found.add([two, one])
        for two, one in pairs:
            found.add([one, two])


class _Found:
    """Variants of a node, each once."""

    def __init__(
        self, operators: OperatorTable, node: PatternNode, repeated: frozenset[str]
    ) -> None:
        self._operators = operators
        self._node = node
        self._repeated = repeated
        self._known: dict[object, _TreesOfShape] = {}
        self.trees: list[PatternNode] = []

    def add(self, children: Sequence[list[PatternNode]]) -> None:
        """All combinations of variants of the children."""
        for combination in product(*children):
            tree = self._node.like(list(combination))
            if not can_match(self._operators, tree):
                continue
            if self._known.setdefault(shape(tree), _TreesOfShape()).is_new(tree, self._repeated):
                self.trees.append(tree)


def _gather(node: PatternNode, operands: list[PatternNode]) -> None:
    """The operands of equal operators that follow one another without a name between them."""
    if node.name or node.predicate_calls or node.transform is not None:
        operands.append(node)
        return
    for child in node.children:
        if child.operator is node.operator:
            _gather(child, operands)
        else:
            operands.append(child)


def _is_register(node: PatternNode) -> bool:
    record = node.leaf_record
    return record is not None and record.is_subclass_of("Register")
