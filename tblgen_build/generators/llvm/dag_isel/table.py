"""The matcher table: the tree of operations as the bytes of a C++ array.

Here operations get the numbers that depend on the whole table: those of conditions, complex
patterns, transforms and covered patterns.
"""

from __future__ import annotations

from . import encoding
from .operations import (
    CHECK_COMPLEX_PATTERN,
    CHECK_OPCODE,
    CHECK_PATTERN_PREDICATE,
    CHECK_PREDICATE,
    COMPLETE,
    EMIT_XFORM,
    MORPH,
    SCOPE,
    SWITCH,
    Operation,
    Scope,
    Switch,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, Final, cast

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.selection.operators import ComplexPattern
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.value_type import ValueType

    from .facts import Facts
    from .node_predicates import NodePredicates

_SHORT_FORMS: Final = 8
_LARGEST_BYTE: Final = 255
# What the reference counts for a covered pattern, though it writes five bytes.
_COVERAGE_SIZE: Final = 3


class Table:
    """What a table's operations refer to, in the order of their numbers, and its text."""

    def __init__(
        self,
        facts: Facts,
        chain: list[Operation],
        predicates: NodePredicates,
        *,
        with_coverage: bool,
    ) -> None:
        self._root = chain
        self._predicates = predicates
        uses = list(_operations(chain))
        self.complex_patterns: list[ComplexPattern] = _by_use(uses, CHECK_COMPLEX_PATTERN)
        self.conditions: list[str] = _by_use(uses, CHECK_PATTERN_PREDICATE)
        self.xforms: list[Record] = []
        # Texts of patterns in the order of their numbers, and where the first with a text stands.
        self.covered: dict[str, str] = {}
        predicates.number([function for function, _ in _used_predicates(uses)])
        self._complete(uses)
        if with_coverage:
            self._cover(uses, facts)

    # --- numbers

    def _complete(self, uses: list[Operation]) -> None:
        """Give the operations that have a number their text."""
        condition_numbers = {text: number for number, text in enumerate(self.conditions)}
        pattern_numbers = {p: number for number, p in enumerate(self.complex_patterns)}
        xform_numbers: dict[Record, int] = {}
        for operation in uses:
            kind, value = operation.kind, operation.value
            if kind == CHECK_PATTERN_PREDICATE:
                if TYPE_CHECKING:
                    value = cast(str, value)
                _number_condition(operation, condition_numbers[value])
            elif kind == CHECK_COMPLEX_PATTERN:
                if TYPE_CHECKING:
                    value = cast(ComplexPattern, value)
                _number_complex_pattern(operation, pattern_numbers[value])
            elif kind == CHECK_PREDICATE:
                if TYPE_CHECKING:
                    value = cast("tuple[PredicateFunction, tuple[int, ...]]", value)
                _number_predicate(operation, self._predicates.numbers[value[0]], value[1])
            elif kind == EMIT_XFORM:
                if TYPE_CHECKING:
                    value = cast(Record, value)
                number = xform_numbers.setdefault(value, len(xform_numbers))
                operation.text = f"OPC_EmitNodeXForm, {number}, {operation.child},"
        self.xforms = list(xform_numbers)

    def _cover(self, uses: list[Operation], facts: Facts) -> None:
        """Before the end of each pattern, its number."""
        numbers: dict[str, int] = {}
        for operation in uses:
            if operation.kind not in (MORPH, COMPLETE):
                continue
            pattern = operation.value
            if TYPE_CHECKING:
                pattern = cast(SelectionPattern, pattern)
            source, result = pattern.source, pattern.destination
            text = f"{facts.patterns.text(source)} -> {facts.patterns.text(result)}"
            number = numbers.setdefault(text, len(numbers))
            self.covered.setdefault(text, facts.place(pattern.record))
            operation.text = f"OPC_Coverage, COVERAGE_IDX_VAL({number}), {operation.text}"
            operation.size += _COVERAGE_SIZE

    # --- text

    def text(self) -> str:
        if self._root:
            _measure(self._root)
        lines: list[str] = []
        _emit(self._root, lines, " ")
        lines.append("    0\n")
        return "".join(lines)


def _operations(chain: list[Operation]) -> Iterator[Operation]:
    """All operations in the order of the table, but those that divide it."""
    for operation in reversed(chain):
        if operation.kind == SCOPE:
            if TYPE_CHECKING:
                operation = cast(Scope, operation)
            for option in operation.options:
                yield from _operations(option)
        elif operation.kind == SWITCH:
            if TYPE_CHECKING:
                operation = cast(Switch, operation)
            for _, case in operation.cases:
                yield from _operations(case)
        else:
            yield operation


def _used_predicates(uses: list[Operation]) -> Iterator[tuple[PredicateFunction, tuple[int, ...]]]:
    for operation in uses:
        if operation.kind == CHECK_PREDICATE:
            value = operation.value
            if TYPE_CHECKING:
                value = cast("tuple[PredicateFunction, tuple[int, ...]]", value)
            yield value


def _by_use(uses: list[Operation], kind: int) -> list[Any]:
    """What operations of a kind refer to; what is used most comes first."""
    counts: dict[object, int] = {}
    for operation in uses:
        if operation.kind == kind:
            counts[operation.value] = counts.get(operation.value, 0) + 1
    return sorted(counts, key=lambda value: -counts[value])


def _number_condition(operation: Operation, number: int) -> None:
    name = "OPC_CheckPatternPredicate"
    if number < _SHORT_FORMS:
        operation.text, operation.size = f"{name}{number},", 1
    elif number <= _LARGEST_BYTE:
        operation.text, operation.size = f"{name}, {number},", 2
    else:
        operation.text, operation.size = f"{name}TwoByte, TARGET_VAL({number}),", 3


def _number_complex_pattern(operation: Operation, number: int) -> None:
    name, slot = "OPC_CheckComplexPat", operation.child
    if number < _SHORT_FORMS:
        operation.text, operation.size = f"{name}{number}, /*#*/{slot},", 2
    else:
        operation.text, operation.size = f"{name}, /*CP*/{number}, /*#*/{slot},", 3


def _number_predicate(operation: Operation, number: int, slots: tuple[int, ...]) -> None:
    name = "OPC_CheckPredicate"
    if slots:
        numbers = ", ".join([str(slot) for slot in slots])
        operation.text = f"{name}WithOperands, {len(slots)}/*#Ops*/, {numbers}, {number},"
        operation.size = 3 + len(slots)
    elif number < _SHORT_FORMS:
        operation.text, operation.size = f"{name}{number},", 1
    else:
        operation.text, operation.size = f"{name}, {number},", 2


# --- sizes and text -------------------------------------------------------------


def _measure(chain: list[Operation]) -> int:
    """The size of a chain; what divides it gets its own."""
    last = chain[0]
    if last.kind == SCOPE:
        if TYPE_CHECKING:
            last = cast(Scope, last)
        last.sizes = [_measure(option) for option in last.options]
        last.size = 2 + sum([size + encoding.unsigned_size(size) for size in last.sizes])
    elif last.kind == SWITCH:
        if TYPE_CHECKING:
            last = cast(Switch, last)
        last.sizes = [_measure(case) for _, case in last.cases]
        last.size = (
            2
            + sum([size + encoding.unsigned_size(size) for size in last.sizes])
            + sum([_label(check)[1] for check, _ in last.cases])
        )
    return sum([operation.size for operation in chain])


def _label(check: Operation) -> tuple[str, int]:
    """What stands for a check that a switch makes."""
    if check.kind == CHECK_OPCODE:
        return check.text.removeprefix("OPC_CheckOpcode,"), 2
    type_ = check.value
    if TYPE_CHECKING:
        type_ = cast(ValueType, type_)
    return encoding.value_type(type_)


def _emit(chain: list[Operation], lines: list[str], indent: str) -> None:
    for operation in reversed(chain):
        if operation.kind == SCOPE:
            if TYPE_CHECKING:
                operation = cast(Scope, operation)
            name = f"{indent}OPC_Scope, /*{len(operation.options)} alternatives*/ "
            for option, size in zip(operation.options, operation.sizes, strict=True):
                lines.append(f"{name}{encoding.unsigned(size)[0]}\n")
                _emit(option, lines, indent + " ")
                name = f"{indent}/*or*/ "
            lines.append(f"{indent}0,\n")
        elif operation.kind == SWITCH:
            if TYPE_CHECKING:
                operation = cast(Switch, operation)
            is_opcode = operation.cases[0][0].kind == CHECK_OPCODE
            name = f"{indent}OPC_Switch{'Opcode' if is_opcode else 'Type'}, "
            for (check, case), size in zip(operation.cases, operation.sizes, strict=True):
                lines.append(f"{name}{encoding.unsigned(size)[0]} {_label(check)[0]}\n")
                _emit(case, lines, indent + " ")
                name = f"{indent}/*case*/ "
            lines.append(f"{indent}0,\n")
        else:
            lines.append(f"{indent}{operation.text}\n")
