"""The trees of one record while their types are inferred, and fragments in them are put in.

Inference narrows the types of nodes by what operators, leaves and equal names demand, until
nothing changes.
"""

from __future__ import annotations

import itertools

from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class

from ..dag_reading import TreeReader
from ..fragments import inline
from ..operators import INSTRUCTION
from ..pattern_tree import PatternNode
from .inference import PatternInference
from .type_set import UNKNOWN, is_concrete, without_space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import DagValue, Record, Value

    from ..operators import PatternOperator
    from ..vocabulary import Vocabulary
    from .type_system import TypeSystem

    NamedNodes = dict[str, list[PatternNode]]


class TypedTrees(PatternInference):
    """`is_input` trees are matched, the others are results."""

    __slots__ = ("_named", "_vocabulary", "is_input", "trees")

    def __init__(
        self,
        vocabulary: Vocabulary,
        record: Record,
        is_input: bool,
        trees: Iterable[PatternNode] = (),
    ) -> None:
        super().__init__(vocabulary.types, vocabulary.operators, record)
        self._vocabulary = vocabulary
        self.is_input = is_input
        self.trees = list(trees)
        self._named: NamedNodes | None = None

    def read(self, values: Iterable[Value], *, may_set: bool = False) -> list[str]:
        """Add the trees that are written; the names of arguments in order of appearance."""
        reader = TreeReader(self._vocabulary, self, self.is_input, may_set=may_set)
        self.trees += [reader.read(value, "") for value in values]
        return reader.argument_names

    def read_arguments(self, dag: DagValue) -> None:
        """Add the arguments of a dag whatever its operator is."""
        reader = TreeReader(self._vocabulary, self, self.is_input)
        for value, name in zip(dag.args, dag.arg_names, strict=True):
            self.trees.append(reader.read(value, name or ""))

    def inline_fragments(self) -> None:
        """Put alternatives of fragments in the place of trees that use them."""
        found: list[PatternNode] = []
        for tree in self.trees:
            found += inline(self._vocabulary.definitions, self, tree)
        self.trees = found
        self._named = None

    @property
    def only_tree(self) -> PatternNode:
        """Raises RecordError where there are several, or none."""
        if len(self.trees) != 1:
            raise self.error(f"one alternative is expected here, and there are {len(self.trees)}")
        return self.trees[0]

    @property
    def named(self) -> NamedNodes:
        """The nodes with names, by name."""
        if self._named is None:
            self._named = {}
            for tree in self.trees:
                self._collect_named(tree, self._named)
        return self._named

    def _collect_named(self, node: PatternNode, named: NamedNodes) -> None:
        if node.name:
            if not node.types:
                raise self.error(f"a node without results cannot have a name: '${node.name}'")
            named.setdefault(node.name, []).append(node)
        for child in node.children:
            self._collect_named(child, named)

    # --- types

    def infer(self, input_named: NamedNodes | None = None) -> bool:
        """Infer all types; whether each node has at most one in each mode.

        `input_named` are the nodes of what is matched: the same names have the same types.
        """
        has_bitcasts = any(_has_bitcast(tree) for tree in self.trees)
        changed = True
        while changed:
            changed = False
            for index, tree in enumerate(self.trees):
                if self.apply(tree):
                    changed = True
                if has_bitcasts and self._simplify_root(index):
                    changed = True
            for name, nodes in self.named.items():
                if input_named is not None and self._narrow_to_input(name, nodes, input_named):
                    changed = True
                if len(nodes) > 1 and self._narrow_to_one_another(nodes):
                    changed = True
        return all(_is_resolved(tree) for tree in self.trees)

    def _narrow_to_one_another(self, nodes: list[PatternNode]) -> bool:
        changed = False
        for first, second in itertools.pairwise(nodes):
            changed |= self.narrow(first, 0, second.types[0])
            changed |= self.narrow(second, 0, first.types[0])
        return changed

    def infer_alone(self) -> bool:
        """Infer what each tree tells by itself; whether that is all."""
        while any(self.apply(tree) for tree in self.trees):
            pass
        return all(_is_resolved(tree) for tree in self.trees)

    def _narrow_to_input(
        self, name: str, nodes: list[PatternNode], input_named: NamedNodes
    ) -> bool:
        sources = input_named.get(name)
        if sources is None:
            raise self.error(f"the result uses '{name}', which is not matched")
        changed = False
        for node in nodes:
            # A register as the whole result may have another type than what it is made from.
            if node is self.trees[0] and self._is_register(node):
                continue
            types = sources[0].types[0]
            if types != node.types[0] and self.narrow(node, 0, types):
                changed = True
        return changed

    def _is_register(self, node: PatternNode) -> bool:
        record = node.leaf_record
        return record is not None and (
            is_register_class(record) or record.is_subclass_of("RegisterOperand")
        )

    def _simplify_root(self, index: int) -> bool:
        tree = self.trees[index]
        simple = self._simplified(tree)
        if simple is not tree:
            self.trees[index] = simple
            self._named = None
            return True
        if self._simplify_children(tree):
            self._named = None
            return True
        return False

    def _simplified(self, node: PatternNode) -> PatternNode:
        """Without casts of bits that change nothing."""
        while (
            node.operator is not None
            and node.operator.name == "bitconvert"
            and node.types[0] != UNKNOWN
            and is_concrete(node.types[0], or_empty=False)
            and without_space(node.types[0]) == without_space(node.children[0].types[0])
            and not node.name
        ):
            if node.predicate_calls:
                raise self.error(
                    f"a cast that changes nothing cannot have predicates: "
                    f"{self._types.text(node)} is just its operand"
                )
            node = node.children[0]
        return node

    def _simplify_children(self, node: PatternNode) -> bool:
        changed = False
        for index, child in enumerate(node.children):
            if child.operator is None:
                continue
            simple = self._simplified(child)
            if simple is not child:
                node.children[index] = simple
                changed = True
            changed |= self._simplify_children(simple)
        return changed

    # --- what instructions demand

    def apply_instruction(self, node: PatternNode, operator: PatternOperator) -> bool:
        changed = False
        results, operands = self._vocabulary.instruction_types.of(self, node, operator)
        if len(results) > len(node.types):
            raise self.error(
                f"'{operator.name}' cannot be a result: an operand with a default is among its outs"
            )
        for index, types in enumerate(results):
            if types != node.types[index] and self.narrow(node, index, types):
                changed = True
        if operator.name == "INSERT_SUBREG":
            first = node.children[0]
            changed |= self.narrow(node, 0, first.types[0])
            changed |= self.narrow(first, 0, node.types[0])
        for child, types in zip(node.children, operands, strict=False):
            if not child.types:
                raise self.error(
                    f"{self._types.text(child)} cannot be an operand: it is "
                    "an operand and has no result"
                )
            if types != child.types[0] and self.narrow(child, 0, types):
                changed = True
        for child in node.children:
            if self.apply(child):
                changed = True
        return changed

    # --- the end of inference

    def force_arbitrary(self) -> bool:
        """Choose a type for one instruction's result that may be of several; if there is one."""
        return _force_arbitrary(self.trees[0], self._types)


def _has_bitcast(node: PatternNode) -> bool:
    operator = node.operator
    if operator is None:
        return False
    if operator.name == "bitconvert":
        return True
    return any(child.operator is not None and _has_bitcast(child) for child in node.children)


def _is_resolved(node: PatternNode) -> bool:
    for types in node.types:
        # Of most nodes it is one bit, and the same in all modes.
        if not is_concrete(types):
            return False
    return all(_is_resolved(child) for child in node.children)


def _force_arbitrary(node: PatternNode, types: TypeSystem) -> bool:
    operator = node.operator
    if operator is None:
        return False
    for child in node.children:
        if _force_arbitrary(child, types):
            return True
    if operator.kind != INSTRUCTION:
        return False
    for index, result in enumerate(node.types):
        if result != UNKNOWN and not is_concrete(result, or_empty=False):
            chosen = types.rules.first(result)
            if chosen != result:
                node.types[index] = chosen
                return True
    return False
