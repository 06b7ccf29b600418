"""What outputs of several generators spell in one way or another, by release."""

from __future__ import annotations

from tblgen_build.releases.llvm import STRINGS_END_IN_THREE_DIGITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Release


def nul_spelling(release: Release) -> str:
    """The end of a string in a table of strings."""
    return r"\000" if release.has(STRINGS_END_IN_THREE_DIGITS) else r"\0"
