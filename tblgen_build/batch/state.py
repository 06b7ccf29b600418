"""The record of earlier builds: for each output, what it was made from and how it looked.

One file in the build folder, written in one step. A file that is damaged, of another
version or missing is an empty state: then everything is checked by content. Inputs
that outputs share are listed once. Knows nothing of how outputs are made.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

from tblgen_build import _core
from tblgen_build.batch.stamps import Known
from tblgen_build.cache.action_result import Inputs
from tblgen_build.driver.action import Action, TranslationUnit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tblgen_build._core import Diagnostics

VERSION = 4
MAGIC = "tblgen-build state"
STATE_NAME = ".tblgen_state"


class OutputRecord:
    """How an output was made."""

    __slots__ = (
        "action",
        "because",
        "inputs",
        "messages",
        "seconds",
        "texts",
        "tool",
        "unit_seconds",
    )

    def __init__(
        self,
        action: Action,
        inputs: Inputs,
        tool: bytes,
        texts: tuple[tuple[str, bytes], ...],
        unit_seconds: float,
        seconds: float,
        messages: Diagnostics = (),
        because: str = "",
    ) -> None:
        self.action = action
        self.inputs = inputs  # with absolute paths
        self.tool = tool  # digest of the program that made it
        self.texts = texts  # files written: absolute path, SHA-256
        # What parsing took; 0 where that was done for another output
        self.unit_seconds = unit_seconds
        self.seconds = seconds  # what generating took; 0 where the result came from the cache
        self.messages = messages  # warnings
        self.because = because  # why it was made


class State:
    """All records, by the output's absolute path, and what is known of files' contents."""

    __slots__ = ("code_digest", "code_key", "known", "records")

    def __init__(
        self,
        records: dict[str, OutputRecord] | None = None,
        known: dict[str, Known] | None = None,
        code_key: str = "",
        code_digest: bytes = b"",
    ) -> None:
        self.records: dict[str, OutputRecord] = {} if records is None else records
        self.known: dict[str, Known] = {} if known is None else known
        self.code_key = code_key  # of our own code: what its digest is remembered by
        self.code_digest = code_digest

    def copy(self, known: dict[str, Known]) -> State:
        """A state that does not change with this one, with what is `known`."""
        return State(dict(self.records), known, self.code_key, self.code_digest)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.code_key == other.code_key
            and self.code_digest == other.code_digest
            and self.known == other.known
            and self.records == other.records
        )


def load_state(path: str) -> State:
    """The state in the file, or an empty one."""
    try:
        with open(path, "rb") as file:
            head, _, body = file.read().partition(b"\n")
    except OSError:
        return State()
    if head != header(body):
        return State()
    try:
        return decode(json.loads(body.decode(errors="surrogateescape")))
    except (ValueError, KeyError, TypeError, IndexError, RecursionError):
        return State()


def save_state(path: str, state: State) -> None:
    """Raises OSError."""
    text = json.dumps(encode(state), separators=(",", ":"), ensure_ascii=False)
    body = text.encode(errors="surrogateescape")
    _core.write_output(path, header(body) + b"\n" + body)


def header(body: bytes) -> bytes:
    return f"{MAGIC} {VERSION} {_core.sha256(body).hex()}".encode()


# --- the format ---------------------------------------------------------------


class _StateTable:
    """Values listed once, referred to by index."""

    def __init__(self) -> None:
        self.rows: list[Any] = []
        self._index: dict[Any, int] = {}

    def add(self, key: Any, row: Any = None) -> int:
        found = self._index.get(key)
        if found is None:
            found = self._index[key] = len(self.rows)
            self.rows.append(key if row is None else row)
        return found


def encode(state: State) -> dict[str, Any]:
    files, units, sets = _StateTable(), _StateTable(), _StateTable()
    outputs = []
    for output, record in state.records.items():
        inputs = record.inputs
        if inputs not in sets._index:
            indexes = [files.add((path, digest.hex())) for path, digest in inputs.files]
            sets.add(inputs, [indexes, list(inputs.absent)])
        outputs.append(encode_record(output, record, units, sets.add(inputs)))
    known = [[path, k.digest.hex(), *k.stamp, k.clock] for path, k in sorted(state.known.items())]
    return {
        "code": [state.code_key, state.code_digest.hex()],
        "files": files.rows,
        "units": units.rows,
        "sets": sets.rows,
        "known": known,
        "outputs": outputs,
    }


def encode_record(output: str, record: OutputRecord, units: _StateTable, inputs: int) -> list[Any]:
    action = record.action
    return [
        output,
        units.add(action.unit.fields()),
        action.fields(),
        inputs,
        record.tool.hex(),
        [[path, digest.hex()] for path, digest in record.texts],
        round(record.unit_seconds, 4),
        round(record.seconds, 4),
        text_of(record.messages),
        record.because,
    ]


def decode(data: Mapping[str, Any]) -> State:
    digests = [(path, bytes.fromhex(digest)) for path, digest in data["files"]]
    units = [
        TranslationUnit(directory, source, tuple(include_dirs), tuple(defines), *more)
        for directory, source, include_dirs, defines, *more in data["units"]
    ]
    sets = [
        Inputs(tuple([digests[index] for index in indexes]), tuple(absent))
        for indexes, absent in data["sets"]
    ]
    records = {row[0]: decode_record(row, units, sets) for row in data["outputs"]}
    known = {
        row[0]: Known(bytes.fromhex(row[1]), (row[2], row[3], row[4], row[5]), row[6])
        for row in data["known"]
    }
    key, digest = data["code"]
    return State(records, known, key, bytes.fromhex(digest))


def decode_record(row: list[Any], units: list[TranslationUnit], sets: list[Inputs]) -> OutputRecord:
    _, unit, parts, inputs, tool, texts, unit_seconds, seconds, messages, because = row
    output, generator, personality, options, loads, depfile, target, wrapped, arguments, *form = (
        parts
    )
    action = Action(
        unit=units[unit],
        output=output,
        generator=generator,
        personality=personality,
        options=tuple([(name, tuple(v) if isinstance(v, list) else v) for name, v in options]),
        loads=tuple(loads),
        depfile=depfile,
        depfile_target=target,
        wrapped=wrapped,
        arguments=tuple(arguments),
        depfile_root=form[0],
        build_dir=form[1],
        guard=form[2],
    )
    written = tuple([(path, bytes.fromhex(digest)) for path, digest in texts])
    return OutputRecord(
        action,
        sets[inputs],
        bytes.fromhex(tool),
        written,
        unit_seconds,
        seconds,
        _core.decode_diagnostics(messages.encode(errors="surrogateescape")),
        because,
    )


def text_of(messages: Diagnostics) -> str:
    """As JSON has them."""
    return _core.encode_diagnostics(messages).decode(errors="surrogateescape")
