"""Which instructions' own patterns tell whether the instruction takes part in the chain."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record
    from tblgen_build.generators.llvm.model.selection.tree import PatternNode

    from .facts import Facts


class InferredChains:
    """By instruction: has a node of its pattern a chain? Instructions without one have no entry."""

    def __init__(self, facts: Facts) -> None:
        self._facts = facts
        self._found: dict[Record, bool] = {}
        by_record = facts.instructions.by_record
        for pattern in facts.patterns.patterns:
            instruction = by_record.get(pattern.record)
            if instruction is None:
                continue
            known = self._found.get(pattern.record)
            if known is None or (not known and not _has_open_flags(instruction.record)):
                self._found[pattern.record] = self._has_chain(pattern.source)

    def get(self, instruction: Record) -> bool | None:
        return self._found.get(instruction)

    def _has_chain(self, node: PatternNode) -> bool:
        if node.operator is None:
            return False
        return "SDNPHasChain" in self._facts.properties(node) or any(
            self._has_chain(child) for child in node.children
        )


def _has_open_flags(record: Record) -> bool:
    """Are there flags for the first pattern to tell? Then it is the only one that is asked."""
    return any(
        record.value_as_bit_or_unset(field) is None
        for field in ("mayLoad", "mayStore", "hasSideEffects")
    )
