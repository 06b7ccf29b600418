"""The programs that make outputs, as digests: our own code, and wrapped tools."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from tblgen_build.build.action import Action
from tblgen_build.build.files import Files

PACKAGE = str(Path(__file__).resolve().parents[1])


def tool_digests(files: Files, actions: Iterable[Action]) -> dict[str, bytes]:
    """The digest of each program the actions use, by path of a wrapped tool; "" is our own."""
    digests = {"": package_digest(files)}
    for tool in {action.wrapped for action in actions if action.wrapped}:
        digests[tool] = files.digest(tool) or b""
    return digests


def package_digest(files: Files) -> bytes:
    """Over every file of the package that may run."""
    total = sha256()
    for path in package_files():
        total.update(f"{path[len(PACKAGE) :]}\0".encode(errors="surrogateescape"))
        total.update(files.digest(path) or b"")
    return total.digest()


def package_files() -> list[str]:
    return sorted(_code_below(PACKAGE))


def _code_below(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith((".py", ".so")):
                yield entry.path
            elif entry.name != "__pycache__" and entry.is_dir():
                yield from _code_below(entry.path)
