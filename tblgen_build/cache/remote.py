"""A store on a server that speaks Bazel's HTTP cache protocol.

GET and PUT of /ac/<key> and /cas/<digest> below a URL. Data from a server is used only after it was
checked. The worst a server can cause is a cache miss, and a request takes no longer than its
deadline. After a failure, no process that shares the local store asks the server again for `PAUSE`.
"""

from __future__ import annotations

import io
import os
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import monotonic
from urllib.parse import unquote, urlsplit

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from typing import Any

    from tblgen_build.cache.local import LocalStore

CONNECT_TIMEOUT = 1.0  # seconds
DEADLINE = 5.0  # seconds for one request, from connecting to its last byte
PAUSE = 60.0  # seconds
LARGEST = 256 << 20  # bytes of a blob
LARGEST_ENTRY = 1 << 20  # bytes of what stands at /ac/
_CHUNK = 1 << 16
_NO_ANSWER = 0


class RemoteFailure(Exception):
    """The server does not answer in time, or not as a cache does."""


class RemoteStore:
    """One server, with the connections it keeps open. Thread-safe."""

    __slots__ = ("_idle", "_paused", "deadline", "is_read_only", "local", "monotonic", "url")

    def __init__(
        self,
        url: str,
        local: LocalStore,
        *,
        is_read_only: bool = False,
        deadline: float = DEADLINE,
        monotonic: Callable[[], float] = monotonic,
    ) -> None:
        """Raises ValueError where `url` is not a URL of a server."""
        self.url = urlsplit(url)
        if self.url.scheme not in ("http", "https") or not self.url.hostname:
            raise ValueError(f"'{url}' is not the URL of a server")
        _ = self.url.port  # raises
        self.local = local
        self.is_read_only = is_read_only
        self.deadline = deadline
        self.monotonic = monotonic
        self._idle: list[_Connection] = []
        self._paused: set[str] = set()  # marks that could not be written

    def entry(self, key: str) -> bytes | None:
        return self._get(f"/ac/{key}", LARGEST_ENTRY)

    def blob(self, digest: str) -> bytes | None:
        data = self._get(f"/cas/{digest}", LARGEST)
        if data is None or _core.sha256(data).hex() == digest:
            return data
        self.local.count("remote-damaged")
        return None

    def put_entry(self, key: str, data: bytes) -> bool:
        return self._put(f"/ac/{key}", data)

    def put_blob(self, data: bytes) -> str | None:
        digest = _core.sha256(data).hex()
        return digest if self._put(f"/cas/{digest}", data) else None

    def close(self) -> None:
        """Close the connections that are open. The store may be used further."""
        while connection := self._idle_connection():
            connection.close()

    # --- requests ---------------------------------------------------------

    def _get(self, path: str, largest: int) -> bytes | None:
        status, body = self._request("GET", path, None, largest)
        if status not in (_NO_ANSWER, 200, 404, 410):
            self._fail("")
        return body if status == 200 else None

    def _put(self, path: str, data: bytes) -> bool:
        if self.is_read_only or len(data) > LARGEST or self.is_left_alone("-put"):
            return False
        status, _ = self._request("PUT", path, data, LARGEST_ENTRY)
        if 200 <= status < 300:
            return True
        if status not in (_NO_ANSWER, 413):  # too large says nothing of other blobs
            self._fail("-put")
        return False

    def _request(self, method: str, path: str, body: bytes | None, most: int) -> tuple[int, bytes]:
        if self.is_left_alone(""):
            return _NO_ANSWER, b""
        try:
            return self._exchange(method, self.url.path.rstrip("/") + path, body, most)
        except (OSError, HTTPException, RemoteFailure, ValueError):
            self._fail("")
            return _NO_ANSWER, b""

    def _exchange(self, method: str, path: str, body: bytes | None, most: int) -> tuple[int, bytes]:
        end = self.monotonic() + self.deadline
        while True:
            connection = self._idle_connection() or self._connection()
            is_reused = connection.is_open
            connection.end = end
            try:
                answer = connection.exchange(method, path, body, self._headers(), most)
            except (OSError, HTTPException):
                connection.close()
                if is_reused and self.monotonic() < end:
                    continue  # the server may have closed it in the meantime
                raise
            except BaseException:
                connection.close()
                raise
            if connection.is_open:
                self._idle.append(connection)
            return answer

    def _idle_connection(self) -> _Connection | None:
        try:
            return self._idle.pop()
        except IndexError:
            return None

    def _connection(self) -> _Connection:
        of_scheme = HTTPSConnection if self.url.scheme == "https" else HTTPConnection
        timeout = min(CONNECT_TIMEOUT, self.deadline)
        assert self.url.hostname is not None
        return _Connection(
            of_scheme(self.url.hostname, self.url.port, timeout=timeout), self.monotonic
        )

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/octet-stream", "Accept-Encoding": "identity"}
        if self.url.username is not None:
            from binascii import b2a_base64

            user = f"{unquote(self.url.username)}:{unquote(self.url.password or '')}"
            headers["Authorization"] = "Basic " + b2a_base64(user.encode(), newline=False).decode()
        return headers

    # --- leaving it alone -------------------------------------------------

    def _mark(self, what: str) -> str:
        """A file as old as the last failure; `what` is "" for all requests, "-put" for those."""
        server = _core.sha256(self.url.geturl().encode(errors="surrogateescape")).hex()
        return f"{self.local.folder}/remote-down/{server[:16]}{what}"

    def is_left_alone(self, what: str) -> bool:
        try:
            return abs(self.local.clock() - os.stat(self._mark(what)).st_mtime) < PAUSE
        except OSError:
            return what in self._paused

    def _fail(self, what: str) -> None:
        self.local.count("remote-failures")
        if not self.local.mark(self._mark(what)):
            self._paused.add(what)


class _Connection:
    """An HTTP connection on which every wait ends at `end`, however slowly bytes arrive."""

    __slots__ = ("_http", "_monotonic", "_socket", "end")

    def __init__(self, http: HTTPConnection, monotonic: Callable[[], float]) -> None:
        self._http = http
        self._monotonic = monotonic
        self._socket: socket.socket | None = None
        self.end = 0.0

    @property
    def is_open(self) -> bool:
        return self._socket is not None

    def exchange(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str], most: int
    ) -> tuple[int, bytes]:
        """Status and body. Raises OSError, HTTPException or RemoteFailure."""
        if self._socket is None:
            self._http.connect()
            self._socket = self._http.sock
            self._http.sock = _TimedSocket(self)
        self._http.request(method, path, body, headers)
        response = self._http.getresponse()
        parts, size = [], 0
        while part := response.read1(_CHUNK):
            parts.append(part)
            size += len(part)
            if size > most:
                raise RemoteFailure("more than anybody has put there")
        if response.length:
            raise RemoteFailure("the answer is cut off")
        if response.will_close:
            self.close()
        return response.status, b"".join(parts)

    def timed(self) -> socket.socket:
        """The socket, with the time that is left."""
        left = self.end - self._monotonic()
        if left <= 0 or self._socket is None:
            raise RemoteFailure("the server is too slow")
        self._socket.settimeout(left)
        return self._socket

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None


class _TimedSocket:
    """What http.client uses of a socket. It closes sockets that answers are still read from."""

    __slots__ = ("_connection",)

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection

    def sendall(self, data: bytes) -> None:
        self._connection.timed().sendall(data)

    def makefile(self, mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self._connection), _CHUNK)

    def close(self) -> None:
        pass


class _TimedReader(io.RawIOBase):
    def __init__(self, connection: _Connection) -> None:
        self._connection = connection

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        return self._connection.timed().recv_into(buffer)


def open_remote(url: str, local: LocalStore, *, is_read_only: bool = False) -> RemoteStore | None:
    """The store at `url`, or None if it is not a URL of a server."""
    try:
        return RemoteStore(url, local, is_read_only=is_read_only)
    except ValueError:
        return None
