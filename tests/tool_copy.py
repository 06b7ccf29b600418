"""A copy of the launcher and the package, so that a test can change what is installed."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import tblgen_build


def copy_tool(folder: Path, launcher: Path, *left_out: str) -> tuple[Path, Path]:
    """The copied launcher and package. `left_out`: patterns of names that are not copied."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    tool = folder / "bin" / "tblgen"
    tool.parent.mkdir()
    shutil.copy(launcher, tool)
    (folder / "bin" / version).symlink_to(sys.executable)
    package = folder / "lib" / version / "site-packages" / "tblgen_build"
    source = Path(tblgen_build.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns(*left_out))
    return tool, package
