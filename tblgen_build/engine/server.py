"""The engine's process: listens, has workers make jobs, puts results in place, forks for the rest.

One thread. It parses nothing itself: workers do, which are its children and have all that it has
imported; so do the children that run other commands. What a worker has made is placed when a
command asks for it, if all files that it was made of are as they were. docs/design/engine.md.
"""

from __future__ import annotations

import marshal
import os
import sys
from time import monotonic

from tblgen_build import _core, running_code
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files
from tblgen_build.cache.front import front_key
from tblgen_build.cli.main import write_bytes_as_they_are
from tblgen_build.cli.subcommands import tool_stamp
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import place
from tblgen_build.driver.paths import absolute
from tblgen_build.driver.request import ProtocolError, answer_made
from tblgen_build.driver.subcommands import EMIT, TOOL_STAMP
from tblgen_build.engine.child import run_child
from tblgen_build.engine.jobs import Plan, read_jobs
from tblgen_build.engine.protocol import Client
from tblgen_build.engine.worker import KEEP, LARGEST, MAKE, QUIET, EngineWorker, MadeJob, work
from tblgen_build.registry.personality import PERSONALITIES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Callable, Iterable
    from typing import Any, NoReturn

    from tblgen_build.driver.emitted import Made
    from tblgen_build.driver.request import Request
    from tblgen_build.engine.jobs import Job

LOCK, LISTENER = 4, 5  # descriptors, as the launcher gives them
IDLE = 3  # seconds without a command, then it ends: TBLGEN_ENGINE may say another number
LONGEST = 24 * 60 * 60  # seconds
LOOK_AFTER = 0.5  # seconds, at workers whose results a client waits for: one may be stopped
FETCH_PATIENCE = 0.3  # seconds that a job is looked up before a worker makes it
MOST_FETCHED = 256  # jobs that are looked up at once
SAME_CODE = 0.5  # seconds for which nobody looks whether the package has changed
ATTEMPTS = 3  # at a job whose files change while it is made
TIME_TO_KEEP = 60.0  # seconds that workers have at the end to keep what they have made
YOUNG = 2_000_000_000  # nanoseconds: a file as young may change again and look the same
DATABASE = "tblgen_commands.json"
OF_CHILDREN = (  # what commands import when they run
    "tblgen_build.driver.background",
    "tblgen_build.cli.compile",
    "tblgen_build.cli.subcommands.emit",
)


def serve(address: str, code: str, tool: str, build: str) -> NoReturn:
    """Listen at `address` until nothing has come for a while.

    `code` is what stat() said of the package's files to the launcher that started the engine,
    whose command was `tool`'s and of the build folder.
    """
    try:
        import gc

        gc.disable()
        _core.take_large_pieces()  # workers and children go on with these
        os.set_inheritable(LOCK, False)
        os.set_inheritable(LISTENER, False)
        os.close(os.pidfd_open(os.getpid()))  # an engine is nothing without it
        jobs = jobs_of(build)
        import_generators(tool, jobs.values())
        running_code.remember_contents()
        write_bytes_as_they_are()
        Engine(address, bytes.fromhex(code), jobs).run()
    except (OSError, AttributeError):  # there is no room, or no pidfd
        os._exit(1)
    os._exit(0)


def jobs_of(build: str) -> dict[tuple[str, ...], Job]:
    """Those of the build folder's database, where there is one that makes sense."""
    if not build:
        return {}
    try:
        with open(f"{build}/{DATABASE}", "rb") as file:
            return read_jobs(tool_stamp.read_json(file.read()))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def import_generators(tool: str, jobs: Iterable[Job]) -> None:
    """What jobs ahead need; where there are none, all of a tool's, of MLIR's where none is named.

    Its dialects have many small files. Children import the others for themselves.
    """
    row = PERSONALITIES.get(tool)
    package = row.package if row and row.package else PERSONALITIES["mlir"].package
    generators: dict[str, str] = __import__(package, fromlist=["GENERATORS"]).GENERATORS
    ahead = {action for job in jobs if job.is_wanted_ahead for action in job.actions}
    wanted = [value for name, value in generators.items() if name in ahead or not ahead]
    modules = {f"{package}.{value.partition(':')[0]}" for value in wanted}
    for module in [*modules, *(() if ahead else OF_CHILDREN)]:
        __import__(module)


class Child:
    """A command under way, and who asked for it."""

    __slots__ = ("client", "number", "process")

    def __init__(self, client: Client, number: int) -> None:
        self.client = client
        self.number = number
        self.process = os.pidfd_open(number)  # readable when it has ended


class EngineProcess:
    """A worker, and the job that it is at."""

    __slots__ = ("connection", "job", "number")

    def __init__(self, connection: Socket, number: int) -> None:
        self.connection = connection
        self.number = number
        self.job: Job | None = None

    def send(self, *message: Any, seconds: float = 0.0) -> bool:
        """Whether it was taken, within so many seconds: a worker reads when its job is done."""
        try:
            self.connection.settimeout(seconds)
            self.connection.send(marshal.dumps(message))
        except OSError:
            return False
        finally:
            self.connection.settimeout(0.0)
        return True

    def receive(self) -> tuple[bytes | None, int]:
        """What it says, and a descriptor: None for nothing yet, empty when it is gone."""
        import _socket

        try:
            message, rights, _, _ = self.connection.recvmsg(LARGEST, _socket.CMSG_SPACE(4))
        except BlockingIOError:
            return None, -1
        except OSError:
            return b"", -1
        return message, int.from_bytes(rights[0][2], sys.byteorder) if rights else -1

    def is_stopped(self) -> bool:
        try:
            with open(f"/proc/{self.number}/stat") as file:
                return file.read().rpartition(")")[2].split()[0] in "tT"
        except (OSError, IndexError):
            return False


class Engine:
    """Knows clients, workers, children and jobs, and what follows from what they say."""

    def __init__(self, address: str, code: bytes, jobs: dict[tuple[str, ...], Job]) -> None:
        """Raises OSError."""
        import _socket
        import select

        self.address = address
        self.code = code
        self.looked_at = monotonic()  # when the package's files were last seen to be the same
        self.name = address.rpartition("/")[2]
        self.listener: Socket = _socket.socket(fileno=LISTENER)
        self.listener.setblocking(False)
        self.poll = select.poll()
        self.handlers: dict[int, Callable[[], None]] = {}  # by descriptor
        self.jobs = jobs
        self.by_index = list(jobs.values())
        self.index = {id(job): index for index, job in enumerate(self.by_index)}
        self.plan = Plan(self.by_index)
        self.workers: list[EngineProcess] = []
        self.fetcher: EngineProcess | None = None
        self.is_cache_shared = bool(os.environ.get("TBLGEN_CACHE_REMOTE"))
        if self.is_cache_shared:
            fetcher_class()
        self.gone: list[int] = []  # processes that end by themselves
        self.fetched: dict[int, float] = {}  # jobs under way, and until when they are waited for
        self.clients: list[Client] = []
        self.children: list[Child] = []
        self.files = Files(UNKNOWN_CLOCK)
        self.most_workers = len(os.sched_getaffinity(0))
        self.later: list[Callable[[], None]] = []  # what nobody waits for
        self.is_ending = False
        self.asked_at = monotonic()
        self.before: dict[int, Any] = {}  # what signals did
        self.on(LISTENER, self.accept)

    # --- what happens ---------------------------------------------------------

    def on(self, descriptor: int, handler: Callable[[], None], events: int = 1) -> None:
        self.handlers[descriptor] = handler
        self.poll.register(descriptor, events)

    def forget(self, descriptor: int) -> None:
        if self.handlers.pop(descriptor, None):
            self.poll.unregister(descriptor)

    def run(self) -> None:
        self.end_with_signal()
        self.give_work()  # nobody gets it if the code is another
        if running_code.identity() != self.code:
            self.is_ending = True
        while not self.is_ending:
            self.give_up_fetching()
            self.give_work()
            ready = self.poll.poll(self.wait_time())
            for descriptor, _ in ready:
                if handler := self.handlers.get(descriptor):
                    handler()
            if not ready:
                self.do_the_rest()
                self.look_after_workers()
                if self.is_idle():  # a signal may have said so meanwhile: it stays said
                    self.is_ending = True
        self.close()

    def end_with_signal(self) -> None:
        """What is under way is finished."""
        import _socket
        import signal

        def end(number: int, frame: Any) -> None:
            self.is_ending = True

        self.wake = _socket.socketpair()
        self.wake[1].setblocking(False)
        signal.set_wakeup_fd(self.wake[1].fileno(), warn_on_full_buffer=False)
        self.on(self.wake[0].fileno(), lambda: None)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            self.before[number] = signal.signal(number, end)

    def wait_time(self) -> float | None:
        """Milliseconds until there is something to look at."""
        if self.fetched:
            return max(0.0, next(iter(self.fetched.values())) - monotonic()) * 1000 + 1
        if self.later:
            return QUIET
        if any(worker.job and worker.job.waiting for worker in self.workers):
            return LOOK_AFTER * 1000
        if self.children or any(worker.job for worker in self.workers):
            return None
        return max(0.0, self.asked_at + idle_seconds() - monotonic()) * 1000

    def do_the_rest(self) -> None:
        """What has time until nobody asks for anything."""
        later, self.later = self.later, []
        for each in later:
            try:
                each()
            except OSError:  # it is asked for again
                return

    def is_idle(self) -> bool:
        is_at_work = any(worker.job for worker in self.workers) or bool(self.fetched)
        is_busy = self.children or self.clients or is_at_work
        return not is_busy and self.asked_at + idle_seconds() <= monotonic()

    # --- commands -------------------------------------------------------------

    def accept(self) -> None:
        import _socket

        try:
            descriptor, _ = self.listener._accept()  # type: ignore[attr-defined]
        except OSError:
            return
        connection: Socket = _socket.socket(fileno=descriptor)
        try:
            client = Client(connection)
        except (ProtocolError, OSError):
            connection.close()
            return
        self.clients.append(client)
        self.on(descriptor, lambda: self.receive(client))

    def receive(self, client: Client) -> None:
        try:
            request = client.receive(self.name)
        except (ProtocolError, OSError):
            self.dismiss(client)
            return
        if request is None:
            return
        self.asked_at = monotonic()
        self.forget(client.connection.fileno())
        if client.has_left():  # what nobody waits for is not done later
            self.dismiss(client)
        elif not self.is_code_same(SAME_CODE):
            self.dismiss(client)
            self.is_ending = True
        elif not self.answer(client, request):
            self.fork(client, request)

    def is_code_same(self, seconds: float) -> bool:
        """Whether the package is what the engine has imported; as of so many seconds ago.

        Commands of a build depend on its stamp: what is edited meanwhile makes all again.
        """
        now = monotonic()
        if now - self.looked_at > seconds:
            if running_code.identity() != self.code:
                return False
            self.looked_at = now
        return True

    def front_key(self, request: Request) -> str:
        """Where the launcher would look the command up in the cache."""
        words = [request.personality, ".".join(map(str, sys.version_info[:2]))]
        if request.arguments[:1] in ([EMIT], [TOOL_STAMP]):
            words.append(request.directory)
        return front_key(self.code, " ".join(words), request.arguments)

    def dismiss(self, client: Client) -> None:
        """Without an answer: its launcher does the command."""
        self.forget(client.connection.fileno())
        if client in self.clients:
            self.clients.remove(client)
        client.close()

    def answer(self, client: Client, request: Request) -> bool:
        """Whether it is a command that no process is needed for."""
        words = request.arguments
        if words[:1] == [TOOL_STAMP]:
            return self.look(client, request)
        job = self.jobs.get((request.directory, *words[1:])) if words[:1] == [EMIT] else None
        if job is None or request.program.rpartition("/")[2] != "tblgen":
            return False
        client.tell(os.getpid())
        job.waiting.append((client, request))
        self.on(client.connection.fileno(), lambda: self.give_up(client, job), 0)
        if job.state == "ready":
            self.plan.took(job)
            self.place(job)
        elif job.state not in ("runs", "is fetched"):
            job.attempts = 0
            self.make_again(job)
        return True

    def give_up(self, client: Client, job: Job) -> None:
        """Nobody waits any more."""
        job.waiting = [each for each in job.waiting if each[0] is not client]
        self.dismiss(client)

    def look(self, client: Client, request: Request) -> bool:
        """`tblgen tool-stamp`: the commands of the build wait for it."""
        client.tell(os.getpid())
        self.give_work()
        try:
            os.chdir(request.directory)
            key = self.front_key(request)
            status, remember = tool_stamp.look(request.arguments[1:], key)
        except Exception:
            status, remember = 1, None
        finally:
            os.chdir("/")
        if status == 0:
            client.say(answer_made(b""))
        self.dismiss(client)
        if remember is not None:
            self.later.append(remember)
        return True

    # --- jobs -----------------------------------------------------------------

    def give_work(self) -> None:
        while not self.is_ending and (job := self.plan.next()) is not None:
            if self.is_cache_shared and not job.was_fetched and not job.attempts:
                if not self.fetch(job):
                    return
                continue
            if (worker := self.free_worker()) is None:
                if not self.workers:  # nor can there be any
                    self.refuse_all()
                return
            job.state, job.worker = "runs", worker.number
            worker.job = job
            is_fresh = job.attempts > 0
            is_alone = self.plan.next() is None and not self.is_any_busy(worker)
            words = self.index[id(job)], is_fresh, is_alone, job.directory, job.arguments
            if not worker.send(MAKE, *words, seconds=LOOK_AFTER):
                self.bury(worker)

    def is_any_busy(self, besides: EngineProcess) -> bool:
        return any(each.job is not None for each in self.workers if each is not besides)

    def refuse_all(self) -> None:
        for job in self.by_index:
            self.refuse(job)

    def free_worker(self) -> EngineProcess | None:
        for worker in self.workers:
            if worker.job is None:
                return worker
        if len(self.workers) >= min(self.most_workers, len(self.by_index)):
            return None
        return self.start_worker()

    def start_worker(self) -> EngineProcess | None:
        if worker := self.fork_worker(EngineWorker):
            self.workers.append(worker)
            self.on(worker.connection.fileno(), lambda: self.take(worker))
        return worker

    def fork_worker(self, of_kind: type[EngineWorker]) -> EngineProcess | None:
        import _socket

        ours, theirs = _socket.socketpair(_socket.AF_UNIX, _socket.SOCK_SEQPACKET)
        try:
            number = os.fork()
        except OSError:
            return None
        if number == 0:
            ours.close()
            self.leave()
            work(theirs, of_kind())
        theirs.close()
        ours.setblocking(False)
        return EngineProcess(ours, number)

    def take(self, worker: EngineProcess) -> None:
        """What a worker has made."""
        message, memory = worker.receive()
        if message is None:
            return
        if not message or worker.job is None:
            self.bury(worker)
            return
        _, problem, seconds = marshal.loads(message)
        job, worker.job = worker.job, None
        job.memory = memory
        job.seconds += seconds
        job.state = "failed" if problem else "ready"
        self.plan.made(job)
        if problem:
            self.drop(job)
            self.refuse(job)
        elif job.waiting:
            self.place(job)

    def place(self, job: Job) -> None:
        """For all who have asked: what was made, if it is still what would be made."""
        try:
            found = MadeJob(job.memory)
            is_current = self.are_current(job, found.read, found.missing_probes)
            made = found.made(job.memory) if is_current else None
        except (OSError, ValueError, EOFError, TypeError):
            made = None
        if made is None:
            self.drop(job)
            self.make_again(job)
            return
        job.state = "placed"
        waiting, job.waiting = job.waiting, []
        for client, request in waiting:
            self.place_for(client, request, job, found.messages, made)
        self.drop(job)  # 1 ms for some megabytes, and nobody waits any more

    def place_for(
        self, client: Client, request: Request, job: Job, said: bytes, made: Made
    ) -> None:
        try:
            os.chdir(job.directory)
            action = parse_emit(job.placing, job.directory).actions[0]
            done = place(action, made)
        except Exception:  # it is said where the command runs
            self.dismiss(client)
            return
        finally:
            os.chdir("/")
        client.say(answer_made(said))
        self.dismiss(client)
        all_workers = [*self.workers, *([self.fetcher] if self.fetcher else [])]
        worker = next((each for each in all_workers if each.number == job.worker), None)
        if worker is not None:
            key = self.front_key(request)
            worker.send(KEEP, self.index[id(job)], key, done.depfile, done.guard)

    def are_current(
        self, job: Job, read: Iterable[tuple[str, bytes]], probes: Iterable[str]
    ) -> bool:
        """Whether the files that were read are there as they were, and no others before them."""
        self.files.look_again(running_code.file_clock() - YOUNG)
        here = job.directory
        return all(
            self.files.digest(absolute(here, path)) == digest for path, digest in read
        ) and not any(self.files.exists(absolute(here, path)) for path in probes)

    def make_again(self, job: Job) -> None:
        """For who has asked, with the files as they are now."""
        if job.attempts >= ATTEMPTS:
            self.refuse(job)
            return
        job.attempts += 1
        job.state = "waits"
        self.plan.ask(job)

    def refuse(self, job: Job) -> None:
        """Who has asked does it alone, and says what is wrong."""
        waiting, job.waiting = job.waiting, []
        for client, _ in waiting:
            self.dismiss(client)

    def drop(self, job: Job) -> None:
        if job.memory >= 0:
            os.close(job.memory)
            job.memory = -1

    # --- what a server has ------------------------------------------------------

    def fetch(self, job: Job) -> bool:
        """Have the job looked up; False where so many wait that it should wait, too."""
        if len(self.fetched) >= MOST_FETCHED:
            return False
        job.was_fetched = True
        if self.fetcher is None and (fetcher := self.fork_worker(fetcher_class())):
            self.fetcher = fetcher
            self.on(fetcher.connection.fileno(), lambda: self.take_fetched(fetcher))
        words = self.index[id(job)], False, False, job.directory, job.arguments
        if self.fetcher is None or not self.fetcher.send(MAKE, *words, seconds=LOOK_AFTER):
            self.stop_fetching()
            return True
        job.state = "is fetched"
        self.fetched[self.index[id(job)]] = monotonic() + FETCH_PATIENCE
        return True

    def take_fetched(self, fetcher: EngineProcess) -> None:
        message, memory = fetcher.receive()
        if message is None:
            return
        if not message:
            self.stop_fetching()
            return
        index, problem, _ = marshal.loads(message)
        job = self.by_index[index]
        self.fetched.pop(index, None)
        if problem or job.state not in ("is fetched", "waits"):  # a worker was faster
            os.close(memory)
            if job.state == "is fetched":
                self.miss(job)
            return
        job.memory, job.worker, job.state = memory, fetcher.number, "ready"
        self.plan.made(job)
        if job.waiting:
            self.place(job)

    def miss(self, job: Job) -> None:
        job.state = "waits"
        self.plan.missed(job)

    def give_up_fetching(self) -> None:
        """Workers do not wait for what is late: it is used if it still comes before theirs."""
        now = monotonic()
        for index in [index for index, until in self.fetched.items() if until <= now]:
            del self.fetched[index]
            if self.by_index[index].state == "is fetched":
                self.miss(self.by_index[index])

    def stop_fetching(self) -> None:
        """It is dead, or cannot be had."""
        self.is_cache_shared = False
        fetcher, self.fetcher = self.fetcher, None
        if fetcher is not None:
            self.forget(fetcher.connection.fileno())
            fetcher.connection.close()
            self.gone.append(fetcher.number)
        for index in list(self.fetched):
            self.fetched[index] = 0.0
        self.give_up_fetching()

    # --- workers --------------------------------------------------------------

    def look_after_workers(self) -> None:
        """Nobody waits for a worker that is stopped."""
        for worker in list(self.workers):
            if worker.job is not None and worker.is_stopped():
                self.bury(worker)

    def bury(self, worker: EngineProcess) -> None:
        """One that is dead, or says nothing that makes sense."""
        self.forget(worker.connection.fileno())
        worker.connection.close()
        self.workers.remove(worker)
        try:
            os.kill(worker.number, 9)
            os.waitpid(worker.number, 0)
        except OSError:
            pass
        if (job := worker.job) is not None:
            job.state = "failed"
            self.refuse(job)
        self.most_workers -= 1  # what has killed it would kill the next

    # --- all other commands ---------------------------------------------------

    def fork(self, client: Client, request: Request) -> None:
        """Have a child run the command."""
        if not self.is_code_same(0.0):
            self.dismiss(client)
            self.is_ending = True
            return
        try:
            number = os.fork()
        except OSError:
            self.dismiss(client)
            return
        if number == 0:
            self.clients.remove(client)
            self.leave()
            client.connection.settimeout(None)
            run_child(client, request, self.front_key(request))
        child = Child(client, number)
        self.children.append(child)
        self.on(child.process, lambda: self.end(child))
        self.on(client.connection.fileno(), lambda: self.kill(child), 0)

    def end(self, child: Child) -> None:
        """Tell the waiting client how the child has ended."""
        _, status = os.waitpid(child.number, 0)
        child.client.tell(status)
        self.forget(child.process)
        self.children.remove(child)
        os.close(child.process)
        self.dismiss(child.client)

    def kill(self, child: Child) -> None:
        """Nobody waits for the child any more: it ends as a killed process does."""
        os.kill(child.number, 9)
        self.forget(child.client.connection.fileno())

    def leave(self) -> None:
        """In a child: what is the engine's alone."""
        import signal

        signal.set_wakeup_fd(-1)
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, self.before[number])
        for client in self.clients:
            client.close()
        for worker in [*self.workers, *([self.fetcher] if self.fetcher else [])]:
            worker.connection.close()
        for end in self.wake:
            end.close()
        for child in self.children:
            os.close(child.process)
        for job in self.by_index:
            self.drop(job)
        self.listener.close()
        os.close(LOCK)

    # --- the end --------------------------------------------------------------

    def close(self) -> None:
        """Nobody finds it any more; workers keep what they have to."""
        remove(self.address)
        self.listener.close()
        for client in list(self.clients):
            if all(child.client is not client for child in self.children):
                self.dismiss(client)
        workers = [*self.workers, *([self.fetcher] if self.fetcher else [])]
        for worker in workers:
            worker.connection.close()
        self.do_the_rest()
        end = monotonic() + TIME_TO_KEEP
        for number in [*self.gone, *[worker.number for worker in workers]]:
            wait_for(number, end)
        remove(f"{self.address}.lock")


def fetcher_class() -> type[EngineWorker]:
    """Imported, 2 ms, by an engine that needs it, before the package can have changed."""
    from tblgen_build.engine.fetcher import Fetcher

    return Fetcher


def wait_for(process: int, end: float) -> None:
    """For its end; at that time it is killed."""
    import select

    poll = select.poll()
    ended = os.pidfd_open(process)
    poll.register(ended, select.POLLIN)
    if not poll.poll(max(0.0, end - monotonic()) * 1000):
        os.kill(process, 9)
    os.waitpid(process, 0)
    os.close(ended)


def idle_seconds() -> int:
    wish = os.environ.get("TBLGEN_ENGINE", "")
    return min(int(wish) if wish.isdecimal() else IDLE, LONGEST)


def remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:  # it was not there
        return
