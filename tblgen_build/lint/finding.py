"""What a rule found, and where. Knows no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tblgen_build._core import Diagnostic, place

if TYPE_CHECKING:
    from tblgen_build._core import Location


class Edit(NamedTuple):
    """In a file's bytes: from, to, what to put there."""

    start: int
    end: int
    text: bytes


class Finding(NamedTuple):
    """Sorted by place. The columns count bytes, from 1."""

    file: str
    line: int
    column: int
    code: str
    message: str
    notes: tuple[tuple[str, Location | None], ...] = ()
    edit: Edit | None = None  # the fix; not checked yet

    @property
    def note(self) -> str:
        """The notes in words."""
        return "".join([text for text, _ in self.notes])

    @property
    def place(self) -> tuple[str, int, int]:
        return self.file, self.line, self.column

    def as_diagnostic(self, excerpt: str) -> Diagnostic:
        """`excerpt` is the line, as it was read."""
        at = place(self.file, self.line, self.column, excerpt)
        return Diagnostic("warning", self.message, at, self.notes, code=self.code)
