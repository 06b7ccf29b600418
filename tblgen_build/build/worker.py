"""A worker process: makes one output after the other as it is told, and keeps what it parsed.

It is told over descriptor 3 and answers over 4. Descriptor 5 is the build folder's lock:
a worker that outlives its build still holds it, so that no other build begins before
the last output is in place. A worker ends when nobody can tell it anything any more.
"""

from __future__ import annotations

import os
import sys
from _queue import SimpleQueue
from _thread import start_new_thread
from time import perf_counter

from tblgen_build import _core
from tblgen_build.build.generate import (
    STATISTICS,
    GenerateError,
    ParsedUnit,
    generate,
    parse_unit,
)
from tblgen_build.build.message import (
    Reply,
    Written,
    action_from_tuple,
    receive,
    reply_to_tuple,
    send,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build.build.action import Action, Unit

REQUESTS, REPLIES, LOCK = 3, 4, 5


def main() -> None:
    import gc

    gc.disable()
    requests: SimpleQueue[Any] = SimpleQueue()
    start_new_thread(read_requests, (requests,))
    worker = Worker()
    while True:
        request = requests.get()
        if request is None:
            worker.look_again()
            continue
        index, parts = request
        reply = worker.run(index, action_from_tuple(parts))
        sys.stdout.flush()
        send(REPLIES, reply_to_tuple(reply))


def read_requests(requests: SimpleQueue[Any]) -> None:
    """Where the build is gone, nothing that is under way matters: outputs are put in one step."""
    try:
        with open(REQUESTS, "rb", closefd=False) as file:
            while True:
                requests.put(receive(file))
    finally:
        os._exit(0)


class Worker:
    """Sessions by the folder that paths are relative to, and the last unit parsed."""

    def __init__(self) -> None:
        self.sessions: dict[str, _core.Session] = {}
        self.parsed: ParsedUnit | None = None
        self.has_statistics = False

    def look_again(self) -> None:
        """Files may have changed."""
        self.parsed = None
        for session in self.sessions.values():
            session.forget_all()

    def run(self, index: int, action: Action) -> Reply:
        try:
            return self._run(index, action)
        except GenerateError as error:
            return Reply(index, problem=str(error))
        except OSError as error:
            return Reply(index, problem=f"error: {error}\n")
        except MemoryError:
            self.parsed = None
            return Reply(index, problem=f"error: '{action.output}': out of memory\n")

    def _run(self, index: int, action: Action) -> Reply:
        os.chdir(action.directory)
        started = perf_counter()
        is_new = self._parse(action.unit, action.generator == STATISTICS)
        assert self.parsed is not None
        parsed_at = perf_counter()
        generated = generate(self.parsed, action)
        read = [(d.path, d.digest) for d in self.parsed.records.dependencies]
        read += load_digests(action)
        write_depfile(action, [path for path, _ in read])
        written = tuple([put(action, path, text) for path, text in generated.texts.items()])
        return Reply(
            index,
            unit_warnings=self.parsed.warnings,
            warnings=generated.warnings,
            files=tuple([(full(action, path), digest) for path, digest in read]),
            absent=tuple([full(action, p) for p in self.parsed.records.missing_probes]),
            written=written,
            parse_seconds=parsed_at - started if is_new else 0.0,
            seconds=perf_counter() - parsed_at,
        )

    def _parse(self, unit: Unit, statistics: bool) -> bool:
        """Have the unit parsed; whether that was still to do."""
        is_counted = self.has_statistics or not statistics
        if self.parsed is not None and self.parsed.unit == unit and is_counted:
            return False
        self.parsed = None  # free the old one first
        session = self.sessions.setdefault(unit.directory, _core.Session())
        self.parsed = parse_unit(session, unit, statistics)
        self.has_statistics = statistics
        return True


def full(action: Action, path: str) -> str:
    return os.path.normpath(os.path.join(action.directory, path))


def load_digests(action: Action) -> list[tuple[str, bytes]]:
    from tblgen_build.build.files import file_digest

    return [(path, file_digest(path) or b"") for path in action.loads]


def write_depfile(action: Action, read: list[str]) -> None:
    if not action.depfile:
        return
    make_folder(full(action, action.depfile))
    text = _core.depfile_text(action.depfile_target or action.output, read)
    _core.write_output(action.depfile, text.encode(errors="surrogateescape"), keep_when_same=True)


def put(action: Action, path: str, text: bytes) -> Written:
    """Write one text, from the action's folder."""
    from hashlib import sha256

    from tblgen_build.build.files import stamp_of

    target = full(action, path)
    before = stamp_of(target)
    if before is None:
        make_folder(target)
    _core.write_output(path, text, keep_when_same=True)
    after = stamp_of(target)
    if after is None:
        raise GenerateError(f"error: '{path}' vanished as soon as it was written\n")
    return Written(target, sha256(text).digest(), after, before != after)


def make_folder(path: str) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
