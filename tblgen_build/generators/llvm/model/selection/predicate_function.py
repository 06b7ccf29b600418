"""What a fragment demands beyond its shape: C++ conditions on nodes and immediates.

The text of the conditions, and not how a selector's functions are made of them.
"""

from __future__ import annotations

from tblgen_build.lazy import lazy

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


class PredicateFunction:
    """The condition of one PatFrags record. One object a record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.argument_names: list[str] = []  # of the fragment's operands

    @property
    def name(self) -> str:
        return f"Predicate_{self.record.name}"

    def flag(self, field: str) -> bool | None:
        """IsLoad and the like; None where the record leaves it open."""
        return self.record.value_as_bit_or_unset(field)

    @lazy
    def code(self) -> str:
        """What is written about the node."""
        return self.record.value_as_string("PredicateCode")

    @lazy
    def immediate_code(self) -> str:
        """What is written about the immediate."""
        return self.record.value_as_string("ImmediateCode")

    @lazy
    def uses_operands(self) -> bool:
        return self.record.value_as_bit("PredicateCodeUsesOperands")

    @lazy
    def has_node_code(self) -> bool:
        """Is there a condition on the node, written or by flags?"""
        kinds = ("IsLoad", "IsStore", "IsAtomic", "HasNoUse", "HasOneUse")
        return any(self.flag(kind) for kind in kinds) or self.code != ""

    @lazy
    def is_always_true(self) -> bool:
        return not self.has_node_code and not self.immediate_code
