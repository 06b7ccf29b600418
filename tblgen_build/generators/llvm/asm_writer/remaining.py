"""The parts of instructions that did not fit into the table of fragments: printed by opcode."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp

from .printed import code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from .printed import Piece, Printed

_BY_OPCODE: Final = cpp("""
    switch (MI->getOpcode()) {
    default: llvm_unreachable("Unexpected opcode.");
    $cases
    }
""")
_CASE: Final = cpp("""
    $labels
      $statements
      break;
""")


def print_remaining(remaining: list[Printed], pass_subtarget: bool) -> str:
    if not remaining:
        return ""
    left = list(reversed(remaining))
    cases: list[str] = []
    while left:
        cases.append(_cases(left, pass_subtarget))
    return _BY_OPCODE(cases=cases)


def _differing(one: Printed, other: Printed) -> int | None:
    """The only piece that differs, -1 where none does; None where they are not similar."""
    if len(one.pieces) != len(other.pieces):
        return None
    found = -1
    for at, (left, right) in enumerate(zip(one.pieces, other.pieces, strict=True)):
        if left is not right and left != right:
            if found >= 0:
                return None
            found = at
    return found


def _cases(left: list[Printed], pass_subtarget: bool) -> str:
    """Print the last instruction, and all that differ from it in one and the same piece."""
    first = left.pop()
    similar: list[Printed] = []
    differing = -1
    for at in range(len(left) - 1, -1, -1):
        where = _differing(left[at], first)
        if where is None:
            continue
        if differing < 0:
            differing = where
        if where in (differing, -1):
            similar.append(left.pop(at))
    group = [first, *similar]
    statements = [code(piece, pass_subtarget) for piece in first.pieces]
    if differing >= 0:
        statements[differing] = _by_opcode(group, differing, pass_subtarget)
    return _case([printed.instruction.qualified_name for printed in group], statements)


def _case(names: list[str], statements: list[str]) -> str:
    return _CASE(labels=[f"case {name}:" for name in names], statements=statements)


def _by_opcode(group: list[Printed], at: int, pass_subtarget: bool) -> str:
    """The piece in which instructions differ that are else the same."""
    by_piece: dict[Piece, list[str]] = {}
    for printed in group:
        names = by_piece.setdefault(printed.pieces[at], [])
        names.append(printed.instruction.qualified_name)
    return _BY_OPCODE(
        cases=[_case(names, [code(piece, pass_subtarget)]) for piece, names in by_piece.items()]
    )
