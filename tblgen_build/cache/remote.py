"""A store on a server, through any back end: its requests, how large they are, how long they wait.

What a server sends is checked. The worst that a server can do is a miss, and it costs a build one
time-out at most (patience.py). Knows no protocol.
"""

from __future__ import annotations

from time import monotonic

from tblgen_build import _core
from tblgen_build.cache.backend import BackendFailure, Deadline, Refused, open_backend
from tblgen_build.cache.patience import Patience

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from tblgen_build.cache.backend import Backend
    from tblgen_build.cache.local import LocalStore

    Answer = TypeVar("Answer")

LARGEST = 256 << 20  # bytes of a blob
LARGEST_ENTRY = 16 << 20  # bytes of what stands at /ac/


class RemoteStore:
    """One server, as a store. Thread-safe; never raises."""

    __slots__ = (
        "backend",
        "deadline",
        "is_read_only",
        "latency",
        "local",
        "monotonic",
        "patience",
        "url",
    )

    def __init__(
        self,
        url: str,
        local: LocalStore,
        *,
        is_read_only: bool = False,
        deadline: float | None = None,
        monotonic: Callable[[], float] = monotonic,
        backend: Backend | None = None,
    ) -> None:
        """`deadline`, in seconds, replaces the time that the build has left.

        Raises ValueError where `url` is not a URL of a server.
        """
        self.backend = backend or open_backend(url, monotonic)
        self.url = url
        self.local = local
        self.is_read_only = is_read_only
        self.deadline = deadline
        self.monotonic = monotonic
        self.patience = Patience(url, local)
        self.latency = 0.0

    def entry(self, key: str) -> bytes | None:
        return self._ask(lambda end: self.backend.get(f"/ac/{key}", LARGEST_ENTRY, end))

    def blob(self, digest: str) -> bytes | None:
        name = f"/cas/{digest}"
        data = self._ask(lambda end: self.backend.get(name, LARGEST, end))
        if data is None or _core.sha256(data).hex() == digest:
            return data
        self.local.count("remote-damaged")
        if not self.is_read_only:  # so that other processes do not ask again
            self._ask(lambda end: self.backend.remove(name, end), refusal=None)
        return None

    def put_entry(self, key: str, data: bytes) -> bool:
        if len(data) > LARGEST_ENTRY:
            return False
        return self._put(f"/ac/{key}", data)

    def put_blob(self, data: bytes) -> str | None:
        digest = _core.sha256(data).hex()
        return digest if self._put(f"/cas/{digest}", data) else None

    def has_served(self) -> None:
        """A whole result came from here."""
        self.patience.earned()

    def close(self) -> None:
        self.backend.close()

    # --- requests ---------------------------------------------------------

    def _put(self, name: str, data: bytes) -> bool:
        if self.is_read_only or len(data) > LARGEST or self.patience.is_left_alone("-put"):
            return False

        def put(end: Deadline) -> bool:
            self.backend.put(name, data, end)
            return True

        return bool(self._ask(put))

    def _ask(
        self, request: Callable[[Deadline], Answer], refusal: str | None = "-put"
    ) -> Answer | None:
        """The answer, or None. Failures are noted; a refusal counts as one of `refusal`."""
        if self.patience.is_left_alone():
            return None
        begin = self.monotonic()
        seconds = self.patience.left() if self.deadline is None else self.deadline
        try:
            return request(Deadline(seconds, self.monotonic, self.patience.is_left_alone))
        except Refused as error:
            if refusal is not None and not error.is_of_one:
                self._fail(refusal)
        except (BackendFailure, OSError, ValueError):
            self._fail("")
        finally:
            self.latency = self.monotonic() - begin
            if self.deadline is None:
                self.patience.took(self.latency)
        return None

    def _fail(self, what: str) -> None:
        self.local.count("remote-failures")
        self.patience.leave_alone(what)


def open_remote(url: str, local: LocalStore, *, is_read_only: bool = False) -> RemoteStore | None:
    """The store at `url`, or None if it is not a URL of a server."""
    try:
        return RemoteStore(url, local, is_read_only=is_read_only)
    except ValueError:
        return None
