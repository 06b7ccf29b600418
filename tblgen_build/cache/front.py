"""Stores the entries that let a launcher serve a command line without Python.

An entry says what the latest run of the command line read and wrote; `command/front_entry.h` has
its format and its key. There is one entry for each command line, on this machine only. A command
line without an entry takes the normal way through the cache.
"""

from __future__ import annotations

from tblgen_build import _core, running_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tblgen_build._core import Diagnostic
    from tblgen_build.cache.action_result import Inputs
    from tblgen_build.cache.local import LocalStore

# Nanoseconds. Clocks of file servers may be slow, and times of files be two seconds apart: what
# was changed this long before the process began looks different if it is changed again.
_SURELY_OLD = 60_000_000_000


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
    """Let the launcher serve the command line of `key` while its inputs stay the same.

    `outputs` maps paths, as they are written, to texts; `kept` has the digests of those that are in
    the store already. `folders` exist, and the folders in `missing` do not.
    """
    digests = {path: kept.get(path) or store.put_blob(text) for path, text in outputs.items()}
    depfiles = {depfile[0]: store.put_blob(depfile[1])} if depfile else {}
    messages_digest = store.put_blob(_core.encode_diagnostics(messages))
    stored, stored_depfiles = _stored(digests), _stored(depfiles)
    if stored is None or stored_depfiles is None or messages_digest is None:
        return
    entry = _core.front_entry(
        key,
        since=running_code.STARTED - _SURELY_OLD,
        files=[(path, digest.hex()) for path, digest in inputs.files],
        absent=inputs.absent,
        folders=folders,
        missing=missing,
        depfile=stored_depfiles,
        outputs=stored,
        keep_when_same=keep_when_same,
        messages=messages_digest,
    )
    store.put(store.path("front", key), entry)


def _stored(digests: Mapping[str, str | None]) -> list[tuple[str, str]] | None:
    """The rows, if the store has taken all of them."""
    rows = [(path, digest) for path, digest in digests.items() if digest is not None]
    return rows if len(rows) == len(digests) else None
