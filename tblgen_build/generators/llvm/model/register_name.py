"""How generated code spells a register, from its record alone."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


def qualified_name(record: Record) -> str:
    """A record's name behind the namespace that its field names."""
    namespace = record.value_as_string("Namespace") if "Namespace" in record else ""
    return f"{namespace}::{record.name}" if namespace else record.name
