"""Sets of value types, for each hardware mode: what inference narrows down.

A set that is the same in all modes is an int, a bit mask by the types' numbers: 0 while
nothing is known, IMPOSSIBLE when nothing is left. One that depends on the mode is a tuple of
(mode, mask), sorted, in which a mask of 0 is what is impossible in that mode.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.value_type import ValueType

    TypeSet = int | tuple[tuple[int, int], ...]

UNKNOWN: Final = 0
IMPOSSIBLE: Final = 1  # the bit of the invalid type's number


class TypeUniverse:
    """The value types of a run's records as bits."""

    def __init__(self, records: Records) -> None:
        raise NotImplementedError

    def simple(self, types: TypeSet) -> ValueType | None:
        """The one simple type that is in the set; None for UNKNOWN. Only of sets with one."""
        raise NotImplementedError
