"""Has Ninja list the commands of a build folder, for builds that write no database: Meson's.

Knows processes and bytes, not commands. `subprocess` does the same, but its import takes 5 ms of
every build.
"""

from __future__ import annotations

import os
from signal import SIGKILL

LARGEST = 4 << 20  # bytes of a build file: a longer list takes longer than it saves
CHUNK = 1 << 20  # bytes
BUILD_FILE = "build.ninja"


class Listing:
    """A process that lists commands while the engine does something else."""

    def __init__(self, command: list[str]) -> None:
        """Raises OSError where the program is not there."""
        self._output, end = os.pipe()
        try:
            self._process = os.posix_spawnp(
                command[0],
                command,
                os.environ,
                file_actions=[(os.POSIX_SPAWN_DUP2, end, 1)],
            )
        except OSError:
            os.close(self._output)
            raise
        finally:
            os.close(end)

    def text(self) -> bytes:
        """What it has printed, when it has ended. Raises OSError where it has failed."""
        parts: list[bytes] = []
        try:
            while part := os.read(self._output, CHUNK):
                parts.append(part)
        except BaseException:
            os.kill(self._process, SIGKILL)
            raise
        finally:
            os.close(self._output)
            _, status = os.waitpid(self._process, 0)
        if status:
            raise OSError(f"it ended with {status}")
        return b"".join(parts)


def has_build_file(folder: str) -> bool:
    """Whether Ninja builds there, and can list its commands soon enough."""
    try:
        return os.stat(f"{folder}/{BUILD_FILE}").st_size <= LARGEST
    except OSError:
        return False
