"""Uses of deprecated records, as warnings. Imported only where mlir-tblgen's generators run."""

from __future__ import annotations

from tblgen_build.cli.diagnostics import render_line
from tblgen_build.generators.mlir.deprecated import FIELD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Record


def warnings_of(uses: Iterable[tuple[Record, Record]]) -> list[str]:
    """A rendered warning for each user and what it uses."""
    return [
        render_line(
            "warning", f"'{user.name}' uses '{target.name}', which is deprecated", user.location
        )
        + render_line("note", target.value_as_string(FIELD), target.location)
        for user, target in uses
    ]
