"""A worker process: makes one output after the other on request, and keeps what it parsed.

It reads requests from descriptor 3 and answers on 4. Descriptor 5 is the build folder's lock: a
worker that outlives its build still holds it, so that no other build begins before the last output
is in place. A worker ends when its request pipe is closed. docs/design/build.md, "Workers" and
"Kills".
"""

from __future__ import annotations

import os
import sys
from _queue import Empty, SimpleQueue
from _thread import start_new_thread
from time import perf_counter

from tblgen_build import _core
from tblgen_build.batch.message import (
    Reply,
    action_from_tuple,
    receive,
    reply_to_tuple,
    send,
)
from tblgen_build.batch.writing import full, write_all
from tblgen_build.cache.action_result import FileStates
from tblgen_build.driver.caching import open_compile_cache
from tblgen_build.driver.diagnostics import FILE, LIMIT, problem
from tblgen_build.driver.garbage import collect_if_much
from tblgen_build.driver.generate import GenerateError, generate, parse_unit, wants_statistics
from tblgen_build.driver.results import inputs_of, result_of
from tblgen_build.registry.fragment_store import FragmentStore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build._core import Diagnostics
    from tblgen_build.batch.message import Written
    from tblgen_build.cache.action_result import Inputs, Result
    from tblgen_build.driver.action import Action, TranslationUnit
    from tblgen_build.driver.caching import CompileCache
    from tblgen_build.driver.generate import Generated, ParsedUnit

REQUESTS, REPLIES, LOCK = 3, 4, 5
# In place of an index:
LOOK_AGAIN = -1  # files may have changed
QUIT = -2  # put the last results into the cache and end
IDLE = 0.2  # seconds after the last request: time to tidy up


def main() -> None:
    import gc

    gc.disable()
    requests: SimpleQueue[Any] = SimpleQueue()
    start_new_thread(read_requests, (requests,))
    worker = Worker()
    while True:
        if requests.empty():
            worker.rest()
        index, parts = next_request(requests, worker)
        if index == QUIT:
            worker.rest()  # what was made last may still have to be kept
            os._exit(0)
        if index == LOOK_AGAIN:
            worker.look_again(*parts)
            continue
        reply = worker.run(index, action_from_tuple(parts))
        sys.stdout.flush()
        try:
            send(REPLIES, reply_to_tuple(reply))
        except BrokenPipeError:  # the build is gone
            os._exit(0)


def next_request(requests: SimpleQueue[Any], worker: Worker) -> Any:
    if worker.is_warm and not worker.is_tidy:
        try:
            return requests.get(timeout=IDLE)
        except Empty:
            worker.tidy()
    return requests.get()


def read_requests(requests: SimpleQueue[Any]) -> None:
    """Ends the process when the build is gone. Outputs appear in one step, so none is partial."""
    try:
        while True:
            requests.put(receive(REQUESTS))
    finally:
        os._exit(0)


class Worker:
    """Sessions by the folder that paths are relative to, and the last unit parsed."""

    def __init__(self) -> None:
        self.sessions: dict[str, _core.Session] = {}
        self.parsed: ParsedUnit | None = None
        self.rejected: dict[TranslationUnit, Diagnostics] = {}  # units with errors
        self.has_statistics = False
        self.cache: CompileCache | None = None
        self.is_warm = False  # the process stays for more builds
        self.is_tidy = True
        self.fragments = FragmentStore()

    def tidy(self) -> None:
        """Free what earlier builds left: garbage is not collected while outputs are waited for."""
        import gc

        self.parsed = None
        gc.collect()
        self.is_tidy = True

    def look_again(self, use_cache: bool, is_warm: bool) -> None:
        """Files may have changed."""
        if is_warm and not self.is_warm:
            _core.keep_freed_memory()
        self.is_warm = is_warm
        self.cache = open_compile_cache(FileStates(), warns=False) if use_cache else None
        self.parsed = None
        self.rejected.clear()
        for session in self.sessions.values():
            session.forget_all()

    def rest(self) -> None:
        """While idle, do what the build does not wait for."""
        if self.cache is not None and self.cache.pending:
            self.cache.flush()

    def run(self, index: int, action: Action) -> Reply:
        try:
            return self._run(index, action)
        except GenerateError as error:
            return Reply(index, problem=error.all())
        except OSError as error:
            return Reply(index, problem=(problem(str(error), FILE),))
        except MemoryError:
            self.parsed = None
            return Reply(index, problem=(problem(f"'{action.output}': out of memory", LIMIT),))

    def _run(self, index: int, action: Action) -> Reply:
        if action.wrapped:
            return self._run_wrapped(index, action)
        os.chdir(action.directory)
        self.is_tidy = False
        started = perf_counter()
        is_new = self._parse(action.unit, wants_statistics(action))
        assert self.parsed is not None
        parsed_at = perf_counter()
        generated = self._generate(self.parsed, action)
        inputs = inputs_of(self.parsed, generated)
        if inputs is None:
            return Reply(index, is_outdated=True)
        result = result_of(self.parsed, generated)
        written = self._write(action, generated, inputs, result)
        return Reply(
            index,
            unit_warnings=self.parsed.messages,
            warnings=generated.messages,
            files=tuple([(full(action, path), digest) for path, digest in inputs.files]),
            absent=tuple([full(action, path) for path in inputs.absent]),
            written=written,
            parse_seconds=parsed_at - started if is_new else 0.0,
            seconds=perf_counter() - parsed_at,
            is_pure=generated.is_pure,
        )

    def _generate(self, parsed: ParsedUnit, action: Action) -> Generated:
        """With what was made the last time: in memory for the next build, or in the cache."""
        if self.is_warm or self.cache is None:
            fragments = self.fragments if self.is_warm else None
            return generate(parsed, action, fragments=fragments)
        kept = self.cache.fragments((action,))
        generated = generate(parsed, action, fragments=kept)
        self.cache.keep_fragments(kept)
        return generated

    def _run_wrapped(self, index: int, action: Action) -> Reply:
        from tblgen_build.driver import wrapped

        started = perf_counter()
        generated, inputs = wrapped.run(action)
        result = wrapped.result_of(action, generated, inputs)
        if inputs is None:  # what the tool read is not known: it is never up to date
            written = write_all(action, result, ())
            return Reply(index, warnings=generated.messages, written=written)
        return Reply(
            index,
            warnings=generated.messages,
            files=tuple([(full(action, path), digest) for path, digest in inputs.files]),
            absent=tuple([full(action, path) for path in inputs.absent]),
            written=self._write(action, generated, inputs, result),
            seconds=perf_counter() - started,
        )

    def _write(
        self, action: Action, generated: Generated, inputs: Inputs, result: Result
    ) -> tuple[Written, ...]:
        """Put the texts in place, and in the cache."""
        written = write_all(action, result, inputs.absent)
        if self.cache is not None:
            self.cache.store(action, generated, inputs, result)
        return written

    def _parse(self, unit: TranslationUnit, statistics: bool) -> bool:
        """Have the unit parsed; whether that was still to do."""
        is_counted = self.has_statistics or not statistics
        if self.parsed is not None and self.parsed.unit == unit and is_counted:
            return False
        self.parsed = None  # free the old one first
        collect_if_much()
        if unit in self.rejected:
            raise GenerateError(self.rejected[unit])
        session = self.sessions.setdefault(unit.directory, _core.Session())
        try:
            self.parsed = parse_unit(session, unit, statistics=statistics)
        except GenerateError as error:
            self.rejected[unit] = error.all()
            raise
        self.has_statistics = statistics
        return True
