"""All selection patterns of a target."""

from __future__ import annotations

from tblgen_build.generators.shared import shared

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records, RecordError

    from .operators import ComplexPattern, NodeInfo, Operator
    from .predicate_function import PredicateFunction
    from .selection_pattern import SelectionPattern
    from .tree import PatternNode
    from .type_set import TypeUniverse


class SelectionPatterns:
    """What generators ask. Raises RecordError when it is made, where a pattern is wrong."""

    types: TypeUniverse
    patterns: list[SelectionPattern]  # originals, then variants; one mode each
    warnings: list[RecordError]

    @staticmethod
    def of(records: Records) -> SelectionPatterns:
        return shared(records, SelectionPatterns)

    def operator(self, record: Record) -> Operator:
        """Raises RecordError where the record is no operator."""
        raise NotImplementedError

    def node(self, record: Record) -> NodeInfo:
        """Of an SDNode."""
        raise NotImplementedError

    def complex_pattern(self, record: Record) -> ComplexPattern:
        raise NotImplementedError

    def find_complex_pattern(self, node: PatternNode) -> ComplexPattern | None:
        """The ComplexPattern that a node is, as a leaf or as an operator."""
        raise NotImplementedError

    def predicate_function(self, record: Record) -> PredicateFunction:
        """Of a PatFrags."""
        raise NotImplementedError

    def default_operands(self, record: Record) -> list[PatternNode]:
        """What an OperandWithDefaultOps gives where a pattern does not; empty for others."""
        raise NotImplementedError

    def has_default(self, record: Record) -> bool:
        return bool(self.default_operands(record))

    def intrinsic(self, number: int) -> Record:
        """The intrinsic whose number is an intrinsic node's first operand."""
        raise NotImplementedError

    def num_results(self, operator: Operator) -> int:
        """How many results a node of the operator has."""
        raise NotImplementedError

    def complexity(self, pattern: SelectionPattern) -> int:
        """Of what is matched, with AddedComplexity."""
        raise NotImplementedError

    def result_cost(self, pattern: SelectionPattern) -> int:
        raise NotImplementedError

    def result_size(self, pattern: SelectionPattern) -> int:
        raise NotImplementedError

    def in_matching_order(self) -> list[SelectionPattern]:
        """What is to be tried first comes first."""
        raise NotImplementedError

    def text(self, node: PatternNode) -> str:
        """A tree with its types, for comments and messages."""
        raise NotImplementedError
