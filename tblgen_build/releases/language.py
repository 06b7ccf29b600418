"""How the language differs between releases. The core asks for the same by number: parser."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (19, 21, 22)  # releases that there are references of
