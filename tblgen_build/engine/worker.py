"""A worker of the engine: makes jobs, hands over the results, and keeps them once they are placed.

    engine: MAKE index is_fresh is_alone DIRECTORY     worker: index problem seconds, and a
            ARGUMENTS                                  descriptor of memory with the rest
            KEEP index front_key depfile guard

It is a child of the engine, with all its imports, and ends with it. It stores results in the cache
when it has nothing to make, so that no command waits for that.
"""

from __future__ import annotations

import marshal
import os
import select
import sys
from time import perf_counter

from tblgen_build import _core
from tblgen_build.cache.action_result import FileStates
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import Emitted, Made, Placed, keep_front
from tblgen_build.driver.garbage import collect_if_much
from tblgen_build.driver.outputs import NamelessFile
from tblgen_build.driver.threads import Threads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Sequence
    from typing import NoReturn

    from tblgen_build._core import Diagnostic
    from tblgen_build.cache.action_result import ActionKey, Inputs, Result
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache

    Pending = list[tuple[ActionKey, Inputs, Result, bool]]

MAKE, KEEP = 0, 1
LARGEST = 1 << 20  # bytes of a message
LARGE_TEXT = 1 << 17  # bytes
MOST_FILES = 8  # that are sent with a result: of 64 that wait, they are open
IN_FILE = -1  # instead of a size
INT = 4  # bytes of a descriptor
QUIET = 200  # milliseconds without anything to do, then there is time to store results
UPLOADS = 8  # results that are sent to the server at once
MOST_KEPT = 32  # results in memory that wait to be stored
NOT_HERE = "the command does it"  # a problem that the command reports


class JobDetails:
    """A job, as a worker gets it that is to make it."""

    __slots__ = ("arguments", "directory", "index", "is_alone", "is_fresh")

    def __init__(
        self,
        index: int,
        is_fresh: bool,
        is_alone: bool,
        directory: str,
        arguments: tuple[str, ...],
    ) -> None:
        self.index = index
        self.is_fresh = is_fresh  # files may have changed since the worker read them
        self.is_alone = is_alone  # no other worker has a job
        self.directory = directory
        self.arguments = arguments

    def message(self) -> tuple[int, int, bool, bool, str, tuple[str, ...]]:
        """For the worker: that it makes the job."""
        return MAKE, self.index, self.is_fresh, self.is_alone, self.directory, self.arguments


class KeptJob:
    """A job that was made, until its outputs are placed."""

    __slots__ = ("action", "emitted", "pending")

    def __init__(self, action: Action, emitted: Emitted, pending: Pending) -> None:
        self.action = action
        self.emitted = emitted
        self.pending = pending


class ToKeep:
    """A job whose outputs were placed, and the key by which the launcher finds it."""

    __slots__ = ("done", "front_key", "index")

    def __init__(
        self, index: int, front_key: str, depfile: bytes, guard: tuple[str, bytes] | None
    ) -> None:
        self.index = index
        self.front_key = front_key
        self.done = Placed(depfile, guard)


def work(connection: Socket, worker: EngineWorker) -> NoReturn:
    """Do what the engine sends, until it hangs up."""
    os.environ["TBLGEN_WATCHER"] = "off"
    poll = select.poll()
    poll.register(connection.fileno(), select.POLLIN)
    while True:
        if not poll.poll(worker.patience):
            worker.rest(connection)
            continue
        if not (message := receive(connection)):
            worker.keep_all()
            worker.uploads.wait()
            os._exit(0)
        kind, index, *details = marshal.loads(message)
        if kind == MAKE:
            worker.begin(connection, JobDetails(index, *details))
        else:
            worker.to_keep.append(ToKeep(index, *details))


def receive(connection: Socket) -> bytes:
    """The next message; empty at the end."""
    try:
        return connection.recv(LARGEST)
    except OSError:
        return b""


def send_made(
    connection: Socket,
    index: int,
    problem: str,
    seconds: float,
    parts: Sequence[bytes] = (),
    files: Sequence[int] = (),
) -> None:
    """Send the result by descriptors: it may be large, and the engine busy.

    `files` are descriptors, which are closed.
    """
    import _socket

    memory = os.memfd_create("tblgen", os.MFD_CLOEXEC)
    for part in parts:
        view = memoryview(part)
        while view:
            view = view[os.write(memory, view) :]
    descriptors = [memory, *files]
    numbers = b"".join([number.to_bytes(INT, sys.byteorder) for number in descriptors])
    rights = (_socket.SOL_SOCKET, _socket.SCM_RIGHTS, numbers)
    try:
        connection.sendmsg([marshal.dumps((index, problem, seconds))], [rights])
    except OSError:  # the engine is gone
        os._exit(0)
    for descriptor in descriptors:
        os.close(descriptor)


class MadeJob:
    """A worker's result: memory, and files for large texts, which are read when they are placed."""

    __slots__ = ("dependencies", "messages", "missing_probes", "read", "texts")

    def __init__(self, memory: int, *files: int) -> None:
        """All are descriptors."""
        at = 8 + int.from_bytes(os.pread(memory, 8, 0), sys.byteorder)
        self.messages: bytes  # encoded
        self.read: Sequence[tuple[str, bytes]]  # files, with digests
        self.messages, sizes, self.dependencies, self.missing_probes, self.read = marshal.loads(
            os.pread(memory, at - 8, 8)
        )
        self.texts: dict[str, tuple[int, int] | NamelessFile] = {}  # where each is, by path
        left = list(files)
        for path, size in sizes:
            if size == IN_FILE:
                self.texts[path] = NamelessFile(left.pop(0))
            else:
                self.texts[path] = at, size
                at += size

    def made(self, memory: int) -> Made:
        """Raises OSError."""
        files = {
            path: place if isinstance(place, NamelessFile) else os.pread(memory, place[1], place[0])
            for path, place in self.texts.items()
        }
        return Made(files, self.dependencies, self.missing_probes)


def parts_of(
    emitted: Emitted, messages: Sequence[Diagnostic]
) -> tuple[Sequence[bytes], Sequence[int]]:
    """The result, as MadeJob reads it: what goes to memory, and descriptors of files."""
    sizes: list[tuple[str, int]] = []
    texts: list[bytes] = []
    files: list[int] = []
    for path, text in emitted.files.items():
        file = _core.write_nameless(path, text) if is_for_file(path, text, files) else None
        if file is None:
            texts.append(text)
            sizes.append((path, len(text)))
        else:
            files.append(file)
            sizes.append((path, IN_FILE))
    head = marshal.dumps(
        (
            _core.encode_diagnostics(messages),
            sizes,
            tuple(emitted.dependencies),
            tuple(emitted.missing_probes),
            emitted.inputs(None).files,
        )
    )
    return [len(head).to_bytes(8, sys.byteorder), head, *texts], files


def is_for_file(path: str, text: bytes, files: Sequence[int]) -> bool:
    """Whether copying the text takes longer than opening a file. What is there is compared."""
    return len(text) >= LARGE_TEXT and len(files) < MOST_FILES and not os.path.lexists(path)


class EngineWorker:
    def __init__(self, session: _core.Session) -> None:
        self.session = session  # may have parsed the first job
        self.cache: CompileCache | None = None
        self.has_cache = False  # whether it was opened, or could not be
        self.kept: dict[int, KeptJob] = {}
        self.to_keep: list[ToKeep] = []
        self.uploads = Threads(UPLOADS)

    def begin(self, connection: Socket, job: JobDetails) -> None:
        """Make a job, and send the result."""
        send_made(connection, job.index, *self.make(job))
        collect_if_much()

    def make(self, job: JobDetails) -> tuple[str, float, Sequence[bytes], Sequence[int]]:
        """A problem, the seconds it took, and the result, as MadeJob reads it."""
        started = perf_counter()
        problem = ""
        parts: Sequence[bytes] = ()
        files: Sequence[int] = ()
        try:
            parts, files = self._make(job)
        except BaseException as error:  # the command reports it
            problem = f"{NOT_HERE}: {error}"
        return problem, perf_counter() - started, parts, files

    def _make(self, job: JobDetails) -> tuple[Sequence[bytes], Sequence[int]]:
        os.chdir(job.directory)
        if job.is_fresh:
            self.look_again()
        emission = parse_emit(job.arguments, job.directory)
        if emission.refused:
            raise ValueError
        cache = self.open_cache() if emission.use_cache and _core.is_cache_on() else None
        messages: list[Diagnostic] = []
        emitted = Emitted(cache, messages.extend, self.session)
        emitted.has_helpers = job.is_alone  # other workers would keep the processors busy
        emitted.make(emission.actions)
        if not emitted.is_known:
            raise ValueError
        if cache:
            self.kept[job.index] = KeptJob(emission.actions[0], emitted, cache.pending)
            cache.pending = []
        return parts_of(emitted, messages)

    def rest(self, connection: Socket) -> None:
        """Do what waits, while no message comes."""
        self.keep_all()

    @property
    def patience(self) -> int | None:
        """Milliseconds without a message, then it stores results, all at once.

        One check that the code is the same takes as long as storing five results.
        """
        if not self.to_keep:
            return None
        return QUIET if len(self.to_keep) < MOST_KEPT else 0

    def look_again(self) -> None:
        """Files may have changed."""
        self.session.forget_all()
        if self.cache is not None:
            self.cache.files = FileStates()

    def open_cache(self) -> CompileCache | None:
        if not self.has_cache:
            self.has_cache = True
            from tblgen_build.driver.caching import open_compile_cache

            self.cache = open_compile_cache(FileStates(), warns=False)
            if self.cache is not None:
                self.cache.cache.asks_remote = False  # the fetcher has
                self.cache.cache.run_later = self.uploads.give
        return self.cache

    def keep_all(self) -> None:
        """Store the results that were placed in the cache."""
        cache, to_keep = self.cache, self.to_keep
        self.to_keep = []
        if cache is None:
            return
        cache.files = FileStates()
        found = [(self.kept.pop(each.index), each) for each in to_keep if each.index in self.kept]
        for job, _ in found:
            cache.pending += job.pending
        is_all = cache.flush()
        cache.share([job.emitted.taken for job, _ in found if job.emitted.is_new])
        for job, what in found:
            if is_all and what.front_key and job.emitted.is_kept:
                os.chdir(job.action.directory)
                keep_front(cache, job.emitted, job.action, what.done, what.front_key)
