"""Operations that check a child as others check the current node."""

from __future__ import annotations

from . import kinds, varints
from .matcher_operations import CheckCondCode, CheckInteger, CheckSame, CheckType
from .moded_type import ModedType
from .parts import opcode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .matcher_operations import MatcherOperation

# Numbers of children from which on there is no form.
_SHORT_SAME: Final = 4
_SHORT_INTEGER: Final = 5

# What there are forms for that check a child.
HAVE_CHILD_FORMS: Final = frozenset(
    (kinds.CHECK_SAME, kinds.CHECK_TYPE, kinds.CHECK_INTEGER, kinds.CHECK_COND_CODE)
)


def child_form(number: int, operation: MatcherOperation) -> MatcherOperation | None:
    if isinstance(operation, CheckType):
        return _child_type(number, operation)
    if isinstance(operation, CheckInteger) and number < _SHORT_INTEGER:
        name = f"OPC_CheckChild{number}Integer"
        return CheckInteger(kinds.CHECK_CHILD_INTEGER, name, number, operation.value)
    if isinstance(operation, CheckSame) and number < _SHORT_SAME:
        name = f"OPC_CheckChild{number}Same"
        return CheckSame(kinds.CHECK_CHILD_SAME, name, operation.slot, number)
    if isinstance(operation, CheckCondCode) and number == 2:
        name = "OPC_CheckChild2CondCode"
        return CheckCondCode(kinds.CHECK_CHILD_2_COND_CODE, name, number, operation.code)
    return None


def _child_type(number: int, operation: CheckType) -> MatcherOperation | None:
    if number >= varints.SHORT_FORMS or operation.child != 0:
        return None
    type_ = operation.type
    if isinstance(type_, ModedType):
        return CheckType(kinds.CHECK_CHILD_TYPE, (), number, type_)
    short = varints.SHORT_TYPES.get(type_.name)
    name = f"OPC_CheckChild{number}Type"
    parts = [opcode(name + short)] if short else [opcode(name), varints.value_type(type_)]
    made = CheckType(kinds.CHECK_CHILD_TYPE, parts, number, type_)
    if operation.exclusive is not None:
        made.exclusive = kinds.CHECK_CHILD_TYPE, number
    return made
