"""Tests that share something stay together, and what is slow comes first."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from distribution import unit


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("tests/a.py::test_b", "tests/a.py::test_b"),
        ("tests/a.py::test_b[c:d 1]", "tests/a.py[c:d 1]"),
        ("tests/a.py::test_b[x@y]", "tests/a.py[x@y]"),
        ("tests/a.py::test_b[x@y]@all", "all"),
        ("tests/a.py::test_b@all", "all"),
    ],
)
def test_unit(name: str, expected: str) -> None:
    assert unit(name) == expected


PROGRAM = """
import os, pytest

def note(name):
    with open("order.txt", "a") as order:
        order.write(f"{name} {os.environ['PYTEST_XDIST_WORKER']}\\n")

case = pytest.mark.parametrize("case", range(40), scope="session")

@case
def test_first(case):
    note(f"first {case}")

@case
def test_second(case):
    note(f"second {case}")

def test_dies():
    os._exit(1)

@pytest.mark.slow
def test_slow():
    note("slow")

@pytest.mark.xdist_group("g")
def test_one():
    note("one")

@pytest.mark.xdist_group("g")
def test_other():
    note("other")
"""


def run(where: Path, *options: str) -> str:
    (where / "test_it.py").write_text(PROGRAM)
    (where / "pytest.ini").write_text("[pytest]\nmarkers = slow\n")
    (where / "conftest.py").write_text(
        "import sys\n"
        f"sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
        "from distribution import Units, long_first\n"
        "def pytest_collection_modifyitems(items): long_first(items)\n"
        "def pytest_xdist_make_scheduler(config, log): return Units(config, log)\n"
    )
    # With a folder of its own it does not remove what earlier runs of pytest have left elsewhere.
    own = ["--basetemp", "temporary", "-q", "-n", "2", "--dist", "loadgroup"]
    command = [sys.executable, "-m", "pytest", *own, *options]
    return subprocess.run(command, cwd=where, capture_output=True, text=True).stdout


def test_order(tmp_path: Path) -> None:
    names = [line.rpartition("::")[2] for line in run(tmp_path, "-n0", "--co").splitlines()]
    assert names[:5] == ["test_one", "test_other", "test_slow", "test_first[0]", "test_second[0]"]


@pytest.mark.slow
def test_run(tmp_path: Path) -> None:
    """What a worker that dies has not done is done by the others, and nothing is done twice."""
    text = run(tmp_path)
    assert "1 failed, 83 passed" in text, text
    rows = [line.rpartition(" ") for line in (tmp_path / "order.txt").read_text().splitlines()]
    workers = {name: worker for name, _, worker in rows}
    assert len(rows) == len(workers) == 83
    assert workers["one"] == workers["other"]
    parted = [case for case in range(40) if workers[f"first {case}"] != workers[f"second {case}"]]
    assert len(parted) <= 1  # the worker died between
