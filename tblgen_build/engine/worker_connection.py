"""The engine's end of a worker: starts the process, sends jobs, receives what it has made."""

from __future__ import annotations

import marshal
import os
import select
import sys
from time import monotonic

from tblgen_build.engine.worker import INT, LARGEST, MOST_FILES, work

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Callable, Sequence
    from typing import Any

    from tblgen_build.engine.worker import EngineWorker, JobDetails

PATIENCE = 0.5  # seconds for a worker to take a job: one may be stopped


class Answer:
    """The result of a job, or why there is none."""

    __slots__ = ("descriptors", "index", "problem", "seconds")

    def __init__(self, message: bytes, descriptors: Sequence[int]) -> None:
        self.index: int  # the job's
        self.problem: str
        self.seconds: float
        self.index, self.problem, self.seconds = marshal.loads(message)
        self.descriptors = descriptors  # of what was made

    def drop(self) -> None:
        for descriptor in self.descriptors:
            os.close(descriptor)


class WorkerConnection:
    __slots__ = ("connection", "number")

    def __init__(self, connection: Socket, number: int) -> None:
        self.connection = connection
        self.number = number

    def make(self, job: JobDetails) -> bool:
        """Have it make the job. Whether it has taken it."""
        return self.send(*job.message(), seconds=PATIENCE)

    def send(self, *message: Any, seconds: float = 0.0) -> bool:
        """Whether the worker has taken it in this time: it reads when its job is done."""
        try:
            self.connection.settimeout(seconds)
            self.connection.send(marshal.dumps(message))
            self.connection.settimeout(0.0)
        except OSError:
            return False
        return True

    def receive(self) -> Answer | None:
        """The answer; None if it is not there yet. Raises OSError if the worker is gone."""
        import _socket

        try:
            room = _socket.CMSG_SPACE(INT * (1 + MOST_FILES))
            message, rights, _, _ = self.connection.recvmsg(LARGEST, room)
        except BlockingIOError:
            return None
        if not message:
            raise ConnectionResetError
        numbers = rights[0][2] if rights else b""
        descriptors = [
            int.from_bytes(numbers[at : at + INT], sys.byteorder)
            for at in range(0, len(numbers), INT)
        ]
        return Answer(message, descriptors)

    def has_answered(self) -> bool:
        """Whether there is something to receive."""
        poll = select.poll()
        poll.register(self.connection.fileno(), select.POLLIN)
        return bool(poll.poll(0))

    def is_stopped(self) -> bool:
        try:
            with open(f"/proc/{self.number}/stat") as file:
                return file.read().rpartition(")")[2].split()[0] in "tT"
        except (OSError, IndexError):
            return False

    def kill(self) -> None:
        try:
            os.kill(self.number, 9)
            os.waitpid(self.number, 0)
        except OSError:
            return


def start_worker(
    begin: Callable[[], EngineWorker], leave: Callable[[], None]
) -> WorkerConnection | None:
    """Fork one, if that is possible. It calls `leave` first: it closes what is the engine's."""
    import _socket

    ours, theirs = _socket.socketpair(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
    try:
        number = os.fork()
    except OSError:
        return None
    if number == 0:
        ours.close()
        leave()
        work(theirs, begin())
    theirs.close()
    ours.setblocking(False)
    return WorkerConnection(ours, number)


def wait_for_end(process: int, until: float) -> None:
    """Wait for the process to end; kill it if it has not by then."""
    poll = select.poll()
    ended = os.pidfd_open(process)
    poll.register(ended, select.POLLIN)
    if not poll.poll(max(0.0, until - monotonic()) * 1000):
        os.kill(process, 9)
    os.waitpid(process, 0)
    os.close(ended)
