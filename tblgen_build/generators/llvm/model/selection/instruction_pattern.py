"""An instruction's own pattern: what it computes, as a pattern that results in it."""

from __future__ import annotations

from tblgen_build.generators.llvm.model.instructions.pattern_effects import has_null_fragment

from .operand_use import OperandUse
from .operators import SET
from .pattern_tree import PatternNode
from .types.typed_trees import TypedTrees

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Value
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction
    from tblgen_build.generators.llvm.model.instructions.operands import Operand

    from .vocabulary import Vocabulary


class InstructionPattern:
    """`source` and `destination` are not yet typed."""

    __slots__ = ("destination", "implicit_results", "num_results", "record", "source")

    def __init__(
        self, record: Record, source: PatternNode, destination: PatternNode, use: OperandUse
    ) -> None:
        self.record = record
        self.source = source
        self.destination = destination
        self.implicit_results = use.implicit_results
        self.num_results = len(use.results)


def pattern_values(record: Record) -> list[Value]:
    """What its `Pattern` says; nothing where that is switched off."""
    if record.is_value_unset("Pattern"):
        return []
    values = list(record.value_as_list("Pattern"))
    return [] if any(has_null_fragment(value) for value in values) else values


def read_instruction_pattern(
    vocabulary: Vocabulary, instruction: Instruction, values: list[Value]
) -> InstructionPattern:
    """Raises RecordError where the pattern does not fit the instruction's operands."""
    trees = TypedTrees(vocabulary, instruction.record, True)
    trees.read(values, may_set=True)
    for tree in trees.trees:
        if tree.types:
            raise trees.error(
                "an instruction's pattern leaves results unused, of types "
                f"{', '.join([vocabulary.types.universe.text(types) for types in tree.types])}: "
                "write (set $dst, ...)"
            )
    use = OperandUse(vocabulary, trees)
    reader = _Reader(vocabulary, instruction, trees, use)
    destination = reader.destination()
    first = trees.trees[0]
    is_set = first.operator is not None and first.operator.kind == SET
    source = first.children[-1].clone() if is_set else first
    return InstructionPattern(instruction.record, source, destination, use)


class _Reader:
    """Puts what a pattern sets and takes in the order of the instruction's operands."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        instruction: Instruction,
        trees: TypedTrees,
        use: OperandUse,
    ) -> None:
        self._operators = vocabulary.operators
        self._definitions = vocabulary.definitions
        self._instruction = instruction
        self._trees = trees
        self._use = use

    def destination(self) -> PatternNode:
        results, indices = self._results()
        children = self._operands(len(results))
        operator = self._operators.operator(self._instruction.record)
        node = PatternNode(operator, children, self._definitions.num_results(operator))
        node_indices = list(node.result_indices)
        for number, result in enumerate(results):
            if number < len(node.types):
                node.types[number] = result.types[0]
                node_indices[number] = indices[number]
        node.result_indices = tuple(node_indices)
        return node

    def _results(self) -> tuple[list[PatternNode], list[int]]:
        """The nodes that are set, and which of those that the pattern sets each is."""
        results, indices = [], []
        names = list(self._use.results)
        operands = self._instruction.operands
        for number in range(len(names)):
            if number == len(operands):
                missing = next(n for i, n in enumerate(names) if i not in indices)
                raise self._trees.error(f"the pattern sets '{missing}', which is not an operand")
            operand = operands[number]
            node = self._use.results.get(operand.name)
            if node is None:
                raise self._trees.error(
                    f"nothing is assigned to operand ${operand.name}. "
                    "The pattern does not set it, and results are the first operands"
                )
            record = node.leaf_record
            assert record is not None
            if not _fits(operand, record):
                raise self._trees.error(
                    f"the pattern and the instruction disagree on operand ${operand.name}"
                )
            results.append(node)
            indices.append(names.index(operand.name))
        return results, indices

    def _operands(self, num_results: int) -> list[PatternNode]:
        inputs = dict(self._use.inputs)
        children = []
        for operand in self._instruction.operands.operands[num_results:]:
            node = inputs.pop(operand.name, None)
            if node is None:
                if self._definitions.has_default(operand.record):
                    continue
                raise self._trees.error(f"the pattern does not use operand ${operand.name}")
            record = node.leaf_record
            if record is not None and not _fits(operand, record):
                raise self._trees.error(
                    f"operand ${operand.name} is of one class in the operand list "
                    f"and of another in the pattern: '{operand.record.name}' and '{record.name}'"
                )
            children.append(_as_result(node))
        if inputs:
            raise self._trees.error(f"the pattern uses ${min(inputs)}, which is not an operand")
        return children


def _fits(operand: Operand, record: Record) -> bool:
    """May a leaf stand for the operand? Of types that is found out later."""
    return (
        record is operand.record
        or record.is_subclass_of("ValueType")
        or record.is_subclass_of("ComplexPattern")
    )


def _as_result(node: PatternNode) -> PatternNode:
    node = node.clone()
    node.predicate_calls = ()
    if node.transform is None:
        return node
    transformed = PatternNode(node.transform, [node], len(node.types))
    node.transform = None
    return transformed
