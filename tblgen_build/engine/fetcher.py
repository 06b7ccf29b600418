"""A worker that makes nothing: it looks jobs up in the cache, many at once, on one set of
connections to the server. It reports what is missing, and another worker makes that.
"""

from __future__ import annotations

import sys
from functools import partial

from tblgen_build import _core
from tblgen_build.driver.caching import JobLookup
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import Emitted, joined
from tblgen_build.driver.threads import Threads
from tblgen_build.engine.worker import EngineWorker, JobDetails, KeptJob, parts_of, send_made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is
    from collections.abc import Iterable

    from tblgen_build._core import Diagnostic
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache

AT_ONCE = 32  # lookups that wait for the network
TURN = 0.001  # seconds that a thread computes while others could
NEAR = 0.003  # seconds: answers that come so soon are waited for, or threads wait for each other
MISSED = "not in the cache"


class Fetcher(EngineWorker):
    def __init__(self, jobs: Iterable[JobDetails]) -> None:
        """`jobs` are looked up without a request."""
        super().__init__(_core.Session())
        self.jobs = {job.index: job for job in jobs}
        self.begun: set[int] = set()
        self.threads = Threads(AT_ONCE)
        sys.setswitchinterval(TURN)

    def rest(self, connection: Socket) -> None:
        if self.jobs:
            self.begin(connection, next(iter(self.jobs.values())))
        else:
            self.keep_all()

    @property
    def patience(self) -> int | None:
        return 0 if self.jobs else super().patience

    def begin(self, connection: Socket, job: JobDetails) -> None:
        """Look the job up, once. The answer is sent when everything is there, or something is
        missing.
        """
        index = job.index
        self.jobs.pop(index, None)
        if index in self.begun:
            return
        self.begun.add(index)
        try:
            emission = parse_emit(job.arguments, job.directory)
            cache = self.open_cache() if emission.use_cache and not emission.refused else None
            if cache is None:
                raise LookupError
            lookup = JobLookup(cache, emission.actions, emission.actions, self.session)
        except Exception:  # the command says what is wrong with it
            send_made(connection, index, MISSED, 0.0)
            return
        send = partial(self.send, connection, index, cache, emission.actions, lookup)
        if not lookup.inputs:
            send()
            return
        self.threads.give(send)
        remote = cache.cache.remote
        if remote and remote.latency < NEAR:
            self.threads.wait(NEAR)

    def send(
        self,
        connection: Socket,
        index: int,
        cache: CompileCache,
        actions: tuple[Action, ...],
        lookup: JobLookup,
    ) -> None:
        messages: list[Diagnostic] = []
        emitted = Emitted(cache, messages.extend, self.session)
        for action, hit in zip(actions, lookup.result(), strict=True):
            if hit is None:
                send_made(connection, index, MISSED, 0.0)
                return
            emitted.take(action, hit.result, hit.recipe.inputs)
        emitted.show(joined(emitted.messages))
        self.kept[index] = KeptJob(actions[0], emitted, [])
        send_made(connection, index, "", 0.0, *parts_of(emitted, messages))

    def open_cache(self) -> CompileCache | None:
        cache = super().open_cache()
        if cache is not None:
            cache.cache.asks_remote = True
        return cache
