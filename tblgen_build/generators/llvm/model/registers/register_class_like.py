"""What may stand for a class of registers. Knows no class, only records."""

from __future__ import annotations

from tblgen_build.releases.targets import POINTERS_HAVE_MODES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


def is_register_class(record: Record) -> bool:
    """Is it a class of registers, or one by hardware mode, where the release has such?"""
    return record.is_subclass_of("RegisterClass") or record.is_subclass_of("RegisterClassLike")


def classes_by_mode(records: Records) -> list[Record]:
    """The target's register classes by hardware mode."""
    found = records.all_derived_definitions_if_defined("RegClassByHwMode")
    if records.release.has(POINTERS_HAVE_MODES):
        return [record for record in found if record.name != "ptr_rc"]
    return list(found)
