"""A scheduling class, with what becomes of it on each processor."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from tblgen_build._core import Record

    Operands = tuple[int, ...]


class Transition:
    """On one processor, the class to use where the predicates hold."""

    __slots__ = ("predicates", "processor", "to")

    def __init__(self, processor: int, to: int, predicates: list[Record]) -> None:
        self.processor = processor
        self.to = to
        self.predicates = predicates


class ScheduleClass:
    """`itinerary` is None for inferred classes. `processors` has 0 where it is for all."""

    __slots__ = (
        "inst_rws",
        "itinerary",
        "name",
        "number",
        "overridden",
        "processors",
        "reads",
        "transitions",
        "writes",
    )

    def __init__(
        self, number: int, name: str, itinerary: Record | None, writes: Operands, reads: Operands
    ) -> None:
        self.number = number
        self.name = name
        self.itinerary = itinerary
        self.writes = writes
        self.reads = reads
        self.inst_rws: list[Record] = []
        self.processors: set[int] = set()
        self.transitions: list[Transition] = []
        # Processors for which an InstRW has said it all.
        self.overridden: set[int] = set()

    @property
    def is_inferred(self) -> bool:
        return self.itinerary is None
