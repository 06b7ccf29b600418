"""How LLVM's generators differ between releases: a row a difference, in the outputs' order."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

SEEN: Final = (19, 22)  # releases that there are references of
