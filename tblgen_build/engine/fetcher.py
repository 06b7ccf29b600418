"""A worker that makes nothing: it has what the cache has, many jobs at once, on one set of
connections to the server. What is not there it reports, and another worker makes it.
"""

from __future__ import annotations

import sys
from functools import partial

from tblgen_build.driver.caching import JobLookup
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import Emitted, joined
from tblgen_build.driver.threads import Threads
from tblgen_build.engine.worker import EngineWorker, KeptJob, parts_of, send_made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is

    from tblgen_build._core import Diagnostic
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache

AT_ONCE = 32  # lookups that wait for the network
TURN = 0.0005  # seconds that a thread computes while others could
MISSED = "not in the cache"


class Fetcher(EngineWorker):
    def __init__(self) -> None:
        super().__init__()
        self.threads = Threads(AT_ONCE)
        sys.setswitchinterval(TURN)

    def begin(
        self,
        connection: Socket,
        index: int,
        is_fresh: bool,
        is_alone: bool,
        directory: str,
        arguments: tuple[str, ...],
    ) -> None:
        """It is sent when all is there, or something is missing."""
        try:
            emission = parse_emit(arguments, directory)
            cache = self.open_cache() if emission.use_cache and not emission.refused else None
            if cache is None:
                raise LookupError
            lookup = JobLookup(cache, emission.actions, emission.actions, self.session)
        except Exception:  # the command says what is wrong with it
            send_made(connection, index, MISSED, 0.0, [])
            return
        send = partial(self.send, connection, index, cache, emission.actions, lookup)
        if lookup.inputs:
            self.threads.give(send)
        else:
            send()

    def send(
        self,
        connection: Socket,
        index: int,
        cache: CompileCache,
        actions: tuple[Action, ...],
        lookup: JobLookup,
    ) -> None:
        said: list[Diagnostic] = []
        emitted = Emitted(cache, said.extend, self.session)
        for action, hit in zip(actions, lookup.result(), strict=True):
            if hit is None:
                send_made(connection, index, MISSED, 0.0, [])
                return
            emitted.take(action, hit.result, hit.recipe.inputs)
        emitted.show(joined(emitted.messages))
        self.kept[index] = KeptJob(actions[0], emitted, [])
        send_made(connection, index, "", 0.0, parts_of(emitted, said))

    def open_cache(self) -> CompileCache | None:
        cache = super().open_cache()
        if cache is not None:
            cache.cache.asks_remote = True
        return cache
