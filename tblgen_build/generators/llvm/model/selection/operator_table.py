"""The operators of a target's patterns, by record."""

from __future__ import annotations

from tblgen_build.generators.definitions import input_error

from .intrinsic_nodes import IntrinsicNodes
from .operators import (
    COMPLEX_PATTERN,
    INSTRUCTION,
    NODE,
    TRANSFORM,
    PatternOperator,
    TypeProfiles,
    check_transform,
    kind_of,
    read_complex_pattern,
    read_node,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Records
    from tblgen_build.generators.llvm.model.instructions.instruction_set import InstructionSet

    from .operators import ComplexPattern, NodeInfo
    from .pattern_tree import PatternNode
    from .types.type_system import TypeSystem

_INTRINSIC_NODES: Final = ("intrinsic_void", "intrinsic_w_chain", "intrinsic_wo_chain")


class OperatorTable:
    """What records mean as operators; each is read once."""

    __slots__ = (
        "_instructions",
        "_operators",
        "_profiles",
        "_records",
        "_universe",
        "intrinsic_node_records",
        "intrinsics",
    )

    def __init__(self, records: Records, types: TypeSystem, instructions: InstructionSet) -> None:
        self._records = records
        self._universe = types.universe
        self._instructions = instructions
        self._operators: dict[Record, PatternOperator] = {}
        self._profiles = TypeProfiles(types.universe)
        self.intrinsics = IntrinsicNodes(records, types.rules)
        found = [records.get_def(name) for name in _INTRINSIC_NODES]
        self.intrinsic_node_records = frozenset([r for r in found if r is not None])

    def read_all(self) -> None:
        """What a pattern may name must be right, whether one names it or not."""
        for class_ in ("SDNode", "SDNodeXForm", "ComplexPattern"):
            for record in reversed(self._records.all_derived_definitions_if_defined(class_)):
                self.operator(record)

    def operator(self, record: Record) -> PatternOperator:
        """Any record as an operator; of kind OTHER where it is none."""
        found = self._operators.get(record)
        if found is None:
            kind = kind_of(record)
            found = self._operators[record] = PatternOperator(record, kind)
            if kind == NODE:
                found.node = read_node(record, self._profiles)
            elif kind == INSTRUCTION:
                found.instruction = self._instructions.instruction(record)
            elif kind == TRANSFORM:
                check_transform(record)
            elif kind == COMPLEX_PATTERN:
                found.complex_pattern = read_complex_pattern(record, self._universe)
        return found

    def node(self, record: Record) -> NodeInfo:
        """Of an SDNode."""
        node = self.operator(record).node
        assert node is not None
        return node

    def find_complex_pattern(self, node: PatternNode) -> ComplexPattern | None:
        """The ComplexPattern that a node is, as a leaf or as an operator."""
        if node.operator is not None:
            return node.operator.complex_pattern
        record = node.leaf_record
        return None if record is None else self.operator(record).complex_pattern

    def intrinsic_node(self, operator: PatternOperator) -> tuple[int, PatternOperator]:
        """The number of an intrinsic, and the node that it becomes."""
        name = self.intrinsics.node_name(operator.record)
        record = self._records.get_def(name)
        if record is None:
            raise input_error(
                self._records, f"'{name}' is not defined: include llvm/Target/Target.td"
            )
        return self.intrinsics.number(operator.record), self.operator(record)

    def is_commutative_intrinsic(self, node: PatternNode) -> bool:
        operator = node.operator
        if operator is None or operator.record not in self.intrinsic_node_records:
            return False
        number = node.children[0].leaf if node.children else None
        return isinstance(number, int) and self.intrinsics.is_commutative(number)
