"""The digest of the tool's code, remembered together with the stat() results of its files.

Reading a few hundred files would take longer than the rest of a cache look-up. The digest is
remembered on this machine only: other machines have other files.
"""

from __future__ import annotations

from tblgen_build import _core, running_code

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.cache.local import LocalStore

_HEX = 64  # characters of a digest


def tool_digest(store: LocalStore, code: bytes = b"") -> str:
    """`running_code.tool_digest()`, from the store where it is known.

    `code` is `running_code.identity()` as it was just before the process started, if that is known.
    """
    if code and (known := _known(store, running_code.remembered_by(code))):
        return known
    key = running_code.remembered_by()
    if not key:
        return running_code.tool_digest()
    digest = _known(store, key)
    if not digest:
        digest = running_code.tool_digest()
        store.put(store.path("code", key), f"{digest}{_checksum(digest, key)}".encode())
    return digest


def _known(store: LocalStore, key: str) -> str:
    return _digest_in(store.read(store.path("code", key)), key)


def _checksum(digest: str, key: str) -> str:
    return _core.sha256(f"{digest} {key}".encode()).hex()


def _digest_in(entry: bytes | None, key: str) -> str:
    """What the entry says; empty where it is damaged or not there."""
    text = (entry or b"").decode("ascii", "replace")
    digest = text[:_HEX]
    return digest if text[_HEX:] == _checksum(digest, key) else ""
