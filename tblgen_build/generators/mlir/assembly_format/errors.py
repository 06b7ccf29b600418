"""Errors of an assembly format: they point into the format string.

Nothing here knows the grammar, nor whether the format is an op's, an attribute's or a type's.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Location, RecordError


class FormatError(Exception):
    """A format string was rejected at `offset`; `note` says what would help, at the same place."""

    __slots__ = ("message", "note", "offset")

    def __init__(self, offset: int, message: str, note: str | None = None) -> None:
        super().__init__(message)
        self.offset = offset
        self.message = message
        self.note = note


def record_error(
    text: str, error: FormatError, location: Location | None, context: str
) -> RecordError:
    """The error as people see it: the line of the format, a caret, then where the format belongs.

    A format has no file position of its own: only the note `context`, at `location`, has one.
    """
    from tblgen_build._core import RecordError

    snippet = _snippet(text, error.offset)
    notes: list[tuple[str, Location | None]] = [(context, location)]
    if error.note is not None:
        notes.append((f"{error.note}\n{snippet}", None))
    return RecordError(f"{error.message}\n{snippet}", None, notes)


def _snippet(text: str, offset: int) -> str:
    lines = text.replace("\r", "\n")
    start = lines.rfind("\n", 0, offset) + 1
    end = lines.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)]
    if not line.isascii():
        return line  # a caret would point beside characters of another width
    column = len(line[: offset - start].expandtabs(8))
    return "\n".join([line.expandtabs(8).rstrip(), " " * column + "^"])
