"""The texts of a large source, made by several processes: forks of this one help.

Each process takes the next text that nobody has begun. What a helper does not hand over, because it
failed or was killed, the caller makes. So one process reports all mistakes, in order.
"""

from __future__ import annotations

import marshal
import os
import sys
from _thread import _count as count_threads

from tblgen_build.driver.action import STDIN
from tblgen_build.driver.command_line import CORE_ACTIONS
from tblgen_build.driver.generate import (
    Generated,
    GenerateError,
    generate,
    generator_of,
    wants_statistics,
)
from tblgen_build.driver.paths import absolute

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import NoReturn

    from tblgen_build.driver.action import Action
    from tblgen_build.driver.generate import ParsedUnit

LARGE = 16 << 10  # bytes of a main file: its generators take several times as long as a fork, 4 ms
LARGE_IN_ALL = 1 << 20  # bytes with all that it includes
MOST_HELPERS = 3
MOST_ACTIONS = 256  # a token is a byte
SIZE = 8  # bytes of a number in the memory that helpers write to


def generate_with_helpers(parsed: ParsedUnit, actions: Sequence[Action]) -> Mapping[int, Generated]:
    """What was made, by place. The caller makes the others, and finds out why they are missing."""
    count = helpers_for(parsed, actions)
    return Share(parsed, actions).make(count) if count else {}


def helpers_for(parsed: ParsedUnit, actions: Sequence[Action]) -> int:
    """How many pay. Code that is not the package's may do more than compute: it runs here.

    A fork is safe while there is no other thread; a worker that uploads has some.
    """
    if len(actions) < 2 or len(actions) > MOST_ACTIONS or not sys.platform.startswith("linux"):
        return 0
    if count_threads():
        return 0
    processors = len(os.sched_getaffinity(0))
    if processors < 2 or not is_large(parsed) or not all(is_ours(parsed, a) for a in actions):
        return 0
    return min(processors - 1, len(actions) // 2, MOST_HELPERS)


def is_large(parsed: ParsedUnit) -> bool:
    unit = parsed.unit
    if unit.source == STDIN:
        return False
    if size_of(absolute(unit.directory, unit.source)) >= LARGE:
        return True
    paths = parsed.dependencies()
    return sum([size_of(absolute(unit.directory, path)) for path in paths]) >= LARGE_IN_ALL


def size_of(path: str) -> int:
    try:
        return os.stat(path).st_size
    except (OSError, ValueError):
        return 0


def is_ours(parsed: ParsedUnit, action: Action) -> bool:
    """This also imports the generator, once for all processes."""
    if action.loads or action.wrapped or wants_statistics(action):
        return False
    if action.generator in CORE_ACTIONS:
        return True
    try:
        return generator_of(action, parsed).emit.__module__.startswith("tblgen_build.")
    except GenerateError:
        return False


class Share:
    """Actions that are handed out by a pipe: who reads the byte of one makes it."""

    def __init__(self, parsed: ParsedUnit, actions: Sequence[Action]) -> None:
        self.parsed = parsed
        self.actions = actions
        self.tokens, end = os.pipe()
        os.write(end, bytes(range(len(actions))))
        os.close(end)

    def make(self, count: int) -> Mapping[int, Generated]:
        """With so many helpers, or fewer."""
        helpers: list[tuple[int, int]] = []
        for _ in range(count):
            try:
                helpers.append(self.start_helper())
            except OSError:  # there is no room for it
                break
        made: dict[int, Generated] = {}
        try:
            made = self.make_some()
        finally:
            os.close(self.tokens)
            for process, memory in helpers:
                _, status = os.waitpid(process, 0)
                made |= read(memory) if status == 0 else {}
                os.close(memory)
        return made

    def make_some(self) -> dict[int, Generated]:
        """Until there are no more, or one fails: then nobody needs the others."""
        made: dict[int, Generated] = {}
        while token := os.read(self.tokens, 1):
            try:
                made[token[0]] = generate(self.parsed, self.actions[token[0]])
            except GenerateError:
                os.read(self.tokens, MOST_ACTIONS)
        return made

    def start_helper(self) -> tuple[int, int]:
        """The process, and the memory that it writes to. Raises OSError."""
        memory = os.memfd_create("tblgen", os.MFD_CLOEXEC)
        try:
            process = os.fork()
        except OSError:
            os.close(memory)
            raise
        if process == 0:
            self.help(memory)
        return process, memory

    def help(self, memory: int) -> NoReturn:
        """In the fork."""
        status = 1
        try:
            write(memory, self.make_some())
            status = 0
        finally:
            os._exit(status)


def write(memory: int, made: Mapping[int, Generated]) -> None:
    """The size of the head, the head, then all texts. What has read more files is left out."""
    handed = {index: each for index, each in made.items() if each.is_pure and not each.read}
    rows = [
        (index, each.messages, [(key, len(text)) for key, text in each.outputs.items()])
        for index, each in handed.items()
    ]
    head = marshal.dumps(rows)
    texts = [text for each in handed.values() for text in each.outputs.values()]
    for part in [len(head).to_bytes(SIZE, sys.byteorder), head, *texts]:
        view = memoryview(part)
        while view:
            view = view[os.write(memory, view) :]


def read(memory: int) -> Mapping[int, Generated]:
    size = int.from_bytes(os.pread(memory, SIZE, 0), sys.byteorder)
    at = SIZE + size
    made: dict[int, Generated] = {}
    for index, messages, sizes in marshal.loads(os.pread(memory, size, SIZE)):
        outputs: dict[str, bytes] = {}
        for key, length in sizes:
            outputs[key] = os.pread(memory, length, at)
            at += length
        made[index] = Generated(outputs, messages)
    return made
