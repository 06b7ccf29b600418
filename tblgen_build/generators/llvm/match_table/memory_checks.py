"""Checks of the memory that an instruction accesses: its first memory operand's."""

from __future__ import annotations

from .byte_table import encoded, name, number
from .table_checks import (
    ADDRESS_SPACE,
    ALIGNMENT,
    ATOMIC_ORDERING,
    MEMORY_SIZE,
    MEMORY_SIZE_OF_VALUE,
    Check,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from .byte_table import Argument

# How an ordering, and a size, are compared.
EXACTLY: Final = ""
OR_STRONGER: Final = "OrStrongerThan"
WEAKER: Final = "WeakerThan"
EQUAL: Final = "EqualTo"
LESS: Final = "LessThan"

_FIRST: Final = 0


def _check(kind: int, operation: str, instruction: int, *arguments: Argument) -> Check:
    where = (number(instruction, "MI"), number(_FIRST, "MMO"))
    return Check(kind, instruction, -1, operation, (*where, *arguments))


def check_ordering(instruction: int, ordering: str, how: str = EXACTLY) -> Check:
    return Check(
        ATOMIC_ORDERING,
        instruction,
        -1,
        f"GIM_CheckAtomicOrdering{how}",
        (number(instruction, "MI"), name(f"(uint8_t)AtomicOrdering::{ordering}", "Order")),
    )


def check_size(instruction: int, size: int) -> Check:
    """How many bytes are accessed."""
    bytes_ = encoded(4, size, "Size")
    return _check(MEMORY_SIZE, "GIM_CheckMemorySizeEqualTo", instruction, bytes_)


def check_size_of_value(instruction: int, how: str) -> Check:
    """How many bytes are accessed, compared with the type of the value: operand 0."""
    value = number(0, "OpIdx")
    return _check(MEMORY_SIZE_OF_VALUE, f"GIM_CheckMemorySize{how}LLT", instruction, value)


def check_address_space(instruction: int, spaces: Sequence[int]) -> Check:
    """Whether it is one of these."""
    count = number(len(spaces), "NumAddrSpace")
    each = [number(space, "AddrSpace") for space in spaces]
    return _check(ADDRESS_SPACE, "GIM_CheckMemoryAddressSpace", instruction, count, *each)


def check_alignment(instruction: int, least: int) -> Check:
    """`least` bytes: a number of one byte."""
    return _check(ALIGNMENT, "GIM_CheckMemoryAlignment", instruction, number(least, "MinAlign"))
