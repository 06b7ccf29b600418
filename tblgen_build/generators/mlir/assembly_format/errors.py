"""Errors of an assembly format:

they point to the character of the format in the file. Knows neither the grammar, nor whether the
format is an op's, an attribute's or a type's.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Location, Record, RecordError


class FormatError(Exception):
    """A format string was rejected at `offset`; `note` says what would help, at the same place."""

    __slots__ = ("message", "note", "offset")

    def __init__(self, offset: int, message: str, note: str | None = None) -> None:
        super().__init__(message)
        self.offset = offset
        self.message = message
        self.note = note


def did_you_mean(wrong: str, names: Iterable[str]) -> str | None:
    """A note for a `FormatError`; None where nothing looks like it."""
    from tblgen_build._core import nearest

    near = nearest(wrong, names)
    return None if near is None else f"did you mean '{near}'?"


def record_error(text: str, error: FormatError, record: Record, context: str) -> RecordError:
    """The error as people see it: at its character in the file, then where the format belongs.

    Where the format is put together in a way that hides where the character was written, the error
    is at the record, and a note shows the line of the format.
    """
    from tblgen_build._core import RecordError

    field = record.field("assemblyFormat")
    place = field.location_behind(text[: error.offset]) if field is not None else None
    own = record.location
    hint: list[tuple[str, Location | None]] = []
    if error.note is not None:
        hint.append((error.note, place))
    if place is None:
        snippet = _snippet(text, error.offset)
        return RecordError(error.message, own, [(f"{context}:\n{snippet}", None), *hint])
    if own is not None and place.file != own.file:
        # A class of another file sets it: what its author can fix comes first.
        return RecordError(
            error.message, own, [(f"{context}, which is written here", place), *hint]
        )
    return RecordError(error.message, place, [(context, own), *hint])


def _snippet(text: str, offset: int) -> str:
    lines = text.replace("\r", "\n")
    start = lines.rfind("\n", 0, offset) + 1
    end = lines.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)]
    if not line.isascii():
        return line  # a caret would point beside characters of another width
    column = len(line[: offset - start].expandtabs(8))
    return "\n".join([line.expandtabs(8).rstrip(), " " * column + "^"])
