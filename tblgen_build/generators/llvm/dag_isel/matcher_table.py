"""The matcher table: the tree of operations as the bytes of a C++ array.

Here operations get the numbers that depend on the whole table: those of conditions, complex
patterns, transforms and covered patterns.
"""

from __future__ import annotations

from tblgen_build.generators.cpp.sequence_table import sequence_table
from tblgen_build.generators.llvm.model.selection.complexity import complexity
from tblgen_build.releases.selection import COVERAGE_NUMBERS_ARE_LONG, OPERAND_LISTS_ARE_SHARED

from . import kinds, varints
from .matcher_operations import (
    CheckComplexPattern,
    CheckCondition,
    CheckOpcode,
    CheckPredicate,
    CheckType,
    EmitLongRegister,
    EmitNode,
    EmitOfModedType,
    PatternEnd,
    Scope,
    Switch,
    Transform,
)
from .moded_type import IndexedTypes, ModedType
from .parts import Part, byte, opcode, size_of, text_of, two_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import Final, TypeGuard, TypeVar

    from tblgen_build._core import Record

    from .matcher_model import MatcherModel
    from .matcher_operations import MatcherOperation
    from .moded_type import EmittedType
    from .node_predicates import NodePredicates

    T = TypeVar("T")

# Operations that have a number which depends on the whole table.
_NUMBERED: Final = frozenset(
    (
        kinds.CHECK_PATTERN_PREDICATE,
        kinds.CHECK_COMPLEX_PATTERN,
        kinds.CHECK_PREDICATE,
        kinds.EMIT_XFORM,
    )
)
# Operations of which the end of their pattern has a note.
_NOTED: Final = frozenset(
    (
        kinds.RECORD_NODE,
        kinds.RECORD_CHILD,
        kinds.CHECK_COMPLEX_PATTERN,
        kinds.EMIT_INTEGER,
        kinds.EMIT_REGISTER,
        kinds.CONVERT_TO_TARGET,
        kinds.EMIT_XFORM,
        kinds.NODE,
    )
)
_SHORT_FORMS: Final = 8
# As the histogram has them; a switch by type counts for itself.
_SWITCH_TYPE: Final = kinds.SWITCH + 1
_HISTOGRAM: Final = (
    ("Scope", kinds.SCOPE),
    ("RecordNode", kinds.RECORD_NODE),
    ("RecordChild", kinds.RECORD_CHILD),
    ("RecordMemRef", kinds.RECORD_MEM_REF),
    ("CaptureGlueInput", kinds.CAPTURE_GLUE),
    ("MoveChild", kinds.MOVE_CHILD),
    ("MoveSibling", kinds.MOVE_SIBLING),
    ("MoveParent", kinds.MOVE_PARENT),
    ("CheckSame", kinds.CHECK_SAME),
    ("CheckChildSame", kinds.CHECK_CHILD_SAME),
    ("CheckPatternPredicate", kinds.CHECK_PATTERN_PREDICATE),
    ("CheckPredicate", kinds.CHECK_PREDICATE),
    ("CheckOpcode", kinds.CHECK_OPCODE),
    ("SwitchOpcode", kinds.SWITCH),
    ("CheckType", kinds.CHECK_TYPE),
    ("SwitchType", _SWITCH_TYPE),
    ("CheckChildType", kinds.CHECK_CHILD_TYPE),
    ("CheckInteger", kinds.CHECK_INTEGER),
    ("CheckChildInteger", kinds.CHECK_CHILD_INTEGER),
    ("CheckCondCode", kinds.CHECK_COND_CODE),
    ("CheckChild2CondCode", kinds.CHECK_CHILD_2_COND_CODE),
    ("CheckValueType", kinds.CHECK_VALUE_TYPE),
    ("CheckComplexPat", kinds.CHECK_COMPLEX_PATTERN),
    ("CheckAndImm", kinds.CHECK_AND_IMM),
    ("CheckOrImm", kinds.CHECK_OR_IMM),
    ("CheckImmAllOnesV", kinds.CHECK_ALL_ONES),
    ("CheckImmAllZerosV", kinds.CHECK_ALL_ZEROS),
    ("CheckFoldableChainNode", kinds.CHECK_FOLDABLE_CHAIN),
    ("EmitInteger", kinds.EMIT_INTEGER),
    ("EmitRegister", kinds.EMIT_REGISTER),
    ("EmitConvertToTarget", kinds.CONVERT_TO_TARGET),
    ("EmitMergeInputChains", kinds.MERGE_INPUT_CHAINS),
    ("EmitCopyToReg", kinds.COPY_TO_REGISTER),
    ("EmitNode", kinds.NODE),
    ("EmitNodeXForm", kinds.EMIT_XFORM),
    ("CompleteMatch", kinds.COMPLETE),
    ("MorphNodeTo", kinds.MORPH),
)
_LARGEST_BYTE: Final = 255
_INDEX_WIDTH: Final = 11
# What the reference counts for a covered pattern's number, though it may write four bytes.
_COVERAGE_VALUE_SIZE: Final = 2


class MatcherTable:
    """What a table's operations refer to, in the order of their numbers, and its text."""

    def __init__(
        self,
        model: MatcherModel,
        chain: list[MatcherOperation],
        predicates: NodePredicates,
        *,
        with_coverage: bool,
    ) -> None:
        self._model = model
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
        self.covered: dict[str, str] | None = {} if with_coverage else None
        self.types = IndexedTypes(_types_by_mode(uses))
        self._complete(uses)
        # Lists of operands that instructions share; None where each has its own.
        self.operand_lists: list[tuple[int, ...]] | None = None
        if model.records.release.has(OPERAND_LISTS_ARE_SHARED):
            self.operand_lists = _share_operands(uses, self.types)
        if self.covered is not None:
            self._cover(uses, model, self.covered)

    # --- numbers

    def _complete(self, uses: list[MatcherOperation]) -> None:
        """Give the operations that have a number their parts."""
        condition_numbers = {text: number for number, text in enumerate(self.conditions)}
        pattern_numbers = {p: number for number, p in enumerate(self.complex_patterns)}
        xform_numbers: dict[Record, int] = {}
        for operation in uses:
            if isinstance(operation, EmitOfModedType) or _has_moded_type(operation):
                operation.look_up_type()
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
                operation.consist_of(
                    opcode("OPC_EmitNodeXForm"), byte(number), byte(operation.child)
                )
        self.xforms = list(xform_numbers)

    def _cover(
        self, uses: list[MatcherOperation], model: MatcherModel, covered: dict[str, str]
    ) -> None:
        """Before the end of each pattern, its number."""
        numbers: dict[str, int] = {}
        is_long = model.records.release.has(COVERAGE_NUMBERS_ARE_LONG)
        value_of = "COVERAGE_IDX_VAL" if is_long else "TARGET_VAL"
        for operation in uses:
            if not isinstance(operation, PatternEnd):
                continue
            pattern = operation.pattern
            source, result = pattern.source, pattern.destination
            text = f"{model.patterns.types.text(source)} -> {model.patterns.types.text(result)}"
            number = numbers.setdefault(text, len(numbers))
            covered.setdefault(text, model.place(pattern.record))
            first, *rest = operation.parts
            value = Part(f"{value_of}({number})", _COVERAGE_VALUE_SIZE)
            operation.consist_of(opcode("OPC_Coverage"), value, first.after_gap("\n"), *rest)

    # --- text

    def rows(self, *, with_comments: bool) -> TableText:
        """The bytes of the array, an operation a line."""
        if self._root:
            _measure(self._root)
        text = TableText(self._model, with_comments=with_comments)
        if self._root:
            text.add(self._root, " ", 0, 0)
        return text


def _has_moded_type(operation: MatcherOperation) -> TypeGuard[CheckType]:
    return isinstance(operation, CheckType) and isinstance(operation.type, ModedType)


def _types_by_mode(uses: Iterable[MatcherOperation]) -> Iterator[tuple[EmittedType, int]]:
    """Types that are looked up, and what each use counts: nothing among the types of a node."""
    for operation in uses:
        if isinstance(operation, EmitOfModedType) or _has_moded_type(operation):
            yield operation.type, 1
        elif isinstance(operation, EmitNode | PatternEnd):
            node = operation.node
            if node is not None and node.is_by_mode:
                yield from [(type_, 0) for type_ in node.types]


def _share_operands(uses: list[MatcherOperation], types: IndexedTypes) -> list[tuple[int, ...]]:
    """The lists, in whose table instructions find their operands from then on."""
    nodes = [
        (operation, operation.node)
        for operation in uses
        if isinstance(operation, (EmitNode, PatternEnd)) and operation.node is not None
    ]
    lists = {node.operands: _bytes(node.operands) for _, node in nodes if node.operands}
    stored, offsets = sequence_table(list(lists.values()), terminated=False)
    for operation, node in nodes:
        name = "EmitNode" if operation.kind == kinds.NODE else "MorphNodeTo"
        indexed = types if node.is_by_mode else None
        offset = offsets[lists[node.operands]] if node.operands else 0
        operation.consist_of(*node.encoded(name, offset, indexed))
    return stored


def _bytes(slots: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([byte for slot in slots for byte in varints.unsigned_bytes(slot)])


def _operations(chain: list[MatcherOperation]) -> Iterator[MatcherOperation]:
    """All operations in the order of the table, but those that divide it."""
    for operation in reversed(chain):
        if operation.kind < kinds.SCOPE:
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


def _number_condition(operation: MatcherOperation, number: int) -> None:
    name = "OPC_CheckPatternPredicate"
    if number < _SHORT_FORMS:
        operation.consist_of(opcode(f"{name}{number}"))
    elif number <= _LARGEST_BYTE:
        operation.consist_of(opcode(name), byte(number))
    else:
        operation.consist_of(opcode(f"{name}TwoByte"), two_bytes(number))


def _number_complex_pattern(operation: MatcherOperation, number: int) -> None:
    name, slot = "OPC_CheckComplexPat", operation.child
    if number < _SHORT_FORMS:
        operation.consist_of(opcode(f"{name}{number}"), byte(slot).noted("/*#*/"))
    else:
        pattern = byte(number).noted("/*CP*/")
        operation.consist_of(opcode(name), pattern, byte(slot).noted("/*#*/"))


def _number_predicate(operation: CheckPredicate, number: int) -> None:
    name, slots = "OPC_CheckPredicate", operation.slots
    if operation.predicate.uses_operands:
        operands = [byte(len(slots), "/*#Ops*/"), *[byte(slot) for slot in slots]]
        operation.consist_of(opcode(f"{name}WithOperands"), *operands, byte(number))
    elif number < _SHORT_FORMS:
        operation.consist_of(opcode(f"{name}{number}"))
    else:
        operation.consist_of(opcode(name), byte(number))


# --- sizes and text -------------------------------------------------------------


def _measure(chain: list[MatcherOperation]) -> int:
    """The size of a chain; what divides it gets its own."""
    last = chain[0]
    if isinstance(last, Scope):
        last.sizes = [_measure(option) for option in last.options]
        last.size = 2 + sum([size + varints.unsigned_size(size) for size in last.sizes])
    elif isinstance(last, Switch):
        last.sizes = [_measure(case) for _, case in last.cases]
        last.size = (
            2
            + sum([size + varints.unsigned_size(size) for size in last.sizes])
            + size_of([_label(check) for check, _ in last.cases])
        )
    return sum([operation.size for operation in chain])


def _label(check: MatcherOperation) -> Part:
    """What stands for a check that a switch makes."""
    if isinstance(check, CheckOpcode):
        return check.label
    assert isinstance(check, CheckType)
    assert not isinstance(check.type, ModedType)
    return varints.value_type(check.type)


def _first_end(chain: list[MatcherOperation]) -> PatternEnd:
    """The end of the first pattern of those that share the chain's operations."""
    last = chain[0]
    while not isinstance(last, PatternEnd):
        if isinstance(last, Scope):
            last = last.options[0][0]
        else:
            assert isinstance(last, Switch)
            last = last.cases[0][1][0]
    return last


class TableText:
    """The text of a table: `rows`, their `size` in bytes with the last 0, and a `histogram`."""

    def __init__(self, model: MatcherModel, *, with_comments: bool) -> None:
        self._model = model
        self._with_comments = with_comments
        self._counts = [0] * (_SWITCH_TYPE + 1)
        self.rows: list[str] = []
        self.size = 1

    def add(self, chain: list[MatcherOperation], indent: str, at: int, noted: int) -> None:
        """Add a chain that begins at an index, when so many of its pattern's notes are used."""
        notes = _first_end(chain).notes
        end = chain[0]
        add_row, counts = self._add_row, self._counts
        for operation in reversed(chain):
            kind = operation.kind
            if kind >= kinds.SCOPE:
                break
            counts[kind] += 1
            note = ""
            if kind in _NOTED:
                if not isinstance(operation, EmitLongRegister):
                    note = notes[noted]
                noted += 1
            elif isinstance(operation, CheckPredicate):
                note = operation.predicate.name
            elif isinstance(operation, CheckCondition):
                note = operation.condition
            # Notes of these two tell their operands apart, also where there are no comments.
            is_noted = isinstance(operation, CheckComplexPattern | CheckPredicate)
            add_row(at, indent, self._text(operation.parts, is_noted), note)
            at += operation.size
        if isinstance(end, PatternEnd):
            if self._with_comments:
                self._add_pattern(end, indent)
        elif isinstance(end, Scope):
            at = self._add_scope(end, indent, at, noted)
        else:
            assert isinstance(end, Switch)
            at = self._add_switch(end, indent, at, noted)
        self.size = at + 1

    def _add_row(self, at: int, indent: str, text: str, note: str) -> None:
        if "\n" in text:
            text = text.replace("\n", "\n" + " " * _INDEX_WIDTH + indent)
        if self._with_comments:
            self.rows.append(
                f"/*{at:>7}*/{indent}{text} // {note}" if note else f"/*{at:>7}*/{indent}{text}"
            )
        else:
            self.rows.append(f"{indent}{text}")

    def _text(self, parts: Iterable[Part], is_noted: bool = False) -> str:
        return text_of(parts, with_notes=self._with_comments or is_noted)

    def _add_pattern(self, end: PatternEnd, indent: str) -> None:
        pattern, patterns = end.pattern, self._model.patterns
        indent = f"{' ' * _INDEX_WIDTH}{indent}"
        if end.kind == kinds.COMPLETE:
            indent += "  "
        matched = complexity(patterns.operators, patterns.types, pattern)
        text = patterns.types.text
        self.rows.append(f"{indent}// Src: {text(pattern.source)} - Complexity = {matched}")
        self.rows.append(f"{indent}// Dst: {text(pattern.destination)}")

    def _add_scope(self, scope: Scope, indent: str, at: int, noted: int) -> int:
        self._counts[kinds.SCOPE] += 1
        begun = [opcode("OPC_Scope", f" /*{len(scope.options)} children */")]
        for option, size in zip(scope.options, scope.sizes, strict=True):
            operands = [varints.unsigned(size)]
            begin = self._add_alternative(at, indent, begun, operands, size, "Scope")
            self.add(option, indent + " ", begin, noted)
            at = begin + size
            begun = []
        self._add_row(at, indent, "0,", "End of Scope")
        return at + 1

    def _add_alternative(
        self, at: int, indent: str, begun: list[Part], operands: list[Part], size: int, kind: str
    ) -> int:
        """The row before an alternative of that size; where the alternative begins.

        `begun` is what the first one's row has before its operands.
        """
        parts = [*begun, *operands]
        begin = at + size_of(parts)
        note = "" if begun or not self._with_comments else f"/*{kind}*/"
        self._add_row(at, indent, note + self._text(parts), f"->{begin + size}")
        return begin

    def _add_switch(self, switch: Switch, indent: str, at: int, noted: int) -> int:
        is_opcode = switch.cases[0][0].kind == kinds.CHECK_OPCODE
        self._counts[kinds.SWITCH if is_opcode else _SWITCH_TYPE] += 1
        kind = "SwitchOpcode" if is_opcode else "SwitchType"
        begun = [opcode(f"OPC_{kind} ", f"/*{len(switch.cases)} cases */")]
        for (check, case), size in zip(switch.cases, switch.sizes, strict=True):
            operands = [varints.unsigned(size), _label(check)]
            begin = self._add_alternative(at, indent, begun, operands, size, kind)
            self.add(case, indent + " ", begin, noted)
            at = begin + size
            begun = []
        self._add_row(at, indent, "0,", f"End{kind}")
        return at + 1

    def histogram(self) -> list[str]:
        """How often each kind of operation is in the table; nothing without comments."""
        if not self._with_comments:
            return []
        counted = [(name, self._counts[kind]) for name, kind in _HISTOGRAM]
        return [f"// #{f'OPC_{name}':<40} = {count}" for name, count in counted]
