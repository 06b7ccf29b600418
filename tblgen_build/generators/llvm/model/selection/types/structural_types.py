"""The types that follow from a pattern's structure: what its nodes demand of each other.

What a register may hold is not used: operands of a selection dag are no registers yet.
"""

from __future__ import annotations

from .inference import PatternInference
from .type_set import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError

    from ..operators import ComplexPattern
    from ..pattern_tree import PatternNode
    from ..patterns import SelectionPatterns
    from .type_set import TypeSet


class StructuralTypes(PatternInference):
    """Of trees whose types were all inferred before, so that most that can be wrong is not."""

    __slots__ = ("_definitions",)

    def __init__(self, patterns: SelectionPatterns, record: Record) -> None:
        super().__init__(patterns.types, patterns.operators, record)
        self._definitions = patterns.definitions

    def infer(self, root: PatternNode) -> None:
        while self.apply(root):
            pass

    def of_leaf(self, leaf: Record, is_named: bool) -> TypeSet:
        return self._types.leaf_types.of_open_leaf(leaf, is_named)

    def of_complex_pattern(self, pattern: ComplexPattern) -> TypeSet:
        return UNKNOWN

    def check_number(self, types: TypeSet, number: int) -> None:
        """It fits the type that it has in the end."""

    def contradicts(self, node: PatternNode) -> None:
        """With all that leaves say, there are types that fit."""

    def no_type_left(self, node: PatternNode, old: TypeSet, types: TypeSet) -> RecordError:
        """LLVM tells of it at the first fragment."""
        fragments = self._definitions.fragments
        first = min(fragments, key=lambda record: record.id, default=self.record)
        return first.error(
            "no type that the target has can be that of "
            f"{self._types.text(node)} in a pattern of a selector"
        )
