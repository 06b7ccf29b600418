"""A combiner: its rules, numbered, and what their code and tables share."""

from __future__ import annotations

from functools import cmp_to_key

from tblgen_build.generators.llvm.match_table.features import FeatureSets
from tblgen_build.generators.llvm.match_table.grouping import table_of
from tblgen_build.generators.llvm.match_table.table import MatchTable
from tblgen_build.registry import Rejection, Warnings

from .code import CodePool
from .rules import CombineRule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError
    from tblgen_build.generators.llvm.match_table.low_level_type import LowLevelType
    from tblgen_build.generators.llvm.match_table.rule import Rule

    from .pattern import PatternReader


class Combiner:
    """A `GICombiner`, read. Raises RecordError where a rule is wrong."""

    def __init__(
        self, record: Record, reader: PatternReader, warnings: Warnings, explains_code: bool
    ) -> None:
        self.record = record
        self.reader = reader
        self.explains_code = explains_code
        self.features = FeatureSets()
        self.types: set[LowLevelType] = set()
        self.predicates = CodePool("GICXXPred_MI_Predicate_GICombiner")
        self.actions = CodePool("GICXXCustomAction_GICombiner")
        self._count = 0
        self.rules: list[CombineRule] = []
        self._seen: set[Record] = set()
        self._warnings = warnings
        self._gather(record)

    def _gather(self, group: Record) -> None:
        """All rules of the group, those of its groups in their place."""
        for record in group.value_as_list_of_defs("Rules"):
            if not record.is_value_unset("Rules"):
                self._gather(record)
            elif record in self._seen:
                self._warnings.append(
                    record.error(f"skipping rule '{record.name}': it is in the combiner already")
                )
            else:
                self._seen.add(record)
                self.rules.append(CombineRule(record, len(self.rules), self))

    def new_number(self) -> int:
        self._count += 1
        return self._count - 1

    def table(self) -> MatchTable:
        self.reader.instructions.opcodes  # noqa: B018 -- numbers them
        made = [rule for each in self.rules for rule in each.rules()]
        made.sort(key=cmp_to_key(_compare))
        opcodes: dict[str, int] = {}
        for rule in made:
            opcodes.setdefault(_opcode(rule), len(opcodes))
        made.sort(key=lambda rule: (opcodes[_opcode(rule)], len(rule.root.operands)))
        numbers = {type_: place for place, type_ in enumerate(sorted(self.types))}
        table = MatchTable()
        for member in table_of(made, numbers):
            member.emit(table)
        table.add("GIM_Reject")
        return table


def _opcode(rule: Rule) -> str:
    return rule.root.opcode.name if rule.root.opcode is not None else ""


def _compare(one: Rule, other: Rule) -> int:
    if one.goes_before(other):
        return -1
    return 1 if other.goes_before(one) else 0


def errors_of(error: RecordError) -> Rejection:
    return Rejection.of([error])
