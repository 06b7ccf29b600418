"""A build of a database that has found nothing to do finds that again without reading commands."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tblgen_build.batch.unchanged import NAME, outputs_unchanged


@pytest.fixture
def build(tmp_path: Path, our_tblgen: Path) -> Callable[..., str]:
    """Runs `tblgen build` in the folder of a database; what it prints."""
    (tmp_path / "first").mkdir()
    (tmp_path / "last").mkdir()
    (tmp_path / "last" / "base.td").write_text("class Base;\n")
    (tmp_path / "a.td").write_text('include "base.td"\ndef A : Base;\n')
    command = [str(our_tblgen), "-Ifirst", "-Ilast", "--print-records", "a.td", "-o", "a.inc"]
    entry = {
        "directory": str(tmp_path),
        "file": "a.td",
        "output": "a.inc",
        "arguments": command,
    }
    (tmp_path / "tblgen_commands.json").write_text(json.dumps([entry]))

    def run(*options: str) -> str:
        words = [str(our_tblgen), "build", *options]
        done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True)
        return done.stdout

    return run


def test_unchanged(tmp_path: Path, build: Callable[..., str]) -> None:
    database = str(tmp_path / "tblgen_commands.json")
    build()
    assert outputs_unchanged(database) is None  # outputs may change again within the clock's tick
    while not (tmp_path / NAME).exists():
        said = build()
    assert outputs_unchanged(database) == 1
    (tmp_path / ".tblgen_state").write_text("not read")
    assert build() == said
    for change in (
        lambda: (tmp_path / "a.inc").write_text("edited"),
        lambda: (tmp_path / "last" / "base.td").write_text("class Base { int i; }\n"),
        lambda: (tmp_path / "first" / "base.td").write_text("class Base;\n"),
        lambda: (tmp_path / "a.inc").unlink(),
        lambda: os.utime(database),
    ):
        while outputs_unchanged(database) is None:
            build()
        change()
        assert outputs_unchanged(database) is None
        build()
        assert "def A" in (tmp_path / "a.inc").read_text()


@pytest.mark.parametrize("text", ["", "x", "tblgen-build unchanged 1 00\n{}"])
def test_damaged_lists_are_no_answer(tmp_path: Path, build: Callable[..., str], text: str) -> None:
    (tmp_path / NAME).write_text(text)
    assert outputs_unchanged(str(tmp_path / "tblgen_commands.json")) is None


def test_killed_builds_are_noticed(tmp_path: Path, build: Callable[..., str]) -> None:
    while not (tmp_path / NAME).exists():
        build()
    (tmp_path / ".tblgen_lock").write_text("1")
    assert outputs_unchanged(str(tmp_path / "tblgen_commands.json")) is None
