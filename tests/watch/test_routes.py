"""Which folders are watched for a path, and what happens on the way to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tblgen_build.watch.routes import routes_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a/b").mkdir(parents=True)
    (tmp_path / "a/b/x.td").write_text("")
    return tmp_path


def entries(folder: Path, path: Path) -> set[str]:
    """The routes of the path, below the folder."""
    routes = routes_of([str(path)])
    full = [Path(where, name) for where, name in routes.paths]
    return {p.relative_to(folder).as_posix() for p in full}


def test_a_file(folder: Path) -> None:
    assert entries(folder, folder / "a/b/x.td") == {"a/b/x.td"}
    watched = routes_of([str(folder / "a/b/x.td")]).folders()
    assert watched[str(folder / "a/b")] is True
    assert watched[str(folder / "a")] is False
    assert watched["/"] is False


def test_a_file_that_is_not_there(folder: Path) -> None:
    assert entries(folder, folder / "a/b/y.td") == {"a/b/y.td"}


def test_a_folder_that_is_not_there(folder: Path) -> None:
    assert entries(folder, folder / "a/c/d/y.td") == {"a/c"}
    assert routes_of([str(folder / "a/c/d/y.td")]).folders()[str(folder / "a")] is True


def test_a_file_in_place_of_a_folder(folder: Path) -> None:
    assert entries(folder, folder / "a/b/x.td/y.td") == {"a/b/x.td"}


def test_links(folder: Path) -> None:
    (folder / "link").symlink_to("a")
    (folder / "a/b/y.td").symlink_to("../../z.td")
    assert entries(folder, folder / "link/b/y.td") == {"link", "a/b/y.td", "z.td"}


def test_links_in_a_circle(folder: Path) -> None:
    (folder / "p").symlink_to("q")
    (folder / "q").symlink_to("p")
    assert entries(folder, folder / "p/x.td") == {"p", "q"}


def test_below(folder: Path) -> None:
    paths = [str(folder / name) for name in ("a/b/x.td", "a/y.td", "ab.td")]
    routes = routes_of(paths)
    assert set(routes.below(str(folder / "a"))) == set(paths[:2])
    assert set(routes.at(str(folder / "a"), "y.td")) == {paths[1]}
    assert set(routes.at(str(folder / "a"), "z.td")) == set()
