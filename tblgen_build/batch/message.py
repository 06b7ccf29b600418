"""The messages between a build and its workers: tuples, each preceded by its length.

`marshal` reads and writes them: both ends are the same Python. Paths and texts are str
with surrogates where they are no UTF-8.
"""

from __future__ import annotations

import marshal
import os

from tblgen_build import _core
from tblgen_build.driver.action import Action, TranslationUnit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build._core import Diagnostics

LENGTH = 8  # bytes


class Written:
    """A file that an action wrote."""

    __slots__ = ("digest", "is_changed", "path", "stamp")

    def __init__(
        self, path: str, digest: bytes, stamp: tuple[int, int, int, int], is_changed: bool
    ) -> None:
        self.path = path  # absolute
        self.digest = digest
        self.stamp = stamp
        self.is_changed = is_changed  # its bytes are not what they were


class Reply:
    """What became of one action."""

    __slots__ = (
        "absent",
        "files",
        "index",
        "is_outdated",
        "is_pure",
        "parse_seconds",
        "problem",
        "seconds",
        "unit_warnings",
        "warnings",
        "written",
    )

    def __init__(
        self,
        index: int,
        problem: Diagnostics = (),
        unit_warnings: Diagnostics = (),
        warnings: Diagnostics = (),
        files: tuple[tuple[str, bytes], ...] = (),
        absent: tuple[str, ...] = (),
        written: tuple[Written, ...] = (),
        parse_seconds: float = 0.0,
        seconds: float = 0.0,
        is_outdated: bool = False,
        is_pure: bool = True,
    ) -> None:
        self.index = index
        self.problem = problem  # none: it succeeded
        self.unit_warnings = unit_warnings  # of the parse
        self.warnings = warnings  # of the generator
        self.files = files  # read: absolute path, SHA-256; none: not known
        self.absent = absent  # paths where a file was searched for and not found
        self.written = written
        self.parse_seconds = parse_seconds  # 0 where the unit was parsed for another action
        self.seconds = seconds
        # Code that ran has changed since: a new process has to do it
        self.is_outdated = is_outdated
        self.is_pure = is_pure  # false: more than the files read decides the output


def action_to_tuple(action: Action) -> tuple[Any, ...]:
    return (action.unit.fields(), *action.fields())


def action_from_tuple(parts: tuple[Any, ...]) -> Action:
    return Action(TranslationUnit(*parts[0]), *parts[1:])


def reply_to_tuple(reply: Reply) -> tuple[Any, ...]:
    written = tuple([(w.path, w.digest, w.stamp, w.is_changed) for w in reply.written])
    return (
        reply.index,
        *map(_core.encode_diagnostics, (reply.problem, reply.unit_warnings, reply.warnings)),
        reply.files,
        reply.absent,
        written,
        reply.parse_seconds,
        reply.seconds,
        reply.is_outdated,
        reply.is_pure,
    )


def reply_from_tuple(parts: tuple[Any, ...]) -> Reply:
    written = tuple([Written(*each) for each in parts[6]])
    problem, unit_warnings, warnings = map(_core.decode_diagnostics, parts[1:4])
    files, absent = parts[4:6]
    return Reply(parts[0], problem, unit_warnings, warnings, files, absent, written, *parts[7:])


def send(descriptor: int, message: Any) -> None:
    """Raises BrokenPipeError if the other end is closed."""
    body = marshal.dumps(message)
    data = memoryview(len(body).to_bytes(LENGTH, "little") + body)
    while data:
        data = data[os.write(descriptor, data) :]


def receive(descriptor: int) -> Any:
    """The next message. Raises EOFError where there is none.

    Reads no further: polling the descriptor must report every message.
    """
    size = int.from_bytes(read_exactly(descriptor, LENGTH), "little")
    return marshal.loads(read_exactly(descriptor, size))


def read_exactly(descriptor: int, size: int) -> bytes:
    parts: list[bytes] = []
    while size:
        part = os.read(descriptor, size)
        if not part:
            raise EOFError
        parts.append(part)
        size -= len(part)
    return b"".join(parts)
