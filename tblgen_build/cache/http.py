"""A back end that speaks Bazel's HTTP cache protocol: GET, PUT and DELETE below a URL.

As much of HTTP/1.1 as that needs, since importing `http.client` takes as long as ten requests.
Connections are kept open, and every wait ends at the request's deadline, however slowly bytes
arrive.
"""

from __future__ import annotations

import _socket

from tblgen_build.cache.backend import BackendFailure, Refused, Url

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from tblgen_build.cache.backend import Deadline

CONNECT_TIMEOUT = 1.0  # seconds, for each address of the server
MOST_IDLE = 32  # connections
LARGEST_HEAD = 64 << 10  # bytes of a status and headers
LARGEST_REFUSAL = 1 << 20  # bytes of an answer that has nothing for us
_CHUNK = 1 << 16
_NOT_THERE = (404, 410)
_TOO_LARGE = 413


class HttpBackend:
    """One server. Thread-safe."""

    __slots__ = ("_head", "_idle", "_monotonic", "_path", "_tls", "url")

    def __init__(self, url: str, monotonic: Callable[[], float]) -> None:
        self.url = Url(url)
        self._monotonic = monotonic
        self._path = self.url.path.rstrip("/").encode("utf-8", "surrogateescape")
        self._head = headers(self.url)
        self._tls: Any = None  # made once: it reads all certificates
        self._idle: list[_Connection] = []

    def get(self, name: str, most: int, deadline: Deadline) -> bytes | None:
        status, body = self._exchange(b"GET", name, None, most, deadline)
        if status != 200 and status not in _NOT_THERE:
            raise BackendFailure(f"status {status}")
        return body if status == 200 else None

    def put(self, name: str, data: bytes, deadline: Deadline) -> None:
        status, _ = self._exchange(b"PUT", name, data, LARGEST_REFUSAL, deadline)
        if not 200 <= status < 300:
            raise Refused(status, is_of_one=status == _TOO_LARGE)

    def remove(self, name: str, deadline: Deadline) -> None:
        status, _ = self._exchange(b"DELETE", name, None, LARGEST_REFUSAL, deadline)
        if not 200 <= status < 300 and status not in _NOT_THERE:
            raise Refused(status)

    def close(self) -> None:
        while connection := self._idle_connection():
            connection.close()

    # --- connections ------------------------------------------------------

    def _exchange(
        self, method: bytes, name: str, body: bytes | None, most: int, deadline: Deadline
    ) -> tuple[int, bytes]:
        request = [self._request(method, name, body), *([body] if body else [])]
        while True:
            idle = self._idle_connection()
            connection = idle or self._connect(deadline)
            try:
                answer = connection.exchange(request, most, deadline)
            except OSError as error:
                connection.close()
                if idle is not None:
                    continue  # the server may have closed it in the meantime
                raise BackendFailure(str(error)) from error
            except BaseException:
                connection.close()
                raise
            if connection.is_reusable and len(self._idle) < MOST_IDLE:
                self._idle.append(connection)
            else:
                connection.close()
            return answer

    def _request(self, method: bytes, name: str, body: bytes | None) -> bytes:
        line = b"%s %s%s HTTP/1.1\r\n" % (method, self._path, name.encode())
        size = b"" if body is None else b"Content-Length: %d\r\n" % len(body)
        return line + self._head + size + b"\r\n"

    def _idle_connection(self) -> _Connection | None:
        try:
            return self._idle.pop()
        except IndexError:
            return None

    def _connect(self, deadline: Deadline) -> _Connection:
        host = self.url.host
        port = self.url.port or (443 if self.url.scheme == "https" else 80)
        failure = "no address"
        # As bytes: for a text, Python imports the rules of international names.
        for address in addresses(host.encode() if host.isascii() else host, port, deadline):
            try:
                opened = connected(address, min(CONNECT_TIMEOUT, deadline.left()))
                return _Connection(self._wrapped(opened, host, deadline))
            except OSError as error:
                failure = str(error)
        raise BackendFailure(failure)

    def _wrapped(self, opened: _socket.socket, host: str, deadline: Deadline) -> Any:
        if self.url.scheme != "https":
            return opened
        import socket
        import ssl

        if self._tls is None:
            self._tls = ssl.create_default_context()
        wrapped = socket.socket(fileno=opened.detach())
        wrapped.settimeout(deadline.left())
        return self._tls.wrap_socket(wrapped, server_hostname=host)


def headers(url: Url) -> bytes:
    """Those of every request."""
    lines = [
        f"Host: {url.place}",
        "Accept-Encoding: identity",
        "Content-Type: application/octet-stream",
    ]
    if url.user is not None:
        from binascii import b2a_base64

        login = b2a_base64(url.user + b":" + url.password, newline=False)
        lines.append("Authorization: Basic " + login.decode())
    return "".join([f"{line}\r\n" for line in lines]).encode("utf-8", "surrogateescape")


def addresses(host: str | bytes, port: int, deadline: Deadline) -> Sequence[Any]:
    """What the host's name stands for. The system's resolver knows no deadline: a thread waits."""
    try:
        return _socket.getaddrinfo(host, port, 0, _socket.SOCK_STREAM, 0, _socket.AI_NUMERICHOST)
    except OSError:
        import _thread

    found: list[Sequence[Any]] = []
    done = _thread.allocate_lock()
    done.acquire()

    def resolve() -> None:
        try:
            found.append(_socket.getaddrinfo(host, port, 0, _socket.SOCK_STREAM))
        except (OSError, UnicodeError):
            pass
        done.release()

    _thread.start_new_thread(resolve, ())
    while not done.acquire(timeout=deadline.slice()):
        pass
    return found[0] if found else ()


def connected(address: Any, seconds: float) -> _socket.socket:
    """Raises OSError."""
    family, kind, protocol, _, place = address
    opened = _socket.socket(family, kind, protocol)
    try:
        opened.settimeout(seconds)
        opened.connect(place)
        opened.setsockopt(_socket.IPPROTO_TCP, _socket.TCP_NODELAY, 1)
    except BaseException:
        opened.close()
        raise
    return opened


class _Connection:
    """An open connection: request, answer, request."""

    __slots__ = ("_data", "_socket", "_used", "is_reusable")

    def __init__(self, opened: Any) -> None:
        self._socket = opened
        self._data = b""  # received
        self._used = 0  # so many bytes of it; small chunks would copy the rest each time
        self.is_reusable = True

    def close(self) -> None:
        self._socket.close()

    def exchange(
        self, request: Sequence[bytes], most: int, deadline: Deadline
    ) -> tuple[int, bytes]:
        """Status and body. Raises OSError and BackendFailure."""
        unsent: ConnectionError | None = None
        try:
            for part in request:
                self._send(part, deadline)
        except ConnectionError as error:  # it may have refused what it has not read
            unsent = error
        status, fields = self._head(deadline)
        if unsent is not None:
            self.is_reusable = False
            if status < 400:
                raise unsent
            return status, b""
        body = self._body(status, fields, most, deadline)
        if self._used < len(self._data):  # it says more than it was asked
            self.is_reusable = False
        return status, body

    def _send(self, data: bytes, deadline: Deadline) -> None:
        view = memoryview(data)
        while view:
            self._socket.settimeout(deadline.slice())
            try:
                view = view[self._socket.send(view) :]
            except TimeoutError:
                continue

    def _receive(self, deadline: Deadline) -> bytes:
        """What comes next; empty at the end."""
        while True:
            self._socket.settimeout(deadline.slice())
            try:
                received: bytes = self._socket.recv(_CHUNK)
            except TimeoutError:
                continue
            return received

    def _more(self, deadline: Deadline) -> None:
        """Raises ConnectionError where the server has hung up."""
        received = self._receive(deadline)
        if not received:
            raise ConnectionError("the server has hung up")
        self._data = self._data[self._used :] + received
        self._used = 0

    def _until(self, end: bytes, deadline: Deadline) -> bytes:
        while (at := self._data.find(end, self._used)) < 0:
            if len(self._data) - self._used > LARGEST_HEAD:
                raise BackendFailure("headers without an end")
            self._more(deadline)
        found = self._data[self._used : at]
        self._used = at + len(end)
        return found

    def _exactly(self, size: int, deadline: Deadline) -> bytes:
        parts = [self._data[self._used : self._used + size]]
        left = size - len(parts[0])
        self._used += len(parts[0])
        while left > 0:
            received = self._receive(deadline)
            if not received:
                raise BackendFailure("the answer is cut off")
            parts.append(received[:left])
            self._data, self._used = received, len(parts[-1])
            left -= len(parts[-1])
        return b"".join(parts)

    def _to_the_end(self, most: int, deadline: Deadline) -> bytes:
        parts = [self._data[self._used :]]
        size = len(parts[0])
        self._data, self._used = b"", 0
        self.is_reusable = False
        while received := self._receive(deadline):
            parts.append(received)
            size += len(received)
            check_size(size, most)
        return b"".join(parts)

    def _head(self, deadline: Deadline) -> tuple[int, dict[bytes, bytes]]:
        """Of the final answer: 'continue' may come before it."""
        status = 100
        while 100 <= status < 200:
            status_line, *lines = self._until(b"\r\n\r\n", deadline).split(b"\r\n")
            version, _, rest = status_line.partition(b" ")
            if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
                raise BackendFailure("that is not HTTP")
            status = int(rest[:3])
            pairs = [line.partition(b":") for line in lines]
            fields = {name.strip().lower(): value.strip().lower() for name, _, value in pairs}
        connection = fields.get(
            b"connection", b"keep-alive" if version != b"HTTP/1.0" else b"close"
        )
        self.is_reusable = b"close" not in connection
        return status, fields

    def _body(
        self, status: int, fields: dict[bytes, bytes], most: int, deadline: Deadline
    ) -> bytes:
        if status in (204, 304):
            return b""
        if b"chunked" in fields.get(b"transfer-encoding", b""):
            return self._chunks(most, deadline)
        if (length := fields.get(b"content-length")) is None:
            return self._to_the_end(most, deadline)
        return self._exactly(number(length, 10, most), deadline)

    def _chunks(self, most: int, deadline: Deadline) -> bytes:
        parts, total = [], 0
        while True:
            line = self._until(b"\r\n", deadline)
            size = number(line.partition(b";")[0].strip(), 16, most)
            if size == 0:
                break
            total += size
            check_size(total, most)
            parts.append(self._exactly(size, deadline))
            if self._exactly(2, deadline) != b"\r\n":
                raise BackendFailure("that is not HTTP")
        while self._until(b"\r\n", deadline):
            pass
        return b"".join(parts)


def number(text: bytes, base: int, most: int) -> int:
    """Of bytes that are to come. Raises BackendFailure."""
    try:
        found = int(text, base) if text.isalnum() and len(text) < 20 else -1
    except ValueError:
        found = -1
    if found < 0:
        raise BackendFailure("that is not HTTP")
    check_size(found, most)
    return found


def check_size(size: int, most: int) -> None:
    if size > most:
        raise BackendFailure("more than anybody has put there")
