"""Fragments of patterns: read once, and put in where patterns use them."""

from __future__ import annotations

from itertools import product

from tblgen_build._core import DagValue, DefValue

from .operators import FRAGMENT
from .predicate_function import PredicateFunction
from .tree import PatternNode, PredicateCall

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

    from .patterns import SelectionPatterns
    from .typed_trees import TypedTrees

_OPERAND_LISTS: Final = frozenset(("ops", "outs", "ins"))


class Fragment:
    """A PatFrags record: alternative trees over named arguments, and a predicate."""

    __slots__ = ("arguments", "function", "predicate", "record", "trees")

    def __init__(self, record: Record, trees: TypedTrees, function: PredicateFunction) -> None:
        self.record = record
        self.trees = trees
        self.function = function
        self.arguments = function.argument_names
        # Shared by the trees that are inlined with no scope.
        self.predicate = PredicateCall(function, 0)


def read_fragment(
    patterns: SelectionPatterns, record: Record, trees: TypedTrees, function: PredicateFunction
) -> Fragment:
    """The fragment as written: other fragments are not yet put in."""
    used = set(trees.read(record.value_as_list("Fragments")))
    if "" in used:
        raise trees.error("each 'node' of a fragment needs a name, as in node:$a")
    fragment = Fragment(record, trees, function)
    operands = record.value_as_dag("Operands")
    operator = operands.operator
    if not isinstance(operator, DefValue) or operator.record.name not in _OPERAND_LISTS:
        raise trees.error("the operands of a fragment are an (ops ...)")
    _read_arguments(fragment, operands, used)
    if used:
        raise trees.error(f"the fragment uses '{min(used)}', which its operands do not list")
    transform = record.value_as_def("OperandTransform")
    if transform.value_as_string("XFormFunction"):
        for tree in trees.trees:
            tree.transform = patterns.operator(transform)
    return fragment


def _read_arguments(fragment: Fragment, operands: DagValue, used: set[str]) -> None:
    trees = fragment.trees
    for value, name in zip(operands.args, operands.arg_names, strict=True):
        if not isinstance(value, DefValue) or value.record.name != "node":
            raise trees.error(f"operands of a fragment are nodes, as in node:$a, not '{value}'")
        if not name:
            raise trees.error("each operand of a fragment needs a name, as in node:$a")
        if name not in used:
            raise trees.error(f"'{name}' is listed twice, or the fragment does not use it")
        used.remove(name)
        fragment.arguments.append(name)


def check_nesting(fragments: dict[Record, Fragment]) -> None:
    """Raises RecordError where a fragment contains itself, at whatever depth."""
    done: set[Record] = set()
    for record in fragments:
        _check_nesting(fragments, record, {}, done)


def _check_nesting(
    fragments: dict[Record, Fragment], record: Record, outer: dict[Record, None], done: set[Record]
) -> None:
    fragment = fragments.get(record)
    if record in done or fragment is None:
        return
    if record in outer:
        raise fragment.trees.error(f"'{record.name}' is a fragment that contains itself")
    outer[record] = None
    for tree in fragment.trees.trees:
        for node in tree.walk():
            if node.operator is not None and node.operator.kind == FRAGMENT:
                _check_nesting(fragments, node.operator.record, outer, done)
    del outer[record]
    done.add(record)


def inline(patterns: SelectionPatterns, trees: TypedTrees, node: PatternNode) -> list[PatternNode]:
    """The alternatives that a tree stands for; itself where it uses no fragment."""
    operator = node.operator
    if operator is None:
        return [node]
    if operator.kind != FRAGMENT:
        return _inline_children(patterns, trees, node)
    fragment = patterns.fragment(operator.record)
    if fragment is None:
        raise trees.error(f"'{operator.name}' cannot be used here")
    if len(fragment.arguments) != len(node.children):
        raise trees.error(
            f"the fragment '{operator.name}' takes {len(fragment.arguments)} operands. "
            f"It is given {len(node.children)}"
        )
    return _inline_fragment(patterns, trees, node, fragment)


def _inline_children(
    patterns: SelectionPatterns, trees: TypedTrees, node: PatternNode
) -> list[PatternNode]:
    if not node.children:
        return [node]
    alternatives = [inline(patterns, trees, child) for child in node.children]
    for child, found in zip(node.children, alternatives, strict=True):
        if len(found) != 1 or found[0] is not child:
            break
    else:
        return [node]
    return [node.like(list(children)) for children in product(*alternatives)]


def _inline_fragment(
    patterns: SelectionPatterns, trees: TypedTrees, node: PatternNode, fragment: Fragment
) -> list[PatternNode]:
    scope = patterns.allocate_scope() if fragment.function.uses_operands else 0
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
    for alternative in fragment.trees.trees:
        tree = alternative.clone()
        _demand(tree, calls)
        if arguments:
            _substitute(tree, arguments)
        tree.name = node.name
        for index in range(len(tree.types)):
            trees.narrow(tree, index, node.types[index])
        _demand(tree, node.predicate_calls)
        found += inline(patterns, trees, tree)
    return found


def _demand(node: PatternNode, calls: tuple[PredicateCall, ...]) -> None:
    for call in calls:
        if call not in node.predicate_calls:
            node.predicate_calls += (call,)


def _substitute(node: PatternNode, arguments: dict[str, PatternNode]) -> None:
    """Put the actual arguments in the place of `node:$x` and `?:$x`."""
    for index, child in enumerate(node.children):
        if child.operator is not None:
            _substitute(child, arguments)
        elif child.leaf is None or _is_argument(child.leaf):
            node.children[index] = arguments[child.name]


def _is_argument(leaf: Record | int) -> bool:
    return not isinstance(leaf, int) and leaf.name == "node"
