"""What a fragment demands beyond its shape: C++ conditions on nodes and immediates.

The text of the conditions, and not how a selector's functions are made of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


class PredicateFunction:
    """The condition of one PatFrags record. One object a record."""

    __slots__ = ("argument_names", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.argument_names: list[str] = []  # of the fragment's operands

    @property
    def name(self) -> str:
        return f"Predicate_{self.record.name}"
