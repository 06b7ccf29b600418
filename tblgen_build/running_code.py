"""The code that runs: the package's, and that of users' generators.

Imported before the rest of the package, so that `STARTED` is earlier than any of it
was read. Knows nothing of what the code is for.
"""

from __future__ import annotations

import sys
import time

import tblgen_build._core as _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

_CLOCK_REALTIME_COARSE = 5  # of Linux: the clock that file systems take their times from
IS_LINUX: bool = sys.platform == "linux"
_UNUSUAL = ("//", "/./", "/../")
_TICK = 20_000_000  # nanoseconds that file times may lag elsewhere


def file_clock() -> int:
    """A time that no file written from now on can have a lower one than, in nanoseconds."""
    if IS_LINUX:
        return time.clock_gettime_ns(_CLOCK_REALTIME_COARSE)
    return time.time_ns() - _TICK


def _folder(file: str) -> str:
    """Where the file is, without `.` and `..`: most have none. To import `os` takes 0.7 ms."""
    folder = file.rpartition("/")[0]
    if folder.startswith("/") and not any(part in f"{folder}/" for part in _UNUSUAL):
        return folder
    import os

    return os.path.dirname(os.path.abspath(file))


COMPILED = "tblgen_build__mypyc"  # our own modules as one library, which says it stands elsewhere
STARTED = file_clock()
PACKAGE = _folder(__file__)
VERSION = f"{sys.implementation.cache_tag} {sys.platform}"


def tool_digest() -> str:
    """SHA-256, as hex, of what this tool is: native module, Python files, Python's version."""
    return tool_contents()[0]


_remembered: tuple[str, list[str]] | None = None


def remember_contents() -> None:
    """For a process that ends when the package changes, and those that it forks."""
    global _remembered
    _remembered = tool_contents()


def tool_contents() -> tuple[str, list[str]]:
    """`tool_digest` and the files of the package that it is about."""
    import os

    if _remembered is not None:
        return _remembered

    native = _core.build_id() or _core.file_digest(_core.__file__) or os.urandom(32)
    tree, files = _core.tree_contents(PACKAGE)
    digest = _core.sha256(b"%d:%s%s%s" % (len(native), native, tree, VERSION.encode()))
    return digest.hex(), files


def is_as_started(code: bytes = b"") -> bool:
    """Whether no file of the package has changed since the process started.

    Or since `code` was found, just before: then the process may run some of the change.
    """
    now = identity()
    return now is not None and now == (code or now)


def identity() -> bytes | None:
    """What stat() says of the package's files, if that still tells them apart.

    None where a file has changed since the process started: then it may change again
    without looking different.
    """
    digest, changed = _core.tree_identity(PACKAGE)
    return digest if changed < STARTED else None


def remembered_by(code: bytes = b"") -> str:
    """What `tool_digest` can be remembered by, on this machine; empty where it cannot be.

    `code` is an earlier `identity()`.
    """
    of_files = code or identity()
    if of_files is None:
        return ""
    version = f"{PACKAGE} {VERSION}".encode(errors="surrogateescape")
    return _core.sha256(of_files + version).hex()


def foreign_modules() -> dict[str, str]:
    """Name and file of the modules that are neither the package's nor the standard library's.

    In the order they were imported.
    """
    files = [
        (name, getattr(module, "__file__", None)) for name, module in list(sys.modules.items())
    ]
    return {
        name: file
        for name, file in files
        if isinstance(file, str) and name != COMPILED and _is_foreign(file)
    }


def _is_foreign(file: str) -> bool:
    import os

    path = os.path.abspath(file)
    if path.startswith(PACKAGE + "/"):
        return False
    inner = path.removeprefix(_folder(os.__file__) + "/")
    return inner == path or inner.startswith(("site-packages", "dist-packages"))


def are_as_started(files: Iterable[str]) -> bool:
    """Whether none of the files has changed since the process started."""
    import os

    try:
        return all(os.stat(file).st_ctime_ns < STARTED for file in files)
    except OSError:
        return False
