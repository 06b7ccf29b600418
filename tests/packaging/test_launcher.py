"""How a launcher finds the Python package, where that is not obvious."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

WITHOUT_PROC = """\
mount -t tmpfs none /proc && cd "$(dirname "$1")" && ./"$(basename "$1")" help build
"""


def test_without_proc(our_tblgen: Path) -> None:
    """As in a folder that one has changed root to, with nothing mounted."""
    unshare = ["unshare", "--map-root-user", "--mount"]
    if not shutil.which("unshare") or subprocess.run([*unshare, "true"]).returncode:
        pytest.skip("this user may not have a view of the file system of their own")
    done = subprocess.run(
        [*unshare, "sh", "-c", WITHOUT_PROC, "sh", our_tblgen], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Usage: tblgen build ")
