"""The digest of the tool's code, as the store remembers it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build import _core, running_code
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


@pytest.mark.parametrize("installed", ["compiled", "compiled, switched off", "sources"])
def test_sources_of_compiled_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, installed: str
) -> None:
    """What stat() says of them counts where they run."""
    runs = ["cli/main.py", "generators/mlir/__init__.py", "generators/clang/option_docs.py"]
    is_compiled = ["generators/registers.py", "generators/mlir/op/op.py", "releases/found.py"]
    library = ["tblgen_build__mypyc.x.so"] if installed != "sources" else []
    for name in [*runs, *is_compiled, *library]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    if installed == "compiled, switched off":
        monkeypatch.setenv("TBLGEN_INTERPRETED", "1")

    def has_another_identity(name: str) -> bool:
        before, _ = _core.tree_identity(tmp_path)
        (tmp_path / name).write_text(name)
        return _core.tree_identity(tmp_path)[0] != before

    assert [has_another_identity(name) for name in [*runs, *library]] == [True] * len(
        [*runs, *library]
    )
    counts = installed != "compiled"
    assert [has_another_identity(name) for name in is_compiled] == [counts] * len(is_compiled)


def test_digest_of_compiled_modules(tmp_path: Path) -> None:
    """The linker's digest of their library stands for their sources, where there is one."""
    library = tmp_path / "tblgen_build__mypyc.x.so"
    source = tmp_path / "generators/registers.py"
    source.parent.mkdir()

    def digest(of_library: bytes, of_source: str) -> bytes:
        library.write_bytes(of_library)
        source.write_text(of_source)
        return _core.tree_contents(tmp_path)[0]

    linked = Path(_core.__file__).read_bytes()
    build_id = _core.build_id()
    assert linked.count(build_id) == 1
    otherwise = linked.replace(build_id, build_id[::-1])
    assert digest(linked, "a") == digest(linked, "b")
    assert digest(linked, "a") != digest(otherwise, "a")
    for unknown in (b"", b"no library", linked[:64], linked[:600]):
        assert digest(unknown, "a") != digest(unknown, "b")
        assert digest(unknown, "a") != digest(linked, "a")


def test_changed_since_the_process_started(
    store: LocalStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_code, "STARTED", 0)
    assert tool_digest(store) == running_code.tool_digest()
    assert not entries(store)


def test_what_the_launcher_saw(store: LocalStore) -> None:
    """It saves a look at all files, if it is known, and nothing is kept if it has changed since."""
    seen = running_code.identity()
    assert seen is not None
    digest = tool_digest(store, seen)
    assert digest == running_code.tool_digest() == tool_digest(store, seen)
    assert tool_digest(store, b"unknown" + seen) == digest
    assert len(entries(store)) == 1
    assert running_code.is_as_started(seen)
    assert not running_code.is_as_started(b"unknown" + seen)
