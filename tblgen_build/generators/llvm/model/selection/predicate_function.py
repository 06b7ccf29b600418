"""What a fragment demands beyond its shape: C++ conditions on nodes and immediates.

The text of the conditions, and not how a selector's functions are made of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Record

# What C++ about an immediate is given.
I64: Final = "I64"
AP_INT: Final = "APInt"
AP_FLOAT: Final = "APFloat"

_NODE_FLAGS: Final = ("IsLoad", "IsStore", "IsAtomic", "HasNoUse", "HasOneUse")


class PredicateFunction:
    """The condition of one PatFrags record. One object a record."""

    __slots__ = ("_is_always_true", "argument_names", "name", "record", "uses_operands")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.name = f"Predicate_{record.name}"
        self.argument_names: list[str] = []  # of the fragment's operands
        self.uses_operands = bool(self.flag("PredicateCodeUsesOperands"))
        self._is_always_true: bool | None = None

    # Texts are asked for where they decide: nobody else minds that they are not set.

    @property
    def code(self) -> str:
        """About the node."""
        return self.record.value_as_string("PredicateCode")

    @property
    def immediate_code(self) -> str:
        """About the immediate."""
        return self.record.value_as_string("ImmediateCode")

    @property
    def has_node_code(self) -> bool:
        """Is there a condition on the node, by flags or written?"""
        return any(self.flag(kind) for kind in _NODE_FLAGS) or self.code != ""

    @property
    def global_code(self) -> str:
        """For GlobalISel, about the instruction."""
        return self.record.value_as_string("GISelPredicateCode")

    @property
    def global_leaf_code(self) -> str:
        """For GlobalISel, about the operand."""
        record, field = self.record, "GISelLeafPredicateCode"
        if field not in record or record.is_value_unset(field):
            return ""
        return record.value_as_string(field)

    @property
    def is_always_true(self) -> bool:
        found = self._is_always_true
        if found is None:
            self._check_global_code()
            found = not self.has_node_code and self.immediate_code == ""
            self._is_always_true = found
        return found

    def _check_global_code(self) -> None:
        """Every selector refuses a fragment in use that has both."""
        if self.global_code and self.global_leaf_code:
            raise self.record.error(
                f"'{self.record.name}' has GISelPredicateCode and GISelLeafPredicateCode: "
                "code is about an instruction or about an operand"
            )

    def flag(self, field: str) -> bool | None:
        """IsLoad and the like; None where the record leaves it open."""
        if field == "HasOneUse" and field not in self.record:  # files of before 19
            return None
        return self.record.value_as_bit_or_unset(field)


def about_immediate(record: Record) -> str:
    """What kind of number a fragment's code about an immediate is given."""
    is_integer = record.value_as_bit("IsAPInt")
    if record.value_as_bit_or_unset("IsAPFloat"):
        return AP_FLOAT
    return AP_INT if is_integer else I64
