"""A rule: what it matches, and what is made of that."""

from __future__ import annotations

from .byte_table import encoded, number, target
from .low_level_type import LowLevelType
from .matcher import InstructionMatcher
from .table_checks import COUNT_FIRST, COUNT_LAST, NOT_BY_COUNT, RECORD_OPERAND, TYPE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .byte_table import MatchTable
    from .table_checks import Check

    # Writes an action's lines.
    Action = Callable[[MatchTable], None]


class Rule:
    """A rule with number `number`; the instruction at its root is number 0."""

    __slots__ = (
        "_late_checks",
        "actions",
        "conditions",
        "features",
        "ignores_copies",
        "instructions",
        "keeps_kinds",
        "named",
        "num_results",
        "number",
        "root",
        "score",
        "simple_checks",
    )

    def __init__(self, number: int) -> None:
        self.number = number
        self.score = 0  # the higher is tried first
        self.instructions: list[InstructionMatcher] = []
        self.root = self.new_instruction()
        self.ignores_copies = False  # what is copied counts as the original
        self.keeps_kinds = False  # what nested instructions define is checked there, too
        self.num_results = 0  # of the matched root
        # Where operands are that have names: instruction, operand.
        self.named: dict[str, tuple[int, int]] = {}
        self.features = ""  # the enumerator of the set of features that it needs
        self.simple_checks: list[str] = []
        self._late_checks: list[Check] = []
        # What has to hold for its actions; before it is known whether instructions may be folded.
        self.conditions: list[Action] = []
        self.actions: list[Action] = []

    def new_instruction(self) -> InstructionMatcher:
        made = InstructionMatcher(len(self.instructions))
        self.instructions.append(made)
        return made

    def goes_before(self, other: Rule) -> bool:
        return self._goes_before(other, NOT_BY_COUNT)

    def goes_before_or_checks_more(self, other: Rule) -> bool:
        """The same, or else it makes more checks of the instruction itself."""
        return self._goes_before(other, COUNT_LAST)

    def goes_before_by_count(self, other: Rule) -> bool:
        """The same where more checks of the instruction itself go first."""
        return self._goes_before(other, COUNT_FIRST)

    def _goes_before(self, other: Rule, by_count: int) -> bool:
        if self.score != other.score:
            return self.score > other.score
        return self.root.order(other.root, by_count) < 0

    # --- as a member of groups

    def first_check(self) -> Check | None:
        return self.root.first_check()

    def pop_first_check(self) -> None:
        self.root.pop_first_check()

    def records_operands(self, *, nested: bool) -> bool:
        """Of the root; `nested`: or of another instruction."""
        return any(
            check.kind == RECORD_OPERAND
            for instruction in (self.instructions if nested else [self.root])
            for operand in instruction.operands
            for check in operand.checks
        )

    def optimize(self) -> None:
        for instruction in self.instructions:
            instruction.keeps_kinds = self.keeps_kinds
            instruction.order_checks()
            self._late_checks += instruction.take_late_checks()

    def emit(self, table: MatchTable) -> None:
        label = table.new_label()
        note = f"Rule ID {self.number} //"
        fail = target(label, "On fail goto")
        if self.features and table.tries_features:
            table.add("GIM_Try_CheckFeatures", fail, encoded(2, self.features), note=note)
        else:
            table.add("GIM_Try", fail, note=note)
        table.depth += 1
        if self.features and not table.tries_features:
            table.add("GIM_CheckFeatures", encoded(2, self.features))
        for check in self.simple_checks:
            table.add("GIM_CheckSimplePredicate", encoded(2, check))
        self.root.emit(table)
        for condition in self.conditions:
            condition(table)
        if len(self.instructions) > 1:
            table.add("GIM_CheckIsSafeToFold", number(len(self.instructions) - 1, "NumInsns"))
        for late in self._late_checks:
            late.emit(table)
        for action in self.actions:
            action(table)
        table.depth -= 1
        table.place(label)


def type_of_root(check: Check | None) -> LowLevelType | None:
    """The type that an operand of the root has to have, where that is what is checked."""
    if check is None or check.kind != TYPE or check.instruction != 0:
        return None
    return check.value if isinstance(check.value, LowLevelType) else None
