"""The options that generators of match tables have in common."""

from __future__ import annotations

from tblgen_build.registry import Option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

EXTENDS_TYPES: Final = Option(
    "gisel-extended-llt",
    "flag",
    help="write extended names of low-level types in match tables",
    since=23,
)
