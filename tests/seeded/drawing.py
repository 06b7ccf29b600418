"""Draws what families of random programs are made of. Knows nothing of what is written with it."""

from __future__ import annotations

from random import Random


class Draw(Random):
    def chance(self, share: float) -> bool:
        return self.random() < share

    def pick(self, *items: str) -> str:
        return self.choice(items)

    def some(self, items: list[str] | tuple[str, ...], low: int, high: int) -> list[str]:
        """Between `low` and `high` of them, or all if there are fewer, in any order."""
        return self.sample(items, min(len(items), self.randint(low, high)))

    def lets(self, share: float, *lets: str) -> list[str]:
        """Those of the lets that fall, in the order given."""
        return [let for let in lets if self.chance(share)]


class Description:
    """The lines of a program, and the small choices that it is drawn by."""

    def __init__(self, seed: int, *lines: str) -> None:
        self.random = Draw(seed)
        self.lines = list(lines)

    def text(self) -> str:
        return "\n".join([*self.lines, ""])

    def chance(self, share: float) -> bool:
        return self.random.chance(share)

    def number(self, low: int, high: int) -> int:
        return self.random.randint(low, high)

    def pick(self, *items: str) -> str:
        return self.random.pick(*items)

    def some(self, items: list[str], low: int, high: int) -> list[str]:
        return self.random.some(items, low, high)

    def maybe(self, share: float, text: str) -> str:
        return text if self.chance(share) else ""
