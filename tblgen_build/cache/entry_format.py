"""How keys, manifests and results are spelled in bytes. Reads and writes nothing.

The formats are lines of `TAG FIELD...`, with text fields last; docs/design/cache.md has their
grammar. Text that does not parse raises Malformed: a damaged, old or foreign entry counts as
missing.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.cache.action_result import Inputs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tblgen_build.cache.action_result import ActionKey, Result

    Row = tuple[str, bytes | None]  # a file with its digest, or a probe

MANIFEST_HEADER = b"tblgen-build manifest 1\n"
RESULT_HEADER = b"tblgen-build result 2\n"
LARGEST = 16 << 20  # bytes of a manifest, result or recipe: real ones have a hundredth of it
_HEX = frozenset("0123456789abcdef")


class Malformed(ValueError):
    """Bytes that are not what they should be."""


# --- text and paths ---------------------------------------------------------


def to_bytes(text: str) -> bytes:
    return text.encode(errors="surrogateescape")


def escaped(text: str) -> bytes:
    """One line, whatever is in the text."""
    return to_bytes(text.replace("%", "%25").replace("\n", "%0A"))


def unescaped(line: bytes) -> str:
    return line.decode(errors="surrogateescape").replace("%0A", "\n").replace("%25", "%")


class PathMap:
    """Paths as they are stored: below the base folder relative to it, else as spelled.

    An empty base maps nothing. Paths are text here: links and `..` stay as they are.
    """

    __slots__ = ("base", "last_manifest", "rows")

    def __init__(self, base: str = "") -> None:
        self.base = base
        self.rows: dict[bytes, Row] = {}  # of manifests, by line: most name the same files
        self.last_manifest: tuple[bytes, list[Candidate]] = b"", []  # without its key

    def stored(self, path: str) -> str:
        if self.base and (path == self.base or path.startswith(self.base + "/")):
            return "b" + path[len(self.base) :]
        return "=" + path

    def actual(self, stored: str) -> str:
        kind, rest = stored[:1], stored[1:]
        if kind == "b" and self.base:
            return self.base + rest
        if kind == "=":
            return rest
        raise Malformed("a path of another kind")

    def occurs_in(self, text: bytes) -> bool:
        return bool(self.base) and to_bytes(self.base) in text


# --- keys -------------------------------------------------------------------


def digest_of(fields: Iterable[tuple[str, bytes]]) -> str:
    """SHA-256, as hex, of tagged fields: no two different sequences look the same to it."""
    return _core.sha256(
        b"".join(b"%s %d:%s\n" % (tag.encode(), len(data), data) for tag, data in fields)
    ).hex()


def key_digest(key: ActionKey, paths: PathMap) -> str:
    path_tags = key.path_tags
    return digest_of(
        [
            ("format", MANIFEST_HEADER + RESULT_HEADER),
            *(
                (tag, to_bytes(paths.stored(text) if tag in path_tags else text))
                for tag, text in key.words
            ),
        ]
    )


def result_key(key: str, inputs: Inputs, paths: PathMap, is_placed: bool) -> str:
    fields = [("action", key.encode())]
    if is_placed:
        fields.append(("base", to_bytes(paths.base)))
    return digest_of([*fields, *input_fields(inputs, paths)])


def input_fields(inputs: Inputs, paths: PathMap) -> Iterator[tuple[str, bytes]]:
    for path, digest in inputs.files:
        yield "file", to_bytes(paths.stored(path))
        yield "digest", digest
    for path in inputs.absent:
        yield "absent", to_bytes(paths.stored(path))


# --- manifests --------------------------------------------------------------


class Candidate:
    """Inputs for which there may be a result."""

    __slots__ = ("inputs", "is_placed")

    def __init__(self, inputs: Inputs, is_placed: bool = False) -> None:
        self.inputs = inputs
        self.is_placed = is_placed  # the result names the base folder, so it is good for no other

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Candidate)
            and self.inputs == other.inputs
            and self.is_placed == other.is_placed
        )


def encode_manifest(key: str, candidates: Sequence[Candidate], paths: PathMap) -> bytes:
    """A row for each file, digest and probe; a candidate is a list of rows' numbers."""
    rows: dict[bytes, int] = {}
    lines = []
    for candidate in candidates:
        own = encode_inputs(candidate.inputs, paths)
        numbers = ",".join([str(rows.setdefault(row, len(rows))) for row in own])
        lines.append(b"candidate %d %s" % (candidate.is_placed, numbers.encode()))
    return MANIFEST_HEADER + _key_line(key) + b"\n".join([*rows, *lines, b"end\n"])


def decode_manifest(data: bytes, key: str, paths: PathMap) -> list[Candidate]:
    """Raises Malformed. Actions of one unit mostly have the same ones, which are read once."""
    begin = MANIFEST_HEADER + _key_line(key)
    lines = lines_of(data, begin)
    body = data[len(begin) :]
    if body != paths.last_manifest[0]:
        paths.last_manifest = body, _candidates(lines, paths)
    return paths.last_manifest[1]


def _candidates(lines: Sequence[bytes], paths: PathMap) -> list[Candidate]:
    rows: list[Row] = []
    candidates = []
    for line in lines:
        known = paths.rows.get(line)
        if known is not None:
            rows.append(known)
            continue
        tag, _, rest = line.partition(b" ")
        if tag == b"candidate":
            candidates.append(_candidate(rest, rows))
        else:
            row = paths.rows[line] = decode_row(tag, rest, paths)
            rows.append(row)
    return candidates


def _candidate(line: bytes, rows: Sequence[Row]) -> Candidate:
    placed, _, numbers = line.partition(b" ")
    try:
        own = [rows[number_of(number)] for number in numbers.split(b",") if number]
    except IndexError as error:
        raise Malformed("a manifest with a wrong number") from error
    return Candidate(inputs_of(own), placed == b"1")


def number_of(digits: bytes) -> int:
    """Raises Malformed: also for signs, and for more digits than any number here has."""
    if not digits.isdigit() or len(digits) > 9:
        raise Malformed("not a number")
    return int(digits)


def encode_inputs(inputs: Inputs, paths: PathMap) -> list[bytes]:
    """A line for each file and each probe."""
    files = [
        b"file %s %s" % (digest.hex().encode(), escaped(paths.stored(path)))
        for path, digest in inputs.files
    ]
    return files + [b"absent " + escaped(paths.stored(path)) for path in inputs.absent]


def decode_row(tag: bytes, rest: bytes, paths: PathMap) -> Row:
    if tag == b"file":
        digest, _, path = rest.partition(b" ")
        return paths.actual(unescaped(path)), _digest(digest)
    if tag == b"absent":
        return paths.actual(unescaped(rest)), None
    raise Malformed("a line of another kind")


def inputs_of(rows: Iterable[Row]) -> Inputs:
    files, absent = [], []
    for path, digest in rows:
        if digest is None:
            absent.append(path)
        else:
            files.append((path, digest))
    return Inputs(tuple(files), tuple(absent))


# --- results ----------------------------------------------------------------


def encode_result(key: str, result: Result, blobs: Sequence[str], paths: PathMap) -> bytes:
    """`blobs` are the digests of the outputs, in their order, and of the messages."""
    lines = [
        b"output %s %s" % (blob.encode(), escaped(name))
        for name, blob in zip(result.outputs, blobs, strict=False)
    ]
    lines.append(b"messages " + blobs[-1].encode())
    lines += [b"dependency " + escaped(paths.stored(path)) for path in result.dependencies]
    return RESULT_HEADER + _key_line(key) + b"\n".join([*lines, b"end\n"])


class ResultIndex:
    """A result with digests in place of what they stand for."""

    __slots__ = ("dependencies", "messages", "outputs")

    def __init__(
        self, outputs: tuple[tuple[str, str], ...], messages: str, dependencies: tuple[str, ...]
    ) -> None:
        self.outputs = outputs  # name, digest
        self.messages = messages
        self.dependencies = dependencies


def decode_result(data: bytes, key: str, paths: PathMap) -> ResultIndex:
    outputs, messages, dependencies = [], "", []
    for tag, rest in decode_lines(data, RESULT_HEADER + _key_line(key)):
        if tag == b"output":
            digest, _, name = rest.partition(b" ")
            outputs.append((unescaped(name), _digest(digest).hex()))
        elif tag == b"messages":
            messages = _digest(rest).hex()
        elif tag == b"dependency":
            dependencies.append(paths.actual(unescaped(rest)))
        else:
            raise Malformed("a result with a line of another kind")
    if not messages or len(dict(outputs)) != len(outputs):
        raise Malformed("a result with something missing, or twice")
    return ResultIndex(tuple(outputs), messages, tuple(dependencies))


def decode_lines(data: bytes, begin: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Tag and rest of each line between `begin` and the end."""
    for line in lines_of(data, begin):
        tag, _, rest = line.partition(b" ")
        yield tag, rest


def lines_of(data: bytes, begin: bytes) -> list[bytes]:
    """Those between `begin` and the end. Raises Malformed."""
    if len(data) > LARGEST or not data.startswith(begin) or not data.endswith(b"end\n"):
        raise Malformed("not the entry it should be")
    return data[len(begin) : -len(b"end\n")].split(b"\n")[:-1]


def _key_line(key: str) -> bytes:
    return b"key %s\n" % key.encode()


def _digest(digits: bytes) -> bytes:
    text = digits.decode("ascii", "replace")
    if len(text) != 64 or not _HEX.issuperset(text):
        raise Malformed("not a digest")
    return bytes.fromhex(text)


# --- Bazel's action results -------------------------------------------------
#
# What stands at ac/<key> is an ActionResult of the remote execution API, so that
# servers which look into it find valid references and keep what it refers to:
#
#   ActionResult { repeated OutputFile output_files = 2; }
#   OutputFile { string path = 1; Digest digest = 2; bytes contents = 5; }
#   Digest { string hash = 1; int64 size_bytes = 2; }


class Blob:
    """A reference into cas/, or the bytes themselves, where `contents` has them."""

    __slots__ = ("contents", "digest", "name", "size")

    def __init__(self, name: str, digest: str, size: int, contents: bytes = b"") -> None:
        self.name = name
        self.digest = digest
        self.size = size
        self.contents = contents


def encode_action_result(blobs: Iterable[Blob]) -> bytes:
    return b"".join(
        _field(2, _field(1, to_bytes(blob.name)) + _field(2, _encode_digest(blob)) + inline(blob))
        for blob in blobs
    )


def inline(blob: Blob) -> bytes:
    return _field(5, blob.contents) if blob.contents else b""


def _encode_digest(blob: Blob) -> bytes:
    size = b"\x10" + _varint(blob.size) if blob.size else b""
    return _field(1, blob.digest.encode()) + size


def decode_action_result(data: bytes) -> list[Blob]:
    """The output files, in order; what else there is is skipped."""
    blobs = []
    for number, value in _fields(data):
        if number != 2 or not isinstance(value, bytes):
            continue
        name, digest, contents = b"", b"", b""
        for inner, content in _fields(value):
            if inner == 1 and isinstance(content, bytes):
                name = content
            elif inner == 2 and isinstance(content, bytes):
                digest = content
            elif inner == 5 and isinstance(content, bytes):
                contents = content
        blobs.append(_decode_blob(name, digest, contents))
    return blobs


def _decode_blob(name: bytes, digest: bytes, contents: bytes) -> Blob:
    fields = dict(_fields(digest))
    digits, size = fields.get(1, b""), fields.get(2, 0)
    if not isinstance(digits, bytes) or not isinstance(size, int):
        raise Malformed("not a digest")
    text = name.decode(errors="surrogateescape")
    return Blob(text, _digest(digits).hex(), size, contents)


def _field(number: int, content: bytes) -> bytes:
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _varint(value: int) -> bytes:
    encoded = bytearray()
    while value > 0x7F:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    encoded.append(value)
    return bytes(encoded)


def _fields(data: bytes) -> Iterator[tuple[int, bytes | int]]:
    """Number and content of each field of a protobuf message."""
    at = 0
    while at < len(data):
        tag, at = _read_varint(data, at)
        kind = tag & 7
        if kind == 0:
            value, at = _read_varint(data, at)
            yield tag >> 3, value
            continue
        if kind == 2:
            size, at = _read_varint(data, at)
        elif kind in (1, 5):
            size = 8 if kind == 1 else 4
        else:
            raise Malformed("not a protobuf message")
        if size > len(data) - at:
            raise Malformed("a truncated message")
        yield tag >> 3, data[at : at + size]
        at += size


def _read_varint(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while at < len(data) and shift < 64:
        byte = data[at]
        value |= (byte & 0x7F) << shift
        at += 1
        if byte < 0x80:
            return value, at
        shift += 7
    raise Malformed("a truncated message")
