"""Entries for the launcher: what the latest run of a command line read and wrote.

    tblgen-build front 3
    key KEY
    file DIGEST PATH         was read
    absent PATH              was not found
    folder PATH              is there, and the dependency file names it
    missing PATH             a folder that is not there, where one of the absent files would be
    output DIGEST PATH       is written; so is `depfile`, and first
    keep 0|1                 outputs that are the same are left alone
    messages DIGEST          of what core/message.h encodes
    DIGEST                   of all lines above

`launcher/front_entry.cpp` reads them. There is one entry for each command line, on this machine
only. A command line without an entry takes the normal way through the cache.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.cache.entry_format import escaped, to_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tblgen_build._core import Diagnostic
    from tblgen_build.cache.action_result import Inputs
    from tblgen_build.cache.local import LocalStore

HEADER = b"tblgen-build front 3\n"


def front_key(code: bytes, seen_from: str, arguments: Iterable[str]) -> str:
    """Where the launcher looks: a digest of what stat() says of the code, and of these words."""
    words = [to_bytes(word) for word in (seen_from, *arguments)]
    fields = b"".join([b"%d:%s" % (len(word), word) for word in words])
    return _core.sha256(HEADER + code + fields).hex()


def put_front(
    store: LocalStore,
    key: str,
    inputs: Inputs,
    outputs: Mapping[str, bytes],
    depfile: tuple[str, bytes] | None,
    messages: Sequence[Diagnostic],
    *,
    keep_when_same: bool,
    kept: Mapping[str, str],
    folders: Iterable[str] = (),
    missing: Iterable[str] = (),
) -> None:
    """Let the launcher serve the command line that `key` stands for while its inputs are so.

    `outputs` are by path, as they are written; `kept` has the digests of those that are in the
    store already.
    """
    digests = {path: kept.get(path) or store.put_blob(text) for path, text in outputs.items()}
    depfile_digest = store.put_blob(depfile[1]) if depfile else ""
    messages_digest = store.put_blob(_core.encode_diagnostics(messages))
    put = [*digests.values(), depfile_digest, messages_digest]
    if None in put:
        return
    lines = [b"key " + key.encode()]
    lines += [b"file %s %s" % (d.hex().encode(), escaped(path)) for path, d in inputs.files]
    lines += [b"absent " + escaped(path) for path in inputs.absent]
    lines += [b"folder " + escaped(path) for path in folders]
    lines += [b"missing " + escaped(path) for path in missing]
    if depfile is not None:
        lines.append(_content(b"depfile", depfile[0], depfile_digest))
    lines += [_content(b"output", path, digest) for path, digest in digests.items()]
    lines.append(b"keep %d" % keep_when_same)
    lines.append(b"messages %s" % (messages_digest or "").encode())
    data = HEADER + b"".join([line + b"\n" for line in lines])
    store.put(store.path("front", key), data + _core.sha256(data).hex().encode() + b"\n")


def _content(tag: bytes, path: str, digest: str | None) -> bytes:
    return b"%s %s %s" % (tag, (digest or "").encode(), escaped(path))
