"""Statistics, verification, trimming and clearing of a store."""

from __future__ import annotations

import os

from tblgen_build import _core
from tblgen_build.cache.entry_format import Malformed, decode_action_result
from tblgen_build.cache.fragment_file import read_whole
from tblgen_build.cache.local import BLOCK

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tblgen_build.cache.local import LocalStore

LEFT_BEHIND = 3600.0  # seconds after which a temporary file was left by a process that died


class Stored:
    """A file of the store."""

    __slots__ = ("kind", "name", "path", "size", "used")

    def __init__(self, path: str, kind: str, name: str, size: int, used: float) -> None:
        self.path = path
        self.kind = kind  # ac, cas, code, fragments, front, last, new
        self.name = name
        self.size = size
        self.used = used  # when, in seconds


class Trimmed:
    __slots__ = ("freed", "removed", "size")

    def __init__(self) -> None:
        self.removed = 0
        self.freed = 0  # bytes
        self.size = 0  # bytes that are left


def stored_files(store: LocalStore) -> Iterator[Stored]:
    """Every file that takes space, including temporary ones."""
    for kind in ("ac", "cas", "code", "fragments", "front", "last", "new"):
        for entry in _scan(f"{store.folder}/{kind}"):
            if entry.is_dir(follow_symlinks=False):  # earlier versions had folders in between
                yield from _stored(kind, _scan(entry.path))
            else:
                yield from _stored(kind, [entry])


def _stored(kind: str, entries: Iterable[os.DirEntry[str]]) -> Iterator[Stored]:
    for entry in entries:
        try:
            status = entry.stat(follow_symlinks=False)
        except OSError:
            continue
        yield Stored(entry.path, kind, entry.name, status.st_size, status.st_mtime)


def _scan(folder: str) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return sorted(entries, key=lambda entry: entry.name)
    except OSError:
        return []


def trim(store: LocalStore, size: int) -> Trimmed:
    """Remove the least recently used files until `size` bytes or fewer are left."""
    done = Trimmed()
    kept = []
    for file in stored_files(store):
        if ".tmp" in file.name and store.clock() - file.used > LEFT_BEHIND:
            _remove(store, file, done)
        else:
            kept.append(file)
    done.size = sum(_occupied(file) for file in kept)
    for file in sorted(kept, key=lambda file: (file.used, file.path)):
        if done.size <= size:
            break
        _remove(store, file, done)
        done.size -= _occupied(file)
    _set_ledger(store, done.size)
    return done


def clear(store: LocalStore) -> Trimmed:
    """Remove every entry, and the counters."""
    done = Trimmed()
    for file in stored_files(store):
        _remove(store, file, done)
    for entry in _scan(f"{store.folder}/stats"):
        store.remove(entry.path)
    _set_ledger(store, 0)
    return done


def verify(store: LocalStore) -> list[Stored]:
    """Remove damaged files: blobs whose content does not fit their name, malformed entries."""
    damaged = []
    for file in stored_files(store):
        if ".tmp" in file.name or file.kind in ("code", "front", "last"):
            continue
        if file.kind == "cas":
            sound = store.blob(file.name) is not None
        elif file.kind == "fragments":
            sound = bool(read_whole(store, file.path))
        else:
            sound = _parses(store.read(file.path))
        if not sound:
            store.remove(file.path)
            damaged.append(file)
    return damaged


def _parses(data: bytes | None) -> bool:
    try:
        blobs = [] if data is None else decode_action_result(data)
    except Malformed:
        return False
    inline = [blob for blob in blobs if blob.contents]
    return bool(blobs) and all(_core.sha256(b.contents).hex() == b.digest for b in inline)


def _occupied(file: Stored) -> int:
    return (file.size // BLOCK + 1) * BLOCK


def _remove(store: LocalStore, file: Stored, done: Trimmed) -> None:
    store.remove(file.path)
    done.removed += 1
    done.freed += file.size


def _set_ledger(store: LocalStore, size: int) -> None:
    try:
        os.truncate(store.ledger, size // BLOCK)
    except OSError:
        pass
