"""The store on disk: damage, full disks, many processes, bounded size. It misses, never fails."""

from __future__ import annotations

import errno
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.action_result import ActionKey, Inputs, Result
from tblgen_build.cache.local import BLOCK, LocalStore
from tblgen_build.cache.trim import clear, stored_files, trim, verify

ACTION = ActionKey((("generator", "g"), ("input", "a.td")))
WARNINGS = (_core.Diagnostic("warning", "so", _core.place("a.td", 1, 1)),)
RESULT = Result({"": b"text\n" * 99, "Enums": b"\x00\xff"}, WARNINGS, ("a.td", "b c.td"))
DAY = 86400.0


@pytest.fixture(autouse=True)
def _in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.td").write_text("class A;\n")


def make_cache(folder: Path, max_size: int = 1 << 30) -> ActionCache:
    return ActionCache(LocalStore(str(folder), max_size))


def store(cache: ActionCache, action: ActionKey = ACTION, result: Result = RESULT) -> bool:
    inputs = Inputs((("a.td", _core.sha256(Path("a.td").read_bytes())),), ("inc/b.td",))
    return cache.store(action, inputs, result)


@pytest.fixture
def filled(tmp_path: Path) -> ActionCache:
    cache = make_cache(tmp_path / "cache")
    store(cache, ActionKey((("generator", "other"),)), Result({"": b"other"}))
    assert store(cache)
    assert cache.lookup(ACTION) == RESULT
    return cache


# --- damage -----------------------------------------------------------------


def flip(path: Path, chance: random.Random) -> None:
    data = bytearray(path.read_bytes()) or bytearray(1)
    data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    path.write_bytes(data)


def truncate(path: Path, chance: random.Random) -> None:
    os.truncate(path, chance.randrange(path.stat().st_size or 1))


def extend(path: Path, chance: random.Random) -> None:
    with path.open("ab") as file:
        file.write(chance.randbytes(chance.randrange(1, 100)))


def splice(path: Path, chance: random.Random) -> None:
    """Zeros in the middle, as after a crash of the machine."""
    data = path.read_bytes()
    begin = chance.randrange(len(data) + 1)
    end = chance.randrange(begin, len(data) + 1)
    path.write_bytes(data[:begin] + bytes(end - begin) + data[end:])


def swap(path: Path, chance: random.Random) -> None:
    """Another entry in its place."""
    others = [p for p in stored(path.parents[1]) if p != path]
    shutil.copyfile(chance.choice(sorted(others)), path)


def replace(path: Path, chance: random.Random) -> None:
    path.write_bytes(chance.choice([b"", b"\n", b"\x00" * 64, b"\xff" * 99, b"\x12\x05\n\x03abc"]))


def remove(path: Path, chance: random.Random) -> None:
    path.unlink()


def make_pipe(path: Path, chance: random.Random) -> None:
    path.unlink()
    os.mkfifo(path)


def make_link_to_itself(path: Path, chance: random.Random) -> None:
    path.unlink()
    path.symlink_to(path.name)


WAYS = [
    flip,
    truncate,
    extend,
    splice,
    swap,
    replace,
    remove,
    make_pipe,
    make_link_to_itself,
]


def stored(folder: Path) -> list[Path]:
    files = [p for kind in ("ac", "cas", "front", "last") for p in folder.glob(f"{kind}/*")]
    return sorted(p for p in files if p.is_file())


def entries(cache: ActionCache) -> list[Path]:
    return stored(Path(cache.local.folder))


@pytest.mark.parametrize("way", WAYS)
def test_damaged_entry(
    filled: ActionCache, way: Callable[[Path, random.Random], None], tmp_path: Path
) -> None:
    """Each entry, damaged in some ways: the result or a miss, and the entry is made good again."""
    sound = tmp_path / "sound"
    shutil.copytree(filled.local.folder, sound)
    misses = 0
    for number, path in enumerate(entries(filled)):
        for seed in range(4):
            way(path, random.Random(f"{way.__name__} {number} {seed}"))
            found = filled.lookup(ACTION)
            assert found in (None, RESULT)
            misses += found is None
            assert store(filled)
            assert filled.lookup(ACTION) == RESULT
            shutil.rmtree(filled.local.folder)
            shutil.copytree(sound, filled.local.folder)
    assert misses > 0


def test_folder_in_an_entrys_place(filled: ActionCache) -> None:
    for path in entries(filled):
        path.unlink()
        path.mkdir()
    assert filled.lookup(ACTION) is None
    store(filled)
    assert filled.lookup(ACTION) in (None, RESULT)


def test_garbage_never_raises(filled: ActionCache) -> None:
    chance = random.Random(5)
    for _ in range(300):
        path = chance.choice(entries(filled))
        damaged = bytearray(path.read_bytes())
        for _ in range(chance.randrange(1, 6)):
            at = chance.randrange(len(damaged) + 1)
            damaged[at : at + chance.randrange(4)] = chance.randbytes(chance.randrange(4))
        path.write_bytes(damaged)
        # What a server may have: consistent, but not what was asked for.
        digest = filled.local.put_blob(bytes(damaged))
        assert digest is not None
        assert filled.lookup(ACTION) in (None, RESULT)


def test_verify_removes_what_is_damaged(filled: ActionCache) -> None:
    assert verify(filled.local) == []
    victim = next(p for p in entries(filled) if p.parts[-2] == "cas")
    victim.write_bytes(b"damaged")
    (removed,) = verify(filled.local)
    assert removed.name == victim.name
    assert not victim.exists()


def test_verify_looks_into_entries(filled: ActionCache) -> None:
    """Manifests and indexes stand in them."""
    victim = next(p for p in entries(filled) if p.parts[-2] == "ac")
    victim.write_bytes(victim.read_bytes().replace(b"tblgen-build", b"tblgen_build"))
    (removed,) = verify(filled.local)
    assert removed.name == victim.name


def test_what_is_there_is_not_put_again(filled: ActionCache) -> None:
    digest = filled.local.put_blob(b"twice")
    before = os.stat(filled.local.ledger).st_size
    path = filled.local.path("cas", digest or "")
    os.utime(path, (1, 1))
    assert filled.local.put_blob(b"twice") == digest
    assert os.stat(filled.local.ledger).st_size == before
    assert os.stat(path).st_mtime > 1  # it was used
    os.truncate(path, 2)
    assert filled.local.put_blob(b"twice") == digest
    assert filled.local.blob(digest or "") == b"twice"


# --- disks ------------------------------------------------------------------


def test_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full after any number of bytes: what was kept is right."""
    write = os.write
    left = 0

    def limited(file: int, data: bytes | memoryview) -> int:
        nonlocal left
        if left == 0:
            raise OSError(errno.ENOSPC, "full")
        written = write(file, data[:left])
        left -= written
        return written

    monkeypatch.setattr(os, "write", limited)
    kept = set()
    for room in range(0, 2500, 37):
        cache = make_cache(tmp_path / f"cache{room}")
        left = room
        is_stored = store(cache)
        found = cache.lookup(ACTION)
        assert found in (None, RESULT)
        assert is_stored <= (found == RESULT)
        kept.add(is_stored)
        left = 1 << 20
        assert store(cache)
        assert cache.lookup(ACTION) == RESULT
        assert not [f for f in stored_files(cache.local) if ".tmp" in f.name]
    assert kept == {True, False}


FOLDERS = ["/proc/none", "/dev/null/x", "{tmp}/file/x", "{tmp}/" + "long" * 100]


@pytest.mark.parametrize("folder", FOLDERS)
def test_unusable_folder(folder: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = ActionCache(LocalStore(folder.replace("{tmp}", str(tmp_path)), 1 << 20))
    assert not store(cache)
    assert cache.lookup(ACTION) is None


def test_read_only(filled: ActionCache) -> None:
    before = {p: p.stat().st_mtime_ns for p in Path(filled.local.folder).rglob("*")}
    reader = ActionCache(LocalStore(filled.local.folder, 1, is_read_only=True))
    assert reader.lookup(ACTION) == RESULT
    assert not store(reader, ActionKey((("generator", "new"),)))
    assert {p: p.stat().st_mtime_ns for p in Path(filled.local.folder).rglob("*")} == before


# --- size -------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def numbered(number: int) -> ActionKey:
    return ActionKey((("generator", str(number)),))


def fill(cache: ActionCache, clock: Clock, numbers: Iterator[int] | range) -> None:
    """A megabyte each, a day apart."""
    for number in numbers:
        clock.now += DAY
        assert store(cache, numbered(number), Result({"": bytes([number]) * (1 << 20)}))
        for file in stored_files(cache.local):
            if file.used > clock.now + DAY:  # the file system's clock is not ours
                os.utime(file.path, (clock.now, clock.now))


def test_what_was_used_longest_ago_goes_first(tmp_path: Path, clock: Clock) -> None:
    cache = ActionCache(LocalStore(str(tmp_path / "c"), 1 << 30, clock=clock))
    fill(cache, clock, range(6))
    clock.now += DAY
    assert cache.lookup(numbered(0)) is not None
    trim(cache.local, 3 << 20)
    found = [n for n in range(6) if cache.lookup(numbered(n))]
    assert found == [0, 5]


def test_size_is_bounded(tmp_path: Path, clock: Clock) -> None:
    cache = ActionCache(LocalStore(str(tmp_path / "c"), 5 << 20, clock=clock))
    fill(cache, clock, range(20))
    size = sum((f.size // BLOCK + 1) * BLOCK for f in stored_files(cache.local))
    assert size <= 5 << 20
    found = [n for n in range(20) if cache.lookup(numbered(n))]
    assert found
    assert found == list(range(found[0], 20))


def test_a_lost_ledger_is_made_anew(tmp_path: Path, clock: Clock) -> None:
    cache = ActionCache(LocalStore(str(tmp_path / "c"), 5 << 20, clock=clock))
    fill(cache, clock, range(4))
    os.unlink(cache.local.ledger)
    trim(cache.local, 3 << 20)
    fill(cache, clock, range(4, 20))
    size = sum(f.size for f in stored_files(cache.local))
    assert size <= 8 << 20


def test_temporary_files_of_the_dead_are_removed(filled: ActionCache) -> None:
    left = Path(filled.local.folder, "cas/ab/x.tmp1-2")
    left.parent.mkdir(exist_ok=True)
    left.write_text("half")
    trim(filled.local, 1 << 30)
    assert left.exists()  # another process may be writing it
    os.utime(left, (1, 1))
    trim(filled.local, 1 << 30)
    assert not left.exists()
    assert filled.lookup(ACTION) == RESULT


def test_clear(filled: ActionCache) -> None:
    assert clear(filled.local).removed > 0
    assert filled.lookup(ACTION) is None
    assert list(stored_files(filled.local)) == []


# --- many processes ---------------------------------------------------------

WORKER = """
import random, sys
from pathlib import Path
sys.path[:0] = {path!r}
from tblgen_build import _core
from tblgen_build.cache.action_cache import ActionCache
from tblgen_build.cache.local import LocalStore
from tblgen_build.cache.action_result import ActionKey, Inputs, Result

chance = random.Random(int(sys.argv[1]))
cache = ActionCache(LocalStore("cache", int(sys.argv[2])))
digests = {{n: _core.sha256(Path(n).read_bytes()) for n in ("0", "1", "2")}}
hits = 0
for _ in range(60):
    name, generator = chance.choice("012"), chance.choice("abcd")
    action = ActionKey((("generator", generator), ("input", name)))
    outputs = {{"": (generator + name).encode() * 3000, generator: b""}}
    right = Result(outputs, (_core.Diagnostic("message", generator),), (name,))
    found = cache.lookup(action)
    hits += found is not None
    if found is None:
        cache.store(action, Inputs(((name, digests[name]),), ("none",)), right)
    elif found != right:
        sys.exit(f"wrong: {{found}}")
    if chance.random() < 0.02:
        victim = chance.choice(sorted(Path("cache").glob("*/????????*")) or [Path("cache/none")])
        victim.unlink(missing_ok=True)
print(hits)
"""


@pytest.mark.parametrize(("max_size", "min_hits"), [(1 << 30, 100), (100_000, 1)])
def test_sixteen_processes(tmp_path: Path, max_size: int, min_hits: int) -> None:
    """Lookups, stores, trims and deletions at once: never a wrong result, never an error.

    How much of a small store is still there when it is asked for, nobody decides but the scheduler.
    """
    for name in "012":
        Path(name).write_text(name)
    program = WORKER.format(path=sys.path)
    workers = [
        subprocess.Popen(
            [sys.executable, "-S", "-c", program, str(seed), str(max_size)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seed in range(16)
    ]
    results = [worker.communicate() for worker in workers]
    assert [(w.returncode, err) for w, (_, err) in zip(workers, results, strict=True)] == [
        (0, "")
    ] * 16
    assert sum(int(out) for out, _ in results) >= min_hits
    cache = make_cache(tmp_path / "cache")
    assert verify(cache.local) == []
    assert not [f for f in stored_files(cache.local) if ".tmp" in f.name]
