"""Reading files for the tools on text. Nothing hangs, and nothing reads without end.

A file that the user names may be a pipe, and is waited for; what was found in a folder or an
include is a file or left out.
"""

from __future__ import annotations

import errno
import os
import stat

MAX_SIZE = 1 << 28  # bytes; much more than what the tools on text can handle


def read_source(path: str) -> bytes:
    """What the user has named. Raises OSError where it has no end."""
    with open(path, "rb") as file:
        data = file.read(MAX_SIZE + 1)
    if len(data) > MAX_SIZE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), path)
    return data


def read_found(path: str) -> bytes:
    """What a tool has found. Raises OSError where it is no file, or would have to be waited for."""
    with open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "it is a pipe or a device, not a file", path)
        data = file.read(MAX_SIZE + 1)  # None: /proc/kmsg without a message
    if data is None:
        raise OSError(errno.EAGAIN, os.strerror(errno.EAGAIN), path)
    if len(data) > MAX_SIZE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), path)
    return data


def is_special(path: str) -> bool:
    """Whether a file that a walk through folders has found is a pipe, a socket or a device."""
    return os.path.exists(path) and not os.path.isfile(path)
