"""One pattern to match, ready for a matcher: typed, of one hardware mode, one variant."""

from __future__ import annotations

from tblgen_build._core import DefValue
from tblgen_build.dataclass import dataclass
from tblgen_build.generators.llvm.model.names import natural_order

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
        found = [value.record for value in self.predicate_list if isinstance(value, DefValue)]
        return sorted(found, key=natural_order)

    def condition(self) -> str:
        """C++: when the pattern may be used at all; empty for always."""
        texts = [record.value_as_string("CondString") for record in self.predicates()]
        parts = [f"({text})" for text in texts if text]
        if self.mode_condition:
            parts.append(self.mode_condition)
        return " && ".join(parts)
