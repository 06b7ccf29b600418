"""In which order tests run on several workers, and which of them stay together.

What takes long starts first, so that no worker is left with it at the end; tests of one group, and
neighbors with the same parameters, go to one worker, which makes what they share once.
pytest-xdist does the latter too, in a time that grows with the square of the number of tests.
Knows tests by their names and marks only.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, takewhile

import pytest
from xdist.remote import Producer
from xdist.scheduler.load import LoadScheduling
from xdist.workermanage import WorkerController

GROUP = "xdist_group"
# A worker wants to know the test after the next, for the fixtures that it will keep; and while
# tests are quick, more of them, so that it does not wait for an answer after each.
AHEAD = 2
AHEAD_OF_QUICK = 24
QUICK = 0.1  # seconds


def long_first(items: list[pytest.Item]) -> None:
    """Groups, then what is marked as slow, then files of few tests: where there are many, they
    are quick, and fill what is left of the time evenly."""
    in_file = Counter(item.location[0] for item in items)
    groups: dict[str, int] = {}

    def place(item: pytest.Item) -> tuple[int, int]:
        group = item.get_closest_marker(GROUP)
        if group:
            return 0, groups.setdefault(group.args[0], len(groups))
        if item.get_closest_marker("slow"):
            return 1, 0
        return 2, in_file[item.location[0]]

    items.sort(key=place)


def unit(name: str) -> str:
    """Neighbors with this in common stay together; `name` ends in @group where there is one."""
    test, _, group = name.rpartition("@")
    if test and "]" not in group:
        return group
    file, _, function = name.partition("::")
    _, bracket, parameters = function.partition("[")
    return f"{file}[{parameters}" if bracket else name


class Units(LoadScheduling):  # type: ignore[misc]  # pytest-xdist has no types
    """Gives each worker the next unit before it has done what it was given."""

    def __init__(self, config: pytest.Config, log: Producer) -> None:
        super().__init__(config, log)
        self.maxschedchunk = AHEAD  # at the beginning: else the first worker gets all that is long

    def check_schedule(self, node: WorkerController, duration: float = 0) -> None:
        if node.shutting_down:
            return
        if not self.pending:
            node.shutdown()
            return
        ahead = AHEAD_OF_QUICK if duration < QUICK else AHEAD
        waiting = len(self.node2pending[node])
        if waiting <= ahead // 2:
            self._send_tests(node, ahead - waiting)

    def _send_tests(self, node: WorkerController, num: int) -> None:
        """At least so many: to the end of a unit."""
        names = self.collection or []
        if num < len(self.pending):
            last = unit(names[self.pending[num - 1]])
            rest = islice(self.pending, num, None)
            num += sum(1 for _ in takewhile(lambda index: unit(names[index]) == last, rest))
        super()._send_tests(node, num)
