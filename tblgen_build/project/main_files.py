"""The main files among a folder's .td files, and the folders that their includes need.

For commands that are given a folder, or nothing, instead of files and -I.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tblgen_build import _core
from tblgen_build.depend.scanner import scan
from tblgen_build.project.nearby import project_folders
from tblgen_build.syntax.file_reading import is_special

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tblgen_build.depend.scanner import Include, Scan

    # Of a file: include folders and macros.
    Reading = Callable[[str], tuple[Sequence[str], Sequence[str]]]

# One of these is in every file that defines something of a dialect.
DIALECTS = b"Dialect", b"Op<", b"Pass", b"TypeDef", b"AttrDef", b"Interface"
TARGETS = (b": Target",)


class MainFiles:
    """Scans each file once; `reading` says how."""

    def __init__(self, files: Sequence[str], reading: Reading) -> None:
        self.files = files
        self.reading = reading
        self.session = _core.Session()
        self._more: dict[str, list[str]] = {}  # folders, by main file

    def all(self) -> list[str]:
        """Those that no other one includes."""
        return [os.path.normpath(one.root) for one in self._scans()]

    def of_dialects(self) -> list[str]:
        """Those of them that define, with their includes here, something of a dialect."""
        return self.with_any(DIALECTS)

    def with_any(self, words: Sequence[bytes]) -> list[str]:
        """Those of them that have, with their includes here, one of the words."""
        own = {os.path.realpath(file) for file in self.files}
        return [
            os.path.normpath(one.root)
            for one in self._scans()
            if any(has_any(path, words) for path in one.paths if os.path.realpath(path) in own)
        ]

    def more_folders(self, file: str) -> list[str]:
        """The folders that the includes of `file` need, besides those that are searched anyway."""
        path = os.path.normpath(file)
        if path not in self._more:
            self._more[path] = []
            while missing := [one for one in self.scanned(path).includes if one.included is None]:
                folders = [self._nearest(one) for one in missing]
                new = [folder for folder in dict.fromkeys(folders) if folder]
                new = [folder for folder in new if folder not in self._more[path]]
                if not new:
                    break
                self._more[path] += new[:1]  # it may have what the others need
        return self._more[path]

    def scanned(self, file: str) -> Scan:
        include_dirs, defines = self.reading(file)
        folders = [*include_dirs, *self.more_folders(file)]
        return scan(file, folders, defines, session=self.session, seeks_release=False)

    def _scans(self) -> list[Scan]:
        scans = [self.scanned(file) for file in self.files]
        included = {os.path.realpath(path) for one in scans for path in one.paths[1:]}
        return [one for one in scans if os.path.realpath(one.root) not in included]

    def _nearest(self, include: Include) -> str:
        """The folder with the included file that is nearest to the file that includes it."""
        includer = os.path.realpath(include.place.file)
        for folder in project_folders(includer):
            if os.path.isfile(os.path.join(folder, include.name)):
                return folder
        here = os.path.dirname(includer)
        fitting = [file for file in self.files if file.endswith(f"/{include.name}")]
        folders = [os.path.realpath(file.removesuffix(f"/{include.name}")) for file in fitting]
        return max(folders, key=lambda folder: len(os.path.commonpath([folder, here])), default="")


def has_any(file: str, words: Sequence[bytes]) -> bool:
    try:
        with open(file, "rb") as opened:
            text = opened.read()
    except OSError:
        return True  # for a message
    return any(word in text for word in words)


def td_files(folder: str) -> Iterator[str]:
    for path, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        for name in names:
            file = os.path.join(path, name)
            if name.endswith(".td") and not is_special(file):
                yield file
