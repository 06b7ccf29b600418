"""A release has one version, wherever it is named."""

from __future__ import annotations

import datetime
import re
import shutil
from pathlib import Path

import pytest
from set_version import PLACES, ROOT, releases_in, set_version

DAY = datetime.date(2027, 1, 31)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name in ("VERSION", "CHANGELOG.md", *PLACES):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 0.9.0, not released yet\n\n- First.\n"
    )
    return tmp_path


def test_the_same_release_everywhere() -> None:
    named = set().union(*releases_in(ROOT).values())
    assert len(named) == 1
    version = (ROOT / "VERSION").read_text().strip()
    assert ".dev" in version or named == {version}


def test_a_release(tree: Path) -> None:
    assert set(set_version(tree, "0.9.0", DAY)) == {"VERSION", "CHANGELOG.md", *PLACES}
    assert (tree / "VERSION").read_text() == "0.9.0\n"
    assert "\n## 0.9.0, 2027-01-31\n\n- First." in (tree / "CHANGELOG.md").read_text()
    assert set().union(*releases_in(tree).values()) == {"0.9.0"}


def test_the_next_one_begins(tree: Path) -> None:
    set_version(tree, "0.9.0", DAY)
    assert set_version(tree, "0.10.0.dev0", DAY) == ["VERSION", "CHANGELOG.md"]
    assert (tree / "VERSION").read_text() == "0.10.0.dev0\n"
    text = (tree / "CHANGELOG.md").read_text()
    assert re.findall("^#.*", text, re.M) == [
        "# Changelog",
        "## 0.10.0, not released yet",
        "## 0.9.0, 2027-01-31",
    ]
    assert set_version(tree, "0.10.0.dev0", DAY) == []


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("1.0", "expected a version as 0.1.0 or 0.2.0.dev0, got '1.0'"),
        ("0.9.1", "CHANGELOG.md has no heading '## 0.9.1, not released yet'"),
    ],
)
def test_refused(tree: Path, version: str, expected: str) -> None:
    before = (tree / "VERSION").read_text()
    with pytest.raises(ValueError, match=re.escape(expected)):
        set_version(tree, version, DAY)
    assert (tree / "VERSION").read_text() == before
