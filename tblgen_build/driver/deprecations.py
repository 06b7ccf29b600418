"""Uses of deprecated records, as warnings. Imported only where there are some."""

from __future__ import annotations

from tblgen_build._core import Diagnostic
from tblgen_build.driver.diagnostics import DEPRECATED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Diagnostics, Record


def warnings_of(uses: Iterable[tuple[Record, Record]], field: str) -> Diagnostics:
    """A warning for each user and what it uses; that one's `field` says why not to."""
    return tuple(
        Diagnostic(
            "warning",
            f"'{user.name}' uses '{target.name}', which is deprecated",
            user.location,
            [(target.value_as_string(field), target.location)],
            code=DEPRECATED,
            subject=target.name,
        )
        for user, target in uses
    )
