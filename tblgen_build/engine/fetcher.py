"""A worker that makes nothing: it looks jobs up in the cache, many at once, on one set of
connections to the server. It reports what is missing, and another worker makes that.
"""

from __future__ import annotations

import _thread
from functools import partial

from tblgen_build import _core
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import Emitted, joined
from tblgen_build.engine.threads import Threads
from tblgen_build.engine.worker import EngineWorker, KeptJob, parts_of, send_made

TYPE_CHECKING = False
if TYPE_CHECKING:
    from _socket import socket as Socket  # noqa: N812 -- what it is

    from tblgen_build._core import Diagnostic
    from tblgen_build.cache.action_cache import Hit
    from tblgen_build.driver.caching import CompileCache
    from tblgen_build.driver.commands import Emission

AT_ONCE = 32  # lookups that wait for the network
MISSED = "not in the cache"


class Fetching:
    """A job whose actions are looked up."""

    def __init__(self, index: int, emission: Emission) -> None:
        self.index = index
        self.emission = emission
        self.hits: list[Hit | None] = [None] * len(emission.actions)
        self.left = len(emission.actions)


class Fetcher(EngineWorker):
    def __init__(self) -> None:
        super().__init__(_core.Session())
        self.lock = _thread.allocate_lock()
        self.threads = Threads(AT_ONCE)

    def begin(
        self,
        connection: Socket,
        index: int,
        is_fresh: bool,
        is_alone: bool,
        directory: str,
        arguments: tuple[str, ...],
    ) -> None:
        """Look the job up. The answer is sent when everything is there, or something is missing."""
        try:
            emission = parse_emit(arguments, directory)
        except Exception:  # the command says what is wrong with it
            send_made(connection, index, MISSED, 0.0, [])
            return
        cache = self.open_cache()
        if cache is None or not emission.use_cache or emission.refused:
            send_made(connection, index, MISSED, 0.0, [])
            return
        fetching = Fetching(index, emission)
        for at in range(fetching.left):
            self.threads.give(partial(self.look_up, connection, cache, fetching, at))

    def look_up(self, connection: Socket, cache: CompileCache, fetching: Fetching, at: int) -> None:
        try:
            fetching.hits[at] = cache.lookup(fetching.emission.actions[at])
        finally:
            with self.lock:
                fetching.left -= 1
                is_last = fetching.left == 0
            if is_last:
                self.send(connection, cache, fetching)

    def send(self, connection: Socket, cache: CompileCache, fetching: Fetching) -> None:
        emission = fetching.emission
        messages: list[Diagnostic] = []
        emitted = Emitted(cache, messages.extend, self.session)
        for action, hit in zip(emission.actions, fetching.hits, strict=True):
            if hit is None:
                send_made(connection, fetching.index, MISSED, 0.0, [])
                return
            emitted.take(action, hit.result, hit.recipe.inputs)
        emitted.show(joined(emitted.messages))
        self.kept[fetching.index] = KeptJob(emission.actions[0], emitted, [])
        send_made(connection, fetching.index, "", 0.0, parts_of(emitted, messages))

    def open_cache(self) -> CompileCache | None:
        cache = super().open_cache()
        if cache is not None:
            cache.cache.asks_remote = True
            cache.cache.counts_misses = False  # the worker that makes it looks again
        return cache
