"""Back ends, which store bytes by name on a server; the scheme of a URL chooses one.

To add one, write a class with get, put, remove and close that takes a URL and a clock, and a row in
BACKENDS. It retries its own connections; remote.py has limits, budgets and pauses.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Backend(Protocol):
        """Thread-safe. What goes wrong is a BackendFailure; nothing waits beyond its deadline."""

        def get(self, name: str, most: int, deadline: Deadline) -> bytes | None:
            """What is stored as `name`, or None. More than `most` bytes are a failure."""

        def put(self, name: str, data: bytes, deadline: Deadline) -> None:
            """Store the data. Raises Refused if the server takes none, or not this one."""

        def remove(self, name: str, deadline: Deadline) -> None:
            """Remove `name`, if it is there. Raises Refused if the server removes nothing."""

        def close(self) -> None:
            """Close the connections. You can go on using the back end."""


# Module and class, by scheme: imported when needed.
BACKENDS = {"http": ("http", "HttpBackend"), "https": ("http", "HttpBackend")}
SLICE = 0.25  # seconds; after each, a wait checks whether others have given the server up


class BackendFailure(Exception):
    """The server does not answer in time, or not as a cache does."""


class Refused(BackendFailure):
    """The server refuses requests of this kind, or, with `is_of_one`, just this one."""

    def __init__(self, status: int, *, is_of_one: bool = False) -> None:
        super().__init__(f"refused with status {status}")
        self.is_of_one = is_of_one


class Deadline:
    """When a request has to be over: after so many seconds, or when the server is given up."""

    __slots__ = ("_end", "_is_given_up", "_looked", "_monotonic")

    def __init__(
        self,
        seconds: float,
        monotonic: Callable[[], float],
        is_given_up: Callable[[], bool] = lambda: False,
    ) -> None:
        self._monotonic = monotonic
        self._is_given_up = is_given_up
        self._looked = monotonic()
        self._end = self._looked + seconds

    def left(self) -> float:
        """Seconds until then. Raises BackendFailure."""
        now = self._monotonic()
        if now - self._looked >= SLICE:
            self._looked = now
            if self._is_given_up():
                raise BackendFailure("others have given it up")
        if now >= self._end:
            raise BackendFailure("the server is too slow")
        return self._end - now

    def slice(self) -> float:
        """Seconds to wait at once."""
        return min(self.left(), SLICE)


class Url:
    """SCHEME://[USER[:PASSWORD]@]HOST[:PORT][/PATH]. Importing `urllib.parse` takes 20 ms."""

    __slots__ = ("host", "password", "path", "place", "port", "scheme", "user")

    def __init__(self, url: str) -> None:
        """Raises ValueError."""
        scheme, separator, rest = url.partition("://")
        authority, slash, path = rest.partition("/")
        login, at, self.place = authority.rpartition("@")
        self.scheme = scheme.lower() if separator else ""
        self.path = slash + path
        user, _, password = login.partition(":")
        self.user = percent_decoded(user) if at else None
        self.password = percent_decoded(password)
        self.host, port = split_port(self.place)
        self.port = int(port) if port.isascii() and port.isdigit() and len(port) < 6 else 0
        if port and not 0 < self.port < 1 << 16:
            raise ValueError(f"'{port}' is no port")
        if any(c <= " " or c in "\x7f?#" for c in url):
            raise ValueError("it has a character that none may have")


def split_port(place: str) -> tuple[str, str]:
    """Host and port; the host may be in brackets."""
    host, bracket, rest = place.rpartition("]")
    if bracket:
        return host.removeprefix("["), rest.removeprefix(":")
    host, _, port = place.partition(":")
    return host, port


def percent_decoded(text: str) -> bytes:
    first, *rest = text.encode("utf-8", "surrogateescape").split(b"%")
    parts = [first]
    for part in rest:
        try:
            parts.append(bytes([int(part[:2], 16)]) + part[2:])
        except ValueError:
            parts.append(b"%" + part)
    return b"".join(parts)


def url_problem(url: str) -> str:
    """Why `url` does not name a server, as a clause; empty if it does."""
    known = "http://HOST/PATH or https://HOST/PATH"
    try:
        parts = Url(url)
    except ValueError as error:
        return f"is not a URL ({error}): expected {known}"
    if parts.scheme in BACKENDS and parts.host:
        return ""
    if not parts.scheme:
        return f"is not the URL of a server: expected {known}"
    if parts.scheme in BACKENDS:
        return f"names no host: expected {known}"
    from tblgen_build._core import nearest

    near = nearest(parts.scheme, sorted(BACKENDS))
    hint = f"did you mean '{near}'?" if near else f"expected {known}"
    return f"has the scheme '{parts.scheme}', which is not known; {hint}"


def open_backend(url: str, monotonic: Callable[[], float]) -> Backend:
    """The back end for that URL. Raises ValueError."""
    if problem := url_problem(url):
        raise ValueError(f"'{without_password(url)}' {problem}")
    module, name = BACKENDS[Url(url).scheme]
    opened: Backend = getattr(__import__(f"tblgen_build.cache.{module}", fromlist=[name]), name)(
        url, monotonic
    )
    return opened


def without_password(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    user, at, host = rest.rpartition("@")
    return f"{scheme}{separator}{user.partition(':')[0]}{at}{host}"
