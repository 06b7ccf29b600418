"""What we use of POSIX: file locks, processes with descriptors, sockets in folders, poll.

One place, so that a system without these needs a module like this one and nothing else. It does not
know what they are used for. (What a compile needs, the cache's flags for open() and the owner of a
file, is in cache/local.py: a module more is time. The engine, engine/, needs POSIX throughout and
is optional: without it, commands start by themselves.)
"""

from __future__ import annotations

import os
import sys
from select import POLLIN, poll

TYPE_CHECKING = False
if TYPE_CHECKING:
    import socket
    from collections.abc import Mapping

__all__ = [
    "POLLIN",
    "connect",
    "kill",
    "listen",
    "lock",
    "poll",
    "start",
    "try_lock",
    "unlock",
    "wait",
    "was_killed",
]

# --- locks --------------------------------------------------------------------


def lock(descriptor: int) -> None:
    """Wait for the lock of a file. The descriptor has it, and its copies in other processes."""
    import fcntl

    fcntl.flock(descriptor, fcntl.LOCK_EX)


def try_lock(descriptor: int) -> bool:
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def unlock(descriptor: int) -> None:
    import fcntl

    fcntl.flock(descriptor, fcntl.LOCK_UN)


# --- processes ----------------------------------------------------------------


def start(
    arguments: list[str], environment: Mapping[str, str], descriptors: Mapping[int, int]
) -> int:
    """Start a process that has our descriptors by other numbers.

    What it prints goes to our standard error, and it hears no interrupt before it wants to.
    posix_spawn() is safe in a process with threads.
    """
    import signal

    # Through high numbers: a source may be a number that another one goes to.
    above = max(descriptors) + 1
    high = {target: _copy_above(source, above) for target, source in descriptors.items()}
    actions = [(os.POSIX_SPAWN_DUP2, source, target) for target, source in high.items()]
    actions.append((os.POSIX_SPAWN_DUP2, 2, 1))
    try:
        return os.posix_spawn(
            arguments[0],
            arguments,
            environment,
            file_actions=actions,
            setsigmask=[signal.SIGINT],
        )
    finally:
        for descriptor in high.values():
            os.close(descriptor)


def _copy_above(descriptor: int, lowest: int) -> int:
    import fcntl

    return fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, lowest)


def kill(process: int) -> None:
    import signal

    os.kill(process, signal.SIGKILL)


def wait(process: int) -> int:
    """Wait for the end of a process; how it ended, as os.waitstatus_to_exitcode() has it."""
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status)


def was_killed(ended: int) -> bool:
    """Whether another process ended it, by how `wait` says it ended."""
    import signal

    return ended == -signal.SIGKILL


# --- sockets ------------------------------------------------------------------

# An address has 108 bytes on Linux and 104 elsewhere, a zero at the end included.
LONGEST_ADDRESS = 103


def listen(folder: str, name: str) -> socket.socket:
    """A socket of that name in the folder, which listens. Raises OSError."""
    return _at_address(folder, name, listens=True)


def connect(folder: str, name: str) -> socket.socket:
    """A connection to the process that listens there. Raises OSError."""
    return _at_address(folder, name, listens=False)


def _at_address(folder: str, name: str, listens: bool) -> socket.socket:
    import socket

    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    descriptor = -1
    try:
        address = os.path.join(folder, name)
        if len(os.fsencode(address)) > LONGEST_ADDRESS and sys.platform == "linux":
            descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
            address = f"/proc/self/fd/{descriptor}/{name}"
        if listens:
            made.bind(address)
            made.listen()
        else:
            made.connect(address)
    except BaseException:
        made.close()
        raise
    finally:
        if descriptor >= 0:
            os.close(descriptor)
    return made
