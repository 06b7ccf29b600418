"""The engine's process: decides who serves a request, and what is made next, until none comes.

One thread. It parses nothing itself: workers do, which are its children and have all that it has
imported; so do the children that run other commands. docs/design/engine.md.
"""

from __future__ import annotations

import os
from time import monotonic

from tblgen_build import _core, running_code
from tblgen_build.cli.main import write_bytes_as_they_are
from tblgen_build.cli.subcommands import tool_stamp
from tblgen_build.driver.request import answer_made
from tblgen_build.driver.subcommands import EMIT, TOOL_STAMP
from tblgen_build.engine.children import Children
from tblgen_build.engine.clients import LISTENER, Clients
from tblgen_build.engine.delivery import Delivery
from tblgen_build.engine.event_loop import EventLoop, Signals
from tblgen_build.engine.imported_code import ImportedCode, import_generators
from tblgen_build.engine.jobs import Plan, is_still, jobs_of_build
from tblgen_build.engine.shared_cache import SharedCache, is_cache_shared
from tblgen_build.engine.worker import QUIET
from tblgen_build.engine.worker_connection import PATIENCE, wait_for_end
from tblgen_build.engine.worker_pool import WorkerPool
from tblgen_build.registry.personality import PLAIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import NoReturn

    from tblgen_build.driver.request import Request
    from tblgen_build.engine.jobs import Job
    from tblgen_build.engine.protocol import Client

LOCK = 4  # a descriptor, as the launcher gives it
IDLE = 3  # seconds without a command, then it ends; TBLGEN_ENGINE overrides it
LONGEST = 24 * 60 * 60  # seconds
CODE_IS_SAME = 0.5  # seconds for which an earlier look at the package's files is good enough
TIME_TO_KEEP = 60.0  # seconds that workers have at the end to store results


def serve(address: str, code: str, tool: str, build: str) -> NoReturn:
    """Listen at `address` until no request has come for a while.

    A launcher has started the engine for a command of `tool` in the folder `build`. `code` is its
    digest of the package's files, by stat().
    """
    try:
        import gc

        gc.disable()
        _core.take_large_pieces()  # workers and children go on with these
        os.set_inheritable(LOCK, False)
        os.set_inheritable(LISTENER, False)
        os.close(os.pidfd_open(os.getpid()))  # an engine is nothing without it
        jobs = jobs_of_build(build)
        loaded = ImportedCode(bytes.fromhex(code))
        plan = Plan(jobs.values())
        session = _core.Session()
        if job := first_to_parse(plan, loaded):
            parse_ahead(session, job)
        if not is_cache_shared():  # results of the cache need no generators
            import_generators(tool, jobs.values())
        running_code.remember_contents()
        write_bytes_as_they_are()
        session.finish_ahead()  # a process with threads cannot fork
        os.chdir("/")
        Engine(address, loaded, jobs, plan, session, tool).run()
    except (OSError, AttributeError):  # there is no room, or no pidfd
        os._exit(1)
    os._exit(0)


def first_to_parse(plan: Plan, code: ImportedCode) -> Job | None:
    """The first job that is planned, unless the cache has kept a result of it."""
    job = plan.next()
    is_on, *_, folder = _core.cache_settings()
    if job is None or not is_on:
        return job
    key = code.front_key(PLAIN, job.directory, (EMIT, *job.arguments))
    is_known = os.path.lexists(f"{folder}/front/{key}")
    return None if is_known or is_cache_shared() else job


def parse_ahead(session: _core.Session, job: Job) -> None:
    """Begin to parse what a worker will, on a thread; until its end in the job's folder."""
    try:
        os.chdir(job.directory)
    except OSError:
        return
    session.parse_ahead((EMIT, *job.arguments))
    session.take_stamp()  # the command has its own


class Engine:
    """What makes up an engine, and its one loop."""

    def __init__(
        self,
        address: str,
        code: ImportedCode,
        jobs: Mapping[tuple[str, ...], Job],
        plan: Plan,
        session: _core.Session,
        tool: str,
    ) -> None:
        """`jobs` are by folder and arguments. Raises OSError."""
        self.address = address
        self.tool = tool
        self.code = code
        self.jobs = jobs
        self.plan = plan
        self.events = events = EventLoop()
        self.clients = Clients(address.rpartition("/")[2], events, self.serve)
        self.delivery = delivery = Delivery(self.plan, self.clients, code)
        self.workers = WorkerPool(
            len(jobs), session, events, self.load, self.leave, delivery.finished, delivery.refuse
        )
        self.lookups = SharedCache(events, self.leave, delivery.finished, self.plan.missed)
        self.children = Children(self.clients, events, self.leave)
        self.later: list[Callable[[], None]] = []  # tasks for when the engine is idle
        self.is_ending = False

    def run(self) -> None:
        self.signals = Signals(self.events, self.end)
        self.lookups.begin(self.plan.ahead)
        self.give_work()  # no client gets the results if the code has changed
        if self.lookups:
            self.later.append(self.load)
        else:
            self.load()
        if not self.code.is_same(0.0):
            self.end()
        while not self.is_ending:
            self.give_work()
            is_fetching = bool(self.lookups)
            if not self.events.wait(self.wait_time()) and not is_fetching:
                self.do_the_rest()
                self.workers.look_after()
                if self.is_idle():
                    self.end()
        self.close()

    def load(self) -> None:
        """What workers and children need, before the first of them is forked."""
        import_generators(self.tool, self.jobs.values())

    def end(self) -> None:
        """Leave the loop after this turn."""
        self.is_ending = True

    def wait_time(self) -> float | None:
        """Milliseconds until the loop has something to do without an event."""
        if self.lookups:
            return self.lookups.wait_time()
        if self.later:
            return QUIET
        under_way = self.workers.jobs
        if any(job.waiting for job in under_way):
            return PATIENCE * 1000
        if self.children or under_way:
            return None
        return max(0.0, self.clients.asked_at + idle_seconds() - monotonic()) * 1000

    def is_idle(self) -> bool:
        is_busy = self.children or self.clients or self.workers.jobs or self.lookups
        return not is_busy and self.clients.asked_at + idle_seconds() <= monotonic()

    def do_the_rest(self) -> None:
        """The tasks that were left for when the engine is idle."""
        later, self.later = self.later, []
        for each in later:
            try:
                each()
            except OSError:  # the next command of the kind leaves it again
                return

    def serve(self, client: Client, request: Request) -> None:
        """Answer a request: with a job's result, at once, or by a child."""
        words = request.arguments
        job = self.jobs.get((request.directory, *words))
        if job is not None and not is_still(job, words):
            job = None
        if not self.code.is_same(CODE_IS_SAME):
            self.clients.dismiss(client)
            self.end()
        elif words[:1] == [TOOL_STAMP]:
            self.write_stamp(client, request)
        elif job is not None and request.program.rpartition("/")[2] == "tblgen":
            self.delivery.ask(client, request, job)
            self.lookups.hurry(job)
        elif self.code.is_same(0.0):
            self.children.run(client, request, self.code.front_key_of(request))
        else:
            self.clients.dismiss(client)
            self.end()

    def write_stamp(self, client: Client, request: Request) -> None:
        """`tblgen tool-stamp`: the commands of the build wait for it."""
        client.tell(os.getpid())
        self.give_work()
        try:
            os.chdir(request.directory)
            key = self.code.front_key_of(request)
            status, remember = tool_stamp.update(request.arguments[1:], key)
        except Exception:
            status, remember = 1, None
        finally:
            os.chdir("/")
        if status == 0:
            client.say(answer_made(b""))
        self.clients.dismiss(client)
        if remember is not None:
            self.later.append(remember)

    def give_work(self) -> None:
        """Have planned jobs looked up or made, as long as a process is free for that."""
        while not self.is_ending and (job := self.plan.next()) is not None:
            if self.lookups.wants(job):
                if not self.lookups.add(job):
                    break
            elif worker := self.workers.free():
                job.state = "runs"  # so the next one is another
                self.workers.begin(worker, job, is_last=self.plan.next() is None)
            else:
                self.refuse_without_workers()
                return
        while not self.is_ending and (job := self.lookups.late()) is not None:
            if (worker := self.workers.free()) is None:
                self.refuse_without_workers()
                return
            job.state = "runs"
            self.workers.begin(worker, job, is_last=False)

    def refuse_without_workers(self) -> None:
        """No client waits for a worker if none can be started."""
        if not self.workers:
            for job in self.jobs.values():
                self.delivery.refuse(job)

    def leave(self, served: Client | None = None) -> None:
        """In a child: close what is the engine's alone."""
        self.signals.restore()
        self.clients.leave(served)
        self.workers.leave()
        self.lookups.leave()
        self.children.leave()
        for job in self.jobs.values():
            job.drop()
        os.close(LOCK)

    def close(self) -> None:
        """Stop listening, and give workers time to store results."""
        remove(self.address)
        self.clients.stop_listening()
        self.clients.dismiss_all_but(self.children.served())
        self.workers.leave()
        self.lookups.leave()
        self.do_the_rest()
        end = monotonic() + TIME_TO_KEEP
        for number in [*self.lookups.numbers(), *self.workers.numbers()]:
            wait_for_end(number, end)
        remove(f"{self.address}.lock")


def idle_seconds() -> int:
    setting = os.environ.get("TBLGEN_ENGINE", "")
    return min(int(setting) if setting.isdecimal() else IDLE, LONGEST)


def remove(path: str) -> None:
    try:
        os.unlink(path)
    except OSError:  # it was not there
        return
