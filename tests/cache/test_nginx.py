"""The cache on a real server: nginx with WebDAV, as docs/cache.md sets it up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cache_server import nginx

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Result
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.remote import RemoteStore

ACTION = ActionKey((("generator", "g"),))
WARNINGS = (_core.Diagnostic("warning", "so", _core.place("a.td", 1, 1)),)
RESULT = Result({"": b"text\n" * 500_000, "Extra": b""}, WARNINGS, ("a.td",))


def machine(folder: Path, url: str) -> ActionCache:
    local = LocalStore(str(folder), 1 << 30)
    return ActionCache(local, remote=RemoteStore(url, local))


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    with nginx(tmp_path) as address:
        yield address


def test_shared_through_nginx(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.td").write_text("class A;\n")
    inputs = Inputs((("a.td", _core.sha256(b"class A;\n")),))
    one, two, three = (machine(tmp_path / name, url) for name in ("one", "two", "three"))
    assert one.lookup(ACTION) is None
    assert one.store(ACTION, inputs, RESULT)
    assert two.lookup(ACTION) == RESULT
    assert two.local.counted("remote-hits") == 1

    blobs = sorted((tmp_path / "stored" / "cas").iterdir())
    assert len(blobs) == 5  # two outputs, messages, the result, the manifest
    for path in blobs:
        path.write_bytes(path.read_bytes()[:-1])
    assert three.lookup(ACTION) is None
    assert three.store(ACTION, inputs, RESULT)
    four = machine(tmp_path / "four", url)
    assert four.lookup(ACTION) == RESULT
    for cache in (one, two, three, four):
        assert cache.local.counted("remote-failures") == 0
        cache.close()
