"""All rules as one table: in the order in which they are tried, shared checks made once."""

from __future__ import annotations

from tblgen_build.generators.llvm.merge_sort import stable_sorted
from tblgen_build.releases.selection import (
    CHECKS_ACROSS_ARE_NOT_SHARED,
    DEFINED_POINTERS_ARE_CHECKED,
    GROUPS_ARE_GROUPED,
    MORE_CHECKS_BREAK_TIES,
    MORE_CHECKS_GO_FIRST,
)

from .byte_table import MatchTable
from .grouping import Types, table_of
from .low_level_type import in_order
from .rule import Rule

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tblgen_build._core import Release

    from .low_level_type import LowLevelType


def compiled(
    release: Release,
    rules: list[Rule],
    types: Iterable[LowLevelType],
    *,
    optimizes: bool = True,
) -> MatchTable:
    """The table; `types` are all that rules mention. Takes the rules apart, and empties the list:
    they are large, and so is the text that is made of the table.

    Some rules do not differ in what tells which goes first, without being alike: of three the
    first may go before the last, and both not differ from the second.
    """
    in_turn = stable_sorted(rules, _order(release))
    rules.clear()
    table = MatchTable(release)
    roots = [rule.root.opcode for rule in in_turn if rule.root.opcode is not None]
    table.opcodes = list(dict.fromkeys([opcode.qualified_name for opcode in roots]))
    keeps_kinds = release.has(DEFINED_POINTERS_ARE_CHECKED)
    for rule in in_turn:
        rule.keeps_kinds = keeps_kinds
    if optimizes:
        opcodes: dict[str, int] = {}
        for rule in in_turn:
            opcodes.setdefault(_opcode(rule), len(opcodes))
        in_turn.sort(key=lambda rule: (opcodes[_opcode(rule)], len(rule.root.operands)))
        numbers = Types(
            in_order(types, release),
            groups_inner=release.has(GROUPS_ARE_GROUPED),
            shares_all=not release.has(CHECKS_ACROSS_ARE_NOT_SHARED),
        )
        for member in table_of(in_turn, numbers):
            member.emit(table)
    else:
        for rule in in_turn:
            rule.emit(table)
    table.add("GIM_Reject")
    return table


def _order(release: Release) -> Callable[[Rule, Rule], bool]:
    """Which of two rules goes before the other."""
    if release.has(MORE_CHECKS_GO_FIRST):
        return Rule.goes_before_by_count
    if release.has(MORE_CHECKS_BREAK_TIES):
        return Rule.goes_before_or_checks_more
    return Rule.goes_before


def _opcode(rule: Rule) -> str:
    return rule.root.opcode.name if rule.root.opcode is not None else ""
