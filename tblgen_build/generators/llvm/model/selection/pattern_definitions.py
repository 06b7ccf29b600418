"""What patterns refer to, read before them: fragments, defaults, what instructions' patterns set.

`importing` fills it while it reads; earlier questions are answered with what is known so far.
"""

from __future__ import annotations

from .operators import FRAGMENT, INTRINSIC, SET
from .pattern_tree import PredicateCall
from .predicate_function import PredicateFunction

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction

    from .operator_table import OperatorTable
    from .operators import PatternOperator
    from .pattern_tree import PatternNode
    from .types.leaf_types import LeafTypes


class PatternFragment:
    """A PatFrags record: alternative trees over named arguments, and a predicate."""

    __slots__ = ("arguments", "function", "has_flags", "predicate", "record", "trees")

    def __init__(self, record: Record, function: PredicateFunction) -> None:
        self.record = record
        self.trees: list[PatternNode] = []
        self.function = function
        self.arguments = function.argument_names
        self.has_flags = record.is_subclass_of("GISelFlags")
        # Shared by the trees that are inlined with no scope.
        self.predicate = PredicateCall(function, 0)


class Definitions:
    __slots__ = (
        "_counted",
        "_functions",
        "_leaf_types",
        "_num_results",
        "_num_scopes",
        "_operators",
        "broken",
        "defaults",
        "fragments",
        "pattern_results",
    )

    def __init__(self, operators: OperatorTable, leaf_types: LeafTypes) -> None:
        self._operators = operators
        self._leaf_types = leaf_types
        self.fragments: dict[Record, PatternFragment] = {}
        self.broken: set[Record] = set()  # fragments that are wrong, or use such
        # What an OperandWithDefaultOps gives where a pattern does not.
        self.defaults: dict[Record, list[PatternNode]] = {}
        # How many operands of an instruction its own pattern sets.
        self.pattern_results: dict[Record, int] = {}
        self._functions: dict[Record, PredicateFunction] = {}
        self._num_results: dict[Record, int] = {}
        self._counted: set[Record] = set()  # fragments whose results are being counted
        self._num_scopes = 0

    def predicate_function(self, record: Record) -> PredicateFunction:
        """Of a PatFrags."""
        found = self._functions.get(record)
        if found is None:
            found = self._functions[record] = PredicateFunction(record)
        return found

    def allocate_scope(self) -> int:
        self._num_scopes += 1
        return self._num_scopes

    def default_operands(self, record: Record) -> list[PatternNode]:
        """Empty for operands without."""
        return self.defaults.get(record, [])

    def has_default(self, record: Record) -> bool:
        return bool(self.defaults.get(record))

    def num_pattern_results(self, instruction: Instruction) -> int:
        """How many of the instruction's operands a pattern sets."""
        found = self.pattern_results.get(instruction.record)
        return instruction.operands.num_defs if found is None else found

    def num_results(self, operator: PatternOperator) -> int:
        """How many results a node of the operator has."""
        found = self._num_results.get(operator.record)
        if found is None:
            if operator.kind == FRAGMENT:
                if operator.record in self._counted:
                    raise operator.record.error(
                        f"'{operator.name}' is a fragment that contains itself"
                    )
                self._counted.add(operator.record)
            found = self._count_results(operator)
            self._counted.discard(operator.record)
            # A fragment's becomes exact when it is read.
            if operator.kind != FRAGMENT or operator.record in self.fragments:
                self._num_results[operator.record] = found
        return found

    def _count_results(self, operator: PatternOperator) -> int:
        kind = operator.kind
        if kind == SET:
            return 0
        if kind == INTRINSIC:
            return self._operators.intrinsics.num_results(operator.record)
        if operator.node is not None:
            return operator.node.num_results
        if operator.instruction is not None:
            return self._count_instruction_results(operator.instruction)
        if kind == FRAGMENT:
            return self._count_fragment_results(operator.record)
        return 1

    def _count_instruction_results(self, instruction: Instruction) -> int:
        operands = instruction.operands
        count = operands.num_defs
        for index in range(operands.num_defs):
            count -= self.has_default(operands[index].record)
        implicit = self._leaf_types.of_implicit_def(instruction.implicit_defs)
        return count + (implicit != 0)

    def _count_fragment_results(self, record: Record) -> int:
        fragment = self.fragments.get(record)
        if fragment is not None:
            return max([len(tree.types) for tree in fragment.trees], default=0)
        counts = [0]
        for value in record.value_as_list("Fragments"):
            operator = getattr(value, "operator", None)
            inner = getattr(operator, "record", None)
            if inner is None:
                raise record.error(f"'{value}' in '{record.name}' is not a fragment")
            counts.append(self.num_results(self._operators.operator(inner)))
        return max(counts)
