"""Colors of plain lines on a terminal. As for messages, NO_COLOR and TERM=dumb turn them off."""

from __future__ import annotations

from tblgen_build import _core

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO

BOLD, DIM, RED, GREEN, CYAN = "1", "2", "31;1", "32", "36"


def is_colored(stream: TextIO) -> bool:
    return stream.isatty() and _core.wants_color("auto", stream.fileno())


def painted(text: str, color: str, stream: TextIO) -> str:
    return f"\x1b[{color}m{text}\x1b[0m" if text and color and is_colored(stream) else text
