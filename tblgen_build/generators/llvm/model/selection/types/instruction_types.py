"""What an instruction demands of the types of its results and operands in a pattern."""

from __future__ import annotations

from .leaf_types import sub_operands
from .type_set import UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record

    from ..operators import PatternOperator
    from ..pattern_definitions import Definitions
    from ..pattern_tree import PatternNode
    from .leaf_types import LeafTypes
    from .narrowing import Narrowing
    from .type_set import TypeSet

    # Of the results, and of as many children as have one.
    Demands = tuple[list[TypeSet], list[TypeSet]]


class InstructionTypes:
    """Demands by instruction and shape of its operands; each is found once."""

    def __init__(self, definitions: Definitions, leaf_types: LeafTypes) -> None:
        self._definitions = definitions
        self._leaf_types = leaf_types
        self._demands: dict[tuple[Record, tuple[int, ...]], Demands] = {}
        self._parts: dict[Record, list[Record]] = {}
        self._results: dict[Record, int] = {}

    def of(self, trees: Narrowing, node: PatternNode, operator: PatternOperator) -> Demands:
        """Raises RecordError where the instruction cannot have such operands."""
        counts = tuple([self._num_results(child) for child in node.children])
        key = (operator.record, counts)
        found = self._demands.get(key)
        if found is None:
            if operator.name == "REG_SEQUENCE":
                _check_sequence(trees, node)
            results = self._result_types(operator)
            found = results, self._operand_types(trees, operator, counts)
            # Operands of a sequence are to be checked each time.
            if operator.name != "REG_SEQUENCE":
                self._demands[key] = found
        return found

    def _num_results(self, node: PatternNode) -> int:
        """How many machine operands the node gives."""
        if node.operator is not None:
            complex_pattern = node.operator.complex_pattern
            return complex_pattern.num_operands if complex_pattern is not None else 1
        record = node.leaf_record
        if record is None:
            return 1
        found = self._results.get(record)
        if found is None:
            found = 1
            if record.is_subclass_of("ComplexPattern"):
                found = record.value_as_int("NumOperands")
            elif record.is_subclass_of("Operand"):
                found = len(self._sub_operands(record)) or 1
            self._results[record] = found
        return found

    def _sub_operands(self, record: Record) -> list[Record]:
        found = self._parts.get(record)
        if found is None:
            found = self._parts[record] = sub_operands(record)
        return found

    def _result_types(self, operator: PatternOperator) -> list[TypeSet]:
        instruction = operator.instruction
        assert instruction is not None
        results = self._definitions.num_pattern_results(instruction)
        count = min(instruction.operands.num_defs, results)
        leaf_types = self._leaf_types
        types = [leaf_types.of_operand(instruction.operands[i].record) for i in range(count)]
        implicit = leaf_types.of_implicit_def(instruction.implicit_defs)
        if implicit != UNKNOWN:
            types.append(implicit)
        return types

    def _operand_types(
        self, trees: Narrowing, operator: PatternOperator, counts: tuple[int, ...]
    ) -> list[TypeSet]:
        instruction = operator.instruction
        assert instruction is not None
        has_default = self._definitions.has_default
        of_operand = self._leaf_types.of_operand
        operands = instruction.operands
        first = self._definitions.num_pattern_results(instruction)
        # Defaults can be overridden only where all operands after them have one too.
        overridable = len(operands)
        while overridable > first and has_default(operands[overridable - 1].record):
            overridable -= 1
        types: list[TypeSet] = []
        for index in range(first, len(operands)):
            record = operands[index].record
            if has_default(record) and (index < overridable or len(types) >= len(counts)):
                continue
            self._expect(trees, operator, types, counts)
            parts = self._sub_operands(record)
            if not parts or counts[len(types)] >= len(parts):
                types.append(of_operand(record))
                continue
            for part in parts:
                self._expect(trees, operator, types, counts)
                types.append(of_operand(part))
        if not operands.is_variadic and len(types) != len(counts):
            raise trees.error(
                f"'{operator.name}' is given {len(counts)} operands and takes {len(types)}"
            )
        return types

    def _expect(
        self,
        trees: Narrowing,
        operator: PatternOperator,
        types: list[TypeSet],
        counts: tuple[int, ...],
    ) -> None:
        if len(types) >= len(counts):
            raise trees.error(
                f"'{operator.name}' takes more than the {len(counts)} operands it is given"
            )


def _check_sequence(trees: Narrowing, node: PatternNode) -> None:
    children = node.children
    if len(children) < 3:
        raise trees.error(
            "REG_SEQUENCE takes a register class, then pairs of a value and a sub-register index"
        )
    if len(children) % 2 == 0:
        raise trees.error("REG_SEQUENCE lacks the sub-register index of its last value")
    if not _is_a(children[0], "RegisterClass"):
        raise trees.error("the first operand of REG_SEQUENCE is a register class")
    for index in range(2, len(children), 2):
        if not _is_a(children[index], "SubRegIndex"):
            raise trees.error(f"operand {index} of REG_SEQUENCE is to be a sub-register index")


def _is_a(node: PatternNode, class_: str) -> bool:
    record = node.operator.record if node.operator is not None else node.leaf_record
    return record is not None and record.is_subclass_of(class_)
