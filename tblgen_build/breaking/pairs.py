"""Two lists of named things side by side. Knows nothing of what the things are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Sequence

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Pairs(Generic[Thing]):
    """What is in both lists, by key, and what is in one of them only; each in its list's order."""

    both: list[tuple[Thing, Thing]]
    removed: list[Thing]
    added: list[Thing]

    def joined(self, key: Callable[[Thing], Hashable]) -> Pairs[Thing]:
        """Pairs up what was removed with what was added, by this key."""
        more = paired(self.removed, self.added, key)
        return Pairs([*self.both, *more.both], more.removed, more.added)


def paired(
    old: Iterable[Thing], new: Iterable[Thing], key: Callable[[Thing], Hashable]
) -> Pairs[Thing]:
    """If several in a list have the same key, the first counts."""
    before: dict[Hashable, Thing] = {}
    after: dict[Hashable, Thing] = {}
    for things, into in ((old, before), (new, after)):
        for thing in things:
            into.setdefault(key(thing), thing)
    return Pairs(
        [(one, after[name]) for name, one in before.items() if name in after],
        [one for name, one in before.items() if name not in after],
        [one for name, one in after.items() if name not in before],
    )


def is_reordered(old: Sequence[str], new: Sequence[str]) -> bool:
    """Whether the names that are in both lists are in another order."""
    return [name for name in old if name in new] != [name for name in new if name in old]
