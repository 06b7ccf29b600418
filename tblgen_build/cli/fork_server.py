"""The fork server: has imported what commands of a build need, and forks a process for each.

    launcher: connects            server: forks a child
              sends its command       child:  says its number, receives, takes over, does it
              waits                   server: tells how the child has ended

It keeps nothing of what a command does: the child is what a Python started anew would have become
behind its imports. The launcher has seen to it that the two have inherited the same
(`launcher/fork_server.cpp`, which starts it and has the other end of the protocol); what may differ
comes with the request. Nobody waits for a server: where anything is odd, it hangs up, and the
launcher starts Python. docs/design/command.md, "The fork server".

    request: SIZE 8 hexadecimal digits, and that many bytes: words between NULs
             PROTOCOL NAME PERSONALITY FRONT_KEY COUNT VARIABLE... PROGRAM ARGUMENT...
             with standard input, output, error and the current folder as descriptors
    answers: the child's number, before there is a request: no descriptor waits with a server that
             is stopped; BEGUN, behind which nobody else does the command; what wait() says
"""

from __future__ import annotations

import os
import sys

from tblgen_build import _core, running_code
from tblgen_build.cli.main import command, finished
from tblgen_build.personality import PERSONALITIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Sequence
    from typing import NoReturn

PROTOCOL = "tblgen-build fork 1"
IDLE = 3  # seconds without a command, then it ends: TBLGEN_FORK_SERVER may say another number
BEGUN = -1
LONGEST = 24 * 60 * 60  # seconds
PATIENCE = 30.0  # seconds for a request to arrive: a busy machine may be slow
LARGEST = 64 << 10  # bytes of a request
# What commands of one build see differently: launcher/inherited.cpp has the names, too.
VARIABLES = (
    "PWD", "OLDPWD", "_", "SHLVL", "MAKELEVEL",
    "MFLAGS", "MAKEFLAGS", "MAKEOVERRIDES", "MAKE_TERMERR", "MAKE_TERMOUT",
)  # fmt: skip


class Odd(Exception):
    """Not what a launcher of this installation would have sent."""


class ForkRequest:
    """A command as it would have been started."""

    __slots__ = ("arguments", "descriptors", "front_key", "personality", "program", "variables")

    def __init__(self, text: bytes, descriptors: Sequence[int], name: str) -> None:
        """Raises Odd."""
        words = [os.fsdecode(word) for word in text.split(b"\0")]
        if len(words) < 6 or words[0] != PROTOCOL or words[1] != name or len(descriptors) != 4:
            raise Odd
        _, _, self.personality, self.front_key, count, *rest = words
        self.variables = rest[: int(count)]
        self.program, *self.arguments = rest[int(count) :]
        self.descriptors = descriptors  # standard ones, and the folder


def serve(address: str, code: str, tool: str) -> NoReturn:
    """Listen at `address` until nothing has come for a while.

    `code` is what stat() said of the package's files to whoever has started the server, whose
    command was `tool`'s: those behind it, from anybody, are probably, too.
    """
    try:
        import fcntl

        lock = os.open(f"{address}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(os.pidfd_open(os.getpid()))  # a server is nothing without it
        import_generators(tool)
        if running_code.identity() == bytes.fromhex(code):
            ForkServer(address, lock).run()
    except (OSError, AttributeError):  # another is there, or there is no room, or no pidfd
        os._exit(1)
    os._exit(0)


def import_generators(tool: str) -> None:
    """What a command imports, and all generators of a tool; of MLIR's where none is named.

    Its dialects have many small files. Children import the other tool's for themselves.
    """
    import tblgen_build.background
    import tblgen_build.cli.compile
    import tblgen_build.cli.subcommands.emit
    import tblgen_build.driver.generate  # noqa: F401 -- for the children

    row = PERSONALITIES.get(tool)
    package = row.package if row and row.package else PERSONALITIES["mlir"].package
    generators: dict[str, str] = __import__(package, fromlist=["GENERATORS"]).GENERATORS
    for module in {value.partition(":")[0] for value in generators.values()}:
        __import__(f"{package}.{module}")


class Child:
    """A command under way, and who asked for it."""

    __slots__ = ("connection", "number", "process")

    def __init__(self, connection: Socket, number: int) -> None:
        self.connection = connection
        self.number = number
        self.process = os.pidfd_open(number)  # readable when it has ended

    def close(self) -> None:
        os.close(self.process)
        self.connection.close()


class ForkServer:
    """Listens, forks, tells how it went. One thread, and no command's work."""

    def __init__(self, address: str, lock: int) -> None:
        """Raises OSError. The one who has the lock has the address."""
        import _socket
        import select

        self.address = address
        self.lock = lock
        self.listener: Socket = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM)
        remove(f"{address}.new")
        folder, _, name = address.rpartition("/")
        os.chdir(folder)  # an address has 107 bytes: the whole path may be longer
        self.listener.bind(f"{name}.new")
        os.chdir("/")
        os.chmod(f"{address}.new", 0o600)
        self.listener.listen(64)
        os.rename(f"{address}.new", address)  # from now on there is somebody who answers
        self.poll = select.poll()
        self.poll.register(self.listener.fileno(), select.POLLIN)
        self.by_process: dict[int, Child] = {}
        self.by_connection: dict[int, Child] = {}

    def run(self) -> None:
        wish = os.environ.get("TBLGEN_FORK_SERVER", "")
        idle = 1000 * min(int(wish) if wish.isdecimal() else IDLE, LONGEST)
        while ready := self.poll.poll(None if self.by_process else idle):
            for descriptor, _ in ready:
                if descriptor == self.listener.fileno():
                    self.begin()
                elif descriptor in self.by_process:
                    self.end(self.by_process[descriptor])
                elif descriptor in self.by_connection:
                    self.give_up(self.by_connection[descriptor])
        for ending in ("", ".lock"):
            remove(self.address + ending)

    def begin(self) -> None:
        """Fork a child for whoever connects."""
        connection = self.accept()
        try:
            if not is_ours(connection):
                raise Odd
            number = os.fork()
            if number == 0:
                self.leave()
                run_child(connection, self.address.rpartition("/")[2])
            self.watch(connection, number)
        except (Odd, OSError):
            connection.close()

    def accept(self) -> Socket:
        import _socket

        descriptor, _ = self.listener._accept()  # type: ignore[attr-defined]
        connection: Socket = _socket.socket(fileno=descriptor)
        return connection

    def watch(self, connection: Socket, number: int) -> None:
        import select

        child = Child(connection, number)
        self.by_process[child.process] = self.by_connection[connection.fileno()] = child
        self.poll.register(child.process, select.POLLIN)
        self.poll.register(connection.fileno(), 0)  # that nobody waits any more

    def end(self, child: Child) -> None:
        """Tell whoever waits for it how the child has ended."""
        _, status = os.waitpid(child.number, 0)
        tell(child.connection, status)
        self.forget_connection(child)
        self.poll.unregister(child.process)
        del self.by_process[child.process]
        child.close()

    def give_up(self, child: Child) -> None:
        """Nobody waits for the child any more: it ends as a killed process does."""
        os.kill(child.number, 9)
        self.forget_connection(child)

    def forget_connection(self, child: Child) -> None:
        if self.by_connection.pop(child.connection.fileno(), None):
            self.poll.unregister(child.connection.fileno())

    def leave(self) -> None:
        """In a child: what is the server's alone."""
        self.listener.close()
        os.close(self.lock)
        for child in self.by_process.values():
            child.close()


def remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:  # it was not there
        return


def tell(connection: Socket, number: int) -> None:
    try:
        connection.sendall(number.to_bytes(4, sys.byteorder, signed=True))
    except OSError:  # nobody listens
        return


def is_ours(connection: Socket) -> bool:
    """Whether it is a process of the same user."""
    import _socket

    user = connection.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 12)[4:8]
    return int.from_bytes(user, sys.byteorder) == os.geteuid()


def caller_of(connection: Socket) -> int:
    """The process that asks: who started it tells which build a command is of."""
    import _socket

    number = connection.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 12)[:4]
    return int.from_bytes(number, sys.byteorder)


def receive(connection: Socket) -> tuple[bytes, list[int]]:
    """A request's text and descriptors. Raises Odd, OSError and ValueError."""
    import _socket

    connection.settimeout(PATIENCE)
    data, messages, flags, _ = connection.recvmsg(LARGEST, _socket.CMSG_SPACE(4 * 4))
    descriptors = [
        int.from_bytes(content[at : at + 4], sys.byteorder)
        for level, kind, content in messages
        if (level, kind) == (_socket.SOL_SOCKET, _socket.SCM_RIGHTS)
        for at in range(0, len(content) - 3, 4)
    ]
    size = int(data[:8], 16) + 8
    while len(data) < size <= LARGEST:
        more = connection.recv(LARGEST)
        if not more:
            raise Odd
        data += more
    if len(data) != size or flags & _socket.MSG_CTRUNC:
        raise Odd
    connection.settimeout(None)
    return data[8:], descriptors


def run_child(connection: Socket, name: str) -> NoReturn:
    """Do what is asked for: whoever has connected may have given up meanwhile."""
    try:
        tell(connection, os.getpid())
        request = ForkRequest(*receive(connection), name)
        take_over(request)
        os.environ["TBLGEN_CALLER"] = str(caller_of(connection))
    except (Odd, OSError, ValueError):
        os._exit(1)
    tell(connection, BEGUN)
    try:
        status = finished(
            command(request.personality, request.program, request.arguments, request.front_key)
        )
    except SystemExit as end:
        status = finished(end.code if isinstance(end.code, int) else 1)
    except BaseException:
        sys.excepthook(*sys.exc_info())
        status = finished(1)
    leave_with(status, connection)


def leave_with(status: int, connection: Socket) -> NoReturn:
    """End, and tell so: taking the memory back is not what anybody waits for."""
    os.closerange(0, 3)  # who reads what the command writes waits for this
    tell(connection, (status & 0xFF) << 8)  # as waitpid() has it
    os._exit(status)


def take_over(request: ForkRequest) -> None:
    """Become the process that would have been started."""
    *standard, folder = request.descriptors
    os.fchdir(folder)
    for number, descriptor in enumerate(standard):
        os.dup2(descriptor, number)
    for descriptor in request.descriptors:
        os.close(descriptor)
    for name in VARIABLES:
        os.environ.pop(name, None)
    for variable in request.variables:
        name, _, value = variable.partition("=")
        os.environ[name] = value
    sys.argv = ["-c", request.program, *request.arguments]
    _core.take_large_pieces()
