"""One pattern to match, ready for a matcher: typed, of one hardware mode, one variant."""

from __future__ import annotations

from tblgen_build.dataclass import dataclass

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import ListValue, Record

    from .tree import PatternNode


@dataclass(slots=True, eq=False)
class SelectionPattern:
    record: Record  # the Pattern or the Instruction that it was written in
    predicate_list: ListValue  # the record's Predicates; equal lists are one object
    source: PatternNode
    destination: PatternNode
    implicit_defs: list[Record]  # registers set beside the results
    added_complexity: int
    number: int  # orders what is otherwise equal
    mode_condition: str = ""  # C++ that holds in the mode that the pattern is of; or empty

    def predicates(self) -> list[Record]:
        """Sorted, so that lists in another order make the same condition."""
        raise NotImplementedError

    def condition(self) -> str:
        """C++: when the pattern may be used at all; empty for always."""
        raise NotImplementedError
