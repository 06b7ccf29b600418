"""Uses of deprecated records, as warnings. Imported only where there are some."""

from __future__ import annotations

from tblgen_build.driver.diagnostics import render_line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record


def warnings_of(uses: Iterable[tuple[Record, Record]], field: str) -> str:
    """A rendered warning for each user and what it uses; that one's `field` says why not to."""
    return "".join(
        render_line(
            "warning", f"'{user.name}' uses '{target.name}', which is deprecated", user.location
        )
        + render_line("note", target.value_as_string(field), target.location)
        for user, target in uses
    )
