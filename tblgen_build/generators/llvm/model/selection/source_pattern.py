"""Imports one pattern: puts in fragments, infers types of both sides, and checks names."""

from __future__ import annotations

from .operators import COMPLEX_PATTERN, INSTRUCTION, INTRINSIC, TRANSFORM
from .pattern_tree import PatternNode
from .selection_pattern import SelectionPattern
from .types.type_set import UNKNOWN, is_possible
from .types.typed_trees import TypedTrees

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from .operator_table import OperatorTable
    from .pattern_error import Mistakes
    from .vocabulary import Vocabulary

_NEVER_MATCHES: Final = (
    "the pattern can never match: of operands that may be exchanged, dags have constants last"
)


def import_pattern(
    vocabulary: Vocabulary,
    source: TypedTrees,
    result: TypedTrees,
    implicit_results: list[Record],
    mistakes: Mistakes,
) -> list[SelectionPattern]:
    """The patterns that a record's pattern stands for, one for each alternative that can match.

    Those that cannot are noted in `mistakes`.
    """
    source.inline_fragments()
    result.inline_fragments()
    if len(result.trees) != 1:
        raise result.error("a fragment with alternatives cannot be in a result")
    _infer(source, result, mistakes)
    destination = result.trees[0]
    if _has_transform(destination):
        destination = _with_explicit_transforms(destination)
        final = TypedTrees(vocabulary, result.record, False, [destination])
        final.infer()
        destination = final.trees[0]
    record = source.record
    predicates = record.value_as_list("Predicates")
    added_complexity = record.value_as_int("AddedComplexity")
    found: list[SelectionPattern] = []
    useless = [True for _ in source.trees]
    if not _has_possible_types(destination):
        mistakes.useless[record] = useless
        return found
    for at, tree in enumerate(source.trees):
        _check_operators(source, tree)
        if not _has_possible_types(tree):
            continue
        if not can_match(vocabulary.operators, tree):
            mistakes.warn(record.error(_NEVER_MATCHES))
            continue
        useless[at] = False
        _check_root(vocabulary.operators, source, tree)
        _check_names(source, tree, destination)
        found.append(
            SelectionPattern(
                record,
                predicates,
                tree,
                destination,
                implicit_results,
                added_complexity,
                record.id,
            )
        )
    if any(useless):
        mistakes.useless[record] = useless
    return found


def _check_operators(source: TypedTrees, node: PatternNode) -> None:
    """A fragment for results may not have slipped into what is matched."""
    operator = node.operator
    if operator is None:
        return
    if operator.kind in {INSTRUCTION, TRANSFORM}:
        raise source.error(f"'{operator.name}' has no meaning in what is matched")
    for child in node.children:
        if child.operator is not None:
            _check_operators(source, child)


def _infer(source: TypedTrees, result: TypedTrees, mistakes: Mistakes) -> None:
    is_source_inferred = is_result_inferred = False
    changed = True
    while changed:
        is_source_inferred = source.infer(source.named)
        is_result_inferred = result.infer(source.named)
        changed = False
        destination = result.trees[0]
        for tree in source.trees:
            for index in range(min(len(destination.types), len(tree.types))):
                changed |= result.narrow(tree, index, destination.types[index])
                changed |= result.narrow(destination, index, tree.types[index])
        if not changed and is_source_inferred and not is_result_inferred:
            # Instructions that agree on a register class need not care which of its types it is.
            changed = result.force_arbitrary()
    _refuse_open_types(source, result, is_source_inferred, is_result_inferred, mistakes)


def _refuse_open_types(
    source: TypedTrees,
    result: TypedTrees,
    is_source_inferred: bool,
    is_result_inferred: bool,
    mistakes: Mistakes,
) -> None:
    if not is_source_inferred:
        error = source.error("the pattern leaves types open: add casts, as in (i32 $x)")
        if is_result_inferred:
            raise error
        mistakes.add(error)
    if not is_result_inferred:
        raise result.error("the result leaves types open: add casts, as in (i32 $x)")


def _has_transform(node: PatternNode) -> bool:
    if node.transform is not None:
        return True
    return any(_has_transform(child) for child in node.children)


def _with_explicit_transforms(node: PatternNode) -> PatternNode:
    transform = node.transform
    if transform is not None:
        node.transform = None
        return PatternNode(transform, [_with_explicit_transforms(node)], len(node.types))
    for index, child in enumerate(node.children):
        node.children[index] = _with_explicit_transforms(child)
    return node


def _has_possible_types(node: PatternNode) -> bool:
    """Has each result a type in some mode? One of which nothing is known has none."""
    for types in node.types:
        if types == UNKNOWN or not is_possible(types):
            return False
    return all(_has_possible_types(child) for child in node.children)


def can_match(operators: OperatorTable, node: PatternNode) -> bool:
    """Can a node be such a tree? Of operands that may be exchanged, dags have a constant last."""
    operator = node.operator
    if operator is None:
        return True
    if not all(can_match(operators, child) for child in node.children):
        return False
    if operator.kind in {COMPLEX_PATTERN, INTRINSIC}:
        return True
    is_intrinsic = operators.is_commutative_intrinsic(node)
    if not operator.is_commutative and not is_intrinsic:
        return True
    *others, last = node.children
    return _is_constant(last) or not any(_is_constant(each) for each in others[is_intrinsic:])


def _is_constant(node: PatternNode) -> bool:
    if node.operator is not None:
        return node.operator.name == "imm"
    return isinstance(node.leaf, int) or is_splat_constant(node)


def is_splat_constant(node: PatternNode) -> bool:
    """Is it the leaf for vectors of all ones, or of all zeros?"""
    record = node.leaf_record
    return record is not None and record.name in {"immAllOnesV", "immAllZerosV"}


def _check_root(operators: OperatorTable, source: TypedTrees, tree: PatternNode) -> None:
    complex_pattern = operators.find_complex_pattern(tree)
    if complex_pattern is not None and not complex_pattern.root_nodes:
        raise source.error(
            "a ComplexPattern at the root needs RootNodes: the operators it can match"
        )


def _check_names(source: TypedTrees, tree: PatternNode, destination: PatternNode) -> None:
    matched: dict[str, tuple[PatternNode, int]] = {}
    used: dict[str, tuple[PatternNode, int]] = {}
    _count_names(source, tree, matched)
    _count_names(source, destination, used)
    for name in used:
        if name not in matched:
            raise source.error(f"the result uses ${name}, which is not matched")
    for name, (_, count) in matched.items():
        if count == 1 and name not in used:
            raise source.error(f"the result does not use ${name}: leave out its name")


def _count_names(
    source: TypedTrees, node: PatternNode, into: dict[str, tuple[PatternNode, int]]
) -> None:
    if node.name:
        first, count = into.get(node.name, (node, 0))
        into[node.name] = (first, count + 1)
        if first.types != node.types:
            raise source.error(f"${node.name} stands for values of different types")
    for child in node.children:
        _count_names(source, child, into)
