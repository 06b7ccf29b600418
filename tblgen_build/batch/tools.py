"""The programs that make outputs, as digests: our own code, and wrapped tools."""

from __future__ import annotations

import os
from collections.abc import Iterable

from tblgen_build import running_code
from tblgen_build.batch.stamps import Files
from tblgen_build.driver.action import Action

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build.batch.state import State

UNKNOWN = b""  # equal to the digest of no program
IMPURE = b"?"  # nor is this: made by a generator that is not known to be pure


def tool_digests(files: Files, actions: Iterable[Action], state: State) -> dict[str, bytes]:
    """The digest of each program the actions use, by path of a wrapped tool; "" is our own.

    Our own is remembered in the state.
    """
    digests = {"": own_digest(state)}
    for tool in {action.wrapped for action in actions if action.wrapped}:
        digests[tool] = files.digest(tool) or UNKNOWN
    return digests


_own = b""  # of the code as it was when the process started


def own_digest(state: State) -> bytes:
    """Digest of the code that this process runs; a random one if other code is installed now."""
    global _own
    key = running_code.remembered_by()
    if not key:
        return os.urandom(32)
    if not _own and state.code_key == key:
        _own = state.code_digest
    if not _own:
        digest = bytes.fromhex(running_code.tool_digest())
        if not running_code.is_as_started():
            return os.urandom(32)
        _own = digest
    state.code_key, state.code_digest = key, _own
    return _own
