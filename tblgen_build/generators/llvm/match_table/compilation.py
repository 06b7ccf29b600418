"""All rules as one table: in the order in which they are tried, shared checks made once."""

from __future__ import annotations

from functools import cmp_to_key

from .grouping import table_of
from .table import MatchTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from .low_level_type import LowLevelType
    from .rule import Rule


def compiled(
    rules: list[Rule], types: Iterable[LowLevelType], *, optimizes: bool = True
) -> MatchTable:
    """The table; `types` are all that rules mention. Sorts the rules, and takes them apart."""
    rules.sort(key=cmp_to_key(_compare))
    table = MatchTable()
    if optimizes:
        opcodes: dict[str, int] = {}
        for rule in rules:
            opcodes.setdefault(_opcode(rule), len(opcodes))
        rules.sort(key=lambda rule: (opcodes[_opcode(rule)], len(rule.root.operands)))
        numbers = {type_: place for place, type_ in enumerate(sorted(types))}
        for member in table_of(rules, numbers):
            member.emit(table)
    else:
        for rule in rules:
            rule.emit(table)
    table.add("GIM_Reject")
    return table


def _opcode(rule: Rule) -> str:
    return rule.root.opcode.name if rule.root.opcode is not None else ""


def _compare(one: Rule, other: Rule) -> int:
    if one.goes_before(other):
        return -1
    return 1 if other.goes_before(one) else 0
