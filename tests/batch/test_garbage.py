"""A worker runs without a garbage collector; what units leave is freed between them."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from tblgen_build.driver.garbage import collect_if_much


class Node:
    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def no_collector() -> Iterator[None]:
    was_enabled = gc.isenabled()
    gc.collect()
    gc.disable()
    yield
    if was_enabled:
        gc.enable()


@pytest.mark.usefixtures("no_collector")
def test_many_cycles_are_freed() -> None:
    nodes = [Node() for _ in range(100_000)]
    last = weakref.ref(nodes[-1])
    del nodes
    assert last() is not None
    collect_if_much()
    assert last() is None


@pytest.mark.usefixtures("no_collector")
def test_few_cycles_wait() -> None:
    node = Node()
    of_node = weakref.ref(node)
    del node
    collect_if_much()
    assert of_node() is not None
