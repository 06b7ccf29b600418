"""Decides which worker does what next.

Every worker has a unit; it gets that unit's actions one after the other, so that it
parses once, and then the next unit. A worker that finds no unit left takes over
actions of the unit that has most left to do, where parsing it again pays off. Pure.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterable, MutableMapping

from tblgen_build.batch.plan import UnitJob
from tblgen_build.driver.action import Action, TranslationUnit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Queue:
    """What is left of a job."""

    def __init__(self, job: UnitJob) -> None:
        self.unit = job.unit
        self.parse_cost = job.parse_cost
        self.waiting = deque(zip(job.actions, job.costs, strict=True))

    @property
    def cost(self) -> float:
        return sum(cost for _, cost in self.waiting)


class Dispatcher:
    """Hands out the actions of jobs. `owner` is whatever stands for a worker.

    With `homes`, a unit goes to the worker that had it last, if that one has nothing else to
    do, and is not split: what a worker keeps of a unit is worth more than another processor.
    """

    def __init__(
        self, jobs: Iterable[UnitJob], homes: MutableMapping[TranslationUnit, Any] | None = None
    ) -> None:
        self._homes = homes
        self._unclaimed = deque(Queue(job) for job in jobs)
        self._claimed: dict[Hashable, Queue] = {}
        self._returned: deque[tuple[int, Action]] = deque()
        self._limit: int | None = None

    def stop_after(self, index: int) -> None:
        """Hand out no more actions that come after this place in the plan."""
        self._limit = index if self._limit is None else min(self._limit, index)

    def put_back(self, item: tuple[int, Action]) -> None:
        """Take back an action that a worker did not start, for another worker."""
        self._returned.append(item)

    def release(self, owner: Hashable) -> None:
        """The worker is gone: others take over its unit."""
        if (queue := self._claimed.pop(owner, None)) is not None:
            self._unclaimed.appendleft(queue)
        homes = self._homes or {}
        for unit in [unit for unit, home in homes.items() if home is owner]:
            del homes[unit]

    def next(self, owner: Hashable) -> tuple[int, Action] | None:
        """The next action for the worker; None where there is nothing for it."""
        while self._returned:
            if self._is_wanted(item := self._returned.popleft()):
                return item
        mine = self._claimed.get(owner)
        if mine is not None and (found := self._pop(mine)):
            return found
        while (claimed := self._claim(owner)) is not None:
            mine = self._claimed[owner] = claimed
            if found := self._pop(mine):
                return found
        if self._homes is not None:
            return None
        largest = max(self._claimed.values(), key=lambda queue: queue.cost, default=None)
        if largest is None or not self._is_worth_splitting(largest):
            return None
        self._claimed[owner] = largest
        return self._pop(largest)

    def _claim(self, owner: Hashable) -> Queue | None:
        """A unit for the worker."""
        if self._homes is None:
            return self._unclaimed.popleft() if self._unclaimed else None
        for queue in self._unclaimed:
            home = self._homes.get(queue.unit, owner)
            if home is owner or self._is_busy(home):
                self._unclaimed.remove(queue)
                self._homes[queue.unit] = owner
                return queue
        return None

    def _is_busy(self, owner: Hashable) -> bool:
        mine = self._claimed.get(owner)
        return mine is not None and bool(mine.waiting)

    def _pop(self, queue: Queue) -> tuple[int, Action] | None:
        while queue.waiting:
            found, _ = queue.waiting.popleft()
            if self._is_wanted(found):
                return found
        return None

    def _is_wanted(self, item: tuple[int, Action]) -> bool:
        return self._limit is None or item[0] < self._limit

    @staticmethod
    def _is_worth_splitting(queue: Queue) -> bool:
        """Half of what is left would be done elsewhere, for the price of another parse."""
        return len(queue.waiting) > 1 and queue.cost > 2 * queue.parse_cost

    def has_work(self) -> bool:
        queues = [*self._unclaimed, *self._claimed.values()]
        waiting = [item for queue in queues for item, _ in queue.waiting]
        return any(self._is_wanted(item) for item in [*self._returned, *waiting])
