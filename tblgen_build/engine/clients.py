"""Listens for launchers: collects each one's request, and hangs up when it is served.

Knows nothing of what a request asks for.
"""

from __future__ import annotations

from time import monotonic

from tblgen_build.driver.request import ProtocolError
from tblgen_build.engine.protocol import Client

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Callable

    from tblgen_build.driver.request import Request
    from tblgen_build.engine.event_loop import EventLoop

LISTENER = 5  # a descriptor, as the launcher gives it


class Clients:
    """Those that are connected. `serve` gets each request that a launcher still waits for."""

    def __init__(
        self, name: str, events: EventLoop, serve: Callable[[Client, Request], None]
    ) -> None:
        """`name` is what both ends must have in common. Raises OSError."""
        import _socket

        self.asked_at = monotonic()  # when the last request came
        self._name = name
        self._events = events
        self._serve = serve
        self._clients: list[Client] = []
        self._listener: Socket = _socket.socket(fileno=LISTENER)
        self._listener.setblocking(False)
        events.on_input(LISTENER, self._accept)

    def __bool__(self) -> bool:
        return bool(self._clients)

    def _accept(self) -> None:
        import _socket

        try:
            descriptor, _ = self._listener._accept()  # type: ignore[attr-defined]
        except OSError:
            return
        connection: Socket = _socket.socket(fileno=descriptor)
        try:
            client = Client(connection)
        except (ProtocolError, OSError):
            connection.close()
            return
        self._clients.append(client)
        self._events.on_input(descriptor, lambda: self._receive(client))

    def _receive(self, client: Client) -> None:
        try:
            request = client.receive(self._name)
        except (ProtocolError, OSError):
            self.dismiss(client)
            return
        if request is None:
            return
        self.asked_at = monotonic()
        self._events.forget(client.connection.fileno())
        if client.has_left():  # nothing waits for the answer
            self.dismiss(client)
        else:
            self._serve(client, request)

    def on_hang_up(self, client: Client, handler: Callable[[], None]) -> None:
        """Call the handler when the client, whose request has come, waits no longer."""
        self._events.on_hang_up(client.connection.fileno(), handler)

    def ignore(self, client: Client) -> None:
        """Keep the connection, but handle no more events of it."""
        self._events.forget(client.connection.fileno())

    def dismiss(self, client: Client) -> None:
        """Hang up. A launcher without an answer does the command by itself."""
        self.ignore(client)
        if client in self._clients:
            self._clients.remove(client)
        client.close()

    def leave(self, served: Client | None) -> None:
        """In a child: close all but the one that it serves."""
        for client in self._clients:
            if client is not served:
                client.close()
        self._listener.close()

    def stop_listening(self) -> None:
        self._listener.close()

    def dismiss_all_but(self, served: list[Client]) -> None:
        for client in list(self._clients):
            if client not in served:
                self.dismiss(client)
