"""Other users' folders on the way, and clients with fewer rights than the engine has."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tblgen_build import _core
from tblgen_build.driver.request import ProtocolError
from tblgen_build.engine.protocol import Client

OTHER = 12345

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")


@pytest.fixture
def way(tmp_path: Path) -> Path:
    """The end of a path of folders that are this user's alone."""
    made = tmp_path / "a" / "b" / "c"
    made.mkdir(parents=True)
    for folder in (made, *made.parents[:2]):
        folder.chmod(0o755)
    return made


def test_own_folders(way: Path) -> None:
    assert _core.cache_folder_problem(str(way)) == ""
    assert _core.cache_folder_problem(str(way / "new" / "newer")) == ""


@needs_root
@pytest.mark.parametrize("end", ["", "new", "new/newer"])
def test_another_user_owns_a_folder_above(way: Path, end: str) -> None:
    """Who owns it can put a link in the place of what is below."""
    os.chown(way.parent, OTHER, OTHER)
    assert _core.cache_folder_problem(str(way / end)) == f"user {OTHER} owns '{way.parent}'"


@pytest.mark.parametrize(("mode", "is_safe"), [(0o777, False), (0o1777, True), (0o755, True)])
def test_others_may_write_above(way: Path, mode: int, is_safe: bool) -> None:
    way.parent.chmod(mode)
    problem = "" if is_safe else f"others may write to '{way.parent}'"
    assert _core.cache_folder_problem(str(way)) == problem


@needs_root
def test_a_group_may_write_above(way: Path) -> None:
    """One with the user's own number is the user's alone."""
    way.parent.chmod(0o775)
    os.chown(way.parent, 0, 0)
    assert _core.cache_folder_problem(str(way)) == ""
    os.chown(way.parent, 0, OTHER)
    assert _core.cache_folder_problem(str(way)) == f"others may write to '{way.parent}'"


@needs_root
def test_links_on_the_way(way: Path, tmp_path: Path) -> None:
    """Of this user, they count as where they lead; of another, they lead anywhere."""
    link = tmp_path / "link"
    link.symlink_to("a/b")
    assert _core.cache_folder_problem(str(link / "c")) == ""
    os.chown(link, OTHER, OTHER, follow_symlinks=False)
    assert _core.cache_folder_problem(str(link / "c")) == f"user {OTHER} owns '{link}'"
    link.unlink()
    link.symlink_to(way)
    os.chown(way.parent, OTHER, OTHER)
    assert _core.cache_folder_problem(str(link)) == f"user {OTHER} owns '{way.parent}'"


def test_links_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    assert _core.cache_folder_problem(str(tmp_path / "one")) == "its path has too many links"


@needs_root
def test_nothing_is_made_in_anothers_runtime_folder(our_tblgen: Path, tmp_path: Path) -> None:
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    os.chown(runtime, OTHER, OTHER)
    (tmp_path / "a.td").write_text("def a;\n")
    environment = os.environ | {"XDG_RUNTIME_DIR": str(runtime), "TBLGEN_CACHE": "off"}
    command = [str(our_tblgen), "--gen-ctags", "a.td", "-o", "a.inc"]
    for _ in range(5):
        subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    assert list(runtime.iterdir()) == []


# --- clients of the engine ------------------------------------------------------

CONNECT = """
import socket, sys
with socket.socket(socket.AF_UNIX) as made:
    made.connect(sys.argv[1])
    made.recv(1)
"""


@pytest.fixture
def listener(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(tmp_path / "socket"))
        made.listen()
        yield made


def accepts(listener: socket.socket, *begin: str) -> bool:
    """Whether a process that `begin` starts is served."""
    command = [*begin, sys.executable, "-I", "-S", "-c", CONNECT, listener.getsockname()]
    with subprocess.Popen(command):
        connection, _ = listener.accept()
        with connection:
            try:
                Client(connection)
            except ProtocolError:
                return False
    return True


def test_the_same_rights(listener: socket.socket) -> None:
    assert accepts(listener)


@needs_root
@pytest.mark.parametrize(
    "begin",
    [
        ["setpriv", "--bounding-set=-chown"],
        ["setpriv", "--no-new-privs"],
        ["setpriv", "--clear-groups"],
        ["setpriv", f"--regid={OTHER}", "--clear-groups"],
        ["unshare", "--net"],
        ["unshare", "--uts"],
    ],
    ids=" ".join,
)
def test_other_rights(listener: socket.socket, begin: list[str]) -> None:
    """Such a client could otherwise have the engine do what it may not."""
    if shutil.which(begin[0]) is None or subprocess.run([*begin, "true"]).returncode:
        pytest.skip(f"{begin[0]} cannot do that here")
    if begin == ["setpriv", "--clear-groups"] and not os.getgroups():
        pytest.skip("there are no groups")
    assert not accepts(listener, *begin)
