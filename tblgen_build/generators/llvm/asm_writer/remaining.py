"""What of instructions did not fit into the table of fragments: printed by opcode."""

from __future__ import annotations

from .printed import code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .printed import Piece, Printed


def print_remaining(remaining: list[Printed], pass_subtarget: bool) -> str:
    if not remaining:
        return ""
    left = list(reversed(remaining))
    cases: list[str] = []
    while left:
        cases.append(_cases(left, pass_subtarget))
    return (
        "  switch (MI->getOpcode()) {\n"
        f'  default: llvm_unreachable("Unexpected opcode.");\n{"".join(cases)}  }}\n'
    )


def _differing(one: Printed, other: Printed) -> int | None:
    """The only piece that differs, -1 where none does; None where they are not similar."""
    if len(one.pieces) != len(other.pieces):
        return None
    found = -1
    for at, (left, right) in enumerate(zip(one.pieces, other.pieces, strict=True)):
        if left != right:
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
    labels = [f"  case {p.instruction.qualified_name}:\n" for p in [first, *similar]]
    lines: list[str] = []
    for at, piece in enumerate(first.pieces):
        if at != differing:
            lines.append(f"    {code(piece, pass_subtarget)}\n")
        else:
            lines.append(_switch([first, *similar], at, pass_subtarget))
    return f"{''.join(labels)}{''.join(lines)}    break;\n"


def _switch(group: list[Printed], at: int, pass_subtarget: bool) -> str:
    by_piece: dict[Piece, list[str]] = {}
    for printed in group:
        names = by_piece.setdefault(printed.pieces[at], [])
        names.append(printed.instruction.qualified_name)
    cases = [
        "".join([f"    case {name}:\n" for name in names])
        + f"      {code(piece, pass_subtarget)}\n      break;\n"
        for piece, names in by_piece.items()
    ]
    return (
        "    switch (MI->getOpcode()) {\n"
        f'    default: llvm_unreachable("Unexpected opcode.");\n{"".join(cases)}    }}\n'
    )
