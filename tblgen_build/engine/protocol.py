"""The messages between a launcher and the engine; `launcher/engine.cpp` has the other end.

    request: SIZE 8 hexadecimal digits, and that many bytes: words between NULs
             PROTOCOL NAME PERSONALITY DIRECTORY COUNT VARIABLE... PROGRAM ARGUMENT...
    answers: numbers of 4 bytes. Who does it, a process; then either
             MADE SIZE and that many bytes of encoded messages: the outputs are in place
             WANTS_DESCRIPTORS; standard input, output, error and the current folder come with a
             byte; BEGUN, after which nobody else does the command; what wait() says of it

If the connection ends without the last answer, the launcher starts Python itself. Descriptors are
sent only to a running child, so a stopped engine holds no other process's pipe.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Sequence

PROTOCOL = "tblgen-build engine 2"
BEGUN, MADE, WANTS_DESCRIPTORS = -1, -2, -3
LARGEST = 64 << 10  # bytes of a request
PATIENCE = 30.0  # seconds for descriptors to arrive: a busy machine may be slow
DESCRIPTORS = 4


class ProtocolError(Exception):
    """Not what a launcher of this installation would have sent."""


class Request:
    """A command as it would have been started."""

    __slots__ = ("arguments", "directory", "personality", "program", "variables")

    def __init__(self, text: bytes, name: str) -> None:
        """`name` is the engine's. Raises ProtocolError."""
        words = [os.fsdecode(word) for word in text.split(b"\0")]
        if len(words) < 6 or words[0] != PROTOCOL or words[1] != name or not words[4].isdecimal():
            raise ProtocolError
        _, _, self.personality, self.directory, count, *rest = words
        self.variables = rest[: int(count)]
        if len(rest) <= int(count):
            raise ProtocolError
        self.program, *self.arguments = rest[int(count) :]


class Client:
    """A launcher that has connected: its request comes in pieces."""

    __slots__ = ("caller", "connection", "data")

    def __init__(self, connection: Socket) -> None:
        """Raises OSError, and ProtocolError where it is another user's, or has other rights."""
        import _socket

        peer = connection.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 12)
        if int.from_bytes(peer[4:8], sys.byteorder) != os.geteuid():
            raise ProtocolError
        self.caller = int.from_bytes(peer[:4], sys.byteorder)  # the process
        if rights_of(self.caller) != own_rights():  # it would get ours
            raise ProtocolError
        connection.setblocking(False)
        self.connection = connection
        self.data = b""

    def receive(self, name: str) -> Request | None:
        """The request, once it is whole. Raises ProtocolError, OSError and ValueError."""
        try:
            piece = self.connection.recv(LARGEST)
        except BlockingIOError:
            return None
        self.data += piece
        size = int(self.data[:8], 16) + 8 if len(self.data) >= 8 else LARGEST
        if not piece or not 8 <= size <= LARGEST or len(self.data) > size:
            raise ProtocolError
        return Request(self.data[8:], name) if len(self.data) == size else None

    def has_left(self) -> bool:
        """Whether nobody waits for the answer any more."""
        import select

        poll = select.poll()
        poll.register(self.connection.fileno(), 0)
        return bool(poll.poll(0))

    def tell(self, *numbers: int) -> None:
        self.say(b"".join([n.to_bytes(4, sys.byteorder, signed=True) for n in numbers]))

    def say(self, data: bytes) -> None:
        try:
            self.connection.settimeout(1.0)  # it waits for nothing else
            self.connection.sendall(data)
        except OSError:  # nobody listens
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
    """User, capabilities, filters and namespaces. Raises OSError: who hides them is not served."""
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
