"""Whether an output is up to date, and if not why: one traversal answers both.

Compares a record of the state with the command and the files as they are, by the words that
the cache's keys are made of. Reasons are data; what they say to people stands in `Reason.text`.
docs/design/build.md, "What is up to date".
"""

from __future__ import annotations

from collections.abc import Iterator

from tblgen_build.batch.stamps import Files, SeenFiles
from tblgen_build.batch.state import OutputRecord
from tblgen_build.batch.tools import IMPURE
from tblgen_build.cache.action_result import Inputs, Reason
from tblgen_build.cache.recipes import TOOL_CHANGED, word_changes
from tblgen_build.driver.action import Action
from tblgen_build.driver.key import LABELS, deciding_words, placing_words


class StalenessChecker:
    """Checks records against one look at the files. Inputs shared by outputs are compared once."""

    def __init__(self, files: Files, tools: dict[str, bytes]) -> None:
        self.files = files
        self._seen = SeenFiles(files)
        self.tools = tools  # digest of the program, by path of a wrapped tool; "" is our own
        self._inputs: dict[int, tuple[Inputs, list[Reason]]] = {}

    def reasons(self, action: Action, record: OutputRecord | None) -> Iterator[Reason]:
        """Why the action must run, what is cheap to find first. None: it is up to date."""
        if record is None:
            yield Reason("new", "tblgen build had not made it here before")
            return
        if record.action != action:
            yield from command_reasons(record.action, action)
        if record.tool != self.tools[action.wrapped]:
            yield impure_reason(action) if record.tool == IMPURE else tool_reason(action)
        yield from self.input_reasons(record.inputs)
        for path, digest in record.texts:
            yield from self.text_reasons(path, digest)

    def input_reasons(self, inputs: Inputs) -> list[Reason]:
        found = self._inputs.get(id(inputs))
        if found is None:
            # The inputs are kept with the answer: an id is theirs as long as they live.
            found = self._inputs[id(inputs)] = (inputs, list(self._seen.changes(inputs)))
        return found[1]

    def text_reasons(self, path: str, digest: bytes) -> Iterator[Reason]:
        now = self.files.digest(path)
        if now is None:
            yield Reason("output-missing", f"'{path}' is missing", path)
        elif now != digest:
            yield Reason("output-modified", f"'{path}' was modified by another program", path)


def impure_reason(action: Action) -> Reason:
    text = f"the generator '{action.generator}' is not known to be pure: it is run in each build"
    return Reason("tool", text)


def tool_reason(action: Action) -> Reason:
    if action.wrapped:
        return Reason("tool", f"the tool '{action.wrapped}' has changed", action.wrapped)
    return Reason("tool", TOOL_CHANGED)


def command_reasons(old: Action, new: Action) -> Iterator[Reason]:
    """What differs between two commands for one output: of what decides it, and where it goes."""
    before = [*deciding_words(old), *placing_words(old)]
    return word_changes(before, [*deciding_words(new), *placing_words(new)], LABELS)
