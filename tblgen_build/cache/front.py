"""Entries for the launcher: what the latest run of a command line read and wrote.

    tblgen-build front 1
    key KEY
    file DIGEST PATH         was read
    absent PATH              was looked for in vain
    output DIGEST PATH       is written; `depfile` likewise, and first
    keep 0|1                 outputs that are the same are left alone
    messages DIGEST
    DIGEST                   of all lines above

`launcher/front.cpp` reads them. One entry a command line, on this machine only: what is
not in it is looked up as everything is.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.cache.encoding import escaped, to_bytes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from tblgen_build.cache.local import LocalStore
    from tblgen_build.cache.model import Recipe, Result

HEADER = b"tblgen-build front 1\n"


def put_front(
    store: LocalStore,
    key: str,
    recipe: Recipe,
    result: Result,
    outputs: Mapping[str, bytes],
    depfile: tuple[str, bytes] | None,
    keep_when_same: bool,
) -> None:
    """Let the launcher serve the command line that `key` stands for while its inputs are so.

    `outputs` are by path, as they are written. `result` is in the store already.
    """
    inputs = recipe.inputs
    lines = [b"key " + key.encode()]
    lines += [b"file %s %s" % (d.hex().encode(), escaped(path)) for path, d in inputs.files]
    lines += [b"absent " + escaped(path) for path in inputs.absent]
    if depfile is not None:
        path, text = depfile
        digest = store.put_blob(text)
        if digest is None:
            return
        lines.append(b"depfile %s %s" % (digest.encode(), escaped(path)))
    for path, content in outputs.items():
        digest = _core.sha256(content).hex()
        if content not in result.outputs.values() and store.put_blob(content, digest) is None:
            return
        lines.append(b"output %s %s" % (digest.encode(), escaped(path)))
    lines.append(b"keep %d" % keep_when_same)
    lines.append(b"messages " + _core.sha256(to_bytes(result.messages)).hex().encode())
    data = HEADER + b"".join([line + b"\n" for line in lines])
    store.put(store.path("front", key), data + _core.sha256(data).hex().encode() + b"\n")
