"""The one Target definition that generators of a target's tables are about."""

from __future__ import annotations

from tblgen_build.generators.definitions import input_error, require_class
from tblgen_build.generators.mistakes import placed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record, RecordError, Records

_BASE = "llvm/Target/Target.td"


def require_target(records: Records) -> Record:
    """The definition of class Target, of a description that may have hardware modes."""
    require_classes(records, "HwMode", "HwModeSelect")
    return only_target(records)


def placed_at_target(error: RecordError, records: Records) -> RecordError:
    """At the target, where the error has no place of its own."""
    return placed(error, only_target(records))


def only_target(records: Records) -> Record:
    """The definition of class Target. Raises RecordError where there is none, or several."""
    require_classes(records, "Target")
    targets = records.all_derived_definitions("Target")
    if not targets:
        raise input_error(records, "the input describes no target: define one of class 'Target'")
    if len(targets) > 1:
        raise targets[1].error(
            f"one input describes one target, and '{targets[0].name}' is one already"
        )
    return targets[0]


def require_classes(records: Records, *names: str) -> None:
    """Raises RecordError where a class that target descriptions get from LLVM is missing."""
    for name in names:
        require_class(records, name, _BASE)
