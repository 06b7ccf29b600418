"""Reads dags of pattern records as trees. No types yet but those that are written as casts."""

from __future__ import annotations

from tblgen_build._core import (
    BitsValue,
    BitValue,
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    UnsetValue,
)

from .operators import (
    COMPLEX_PATTERN,
    FRAGMENT,
    INSTRUCTION,
    INTRINSIC,
    NODE,
    OTHER,
    SET,
    TRANSFORM,
)
from .pattern_tree import PatternNode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record, Value

    from .operators import PatternOperator
    from .types.narrowing import Narrowing
    from .vocabulary import Vocabulary

# Nodes that may be made by a pattern's result; the others are of what is matched.
_RESULT_NODES: Final = frozenset(
    (
        "imm",
        "timm",
        "fpimm",
        "tglobaltlsaddr",
        "tconstpool",
        "tjumptable",
        "tframeindex",
        "texternalsym",
        "tblockaddress",
        "tglobaladdr",
        "bb",
        "vt",
        "mcsym",
    )
)


class TreeReader:
    """Reads the trees of one record, of what is matched or of what results."""

    def __init__(
        self, vocabulary: Vocabulary, trees: Narrowing, is_input: bool, *, may_set: bool = False
    ) -> None:
        self._operators = vocabulary.operators
        self._definitions = vocabulary.definitions
        self._types = vocabulary.types
        self._trees = trees
        self._is_input = is_input
        self._may_set = may_set
        self.argument_names: list[str] = []  # of `node:$x` and `?:$x`, in order of appearance
        # By name: which operand of which complex pattern it is.
        self._complex_operands: dict[str, tuple[PatternOperator, int]] = {}

    def read(self, value: Value, name: str) -> PatternNode:
        """Raises RecordError at the record, where the value is not a pattern."""
        if isinstance(value, DagValue):
            return self._read_dag(value, name)
        if isinstance(value, DefValue):
            return self._read_def(value.record, name)
        if isinstance(value, UnsetValue):
            if not name:
                raise self._trees.error("'?' needs the name of an operand, as in ?:$a")
            node = PatternNode(None, [], 1)
            self.argument_names.append(name)
            node.name = name
            return node
        return self._read_number(value, name)

    def _read_def(self, record: Record, name: str) -> PatternNode:
        operator = self._operators.operator(record)
        if operator.kind in {NODE, FRAGMENT}:
            self._check_place(operator)
            return self._make(operator, [], name)
        node = PatternNode(None, [], 1, record)
        if record.name == "node" and name:
            self.argument_names.append(name)
        node.name = name
        return node

    def _read_number(self, value: Value, name: str) -> PatternNode:
        number: int | None
        if isinstance(value, BitsValue):
            number = value.as_int()
            if number is None:
                raise self._trees.error(f"'{value}' has unset bits: a pattern needs a constant")
        elif isinstance(value, IntValue):
            number = value.value
        elif isinstance(value, BitValue):
            number = int(value.value)
        else:
            raise self._trees.error(f"'{value}' cannot stand in a pattern")
        if name:
            raise self._trees.error(f"a constant takes no name, and this is called '${name}'")
        return PatternNode(None, [], 1, number)

    def _read_dag(self, dag: DagValue, name: str) -> PatternNode:
        operator = dag.operator
        if isinstance(operator, DefValue):
            record = operator.record
            found = self._operators.operator(record)
            if found.kind != OTHER:
                return self._read_operator(dag, found, name)
            if record.is_subclass_of("ValueType"):
                return self._read_cast(dag, [record], name)
            raise self._trees.error(f"'{record.name}' is not an operator of patterns")
        if isinstance(operator, ListValue):
            return self._read_cast(dag, self._cast_types(operator), name)
        raise self._trees.error(f"'{operator}' cannot be an operator in a pattern")

    def _cast_types(self, list_: ListValue) -> list[Record]:
        records = [value.record for value in list_ if isinstance(value, DefValue)]
        if len(records) < len(list_) or not all(r.is_subclass_of("ValueType") for r in records):
            raise self._trees.error(f"A cast is to value types, not to '{list_}'")
        return records

    def _read_cast(self, dag: DagValue, types: list[Record], name: str) -> PatternNode:
        if len(dag) != 1:
            raise self._trees.error(f"a cast takes one operand, and this is '{dag}'")
        if name:
            raise self._trees.error(
                f"a cast takes no name, and this is called '${name}': name its operand"
            )
        node = self.read(dag.args[0], dag.arg_names[0] or "")
        if not types or len(types) != len(node.types):
            raise self._trees.error(
                f"'{dag}' casts to {len(types)} types, and there are {len(node.types)} results"
            )
        for index, type_ in enumerate(types):
            self._trees.narrow(node, index, self._types.expanded(type_))
        return node

    def _read_operator(self, dag: DagValue, operator: PatternOperator, name: str) -> PatternNode:
        self._check_place(operator)
        children = [
            self.read(value, argument or "")
            for value, argument in zip(dag.args, dag.arg_names, strict=True)
        ]
        if operator.kind == COMPLEX_PATTERN:
            self._check_complex_operands(operator, children)
        return self._make(operator, children, dag.operator_name or name)

    def _make(
        self, operator: PatternOperator, children: list[PatternNode], name: str
    ) -> PatternNode:
        num_results = self._definitions.num_results(operator)
        if operator.kind == INTRINSIC:
            number, operator = self._operators.intrinsic_node(operator)
            children.insert(0, PatternNode(None, [], 1, number))
        node = PatternNode(operator, children, num_results)
        node.name = name
        return node

    def _check_place(self, operator: PatternOperator) -> None:
        kind = operator.kind
        if kind == SET and not self._may_set:
            raise self._trees.error("'set' is for what an instruction's own pattern computes")
        if self._is_input:
            if kind in {INSTRUCTION, TRANSFORM}:
                raise self._trees.error(f"'{operator.name}' has no meaning in what is matched")
        elif kind == INTRINSIC or (kind == NODE and operator.name not in _RESULT_NODES):
            raise self._trees.error(f"'{operator.name}' has no meaning in a result")

    def _check_complex_operands(
        self, operator: PatternOperator, children: list[PatternNode]
    ) -> None:
        for index, child in enumerate(children):
            if not child.name:
                raise self._trees.error("each argument of a ComplexPattern needs a name")
            found = self._complex_operands.setdefault(child.name, (operator, index))
            if found != (operator, index):
                raise self._trees.error(
                    "arguments of a ComplexPattern come always together, in one order and of "
                    f"one use of it; '${child.name}' does not"
                )
