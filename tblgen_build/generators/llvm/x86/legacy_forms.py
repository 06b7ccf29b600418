"""What the fields of `X86Inst` say of legacy instructions that EVEX encodes, in opcode map 4."""

from __future__ import annotations

from ..disassembler.x86.x86_instruction import MAP4, number_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

_EXPLICIT_EVEX: Final = 3


def is_in_map4(record: Record) -> bool:
    return number_of(record, "OpMapBits") == MAP4


def is_evex_by_request(record: Record) -> bool:
    """Whether only assembly that asks for EVEX means it: no compiler makes these."""
    return is_in_map4(record) and number_of(record, "explicitOpPrefixBits") == _EXPLICIT_EVEX


def has_new_destination(record: Record) -> bool:
    """Whether EVEX's b means that the destination is an operand of its own (ND)."""
    return (
        is_in_map4(record) and record.value_as_bit("hasEVEX_B") and record.value_as_bit("hasVEX_4V")
    )
