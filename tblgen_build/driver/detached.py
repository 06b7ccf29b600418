"""Work that nobody waits for, in a process of its own: the command is over before it is done.

Knows nothing of what the work is. On the path of `tblgen emit`.
"""

from __future__ import annotations

import os
import sys
from _thread import _count as count_threads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_MOST_DESCRIPTORS = 1 << 20


def is_engine_off(environment: Mapping[str, str]) -> bool:
    """Then no process may outlive its command."""
    return environment.get("TBLGEN_ENGINE") in ("off", "0")


def run_detached(function: Callable[..., object], *arguments: object) -> bool:
    """Fork a process that calls the function and ends; False where the caller has to call it.

    It stays in the process group: a signal that ends a build ends this as well. It holds
    none of the command's descriptors: build tools read a command's output up to its end.
    """
    if sys.platform != "linux" or count_threads() or is_engine_off(os.environ):
        return False
    try:
        process = os.fork()
    except OSError:
        return False
    if process == 0:
        try:
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in range(3):
                os.dup2(nothing, stream)
            os.closerange(3, _MOST_DESCRIPTORS)
            function(*arguments)
        finally:
            os._exit(0)
    return True
