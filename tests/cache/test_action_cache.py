"""Decisions of the cache: what hits, what misses and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Result
from tblgen_build.cache.local import LocalStore

ACTION = ActionKey((("generator", "g"), ("input", "a.td")))
WARNINGS = (_core.Diagnostic("warning", "so", _core.place("a.td", 1, 1)),)
RESULT = Result({"": b"text\n", "Enums": b"\x00\xff"}, WARNINGS, ("a.td", "b c.td"))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ActionCache:
    monkeypatch.chdir(tmp_path)
    return ActionCache(LocalStore(str(tmp_path / "cache"), 1 << 30))


def inputs(*paths: str, absent: tuple[str, ...] = ()) -> Inputs:
    """The files as they are."""
    return Inputs(tuple((path, _core.sha256(Path(path).read_bytes())) for path in paths), absent)


def test_hit(cache: ActionCache) -> None:
    Path("a.td").write_text("1")
    assert cache.lookup(ACTION) is None
    assert cache.store(ACTION, inputs("a.td"), RESULT)
    assert cache.lookup(ACTION) == RESULT


def test_every_state_seen_is_kept(cache: ActionCache) -> None:
    results = {}
    for text in "123":
        Path("a.td").write_text(text)
        results[text] = Result({"": text.encode()})
        assert cache.lookup(ACTION) is None
        cache.store(ACTION, inputs("a.td"), results[text])
    for text in "231":
        Path("a.td").write_text(text)
        assert cache.lookup(ACTION) == results[text]


def test_probe_that_appears(cache: ActionCache) -> None:
    Path("a.td").write_text("1")
    cache.store(ACTION, inputs("a.td", absent=("d/b.td",)), RESULT)
    assert cache.lookup(ACTION) == RESULT
    Path("d").mkdir()
    Path("d/b.td").mkdir()
    assert cache.lookup(ACTION) == RESULT  # a folder cannot be included
    Path("d/b.td").rmdir()
    Path("d/b.td").write_text("")
    assert cache.lookup(ACTION) is None
    assert [c.text for c in cache.changes(ACTION)] == [
        "'d/b.td' has appeared where it was looked for"
    ]


def test_edited_during_the_run(cache: ActionCache) -> None:
    Path("a.td").write_text("1")
    read = inputs("a.td")
    Path("a.td").write_text("2")
    assert not cache.store(ACTION, read, RESULT)
    Path("a.td").write_text("1")
    assert cache.lookup(ACTION) is None
