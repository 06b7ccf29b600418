"""Tables of numbers in which lists share their ends."""

from __future__ import annotations

from tblgen_build.generators.cpp.sequence_table import SequenceTable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class NumberTable:
    """A table of lists, laid out; `terminated` ones take one place more than they have elements."""

    def __init__(self, lists: Iterable[Sequence[int]], terminated: bool) -> None:
        table: SequenceTable[int] = SequenceTable(terminated)
        for list_ in lists:
            table.add(list_)
        self.size = table.layout()
        self.stored = table.stored
        self.offset = table.offset
