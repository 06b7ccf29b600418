"""What a value that is being written is likely to be: its type, or what a dag takes.

Knows tokens and declarations, not values. The names of dag operators and of their operands' classes
are those of MLIR's and LLVM's base files.
"""

from __future__ import annotations

from tblgen_build.syntax.names import Place, Program
from tblgen_build.syntax.tree import Chunk, Node
from tblgen_build.syntax.words import WITH_TYPES

# By the field that a dag is assigned to: the operator that it begins with.
OPERATOR_OF_FIELD = {
    "arguments": "ins",
    "InOperandList": "ins",
    "regions": "region",
    "results": "outs",
    "OutOperandList": "outs",
    "successors": "successor",
    "builders": "ins",
    "parameters": "ins",
}
# By the operator: the classes of what it takes.
CLASSES_OF_OPERATOR = {
    "ins": ("TypeConstraint", "AttrConstraint", "PropConstraint", "Property", "DAGOperand"),
    "outs": ("TypeConstraint", "DAGOperand"),
    "region": ("RegionConstraint", "Region"),
    "successor": ("SuccessorConstraint", "Successor"),
}
_OPEN, _CLOSED = frozenset("([{<"), frozenset(")]}>")


def open_bracket(kinds: list[str]) -> int:
    """The place of the innermost bracket that is open after these tokens; -1: there is none."""
    depth = 0
    for at in range(len(kinds) - 1, -1, -1):
        kind = kinds[at]
        if kind in _CLOSED:
            depth += 1
        elif kind in _OPEN:
            if depth == 0:
                return at
            depth -= 1
        elif kind == ";" and depth == 0:
            return -1
    return -1


def is_type_argument(chunk: Chunk, kinds: list[str]) -> bool:
    """Whether a type comes next: `!cast<`, `list<`."""
    if kinds[-1:] != ["<"] or len(kinds) < 2:
        return False
    word = chunk.text[chunk.starts[len(kinds) - 2] : chunk.ends[len(kinds) - 2]]
    return word == "list" or word in WITH_TYPES


def dag_operator(chunk: Chunk, kinds: list[str]) -> str | None:
    """The operator of the dag whose operand comes next; "" where the operator itself does."""
    at = open_bracket(kinds)
    if at < 0 or kinds[at] != "(" or kinds[at - 1 : at] == ["bang"]:
        return None
    if at == len(kinds) - 1:
        return ""
    is_operand = at + 1 == len(kinds) - 1 or kinds[-1] == ","
    return chunk.text[chunk.starts[at + 1] : chunk.ends[at + 1]] if is_operand else None


def item_around(scope: Node | None) -> Node | None:
    """The field or let whose value this is."""
    while scope is not None and scope.kind not in ("field", "arg", "body let", "class", "def"):
        scope = scope.parent
    return scope if scope is not None and scope.kind in ("field", "arg", "body let") else None


def expected_type(program: Program, path: str, chunk: Chunk, item: Node | None) -> str:
    """The type of a field as it is declared, also where a `let` sets it; empty: not known."""
    if item is None:
        return ""
    if item.kind != "body let":
        return chunk.word(item.type_span)
    record = item.record()
    declared = program.field(Place(path, chunk, record), item.name) if record is not None else None
    return declared.chunk.word(declared.node.type_span) if declared is not None else ""
