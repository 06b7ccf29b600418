"""The features of a target that intrinsics need, by an intrinsic's number."""

from __future__ import annotations

from tblgen_build.generators.cpp.initializers import array, labelled
from tblgen_build.generators.cpp.string_offsets import StringOffsets
from tblgen_build.releases.selection import INTRINSICS_TELL_FEATURES_AND_DEFAULTS

from .intrinsic_sections import section

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from tblgen_build._core import Records
    from tblgen_build.generators.llvm.model.intrinsics.intrinsic import Intrinsic

_TABLE: Final = "IntrinsicTargetFeaturesTable"
_OFFSETS: Final = "IntrinsicTargetFeaturesOffsetTable"


def target_features(records: Records, found: Sequence[Intrinsic]) -> str:
    """The section with them, in releases that have it."""
    if not records.release.has(INTRINSICS_TELL_FEATURES_AND_DEFAULTS):
        return ""
    table = StringOffsets()
    offsets = [0, *[table.add(intrinsic.target_features) for intrinsic in found]]
    names = ["not_intrinsic", *[intrinsic.name for intrinsic in found]]
    rows = [*labelled(offsets, names), "\n"]
    return section(
        records,
        "GET_INTRINSIC_TARGET_FEATURES_TABLE",
        table.definition(_TABLE)
        + array(f"static constexpr unsigned {_OFFSETS}[]", rows, end=_OFFSETS),
        title="Intrinsic ID to required target features table",
    )
