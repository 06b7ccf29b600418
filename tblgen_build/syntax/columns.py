"""Columns that neighboring lines share: `:`, `=` and comments at their ends.

Columns that the author aligned stay aligned; others are not aligned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

COLON, EQUAL, REMARK = ":", "=", "//"
KEYS = (COLON, EQUAL, REMARK)


class AlignedRow:
    """A logical line's text, and where on its only physical line the keys are."""

    __slots__ = ("is_alone", "places", "sources", "text")

    def __init__(self, text: str, is_alone: bool) -> None:
        self.text = text
        self.is_alone = is_alone  # it stands right below the one before, and on one line
        self.places: dict[str, int] = {}  # in `text`
        self.sources: dict[str, int] = {}  # the author's column

    def pad(self, key: str, width: int) -> None:
        at = self.places[key]
        self.text = self.text[:at] + " " * width + self.text[at:]
        for other, place in self.places.items():
            if place >= at:
                self.places[other] = place + width


def align(rows: Sequence[AlignedRow], width: int) -> None:
    for key in KEYS:
        for run in runs(rows, lambda row, key=key: row.sources.get(key)):  # type: ignore[misc]
            align_run(run, key, width)


def runs(
    rows: Sequence[AlignedRow], column: Callable[[AlignedRow], int | None]
) -> list[list[AlignedRow]]:
    """Neighbors that have something in the same column."""
    found: list[list[AlignedRow]] = []
    before: int | None = None
    for row in rows:
        own = column(row)
        if own is not None and own == before and row.is_alone:
            found[-1].append(row)
        elif own is not None:
            found.append([row])
        before = own
    return [run for run in found if len(run) > 1]


def align_run(run: Sequence[AlignedRow], key: str, width: int) -> None:
    at = max(row.places[key] for row in run)
    pads = [at - row.places[key] for row in run]
    longest = max(len(row.text) + pad for row, pad in zip(run, pads, strict=True))
    if longest > width and longest > max(len(row.text) for row in run):
        return
    for row, pad in zip(run, pads, strict=True):
        row.pad(key, pad)
