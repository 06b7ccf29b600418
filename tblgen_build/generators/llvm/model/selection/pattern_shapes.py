"""Which patterns are alike to type inference: if one of them is right, all are.

It compares what patterns are written with; inference itself it does not know. Patterns of one
shape differ only in which node of a profile, or which instruction with the same operands, they
name.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, ListValue

from .operators import INSTRUCTION, INTRINSIC, NODE, kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record, Value

    Shape = object  # compared and hashed

# Rules of their own are tied to these names.
_DISTINCT_NODES: Final = frozenset(
    ("bitconvert", "intrinsic_void", "intrinsic_w_chain", "intrinsic_wo_chain")
)
# What else of a record types, and the number of operands and results, depend on.
_NODE_FIELDS: Final = ("TypeProfile", "Properties")
_INTRINSIC_FIELDS: Final = ("RetTypes", "ParamTypes", "IntrProperties")
_INSTRUCTION_FIELDS: Final[tuple[str, ...]] = ("OutOperandList", "InOperandList", "Defs")


class PatternShapes:
    """What was seen of a run's patterns; `alike` has the first of their shape for instructions."""

    __slots__ = ("_found", "_records", "alike")

    def __init__(self) -> None:
        self.alike: dict[Record, Record] = {}
        self._records: dict[Record, Shape] = {}
        self._found: set[Shape] = set()

    def of_pattern(self, source: Value, results: Value) -> Shape:
        return self._of(source), self._of(results)

    def of_instruction(self, record: Record, values: Iterable[Value]) -> Shape:
        """With its own pattern."""
        return self._of_record(record), tuple([self._of(value) for value in values])

    def add(self, shape: Shape) -> bool:
        """Is it new?"""
        if shape in self._found:
            return False
        self._found.add(shape)
        return True

    def _of(self, value: Value) -> Shape:
        if isinstance(value, DefValue):
            return self._of_record(value.record)
        if isinstance(value, DagValue):
            arguments = tuple([self._of(argument) for argument in value.args])
            return self._of(value.operator), value.operator_name, arguments, tuple(value.arg_names)
        if isinstance(value, ListValue):
            return tuple([self._of(element) for element in value])
        return value

    def _of_record(self, record: Record) -> Shape:
        found = self._records.get(record)
        if found is None:
            found = self._records[record] = _shape(record)
        return found


def _shape(record: Record) -> Shape:
    kind = kind_of(record)
    if kind == INSTRUCTION and record.value_as_string("Namespace") != "TargetOpcode":
        fields = _INSTRUCTION_FIELDS
    elif kind == INTRINSIC:
        fields = _INTRINSIC_FIELDS
    elif kind == NODE and _has_operands(record) and record.name not in _DISTINCT_NODES:
        fields = _NODE_FIELDS
    else:
        return record
    return (kind, *[record.value(field) for field in fields])


def _has_operands(record: Record) -> bool:
    """Leaves are told apart by their names."""
    return record.value_as_def("TypeProfile").value_as_int("NumOperands") > 0
