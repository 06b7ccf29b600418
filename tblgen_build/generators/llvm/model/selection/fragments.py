"""Puts fragments in the place of the nodes of trees that use them."""

from __future__ import annotations

from itertools import product
from math import prod

from .operators import FRAGMENT
from .pattern_error import BrokenUse
from .pattern_tree import PredicateCall

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record

    from .pattern_definitions import Definitions, PatternFragment
    from .pattern_tree import PatternNode
    from .types.narrowing import Narrowing


_MOST = 1 << 14  # alternatives of a pattern; fragments with two of another, and so on, double them


def inline(definitions: Definitions, trees: Narrowing, node: PatternNode) -> list[PatternNode]:
    """The alternatives that a tree stands for; itself where it uses no fragment."""
    operator = node.operator
    if operator is None:
        return [node]
    if operator.kind != FRAGMENT:
        return _inline_children(definitions, trees, node)
    if operator.record in definitions.broken:
        raise BrokenUse(f"the fragment '{operator.name}' is wrong")
    fragment = definitions.fragments.get(operator.record)
    if fragment is None:
        raise trees.error(f"'{operator.name}' cannot be used here")
    if len(fragment.arguments) != len(node.children):
        raise trees.error(
            f"the fragment '{operator.name}' takes {len(fragment.arguments)} operands. "
            f"It is given {len(node.children)}"
        )
    return _inline_fragment(definitions, trees, node, fragment)


def _inline_children(
    definitions: Definitions, trees: Narrowing, node: PatternNode
) -> list[PatternNode]:
    if not node.children:
        return [node]
    alternatives = [inline(definitions, trees, child) for child in node.children]
    for child, found in zip(node.children, alternatives, strict=True):
        if len(found) != 1 or found[0] is not child:
            break
    else:
        return [node]
    _check_number(trees, prod([len(found) for found in alternatives]))
    return [node.like(list(children)) for children in product(*alternatives)]


def _check_number(trees: Narrowing, alternatives: int) -> None:
    if alternatives > _MOST:
        raise trees.error(f"its fragments have more than {_MOST} alternatives")


def _inline_fragment(
    definitions: Definitions, trees: Narrowing, node: PatternNode, fragment: PatternFragment
) -> list[PatternNode]:
    scope = definitions.allocate_scope() if fragment.function.uses_operands else 0
    arguments: dict[str, PatternNode] = {}
    for name, child in zip(fragment.arguments, node.children, strict=True):
        if scope:
            child = child.clone()
            child.argument_names += ((scope, name),)
        arguments[name] = child
    calls: tuple[PredicateCall, ...] = ()
    if not fragment.function.is_always_true:
        calls = (PredicateCall(fragment.function, scope) if scope else fragment.predicate,)
    found: list[PatternNode] = []
    used: set[str] = set()
    for alternative in fragment.trees:
        tree = alternative.clone()
        _demand(tree, calls)
        if arguments:
            _substitute(tree, arguments, used)
        tree.name = node.name
        if fragment.has_flags:
            tree.global_isel_flags = fragment.record
        for index in range(len(tree.types)):
            trees.narrow(tree, index, node.types[index])
        _demand(tree, node.predicate_calls)
        found += inline(definitions, trees, tree)
        _check_number(trees, len(found))
    return found


def _demand(node: PatternNode, calls: tuple[PredicateCall, ...]) -> None:
    for call in calls:
        if call not in node.predicate_calls:
            node.predicate_calls += (call,)


def _substitute(node: PatternNode, arguments: dict[str, PatternNode], used: set[str]) -> None:
    """Put the actual arguments in the place of `node:$x` and `?:$x`."""
    for index, child in enumerate(node.children):
        if child.operator is not None:
            _substitute(child, arguments, used)
        elif child.leaf is None or _is_argument(child.leaf):
            argument = arguments[child.name]
            node.children[index] = _with_own_types(argument) if child.name in used else argument
            used.add(child.name)


def _with_own_types(node: PatternNode) -> PatternNode:
    """For another place, where inner nodes may be of other types. Leaves are the same in all."""
    if not node.children:
        return node
    return node.like([_with_own_types(child) for child in node.children])


def _is_argument(leaf: Record | int) -> bool:
    return not isinstance(leaf, int) and leaf.name == "node"
