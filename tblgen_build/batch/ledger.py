"""What the builds of a folder made, of what and with which tools. The next build begins with it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from time import perf_counter

from tblgen_build.batch.build_events import Removed
from tblgen_build.batch.stamps import UNKNOWN_CLOCK, Files, Known
from tblgen_build.batch.state import OutputRecord, State, save_state
from tblgen_build.batch.tools import IMPURE, UNKNOWN, own_digest, tool_digests
from tblgen_build.cache.action_result import Inputs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

    from tblgen_build._core import Diagnostics
    from tblgen_build.batch.message import Written
    from tblgen_build.batch.stamps import Stamp
    from tblgen_build.driver.action import Action

SAVE_INTERVAL = 2.0  # seconds, or this many times what saving takes:
SAVING_SHARE = 50


class Ledger:
    """The state of a folder, and what one build adds to it."""

    def __init__(self, state: State, path: str) -> None:
        self.state = state
        self.files = Files(UNKNOWN_CLOCK, state.known)
        self.tools: dict[str, bytes] = {}  # digest of the program, by path; "" is our own
        self.made: dict[str, OutputRecord] = {}  # by this build
        self._path = path
        self._saved = state.copy(dict(state.known))
        self._saves_at = perf_counter() + SAVE_INTERVAL
        self._stamps: dict[str, Stamp] = {}  # of what was made, as it was written
        self._same: dict[Inputs, Inputs] = {}  # equal inputs as one object

    def begin(self, actions: Sequence[Action], clock: int) -> None:
        """Read the digests of the programs. From now on, each file is checked once."""
        self.files.clock = clock
        self.tools = tool_digests(self.files, actions, self.state)

    def costs(self) -> dict[str, tuple[float, float]]:
        """What parsing and generating took, by the output's path."""
        records = self.state.records.items()
        return {path: (record.unit_seconds, record.seconds) for path, record in records}

    def add(
        self,
        action: Action,
        inputs: Inputs,
        written: Sequence[Written],
        seconds: tuple[float, float],
        messages: Diagnostics,
        because: str,
        *,
        is_pure: bool = True,
    ) -> None:
        """Note what an action made."""
        inputs = self._same.setdefault(inputs, inputs)
        tool = self.tools[action.wrapped] if inputs.files else UNKNOWN
        tool = tool if is_pure else IMPURE
        texts = tuple([(w.path, w.digest) for w in written])
        record = OutputRecord(action, inputs, tool, texts, *seconds, messages, because)
        self.made[action.output_path] = self.state.records[action.output_path] = record
        for w in written:
            self._stamps[w.path] = w.stamp
            self.files.known[w.path] = Known(w.digest, w.stamp, UNKNOWN_CLOCK)

    def take_replaced(self, actions: Sequence[Action]) -> set[str]:
        """Wrapped tools that were replaced since they were read; the new ones count now."""
        wrapped = {action.wrapped for action in actions if action.wrapped}
        replaced = {tool for tool in wrapped if self.files.digest(tool) != self.tools[tool]}
        self.tools |= {tool: self.files.digest(tool) or UNKNOWN for tool in replaced}
        return replaced

    def settle(self, clock: int) -> None:
        """The clock has moved on since outputs were written: from now on their stamps count."""
        if self.made and own_digest(self.state) != self.tools[""]:
            self._forget_tool()
        for record in self.made.values():
            for path, digest in record.texts:
                if path in self._stamps:
                    self.files.known[path] = Known(digest, self._stamps[path], clock)

    def _forget_tool(self) -> None:
        """The tool was replaced during the build: which version made which output is unknown."""
        for path, record in self.made.items():
            if not record.action.wrapped:
                self.state.records[path] = replaced_tool(record)

    def remove_leftovers(
        self, plan: Collection[str], spares: frozenset[str], modified: bool
    ) -> Iterator[Removed]:
        """Remove what was made for outputs that are no longer in the plan.

        Files that were modified since stay, unless those are to go too.
        """
        for output in sorted(self.state.records.keys() - plan - spares):
            for path, digest in self.state.records[output].texts:
                if path in plan:
                    continue
                now = self.files.digest(path)
                is_kept = now not in (None, digest) and not modified
                if now is not None:
                    if not is_kept:
                        os.unlink(path)
                    yield Removed(path, is_kept)
            del self.state.records[output]

    def save(self) -> None:
        """Write the state to its file, if something changed."""
        used = set(self.tools)
        records = self.state.records.values()
        for inputs in {id(record.inputs): record.inputs for record in records}.values():
            used.update([path for path, _ in inputs.files])  # outputs share them
        for record in records:
            used.update([path for path, _ in record.texts])
        known = {path: known for path, known in self.files.known.items() if path in used}
        state = self.state.copy(known)
        if state != self._saved:  # a build with nothing to do writes nothing
            save_state(self._path, state)
            self._saved = state

    def save_now_and_then(self) -> None:
        """A build that is killed need not begin again from nothing."""
        begun = perf_counter()
        if begun > self._saves_at:
            self.save()
            now = perf_counter()
            self._saves_at = now + max(SAVE_INTERVAL, SAVING_SHARE * (now - begun))


def replaced_tool(record: OutputRecord) -> OutputRecord:
    """The record, as of a tool that no longer exists: its output is stale."""
    return OutputRecord(
        record.action,
        record.inputs,
        UNKNOWN,
        record.texts,
        record.unit_seconds,
        record.seconds,
        record.messages,
        record.because,
    )
