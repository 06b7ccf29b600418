"""What a rule found, and where. Knows no rule."""

from __future__ import annotations

from typing import NamedTuple


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
    note: str = ""
    edit: Edit | None = None  # the fix; not checked yet

    @property
    def place(self) -> tuple[str, int, int]:
        return self.file, self.line, self.column
