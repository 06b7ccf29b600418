"""Which instructions' own patterns tell whether the instruction takes part in the chain."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.instructions.instruction import Instruction
    from tblgen_build.generators.llvm.model.selection.pattern_tree import PatternNode
    from tblgen_build.generators.llvm.model.selection.selection_pattern import SelectionPattern


def inferred_chains(
    patterns: Iterable[SelectionPattern],
    instructions: Mapping[Record, Instruction],
    has_chain: Callable[[PatternNode], bool],
) -> dict[Record, bool]:
    """By instruction: has a node of its pattern a chain? Instructions without one have no entry."""
    found: dict[Record, bool] = {}
    for pattern in patterns:
        instruction = instructions.get(pattern.record)
        if instruction is None:
            continue
        known = found.get(pattern.record)
        if known is None or (not known and not _has_open_flags(instruction.record)):
            found[pattern.record] = has_chain(pattern.source)
    return found


def _has_open_flags(record: Record) -> bool:
    """Are there flags for the first pattern to tell? Then it is the only one that is asked."""
    return any(
        record.value_as_bit_or_unset(field) is None
        for field in ("mayLoad", "mayStore", "hasSideEffects")
    )
