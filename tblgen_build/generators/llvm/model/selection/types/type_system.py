"""The types of a target's patterns: which there are, how they restrict one another.

Knows records of types, registers and operands, and nothing of operators.
"""

from __future__ import annotations

from ..tree_text import tree_text
from .constraints import ConstraintRules
from .leaf_types import LeafTypes
from .type_rules import TypeRules
from .type_set import TypeUniverse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.registers.register_file import RegisterFile
    from tblgen_build.generators.llvm.model.value_type import TypeByMode

    from ..pattern_tree import PatternNode
    from .type_set import TypeSet


class TypeSystem:
    __slots__ = (
        "_expanded",
        "constraints",
        "leaf_types",
        "other",
        "rules",
        "universe",
        "untyped",
    )

    def __init__(self, records: Records, registers: RegisterFile) -> None:
        self.universe = TypeUniverse(records)
        self.rules = TypeRules(self.universe, self.universe.of_types(_held_types(registers)))
        self.constraints = ConstraintRules(self.rules)
        self.leaf_types = LeafTypes(records, self.rules, registers)
        self.untyped = self.universe.bit("Untyped")
        self.other = self.universe.bit("Other")
        self._expanded: dict[Record, TypeSet] = {}

    def expanded(self, record: Record) -> TypeSet:
        """The type that a ValueType's record stands for in a pattern."""
        found = self._expanded.get(record)
        if found is None:
            found = self.rules.expand(self.universe.of_record(record))
            self._expanded[record] = found
        return found

    def text(self, node: PatternNode) -> str:
        """A tree with its types, for comments and messages."""
        return tree_text(node, self.universe)


def _held_types(registers: RegisterFile) -> list[TypeByMode]:
    """Those that some register class has, in their own order."""
    return sorted({type_ for class_ in registers.classes for type_ in class_.types})
