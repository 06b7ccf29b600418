"""Hostile cache folders: other users' folders, links, pipes, endless files."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tblgen_build.cache.local import LocalStore

MAIN = "def a;\n"
COMMAND = ["--gen-ctags", "main.td", "-o", "out.inc"]
ENDLESS = "/proc/self/pagemap"


class Place:
    def __init__(self, folder: Path, tool: Path) -> None:
        self.folder, self.tool = folder, tool
        self.cache = folder / "cache"
        (folder / "main.td").write_text(MAIN)

    def run(self, umask: int = 0o022) -> subprocess.CompletedProcess[str]:
        (self.folder / "out.inc").unlink(missing_ok=True)
        done = subprocess.run(
            [str(self.tool), *COMMAND],
            cwd=self.folder,
            env={**os.environ, "TBLGEN_CACHE": "on", "TBLGEN_CACHE_DIR": str(self.cache)},
            capture_output=True,
            text=True,
            timeout=60,
            umask=umask,
        )
        assert done.returncode == 0, done.stderr
        assert "main.td" in (self.folder / "out.inc").read_text()
        return done


@pytest.fixture
def place(tmp_path: Path, our_tblgen: Path) -> Place:
    return Place(tmp_path, our_tblgen)


SENTENCE = (
    "warning: the cache in '{}' is not used because {}: "
    "make it yours alone, or set TBLGEN_CACHE_DIR to another folder\n"
)


@pytest.mark.parametrize("mode", [0o777, 0o1777, 0o775, 0o702])
def test_others_may_write(place: Place, mode: int) -> None:
    place.run()
    place.cache.chmod(mode)
    assert place.run().stderr == SENTENCE.format(place.cache, "others may write to it")
    place.cache.chmod(0o755)
    assert place.run().stderr == ""


def test_another_user_owns_it(place: Place) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    place.run()
    os.chown(place.cache, 12345, 12345)
    assert place.run().stderr == SENTENCE.format(place.cache, "user 12345 owns it")


def test_anothers_link(place: Place) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    own = place.folder / "own"
    own.mkdir(mode=0o700)
    place.cache.symlink_to(own)
    assert place.run().stderr == ""
    os.chown(place.cache, 12345, 12345, follow_symlinks=False)
    assert place.run().stderr == SENTENCE.format(place.cache, "user 12345 owns it")


def test_anothers_entries(place: Place) -> None:
    """As they are left from when the folder was open to others."""
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    place.run()
    store = LocalStore(str(place.cache), 1 << 30)
    files = [path for path in place.cache.rglob("*") if path.is_file()]
    blobs = [path.name for path in files if path.parent.name == "cas"]
    assert blobs
    assert all(store.blob(name) is not None for name in blobs)
    for path in files:
        os.chown(path, 12345, 12345)
    assert all(store.blob(name) is None for name in blobs)
    assert place.run().stderr == ""


def test_anothers_output_in_a_sticky_folder(tmp_path: Path, our_tblgen: Path) -> None:
    """It may be written, and not be replaced: as a shared folder for temporary files has it."""
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    try:
        folder.chmod(0o1777)
        (folder / "main.td").write_text(MAIN)
        output = folder / "out.inc"
        output.write_text("old")
        output.chmod(0o666)
        os.chown(output, 54321, 54321)
        done = subprocess.run(
            [str(our_tblgen), "--print-records", "main.td", "-o", "out.inc"],
            cwd=folder,
            capture_output=True,
            text=True,
            user=12345,
            group=12345,
            extra_groups=[],
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert "def a" in output.read_text()
        assert output.stat().st_uid == 54321
    finally:
        shutil.rmtree(folder)


def test_umask_opens_nothing(place: Place) -> None:
    """A member of the user's group puts nothing into a cache made under umask 0."""
    place.run(umask=0)
    assert place.run().stderr == ""
    for path in [place.cache, *place.cache.rglob("*")]:
        assert path.stat().st_mode & 0o022 == 0, path


def replace_by_link(target: str) -> Callable[[Path], None]:
    return lambda path: path.symlink_to(target)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 42)


REPLACEMENTS: dict[str, Callable[[Path], None]] = {
    "device": replace_by_link("/dev/zero"),
    "endless file": replace_by_link(ENDLESS),
    "link to itself": lambda path: path.symlink_to(path.name),
    "pipe": lambda path: os.mkfifo(path),
    "folder": lambda path: path.mkdir(),
    "terabytes": sparse,
}


@pytest.mark.parametrize("what", REPLACEMENTS)
def test_entries_replaced(place: Place, what: str) -> None:
    """All of them, counters too: the compile goes on."""
    place.run()
    for path in [path for path in place.cache.rglob("*") if path.is_file()]:
        path.unlink()
        try:
            REPLACEMENTS[what](path)
        except OSError as error:
            pytest.skip(f"this file system has none: {error}")
    assert place.run().stderr == ""


@pytest.mark.parametrize("what", REPLACEMENTS)
def test_kinds_of_entries(tmp_path: Path, what: str) -> None:
    """One kind after the other is a miss, and does not hang."""
    store = LocalStore(str(tmp_path / "cache"), 1 << 30)
    digest = store.put_blob(b"text")
    assert digest
    store.put_entry("00", b"entry")
    for path in (store.path("cas", digest), store.path("ac", "00")):
        os.unlink(path)
        REPLACEMENTS[what](Path(path))
    assert store.entry("00") is None
    assert store.blob(digest) is None
