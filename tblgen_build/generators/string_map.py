"""The order in which `llvm::StringMap` lists its keys: that of some outputs of the reference."""

from __future__ import annotations

from tblgen_build._core import xxh3_64
from tblgen_build.releases.target_independent import STRING_MAPS_PROBE_LINEARLY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from tblgen_build._core import Release

_FIRST_SIZE = 16


def string_map_order(keys: Iterable[str], release: Release) -> list[str]:
    """The keys as a map of that release lists them that they were inserted into in this order."""
    growth = 0 if release.has(STRING_MAPS_PROBE_LINEARLY) else 1
    hashes: dict[str, int] = {}
    buckets: list[str | None] = [None] * _FIRST_SIZE
    for key in keys:
        if key in hashes:
            continue
        hashes[key] = xxh3_64(key.encode(errors="surrogateescape")) & 0xFFFFFFFF
        _insert(buckets, key, hashes[key], growth)
        if len(hashes) * 4 > len(buckets) * 3:
            buckets = _grown(buckets, hashes, growth)
    return [key for key in buckets if key is not None]


def _insert(buckets: list[str | None], key: str, hash_: int, growth: int) -> None:
    at, step = hash_ % len(buckets), 1
    while buckets[at] is not None:
        at = (at + step) % len(buckets)
        step += growth
    buckets[at] = key


def _grown(old: list[str | None], hashes: dict[str, int], growth: int) -> list[str | None]:
    buckets: list[str | None] = [None] * (2 * len(old))
    for key in old:
        if key is not None:
            _insert(buckets, key, hashes[key], growth)
    return buckets
