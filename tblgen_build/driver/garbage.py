"""Frees what parsed units leave, in processes that run with the garbage collector off."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

# Models refer to their records and to each other: without a collector they stay, and with them a
# whole unit. To look takes a few milliseconds, which small units need not pay.
_MOST_OBJECTS: Final = 50_000


def collect_if_much() -> None:
    """Free cycles if many objects were made since the last time, and not freed."""
    import gc

    if gc.get_count()[0] > _MOST_OBJECTS:
        gc.collect()
