"""The order in which libstdc++ lists strings of a `std::unordered_map`, as one output has it.

Only of maps that never grow: up to thirteen keys.
"""

from __future__ import annotations

from tblgen_build.generators.string_hash import hash_string

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Final

_BUCKETS: Final = 13


def unordered_map_order(keys: Iterable[str]) -> list[str]:
    """The keys as a map lists them that they were inserted into in this order.

    A new bucket goes to the front of the list, a new key to the front of its bucket.
    """
    buckets: dict[int, list[str]] = {}
    for key in keys:
        bucket = buckets.setdefault(hash_string(key) % _BUCKETS, [])
        if key not in bucket:
            bucket.insert(0, key)
    return [key for bucket in reversed(buckets.values()) for key in bucket]
