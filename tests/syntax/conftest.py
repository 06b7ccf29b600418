"""For tests that lay out many files."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pytest

from tblgen_build.syntax import format as formatter


@pytest.fixture
def once(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """One round of the formatter, which remembers what `formatted` has asked it already: whether
    another would change the result is what its last round has found out."""
    remembering = functools.cache(formatter.once)
    monkeypatch.setattr(formatter, "once", remembering)
    return remembering
