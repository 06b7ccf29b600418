"""A cache server for tests that can be told to lie, stall, drop connections and more."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager

STALLED = threading.Event()  # never set: waiting for it is waiting for the end of the test


class Server(socketserver.ThreadingTCPServer):
    """`behaviour` is one of the names in `Handler.do`; "well" stores and serves."""

    allow_reuse_address = True
    daemon_threads = True
    block_on_close = False

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.behaviour = "well"
        self.stored: dict[str, bytes] = {}
        self.requests: list[str] = []
        self.connections = 0
        self.delay = 0.0  # seconds before each answer

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/cache"


class Handler(socketserver.StreamRequestHandler):
    server: Server

    def handle(self) -> None:
        self.server.connections += 1
        try:
            while self.answer():
                pass
        except OSError:
            pass

    def answer(self) -> bool:
        request = self.rfile.readline().decode().split()
        if len(request) != 3:
            return False
        size = 0
        while (line := self.rfile.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode().partition(":")
            if name.lower() == "content-length":
                size = int(value)
        method, path = request[0], request[1].removeprefix("/cache")
        body = self.rfile.read(size)
        self.server.requests.append(f"{method} {path.split('/')[1]}")
        STALLED.wait(self.server.delay)
        return self.do(method, path, body)

    def do(self, method: str, path: str, body: bytes) -> bool:
        if method == "DELETE":
            if self.server.behaviour == "refuses-put":
                return self.send(405, b"no")
            return self.send(204 if self.server.stored.pop(path, None) else 404, b"")
        if method == "PUT":
            if self.server.behaviour == "refuses-put":
                return self.send(403, b"no")
            self.server.stored[path] = body
            return self.send(201, b"")
        if path not in self.server.stored:
            return self.send(404, b"not here")
        return self.misbehave(self.server.stored[path])

    def misbehave(self, data: bytes) -> bool:
        match self.server.behaviour:
            case "well" | "refuses-put":
                return self.send(200, data)
            case "chunks":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
                for part in [data[:10], data[10:]]:
                    self.wfile.write(b"%x;a=b\r\n%s\r\n" % (len(part), part) if part else b"")
                self.wfile.write(b"0\r\nTrailer: x\r\n\r\n")
                return True
            case "closes":
                self.wfile.write(b"HTTP/1.0 200 OK\r\n\r\n" + data)
            case "lies":
                return self.send(200, data[:-1] + bytes([data[-1] ^ 1]) if data else b"x")
            case "empties":
                return self.send(200, b"")
            case "truncates":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % (len(data) + 9))
                self.wfile.write(data)
            case "drops":
                self.connection.shutdown(socket.SHUT_RDWR)
            case "babbles":
                self.wfile.write(b"\x16\x03\x01 this is not a HTTP\r\n\r\n")
            case "fails":
                return self.send(503, b"busy")
            case "redirects":
                self.wfile.write(b"HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\n\r\n")
                return True
            case "floods":
                self.wfile.write(b"HTTP/1.1 200 OK\r\n\r\n")
                while True:
                    self.wfile.write(b"x" * 65536)
            case "stalls":
                STALLED.wait()
            case "drips":
                self.wfile.write(b"HTTP/1.1 200 OK\r\nX: ")
                while not STALLED.wait(0.01):
                    self.wfile.write(b"x")
        return False

    def send(self, status: int, body: bytes) -> bool:
        size = "" if status == 204 else f"Content-Length: {len(body)}\r\n"
        self.wfile.write(f"HTTP/1.1 {status} Whatever\r\n{size}\r\n".encode() + body)
        return True


@contextmanager
def running_server() -> Iterator[Server]:
    with Server() as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
