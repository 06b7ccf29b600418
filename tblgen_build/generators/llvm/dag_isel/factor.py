"""Joins the chains of all patterns into a tree: what several begin with is done once.

A chain is a list of operations with the first one last. It may end (at index 0) in a scope or a
switch. What stands earlier is tried earlier, and that may not change for two chains that could
both match.
"""

from __future__ import annotations

from . import kinds
from .matcher_operations import CheckOpcode, CheckType, Scope, Switch, is_any_pointer
from .moded_type import ModedType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .matcher_operations import DagOpcode, MatcherOperation
    from .moded_type import EmittedType

    Chain = list[MatcherOperation]


_EXCLUDING: Final = frozenset((kinds.CHECK_OPCODE, kinds.CHECK_TYPE, kinds.CHECK_CHILD_TYPE))


def factored(options: list[Chain]) -> Chain:
    """One chain that tries the options in their order."""
    joined = _joined(_flat(options))
    if len(joined) < 2:
        return joined[0] if joined else []
    if all(option[-1].kind == kinds.CHECK_OPCODE for option in joined):
        return [Switch([(option.pop(), option) for option in joined])]
    return _by_type(joined) or [Scope(joined)]


def _flat(options: list[Chain]) -> list[Chain]:
    """The options; those of scopes directly among them in place of these."""
    flat: list[Chain] = []
    for option in options:
        last = option[0]
        if isinstance(last, Scope):
            option[:1] = factored(last.options)
            if not option:
                continue
            first = option[-1]
            if isinstance(first, Scope):
                flat += first.options
                continue
        flat.append(option)
    return flat


# --- joining --------------------------------------------------------------------


def _joined(options: list[Chain]) -> list[Chain]:
    """Options that begin alike become one where no other option stands between."""
    done: list[Chain] = []
    start, count = 0, len(options)
    while start < count:
        run = _exclusive_run(options, start)
        if run > start:
            done += [_join(group) for group in _grouped(options, start, run)]
            start = run
            continue
        alike, passed, stop = _scan(options, start)
        done.append(_join(alike))
        # Those that were passed over come before what stopped the scan.
        start = stop - len(passed)
        options[start:stop] = passed
    return done


def _exclusive_run(options: list[Chain], start: int) -> int:
    """Up to where at most one of the options' first checks holds, in any order; else `start`."""
    first = options[start][-1]
    exclusive = first.exclusive
    if exclusive is None:
        return start
    at, count = start + 1, len(options)
    while at < count:
        head = options[at][-1]
        if head.exclusive != exclusive:
            if first.kind in _EXCLUDING and head.kind in _EXCLUDING:
                # Opcodes and types may exclude each other, and types pointers: that depends.
                return start
            if not _move_up(options[at], first):
                return at
        at += 1
    return at


def _grouped(options: list[Chain], start: int, stop: int) -> list[list[Chain]]:
    groups: dict[MatcherOperation, list[Chain]] = {}
    for option in options[start:stop]:
        key = option[-1]
        group = groups.get(key)
        if group is None:
            groups[key] = [option]
        else:
            group.append(option)
    return list(groups.values())


def _scan(options: list[Chain], start: int) -> tuple[list[Chain], list[Chain], int]:
    """The options that can be joined with the one at `start`, those between, where it ends."""
    first = options[start]
    head = first[-1]
    key = head.key
    alike = [first]
    passed: list[Chain] = []
    at, count = start + 1, len(options)
    while at < count:
        option = options[at]
        other = option[-1]
        if other.key is key:
            alike.append(option)
        elif _are_contradictory(head, other):
            passed.append(option)
        elif not _move_up(option, head):
            break
        else:
            continue
        at += 1
    return alike, passed, at


def _move_up(option: Chain, head: MatcherOperation) -> bool:
    """Move a check to the option's front if it equals `head` or excludes it."""
    if not head.is_check:
        return False
    kind = head.kind
    for at in range(len(option) - 1, -1, -1):
        operation = option[at]
        if operation.kind == kind:
            if at == len(option) - 1:
                return False
            if operation.key is not head.key and not _are_contradictory(head, operation):
                return False
            del option[at]
            option.append(operation)
            return True
        if not operation.is_movable:
            return False
    return False


def _join(options: list[Chain]) -> Chain:
    """One option out of several with the same first operation."""
    first = options[0]
    if len(options) == 1:
        return first
    shared = first[-1]
    for option in options:
        option.pop()
    if not first:
        return [shared]
    chain = factored(options)
    chain.append(shared)
    return chain


# --- contradictions -------------------------------------------------------------


def _are_contradictory(one: MatcherOperation, other: MatcherOperation) -> bool:
    """Do we know that at most one of two different checks holds?"""
    if one.exclusive is not None and one.exclusive == other.exclusive:
        return True
    if one.kind > other.kind:
        one, other = other, one
    if not isinstance(other, CheckType):
        return False
    if isinstance(one, CheckOpcode):
        return other.kind == kinds.CHECK_TYPE and _opcode_excludes_type(one.node, other)
    if isinstance(one, CheckType) and one.kind == other.kind and one.child == other.child:
        return _types_exclude(one.type, other.type)
    return False


def _opcode_excludes_type(node: DagOpcode, check: CheckType) -> bool:
    if check.child >= node.num_results:
        return True
    known = node.known_type
    return known is not None and known.name != "Other" and _types_exclude(known, check.type)


def _types_exclude(one: EmittedType, other: EmittedType) -> bool:
    if one is other or isinstance(one, ModedType) or isinstance(other, ModedType):
        return False
    for type_, against in ((one, other), (other, one)):
        if is_any_pointer(type_):
            return against.name not in ("iPTR", "cPTR", "pAny") and (
                not against.is_integer or against.is_vector
            )
    return True


# --- switches by type -----------------------------------------------------------


def _by_type(options: list[Chain]) -> Chain | None:
    """A switch where every option can begin with a check of the first result's type."""
    checks: list[int] = []
    for option in options:
        at = _type_check(option)
        if at is None:
            return None
        checks.append(at)
    by_type: dict[MatcherOperation, Chain] = {}
    for option, at in zip(options, checks, strict=True):
        check = option.pop(at)
        earlier = by_type.get(check)
        if earlier is None:
            by_type[check] = option
            continue
        first = earlier[-1]
        if isinstance(first, Scope):
            first.options.append(option)
        else:
            by_type[check] = [Scope([earlier, option])]
    cases: list[tuple[MatcherOperation, Chain]] = []
    for check, chain in by_type.items():
        first = chain[-1]
        if isinstance(first, Scope):
            chain = factored(first.options)
        cases.append((check, chain))
    if len(cases) > 1:
        return [Switch(cases)]
    check, chain = cases[0]
    chain.append(check)
    return chain


def _type_check(option: Chain) -> int | None:
    """Where a check of the type is that can be the option's first."""
    for at in range(len(option) - 1, -1, -1):
        operation = option[at]
        if operation.kind == kinds.CHECK_TYPE:
            if operation.child or operation.exclusive is None:
                return None
            return at
        if not operation.is_movable:
            return None
    return None
