"""Makes the operations of the matcher table, each once, in the forms that a release has.

Equal operations are one object, so that comparing is `is`, and text and size are computed once for
all the places that have the operation.
"""

from __future__ import annotations

from tblgen_build.releases.selection import (
    NODES_WITHOUT_RESULTS_ARE_LONG,
    NUMBERS_ARE_EMITTED_BY_TYPE,
    NUMBERS_FIT_THEIR_TYPES,
    SIBLINGS_WITH_SEVERAL_CHECKS_ARE_VISITED,
    SIGNS_ARE_EXTENDED,
)

from . import kinds, varints
from .child_forms import HAVE_CHILD_FORMS, child_form
from .emitted_node import ANY_SHORT_FLAGS, ONLY_CHAIN, EmittedNode
from .matcher_operations import (
    CheckComplexPattern,
    CheckCondCode,
    CheckCondition,
    CheckInteger,
    CheckOpcode,
    CheckPredicate,
    CheckSame,
    CheckType,
    EmitLongRegister,
    EmitNode,
    EmitOfModedType,
    MatcherOperation,
    PatternEnd,
    Transform,
    is_any_pointer,
)
from .moded_type import ModedType
from .parts import Part, byte, opcode, two_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable
    from typing import Final

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.llvm.model.selection.operators import ComplexPattern
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.value_type import ValueType

    from .matcher_operations import DagOpcode
    from .moded_type import EmittedType

# From these numbers on an operation has no form of its own for the number.
_SHORT_CHAINS: Final = 3
_LARGEST_BYTE: Final = 255

_SHORT_INTEGER_TYPES: Final = {"i8": "8", "i16": "16", "i32": "32", "i64": "64"}


class UniqueOperations:
    """Makes operations, each once, in the forms that a release has."""

    def __init__(self, release: Release) -> None:
        is_long = release.has(NODES_WITHOUT_RESULTS_ARE_LONG)
        self._without_results = ONLY_CHAIN if is_long else ANY_SHORT_FLAGS
        self._largest_named = 63 if release.has(SIGNS_ARE_EXTENDED) else 127
        self._fits_types = release.has(NUMBERS_FIT_THEIR_TYPES)
        self._name_types = release.has(NUMBERS_ARE_EMITTED_BY_TYPE)
        self.visits_siblings = release.has(SIBLINGS_WITH_SEVERAL_CHECKS_ARE_VISITED)
        has_signs = release.has(SIGNS_ARE_EXTENDED)
        self._encode_signed = varints.signed if has_signs else varints.signed_rotated
        self._made: dict[Hashable, MatcherOperation] = {}
        self.move_parent = _plain(kinds.MOVE_PARENT, "OPC_MoveParent")
        self.record_node = _plain(kinds.RECORD_NODE, "OPC_RecordNode")
        self.record_mem_ref = _plain(kinds.RECORD_MEM_REF, "OPC_RecordMemRef")
        self.capture_glue = _plain(kinds.CAPTURE_GLUE, "OPC_CaptureGlueInput")
        self.check_foldable = _plain(kinds.CHECK_FOLDABLE_CHAIN, "OPC_CheckFoldableChainNode")
        self.all_ones = _plain(kinds.CHECK_ALL_ONES, "OPC_CheckImmAllOnesV")
        self.all_zeros = _plain(kinds.CHECK_ALL_ZEROS, "OPC_CheckImmAllZerosV")
        self.all_ones.exclusive = self.all_zeros.exclusive = (kinds.CHECK_ALL_ONES, 0)
        self.check_undef = _plain(kinds.CHECK_UNDEF, "OPC_CheckUndef")
        self.move_child = [
            _move(kinds.MOVE_CHILD, "Child", number) for number in range(varints.SHORT_FORMS)
        ]
        self.record_child = [_record_child(number) for number in range(varints.SHORT_FORMS)]

    def move_to_child(self, number: int) -> MatcherOperation:
        if number < varints.SHORT_FORMS:
            return self.move_child[number]
        key = kinds.MOVE_CHILD, number
        return self._made.get(key) or self._keep(key, _move(kinds.MOVE_CHILD, "Child", number))

    def move_to_sibling(self, number: int) -> MatcherOperation:
        key = kinds.MOVE_SIBLING, number
        return self._made.get(key) or self._keep(key, _move(kinds.MOVE_SIBLING, "Sibling", number))

    def _keep(self, key: Hashable, operation: MatcherOperation) -> MatcherOperation:
        self._made[key] = operation
        return operation

    # --- checks -----------------------------------------------------------------

    def check_same(self, slot: int) -> MatcherOperation:
        key = kinds.CHECK_SAME, slot
        return self._made.get(key) or self._keep(
            key, CheckSame(kinds.CHECK_SAME, "OPC_CheckSame", slot)
        )

    def check_pattern_predicate(self, condition: str) -> MatcherOperation:
        key = kinds.CHECK_PATTERN_PREDICATE, condition
        return self._made.get(key) or self._keep(key, CheckCondition(condition))

    def check_predicate(
        self, predicate: PredicateFunction, slots: tuple[int, ...]
    ) -> MatcherOperation:
        """Two that differ in their operands' slots only count as equal."""
        key = kinds.CHECK_PREDICATE, predicate, slots
        made = self._made.get(key)
        if made is None:
            made = self._keep(key, CheckPredicate(predicate, slots))
            made.key = self._made.setdefault((kinds.CHECK_PREDICATE, predicate), made)
        return made

    def check_opcode(self, node: DagOpcode) -> MatcherOperation:
        key = kinds.CHECK_OPCODE, node.opcode
        return self._made.get(key) or self._keep(key, CheckOpcode(node))

    def check_type(self, type_: EmittedType, result: int = 0) -> MatcherOperation:
        key = kinds.CHECK_TYPE, type_.number, result
        return self._made.get(key) or self._keep(key, _check_type(type_, result))

    def check_integer(self, value: int) -> MatcherOperation:
        key = kinds.CHECK_INTEGER, value
        made = self._made.get(key)
        if made is None:
            encoded = self._encode_signed(value)
            made = CheckInteger(kinds.CHECK_INTEGER, "OPC_CheckInteger", 0, encoded)
            self._made[key] = made
        return made

    def check_and_imm(self, value: int) -> MatcherOperation:
        key = kinds.CHECK_AND_IMM, value
        return self._made.get(key) or self._keep(
            key, _check_mask(kinds.CHECK_AND_IMM, "OPC_CheckAndImm", value)
        )

    def check_or_imm(self, value: int) -> MatcherOperation:
        key = kinds.CHECK_OR_IMM, value
        return self._made.get(key) or self._keep(
            key, _check_mask(kinds.CHECK_OR_IMM, "OPC_CheckOrImm", value)
        )

    def check_cond_code(self, name: str) -> MatcherOperation:
        key = kinds.CHECK_COND_CODE, name
        return self._made.get(key) or self._keep(
            key, CheckCondCode(kinds.CHECK_COND_CODE, "OPC_CheckCondCode", 0, name)
        )

    def check_value_type(self, type_: ValueType) -> MatcherOperation:
        key = kinds.CHECK_VALUE_TYPE, type_.number
        return self._made.get(key) or self._keep(key, _check_value_type(type_))

    def check_complex_pattern(self, pattern: ComplexPattern, slot: int) -> MatcherOperation:
        key = kinds.CHECK_COMPLEX_PATTERN, pattern, slot
        return self._made.get(key) or self._keep(key, CheckComplexPattern(pattern, slot))

    def of_child(self, number: int, operation: MatcherOperation) -> MatcherOperation | None:
        """The operation that does to a child what the given one does to the current node."""
        kind = operation.kind
        if kind == kinds.RECORD_NODE:
            return self.record_child[number] if number < varints.SHORT_FORMS else None
        if kind not in HAVE_CHILD_FORMS:
            return None
        key = "child", number, operation
        made = self._made.get(key)
        if made is None:
            made = child_form(number, operation)
            if made is not None:
                self._made[key] = made
        return made

    # --- results ----------------------------------------------------------------

    def _emit(self, kind: int, name: str, *operands: Part) -> MatcherOperation:
        """An operation without any further property."""
        key = (kind, name, *[operand.value for operand in operands])
        made = self._made.get(key)
        return made or self._keep(key, MatcherOperation(kind, (opcode(name), *operands)))

    def convert_to_target(self, slot: int) -> MatcherOperation:
        if slot < varints.SHORT_FORMS:
            return self._emit(kinds.CONVERT_TO_TARGET, f"OPC_EmitConvertToTarget{slot}")
        return self._emit(kinds.CONVERT_TO_TARGET, "OPC_EmitConvertToTarget", byte(slot))

    def merge_input_chains(self, slots: tuple[int, ...]) -> MatcherOperation:
        kind, count = kinds.MERGE_INPUT_CHAINS, len(slots)
        if count == 1 and slots[0] < _SHORT_CHAINS:
            return self._emit(kind, f"OPC_EmitMergeInputChains1_{slots[0]}")
        return self._emit(
            kind, "OPC_EmitMergeInputChains", byte(count), *[byte(slot) for slot in slots]
        )

    def emit_register(
        self, name: str, at: int, type_: EmittedType, note: str = ""
    ) -> MatcherOperation:
        """Of the register that has the number `at`."""
        kind = kinds.EMIT_REGISTER
        if isinstance(type_, ModedType):
            return self._emit_moded_register(name, at, type_, note)
        if at > _LARGEST_BYTE:
            return self._emit_long_register(name, type_)
        short = varints.SHORT_TYPES.get(type_.name)
        if short:
            return self._emit(kind, f"OPC_EmitRegister{short}", Part(name, after=note))
        encoded = varints.value_type(type_)
        return self._emit(kind, "OPC_EmitRegister", encoded, Part(name, after=note, gap=""))

    def _emit_long_register(self, name: str, type_: ValueType) -> MatcherOperation:
        kind = kinds.EMIT_REGISTER
        key = kind, "OPC_EmitRegister2", name, type_.number
        made = self._made.get(key)
        if made is None:
            register = two_bytes(name).after_gap("")
            parts = opcode("OPC_EmitRegister2"), varints.value_type(type_), register
            made = self._keep(key, EmitLongRegister(kind, parts))
        return made

    def _emit_moded_register(
        self, name: str, at: int, type_: ModedType, note: str
    ) -> MatcherOperation:
        kind = kinds.EMIT_REGISTER
        key = kind, name, type_.number
        made = self._made.get(key)
        if made is None:
            is_long = at > _LARGEST_BYTE
            value = two_bytes(name) if is_long else Part(name, after=note)
            operation = f"OPC_EmitRegisterByHwMode{'2' if is_long else ''}"
            made = self._keep(key, EmitOfModedType(kind, operation, type_, value, has_short=False))
        return made

    def copy_to_register(self, slot: int, name: str, at: int) -> MatcherOperation:
        """To the register that has the number `at`."""
        kind = kinds.COPY_TO_REGISTER
        if at > _LARGEST_BYTE:
            return self._emit(kind, "OPC_EmitCopyToRegTwoByte", byte(slot), two_bytes(name))
        if slot < varints.SHORT_FORMS:
            return self._emit(kind, f"OPC_EmitCopyToReg{slot}", Part(name))
        return self._emit(kind, "OPC_EmitCopyToReg", byte(slot), Part(name))

    def emit_node(
        self,
        instruction: str,
        types: tuple[EmittedType, ...],
        operands: tuple[int, ...],
        flags: int,
        fixed_operands: int,
        captures: bool = False,
    ) -> MatcherOperation:
        """`fixed_operands`: of a variadic root, what precedes the others; or -1."""
        key = kinds.NODE, instruction, types, operands, flags, fixed_operands, captures
        made = self._made.get(key)
        if made is None:
            node = EmittedNode(
                instruction,
                types,
                operands,
                flags,
                fixed_operands,
                captures,
                self._without_results,
            )
            made = self._keep(key, EmitNode(node))
        return made

    def morph(
        self, operation: EmitNode, pattern: SelectionPattern, notes: list[str]
    ) -> MatcherOperation:
        """Like an operation of `emit_node`, and its results are what the pattern makes."""
        key = kinds.MORPH, operation
        shared = self._made.get(key)
        if shared is None:
            parts = operation.node.encoded("MorphNodeTo")
            shared = self._keep(key, MatcherOperation(kinds.MORPH, parts))
        # The operation that stays has to tell which pattern it ends.
        made = PatternEnd(kinds.MORPH, shared.parts, pattern, notes, operation.node)
        made.key = shared
        return made

    def complete(
        self, slots: tuple[int, ...], pattern: SelectionPattern, notes: list[str]
    ) -> MatcherOperation:
        key = kinds.COMPLETE, slots, pattern
        made = self._made.get(key)
        if made is None:
            numbers = [varints.unsigned(number) for number in (len(slots), *slots)]
            parts = [opcode("OPC_CompleteMatch"), *numbers]
            made = PatternEnd(kinds.COMPLETE, parts, pattern, notes)
            self._made[key] = made
        return made

    def emit_xform(self, xform: Record, slot: int) -> MatcherOperation:
        key = kinds.EMIT_XFORM, xform, slot
        return self._made.get(key) or self._keep(key, Transform(xform, slot))

    def number_of_type(self, value: int, type_: EmittedType) -> int:
        """What is left of a number where it has a type."""
        if isinstance(type_, ModedType) or not self._fits_types:
            return value
        return _of_type(value, type_)

    def emit_integer(self, value: int, type_: EmittedType) -> MatcherOperation:
        """A number that is one of a type."""
        key = kinds.EMIT_INTEGER, value, type_.number
        made = self._made.get(key)
        if made is None:
            made = self._keep(key, self._integer(self._encode_signed(value), type_))
        return made

    def emit_named_integer(self, text: str, value: int, i32: ValueType) -> MatcherOperation:
        """A number by its name, if it is a byte."""
        if value > self._largest_named:
            return self.emit_integer(value, i32)
        key = kinds.EMIT_INTEGER, text
        name = "OPC_EmitIntegerI32" if self._name_types else "OPC_EmitStringInteger32"
        made = self._made.get(key)
        return made or self._keep(
            key, MatcherOperation(kinds.EMIT_INTEGER, (opcode(name), Part(text)))
        )

    def _integer(self, encoded: Part, type_: EmittedType) -> MatcherOperation:
        if isinstance(type_, ModedType):
            name = "OPC_EmitIntegerByHwMode"
            return EmitOfModedType(kinds.EMIT_INTEGER, name, type_, encoded, has_short=True)
        width = _SHORT_INTEGER_TYPES.get(type_.name)
        if width:
            name = f"OPC_EmitInteger{'I' * self._name_types}{width}"
            return MatcherOperation(kinds.EMIT_INTEGER, (opcode(name), encoded))
        parts = opcode("OPC_EmitInteger"), varints.value_type(type_), encoded
        return MatcherOperation(kinds.EMIT_INTEGER, parts)


def _of_type(value: int, type_: ValueType) -> int:
    width = type_.size
    if width == 0:
        return 0
    if width >= 64:
        return value
    # One too large for its type was written without a sign.
    return (value + (1 << (width - 1))) % (1 << width) - (1 << (width - 1))


def _plain(kind: int, name: str, child: int = 0) -> MatcherOperation:
    return MatcherOperation(kind, (opcode(name),), child)


def _move(kind: int, where: str, child: int) -> MatcherOperation:
    if child < varints.SHORT_FORMS:
        return _plain(kind, f"OPC_Move{where}{child}", child)
    return MatcherOperation(kind, (opcode(f"OPC_Move{where}"), byte(child)), child)


def _record_child(child: int) -> MatcherOperation:
    return _plain(kinds.RECORD_CHILD, f"OPC_RecordChild{child}", child)


def _check_type(type_: EmittedType, result: int) -> MatcherOperation:
    if isinstance(type_, ModedType):
        return CheckType(kinds.CHECK_TYPE, (), result, type_)
    encoded = varints.value_type(type_)
    short = varints.SHORT_TYPES.get(type_.name)
    if result:
        parts = [opcode("OPC_CheckTypeRes"), byte(result), encoded]
    else:
        parts = [opcode(f"OPC_CheckType{short}")] if short else [opcode("OPC_CheckType"), encoded]
    operation = CheckType(kinds.CHECK_TYPE, parts, result, type_)
    if not is_any_pointer(type_):
        operation.exclusive = kinds.CHECK_TYPE, result
    return operation


def _check_mask(kind: int, name: str, value: int) -> MatcherOperation:
    return MatcherOperation(kind, (opcode(name), varints.unsigned(value)))


def _check_value_type(type_: ValueType) -> MatcherOperation:
    parts = opcode("OPC_CheckValueType"), varints.value_type(type_)
    operation = MatcherOperation(kinds.CHECK_VALUE_TYPE, parts)
    operation.exclusive = kinds.CHECK_VALUE_TYPE, 0
    return operation
