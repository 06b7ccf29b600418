"""The attacks of at_scale.py, a few of each: enough to see that they work and find nothing new."""

from __future__ import annotations

import shutil
from pathlib import Path

import at_scale
import pytest

pytestmark = pytest.mark.slow


def nowhere(text: str) -> None:
    pass


@pytest.mark.skipif(not shutil.which("strace"), reason="strace is not installed")
def test_kills(our_tblgen: Path, tmp_path: Path) -> None:
    at_scale.kills(tmp_path, 15, 1, nowhere)


def test_crowd(our_tblgen: Path, tmp_path: Path) -> None:
    at_scale.crowd(tmp_path, 6, 1, nowhere)


def test_mutations(llvm_tblgen: Path, mlir_tblgen: Path, tmp_path: Path) -> None:
    at_scale.mutations(tmp_path, 60, 1, nowhere)
