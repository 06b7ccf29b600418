"""One pattern to match, ready for a matcher: typed, of one hardware mode, one variant."""

from __future__ import annotations

from tblgen_build._core import DefValue
from tblgen_build.generators.llvm.model.record_names import natural_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import ListValue, Record

    from .pattern_tree import PatternNode


class SelectionPattern:
    __slots__ = (
        "added_complexity",
        "destination",
        "implicit_defs",
        "mode_condition",
        "number",
        "predicate_list",
        "record",
        "source",
    )

    def __init__(
        self,
        record: Record,
        predicate_list: ListValue,
        source: PatternNode,
        destination: PatternNode,
        implicit_defs: list[Record],
        added_complexity: int,
        number: int,
        mode_condition: str = "",
    ) -> None:
        self.record = record  # the Pattern or the Instruction that it was written in
        self.predicate_list = predicate_list  # its Predicates; equal lists are one object
        self.source = source
        self.destination = destination
        self.implicit_defs = implicit_defs  # registers set beside the results
        self.added_complexity = added_complexity
        self.number = number  # orders what is otherwise equal
        self.mode_condition = mode_condition  # C++ that holds in the pattern's mode; or empty

    def predicates(self) -> list[Record]:
        """Sorted and each once, so that lists that say the same make the same condition."""
        found = {value.record for value in self.predicate_list if isinstance(value, DefValue)}
        return sorted(found, key=natural_order)

    def condition(self) -> str:
        """C++: when the pattern may be used at all; empty for always."""
        texts = [record.value_as_string("CondString") for record in self.predicates()]
        parts = [f"({text})" for text in texts if text]
        if self.mode_condition:
            parts.append(self.mode_condition)
        return " && ".join(parts)
