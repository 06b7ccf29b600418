"""Shortens the operations of one pattern: what is done to a child is done from above."""

from __future__ import annotations

from . import kinds

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .matcher_operations import MatcherOperation
    from .unique_operations import UniqueOperations

# What is done after the check of the opcode, so that patterns have that in common.
_AFTER_OPCODE: Final = frozenset((kinds.CHECK_TYPE, kinds.CHECK_CHILD_TYPE, kinds.RECORD_NODE))
# What may be all that is done to a sibling for the parent to do it.
_ALONE: Final = frozenset(
    (
        kinds.CHECK_TYPE,
        kinds.CHECK_INTEGER,
        kinds.CHECK_COND_CODE,
        kinds.CHECK_SAME,
        kinds.RECORD_NODE,
    )
)
# The same, followed by a check of the type.
_WITH_TYPE: Final = frozenset((kinds.CHECK_INTEGER, kinds.CHECK_SAME, kinds.RECORD_NODE))


def contracted(
    operations: list[MatcherOperation], make: UniqueOperations
) -> list[MatcherOperation]:
    """The same effects in fewer bytes; as a chain: the first operation comes last."""
    shorter: list[MatcherOperation] = []
    at, end = 0, len(operations)
    while at < end:
        operation = operations[at]
        kind = operation.kind
        if kind == kinds.MOVE_CHILD:
            at = _visit_child(operations, at, shorter, make)
        elif (
            kind == kinds.MOVE_PARENT
            and at + 1 < end
            and operations[at + 1].kind == kinds.MOVE_CHILD
        ):
            at = _visit_sibling(operations, at, shorter, make)
        else:
            if kind == kinds.CHECK_OPCODE and shorter and shorter[-1].kind in _AFTER_OPCODE:
                shorter.insert(-1, operation)
            else:
                shorter.append(operation)
            at += 1
    shorter.reverse()
    return shorter


def _visit_child(
    operations: list[MatcherOperation],
    at: int,
    shorter: list[MatcherOperation],
    make: UniqueOperations,
) -> int:
    """Do from above what can be done from there before the child has to be visited."""
    move = operations[at]
    at += 1
    while True:
        from_above = make.of_child(move.child, operations[at])
        if from_above is None:
            break
        shorter.append(from_above)
        at += 1
    if operations[at].kind == kinds.MOVE_PARENT:
        return at + 1
    shorter.append(move)
    return at


def _visit_sibling(
    operations: list[MatcherOperation],
    at: int,
    shorter: list[MatcherOperation],
    make: UniqueOperations,
) -> int:
    """From a child to the next one: over the parent only where all can be done from there."""
    number = operations[at + 1].child
    start = at + 2
    if operations[start].kind == kinds.MOVE_PARENT:
        return start  # a child that may be anything: from here on the second move is the first
    end = _end_of_siblings_checks(operations, start, make.visits_siblings)
    if operations[end].kind == kinds.MOVE_PARENT:
        from_above = [make.of_child(number, done) for done in operations[start:end]]
        done = [operation for operation in from_above if operation is not None]
        if len(done) == end - start:
            shorter.append(operations[at])
            shorter += done
            return end + 1
    shorter.append(make.move_to_sibling(number))
    return start


def _end_of_siblings_checks(
    operations: list[MatcherOperation], start: int, visits_siblings: bool
) -> int:
    """After what its parent may do for a sibling, if nothing else is done to it."""
    end = start
    if not visits_siblings:
        while operations[end].kind in _ALONE:
            end += 1
    elif operations[start].kind in _ALONE:
        end = start + 1
        if operations[start].kind in _WITH_TYPE and operations[end].kind == kinds.CHECK_TYPE:
            end += 1
    return end
