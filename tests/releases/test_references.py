"""The references of other releases are those releases, and their .td files are read."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest
from reference import ReleaseReference

from tblgen_build import Session


@pytest.mark.parametrize("release", [19, 21])
def test_tool(release_reference: Callable[[int], ReleaseReference], release: int) -> None:
    tool = release_reference(release).mlir_tblgen
    said = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout
    assert f"LLVM version {release}." in said


@pytest.mark.parametrize("release", [19, 21])
def test_files(release_reference: Callable[[int], ReleaseReference], release: int) -> None:
    include = release_reference(release).include
    records = Session().parse(
        "main.td", source='include "mlir/IR/OpBase.td"', include_dirs=[include]
    )
    assert records.get_class("Op")
