"""The digest of the tool's code, as the store remembers it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import running_code
from tblgen_build.cache.code import tool_digest
from tblgen_build.cache.local import LocalStore


@pytest.fixture
def store(tmp_path: Path) -> LocalStore:
    return LocalStore(str(tmp_path / "store"), 1 << 20)


def entries(store: LocalStore) -> list[Path]:
    return [path for path in Path(store.folder, "code").rglob("*") if path.is_file()]


def test_remembered(store: LocalStore) -> None:
    assert tool_digest(store) == running_code.tool_digest()
    assert len(entries(store)) == 1
    assert tool_digest(store) == running_code.tool_digest()


@pytest.mark.parametrize("damage", [b"", b"0" * 64, b"0" * 128, b"\xff" * 128])
def test_damaged(store: LocalStore, damage: bytes) -> None:
    tool_digest(store)
    (entry,) = entries(store)
    sound = entry.read_bytes()
    entry.write_bytes(damage)
    assert tool_digest(store) == running_code.tool_digest()
    assert entry.read_bytes() == sound


def test_changed_since_the_process_started(
    store: LocalStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_code, "STARTED", 0)
    assert tool_digest(store) == running_code.tool_digest()
    assert not entries(store)
