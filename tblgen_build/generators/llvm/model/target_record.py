"""The one definition of class `Target`."""

from __future__ import annotations

from tblgen_build._core import RecordError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, Records


def target_record(records: Records) -> Record:
    """Raises RecordError where there is none, or more than one."""
    targets = records.all_derived_definitions_if_defined("Target")
    if not targets:
        raise RecordError("No 'Target' subclasses defined! A target's description has one.")
    if len(targets) > 1:
        names = ", ".join([target.name for target in targets])
        raise RecordError(f"Multiple subclasses of Target defined! ({names})")
    return targets[0]
