"""C++ names of records."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


def qualified_name(record: Record) -> str:
    """A record's name in its namespace, if it has one."""
    namespace = record.value_as_string("Namespace") if "Namespace" in record else ""
    return f"{namespace}::{record.name}" if namespace else record.name


def source_position(record: Record) -> str:
    """Where a record is defined, as comments say it: the file's name and the line."""
    location = record.location
    return f"{location.file.rpartition('/')[2]}:{location.line}"


def natural_order(record: Record) -> list[tuple[int, int, str]]:
    """A sort key: names by character, and numbers in them by value (those of leading zeros
    by length)."""
    name = record.name
    key: list[tuple[int, int, str]] = []
    at = 0
    while at < len(name):
        end = at
        while end < len(name) and "0" <= name[end] <= "9":
            end += 1
        if end > at:
            key.append((ord("0"), end - at, name[at:end]))
            at = end
        else:
            key.append((ord(name[at]), 0, ""))
            at += 1
    return key
