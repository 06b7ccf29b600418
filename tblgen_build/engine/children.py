"""The commands that run in children of the engine: forks, and tells clients how a child ends."""

from __future__ import annotations

import os

from tblgen_build.engine.child import run_child

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from tblgen_build.driver.request import Request
    from tblgen_build.engine.clients import Clients
    from tblgen_build.engine.event_loop import EventLoop
    from tblgen_build.engine.protocol import Client


class Child:
    """A command under way, and who asked for it."""

    __slots__ = ("client", "number", "process")

    def __init__(self, client: Client, number: int) -> None:
        self.client = client
        self.number = number
        self.process = os.pidfd_open(number)  # readable when it has ended


class Children:
    def __init__(
        self, clients: Clients, events: EventLoop, leave: Callable[[Client | None], None]
    ) -> None:
        """`leave` closes what is the engine's, but for a client that the child serves."""
        self._clients = clients
        self._events = events
        self._leave = leave
        self._children: list[Child] = []

    def __bool__(self) -> bool:
        return bool(self._children)

    def run(self, client: Client, request: Request, front_key: str) -> None:
        """Have a child run the command. Dismisses the client if there can be none."""
        try:
            number = os.fork()
        except OSError:
            self._clients.dismiss(client)
            return
        if number == 0:
            self._leave(client)
            client.connection.settimeout(None)
            run_child(client, request, front_key)
        child = Child(client, number)
        self._children.append(child)
        self._events.on_input(child.process, lambda: self._end(child))
        self._clients.on_hang_up(client, lambda: self._kill(child))

    def _end(self, child: Child) -> None:
        """Tell the waiting client how the child has ended."""
        _, status = os.waitpid(child.number, 0)
        child.client.tell(status)
        self._events.forget(child.process)
        self._children.remove(child)
        os.close(child.process)
        self._clients.dismiss(child.client)

    def _kill(self, child: Child) -> None:
        """Nobody waits for the child any more: it ends as a killed process does."""
        os.kill(child.number, 9)
        self._clients.ignore(child.client)

    def served(self) -> list[Client]:
        return [child.client for child in self._children]

    def leave(self) -> None:
        """In a child: forget the others."""
        for child in self._children:
            os.close(child.process)
