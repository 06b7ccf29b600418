"""What a launcher asks another process to do: the messages between it and the engine, or a watcher.

    request: SIZE 8 hexadecimal digits, and that many bytes: words between NULs
             PROTOCOL NAME PERSONALITY DIRECTORY COUNT VARIABLE... PROGRAM ARGUMENT...
    answers: numbers of 4 bytes. The process that does it; then either
             MADE SIZE and that many bytes of encoded messages: the outputs are in place
             WANTS_DESCRIPTORS; standard input, output, error and the current folder come with a
             byte; BEGUN, after which no other process does the command; its wait status

`launcher/request.cpp` has the other end. If the connection ends without the last answer, the
launcher does the command in another way. NAME is what both ends have to have in common. Knows no
sockets.
"""

from __future__ import annotations

import os
import sys

PROTOCOL = "tblgen-build request 3"
BEGUN, MADE, WANTS_DESCRIPTORS = -1, -2, -3
LARGEST = 64 << 10  # bytes of a request


class ProtocolError(Exception):
    """Not what a launcher of this installation would have sent."""


class Request:
    """A command as it would have been started."""

    __slots__ = ("arguments", "directory", "personality", "program", "variables")

    def __init__(self, text: bytes, name: str) -> None:
        """Raises ProtocolError, also if it is not for `name`."""
        words = [os.fsdecode(word) for word in text.split(b"\0")]
        if len(words) < 6 or words[:2] != [PROTOCOL, name]:
            raise ProtocolError
        _, _, self.personality, self.directory, digits, *rest = words
        count = int(digits) if digits.isdecimal() and len(digits) < 9 else LARGEST
        if len(rest) <= count:
            raise ProtocolError
        self.variables = rest[:count]
        self.program, *self.arguments = rest[count:]
        if not self.program:
            raise ProtocolError


def whole_request(data: bytes, name: str) -> Request | None:
    """What was received, once it is whole. Raises ProtocolError."""
    if len(data) < 8:
        return None
    try:
        size = int(data[:8], 16) + 8
    except ValueError as error:
        raise ProtocolError from error
    if not 8 <= size <= LARGEST or len(data) > size:
        raise ProtocolError
    return Request(data[8:], name) if len(data) == size else None


def numbers(*values: int) -> bytes:
    """As an answer has them."""
    return b"".join([value.to_bytes(4, sys.byteorder, signed=True) for value in values])


def answer_made(messages: bytes) -> bytes:
    """The last answer: the outputs are in place, with these messages."""
    return numbers(MADE, len(messages)) + messages
