"""Ordered sets of registers, as the dags of register classes and tuples describe them.

The operators are those that Target.td describes at RegisterClass. Elements are records, or
the registers that RegisterTuples make, which have no record of their own.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, IntValue, ListValue, StringValue

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final, TypeAlias

    from tblgen_build._core import Record, RecordError, Records, Value

    Definition: TypeAlias = "Record | TupleRegister"
    # A set in order of insertion: a dict without values.
    Elements: TypeAlias = "dict[Definition, None]"
    Operator: TypeAlias = "Callable[[RegisterSets, DagValue, Record], Iterable[Definition]]"

# Classes whose definitions stand for what one of their fields evaluates to.
_NAMED_SETS: Final = {"RegisterClass": "MemberList", "CalleeSavedRegs": "SaveList"}
_LARGEST_NUMBER: Final = 1 << 30
_DEEPEST: Final = 400


class TupleRegister:
    """A register that RegisterTuples make of `sub_registers`; most fields are the first one's."""

    __slots__ = ("asm_name", "name", "prototype", "sub_registers", "tuples")

    def __init__(
        self, tuples: Record, name: str, asm_name: str, sub_registers: list[Definition]
    ) -> None:
        self.tuples = tuples
        self.name = name
        self.asm_name = asm_name
        self.sub_registers = sub_registers
        first = sub_registers[0]
        self.prototype: Record = first.prototype if isinstance(first, TupleRegister) else first

    def error(self, message: str) -> RecordError:
        return self.tuples.error(message)


class RegisterSets:
    """Evaluates dags to sets; each named set once."""

    def __init__(self, records: Records) -> None:
        self.records = records
        self._expanded: dict[Record, list[Definition] | None] = {}
        self._tuples_by_name: dict[str, TupleRegister] = {}
        self._depth = 0

    @property
    def tuple_registers(self) -> list[TupleRegister]:
        """All that were made so far, in that order."""
        return list(self._tuples_by_name.values())

    def expand(self, record: Record) -> list[Definition] | None:
        """The elements of the set that a record stands for; None where it is an element itself."""
        if record in self._expanded:
            return self._expanded[record]
        if record.is_subclass_of("Register"):
            return None
        found: list[Definition] | None = None
        if record.is_subclass_of("RegisterTuples"):
            found = self._tuples(record)
        else:
            for class_, field in _NAMED_SETS.items():
                if record.is_subclass_of(class_):
                    found = list(self.evaluate(record.value_as_dag(field), record))
                    break
        self._expanded[record] = found
        return found

    def evaluate(self, value: Value, at: Record) -> Elements:
        """The set that a value describes; errors are `at`'s."""
        result: Elements = {}
        self._collect(value, at, result)
        return result

    def _collect(self, value: Value, at: Record, result: Elements) -> None:
        if isinstance(value, DefValue):
            self._insert(value.record, at, result)
        elif isinstance(value, ListValue):
            for item in value:
                self._collect(item, at, result)
        elif isinstance(value, DagValue):
            result |= dict.fromkeys(self._apply(value, at))
        else:
            raise at.error(f"Invalid set element: {value}")

    def _insert(self, record: Record, at: Record, result: Elements) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise at.error("this set is nested too deeply, or contains itself")
        elements = self.expand(record)
        self._depth -= 1
        if elements is None:
            result[record] = None
        else:
            result |= dict.fromkeys(elements)

    def _apply(self, dag: DagValue, at: Record) -> Iterable[Definition]:
        if not isinstance(dag.operator, DefValue):
            raise at.error(f"Bad set expression: {dag}")
        operator = _OPERATORS.get(dag.operator.record.name)
        if operator is None:
            raise at.error(f"Unknown set operator: {dag}")
        self._depth += 1
        if self._depth > _DEEPEST:
            raise at.error("this set is nested too deeply, or contains itself")
        elements = operator(self, dag, at)
        self._depth -= 1
        return elements

    # --- tuples

    def _tuples(self, record: Record) -> list[Definition]:
        dimension = len(record.value_as_list_of_defs("SubRegIndices"))
        sub_registers = record.value_as_list("SubRegs")
        if dimension != len(sub_registers):
            raise record.error(
                f"SubRegIndices and SubRegs size mismatch: there are {dimension} "
                f"indices for {len(sub_registers)} lists"
            )
        if dimension < 2:
            raise record.error("Tuples must have at least 2 sub-registers")
        lists = [list(self.evaluate(value, record)) for value in sub_registers]
        names = record.value_as_list_of_strings("RegAsmNames")
        return [
            self._tuple(record, names, index, list(parts))
            for index, parts in enumerate(zip(*lists, strict=False))
        ]

    def _tuple(
        self, record: Record, names: list[str], index: int, parts: list[Definition]
    ) -> TupleRegister:
        name = "_".join([part.name for part in parts])
        if names and index >= len(names):
            raise record.error(f"Register tuple definition missing name for '{name}'.")
        if name in self._tuples_by_name:
            raise record.error(f"Register tuple redefines register '{name}'.")
        tuple_ = TupleRegister(record, name, names[index] if names else "", parts)
        self._tuples_by_name[name] = tuple_
        return tuple_


# --- operators


def _add(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    result: Elements = {}
    for arg in dag.args:
        result |= sets.evaluate(arg, at)
    return result


def _sub(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    if len(dag) < 2:
        raise at.error(f"Set difference needs at least two arguments: {dag}")
    result, *others = [sets.evaluate(arg, at) for arg in dag.args]
    for other in others:
        for element in other:
            result.pop(element, None)
    return result


def _and(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    if len(dag) != 2:
        raise at.error(f"Set intersection requires two arguments: {dag}")
    first, second = [sets.evaluate(arg, at) for arg in dag.args]
    return [element for element in first if element in second]


def _set_and_number(sets: RegisterSets, dag: DagValue, at: Record) -> tuple[list[Definition], int]:
    if len(dag) != 2:
        raise at.error(f"Operator requires (Op Set, Int) arguments: {dag}")
    elements = list(sets.evaluate(dag.args[0], at))
    number = dag.args[1]
    if not isinstance(number, IntValue):
        raise at.error(f"Second argument must be an integer: {dag}")
    return elements, number.value


def _shl(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    elements, count = _set_and_number(sets, dag, at)
    if count < 0:
        raise at.error(f"Positive shift required: {dag}")
    return elements[count:]


def _trunc(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    elements, count = _set_and_number(sets, dag, at)
    if count < 0:
        raise at.error(f"Positive length required: {dag}")
    return elements[:count]


def _rotl(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    elements, count = _set_and_number(sets, dag, at)
    return _rotated(elements, count)


def _rotr(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    elements, count = _set_and_number(sets, dag, at)
    return _rotated(elements, -count)


def _rotated(elements: list[Definition], left: int) -> list[Definition]:
    start = left % len(elements) if elements else 0
    return elements[start:] + elements[:start]


def _decimate(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    elements, stride = _set_and_number(sets, dag, at)
    if stride <= 0:
        raise at.error(f"Positive stride required: {dag}")
    return elements[::stride]


def _interleave(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    lists = [list(sets.evaluate(arg, at)) for arg in dag.args]
    longest = max(map(len, lists), default=0)
    return [list_[i] for i in range(longest) for list_ in lists if i < len(list_)]


def _sequence(sets: RegisterSets, dag: DagValue, at: Record) -> Iterable[Definition]:
    if not 3 <= len(dag) <= 4:
        raise at.error(f'Bad args to (sequence "Format", From, To): {dag}')
    first, last, stride = _sequence_bounds(dag, at)
    result: Elements = {}
    for number in range(first, last + (1 if stride > 0 else -1), stride):
        name = _formatted(dag, number, at)
        record = sets.records.get_def(name)
        if record is None:
            raise at.error(f"No def named '{name}': {dag}")
        sets._insert(record, at, result)
    return result


def _sequence_bounds(dag: DagValue, at: Record) -> tuple[int, int, int]:
    """First and last number and stride; the stride is negative where the numbers go down."""
    stride = _sequence_number(dag, 3, "Stride", at) if len(dag) == 4 else 1
    if stride == 0:
        raise at.error(f"Stride must not be 0: {dag}")
    if not isinstance(dag.args[0], StringValue):
        raise at.error(f"Format must be a string: {dag}")
    first = _sequence_number(dag, 1, "From", at)
    last = _sequence_number(dag, 2, "To", at)
    for name, number in (("From", first), ("To", last)):
        if not 0 <= number < _LARGEST_NUMBER:
            raise at.error(f"{name} out of range")
    return first, last, stride if first <= last else -stride


def _sequence_number(dag: DagValue, index: int, what: str, at: Record) -> int:
    value = dag.args[index]
    if not isinstance(value, IntValue):
        raise at.error(f"{what} must be an integer: {dag}")
    return value.value


def _formatted(dag: DagValue, number: int, at: Record) -> str:
    format_ = dag.args[0]
    assert isinstance(format_, StringValue)
    if "%" not in format_.value:
        return format_.value
    try:
        return format_.value % number
    except (ValueError, TypeError):
        message = f"Format must have one conversion of a number, such as %u: {dag}"
        raise at.error(message) from None


_OPERATORS: Final[dict[str, Operator]] = {
    "add": _add,
    "sub": _sub,
    "and": _and,
    "shl": _shl,
    "trunc": _trunc,
    "rotl": _rotl,
    "rotr": _rotr,
    "decimate": _decimate,
    "interleave": _interleave,
    "sequence": _sequence,
}
