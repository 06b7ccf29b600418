"""What a fragment demands beyond its shape: C++ conditions on nodes and immediates.

The text of the conditions, and not how a selector's functions are made of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

_NODE_FLAGS: Final = ("IsLoad", "IsStore", "IsAtomic", "HasNoUse", "HasOneUse")


class PredicateFunction:
    """The condition of one PatFrags record. One object a record."""

    __slots__ = (
        "argument_names",
        "code",
        "has_node_code",
        "immediate_code",
        "is_always_true",
        "name",
        "record",
        "uses_operands",
    )

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = f"Predicate_{record.name}"
        self.argument_names: list[str] = []  # of the fragment's operands
        self.code = record.value_as_string("PredicateCode")  # about the node
        self.immediate_code = record.value_as_string("ImmediateCode")  # about the immediate
        self.uses_operands = record.value_as_bit("PredicateCodeUsesOperands")
        # Is there a condition on the node, written or by flags?
        self.has_node_code = self.code != "" or any(self.flag(kind) for kind in _NODE_FLAGS)
        self.is_always_true = not self.has_node_code and not self.immediate_code

    def flag(self, field: str) -> bool | None:
        """IsLoad and the like; None where the record leaves it open."""
        return self.record.value_as_bit_or_unset(field)
