"""Errors of an assembly format: they point to the character of the format in the file.

Knows neither the grammar, nor whether the format is an op's, an attribute's or a type's.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tblgen_build._core import Fix, Location, Record, RecordError

WRONG_FORMAT = "E0503"  # of core/codes.def
MOST = 3  # names that are near


class Meant:
    """A word of the format, and what may be meant by it, the nearest first."""

    __slots__ = ("names", "wrong")

    def __init__(self, wrong: str, known: Iterable[str]) -> None:
        from tblgen_build._core import near_names

        self.wrong = wrong
        self.names: Sequence[str] = near_names(wrong, known, MOST)


class FormatError(Exception):
    """A format string was rejected at `offset`; `note` says what would help, at the same place."""

    __slots__ = ("meant", "message", "note", "offset")

    def __init__(
        self, offset: int, message: str, note: str | None = None, meant: Meant | None = None
    ) -> None:
        super().__init__(message)
        self.offset = offset
        self.message = message
        self.note = note
        self.meant = meant  # in place of what stands at the offset
        if meant is not None and meant.names:
            self.note = f"did you mean '{meant.names[0]}'?"


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
        line = (f"{context}:", line_of(text, error.offset))
        return RecordError(error.message, own, [line, *hint], WRONG_FORMAT)
    fixes = fixes_of(error, place)
    if own is not None and place.file != own.file:
        # A class of another file sets it: what its author can fix comes first.
        note = (f"{context}, which is written here", place)
        return RecordError(error.message, own, [note, *hint], WRONG_FORMAT, fixes)
    return RecordError(error.message, place, [(context, own), *hint], WRONG_FORMAT, fixes)


def fixes_of(error: FormatError, place: Location) -> list[Fix]:
    from tblgen_build._core import Fix

    if error.meant is None:
        return []
    length = len(error.meant.wrong.encode(errors="surrogateescape"))
    return [Fix(place, length, name) for name in error.meant.names]


def line_of(text: str, offset: int) -> Location:
    """The line of the format, which stands in no file, with a caret below the offset."""
    from tblgen_build._core import place

    lines = text.replace("\r", "\n")
    start = lines.rfind("\n", 0, offset) + 1
    end = lines.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)]
    # A caret would point beside characters of another width.
    return place("", 0, offset - start + 1 if line.isascii() else 0, line.rstrip())
