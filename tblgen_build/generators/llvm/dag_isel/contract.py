"""Shortens the operations of one pattern: what is done to a child is done from above."""

from __future__ import annotations

from .operations import (
    CHECK_CHILD_TYPE,
    CHECK_OPCODE,
    CHECK_TYPE,
    MOVE_CHILD,
    MOVE_PARENT,
    RECORD_CHILD,
    RECORD_NODE,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .operations import Operation, Operations

# What is done after the check of the opcode, so that patterns have that in common.
_AFTER_OPCODE: Final = frozenset((CHECK_TYPE, CHECK_CHILD_TYPE, RECORD_NODE))


def contracted(operations: list[Operation], make: Operations) -> list[Operation]:
    """The same effects in fewer bytes; as a chain: the first operation comes last."""
    return _with_siblings(_from_above(operations, make), make)


def _from_above(operations: list[Operation], make: Operations) -> list[Operation]:
    """Operations on children that do not need the child to be the current node."""
    shorter: list[Operation] = []
    at, end = 0, len(operations)
    while at < end:
        operation = operations[at]
        at += 1
        if operation.kind != MOVE_CHILD:
            shorter.append(operation)
            continue
        number = operation.child
        while at < end:
            from_above = make.of_child(number, operations[at])
            if from_above is None:
                break
            shorter.append(from_above)
            at += 1
        if at < end and operations[at].kind == MOVE_PARENT:
            at += 1
        else:
            shorter.append(operation)
    return shorter


def _with_siblings(operations: list[Operation], make: Operations) -> list[Operation]:
    chain: list[Operation] = []
    for operation in reversed(operations):
        if operation.kind == MOVE_PARENT and chain:
            _leave(operation, chain, make)
        elif operation.kind in _AFTER_OPCODE and chain and chain[-1].kind == CHECK_OPCODE:
            chain.insert(-1, operation)
        else:
            chain.append(operation)
    return chain


def _leave(move_parent: Operation, chain: list[Operation], make: Operations) -> None:
    """Prepend a move to the parent, or to a sibling where a move to a child follows."""
    following = chain[-1]
    if following.kind == MOVE_CHILD:
        chain[-1] = make.move_to_sibling(following.child)
        return
    if following.kind == RECORD_CHILD and len(chain) > 1:
        move = chain[-2]
        if move.kind == MOVE_CHILD and move.child == following.child:
            del chain[-2:]
            at = len(chain)
            if chain and chain[-1].kind == CHECK_OPCODE:
                at -= 1
            chain.insert(at, make.record_node)
            chain.append(make.move_to_sibling(move.child))
            return
    chain.append(move_parent)
