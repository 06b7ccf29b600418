"""Kinds of operations of the matcher table. A range of them tells classes of operations apart."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

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
CHECK_UNDEF: Final = 27
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

FIRST_CHECK: Final = CHECK_SAME
LAST_CHECK: Final = CHECK_UNDEF
