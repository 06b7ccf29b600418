"""Looks up many actions in the cache: several at once if it is remote."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tblgen_build.cache.action_cache import Hit
    from tblgen_build.driver.action import Action
    from tblgen_build.driver.caching import CompileCache

AT_ONCE = 16  # lookups that wait for the network


def lookups(cache: CompileCache, actions: Sequence[Action]) -> Iterator[Hit | None]:
    """What was kept of each action."""
    if cache.cache.remote is None:
        yield from map(cache.lookup, actions)
        return
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(AT_ONCE) as pool:
        yield from pool.map(cache.lookup, actions)
