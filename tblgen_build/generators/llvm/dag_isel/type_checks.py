"""Which types a matcher has to check: those that do not follow from others.

A pattern's types are all known. To find the few that tell the rest, they are inferred once more
from the structure alone; where that leaves a type open when the matcher gets to the node, the
matcher checks it, and it counts as known from there on.
"""

from __future__ import annotations

from tblgen_build._core import Record
from tblgen_build.generators.llvm.model.hardware_mode import DEFAULT_MODE
from tblgen_build.generators.llvm.model.selection.operators import COMPLEX_PATTERN
from tblgen_build.generators.llvm.model.selection.types.structural_types import StructuralTypes
from tblgen_build.generators.llvm.model.selection.types.type_set import by_mode, without_space

from .masks import mask_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable

    from tblgen_build.generators.llvm.model.selection.operators import NodeInfo
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.patterns import SelectionPatterns
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.selection.types.type_set import TypeSet

    # For each node that the matcher visits: the results whose types it checks.
    Checks = list[tuple[int, ...]]


class TypeChecks:
    """Checks of patterns; patterns of the same shape and types share them."""

    def __init__(self, patterns: SelectionPatterns) -> None:
        self._patterns = patterns
        self._found: dict[Hashable, Checks] = {}
        self._signatures: dict[tuple[str, int], Hashable] = {}
        self._shapes: dict[NodeInfo, int] = {}
        self._shape_numbers: dict[Hashable, int] = {}

    def of(self, pattern: SelectionPattern) -> Checks:
        key: list[Hashable] = []
        self._add_key(pattern.source, key, set(), True)
        frozen = tuple(key)
        found = self._found.get(frozen)
        if found is None:
            found = self._found[frozen] = self._compute(pattern)
        return found

    # --- what decides

    def _add_key(
        self, node: PatternNode, key: list[Hashable], names: set[Hashable], is_visited: bool
    ) -> None:
        """Add all that the checks of a tree depend on."""
        operator = node.operator
        children = node.children
        key.append(tuple(node.types))
        descends = is_visited
        if is_visited:
            descends = not _is_known(node, names)
            key.append(descends)
        if operator is None:
            leaf = node.leaf
            if isinstance(leaf, Record):
                key.append(self._patterns.types.leaf_types.of_open_leaf(leaf, node.name != ""))
                if not node.name:
                    key.append(leaf)
            else:
                key.append("?" if leaf is None else "number")
            return
        if operator.kind == COMPLEX_PATTERN:
            key.append(-len(children))
            descends = False
        elif operator.record in self._patterns.operators.intrinsic_node_records:
            number = children[0].leaf
            assert isinstance(number, int)
            key.append(self._signature(operator.name, number))
        else:
            assert operator.node is not None
            key.append(self._shape(operator.node))
            key.append(len(children))
        is_masked = operator.kind != COMPLEX_PATTERN and mask_of(node) is not None
        key.append(is_masked)
        for number, child in enumerate(children):
            self._add_key(child, key, names, descends and not (is_masked and number))

    def _shape(self, info: NodeInfo) -> int:
        """A number for what a node says of types; many nodes say the same."""
        found = self._shapes.get(info)
        if found is None:
            constraints = tuple([(c.kind, c.operand, c.other, c.types) for c in info.constraints])
            key = info.num_results, info.num_operands, constraints
            found = self._shape_numbers.setdefault(key, len(self._shape_numbers))
            self._shapes[info] = found
        return found

    def _signature(self, node: str, intrinsic: int) -> Hashable:
        """What an intrinsic says of types."""
        found = self._signatures.get((node, intrinsic))
        if found is None:
            signature = self._patterns.operators.intrinsics.signature(intrinsic)
            found = (node, *signature.results), tuple(signature.parameters)
            self._signatures[node, intrinsic] = found
        return found

    # --- inference

    def _compute(self, pattern: SelectionPattern) -> Checks:
        tree = _without_types(pattern.source)
        inference = StructuralTypes(self._patterns, pattern.record)
        inference.infer(tree)
        checks: Checks = []
        _add_checks(pattern.source, tree, tree, inference, set(), checks)
        return checks


def _add_checks(
    node: PatternNode,
    untyped: PatternNode,
    root: PatternNode,
    inference: StructuralTypes,
    names: set[Hashable],
    checks: Checks,
) -> None:
    open_ = []
    for result, types in enumerate(node.types):
        if not _are_equal(untyped.types[result], types):
            untyped.types[result] = types
            inference.infer(root)
            open_.append(result)
    checks.append(tuple(open_))
    operator = node.operator
    if _is_known(node, names) or operator is None or operator.kind == COMPLEX_PATTERN:
        return
    children = node.children
    if mask_of(node) is not None:
        children = children[:1]
    for child, untyped_child in zip(children, untyped.children, strict=False):
        _add_checks(child, untyped_child, root, inference, names, checks)


def _is_known(node: PatternNode, names: set[Hashable]) -> bool:
    """Has the matcher met a node of one of its names? Its names count as met from now on."""
    if not node.name and not node.argument_names:
        return False
    own: set[Hashable] = set(node.argument_names)
    if node.name:
        own.add(node.name)
    is_known = not own.isdisjoint(names)
    names |= own
    return is_known


def _without_types(node: PatternNode) -> PatternNode:
    copy = node.like([_without_types(child) for child in node.children])
    copy.types = [0] * len(node.types)
    return copy


def _are_equal(inferred: TypeSet, types: TypeSet) -> bool:
    inferred, types = without_space(inferred), without_space(types)
    if isinstance(types, int):
        if isinstance(inferred, int):
            return inferred == types
        return all(mask == types for _, mask in inferred)
    one, other = by_mode(inferred), by_mode(types)
    modes = one.keys() | other.keys()
    if (DEFAULT_MODE in one) != (DEFAULT_MODE in other):
        return False
    return all(
        one.get(mode, one.get(DEFAULT_MODE)) == other.get(mode, other.get(DEFAULT_MODE))
        for mode in modes
    )
