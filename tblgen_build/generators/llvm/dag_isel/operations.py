"""The operations of the matcher table.

Equal operations are one object: `Operations` makes each once, so that comparing is `is`, and
text and size are computed once for all the places that have the operation. An operation knows
nothing of what comes before or after it; what depends on the whole table (the numbers of
predicates and patterns) is filled in when the table is known.
"""

from __future__ import annotations

from tblgen_build.releases.selection import (
    NODES_WITHOUT_RESULTS_ARE_LONG,
    NUMBERS_ARE_EMITTED_BY_TYPE,
    NUMBERS_FIT_THEIR_TYPES,
    SIGNS_ARE_EXTENDED,
)

from . import encoding

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable
    from typing import Final

    from tblgen_build._core import Record, Release
    from tblgen_build.generators.llvm.model.selection.operators import ComplexPattern
    from tblgen_build.generators.llvm.model.selection.predicate_function import PredicateFunction
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern
    from tblgen_build.generators.llvm.model.value_type import ValueType

# Kinds. A range of them tells classes of operations apart.
RECORD_NODE: Final = 1
RECORD_CHILD: Final = 2
CHECK_SAME: Final = 10
CHECK_CHILD_SAME: Final = 11
CHECK_PATTERN_PREDICATE: Final = 12
CHECK_PREDICATE: Final = 13
CHECK_OPCODE: Final = 14
CHECK_TYPE: Final = 15
CHECK_CHILD_TYPE: Final = 16
CHECK_INTEGER: Final = 17
CHECK_CHILD_INTEGER: Final = 18
CHECK_COND_CODE: Final = 19
CHECK_CHILD_2_COND_CODE: Final = 20
CHECK_VALUE_TYPE: Final = 21
CHECK_AND_IMM: Final = 22
CHECK_OR_IMM: Final = 23
CHECK_ALL_ONES: Final = 24
CHECK_ALL_ZEROS: Final = 25
CHECK_FOLDABLE_CHAIN: Final = 26
RECORD_MEM_REF: Final = 40
CAPTURE_GLUE: Final = 41
MOVE_CHILD: Final = 42
MOVE_SIBLING: Final = 43
MOVE_PARENT: Final = 44
CHECK_COMPLEX_PATTERN: Final = 45
EMIT_INTEGER: Final = 46
EMIT_REGISTER: Final = 47
CONVERT_TO_TARGET: Final = 48
MERGE_INPUT_CHAINS: Final = 49
COPY_TO_REGISTER: Final = 50
EMIT_XFORM: Final = 51
NODE: Final = 52
MORPH: Final = 53
COMPLETE: Final = 54
SCOPE: Final = 60
SWITCH: Final = 61

_FIRST_CHECK: Final = CHECK_SAME
_LAST_CHECK: Final = CHECK_FOLDABLE_CHAIN

# From these numbers on an operation has no form of its own for the number.
_SHORT_FORMS: Final = 8
_SHORT_SAME: Final = 4
_SHORT_INTEGER: Final = 5
_SHORT_CHAINS: Final = 3
_SHORT_RESULTS: Final = 3
_LARGEST_BYTE: Final = 255

# What an instruction has beside operands and results.
CHAIN: Final = 1
IN_GLUE: Final = 2
OUT_GLUE: Final = 4
MEM_REFS: Final = 8

_FLAG_NAMES: Final = (
    (CHAIN, "OPFL_Chain"),
    (IN_GLUE, "OPFL_GlueInput"),
    (OUT_GLUE, "OPFL_GlueOutput"),
    (MEM_REFS, "OPFL_MemRefs"),
)

_SHORT_TYPES: Final = {"i32": "I32", "i64": "I64"}
_SHORT_INTEGER_TYPES: Final = {"i8": "8", "i16": "16", "i32": "32", "i64": "64"}


class Operation:
    """One operation. `text` ends in a comma and may have several lines; `size` is in bytes."""

    __slots__ = (
        "child",
        "exclusive",
        "is_check",
        "is_movable",
        "key",
        "kind",
        "size",
        "text",
    )

    def __init__(self, kind: int, text: str, size: int, child: int = 0) -> None:
        self.kind = kind
        self.text = text
        self.size = size
        # A check of the current node or its children that changes nothing: it may be done earlier.
        self.is_check = _FIRST_CHECK <= kind <= _LAST_CHECK
        # What a check may be moved across.
        self.is_movable = kind <= _LAST_CHECK
        # The same object for equal operations. Only ends of patterns are not always it.
        self.key: Operation = self
        # The number of the child, of the result or of the slot that it is about.
        self.child = child
        # At most one of the operations with the same key can succeed. None: nothing is known.
        self.exclusive: tuple[int, int] | None = None

    def __repr__(self) -> str:
        return self.text


class CheckSame(Operation):
    """Whether this is the node in a slot."""

    __slots__ = ("slot",)

    def __init__(self, kind: int, text: str, slot: int, child: int = 0) -> None:
        super().__init__(kind, text, 2, child)
        self.slot = slot


class CheckCondition(Operation):
    """Whether the pattern may be used. Gets its number, text and size from the table."""

    __slots__ = ("condition",)

    def __init__(self, condition: str) -> None:
        super().__init__(CHECK_PATTERN_PREDICATE, "", 0)
        self.condition = condition


class CheckPredicate(Operation):
    """Whether a fragment's condition holds. Gets its number, text and size from the table."""

    __slots__ = ("predicate", "slots")

    def __init__(self, predicate: PredicateFunction, slots: tuple[int, ...]) -> None:
        super().__init__(CHECK_PREDICATE, "", 0)
        self.predicate = predicate
        self.slots = slots


class CheckComplexPattern(Operation):
    """Whether a complex pattern matches. Gets its number, text and size from the table."""

    __slots__ = ("pattern",)

    def __init__(self, pattern: ComplexPattern, slot: int) -> None:
        super().__init__(CHECK_COMPLEX_PATTERN, "", 0, slot)
        self.pattern = pattern


class CheckOpcode(Operation):
    __slots__ = ("node",)

    def __init__(self, node: DagOpcode) -> None:
        super().__init__(CHECK_OPCODE, f"OPC_CheckOpcode, TARGET_VAL({node.opcode}),", 3)
        self.node = node
        self.exclusive = CHECK_OPCODE, 0


class CheckType(Operation):
    """Of a node's result, or of a child's first one."""

    __slots__ = ("type",)

    def __init__(self, kind: int, text: str, size: int, child: int, type_: ValueType) -> None:
        super().__init__(kind, text, size, child)
        self.type = type_


class CheckInteger(Operation):
    __slots__ = ("encoded", "encoded_size")

    def __init__(self, kind: int, name: str, child: int, encoded: str, encoded_size: int) -> None:
        super().__init__(kind, f"{name}, {encoded}", 1 + encoded_size, child)
        self.encoded = encoded
        self.encoded_size = encoded_size
        self.exclusive = kind, child


class CheckCondCode(Operation):
    __slots__ = ("code",)

    def __init__(self, kind: int, name: str, child: int, code: str) -> None:
        super().__init__(kind, f"{name}, ISD::{code},", 2, child)
        self.code = code
        self.exclusive = kind, child


class Transform(Operation):
    """Makes a slot's node another one. Gets its number and text from the table."""

    __slots__ = ("xform",)

    def __init__(self, xform: Record, slot: int) -> None:
        super().__init__(EMIT_XFORM, "", 3, slot)
        self.xform = xform


class EmitNode(Operation):
    """Makes an instruction."""

    __slots__ = ("node",)

    def __init__(self, node: EmittedNode) -> None:
        text, size = node.encoded("EmitNode")
        super().__init__(NODE, text, size)
        self.node = node


class PatternEnd(Operation):
    """The last operation of a pattern: it makes the last instruction, or names the results.

    `notes` is what comments say of the pattern's operations that put something into slots, in
    their order: what for and which slots, which other patterns that share them do not tell.
    """

    __slots__ = ("notes", "pattern")

    def __init__(
        self, kind: int, text: str, size: int, pattern: SelectionPattern, notes: list[str]
    ) -> None:
        super().__init__(kind, text, size)
        self.pattern = pattern
        self.notes = notes


class Scope(Operation):
    """Alternatives: one after the other is tried. Ends a chain."""

    __slots__ = ("options", "sizes")

    def __init__(self, options: list[list[Operation]]) -> None:
        super().__init__(SCOPE, "", 0)
        self.options = options
        self.sizes: list[int] = []  # of the options


class Switch(Operation):
    """Alternatives by opcode or by type: a check and what follows it. Ends a chain."""

    __slots__ = ("cases", "sizes")

    def __init__(self, cases: list[tuple[Operation, list[Operation]]]) -> None:
        super().__init__(SWITCH, "", 0)
        self.cases = cases
        self.sizes: list[int] = []  # of the cases


class DagOpcode:
    """What an operation checks for: an opcode of a selection dag's node.

    `known_type` is what its result always is, None where that depends or is not known.
    """

    __slots__ = ("known_type", "num_results", "opcode")

    def __init__(self, opcode: str, num_results: int, known_type: ValueType | None) -> None:
        self.opcode = opcode
        self.num_results = num_results
        self.known_type = known_type


class EmittedNode:
    """An instruction over recorded operands. `captures` what deactivates what is matched.

    `without_results` are the flags for which there is a short form if it has no results.
    """

    __slots__ = (
        "captures",
        "fixed_operands",
        "flags",
        "instruction",
        "operands",
        "types",
        "without_results",
    )

    def __init__(
        self,
        instruction: str,
        types: tuple[ValueType, ...],
        operands: tuple[int, ...],
        flags: int,
        fixed_operands: int,
        captures: bool,
        without_results: frozenset[int],
    ) -> None:
        self.instruction = instruction
        self.types = types
        self.operands = operands
        self.flags = flags
        self.fixed_operands = fixed_operands
        self.captures = captures
        self.without_results = without_results

    def encoded(self, name: str) -> tuple[str, int]:
        """Text and size as the operation with that name."""
        short_flags = self._short_flags(name)
        few = len(self.types) < _SHORT_RESULTS
        parts = [f"OPC_{name}{len(self.types) if few else ''}{short_flags},"]
        parts.append(f"TARGET_VAL({self.instruction}),")
        size = 4
        if not short_flags:
            parts.append(self._flags())
            size += 1
        values = [encoding.value_type(type_) for type_ in self.types]
        values += [encoding.unsigned(slot) for slot in self.operands]
        texts = [text for text, _ in values]
        texts.insert(len(self.types), f"{len(self.operands)}/*#Ops*/,")
        parts.append("\n    ")
        if not few:
            parts.append(f"{len(self.types)}/*#VTs*/,")
            size += 1
        size += sum([size for _, size in values])
        if self.captures:
            parts.insert(0, "OPC_CaptureDeactivationSymbol,\n")
            size += 1
        return " ".join(parts + texts), size

    def _short_flags(self, name: str) -> str:
        """The name of the flags where the operation has a form for them."""
        count = len(self.types)
        if count >= _SHORT_RESULTS or self.fixed_operands >= 0:
            return ""
        if count == 0 and self.flags not in self.without_results:
            return ""
        return _SHORT_FLAGS.get((self.flags, name), "")

    def _flags(self) -> str:
        names = [flag_name for flag, flag_name in _FLAG_NAMES if self.flags & flag]
        if self.fixed_operands >= 0:
            names.append(f"OPFL_Variadic{self.fixed_operands}")
        return "|".join(["0", *names]) + ","


_SHORT_FLAGS: Final = {
    (0, "EmitNode"): "None",
    (0, "MorphNodeTo"): "None",
    (CHAIN, "EmitNode"): "Chain",
    (CHAIN, "MorphNodeTo"): "Chain",
    (IN_GLUE, "MorphNodeTo"): "GlueInput",
    (OUT_GLUE, "MorphNodeTo"): "GlueOutput",
}


_ONLY_CHAIN: Final = frozenset((CHAIN,))
_ANY_SHORT_FLAGS: Final = frozenset([flags for flags, _ in _SHORT_FLAGS])


class Operations:
    """Makes operations, each once, in the forms that a release has."""

    def __init__(self, release: Release) -> None:
        is_long = release.has(NODES_WITHOUT_RESULTS_ARE_LONG)
        self._without_results = _ONLY_CHAIN if is_long else _ANY_SHORT_FLAGS
        self._largest_named = 63 if release.has(SIGNS_ARE_EXTENDED) else 127
        self._fits_types = release.has(NUMBERS_FIT_THEIR_TYPES)
        self._name_types = release.has(NUMBERS_ARE_EMITTED_BY_TYPE)
        has_signs = release.has(SIGNS_ARE_EXTENDED)
        self._encode_signed = encoding.signed if has_signs else encoding.signed_rotated
        self._made: dict[Hashable, Operation] = {}
        self.move_parent = Operation(MOVE_PARENT, "OPC_MoveParent,", 1)
        self.record_node = Operation(RECORD_NODE, "OPC_RecordNode,", 1)
        self.record_mem_ref = Operation(RECORD_MEM_REF, "OPC_RecordMemRef,", 1)
        self.capture_glue = Operation(CAPTURE_GLUE, "OPC_CaptureGlueInput,", 1)
        self.check_foldable = Operation(CHECK_FOLDABLE_CHAIN, "OPC_CheckFoldableChainNode,", 1)
        self.all_ones = Operation(CHECK_ALL_ONES, "OPC_CheckImmAllOnesV,", 1)
        self.all_zeros = Operation(CHECK_ALL_ZEROS, "OPC_CheckImmAllZerosV,", 1)
        self.all_ones.exclusive = self.all_zeros.exclusive = (CHECK_ALL_ONES, 0)
        self.move_child = [_move(MOVE_CHILD, "Child", number) for number in range(_SHORT_FORMS)]
        self.record_child = [_record_child(number) for number in range(_SHORT_FORMS)]

    def move_to_child(self, number: int) -> Operation:
        if number < _SHORT_FORMS:
            return self.move_child[number]
        key = MOVE_CHILD, number
        return self._made.get(key) or self._keep(key, _move(MOVE_CHILD, "Child", number))

    def move_to_sibling(self, number: int) -> Operation:
        key = MOVE_SIBLING, number
        return self._made.get(key) or self._keep(key, _move(MOVE_SIBLING, "Sibling", number))

    def _keep(self, key: Hashable, operation: Operation) -> Operation:
        self._made[key] = operation
        return operation

    # --- checks -----------------------------------------------------------------

    def check_same(self, slot: int) -> Operation:
        key = CHECK_SAME, slot
        return self._made.get(key) or self._keep(
            key, CheckSame(CHECK_SAME, f"OPC_CheckSame, {slot},", slot)
        )

    def check_pattern_predicate(self, condition: str) -> Operation:
        key = CHECK_PATTERN_PREDICATE, condition
        return self._made.get(key) or self._keep(key, CheckCondition(condition))

    def check_predicate(self, predicate: PredicateFunction, slots: tuple[int, ...]) -> Operation:
        """Two that differ in their operands' slots only count as equal."""
        key = CHECK_PREDICATE, predicate, slots
        made = self._made.get(key)
        if made is None:
            made = self._keep(key, CheckPredicate(predicate, slots))
            made.key = self._made.setdefault((CHECK_PREDICATE, predicate), made)
        return made

    def check_opcode(self, node: DagOpcode) -> Operation:
        key = CHECK_OPCODE, node.opcode
        return self._made.get(key) or self._keep(key, CheckOpcode(node))

    def check_type(self, type_: ValueType, result: int = 0) -> Operation:
        key = CHECK_TYPE, type_.number, result
        return self._made.get(key) or self._keep(key, _check_type(type_, result))

    def check_integer(self, value: int) -> Operation:
        key = CHECK_INTEGER, value
        return self._made.get(key) or self._keep(key, self._check_integer(value))

    def _check_integer(self, value: int) -> Operation:
        return CheckInteger(CHECK_INTEGER, "OPC_CheckInteger", 0, *self._encode_signed(value))

    def check_and_imm(self, value: int) -> Operation:
        key = CHECK_AND_IMM, value
        return self._made.get(key) or self._keep(
            key, _check_mask(CHECK_AND_IMM, "OPC_CheckAndImm", value)
        )

    def check_or_imm(self, value: int) -> Operation:
        key = CHECK_OR_IMM, value
        return self._made.get(key) or self._keep(
            key, _check_mask(CHECK_OR_IMM, "OPC_CheckOrImm", value)
        )

    def check_cond_code(self, name: str) -> Operation:
        key = CHECK_COND_CODE, name
        return self._made.get(key) or self._keep(
            key, CheckCondCode(CHECK_COND_CODE, "OPC_CheckCondCode", 0, name)
        )

    def check_value_type(self, type_: ValueType) -> Operation:
        key = CHECK_VALUE_TYPE, type_.number
        return self._made.get(key) or self._keep(key, _check_value_type(type_))

    def check_complex_pattern(self, pattern: ComplexPattern, slot: int) -> Operation:
        key = CHECK_COMPLEX_PATTERN, pattern, slot
        return self._made.get(key) or self._keep(key, CheckComplexPattern(pattern, slot))

    def of_child(self, number: int, operation: Operation) -> Operation | None:
        """The operation that does to a child what the given one does to the current node."""
        kind = operation.kind
        if kind == RECORD_NODE:
            return self.record_child[number] if number < _SHORT_FORMS else None
        if kind not in _OF_CHILDREN:
            return None
        key = "child", number, operation
        made = self._made.get(key)
        if made is None:
            made = _of_child(number, operation)
            if made is not None:
                self._made[key] = made
        return made

    # --- results ----------------------------------------------------------------

    def _emit(self, kind: int, text: str, size: int) -> Operation:
        """An operation without any further property."""
        key = kind, text
        return self._made.get(key) or self._keep(key, Operation(kind, text, size))

    def convert_to_target(self, slot: int) -> Operation:
        if slot < _SHORT_FORMS:
            return self._emit(CONVERT_TO_TARGET, f"OPC_EmitConvertToTarget{slot},", 1)
        return self._emit(CONVERT_TO_TARGET, f"OPC_EmitConvertToTarget, {slot},", 2)

    def merge_input_chains(self, slots: tuple[int, ...]) -> Operation:
        kind, count = MERGE_INPUT_CHAINS, len(slots)
        if count == 1 and slots[0] < _SHORT_CHAINS:
            return self._emit(kind, f"OPC_EmitMergeInputChains1_{slots[0]},", 1)
        numbers = ", ".join([str(slot) for slot in slots])
        return self._emit(kind, f"OPC_EmitMergeInputChains, {count}, {numbers},", 2 + count)

    def emit_register(self, name: str, number: int, type_: ValueType) -> Operation:
        kind = EMIT_REGISTER
        encoded, size = encoding.value_type(type_)
        if number > _LARGEST_BYTE:
            return self._emit(kind, f"OPC_EmitRegister2, {encoded}TARGET_VAL({name}),", 3 + size)
        short = _SHORT_TYPES.get(type_.name)
        if short:
            return self._emit(kind, f"OPC_EmitRegister{short}, {name},", 2)
        return self._emit(kind, f"OPC_EmitRegister, {encoded}{name},", 2 + size)

    def copy_to_register(self, slot: int, name: str, number: int) -> Operation:
        kind = COPY_TO_REGISTER
        if number > _LARGEST_BYTE:
            return self._emit(kind, f"OPC_EmitCopyToRegTwoByte, {slot}, TARGET_VAL({name}),", 4)
        if slot < _SHORT_FORMS:
            return self._emit(kind, f"OPC_EmitCopyToReg{slot}, {name},", 2)
        return self._emit(kind, f"OPC_EmitCopyToReg, {slot}, {name},", 3)

    def emit_node(
        self,
        instruction: str,
        types: tuple[ValueType, ...],
        operands: tuple[int, ...],
        flags: int,
        fixed_operands: int,
        captures: bool = False,
    ) -> Operation:
        """`fixed_operands`: of a variadic root, what precedes the others; or -1."""
        key = NODE, instruction, types, operands, flags, fixed_operands, captures
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

    def morph(self, operation: EmitNode, pattern: SelectionPattern, notes: list[str]) -> Operation:
        """Like an operation of `emit_node`, and its results are what the pattern makes."""
        key = MORPH, operation
        shared = self._made.get(key)
        if shared is None:
            text, size = operation.node.encoded("MorphNodeTo")
            shared = self._keep(key, Operation(MORPH, text, size))
        # The operation that stays has to tell which pattern it ends.
        made = PatternEnd(MORPH, shared.text, shared.size, pattern, notes)
        made.key = shared
        return made

    def complete(
        self, slots: tuple[int, ...], pattern: SelectionPattern, notes: list[str]
    ) -> Operation:
        key = COMPLETE, slots, pattern
        made = self._made.get(key)
        if made is None:
            encoded = [encoding.unsigned(number) for number in (len(slots), *slots)]
            text = " ".join([text for text, _ in encoded])
            size = 1 + sum([size for _, size in encoded])
            made = PatternEnd(COMPLETE, f"OPC_CompleteMatch, {text}", size, pattern, notes)
            self._made[key] = made
        return made

    def emit_xform(self, xform: Record, slot: int) -> Operation:
        key = EMIT_XFORM, xform, slot
        return self._made.get(key) or self._keep(key, Transform(xform, slot))

    def number_of_type(self, value: int, type_: ValueType) -> int:
        """What is left of a number where it has a type."""
        return _of_type(value, type_) if self._fits_types else value

    def emit_integer(self, value: int, type_: ValueType) -> Operation:
        """A number that is one of a type."""
        key = EMIT_INTEGER, value, type_.number
        made = self._made.get(key)
        if made is None:
            text, size = self._encode_signed(value)
            made = self._keep(key, self._integer(text, size, type_))
        return made

    def emit_named_integer(self, text: str, value: int, i32: ValueType) -> Operation:
        """A number by its name, if it is a byte."""
        if value > self._largest_named:
            return self.emit_integer(value, i32)
        key = EMIT_INTEGER, text
        name = "OPC_EmitIntegerI32" if self._name_types else "OPC_EmitStringInteger32"
        return self._made.get(key) or self._keep(
            key, Operation(EMIT_INTEGER, f"{name}, {text},", 2)
        )

    def _integer(self, encoded: str, size: int, type_: ValueType) -> Operation:
        width = _SHORT_INTEGER_TYPES.get(type_.name)
        if width:
            name = f"OPC_EmitInteger{'I' * self._name_types}{width}"
            return Operation(EMIT_INTEGER, f"{name}, {encoded}", 1 + size)
        type_text, type_size = encoding.value_type(type_)
        text = f"OPC_EmitInteger, {type_text} {encoded}"
        return Operation(EMIT_INTEGER, text, 1 + type_size + size)


def _of_type(value: int, type_: ValueType) -> int:
    width = type_.size
    if width == 0:
        return 0
    if width >= 64:
        return value
    # One too large for its type was written without a sign.
    return (value + (1 << (width - 1))) % (1 << width) - (1 << (width - 1))


def _move(kind: int, where: str, number: int) -> Operation:
    if number < _SHORT_FORMS:
        return Operation(kind, f"OPC_Move{where}{number},", 1, number)
    return Operation(kind, f"OPC_Move{where}, {number},", 2, number)


def _record_child(number: int) -> Operation:
    return Operation(RECORD_CHILD, f"OPC_RecordChild{number},", 1, number)


def is_any_pointer(type_: ValueType) -> bool:
    """A type that may turn out to be another one."""
    return type_.name in ("iPTR", "cPTR", "pAny")


def _check_type(type_: ValueType, result: int) -> Operation:
    encoded, size = encoding.value_type(type_)
    short = _SHORT_TYPES.get(type_.name)
    if result:
        text, size = f"OPC_CheckTypeRes, {result}, {encoded}", 2 + size
    elif short:
        text, size = f"OPC_CheckType{short},", 1
    else:
        text, size = f"OPC_CheckType, {encoded}", 1 + size
    operation = CheckType(CHECK_TYPE, text, size, result, type_)
    if not is_any_pointer(type_):
        operation.exclusive = CHECK_TYPE, result
    return operation


def _check_mask(kind: int, name: str, value: int) -> Operation:
    encoded, size = encoding.unsigned(value)
    return Operation(kind, f"{name}, {encoded}", 1 + size)


def _check_value_type(type_: ValueType) -> Operation:
    encoded, size = encoding.value_type(type_)
    operation = Operation(CHECK_VALUE_TYPE, f"OPC_CheckValueType, {encoded}", 1 + size)
    operation.exclusive = CHECK_VALUE_TYPE, 0
    return operation


# --- checks of children ---------------------------------------------------------


# What there are forms for that check a child.
_OF_CHILDREN: Final = frozenset((CHECK_SAME, CHECK_TYPE, CHECK_INTEGER, CHECK_COND_CODE))


def _of_child(number: int, operation: Operation) -> Operation | None:
    if isinstance(operation, CheckType):
        return _child_type(number, operation)
    if isinstance(operation, CheckInteger) and number < _SHORT_INTEGER:
        name = f"OPC_CheckChild{number}Integer"
        encoded, size = operation.encoded, operation.encoded_size
        return CheckInteger(CHECK_CHILD_INTEGER, name, number, encoded, size)
    if isinstance(operation, CheckSame) and number < _SHORT_SAME:
        text = f"OPC_CheckChild{number}Same, {operation.slot},"
        return CheckSame(CHECK_CHILD_SAME, text, operation.slot, number)
    if isinstance(operation, CheckCondCode) and number == 2:
        name = "OPC_CheckChild2CondCode"
        return CheckCondCode(CHECK_CHILD_2_COND_CODE, name, number, operation.code)
    return None


def _child_type(number: int, operation: CheckType) -> Operation | None:
    if number >= _SHORT_FORMS or operation.child != 0:
        return None
    type_ = operation.type
    short = _SHORT_TYPES.get(type_.name)
    if short:
        text, size = f"OPC_CheckChild{number}Type{short},", 1
    else:
        encoded, size = encoding.value_type(type_)
        text, size = f"OPC_CheckChild{number}Type, {encoded}", 1 + size
    made = CheckType(CHECK_CHILD_TYPE, text, size, number, type_)
    if operation.exclusive is not None:
        made.exclusive = CHECK_CHILD_TYPE, number
    return made
