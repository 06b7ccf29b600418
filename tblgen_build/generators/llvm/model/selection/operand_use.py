"""Which values a pattern takes and sets, by name: found before it is typed, and checked."""

from __future__ import annotations

from tblgen_build._core import Record

from .operators import SET
from .types.typed_trees import TypedTrees

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .pattern_tree import PatternNode
    from .vocabulary import Vocabulary

_SET_CLASSES = (
    "RegisterClass",
    "RegisterClassLike",
    "ValueType",
    "RegisterOperand",
    "PointerLikeRegClass",
)


class OperandUse:
    """The inputs and results of one record's trees.

    Raises RecordError where they contradict one another.
    """

    def __init__(self, vocabulary: Vocabulary, trees: TypedTrees) -> None:
        self._vocabulary = vocabulary
        self._trees = trees
        self.inputs: dict[str, PatternNode] = {}
        self.results: dict[str, PatternNode] = {}
        self.implicit_results: list[Record] = []
        for tree in trees.trees:
            self._find(tree)

    def _find(self, node: PatternNode) -> None:
        if node.name:
            node = self._resolved(node, is_input=True)
        operator = node.operator
        if operator is None:
            self._check_use(node)
        elif operator.kind == SET:
            self._find_set(node)
        else:
            for child in node.children:
                if not child.types:
                    raise self._trees.error("a node without a result cannot be an operand")
                self._find(child)
            self._check_use(node)

    def _resolved(self, node: PatternNode, *, is_input: bool) -> PatternNode:
        """The node after fragments are put in, which must leave one."""
        if node.operator is None and isinstance(node.leaf, Record):
            self._trees.apply_leaf(node)
            return node
        trees = TypedTrees(self._vocabulary, self._trees.record, is_input, [node])
        trees.inline_fragments()
        trees.infer()
        return trees.only_tree

    def _check_use(self, node: PatternNode) -> None:
        if not self._use(node) and node.transform is not None:
            raise self._trees.error("only inputs can have a transform")

    def _use(self, node: PatternNode) -> bool:
        """Enter the node where it is an input; whether it is one."""
        leaf = node.leaf
        if not node.name:
            if isinstance(leaf, Record) and (
                leaf.is_subclass_of("RegisterClass") or leaf.is_subclass_of("RegisterOperand")
            ):
                raise self._trees.error(f"the input {leaf.name} needs a name, as in {leaf.name}:$a")
            return False
        record = self._record(node)
        if record.name == "srcvalue":
            return False
        other = self.inputs.setdefault(node.name, node)
        if other is node:
            return True
        agrees = record is self._record(other)
        if agrees:
            self._trees.narrow(other, 0, node.types[0])
            self._trees.narrow(node, 0, other.types[0])
        if not agrees or other.types != node.types:
            raise self._trees.error(
                f"${node.name} stands for different things: "
                f"{self._vocabulary.types.text(node)} and {self._vocabulary.types.text(other)}"
            )
        return True

    def _record(self, node: PatternNode) -> Record:
        if node.operator is not None:
            return node.operator.record
        if not isinstance(node.leaf, Record):
            raise self._trees.error(f"the input ${node.name} is to be a definition")
        return node.leaf

    def _find_set(self, node: PatternNode) -> None:
        if not node.children:
            raise self._trees.error("(set ...) needs what to set and a value")
        for child in node.children[:-1]:
            self._set(self._resolved(child, is_input=False))
        self._find(node.children[-1])

    def _set(self, destination: PatternNode) -> None:
        record = destination.leaf_record
        if record is None:
            raise self._trees.error(
                f"only registers can be set, not {self._vocabulary.types.text(destination)}"
            )
        if any(record.is_subclass_of(class_) for class_ in _SET_CLASSES):
            name = destination.name
            if not name:
                raise self._trees.error("what is set needs a name, as in $dst")
            if name in self.results:
                raise self._trees.error(f"'{name}' is set twice")
            self.results[name] = destination
        elif record.is_subclass_of("Register"):
            self.implicit_results.append(record)
        else:
            raise self._trees.error(f"only registers can be set, not '{record.name}'")
