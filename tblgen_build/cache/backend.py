"""What a back end is: bytes by name on a server; and which there are, by the scheme of a URL.

A further one is a class with get, put, remove and close, and a row in BACKENDS. Retries of its
connections are its own; limits, budgets and pauses are not (remote.py).
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Backend(Protocol):
        """Thread-safe. What goes wrong is a BackendFailure; nothing waits beyond its deadline."""

        def get(self, name: str, most: int, deadline: Deadline) -> bytes | None:
            """What is stored as `name`, None where nothing is. More than `most` is a failure."""

        def put(self, name: str, data: bytes, deadline: Deadline) -> None:
            """Store it. Raises Refused where the server takes none, or not this one."""

        def remove(self, name: str, deadline: Deadline) -> None:
            """Have nothing stored as `name`. Raises Refused where the server removes nothing."""

        def close(self) -> None:
            """Let go of connections. The back end may be used further."""


# Modules and classes, by scheme: nothing is imported before it is wanted.
BACKENDS = {"http": ("http", "HttpBackend"), "https": ("http", "HttpBackend")}
SLICE = 0.25  # seconds; who waits longer looks whether others have given the server up


class BackendFailure(Exception):
    """The server does not answer in time, or not as a cache does."""


class Refused(BackendFailure):
    """A request of this kind is not what the server does; `is_of_one`: just this one."""

    def __init__(self, status: int, *, is_of_one: bool = False) -> None:
        super().__init__(f"refused with status {status}")
        self.is_of_one = is_of_one


class Deadline:
    """When a request has to be over: after so many seconds, or when nobody wants the server."""

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


def url_problem(url: str) -> str:
    """Why `url` names no server, as a clause; empty where it does."""
    from urllib.parse import urlsplit

    known = "http://HOST/PATH or https://HOST/PATH"
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError as error:
        return f"is not a URL ({error}): expected {known}"
    if parts.scheme in BACKENDS and parts.hostname:
        return ""
    if not parts.scheme or "://" not in url:
        return f"is not the URL of a server: expected {known}"
    if parts.scheme in BACKENDS:
        return f"names no host: expected {known}"
    from difflib import get_close_matches

    near = get_close_matches(parts.scheme, sorted(BACKENDS), 1)
    hint = f"did you mean '{near[0]}'?" if near else f"expected {known}"
    return f"has the scheme '{parts.scheme}', which is not known; {hint}"


def open_backend(url: str, monotonic: Callable[[], float]) -> Backend:
    """The one for that URL. Raises ValueError."""
    if problem := url_problem(url):
        raise ValueError(f"'{without_password(url)}' {problem}")
    module, name = BACKENDS[url.partition(":")[0].lower()]
    opened: Backend = getattr(__import__(f"tblgen_build.cache.{module}", fromlist=[name]), name)(
        url, monotonic
    )
    return opened


def without_password(url: str) -> str:
    scheme, separator, rest = url.partition("://")
    user, at, host = rest.rpartition("@")
    return f"{scheme}{separator}{user.partition(':')[0]}{at}{host}"
