"""Has Ninja list the commands of a build folder, for builds that write no database: Meson's.

Knows processes and bytes, not commands. `subprocess` does the same, but its import takes 5 ms of
every build.
"""

from __future__ import annotations

import os
import select
import stat
from signal import SIGKILL
from time import monotonic

LONGEST = 2.0  # seconds: commands wait meanwhile
CHUNK = 1 << 20  # bytes


def is_small_file(path: str, largest: int) -> bool:
    """Whether it is a regular file of at most so many bytes."""
    try:
        status = os.stat(path)
    except OSError:
        return False
    return stat.S_ISREG(status.st_mode) and status.st_size <= largest


def output_of(command: list[str], seconds: float = LONGEST) -> bytes:
    """What the command prints. Raises OSError where it fails, or takes too long."""
    output, end = os.pipe()
    try:
        action = (os.POSIX_SPAWN_DUP2, end, 1)
        process = os.posix_spawnp(command[0], command, os.environ, file_actions=[action])
    except OSError:
        os.close(output)
        raise
    finally:
        os.close(end)
    is_whole = False
    try:
        parts = read_until(output, monotonic() + seconds)
        is_whole = True
    finally:
        os.close(output)
        if not is_whole:
            os.kill(process, SIGKILL)
        _, status = os.waitpid(process, 0)
    if status:
        raise OSError(f"it ended with {status}")
    return parts


def read_until(descriptor: int, end: float) -> bytes:
    """All that comes until the writer closes its end. Raises TimeoutError."""
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    parts: list[bytes] = []
    while poll.poll(max(0.0, end - monotonic()) * 1000):
        if not (part := os.read(descriptor, CHUNK)):
            return b"".join(parts)
        parts.append(part)
    raise TimeoutError
