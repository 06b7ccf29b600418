"""The trees of one record while their types are inferred, and fragments in them are put in.

Inference narrows the types of nodes by what operators, leaves and equal names demand, until
nothing changes.
"""

from __future__ import annotations

import itertools

from tblgen_build._core import Record, RecordError
from tblgen_build.authoring import with_note
from tblgen_build.generators.llvm.model.registers.register_class_like import is_register_class

from ..fragments import inline
from ..operators import COMPLEX_PATTERN, INSTRUCTION, NODE, TRANSFORM
from ..reading import TreeReader
from ..tree import PatternNode
from .constraints import NotAType
from .leaf_types import UnknownLeaf
from .narrowing import Narrowing
from .type_rules import IncompatibleTypes
from .type_set import UNKNOWN, by_mode, is_concrete, is_possible, without_space

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import DagValue, Value

    from ..operators import NodeInfo, PatternOperator
    from ..vocabulary import Vocabulary
    from .type_set import TypeSet
    from .type_system import TypeSystem

    NamedNodes = dict[str, list[PatternNode]]


class TypedTrees(Narrowing):
    """`is_input` trees are matched, the others are results."""

    __slots__ = ("_named", "_vocabulary", "is_input", "trees")

    def __init__(
        self,
        vocabulary: Vocabulary,
        record: Record,
        is_input: bool,
        trees: Iterable[PatternNode] = (),
    ) -> None:
        super().__init__(vocabulary.types, record)
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
                if self._apply(tree):
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
        while any(self._apply(tree) for tree in self.trees):
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

    # --- what operators and leaves demand

    def _apply(self, node: PatternNode) -> bool:
        operator = node.operator
        if operator is None:
            return self.apply_leaf(node)
        kind = operator.kind
        if kind == NODE:
            return self._apply_node(node, operator)
        if kind == INSTRUCTION:
            return self._apply_instruction(node, operator)
        changed = False
        if kind == COMPLEX_PATTERN:
            assert operator.complex_pattern is not None
            types = operator.complex_pattern.types
            if types != self._types.untyped:
                changed |= self.narrow(node, 0, self._types.rules.expand(types))
        elif kind == TRANSFORM and len(node.children) != 1:
            raise self.error(f"the transform '{operator.name}' takes one operand")
        for child in node.children:
            changed |= self._apply(child)
        return changed

    def apply_leaf(self, node: PatternNode) -> bool:
        """What a leaf tells of its type by itself."""
        leaf = node.leaf
        if isinstance(leaf, Record):
            try:
                types = self._types.leaf_types.of_leaf(leaf, node.name != "")
            except UnknownLeaf:
                raise self.error(f"'{leaf.name}' has no type in a pattern") from None
            except RecordError as error:
                raise with_note(error, f"used by '{self.record.name}'", self.record) from None
            return types != node.types[0] and self.narrow(node, 0, types)
        if leaf is None:
            return False
        old = node.types[0]
        new = self._types.rules.integers(old)
        if new != old:
            node.types[0] = new
        if self.validates and not is_possible(new):
            raise self.no_type_left(node, old, old)
        if is_concrete(new, or_empty=False):
            self._check_range(new, leaf)
        return new != old

    def _check_range(self, types: TypeSet, number: int) -> None:
        universe = self._types.universe
        for mask in by_mode(types).values():
            if mask == universe.pointer:
                continue
            type_ = universe.simple(mask)
            assert type_ is not None
            width = type_.size
            if width < 64 and not -(1 << (width - 1)) <= number < 1 << width:
                raise self.error(f"{number} does not fit type '{type_.enumerator}'")

    def _apply_node(self, node: PatternNode, operator: PatternOperator) -> bool:
        info = operator.node
        assert info is not None
        if node.children and operator.record in self._vocabulary.operators.intrinsic_node_records:
            return self._apply_intrinsic(node)
        if info.num_operands >= 0 and len(node.children) != info.num_operands:
            raise self.error(
                f"'{operator.name}' takes {info.num_operands} operands. It has {len(node.children)}"
            )
        changed = False
        for child in node.children:
            if self._apply(child):
                changed = True
        if info.constraints and self._constrain(node, info):
            return True
        return changed

    def _constrain(self, node: PatternNode, info: NodeInfo) -> bool:
        old = node.all_types()
        try:
            new, is_impossible = self._types.constraints.apply(info, node, old)
        except IncompatibleTypes:
            raise self.error(f"no types fit the operands of {self._types.text(node)}") from None
        except NotAType:
            raise self.error(
                f"'{info.record.name}' takes a value type as an operand here"
            ) from None
        except IndexError:
            raise self.error(
                f"a type constraint of '{info.record.name}' is about an operand it lacks: it has "
                f"{len(node.types)} results and {len(node.children)} operands here"
            ) from None
        if is_impossible and self.validates:
            raise self.no_type_left(node, UNKNOWN, UNKNOWN)
        if new == old:
            return False
        node.take_types(new)
        return True

    def _apply_intrinsic(self, node: PatternNode) -> bool:
        number = node.children[0].leaf
        assert isinstance(number, int)
        intrinsic = self._vocabulary.operators.intrinsics.signature(number)
        changed = False
        for index, types in enumerate(intrinsic.results):
            changed |= self.narrow(node, index, types)
        given = len(node.children) - 1
        if given != len(intrinsic.parameters):
            raise self.error(
                f"the intrinsic '{intrinsic.name}' takes {len(intrinsic.parameters)} operands, "
                f"not {given}"
            )
        changed |= self.narrow(node.children[0], 0, self._types.universe.pointer)
        for child, types in zip(node.children[1:], intrinsic.parameters, strict=True):
            changed |= self._apply(child)
            if not child.types:
                raise self.error("a node without a result cannot be an operand")
            changed |= self.narrow(child, 0, types)
        return changed

    def _apply_instruction(self, node: PatternNode, operator: PatternOperator) -> bool:
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
            if self._apply(child):
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
