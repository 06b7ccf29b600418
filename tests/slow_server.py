"""A server that keeps a client waiting or lies to it: a way by name. Knows nothing of caches."""

from __future__ import annotations

import socket
import socketserver
import struct
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

TEXT = b"x" * 1000
KEPT_OPEN = b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n"
PAUSE = 0.01  # seconds between bytes that drip


class Talk:
    """One connection: a request that was read, without its body, and what may be done to it."""

    def __init__(self, connection: socket.socket, end: threading.Event) -> None:
        self.connection, self.end = connection, end
        self.method, self.size, self.left = b"", 0, b""

    def listen(self) -> bool:
        """Whether there is a further request."""
        data = self.left
        while b"\r\n\r\n" not in data:
            received = self.connection.recv(1 << 16)
            if not received:
                return False
            data += received
        head, _, self.left = data.partition(b"\r\n\r\n")
        self.method = head.partition(b" ")[0]
        sizes = [line for line in head.split(b"\r\n") if line.startswith(b"Content-Length")]
        self.size = int(sizes[0].partition(b":")[2]) if sizes else 0
        return True

    def read_body(self) -> None:
        while len(self.left) < self.size:
            self.left += self.connection.recv(1 << 16)
        self.left = self.left[self.size :]

    def say(self, data: bytes) -> None:
        self.connection.sendall(data)

    def answer(self, body: bytes = TEXT) -> None:
        self.say(KEPT_OPEN % len(body) + body)

    def drip(self, data: bytes) -> None:
        for at in range(len(data)):
            self.say(data[at : at + 1])
            self.wait(PAUSE)

    def go_on(self, data: bytes, pause: float = 0.0) -> None:
        """Without end."""
        while not self.end.is_set():
            self.say(data)
            self.wait(pause)

    def wait(self, seconds: float | None = None) -> None:
        if self.end.wait(seconds):
            raise ConnectionError

    def reset(self) -> None:
        """Not an end, but an error for the reader."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.connection.close()


Way = Callable[[Talk], None]


def hang_up(talk: Talk) -> None:
    raise ConnectionError


def _slow_headers(talk: Talk) -> None:
    talk.drip(KEPT_OPEN % len(TEXT))
    talk.say(TEXT)


def _slow_body(talk: Talk) -> None:
    talk.say(KEPT_OPEN % len(TEXT))
    talk.drip(TEXT)


def _half(talk: Talk, then: Callable[[Talk], None]) -> None:
    talk.say(KEPT_OPEN % len(TEXT) + TEXT[:500])
    then(talk)


def _said(data: bytes) -> Way:
    return lambda talk: talk.say(data)


def _begun(data: bytes, more: bytes, pause: float = 0.0) -> Way:
    def way(talk: Talk) -> None:
        talk.say(data)
        talk.go_on(more, pause)

    return way


CHUNKED = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
# The client gives the server up.
WRONG: dict[str, Way] = {
    "slow headers": _slow_headers,
    "slow body": _slow_body,
    "stalls after half": lambda talk: _half(talk, Talk.wait),
    "a reset after half": lambda talk: _half(talk, Talk.reset),
    "hangs up after half": lambda talk: _half(talk, hang_up),
    "a reset": Talk.reset,
    "silence": Talk.wait,
    "leads to itself": _said(
        b"HTTP/1.1 302 Found\r\nLocation: /cache/ac/0\r\nContent-Length: 0\r\n\r\n"
    ),
    "endless headers": _begun(b"HTTP/1.1 200 OK\r\n", b"X: " + b"y" * 1000 + b"\r\n"),
    "one long header": _begun(b"HTTP/1.1 200 OK\r\nX: ", b"y" * 4096),
    "continues without end": _begun(b"", b"HTTP/1.1 100 Continue\r\n\r\n"),
    "continues without end, slowly": _begun(b"", b"HTTP/1.1 100 Continue\r\n\r\n", PAUSE),
    "tiny chunks": _begun(CHUNKED, b"1\r\nx\r\n"),
    "tiny chunks, slowly": _begun(CHUNKED, b"1\r\nx\r\n", PAUSE),
    "a chunk's endless extension": _begun(CHUNKED, b"1;a=" + b"b" * 1000),
    "endless trailers": _begun(CHUNKED + b"0\r\n", b"X: y\r\n"),
    "a negative size": _said(b"HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n"),
    "a size of 2^64": _said(b"HTTP/1.1 200 OK\r\nContent-Length: 18446744073709551616\r\n\r\n"),
    "two sizes": _said(b"HTTP/1.1 200 OK\r\nContent-Length: 5, 6\r\n\r\nhello"),
    "another protocol": _said(b"\0\0\x12\x04\0\0\0\0\0\0\x03\0\0\0\x64\0\x04\0\x10\0\0"),
    "come back later": _said(
        b"HTTP/1.1 429 Slow Down\r\nRetry-After: 3600\r\nContent-Length: 0\r\n\r\n"
    ),
}


def _reads_nothing(talk: Talk) -> None:
    """Of what is put."""
    if talk.method == b"PUT":
        talk.wait()
    talk.answer()


def _refuses_unread(talk: Talk) -> None:
    if talk.method == b"PUT":
        talk.say(b"HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        talk.wait(PAUSE)
        talk.reset()
    talk.answer()


WHEN_PUT: dict[str, Way] = {
    "reads nothing": _reads_nothing,
    "refuses what it has not read": _refuses_unread,
}


def _closes(talk: Talk) -> None:
    """It has said that it would not."""
    talk.answer()
    raise ConnectionError


def _closes_later(talk: Talk) -> None:
    talk.answer()
    talk.reset()


def _unasked(talk: Talk) -> None:
    """A second answer, to nothing, in one piece with the first."""
    talk.say(KEPT_OPEN % len(TEXT) + TEXT + KEPT_OPEN % 4 + b"evil")


def _continues(talk: Talk) -> None:
    talk.say(b"HTTP/1.1 100 Continue\r\n\r\n" * 20)
    talk.answer()


# The client has what it asks for, and goes on.
RIGHT: dict[str, Way] = {
    "well": Talk.answer,
    "closes what it keeps open": _closes,
    "resets what it keeps open": _closes_later,
    "an answer to nothing": _unasked,
    "continues": _continues,
}


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True
    block_on_close = False

    def __init__(self, way: Way) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.way = way
        self.requests = 0
        self.end = threading.Event()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/cache"


class Handler(socketserver.BaseRequestHandler):
    server: Server

    def handle(self) -> None:
        talk = Talk(self.request, self.server.end)
        try:
            while talk.listen():
                self.server.requests += 1
                if self.server.way not in WHEN_PUT.values():
                    talk.read_body()
                self.server.way(talk)
        except OSError:
            pass


@contextmanager
def running_slow_server(way: Way) -> Iterator[Server]:
    with Server(way) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.end.set()
            server.shutdown()
