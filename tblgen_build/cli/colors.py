"""Colors of plain lines on a terminal. As for messages, NO_COLOR and TERM=dumb turn them off."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

BOLD, RED, GREEN, CYAN = "1", "31;1", "32", "36"


def is_colored(stream: TextIO) -> bool:
    if os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb":
        return False
    return stream.isatty()


def painted(text: str, color: str, stream: TextIO) -> str:
    return f"\x1b[{color}m{text}\x1b[0m" if text and is_colored(stream) else text
