"""C++ names of records."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


def qualified_name(record: Record) -> str:
    """A record's name in its namespace, if it has one."""
    namespace = record.value_as_string("Namespace") if "Namespace" in record else ""
    return f"{namespace}::{record.name}" if namespace else record.name
