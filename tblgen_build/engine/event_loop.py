"""Waits for descriptors and signals, and calls their handlers. Knows nothing of their meaning."""

from __future__ import annotations

import _signal as signal  # type: ignore[import-not-found]  # `signal` imports enum, 4 ms
import select

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Handler = Callable[[], None]

ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)


class EventLoop:
    """The handlers, by descriptor."""

    def __init__(self) -> None:
        self._poll = select.poll()
        self._handlers: dict[int, Handler] = {}

    def on_input(self, descriptor: int, handler: Handler) -> None:
        self._on(descriptor, handler, select.POLLIN)

    def on_hang_up(self, descriptor: int, handler: Handler) -> None:
        self._on(descriptor, handler, 0)

    def _on(self, descriptor: int, handler: Handler, events: int) -> None:
        self._handlers[descriptor] = handler
        self._poll.register(descriptor, events)

    def forget(self, descriptor: int) -> None:
        if self._handlers.pop(descriptor, None):
            self._poll.unregister(descriptor)

    def wait(self, milliseconds: float | None) -> bool:
        """Call the handlers of what happens first. False if nothing has in this time."""
        ready = self._poll.poll(milliseconds)
        for descriptor, _ in ready:
            if handler := self._handlers.get(descriptor):
                handler()
        return bool(ready)


class Signals:
    """The signals that ask a process to end: they call `end`, and a wait returns."""

    def __init__(self, events: EventLoop, end: Handler) -> None:
        import _socket

        def on_signal(number: int, frame: Any) -> None:
            end()

        self._wake = _socket.socketpair()
        self._wake[1].setblocking(False)
        signal.set_wakeup_fd(self._wake[1].fileno(), warn_on_full_buffer=False)
        events.on_input(self._wake[0].fileno(), lambda: None)
        self._before = {number: signal.signal(number, on_signal) for number in ENDING}

    def restore(self) -> None:
        """In a child: they do what they did before."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        for end in self._wake:
            end.close()
