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
    EMIT_XFORM,
    SCOPE,
    CheckComplexPattern,
    CheckCondition,
    CheckOpcode,
    CheckPredicate,
    CheckType,
    PatternEnd,
    Scope,
    Switch,
    Transform,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Final, TypeVar

    from tblgen_build._core import Record

    from .matcher_model import MatcherModel
    from .node_predicates import NodePredicates
    from .operations import Operation

    T = TypeVar("T")

# Operations that have a number which depends on the whole table.
_NUMBERED: Final = frozenset(
    (CHECK_PATTERN_PREDICATE, CHECK_COMPLEX_PATTERN, CHECK_PREDICATE, EMIT_XFORM)
)
_SHORT_FORMS: Final = 8
_LARGEST_BYTE: Final = 255
# What the reference counts for a covered pattern, though it writes five bytes.
_COVERAGE_SIZE: Final = 3


class MatcherTable:
    """What a table's operations refer to, in the order of their numbers, and its text."""

    def __init__(
        self,
        model: MatcherModel,
        chain: list[Operation],
        predicates: NodePredicates,
        *,
        with_coverage: bool,
    ) -> None:
        self._root = chain
        self._predicates = predicates
        uses = list(_operations(chain))
        self.complex_patterns = _most_used_first(
            [use.pattern for use in uses if isinstance(use, CheckComplexPattern)]
        )
        self.conditions = _most_used_first(
            [use.condition for use in uses if isinstance(use, CheckCondition)]
        )
        predicates.number([use.predicate for use in uses if isinstance(use, CheckPredicate)])
        self.xforms: list[Record] = []
        # Texts of patterns in the order of their numbers, and where the first with a text stands.
        self.covered: dict[str, str] = {}
        self._complete(uses)
        if with_coverage:
            self._cover(uses, model)

    # --- numbers

    def _complete(self, uses: list[Operation]) -> None:
        """Give the operations that have a number their text."""
        condition_numbers = {text: number for number, text in enumerate(self.conditions)}
        pattern_numbers = {p: number for number, p in enumerate(self.complex_patterns)}
        xform_numbers: dict[Record, int] = {}
        for operation in uses:
            if operation.kind not in _NUMBERED:
                continue
            if isinstance(operation, CheckCondition):
                _number_condition(operation, condition_numbers[operation.condition])
            elif isinstance(operation, CheckComplexPattern):
                _number_complex_pattern(operation, pattern_numbers[operation.pattern])
            elif isinstance(operation, CheckPredicate):
                _number_predicate(operation, self._predicates.numbers[operation.predicate])
            elif isinstance(operation, Transform):
                number = xform_numbers.setdefault(operation.xform, len(xform_numbers))
                operation.text = f"OPC_EmitNodeXForm, {number}, {operation.child},"
        self.xforms = list(xform_numbers)

    def _cover(self, uses: list[Operation], model: MatcherModel) -> None:
        """Before the end of each pattern, its number."""
        numbers: dict[str, int] = {}
        for operation in uses:
            if not isinstance(operation, PatternEnd):
                continue
            pattern = operation.pattern
            source, result = pattern.source, pattern.destination
            text = f"{model.patterns.types.text(source)} -> {model.patterns.types.text(result)}"
            number = numbers.setdefault(text, len(numbers))
            self.covered.setdefault(text, model.place(pattern.record))
            operation.text = f"OPC_Coverage, COVERAGE_IDX_VAL({number}), {operation.text}"
            operation.size += _COVERAGE_SIZE

    # --- text

    def rows(self) -> list[str]:
        """The bytes of the array, an operation a line."""
        if self._root:
            _measure(self._root)
        lines: list[str] = []
        _add_rows(self._root, lines, "")
        lines.append("0")
        return lines


def _operations(chain: list[Operation]) -> Iterator[Operation]:
    """All operations in the order of the table, but those that divide it."""
    for operation in reversed(chain):
        if operation.kind < SCOPE:
            yield operation
        elif isinstance(operation, Scope):
            for option in operation.options:
                yield from _operations(option)
        elif isinstance(operation, Switch):
            for _, case in operation.cases:
                yield from _operations(case)


def _most_used_first(uses: list[T]) -> list[T]:
    """Each once; of those that are used as often, the first."""
    counts: dict[T, int] = {}
    for use in uses:
        counts[use] = counts.get(use, 0) + 1
    return sorted(counts, key=lambda use: -counts[use])


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


def _number_predicate(operation: CheckPredicate, number: int) -> None:
    name, slots = "OPC_CheckPredicate", operation.slots
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
    if isinstance(last, Scope):
        last.sizes = [_measure(option) for option in last.options]
        last.size = 2 + sum([size + encoding.unsigned_size(size) for size in last.sizes])
    elif isinstance(last, Switch):
        last.sizes = [_measure(case) for _, case in last.cases]
        last.size = (
            2
            + sum([size + encoding.unsigned_size(size) for size in last.sizes])
            + sum([_label(check)[1] for check, _ in last.cases])
        )
    return sum([operation.size for operation in chain])


def _label(check: Operation) -> tuple[str, int]:
    """What stands for a check that a switch makes."""
    if isinstance(check, CheckOpcode):
        return check.text.removeprefix("OPC_CheckOpcode,"), 2
    assert isinstance(check, CheckType)
    return encoding.value_type(check.type)


def _add_rows(chain: list[Operation], lines: list[str], indent: str) -> None:
    for operation in reversed(chain):
        if operation.kind < SCOPE:
            lines.append(indent + operation.text)
        elif isinstance(operation, Scope):
            name = f"{indent}OPC_Scope, /*{len(operation.options)} alternatives*/ "
            for option, size in zip(operation.options, operation.sizes, strict=True):
                lines.append(name + encoding.unsigned(size)[0])
                _add_rows(option, lines, indent + " ")
                name = f"{indent}/*or*/ "
            lines.append(f"{indent}0,")
        elif isinstance(operation, Switch):
            is_opcode = operation.cases[0][0].kind == CHECK_OPCODE
            name = f"{indent}OPC_Switch{'Opcode' if is_opcode else 'Type'}, "
            for (check, case), size in zip(operation.cases, operation.sizes, strict=True):
                lines.append(f"{name}{encoding.unsigned(size)[0]} {_label(check)[0]}")
                _add_rows(case, lines, indent + " ")
                name = f"{indent}/*case*/ "
            lines.append(f"{indent}0,")
