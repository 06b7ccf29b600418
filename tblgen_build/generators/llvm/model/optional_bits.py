"""Settings of records: bits that the .td files of earlier releases do not have."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


def is_set(record: Record, setting: str) -> bool:
    """Whether the record has the setting, and it is 1."""
    return setting in record and record.value_as_bit(setting)
