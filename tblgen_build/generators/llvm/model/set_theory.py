"""Ordered sets of records written as dags: `(add A, (sub B, C))`, `(sequence "R%u", 0, 7)`.

What a record that stands for a set contains, and operators beyond the general ones, are
given by whoever evaluates: registers, instructions and features have their own.
"""

from __future__ import annotations

from tblgen_build._core import (
    DagValue,
    DefValue,
    IntValue,
    ListValue,
    RecordError,
    StringValue,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from typing import Final

    from tblgen_build._core import Location, Record, Records, Value

    # Keys in order; the values mean nothing.
    RecordSet = dict[Record, None]
    # Adds an operator's result to the set.
    Operator = Callable[["SetTheory", DagValue, RecordSet, "Location | None"], None]


class SetTheory:
    """Evaluates set expressions over the records of one run.

    `fields` maps a class to the field that holds its members, as `MemberList` of a
    register class; each record's set is computed once.
    """

    def __init__(
        self,
        records: Records,
        fields: Mapping[str, str] | None = None,
        operators: Mapping[str, Operator] | None = None,
    ) -> None:
        self.records = records
        self._fields = dict(fields or {})
        self._operators: dict[str, Operator] = {**_OPERATORS, **(operators or {})}
        self._expansions: dict[Record, list[Record] | None] = {}

    def expansion(self, record: Record) -> list[Record] | None:
        """The members of the set that a record stands for; None where it is no set."""
        if record in self._expansions:
            return self._expansions[record]
        for class_, field in self._fields.items():
            if record.is_subclass_of(class_):
                self._expansions[record] = []  # while it is computed: it may name itself
                value = record.value(field)
                assert value is not None
                members: RecordSet = {}
                self.evaluate(value, members, record.location)
                self._expansions[record] = list(members)
                return self._expansions[record]
        self._expansions[record] = None
        return None

    def evaluate(self, value: Value, into: RecordSet, location: Location | None) -> None:
        """Add what the expression stands for. Raises RecordError at `location`."""
        if isinstance(value, DefValue):
            members = self.expansion(value.record)
            into.update(dict.fromkeys([value.record] if members is None else members))
        elif isinstance(value, ListValue):
            for element in value:
                self.evaluate(element, into, location)
        elif isinstance(value, DagValue):
            self._apply(value, into, location)
        else:
            raise RecordError(f"Invalid set element '{value}': expected a record", location)

    def _apply(self, dag: DagValue, into: RecordSet, location: Location | None) -> None:
        operator = dag.operator
        if not isinstance(operator, DefValue):
            raise RecordError(f"Bad set expression '{dag}'", location)
        function = self._operators.get(operator.record.name)
        if function is None:
            known = ", ".join(sorted(self._operators))
            raise RecordError(
                f"Unknown set operator '{operator.record.name}' (known: {known})", location
            )
        function(self, dag, into, location)

    def set_of(self, values: Iterable[Value], location: Location | None) -> RecordSet:
        result: RecordSet = {}
        for value in values:
            self.evaluate(value, result, location)
        return result


def _add(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    for value in dag.args:
        sets.evaluate(value, into, location)


def _sub(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    if len(dag) < 2:
        raise RecordError(f"Set difference needs at least two arguments: {dag}", location)
    minuend = sets.set_of(dag.args[:1], location)
    subtrahend = sets.set_of(dag.args[1:], location)
    into.update(dict.fromkeys([r for r in minuend if r not in subtrahend]))


def _and(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    if len(dag) != 2:
        raise RecordError(f"Set intersection requires two arguments: {dag}", location)
    first, second = (sets.set_of([value], location) for value in dag.args)
    into.update(dict.fromkeys([r for r in first if r in second]))


def _set_and_number(
    sets: SetTheory, dag: DagValue, location: Location | None
) -> tuple[list[Record], int]:
    if len(dag) != 2:
        raise RecordError(f"Operator requires (Op Set, Int) arguments: {dag}", location)
    number = dag.args[1]
    if not isinstance(number, IntValue):
        raise RecordError(f"Second argument must be an integer: {dag}", location)
    return list(sets.set_of(dag.args[:1], location)), number.value


def _shl(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    members, count = _set_and_number(sets, dag, location)
    if count < 0:
        raise RecordError(f"Positive shift required: {dag}", location)
    into.update(dict.fromkeys(members[count:]))


def _trunc(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    members, count = _set_and_number(sets, dag, location)
    if count < 0:
        raise RecordError(f"Positive length required: {dag}", location)
    into.update(dict.fromkeys(members[:count]))


def _rotate(members: list[Record], count: int) -> RecordSet:
    count = count % len(members) if members else 0
    return dict.fromkeys(members[count:] + members[:count])


def _rotl(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    into.update(_rotate(*_set_and_number(sets, dag, location)))


def _rotr(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    members, count = _set_and_number(sets, dag, location)
    into.update(_rotate(members, -count))


def _decimate(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    members, stride = _set_and_number(sets, dag, location)
    if stride <= 0:
        raise RecordError(f"Positive stride required: {dag}", location)
    into.update(dict.fromkeys(members[::stride]))


def _interleave(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    lists = [list(sets.set_of([value], location)) for value in dag.args]
    for position in range(max([len(members) for members in lists], default=0)):
        into.update(dict.fromkeys([m[position] for m in lists if position < len(m)]))


def _number(dag: DagValue, index: int, what: str, location: Location | None) -> int:
    value = dag.args[index]
    if not isinstance(value, IntValue):
        raise RecordError(f"{what} must be an integer: {dag}", location)
    return value.value


def _sequence(sets: SetTheory, dag: DagValue, into: RecordSet, location: Location | None) -> None:
    if len(dag) not in (3, 4):
        raise RecordError(f'Bad args to (sequence "Format", From, To): {dag}', location)
    step = _number(dag, 3, "Stride", location) if len(dag) == 4 else 1
    name_format = dag.args[0]
    if not isinstance(name_format, StringValue):
        raise RecordError(f"Format must be a string: {dag}", location)
    first = _number(dag, 1, "From", location)
    last = _number(dag, 2, "To", location)
    if step == 0 or not (0 <= first < 1 << 30 and 0 <= last < 1 << 30):
        raise RecordError(f"From, To or the stride is out of range: {dag}", location)
    step = step if first <= last else -step
    for number in range(first, last + (1 if step > 0 else -1), step):
        name = format_number(name_format.value, number)
        record = sets.records.get_def(name)
        if record is None:
            raise RecordError(f"No def named '{name}': {dag}", location)
        members = sets.expansion(record)
        into.update(dict.fromkeys([record] if members is None else members))


def format_number(template: str, number: int) -> str:
    """`R%u`, `R%02u` and the like."""
    try:
        return template % number
    except (TypeError, ValueError):
        return template


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
