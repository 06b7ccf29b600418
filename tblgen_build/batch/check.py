"""Whether an output is up to date, and if not why: one traversal answers both.

Compares a record of the state with the files as they are. Reasons are data; what
they say to people stands in `Reason.text`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tblgen_build.batch.action import Action
from tblgen_build.batch.files import Files
from tblgen_build.batch.state import Inputs, Record
from tblgen_build.dataclass import dataclass

ReasonKind = Literal[
    "new", "command", "tool", "input-changed", "input-gone", "appeared",
    "output-missing", "output-modified", "depfile-missing",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an output has to be made again."""

    kind: ReasonKind
    text: str  # a clause for people: "'a.td' has changed"
    path: str = ""  # the file it is about, absolute


class Checker:
    """Checks records against one look at the files. Inputs shared by outputs are compared once."""

    def __init__(self, files: Files, tools: dict[str, bytes]) -> None:
        self.files = files
        self.tools = tools  # digest of the program, by path of a wrapped tool; "" is our own
        self._inputs: dict[int, tuple[Inputs, list[Reason]]] = {}

    def reasons(self, action: Action, record: Record | None) -> Iterator[Reason]:
        """Why the action must run, what is cheap to find first. None: it is up to date."""
        if record is None:
            yield Reason("new", "it was not built here before")
            return
        if record.action != action:
            yield from command_reasons(record.action, action)
        if record.tool != self.tools[action.wrapped]:
            yield tool_reason(action)
        yield from self.input_reasons(record.inputs)
        for path, digest in record.texts:
            yield from self.text_reasons(path, digest)

    def input_reasons(self, inputs: Inputs) -> list[Reason]:
        found = self._inputs.get(id(inputs))
        if found is None:
            # The inputs are kept with the answer: an id is theirs as long as they live.
            found = self._inputs[id(inputs)] = (inputs, list(self._compare(inputs)))
        return found[1]

    def _compare(self, inputs: Inputs) -> Iterator[Reason]:
        for path, digest in inputs.files:
            now = self.files.digest(path)
            if now is None:
                yield Reason("input-gone", f"'{path}' is not there any more", path)
            elif now != digest:
                yield Reason("input-changed", f"'{path}' has changed", path)
        for path in inputs.absent:
            if self.files.exists(path):
                text = f"'{path}' has appeared, and an include finds it first now"
                yield Reason("appeared", text, path)

    def text_reasons(self, path: str, digest: bytes) -> Iterator[Reason]:
        now = self.files.digest(path)
        if now is None:
            yield Reason("output-missing", f"'{path}' is missing", path)
        elif now != digest:
            yield Reason("output-modified", f"'{path}' was modified by somebody else", path)


def tool_reason(action: Action) -> Reason:
    if action.wrapped:
        return Reason("tool", f"the tool '{action.wrapped}' has changed", action.wrapped)
    return Reason("tool", "tblgen itself has changed")


def command_reasons(old: Action, new: Action) -> Iterator[Reason]:
    """What differs between two commands for one output."""
    for name, was, now in (
        ("source file", old.unit.source, new.unit.source),
        ("folder the command runs in", old.unit.directory, new.unit.directory),
        ("generator", old.generator, new.generator),
        ("tool", old.wrapped or old.tool, new.wrapped or new.tool),
        ("name of the output", old.output, new.output),
        ("dependency file", old.depfile, new.depfile),
        ("target of the dependency file", old.depfile_target, new.depfile_target),
    ):
        if was != now:
            yield Reason("command", f"its {name} was {shown(was)} and is {shown(now)}")
    for name, before, after in (
        ("include folders", old.unit.include_dirs, new.unit.include_dirs),
        ("defines", old.unit.defines, new.unit.defines),
        ("generator files", old.loads, new.loads),
        ("arguments", old.arguments, new.arguments),
        ("options", option_texts(old), option_texts(new)),
    ):
        if before != after:
            yield Reason("command", f"its {name} changed: {difference(before, after)}")
    if old.unit.warn_on_unused_template_args != new.unit.warn_on_unused_template_args:
        yield Reason("command", "its warnings about unused template arguments were switched")


def shown(text: str) -> str:
    return f"'{text}'" if text else "not given"


def option_texts(action: Action) -> tuple[str, ...]:
    return tuple(f"--{name}={value}" for name, value in action.options)


def difference(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """`-` what is not there any more, `+` what is new; their order where that is all."""
    parts = [f"-'{text}'" for text in before if text not in after]
    parts += [f"+'{text}'" for text in after if text not in before]
    return ", ".join(parts) if parts else "their order"
