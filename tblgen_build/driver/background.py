"""Runs a function on its own thread: for native work that needs no interpreter.

It is as light as possible, because a compile of a few milliseconds pays for it.
"""

from __future__ import annotations

import _thread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Generic, TypeVar

    T = TypeVar("T")
else:

    class Generic:
        def __class_getitem__(cls, _):
            return cls

    T = None


class Background(Generic[T]):
    """Runs `function(*arguments)` from now on."""

    def __init__(self, function: Callable[..., T], *arguments: object) -> None:
        self._begun = _thread.allocate_lock()
        self._begun.acquire()
        self._done = _thread.allocate_lock()
        self._done.acquire()
        self._error: Exception | None = None
        self._value: T | None = None
        _thread.start_new_thread(self._run, (function, arguments))
        # Hands the interpreter over: the thread would get it after 5 ms, or when this one waits.
        self._begun.acquire()

    def _run(self, function: Callable[..., T], arguments: tuple[object, ...]) -> None:
        self._begun.release()
        try:
            self._value = function(*arguments)
        except Exception as error:
            self._error = error
        finally:
            self._done.release()

    def wait(self) -> None:
        """Until the function has returned or raised."""
        with self._done:
            pass

    def result(self) -> T:
        """What the function returned, once it has; raises what it raised."""
        self.wait()
        if self._error is not None:
            raise self._error
        return self._value  # type: ignore[return-value]
