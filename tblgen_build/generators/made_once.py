"""Models that the generators of one run share: each is computed once for its `Records`.

Knows nothing about what is computed.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    from tblgen_build._core import Records

    T = TypeVar("T")


def made_once(records: Records, make: Callable[[Records], T]) -> T:
    """What `make` returns for these records, kept with them for the next one who asks."""
    kept: dict[str, T] = records.__dict__
    key = _key(make)
    if key not in kept:
        kept[key] = make(records)
    return kept[key]


def is_made(records: Records, make: Callable[[Records], T]) -> bool:
    """Whether it was made before."""
    return _key(make) in records.__dict__


def _key(make: Callable[[Records], T]) -> str:
    return f"{make.__module__}:{make.__qualname__}"
