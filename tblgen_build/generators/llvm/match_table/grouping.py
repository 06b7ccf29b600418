"""Rules that begin alike in groups that make the check once; rules that differ in the opcode or the
type that they ask for first in switches.

Only neighboring rules are grouped, so the order in which rules are tried stays.
"""

from __future__ import annotations

from .byte_table import encoded, number, target
from .low_level_type import LowLevelType
from .rule import type_of_root
from .table_checks import CODE, OPCODE, RECORD_OPERAND, TYPE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    from .byte_table import MatchTable
    from .rule import Rule
    from .table_checks import Check

    Member: TypeAlias = "Rule | MatcherGroup | MatcherSwitch"


class Types:
    """The types that rules mention, by their places, and how rules are grouped."""

    __slots__ = ("_places", "groups_inner", "shares_all")

    def __init__(
        self, types: Sequence[LowLevelType], *, groups_inner: bool, shares_all: bool
    ) -> None:
        self._places = {type_: place for place, type_ in enumerate(types)}
        self.groups_inner = groups_inner  # rules of groups, too, which are then grouped again
        self.shares_all = shares_all  # also checks that look at other instructions

    def may_go_first(self, check: Check, member: Member) -> bool:
        """Before the other checks of a member: not before those that record what it looks at."""
        if check.looks_around and not self.shares_all:
            return False
        if check.kind == CODE and not self.shares_all and member.records_operands(nested=True):
            return False
        return not (check.uses_operands and member.records_operands(nested=False))

    def __getitem__(self, type_: LowLevelType) -> int:
        return self._places[type_]


class MatcherGroup:
    """Members that all make the same checks first."""

    __slots__ = ("checks", "members", "types")

    def __init__(self, members: list[Member], types: Types) -> None:
        self.members = members
        self.types = types
        self.checks: list[Check] = []
        while True:
            firsts = [member.first_check() for member in members]
            common = firsts[0]
            if common is None:
                return
            if any(first is None or first.key != common.key for first in firsts):
                return
            if not all(types.may_go_first(common, member) for member in members):
                return
            self.checks.append(common)
            for member in members:
                member.pop_first_check()

    def first_check(self) -> Check | None:
        return self.checks[0] if self.checks else None

    def pop_first_check(self) -> None:
        del self.checks[0]

    def records_operands(self, *, nested: bool) -> bool:
        return any(check.kind == RECORD_OPERAND for check in self.checks) or any(
            member.records_operands(nested=nested) for member in self.members
        )

    def optimize(self) -> None:
        self._group(any_operand=False)
        if self.types.groups_inner:
            self._group(any_operand=True)
        self.members = switched(self.members, self.types)

    def _group(self, *, any_operand: bool) -> None:
        """Group neighbors, and the members of each group that this makes."""
        self._sort_by_type(any_operand=any_operand)
        given = {id(member) for member in self.members}
        self.members = grouped(self.members, self.types)
        if self.types.groups_inner:
            for member in self.members:
                if isinstance(member, MatcherGroup) and id(member) not in given:
                    member.optimize()

    def _sort_by_type(self, *, any_operand: bool) -> None:
        """Neighbors that first ask for a type of one operand of the root are sorted by it.

        `any_operand`: else only where that is the whole type of the first one.
        """
        made: list[Member] = []
        typed: list[tuple[int, Member]] = []
        place = (0, False)
        for member in self.members:
            check = member.first_check()
            wanted = type_of_root(check)
            is_sorted = any_operand or (
                check is not None and check.operand == 0 and not check.is_shape
            )
            if check is None or wanted is None or not is_sorted:
                made += _in_order(typed)
                typed.clear()
                made.append(member)
                continue
            if (check.operand, check.is_shape) != place:
                made += _in_order(typed)
                typed.clear()
                place = (check.operand, check.is_shape)
            typed.append((self.types[wanted], member))
        self.members = made + _in_order(typed)

    def emit(self, table: MatchTable) -> None:
        if not self.checks:
            for member in self.members:
                member.emit(table)
            return
        label = table.new_label()
        table.add("GIM_Try", target(label, "On fail goto"))
        table.depth += 1
        for check in self.checks:
            check.emit(table)
        for member in self.members:
            member.emit(table)
        table.add("GIM_Reject")
        table.depth -= 1
        table.place(label)


class MatcherSwitch:
    """Members that ask for different opcodes, or types, in the same place."""

    __slots__ = ("cases", "check", "types")

    def __init__(self, members: list[Member], types: Types) -> None:
        self.types = types
        self.cases: list[tuple[int, str, Member]] = []
        for member in members:
            check = member.first_check()
            assert check is not None
            self.check = check
            number_, text = _case(check, types)
            self.cases.append((number_, text, member))
            member.pop_first_check()
        self.cases.sort(key=lambda case: case[0])

    def first_check(self) -> Check | None:
        return None

    def pop_first_check(self) -> None:
        raise AssertionError

    def records_operands(self, *, nested: bool) -> bool:
        return any(member.records_operands(nested=nested) for _, _, member in self.cases)

    def optimize(self) -> None:
        raise AssertionError

    def emit(self, table: MatchTable) -> None:
        labels = [table.new_label() for _ in self.cases]
        default = table.new_label()
        low, high = self.cases[0][0], self.cases[-1][0] + 1
        bounds = (encoded(2, low, "["), encoded(2, high), target(default, ")", "default:"))
        where = [number(self.check.instruction, "MI")]
        if self.check.kind == OPCODE:
            table.add("GIM_SwitchOpcode", *where, *bounds)
        else:
            operation = "GIM_SwitchType" + ("Shape" if self.check.is_shape else "")
            table.add(operation, *where, number(self.check.operand, "Op"), *bounds)
        for place, (value, text, _) in enumerate(self.cases):
            following = self.cases[place + 1][0] if place + 1 < len(self.cases) else value + 1
            table.add_targets(labels[place], following - value - 1, f"/*{text}*/")
        for label, (_, _, member) in zip(labels, self.cases, strict=True):
            table.place(label)
            member.emit(table)
            table.add("GIM_Reject")
        table.place(default)


def _in_order(typed: Sequence[tuple[int, Member]]) -> list[Member]:
    return [member for _, member in sorted(typed, key=lambda pair: pair[0])]


def _case(check: Check, types: Types) -> tuple[int, str]:
    value = check.value
    if isinstance(value, LowLevelType):
        return types[value], value.enumerator
    assert value is not None
    assert value.number >= 0
    return value.number, value.qualified_name


def grouped(members: Sequence[Member], types: Types) -> list[Member]:
    """Neighbors whose first check is the same as groups."""
    made: list[Member] = []
    group: list[Member] = []

    def close() -> None:
        if len(group) < 2:
            made.extend(group)
        else:
            made.append(MatcherGroup(group.copy(), types))
        group.clear()

    for member in members:
        check = member.first_check()
        common = group[0].first_check() if group else None
        if check is None or not types.may_go_first(check, member):
            close()
            made.append(member)
            continue
        if common is not None and common.key == check.key:
            group.append(member)
            continue
        close()
        # What other instructions than the root are asked is not shared.
        if check.instruction != 0:
            made.append(member)
        else:
            group.append(member)
    close()
    return made


def switched(members: Sequence[Member], types: Types) -> list[Member]:
    """Neighbors that ask for different values in one place as switches."""
    made: list[Member] = []
    cases: list[Member] = []
    values: set[int] = set()
    place: tuple[int, int, int, bool] | None = None

    def close() -> None:
        if len(cases) < 2:
            made.extend(cases)
        else:
            made.append(MatcherSwitch(cases.copy(), types))
        cases.clear()
        values.clear()

    for member in members:
        check = member.first_check()
        has_value = check is not None and check.kind in (OPCODE, TYPE) and check.value is not None
        if has_value and check is not None:
            here = check.kind, check.instruction, check.operand, check.is_shape
            value = _case(check, types)[0]
            if cases and here == place and value not in values:
                cases.append(member)
                values.add(value)
                continue
            close()
            if check.instruction == 0:
                place = here
                cases.append(member)
                values.add(value)
                continue
        else:
            close()
        made.append(member)
    close()
    return made


def table_of(members: Sequence[Member], types: Types) -> list[Member]:
    """What the table tries, in order."""
    for member in members:
        member.optimize()
    outer = grouped(members, types)
    # Groups in groups stay as they are.
    for member in outer:
        member.optimize()
    return switched(outer, types)
