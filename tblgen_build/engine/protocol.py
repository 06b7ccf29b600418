"""The engine's end of a connection: the client, its rights, and the descriptors that it sends.

`driver/request.py` has the messages. Descriptors are sent only to a running child, so a stopped
engine holds no other process's pipe.
"""

from __future__ import annotations

import os
import sys

from tblgen_build.driver.request import LARGEST, ProtocolError, numbers, whole_request

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Sequence

    from tblgen_build.driver.request import Request

PATIENCE = 30.0  # seconds for descriptors to arrive: a busy machine may be slow
DESCRIPTORS = 4


class Client:
    """A launcher that has connected: its request comes in pieces."""

    __slots__ = ("caller", "connection", "data")

    def __init__(self, connection: Socket) -> None:
        """Raises OSError, and ProtocolError if it is another user's, or has other rights."""
        import _socket

        peer = connection.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 12)
        if int.from_bytes(peer[4:8], sys.byteorder) != os.geteuid():
            raise ProtocolError
        self.caller = int.from_bytes(peer[:4], sys.byteorder)  # the process
        if rights_of(self.caller) != own_rights():  # a child would have ours
            raise ProtocolError
        connection.setblocking(False)
        self.connection = connection
        self.data = b""

    def receive(self, name: str) -> Request | None:
        """The request, once it is whole. Raises ProtocolError and OSError."""
        try:
            piece = self.connection.recv(LARGEST)
        except BlockingIOError:
            return None
        if not piece:
            raise ProtocolError
        self.data += piece
        return whole_request(self.data, name)

    def has_left(self) -> bool:
        """Whether the launcher has hung up."""
        import select

        poll = select.poll()
        poll.register(self.connection.fileno(), 0)
        return bool(poll.poll(0))

    def tell(self, *values: int) -> None:
        self.say(numbers(*values))

    def say(self, data: bytes) -> None:
        try:
            self.connection.settimeout(1.0)  # a launcher that waits reads at once
            self.connection.sendall(data)
        except OSError:  # it has hung up
            return

    def close(self) -> None:
        self.connection.close()


# Of /proc/PID/status: what a process may do.
RIGHTS = (
    b"Uid:", b"Gid:", b"Groups:", b"CapInh:", b"CapPrm:", b"CapEff:", b"CapBnd:", b"CapAmb:",
    b"NoNewPrivs:", b"Seccomp:", b"Seccomp_filters:",
)  # fmt: skip
NAMESPACES = ("mnt", "pid", "user", "net", "ipc", "uts", "cgroup")
_own_rights: list[bytes] = []


def rights_of(process: int) -> list[bytes]:
    """User, capabilities, filters and namespaces. Raises OSError if the process hides them."""
    place = f"/proc/{process}"
    with open(f"{place}/status", "rb") as file:
        found = [line for line in file if line.startswith(RIGHTS)]
    links = [os.readlink(f"{place}/ns/{name}") for name in NAMESPACES]
    return [*found, *[os.fsencode(link) for link in (*links, os.readlink(f"{place}/root"))]]


def own_rights() -> list[bytes]:
    if not _own_rights:
        _own_rights[:] = rights_of(os.getpid())
    return _own_rights


def receive_descriptors(connection: Socket) -> Sequence[int]:
    """Standard ones, and the folder. Raises ProtocolError and OSError."""
    import _socket

    connection.settimeout(PATIENCE)
    _, messages, flags, _ = connection.recvmsg(1, _socket.CMSG_SPACE(4 * DESCRIPTORS))
    found = [
        int.from_bytes(content[at : at + 4], sys.byteorder)
        for level, kind, content in messages
        if (level, kind) == (_socket.SOL_SOCKET, _socket.SCM_RIGHTS)
        for at in range(0, len(content) - 3, 4)
    ]
    if len(found) != DESCRIPTORS or flags & _socket.MSG_CTRUNC:
        raise ProtocolError
    connection.settimeout(None)
    return found
