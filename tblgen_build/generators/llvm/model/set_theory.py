"""Ordered sets of records written as dags: `(add A, (sub B, C))`, `(sequence "R%u", 0, 7)`.

The operators are those that Target.td describes at RegisterClass. What a record that stands
for a set contains, and operators beyond these, are given by the caller: registers,
instructions and library functions have their own.
"""

from __future__ import annotations

from tblgen_build._core import DagValue, DefValue, IntValue, ListValue, StringValue

from .registers.tuple_register import TupleRegister

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Final, TypeAlias

    from tblgen_build._core import Record, Records, Value

    from .registers.tuple_register import Element

    # The elements of an operator's result; what is wrong is said at the record.
    Operator: TypeAlias = Callable[["SetTheory", DagValue, Record], Iterable[Element]]

_LARGEST_NUMBER: Final = 1 << 30
_DEEPEST: Final = 150


def records_among(elements: Iterable[Element]) -> list[Record]:
    """All of them, where nothing makes registers."""
    return [element for element in elements if not isinstance(element, TupleRegister)]


class SetTheory:
    """Evaluates dags to sets; each named set once.

    `fields` maps a class to the field that holds its members, as `MemberList` of a register
    class. `named_sets` are what further records stand for. A set is a dict without values, in
    order of insertion. Errors are raised at the record `at`.
    """

    def __init__(
        self,
        records: Records,
        fields: Mapping[str, str],
        operators: Mapping[str, Operator] | None = None,
        named_sets: Mapping[Record, list[Element]] | None = None,
    ) -> None:
        self.records = records
        self._fields = fields
        self._operators: dict[str, Operator] = {**_OPERATORS, **(operators or {})}
        self._expanded: dict[Record, list[Element] | None] = {**(named_sets or {})}
        self._depth = 0

    def expand(self, record: Record) -> list[Element] | None:
        """The elements of the set that a record stands for; None where it is an element itself."""
        if record not in self._expanded:
            self._expanded[record] = []  # what it is within its own definition
            self._expanded[record] = self.members(record)
        return self._expanded[record]

    def members(self, record: Record) -> list[Element] | None:
        """As `expand`, without what was found before."""
        for class_, field in self._fields.items():
            if record.is_subclass_of(class_):
                return list(self.evaluate(record.value_as_dag(field), record))
        return None

    def evaluate(self, value: Value, at: Record) -> dict[Element, None]:
        """The set that a value describes."""
        result: dict[Element, None] = {}
        self._collect(value, at, result)
        return result

    def _collect(self, value: Value, at: Record, result: dict[Element, None]) -> None:
        if isinstance(value, DefValue):
            self.insert(value.record, at, result)
        elif isinstance(value, ListValue):
            for item in value:
                self._collect(item, at, result)
        elif isinstance(value, DagValue):
            result |= dict.fromkeys(self._apply(value, at))
        else:
            raise at.error(f"Invalid set element '{value}': expected a record")

    def insert(self, record: Record, at: Record, result: dict[Element, None]) -> None:
        """Add a record, or what it stands for."""
        self._descend(at)
        elements = self.expand(record)
        self._depth -= 1
        if elements is None:
            result[record] = None
        else:
            result |= dict.fromkeys(elements)

    def _apply(self, dag: DagValue, at: Record) -> Iterable[Element]:
        if not isinstance(dag.operator, DefValue):
            raise at.error(f"Bad set expression '{dag}'")
        name = dag.operator.record.name
        operator = self._operators.get(name)
        if operator is None:
            known = ", ".join(sorted(self._operators))
            raise at.error(f"Unknown set operator '{name}' (known: {known})")
        self._descend(at)
        elements = operator(self, dag, at)
        self._depth -= 1
        return elements

    def _descend(self, at: Record) -> None:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise at.error("this set is nested too deeply")


# --- operators


def _add(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    result: dict[Element, None] = {}
    for arg in dag.args:
        result |= sets.evaluate(arg, at)
    return result


def _sub(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    if len(dag) < 2:
        raise at.error(f"Set difference needs at least two arguments: {dag}")
    result, *others = [sets.evaluate(arg, at) for arg in dag.args]
    for other in others:
        for element in other:
            result.pop(element, None)
    return result


def _and(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    if len(dag) != 2:
        raise at.error(f"Set intersection requires two arguments: {dag}")
    first, second = [sets.evaluate(arg, at) for arg in dag.args]
    return [element for element in first if element in second]


def _set_and_number(sets: SetTheory, dag: DagValue, at: Record) -> tuple[list[Element], int]:
    if len(dag) != 2:
        raise at.error(f"Operator requires (Op Set, Int) arguments: {dag}")
    elements = list(sets.evaluate(dag.args[0], at))
    number = dag.args[1]
    if not isinstance(number, IntValue):
        raise at.error(f"Second argument must be an integer: {dag}")
    return elements, number.value


def _shl(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements, count = _set_and_number(sets, dag, at)
    if count < 0:
        raise at.error(f"Positive shift required: {dag}")
    return elements[count:]


def _trunc(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements, count = _set_and_number(sets, dag, at)
    if count < 0:
        raise at.error(f"Positive length required: {dag}")
    return elements[:count]


def _rotl(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements, count = _set_and_number(sets, dag, at)
    return _rotated(elements, count)


def _rotr(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements, count = _set_and_number(sets, dag, at)
    return _rotated(elements, -count)


def _rotated(elements: list[Element], left: int) -> list[Element]:
    start = left % len(elements) if elements else 0
    return elements[start:] + elements[:start]


def _decimate(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements, stride = _set_and_number(sets, dag, at)
    if stride <= 0:
        raise at.error(f"Positive stride required: {dag}")
    return elements[::stride]


def _interleave(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    lists = [list(sets.evaluate(arg, at)) for arg in dag.args]
    longest = max(map(len, lists), default=0)
    return [list_[i] for i in range(longest) for list_ in lists if i < len(list_)]


def _sequence(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    if not 3 <= len(dag) <= 4:
        raise at.error(f'Bad args to (sequence "Format", From, To): {dag}')
    first, last, stride = _sequence_bounds(dag, at)
    result: dict[Element, None] = {}
    for number in range(first, last + (1 if stride > 0 else -1), stride):
        name = _formatted(dag, number, at)
        record = sets.records.get_def(name)
        if record is None:
            raise at.error(f"No def named '{name}': {dag}")
        sets.insert(record, at, result)
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
