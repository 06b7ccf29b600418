"""What an operation of the matcher table consists of: its opcode and operands, with notes.

`text_of` is the only place that makes text of them.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Part:
    """An opcode or an operand: C++ for its bytes, without the last comma.

    `before` and `after` are notes, which an output without comments lacks. `gap` is what stands
    between it and the part before it.
    """

    __slots__ = ("after", "before", "gap", "size", "value")

    def __init__(
        self, value: str, size: int = 1, before: str = "", after: str = "", gap: str = " "
    ) -> None:
        self.value = value
        self.size = size  # in bytes
        self.before = before
        self.after = after
        self.gap = gap

    def noted(self, before: str) -> Part:
        return Part(self.value, self.size, before, self.after, self.gap)

    def after_gap(self, gap: str) -> Part:
        return Part(self.value, self.size, self.before, self.after, gap)


def opcode(name: str, note: str = "") -> Part:
    """The first part of an operation."""
    return Part(name, 1, "", note, "")


def byte(value: int, note: str = "") -> Part:
    """A number that is a byte."""
    return Part(str(value), 1, "", note)


def two_bytes(name: object) -> Part:
    return Part(f"TARGET_VAL({name})", 2)


def size_of(parts: Iterable[Part]) -> int:
    return sum([part.size for part in parts])


def text_of(parts: Iterable[Part], *, with_notes: bool) -> str:
    if with_notes:
        return "".join([f"{part.gap}{part.before}{part.value}{part.after}," for part in parts])
    return "".join([f"{part.gap}{part.value}," for part in parts])
