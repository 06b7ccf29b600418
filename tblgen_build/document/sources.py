"""Where documented records stand in the source, and their addresses on the web.

Knows paths and addresses, not how a page shows them.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from urllib.parse import quote

from tblgen_build.document.data import short_path

if TYPE_CHECKING:
    from tblgen_build._core import Record

FILE, LINE = "{file}", "{line}"


class Sources:
    def __init__(self, url: str = "") -> None:
        """`url` has {file} and {line}, or is a folder's address. {file} is below this folder."""
        if url and FILE not in url:
            url = f"{url.rstrip('/')}/{FILE}#L{LINE}"
        self.url = url

    def place(self, record: Record) -> str:
        return f"{short_path(record.location.file)}:{record.location.line}"

    def address(self, record: Record) -> str:
        """Empty for files that are not below the current folder."""
        path = os.path.relpath(record.location.file)
        if not self.url or path.startswith(os.pardir):
            return ""
        return self.url.replace(FILE, quote(path)).replace(LINE, str(record.location.line))
