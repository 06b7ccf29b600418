"""What may stand for a class of registers. Knows no class, only records."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record


def is_register_class(record: Record) -> bool:
    """Is it a class of registers, or one by hardware mode, where the release has such?"""
    return record.is_subclass_of("RegisterClass") or record.is_subclass_of("RegisterClassLike")
