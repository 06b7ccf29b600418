"""The results of all outputs that a command makes of one source, as one entry. Reads no files.

    tblgen-build job 1
    key KEY
    action DIGEST            of what decides the results that follow, but for files
    messages SIZE
    output SIZE NAME
    end
    messages and texts, in this order

It is compressed, and the content of the entry's only file. The key says which actions they are,
which files were read, with what content, and which were missing: so the entry itself does not.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.cache.action_result import Result
from tblgen_build.cache.entry_format import (
    Blob,
    Malformed,
    PathMap,
    decode_action_result,
    digest_of,
    encode_action_result,
    escaped,
    input_fields,
    number_of,
    to_bytes,
    unescaped,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tblgen_build.cache.action_result import Inputs

HEADER = b"tblgen-build job 1\n"
END = b"end\n"
NAME = "job"
LARGEST = 64 << 20  # bytes of all texts; the largest target's have a third of it
LEVEL = 3  # as fast as 1, and a third smaller; 6 takes three times as long for half the size


def job_key(actions: Iterable[str], inputs: Inputs, paths: PathMap, *, is_placed: bool) -> str:
    """`actions` are digests. Placed: the texts name the base folder, and are good for no other."""
    fields = [("format", HEADER)]
    if is_placed:
        fields.append(("base", to_bytes(paths.base)))
    fields += [("action", digest.encode()) for digest in sorted(set(actions))]
    return digest_of([*fields, *input_fields(inputs, paths)])


def encode_job(key: str, results: Mapping[str, Result]) -> bytes:
    """The entry; `results` are by their actions' digests. Empty: they are too large for one."""
    import zlib

    lines: list[bytes] = []
    texts: list[bytes] = []
    for action, result in results.items():
        messages = _core.encode_diagnostics(result.messages)
        lines += [b"action %s" % action.encode(), b"messages %d" % len(messages)]
        lines += [b"output %d %s" % (len(t), escaped(n)) for n, t in result.outputs.items()]
        texts += [messages, *result.outputs.values()]
    head = b"".join([HEADER, b"key %s\n" % key.encode(), *[line + b"\n" for line in lines], END])
    whole = b"".join([head, *texts])
    if len(whole) > LARGEST:
        return b""
    data = zlib.compress(whole, LEVEL)
    return encode_action_result([Blob(NAME, _core.sha256(data).hex(), len(data), data)])


def decode_job(entry: bytes, key: str, dependencies: tuple[str, ...]) -> dict[str, Result]:
    """What `encode_job` was given: each run depends on all files that it reads.

    Raises Malformed.
    """
    blobs = decode_action_result(entry)
    if len(blobs) != 1 or blobs[0].name != NAME:
        raise Malformed("an entry of something else")
    data = blobs[0].contents
    if _core.sha256(data).hex() != blobs[0].digest:
        raise Malformed("damaged")
    return results_in(decompressed(data), key, dependencies)


def decompressed(data: bytes) -> bytes:
    """Raises Malformed."""
    import zlib

    reader = zlib.decompressobj()
    try:
        found = reader.decompress(data, LARGEST)
    except zlib.error as error:
        raise Malformed("not compressed") from error
    if not reader.eof or reader.unused_data:
        raise Malformed("cut off, or more than there can be")
    return found


def results_in(data: bytes, key: str, dependencies: tuple[str, ...]) -> dict[str, Result]:
    begin = HEADER + b"key %s\n" % key.encode()
    at = data.find(b"\n" + END, len(begin) - 1) + 1
    if not data.startswith(begin) or not at:
        raise Malformed("not the entry it should be")
    results: dict[str, Result] = {}
    outputs: dict[str, bytes] = {}
    place = at + len(END)
    action = ""
    for line in data[len(begin) : at].split(b"\n")[:-1]:
        tag, _, rest = line.partition(b" ")
        if tag == b"action":
            action = rest.decode("ascii", "replace")
            continue
        size, _, name = rest.partition(b" ")
        text = data[place : place + number_of(size)]
        place += number_of(size)
        if tag == b"messages" and action not in results:
            outputs = {}
            results[action] = Result(outputs, messages_in(text), dependencies)
        elif tag == b"output" and action in results and unescaped(name) not in outputs:
            outputs[unescaped(name)] = text
        else:
            raise Malformed("a line that says nothing here")
    if place != len(data):
        raise Malformed("texts of another size")
    return results


def messages_in(data: bytes) -> tuple[_core.Diagnostic, ...]:
    try:
        return tuple(_core.decode_diagnostics(data))
    except ValueError as error:
        raise Malformed("not messages") from error
