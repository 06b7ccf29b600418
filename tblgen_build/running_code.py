"""The code that runs: the package's, and that of users' generators.

Imported before the rest of the package, so that `STARTED` is earlier than any of it
was read. Knows nothing of what the code is for.
"""

from __future__ import annotations

import _thread
import sys
import time

import tblgen_build._core as _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

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


def is_as_started() -> bool:
    """Whether no file of the package has changed since the process started."""
    return identity() is not None


def identity() -> bytes | None:
    """What stat() says of the package's files, if that still tells them apart.

    None where a file has changed since the process started: then it may change again
    without looking different.
    """
    digest, changed = _core.tree_identity(PACKAGE)
    return digest if changed < STARTED else None


def remembered_by() -> str:
    """What `tool_digest` can be remembered by, on this machine; empty where it cannot be."""
    of_files = identity()
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


# What Python reports of code that computes, imports and looks at itself. All else is an effect:
# files, folders, processes, threads, connections, databases, foreign functions.
_HARMLESS = frozenset(
    {
        "array.__new__",
        "builtins.id",
        "compile",
        "exec",
        "function.__new__",
        "import",
        "marshal.load",
        "marshal.loads",
        "object.__delattr__",
        "object.__getattr__",
        "object.__setattr__",
        "pickle.find_class",
        "sys._getframe",
        "sys._getframemodulename",
        "sys.excepthook",
        "sys.unraisablehook",
        "time.sleep",
    }
)
_IMPORTS = "<frozen importlib"  # what the files of the code that imports are called


_seen: list[str] | None = None  # what was done while it is being watched
_imported: set[str] = set()  # files that the import system has read meanwhile
_threads = 0  # that there were before
_has_hook = False
_effects_of_loading: list[str] = []  # modules are loaded once, whoever uses them


def watch_effects() -> None:
    """From here on note what the process does besides computing, as far as Python reports it.

    What it does not report: environment variables, the current folder, states of files, clock,
    chance. One run at a time.
    """
    global _seen, _threads, _has_hook
    _seen = []
    _threads = _thread._count()
    _imported.clear()
    if not _has_hook:  # Python cannot be told to forget one
        _has_hook = True
        sys.addaudithook(_note)
        if sys.version_info < (3, 12):  # which report that themselves
            _note_threads()


def stop_watching() -> list[str]:
    """What was done since `watch_effects`, and while code from elsewhere was loaded."""
    global _seen
    seen, _seen = _seen, None
    found = [*_effects_of_loading, *(seen or []), *_read_and_no_module()]
    if _thread._count() > _threads:
        found.append("a thread that goes on")
    return found


def _note_threads() -> None:
    import threading

    start = _thread.start_new_thread

    def start_and_tell(*arguments: Any) -> int:
        if _seen is not None:
            _seen.append("_thread.start_new_thread")
        return start(*arguments)

    _thread.start_new_thread = threading._start_new_thread = start_and_tell  # type: ignore


class loading:  # noqa: N801 -- reads as a word of its own: `with loading():`
    """Code from elsewhere is loaded: what it does then counts in each run of this process."""

    def __enter__(self) -> None:
        self._is_outer = _seen is None
        if self._is_outer:
            watch_effects()

    def __exit__(self, *_: object) -> None:
        if self._is_outer:
            _effects_of_loading[:] = dict.fromkeys(stop_watching())


def _note(event: str, arguments: tuple[object, ...]) -> None:
    if _seen is None:
        return
    if event in _HARMLESS:
        if event != "compile" or not str(arguments[1]).startswith("<frozen"):
            return
    elif event in ("open", "os.listdir"):
        if isinstance(arguments[0], int):
            return  # what was opened before
        if sys._getframe(1).f_code.co_filename.startswith(_IMPORTS):
            if event == "open":
                import os

                _imported.add(os.path.abspath(str(arguments[0])))
            return
    _seen.append(f"{event} {arguments[0]!r}" if arguments else event)


def _read_and_no_module() -> list[str]:
    """What was read by way of the import system, and is not what a module was made from."""
    if not _imported:
        return []
    found: set[object] = set()
    for module in list(sys.modules.values()):
        spec = getattr(module, "__spec__", None)
        found |= {getattr(module, "__file__", None), getattr(spec, "origin", None)}
        found.add(getattr(spec, "cached", None))
    return [f"open {path!r}" for path in sorted(_imported) if path not in found]


def are_as_started(files: Iterable[str]) -> bool:
    """Whether none of the files has changed since the process started."""
    import os

    try:
        return all(os.stat(file).st_ctime_ns < STARTED for file in files)
    except OSError:
        return False
