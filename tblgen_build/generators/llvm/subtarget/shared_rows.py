"""Rows of a table in which a run of rows that is there already is not stored again."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    Row = tuple[int, ...]


class SharedRows:
    """`place` gives the first place at which the rows stand one after another."""

    def __init__(self, first: Row) -> None:
        self.rows: list[Row] = [first]
        self._known: dict[tuple[Row, ...], int] = {}
        # Where each row stands, ascending.
        self._places: dict[Row, list[int]] = {first: [0]}

    def place(self, run: Sequence[Row]) -> int:
        if not run:
            return 0
        key = tuple(run)
        at = self._known.get(key)
        if at is not None:
            return at
        rows = list(run)
        at = self._find(rows)
        if at is None:
            at = len(self.rows)
            for offset, row in enumerate(rows):
                self._places.setdefault(row, []).append(at + offset)
            self.rows += rows
        # The next one may find the run earlier: beginning with what was the table's end.
        first = self._find(rows)
        assert first is not None
        self._known[key] = first
        return at

    def _find(self, run: list[Row]) -> int | None:
        size = len(run)
        for at in self._places.get(run[0], ()):
            if self.rows[at : at + size] == run:
                return at
        return None
