"""What generators from elsewhere do besides computing, as far as Python reports it.

From loading their code to the end of a run: docs/cache.md, "Your own generators".
"""

from __future__ import annotations

import _thread
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What Python reports of code that computes, imports and looks at itself. All else is an effect:
# files, folders, processes, threads, connections, databases, foreign functions.
_HARMLESS = frozenset(
    {
        "array.__new__",
        "builtins.id",
        "compile",
        "exec",
        "function.__new__",
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
_OF_IMPORTS = ("marshal.loads", "open", "os.listdir")  # harmless where modules are imported
_IMPORTS = "<frozen importlib"  # what the files of the code that imports are called


_seen: list[str] | None = None  # what was done while it is being watched
_imported: set[str] = set()  # files that the import system has read meanwhile
_wanted: list[tuple[str, str]] = []  # modules that were not loaded, and the file that imports them
_threads = 0  # that there were before
_has_hook = False
_effects_of_loading: list[str] = []  # modules are loaded once, for all that use them


def watch_effects() -> None:
    """From here on note what the process does besides computing, as far as Python reports it.

    What it does not report: environment variables, the current folder, states of files, clock,
    chance. One run at a time.
    """
    global _seen, _threads, _has_hook
    _seen = []
    _threads = _thread._count()
    _imported.clear()
    _wanted.clear()
    if not _has_hook:  # Python cannot be told to forget one
        _has_hook = True
        sys.addaudithook(_note)
        if sys.version_info < (3, 12):  # which report that themselves
            _note_threads()


def stop_watching() -> list[str]:
    """What was done since `watch_effects`, and while code from elsewhere was loaded."""
    global _seen
    seen, _seen = _seen, None
    found = [*_effects_of_loading, *(seen or []), *_read_and_no_module(), *_not_there()]
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
    if event == "import":
        _wanted.append((str(arguments[0]), sys._getframe(1).f_code.co_filename))
        return
    if event in _HARMLESS:
        if event != "compile" or not str(arguments[1]).startswith("<frozen"):
            return
    elif event in _OF_IMPORTS:
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


def _not_there() -> list[str]:
    """Imports that failed: what tries one does something else where it succeeds.

    Not those of installed packages, which try what their own dependencies may lack.
    """
    missing = {name: file for name, file in _wanted if name not in sys.modules}
    return [
        f"import of {name!r}, which is not there"
        for name, file in missing.items()
        if not _is_installed(file)
    ]


def _is_installed(file: str) -> bool:
    """Whether it is the standard library's, ours, or of what was installed."""
    import os

    if file.startswith("<frozen "):  # so are modules called that Python has in itself
        return True
    own = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folders = (os.path.dirname(os.__file__), own)
    return any(file.startswith(f"{folder}/") for folder in folders) or (
        "/site-packages/" in file or "/dist-packages/" in file
    )
