"""Bitwise operations with a number, which match more than what is written."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode


def mask_of(node: PatternNode) -> int | None:
    """The number in `(and x, number)` and `(or x, number)` if it has several bits, or none."""
    assert node.operator is not None
    if node.operator.name not in ("and", "or") or len(node.children) < 2:
        return None
    right = node.children[1]
    if not isinstance(right.leaf, int) or right.predicate_calls or node.predicate_calls:
        return None
    low = right.leaf & 0xFFFFFFFF
    return None if low and not low & (low - 1) else right.leaf
