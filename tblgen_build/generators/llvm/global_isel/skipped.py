"""Why a pattern becomes no rule. It is left to other selectors: nothing is wrong with it."""

from __future__ import annotations


class Skipped(Exception):
    """The reason, as `-warn-on-skipped-patterns` shows it."""

    @property
    def reason(self) -> str:
        return str(self)
