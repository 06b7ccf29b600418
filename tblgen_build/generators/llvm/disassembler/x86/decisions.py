"""Which instruction an opcode is, by map, context and ModR/M byte.

It knows places and who wins them, not how instructions are described or tables are written.
A ModR/M byte below 0xc0 counts by its reg field only, others one by one: 8 + 64 slots.
"""

from __future__ import annotations

from .contexts import RANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Final

NUM_SLOTS: Final = 72
ANY: Final[slice] = slice(0, NUM_SLOTS)
MEMORY: Final[slice] = slice(0, 8)
REGISTER: Final[slice] = slice(8, NUM_SLOTS)
FIRST_REGISTER: Final[slice] = slice(8, NUM_SLOTS, 8)  # the rm field is 0


def memory(reg: int) -> slice:
    return slice(reg, reg + 1)


def register(reg: int) -> slice:
    return slice(8 + 8 * reg, 16 + 8 * reg)


def exactly(byte: int) -> slice:
    """One ModR/M byte of 0xc0 and above."""
    return slice(byte - 0xC0 + 8, byte - 0xC0 + 9)


class Claims:
    """The slots of all maps; `names` and `contexts` are by the numbers of instructions."""

    def __init__(self, conflict: Callable[[int, int, str, int], None]) -> None:
        self.maps: dict[int, dict[str, dict[int, list[int]]]] = {}
        self.names: dict[int, str] = {}
        self.contexts: dict[int, str] = {}
        self._conflict = conflict

    def add(
        self, map_: int, contexts: Iterable[str], opcodes: Sequence[int], slots: slice, uid: int
    ) -> None:
        """Gives the instruction these places, unless they are another's with a better right."""
        if not opcodes:
            return
        tables = self.maps.setdefault(map_, {})
        for context in contexts:
            table = tables.setdefault(context, {})
            for opcode in opcodes:
                cell = table.get(opcode)
                if cell is None:
                    cell = table[opcode] = [0] * NUM_SLOTS
                taken = cell[slots]
                if any(taken):
                    cell[slots] = self._settle(taken, uid, context, opcode)
                else:
                    cell[slots] = [uid] * len(taken)

    def _settle(self, taken: list[int], uid: int, context: str, opcode: int) -> list[int]:
        keep = {other: self._keeps(other, uid, context, opcode) for other in set(taken)}
        return [other if keep[other] else uid for other in taken]

    def _keeps(self, other: int, uid: int, context: str, opcode: int) -> bool:
        if not other or other == uid:
            return False
        if self.names[other] == "NOOP" and self.names[uid] in _EXCHANGES:
            return True
        theirs, ours = self.contexts[other], self.contexts[uid]
        if RANKS[theirs] > RANKS[ours]:
            return True
        if theirs == ours:
            self._conflict(other, uid, context, opcode)
        return False


# Exchanging the accumulator with itself does nothing, and is called so.
_EXCHANGES: Final = ("XCHG16ar", "XCHG32ar", "XCHG64ar")


def decision(cell: list[int]) -> tuple[str, list[int]]:
    """How a cell is looked up, and the entries to choose from."""
    low, high = cell[0], cell[8]
    if cell.count(low) == NUM_SLOTS:
        return "MODRM_ONEENTRY", [low]
    if cell[:8].count(low) == 8 and cell[8:].count(high) == 64:
        return "MODRM_SPLITRM", [low, high]
    if all(cell[at : at + 8].count(cell[at]) == 8 for at in range(8, NUM_SLOTS, 8)):
        return "MODRM_SPLITREG", [*cell[:8], *cell[8::8]]
    return "MODRM_SPLITMISC", cell
