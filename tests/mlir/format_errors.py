"""What a tool says of a wrong assembly format. Such errors have no file position of their own."""

from __future__ import annotations

import re
from dataclasses import dataclass

from reference import Run

_NOTE = re.compile(r"^(?:([^\n]*:\d+):\d+: )?note: ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Complaint:
    """The first error of a run."""

    error: list[str]  # the message, the format's line, the caret
    notes: list[str]  # each with file and line, where it has them


def complaint(run: Run) -> Complaint:
    _, *errors = re.split(r"^error: ", run.stderr, flags=re.MULTILINE)
    assert errors, run.stderr
    error, *parts = _NOTE.split(errors[0])
    places, notes = parts[::2], parts[1::2]
    told = [f"{p or ''} {n.splitlines()[0]}" for p, n in zip(places, notes, strict=True)]
    return Complaint(error.splitlines(), told)
