"""Makes the operations of the matcher table, each once, in the forms that a release has.

Equal operations are one object, so that comparing is `is`, and text and size are computed once for
all the places that have the operation.
"""

from __future__ import annotations

from tblgen_build.releases.selection import (
    NODES_WITHOUT_RESULTS_ARE_LONG,
    NUMBERS_ARE_EMITTED_BY_TYPE,
    NUMBERS_FIT_THEIR_TYPES,
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
        has_signs = release.has(SIGNS_ARE_EXTENDED)
        self._encode_signed = varints.signed if has_signs else varints.signed_rotated
        self._made: dict[Hashable, MatcherOperation] = {}
        self.move_parent = MatcherOperation(kinds.MOVE_PARENT, "OPC_MoveParent,", 1)
        self.record_node = MatcherOperation(kinds.RECORD_NODE, "OPC_RecordNode,", 1)
        self.record_mem_ref = MatcherOperation(kinds.RECORD_MEM_REF, "OPC_RecordMemRef,", 1)
        self.capture_glue = MatcherOperation(kinds.CAPTURE_GLUE, "OPC_CaptureGlueInput,", 1)
        self.check_foldable = MatcherOperation(
            kinds.CHECK_FOLDABLE_CHAIN, "OPC_CheckFoldableChainNode,", 1
        )
        self.all_ones = MatcherOperation(kinds.CHECK_ALL_ONES, "OPC_CheckImmAllOnesV,", 1)
        self.all_zeros = MatcherOperation(kinds.CHECK_ALL_ZEROS, "OPC_CheckImmAllZerosV,", 1)
        self.all_ones.exclusive = self.all_zeros.exclusive = (kinds.CHECK_ALL_ONES, 0)
        self.check_undef = MatcherOperation(kinds.CHECK_UNDEF, "OPC_CheckUndef,", 1)
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
            key, CheckSame(kinds.CHECK_SAME, f"OPC_CheckSame, {slot},", slot)
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
            text, size = self._encode_signed(value)
            made = CheckInteger(kinds.CHECK_INTEGER, "OPC_CheckInteger", 0, text, size)
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

    def _emit(self, kind: int, text: str, size: int) -> MatcherOperation:
        """An operation without any further property."""
        key = kind, text
        return self._made.get(key) or self._keep(key, MatcherOperation(kind, text, size))

    def convert_to_target(self, slot: int) -> MatcherOperation:
        if slot < varints.SHORT_FORMS:
            return self._emit(kinds.CONVERT_TO_TARGET, f"OPC_EmitConvertToTarget{slot},", 1)
        return self._emit(kinds.CONVERT_TO_TARGET, f"OPC_EmitConvertToTarget, {slot},", 2)

    def merge_input_chains(self, slots: tuple[int, ...]) -> MatcherOperation:
        kind, count = kinds.MERGE_INPUT_CHAINS, len(slots)
        if count == 1 and slots[0] < _SHORT_CHAINS:
            return self._emit(kind, f"OPC_EmitMergeInputChains1_{slots[0]},", 1)
        numbers = ", ".join([str(slot) for slot in slots])
        return self._emit(kind, f"OPC_EmitMergeInputChains, {count}, {numbers},", 2 + count)

    def emit_register(self, name: str, number: int, type_: EmittedType) -> MatcherOperation:
        kind = kinds.EMIT_REGISTER
        if isinstance(type_, ModedType):
            return self._emit_moded_register(name, number, type_)
        encoded, size = varints.value_type(type_)
        if number > _LARGEST_BYTE:
            text = f"OPC_EmitRegister2, {encoded}TARGET_VAL({name}),"
            made = self._made.get((kind, text))
            return made or self._keep((kind, text), EmitLongRegister(kind, text, 3 + size))
        short = varints.SHORT_TYPES.get(type_.name)
        if short:
            return self._emit(kind, f"OPC_EmitRegister{short}, {name},", 2)
        return self._emit(kind, f"OPC_EmitRegister, {encoded}{name},", 2 + size)

    def _emit_moded_register(self, name: str, number: int, type_: ModedType) -> MatcherOperation:
        kind = kinds.EMIT_REGISTER
        key = kind, name, type_.number
        made = self._made.get(key)
        if made is None:
            is_long = number > _LARGEST_BYTE
            value = f"TARGET_VAL({name})," if is_long else f"{name},"
            operation = f"OPC_EmitRegisterByHwMode{'2' if is_long else ''}"
            made = self._keep(
                key, EmitOfModedType(kind, operation, type_, value, 1 + is_long, has_short=False)
            )
        return made

    def copy_to_register(self, slot: int, name: str, number: int) -> MatcherOperation:
        kind = kinds.COPY_TO_REGISTER
        if number > _LARGEST_BYTE:
            return self._emit(kind, f"OPC_EmitCopyToRegTwoByte, {slot}, TARGET_VAL({name}),", 4)
        if slot < varints.SHORT_FORMS:
            return self._emit(kind, f"OPC_EmitCopyToReg{slot}, {name},", 2)
        return self._emit(kind, f"OPC_EmitCopyToReg, {slot}, {name},", 3)

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
            text, size = operation.node.encoded("MorphNodeTo")
            shared = self._keep(key, MatcherOperation(kinds.MORPH, text, size))
        # The operation that stays has to tell which pattern it ends.
        made = PatternEnd(kinds.MORPH, shared.text, shared.size, pattern, notes, operation.node)
        made.key = shared
        return made

    def complete(
        self, slots: tuple[int, ...], pattern: SelectionPattern, notes: list[str]
    ) -> MatcherOperation:
        key = kinds.COMPLETE, slots, pattern
        made = self._made.get(key)
        if made is None:
            encoded = [varints.unsigned(number) for number in (len(slots), *slots)]
            text = " ".join([text for text, _ in encoded])
            size = 1 + sum([size for _, size in encoded])
            made = PatternEnd(kinds.COMPLETE, f"OPC_CompleteMatch, {text}", size, pattern, notes)
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
            text, size = self._encode_signed(value)
            made = self._keep(key, self._integer(text, size, type_))
        return made

    def emit_named_integer(self, text: str, value: int, i32: ValueType) -> MatcherOperation:
        """A number by its name, if it is a byte."""
        if value > self._largest_named:
            return self.emit_integer(value, i32)
        key = kinds.EMIT_INTEGER, text
        name = "OPC_EmitIntegerI32" if self._name_types else "OPC_EmitStringInteger32"
        return self._made.get(key) or self._keep(
            key, MatcherOperation(kinds.EMIT_INTEGER, f"{name}, {text},", 2)
        )

    def _integer(self, encoded: str, size: int, type_: EmittedType) -> MatcherOperation:
        if isinstance(type_, ModedType):
            name = "OPC_EmitIntegerByHwMode"
            return EmitOfModedType(kinds.EMIT_INTEGER, name, type_, encoded, size, has_short=True)
        width = _SHORT_INTEGER_TYPES.get(type_.name)
        if width:
            name = f"OPC_EmitInteger{'I' * self._name_types}{width}"
            return MatcherOperation(kinds.EMIT_INTEGER, f"{name}, {encoded}", 1 + size)
        type_text, type_size = varints.value_type(type_)
        text = f"OPC_EmitInteger, {type_text} {encoded}"
        return MatcherOperation(kinds.EMIT_INTEGER, text, 1 + type_size + size)


def _of_type(value: int, type_: ValueType) -> int:
    width = type_.size
    if width == 0:
        return 0
    if width >= 64:
        return value
    # One too large for its type was written without a sign.
    return (value + (1 << (width - 1))) % (1 << width) - (1 << (width - 1))


def _move(kind: int, where: str, number: int) -> MatcherOperation:
    if number < varints.SHORT_FORMS:
        return MatcherOperation(kind, f"OPC_Move{where}{number},", 1, number)
    return MatcherOperation(kind, f"OPC_Move{where}, {number},", 2, number)


def _record_child(number: int) -> MatcherOperation:
    return MatcherOperation(kinds.RECORD_CHILD, f"OPC_RecordChild{number},", 1, number)


def _check_type(type_: EmittedType, result: int) -> MatcherOperation:
    if isinstance(type_, ModedType):
        return CheckType(kinds.CHECK_TYPE, "", 0, result, type_)
    encoded, size = varints.value_type(type_)
    short = varints.SHORT_TYPES.get(type_.name)
    if result:
        text, size = f"OPC_CheckTypeRes, {result}, {encoded}", 2 + size
    elif short:
        text, size = f"OPC_CheckType{short},", 1
    else:
        text, size = f"OPC_CheckType, {encoded}", 1 + size
    operation = CheckType(kinds.CHECK_TYPE, text, size, result, type_)
    if not is_any_pointer(type_):
        operation.exclusive = kinds.CHECK_TYPE, result
    return operation


def _check_mask(kind: int, name: str, value: int) -> MatcherOperation:
    encoded, size = varints.unsigned(value)
    return MatcherOperation(kind, f"{name}, {encoded}", 1 + size)


def _check_value_type(type_: ValueType) -> MatcherOperation:
    encoded, size = varints.value_type(type_)
    operation = MatcherOperation(kinds.CHECK_VALUE_TYPE, f"OPC_CheckValueType, {encoded}", 1 + size)
    operation.exclusive = kinds.CHECK_VALUE_TYPE, 0
    return operation
