"""Which instructions' own patterns are nothing but a cast of bits.

It looks at trees after import, which has taken out casts that change nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

    from tblgen_build._core import Record

    from .pattern_tree import PatternNode
    from .selection_pattern import SelectionPattern

    Bitcasts = dict[Record, list[bool]]  # of each alternative that can match, in order

_CAST: Final = "ISD::BITCAST"


def bitcasts_of(patterns: Iterable[SelectionPattern]) -> Bitcasts:
    """Of the records that have one."""
    found: Bitcasts = {}
    for pattern in patterns:
        found.setdefault(pattern.record, []).append(_is_bitcast(pattern.source))
    return {record: each for record, each in found.items() if any(each)}


def _is_bitcast(tree: PatternNode) -> bool:
    """Is the tree one cast of a leaf?"""
    node = None if tree.operator is None else tree.operator.node
    if node is None or node.opcode != _CAST or len(tree.children) != 1:
        return False
    return tree.children[0].operator is None and node.num_results == node.num_operands == 1
