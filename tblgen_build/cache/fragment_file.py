"""The fragments of a source's last run, in a file: after an edit, only what has changed is made.

    digest of the rest, then for each fragment a line: key, sizes of its texts; an empty line; texts

Digests and keys are in hex, sizes in bytes. Knows nothing of what is in a fragment. What generator,
release and record a fragment belongs to is in its key; which tool and source, in the file's path.
"""

from __future__ import annotations

from tblgen_build import _core
from tblgen_build.registry.fragment_store import FragmentStore

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from tblgen_build.cache.local import LocalStore
    from tblgen_build.registry.fragment_store import Fragment

_HEX = 64  # characters of a digest
_TEXTS = b"\n\n"  # before these
_MOST = 1 << 27  # bytes of a file
_FEWEST = 16  # fragments; fewer are made as fast as they are read


def read_whole(store: LocalStore, path: str) -> bytes:
    """What the file has, if it is not damaged. Needs no interpreter most of the time."""
    data = store.read(path, _MOST) or b""
    is_whole = data[:_HEX] == _core.sha256(memoryview(data)[_HEX:]).hex().encode()
    return data if is_whole else b""


class FragmentFile(FragmentStore):
    """Begins with what the last run used and made; `save` keeps what this one did.

    `read` is called when the first fragment is asked for, and gives what `read_whole` does.
    """

    __slots__ = ("_is_new", "_kept", "_read", "_texts", "path")

    def __init__(self, path: str, read: Callable[[], bytes]) -> None:
        super().__init__()
        self.path = path
        self._read: Callable[[], bytes] | None = read  # None: it was called
        self._is_new = False  # whether there are some that the file does not have
        self._kept: dict[bytes, list[tuple[int, int]]] = {}  # where the texts are
        self._texts = memoryview(b"")

    def get(self, key: bytes) -> Fragment | None:
        if self._read is not None:
            self._open(self._read())
            self._read = None
        found = super().get(key)
        if found is None and (places := self._kept.get(key)) is not None:
            found = tuple(
                [str(self._texts[at:end], "utf-8", "surrogateescape") for at, end in places]
            )
            super().put(key, found)
        return found

    def put(self, key: bytes, fragment: Fragment) -> None:
        super().put(key, fragment)
        self._is_new = True

    def save(self, store: LocalStore) -> None:
        """Replaces what the file has, if there is something new."""
        if not self._is_new or len(self) < _FEWEST or store.is_read_only:
            return
        table: list[str] = []
        texts: list[str] = []
        for key, fragment in self._fragments.items():
            table.append(" ".join(["\n" + key.hex(), *[str(_size(text)) for text in fragment]]))
            texts += fragment
        body = _core.encode_parts([*table, _TEXTS.decode(), *texts])
        if len(body) < _MOST:
            store.put(self.path, _core.sha256(body).hex().encode(), body)

    def _open(self, data: bytes) -> None:
        if not data:
            return
        end = data.find(_TEXTS)
        lines = data[_HEX + 1 : end].decode("ascii").split("\n")
        self._texts = memoryview(data)[end + len(_TEXTS) :]
        end = 0
        for line in lines:
            key, *sizes = line.split(" ")
            places: list[tuple[int, int]] = []
            for size in map(int, sizes):
                places.append((end, end + size))
                end += size
            self._kept[bytes.fromhex(key)] = places


def _size(text: str) -> int:
    return len(text) if text.isascii() else len(_core.encode_parts((text,)))
