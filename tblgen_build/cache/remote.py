"""A store on a server that speaks Bazel's HTTP cache protocol.

GET and PUT of /ac/<key> and /cas/<digest> below a URL. A server is trusted for nothing
but the meaning of entries: whatever it does is a miss at worst, and takes no longer
than `DEADLINE`. After a failure it is left alone for `PAUSE`, by all processes that
share the local store.
"""

from __future__ import annotations

import os
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from time import monotonic
from urllib.parse import unquote, urlsplit

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from tblgen_build.cache.local import LocalStore

CONNECT_TIMEOUT = 1.0  # seconds
DEADLINE = 5.0  # seconds for one request in all
PAUSE = 60.0  # seconds
LARGEST = 256 << 20  # bytes of a blob
LARGEST_ENTRY = 1 << 20
_CHUNK = 1 << 16


class RemoteFailure(Exception):
    """The server does not answer, or not as a cache does."""


class RemoteStore:
    """One server. Thread-safe: a request has a connection of its own."""

    __slots__ = ("deadline", "is_read_only", "local", "monotonic", "url")

    def __init__(
        self,
        url: str,
        local: LocalStore,
        *,
        is_read_only: bool = False,
        deadline: float = DEADLINE,
        monotonic: Callable[[], float] = monotonic,
    ) -> None:
        self.url = urlsplit(url)
        self.local = local
        self.is_read_only = is_read_only
        self.deadline = deadline
        self.monotonic = monotonic

    def entry(self, key: str) -> bytes | None:
        return self._get(f"/ac/{key}", LARGEST_ENTRY)

    def blob(self, digest: str) -> bytes | None:
        data = self._get(f"/cas/{digest}", LARGEST)
        if data is None or _core.sha256(data).hex() == digest:
            return data
        self._fail("remote-damaged")
        return None

    def put_entry(self, key: str, data: bytes) -> bool:
        return self._put(f"/ac/{key}", data)

    def put_blob(self, data: bytes) -> str | None:
        digest = _core.sha256(data).hex()
        return digest if self._put(f"/cas/{digest}", data) else None

    # --- requests ---------------------------------------------------------

    def _get(self, path: str, largest: int) -> bytes | None:
        status, body = self._request("GET", path, None, largest)
        return body if status == 200 else None

    def _put(self, path: str, data: bytes) -> bool:
        if self.is_read_only or len(data) > LARGEST:
            return False
        status, _ = self._request("PUT", path, data, LARGEST_ENTRY)
        return 200 <= status < 300

    def _request(
        self, method: str, path: str, body: bytes | None, largest: int
    ) -> tuple[int, bytes]:
        """Status and body; status 0 where there was no useful answer."""
        if self.is_left_alone():
            return 0, b""
        try:
            status, answer = self._exchange(method, path, body, largest)
        except (OSError, HTTPException, RemoteFailure, ValueError):
            self._fail("remote-failures")
            return 0, b""
        if status >= 500 or status in (401, 403, 407, 429):
            self._fail("remote-failures")
        return status, answer

    def _exchange(
        self, method: str, path: str, body: bytes | None, largest: int
    ) -> tuple[int, bytes]:
        end = self.monotonic() + self.deadline
        connection = self._connection()
        try:
            connection.connect()
            sock = connection.sock
            sock.settimeout(self._left(end))
            connection.request(method, self.url.path.rstrip("/") + path, body, self._headers())
            response = connection.getresponse()
            parts, size = [], 0
            while True:
                sock.settimeout(self._left(end))
                part = response.read1(_CHUNK)
                if not part:
                    break
                parts.append(part)
                size += len(part)
                if size > largest:
                    raise RemoteFailure("too much")
            if response.length:
                raise RemoteFailure("truncated")
            return response.status, b"".join(parts)
        finally:
            connection.close()

    def _connection(self) -> HTTPConnection:
        host = self.url.hostname
        if not host or self.url.scheme not in ("http", "https"):
            raise RemoteFailure("not a URL of a cache")
        of_scheme = HTTPSConnection if self.url.scheme == "https" else HTTPConnection
        return of_scheme(host, self.url.port, timeout=min(CONNECT_TIMEOUT, self.deadline))

    def _headers(self) -> dict[str, str]:
        headers = {"Connection": "close", "Content-Type": "application/octet-stream"}
        if self.url.username is not None:
            from binascii import b2a_base64

            user = f"{unquote(self.url.username)}:{unquote(self.url.password or '')}"
            headers["Authorization"] = "Basic " + b2a_base64(user.encode(), newline=False).decode()
        return headers

    def _left(self, end: float) -> float:
        left = end - self.monotonic()
        if left <= 0:
            raise RemoteFailure("too slow")
        return left

    # --- leaving it alone -------------------------------------------------

    @property
    def _mark(self) -> str:
        """A file as old as the last failure."""
        server = _core.sha256(self.url.geturl().encode(errors="surrogateescape")).hex()
        return f"{self.local.folder}/remote-down/{server[:16]}"

    def is_left_alone(self) -> bool:
        try:
            return abs(self.local.clock() - os.stat(self._mark).st_mtime) < PAUSE
        except OSError:
            return False

    def _fail(self, counter: str) -> None:
        self.local.count(counter)
        self.local.mark(self._mark)


def open_remote(url: str, local: LocalStore, *, is_read_only: bool = False) -> RemoteStore | None:
    """The store behind `url`, or None where it is no URL of a server."""
    try:
        return RemoteStore(url, local, is_read_only=is_read_only)
    except ValueError:
        return None
