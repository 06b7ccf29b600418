"""What the launcher hands to the command besides its arguments."""

from __future__ import annotations

from tblgen_build import _core


class Early:
    """What the launcher has found out and begun before it became Python."""

    __slots__ = ("code", "front_key", "session")

    def __init__(
        self, front_key: str = "", session: _core.Session | None = None, code: bytes = b""
    ) -> None:
        self.front_key = front_key  # the one it did not find in the cache (cache/front.py)
        self.session = session or _core.Session()  # it may have begun to parse the unit
        self.code = code  # what stat() said of the package's files (running_code.identity)
