"""The texts of a large source, made by several processes: forks of this one help.

Each process takes the next part that no other has begun: a text, or what two generators have in
common of some entities. What a helper does not hand over, because it
failed or was killed, the caller makes. So one process reports all mistakes, in order.
"""

from __future__ import annotations

import marshal
import os
import sys
from _thread import _count as count_threads

from tblgen_build import _core
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
from tblgen_build.registry import Options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from typing import NoReturn

    from tblgen_build.driver.action import Action
    from tblgen_build.driver.generate import ParsedUnit
    from tblgen_build.registry import Common, Made
    from tblgen_build.registry.fragment_store import FragmentStore

LARGE = 16 << 10  # bytes of a main file: its generators take several times as long as a fork, 4 ms
LARGE_IN_ALL = 1 << 20  # bytes with all that it includes
FEW = 24  # changed entities, of which helpers make no more than a fork costs
MOST_HELPERS = 3
MOST_PARTS = 256  # a token is a byte
PARTS_OF_EACH = 6  # so many of what is common are for each process: they take differently long
COMMON = -1
SIZE = 8  # bytes of a number in the memory that helpers write to


def generate_with_helpers(
    parsed: ParsedUnit,
    actions: Sequence[Action],
    fragments: FragmentStore | None = None,
    *,
    are_allowed: bool = True,
) -> Mapping[int, Generated]:
    """What was made, by place. The caller makes the others, and finds out why they are missing.

    What generators have in common is made first, in parts, and kept for them; `fragments` has what
    earlier runs have left of it.
    """
    if len(actions) < 2:
        return {}
    common = common_of(parsed, actions, fragments)
    are_few = common is not None and common.has_few_left
    count = helpers_for(parsed, actions) if are_allowed and not are_few else 0
    if not count:
        if common is not None:
            common.make_all()
        return {}
    parts: list[WorkPart] = [] if common is None else [*common.parts(PARTS_OF_EACH * (count + 1))]
    by_generator = () if common is None else common.places
    parts += [WorkPart(index) for index in range(len(actions)) if index not in by_generator]
    return Share(parsed, actions, common, parts).make(count)


class WorkPart:
    """An action's text; or what two generators have in common, of some entities."""

    __slots__ = ("end", "index", "start")

    def __init__(self, index: int, start: int = 0, end: int = 0) -> None:
        self.index = index  # of the action; COMMON where it is none
        self.start = start
        self.end = end


class CommonWork:
    """What the generators of two actions have in common."""

    __slots__ = ("common", "places")

    def __init__(self, common: Common, places: Sequence[int]) -> None:
        self.common = common
        self.places = places  # of the actions

    @property
    def has_few_left(self) -> bool:
        """Whether earlier runs have left all but a few."""
        return bool(self.common.found) and self.common.count < FEW

    def parts(self, most: int) -> list[WorkPart]:
        count = self.common.count
        size = max(1, -(-count // most))
        return [WorkPart(COMMON, at, min(at + size, count)) for at in range(0, count, size)]

    def make(self, part: WorkPart) -> Made:
        return self.common.make(part.start, part.end)

    def make_all(self) -> None:
        """In this process. Where that fails, the generators do, and say it."""
        try:
            self.common.keep(0, self.common.make(0, self.common.count))
        except Exception:
            return


def common_of(
    parsed: ParsedUnit, actions: Sequence[Action], fragments: FragmentStore | None
) -> CommonWork | None:
    """None where no two have something in common, or it is not clear which."""
    for action in actions:
        if not is_ours(parsed, action) or action.generator in CORE_ACTIONS:
            continue
        generator = generator_of(action, parsed)
        if (work := generator.shared_work) is None:
            continue
        places = [place for place, each in enumerate(actions) if each.generator in work.names]
        alike = [each for each in places if is_like(actions[each], action)]
        if sorted([actions[each].generator for each in places]) != sorted(work.names):
            return None
        if alike != places:
            return None
        try:
            options = Options.of(generator, dict(action.options))
            common = work.begin(parsed.records, options, fragments)
        except _core.RecordError:  # the generators say it
            return None
        return CommonWork(common, places)
    return None


def is_like(action: Action, other: Action) -> bool:
    """Whether the two ask for the same entities."""
    ours = not (action.loads or action.wrapped)
    return ours and (action.options, action.personality) == (other.options, other.personality)


def helpers_for(parsed: ParsedUnit, actions: Sequence[Action]) -> int:
    """How many pay. Code that is not the package's may do more than compute: it runs here.

    A fork is safe while there is no other thread; a worker that uploads has some.
    """
    if len(actions) < 2 or not sys.platform.startswith("linux"):
        return 0
    if len(actions) + PARTS_OF_EACH * (MOST_HELPERS + 1) > MOST_PARTS:
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
    """Parts that are handed out by a pipe: who reads the byte of one makes it."""

    def __init__(
        self,
        parsed: ParsedUnit,
        actions: Sequence[Action],
        common: CommonWork | None,
        parts: Sequence[WorkPart],
    ) -> None:
        self.parsed = parsed
        self.actions = actions
        self.common = common
        self.parts = parts
        self.texts: dict[int, Generated] = {}  # by the action's place
        self.tokens, end = os.pipe()
        os.write(end, bytes(range(len(parts))))
        os.close(end)

    def make(self, count: int) -> Mapping[int, Generated]:
        """With so many helpers, or fewer."""
        helpers: list[Helper] = []
        for _ in range(count):
            try:
                helpers.append(self.start_helper())
            except OSError:  # there is no room for it
                break
        try:
            self.make_some(self.keep)
        finally:
            os.close(self.tokens)
            for helper in helpers:
                self.collect(helper)
        return self.texts

    def make_some(self, take: Callable[[WorkPart, Made | Generated], None]) -> None:
        """Until there are no more, or one fails: then the others are useless."""
        while token := os.read(self.tokens, 1):
            part = self.parts[token[0]]
            made: Made | Generated
            try:
                if part.index != COMMON:
                    made = generate(self.parsed, self.actions[part.index])
                else:
                    assert self.common is not None
                    made = self.common.make(part)
            except Exception as error:
                os.read(self.tokens, MOST_PARTS)
                if part.index != COMMON and not isinstance(error, GenerateError):
                    raise
            else:
                take(part, made)

    def keep(self, part: WorkPart, made: Made | Generated) -> None:
        if isinstance(made, Generated):
            self.texts[part.index] = made
        elif self.common is not None:
            self.common.common.keep(part.start, made)

    def start_helper(self) -> Helper:
        """Raises OSError."""
        descriptors = [os.memfd_create("tblgen", os.MFD_CLOEXEC)]
        try:
            descriptors += os.pipe()
            process = os.fork()
        except OSError:
            for descriptor in descriptors:
                os.close(descriptor)
            raise
        memory, done, end = descriptors
        if process == 0:
            self.help(memory, end)
        os.close(end)
        return Helper(process, memory, done)

    def help(self, memory: int, end: int) -> NoReturn:
        """In the fork."""
        try:
            self.make_some(lambda part, made: write(memory, part, made))
            os.write(end, b"\0")
        finally:
            os._exit(0)

    def collect(self, helper: Helper) -> None:
        """Take what a helper has made, once it says so: the end of a process takes longer."""
        if os.read(helper.done, 1):
            for part, made in written(helper.memory):
                self.keep(part, made)
        os.close(helper.memory)
        os.close(helper.done)
        os.waitpid(helper.process, 0)


class Helper:
    """A fork, the memory that it writes to, and the pipe to which it writes when it is done."""

    __slots__ = ("done", "memory", "process")

    def __init__(self, process: int, memory: int, done: int) -> None:
        self.process = process
        self.memory = memory
        self.done = done


def write(memory: int, part: WorkPart, made: Made | Generated) -> None:
    """The size of the head, the head, then all texts.

    What has read more files, or has something to say, is left out.
    """
    texts: Iterable[bytes] = ()
    if isinstance(made, Generated):
        if made.read or made.messages or not made.is_pure:
            return
        texts = made.outputs.values()
        sizes = [(key, len(text)) for key, text in made.outputs.items()]
        head = marshal.dumps((part.index, 0, sizes))
    else:
        head = marshal.dumps((part.index, part.start, [*made]))
    for piece in [len(head).to_bytes(SIZE, sys.byteorder), head, *texts]:
        view = memoryview(piece)
        while view:
            view = view[os.write(memory, view) :]


def written(memory: int) -> Iterator[tuple[WorkPart, Made | Generated]]:
    """What a helper has written."""
    at = 0
    while size := int.from_bytes(os.pread(memory, SIZE, at), sys.byteorder):
        index, start, made = marshal.loads(os.pread(memory, size, at + SIZE))
        at += SIZE + size
        if index != COMMON:
            outputs: dict[str, bytes] = {}
            for key, length in made:
                outputs[key] = os.pread(memory, length, at)
                at += length
            made = Generated(outputs)
        yield WorkPart(index, start), made
