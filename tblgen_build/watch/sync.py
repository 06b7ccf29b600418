"""The watcher's socket in the build folder: it tells clients when outputs are up to date.

    request:  {"command": "sync"}                 one line of JSON
    answer:   {"event": "synced", "succeeded": bool, "problem": text,
               "failed": {output: diagnostics, ...},
               "left_out": {output: why its command cannot run, ...}}

Launchers send it their commands, too, as they send them to the engine (`driver/request.py`). Knows
sockets, not what is built.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from typing import Any

from tblgen_build import running_code
from tblgen_build.batch import posix
from tblgen_build.driver.request import ProtocolError, Request, whole_request

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket

SOCKET_NAME = ".tblgen_watch"
LOCK_NAME = ".tblgen_watch_lock"
MAX_REQUEST = 1 << 20  # bytes


class WatcherClient:
    """A connection to a client, which sends one request."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self.received = b""

    def receive(self) -> dict[str, Any] | Request | None:
        """The request; None while it is not whole. Raises EOFError if none will come."""
        try:
            data = self.connection.recv(MAX_REQUEST)
        except BlockingIOError:
            return None
        except OSError as error:
            raise EOFError from error
        self.received += data
        if data and not self.received.startswith(b"{"):
            try:
                return whole_request(self.received, running_code.PACKAGE)
            except ProtocolError as error:
                raise EOFError from error
        line, newline, _ = self.received.partition(b"\n")
        if not newline:
            if not data or len(self.received) > MAX_REQUEST:
                raise EOFError
            return None
        try:
            request = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise EOFError from error
        if not isinstance(request, dict):
            raise EOFError
        return request

    def answer(self, data: dict[str, Any]) -> None:
        self.say(json.dumps(data).encode() + b"\n")
        self.close()

    def say(self, data: bytes) -> None:
        """Ignores clients that have gone away."""
        with contextlib.suppress(OSError):
            self.connection.settimeout(1.0)
            self.connection.sendall(data)

    def close(self) -> None:
        self.connection.close()


class SyncServer:
    """The socket of one build folder. Only one process has it: the one that holds the lock."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self._lock = -1
        self._listener: socket.socket | None = None
        self._clients: list[WatcherClient] = []

    def ensure(self) -> bool:
        """Listen, unless another process does. Works again after the folder was recreated."""
        if self._listener is not None and self._is_in_place():
            return True
        self._stop_listening()
        try:
            self._listen()
        except OSError:
            self._stop_listening()
        return self._listener is not None

    def _listen(self) -> None:
        path = os.path.join(self.folder, LOCK_NAME)
        self._lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
        if not posix.try_lock(self._lock):
            raise BlockingIOError
        with contextlib.suppress(FileNotFoundError):  # of a watcher that was killed
            os.unlink(os.path.join(self.folder, SOCKET_NAME))
        listener = posix.listen(self.folder, SOCKET_NAME)
        listener.setblocking(False)
        self._listener = listener

    def _is_in_place(self) -> bool:
        try:
            there = os.stat(os.path.join(self.folder, LOCK_NAME))
            os.stat(os.path.join(self.folder, SOCKET_NAME))
        except OSError:
            return False
        return os.path.samestat(there, os.fstat(self._lock))

    @property
    def is_listening(self) -> bool:
        return self._listener is not None

    @property
    def descriptors(self) -> list[int]:
        """Readable when there is something to take."""
        clients = [client.connection.fileno() for client in self._clients]
        return clients if self._listener is None else [self._listener.fileno(), *clients]

    def take(self) -> Iterator[tuple[WatcherClient, dict[str, Any] | Request]]:
        """Requests that have come; does not wait. Each client asks once."""
        self._accept()
        for client in list(self._clients):
            try:
                request = client.receive()
            except EOFError:
                self._clients.remove(client)
                client.close()
                continue
            if request is not None:
                self._clients.remove(client)
                yield client, request

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while self._listener is not None:
                connection, _ = self._listener.accept()
                connection.setblocking(False)
                self._clients.append(WatcherClient(connection))

    def _stop_listening(self) -> None:
        if self._listener is not None:
            self._listener.close()
            self._listener = None
            if self._is_in_place():
                with contextlib.suppress(OSError):
                    os.unlink(os.path.join(self.folder, SOCKET_NAME))
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1

    def close(self) -> None:
        for client in self._clients:
            client.close()
        self._clients.clear()
        self._stop_listening()


def ask(folder: str, request: dict[str, Any]) -> dict[str, Any] | None:
    """The watcher's answer; None if no watcher answers in that folder."""
    with contextlib.suppress(OSError, ValueError):
        with posix.connect(folder, SOCKET_NAME) as connection:
            connection.sendall(json.dumps(request).encode() + b"\n")
            with connection.makefile("rb") as answers:
                answer = json.loads(answers.readline())
        return answer if isinstance(answer, dict) else None
    return None
