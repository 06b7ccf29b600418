"""Sections of what is written of intrinsics, as each release begins and ends them."""

from __future__ import annotations

from tblgen_build.generators.cpp import cpp
from tblgen_build.generators.cpp.sections import guarded, if_defined
from tblgen_build.releases.selection import SECTIONS_OF_INTRINSICS_END_THEIR_MACROS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from tblgen_build._core import Records

_COMMENT: Final = cpp("// $title.\n")
_COMMENTED: Final = cpp("""
    $comment
    $body
""")


def section(
    records: Records, macro: str, body: str | list[str], *, title: str = "", names_end: bool = True
) -> str:
    """For includers that define the macro; a comment says what is in it."""
    comment = _COMMENT(title=title) if title else ""
    if records.release.has(SECTIONS_OF_INTRINSICS_END_THEIR_MACROS):
        return guarded(macro, _COMMENTED(comment=comment, body=body))
    return comment + if_defined(macro, body, names_end=names_end)
