"""What NEON's functions do: a record's operations as expressions of C, with their types."""

from __future__ import annotations

import re

from tblgen_build._core import DagValue, IntValue, StringValue
from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.llvm.model.set_theory import SetTheory

from .neon_type import NOTHING, named_type, with_half_the_lanes, with_twice_the_lanes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from tblgen_build._core import Record, Records, Value
    from tblgen_build.generators.llvm.model.registers.tuple_register import Element

    from .neon_function import NeonFunction
    from .neon_type import NeonType

_LANE: Final = re.compile(r"sv(\d{1,4})")
_DUPLICATED: Final = cpp("($type) {$values}")
_DEEPEST: Final = 150
_LONGEST: Final = 1 << 20
_BITS: Final = {"8": 8, "32": 32}


class Expression:
    __slots__ = ("text", "type")

    def __init__(self, text: str, type_: NeonType) -> None:
        self.text = text
        self.type = type_


class FunctionIndex:
    """All functions, by the names that calls use."""

    def __init__(self, records: Records, functions: Iterable[NeonFunction]) -> None:
        self.records = records
        # With the types of their parameters in C.
        self._by_name: dict[str, list[tuple[NeonFunction, list[str]]]] = {}
        for function in functions:
            taken = [type_.in_c() for type_ in function.parameters]
            self._by_name.setdefault(function.name, []).append((function, taken))

    def called(
        self, name: str, types: list[NeonType], caller: NeonFunction, is_variant: bool
    ) -> NeonFunction:
        """The one that takes these types; with `is_variant` the one for the caller's type."""
        at = caller.record
        if is_variant and "laneq" in caller.name:
            name = name.replace("lane", "laneq", 1)
        if name not in self._by_name:
            raise at.error(f"Intrinsic '{name}' not found!")
        written = [type_.in_c() for type_ in types]
        found = [
            function
            for function, taken in self._by_name[name]
            if taken == written and (not is_variant or function.spec == caller.spec)
        ]
        if len(found) == 1:
            return found[0]
        what = "Multiple overloads found" if found else "No compatible intrinsic found"
        raise at.error(f"{what} - looking up intrinsic '{name}({', '.join(written)})'")


class Operations:
    """Makes expressions of a function's operations, one after the other.

    `suffix` is put after the names of variables, which a macro that is called has too.
    `callee_name` says how a function is called; `callees` are those that were.
    """

    def __init__(
        self,
        index: FunctionIndex,
        function: NeonFunction,
        parameters: list[str],
        suffix: str,
        callee_name: Callable[[NeonFunction], str],
    ) -> None:
        self._index = index
        self._function = function
        self._suffix = suffix
        self._callee_name = callee_name
        self._depth = 0
        self._variables = {
            f"p{i}": Expression(text, type_)
            for i, (text, type_) in enumerate(zip(parameters, function.parameters, strict=True))
        }
        self.callees: list[NeonFunction] = []

    @property
    def _at(self) -> Record:
        return self._function.record

    def expression(self, dag: DagValue) -> Expression:
        name = dag.operator_as_def().name
        make = _OPERATIONS.get(name)
        if make is None:
            raise self._at.error(f"Unknown operation! ('{name}')")
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self._at.error("this operation is nested too deeply")
        made = make(self, dag)
        self._depth -= 1
        if len(made.text) > _LONGEST:
            raise self._at.error("this operation is too long")
        return made

    def _argument(self, dag: DagValue, index: int) -> Expression:
        value, name = dag.args[index], dag.arg_names[index]
        if isinstance(value, DagValue):
            if name:
                raise self._at.error("Arguments must either be DAGs or names, not both!")
            return self.expression(value)
        if not name:
            raise self._at.error("Arguments must either be DAGs or names!")
        return self._variable(name)

    def _variable(self, name: str) -> Expression:
        found = self._variables.get(name)
        if found is None:
            raise self._at.error(f"Variable not defined! ('{name}')")
        return found

    def _define(self, name: str, value: Expression) -> None:
        if name in self._variables:
            raise self._at.error(f"Variable already defined! ('{name}')")
        self._variables[name] = value

    def _string(self, dag: DagValue, index: int) -> str:
        value = dag.args[index] if index < len(dag) else None
        if not isinstance(value, StringValue):
            raise self._at.error(f"expected a string as argument {index}: {dag}")
        return value.value

    def operator(self, dag: DagValue) -> Expression:
        """`op`: a prefix operator, or one between two arguments."""
        sign = self._string(dag, 0)
        if len(dag) < 2:
            raise self._at.error(f"op() expects one or two arguments: {dag}")
        left = self._argument(dag, 1)
        if len(dag) == 2:
            return Expression(f"{sign}{left.text}", left.type)
        right = self._argument(dag, 2)
        if left.type.in_c() != right.type.in_c():
            raise self._at.error("Argument type mismatch!")
        return Expression(f"{left.text} {sign} {right.text}", left.type)

    def call(self, dag: DagValue) -> Expression:
        return self._call(dag, is_variant=False)

    def call_variant(self, dag: DagValue) -> Expression:
        return self._call(dag, is_variant=True)

    def _call(self, dag: DagValue, is_variant: bool) -> Expression:
        if not len(dag):
            raise self._at.error(f"call() expects a name: {dag}")
        name = self._called_name(dag)
        arguments = [self._argument(dag, i) for i in range(1, len(dag))]
        types = [argument.type for argument in arguments]
        callee = self._index.called(name, types, self._function, is_variant)
        self.callees.append(callee)
        written = ", ".join([argument.text for argument in arguments])
        return Expression(f"{self._callee_name(callee)}({written})", callee.result)

    def _called_name(self, dag: DagValue) -> str:
        value = dag.args[0]
        if isinstance(value, StringValue):
            return value.value
        return self._argument(dag, 0).text

    def replace_name(self, dag: DagValue) -> Expression:
        if len(dag) != 2:
            raise self._at.error("name_replace requires 2 arguments!")
        old, new = self._string(dag, 0), self._string(dag, 1)
        name = self._function.name
        if old not in name:
            raise self._at.error(f"name should contain '{old}'!")
        return Expression(name.replace(old, new, 1), NOTHING)

    def cast(self, dag: DagValue) -> Expression:
        value, type_ = self._cast(dag)
        return Expression(f"({type_.in_c()})({value})", type_)

    def bitcast(self, dag: DagValue) -> Expression:
        value, type_ = self._cast(dag)
        return Expression(f"__builtin_bit_cast({type_.in_c()}, {value})", type_)

    def _cast(self, dag: DagValue) -> tuple[str, NeonType]:
        if not len(dag):
            raise self._at.error(f"cast() expects a value: {dag}")
        last = len(dag) - 1
        value = self._argument(dag, last)
        type_ = value.type
        for index in range(last):
            type_ = self._changed(type_, dag.args[index], dag.arg_names[index])
        return value.text, type_

    def _changed(self, type_: NeonType, change: Value, name: str | None) -> NeonType:
        if name:
            if name not in self._variables:
                raise self._at.error(f"Variable not found ('{name}')")
            return self._variables[name].type
        if not isinstance(change, StringValue):
            raise self._at.error("Expected string type or $Name for cast type")
        word = change.value
        if word == "R":
            return self._function.result
        if word == "U":
            return type_.of_kind("unsigned")
        if word == "S":
            return type_.of_kind("signed")
        if word == "H":
            return with_half_the_lanes(type_, self._at)
        if word == "D":
            return with_twice_the_lanes(type_, self._at)
        if word in _BITS:
            if word == "32" and type_.bits <= _BITS[word]:
                raise self._at.error(f"Not enough bits to make it {word}!")
            made = type_.of_kind("signed") if word == "8" else type_.copy()
            made.element_bits = _BITS[word]
            return made
        return named_type(word, self._at)

    def duplicate(self, dag: DagValue) -> Expression:
        if len(dag) != 1:
            raise self._at.error("dup() expects one argument")
        value = self._argument(dag, 0)
        type_ = self._function.base
        if not value.type.is_scalar:
            raise self._at.error("dup() expects a scalar argument")
        if type_.is_scalar:
            raise self._at.error("dup() used but default type is scalar!")
        return _duplicated(value, type_)

    def duplicate_typed(self, dag: DagValue) -> Expression:
        if len(dag) != 2:
            raise self._at.error("dup_typed() expects two arguments")
        like = dag.args[0]
        if isinstance(like, StringValue) and not dag.arg_names[0]:
            type_ = named_type(like.value, self._at)
        else:
            type_ = self._argument(dag, 0).type
        value = self._argument(dag, 1)
        if not value.type.is_scalar:
            raise self._at.error("dup_typed() requires a scalar as the second argument")
        if type_.is_scalar:
            raise self._at.error("dup_typed() used but target type is scalar!")
        return _duplicated(value, type_)

    def save(self, dag: DagValue) -> Expression:
        if len(dag) != 2:
            raise self._at.error("save_temp() expects two arguments")
        name = dag.arg_names[0]
        if not name:
            raise self._at.error("save_temp() expects a name as the first argument")
        value = self._argument(dag, 1)
        if value.type.is_void:
            raise self._at.error("Argument to save_temp() must have non-void type!")
        variable = f"__{name}{self._suffix}"
        self._define(name, Expression(variable, value.type))
        return Expression(f"{value.type.in_c()} {variable} = {value.text}", NOTHING)

    def literal(self, dag: DagValue) -> Expression:
        return Expression(self._string(dag, 1), named_type(self._string(dag, 0), self._at))

    def shuffle(self, dag: DagValue) -> Expression:
        if len(dag) != 3:
            raise self._at.error(f"shuffle() expects three arguments: {dag}")
        first = self._argument(dag, 0)
        second = self._argument(dag, 1)
        type_ = first.type
        if type_.in_c() != second.type.in_c():
            raise self._at.error("Different types in arguments to shuffle!")
        lanes = self._lanes(dag.args[2], type_)
        written = "".join([f", {lane}" for lane in lanes])
        return Expression(
            f"__builtin_shufflevector({first.text}, {second.text}{written})",
            self._shuffled(type_, len(lanes)),
        )

    def _shuffled(self, type_: NeonType, count: int) -> NeonType:
        if count == type_.lanes:
            return type_
        if count == 2 * type_.lanes:
            return with_twice_the_lanes(type_, self._at)
        if count == type_.lanes // 2:
            return with_half_the_lanes(type_, self._at)
        raise self._at.error("Can only double or half the number of elements in a shuffle!")

    def _lanes(self, mask: Value, type_: NeonType) -> list[int]:
        records = self._index.records
        named: dict[Record, list[Element]] = {}
        for half in (0, 1):
            record = records.get_def(f"mask{half}")
            if record is not None:
                named[record] = self._numbered(half * type_.lanes, type_.lanes)

        def reversed_lanes(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
            return _reversed_in_parts(sets, dag, at, type_.element_bits)

        operators = {
            "lowhalf": _low_half,
            "highhalf": _high_half,
            "rev": reversed_lanes,
        }
        sets = SetTheory(records, {}, operators, named)
        found: list[int] = []
        for element in sets.evaluate(mask, self._at):
            match = _LANE.fullmatch(element.name)
            if match is None:
                raise self._at.error("Incorrect element kind in shuffle mask!")
            found.append(int(match.group(1)))
        return found

    def _numbered(self, first: int, count: int) -> list[Element]:
        found: list[Element] = []
        for lane in range(first, first + count):
            record = self._index.records.get_def(f"sv{lane}")
            if record is None:
                raise self._at.error(f"No def named 'sv{lane}'")
            found.append(record)
        return found


def _duplicated(value: Expression, type_: NeonType) -> Expression:
    values = ", ".join([value.text] * type_.lanes)
    return Expression(_DUPLICATED(type=type_.in_c(), values=values), type_)


def _all_of(sets: SetTheory, values: Iterable[Value], at: Record) -> list[Element]:
    found: dict[Element, None] = {}
    for value in values:
        found |= sets.evaluate(value, at)
    return list(found)


def _low_half(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements = _all_of(sets, dag.args, at)
    return elements[: len(elements) // 2]


def _high_half(sets: SetTheory, dag: DagValue, at: Record) -> Iterable[Element]:
    elements = _all_of(sets, dag.args, at)
    return elements[len(elements) // 2 :]


def _reversed_in_parts(
    sets: SetTheory, dag: DagValue, at: Record, element_bits: int
) -> Iterable[Element]:
    width = dag.args[0] if len(dag) else None
    if not isinstance(width, IntValue):
        raise at.error(f"rev expects a width first: {dag}")
    elements = _all_of(sets, dag.args[1:], at)
    size = width.value // element_bits
    if elements and (size <= 0 or len(elements) % size):
        raise at.error(f"{len(elements)} lanes are not made of parts of {width.value} bits: {dag}")
    found: list[Element] = []
    for start in range(0, len(elements), max(size, 1)):
        found += reversed(elements[start : start + size])
    return found


_OPERATIONS: Final[dict[str, Callable[[Operations, DagValue], Expression]]] = {
    "op": Operations.operator,
    "call": Operations.call,
    "call_mangled": Operations.call_variant,
    "name_replace": Operations.replace_name,
    "cast": Operations.cast,
    "bitcast": Operations.bitcast,
    "dup": Operations.duplicate,
    "dup_typed": Operations.duplicate_typed,
    "save_temp": Operations.save,
    "literal": Operations.literal,
    "shuffle": Operations.shuffle,
}
