"""What a tool says of a wrong assembly format.

The reference's errors have no file position: they show the line of the format. Ours are where the
character stands in the file, in the line as the file has it; what is around the format is left out
here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from reference import Run

_NOTE = re.compile(r"^(?:([^\n]*:\d+):\d+: )?note: ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Complaint:
    """The first error of a run."""

    error: list[str]  # the message, the format's line, the caret
    notes: list[str]  # that about the operation with file and line


def complaint(run: Run) -> Complaint:
    _, *errors = re.split(r"^(?:[^\n]*:\d+:\d+: )?error: ", run.stderr, flags=re.MULTILINE)
    assert errors, run.stderr
    error, *parts = _NOTE.split(errors[0])
    places, notes = parts[::2], parts[1::2]
    told = [_note(p or "", n.splitlines()[0]) for p, n in zip(places, notes, strict=True)]
    return Complaint(_within_format(error.splitlines()), told)


def _note(place: str, text: str) -> str:
    """The note about the operation with its place; others are where the error is, if anywhere."""
    return f"{place} {text}" if text.startswith("in ") else text


def _within_format(error: list[str]) -> list[str]:
    """The error with the format's part of the source line that it shows."""
    message, line, *carets = error
    begin, end = line.find("[{") + 2, line.rfind("}]")
    if begin >= 2:
        line = line[begin : end if end >= begin else len(line)]
        carets = [caret[begin:] for caret in carets]
    elif end >= 0:
        line = line[:end]
    if not line.isascii():  # the reference has no caret there
        carets = []
    return [message, line.rstrip(), *carets]
