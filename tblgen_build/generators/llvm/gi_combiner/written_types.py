"""The types that a rule writes: each operand's are the same wherever they are written."""

from __future__ import annotations

from .operand import Remaining, TypeOf
from .rule_errors import error_with_notes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build._core import Record

    from .operand import MirOperand


def first_typed(
    owner: Record, patterns: Iterable[tuple[str, Sequence[MirOperand]]]
) -> dict[str, MirOperand]:
    """Of each name the operand that first writes its type, in patterns by name. Raises RecordError
    where another operand of the name writes a different one."""
    typed: dict[str, MirOperand] = {}
    written_in: dict[str, str] = {}
    for pattern, operands in patterns:
        for operand in operands:
            if not operand.name or operand.type is None:
                continue
            known = typed.setdefault(operand.name, operand)
            first = written_in.setdefault(operand.name, pattern)
            known_text, text = type_text(known), type_text(operand)
            if known_text != text:
                seen = f"'{operand.name}' seen with type"
                raise error_with_notes(
                    owner,
                    f"conflicting types for operand '{operand.name}': '{known_text}' vs '{text}'",
                    f"{seen} '{text}' in '{pattern}'",
                    f"{seen} '{known_text}' in '{first}'",
                )
    return typed


def type_text(operand: MirOperand) -> str:
    """What the operand's type is called; two of one size are not the same type."""
    type_ = operand.type
    if isinstance(type_, Remaining):
        return f"GIVariadic<{type_.least & 0xFFFFFFFF},{type_.most & 0xFFFFFFFF}>"
    if isinstance(type_, TypeOf):
        return f"GITypeOf<${type_.operand}>"
    return operand.type_name
