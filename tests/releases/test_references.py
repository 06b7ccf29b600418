"""The references of other releases are those releases, and their .td files are read."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

import pytest
from reference import INSTALLED, OTHERS, ReleaseReference

from tblgen_build import Session
from tblgen_build.releases import KNOWN


def test_every_known_release_but_20_has_a_reference() -> None:
    assert sorted([*OTHERS, INSTALLED, 20]) == list(KNOWN)


@pytest.mark.parametrize("release", [*OTHERS, INSTALLED])
def test_tools(release_reference: Callable[[int], ReleaseReference], release: int) -> None:
    for name in ("mlir", "llvm", "clang"):
        tool = release_reference(release).tool(name)
        done = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True)
        assert f"LLVM version {release}." in done.stdout


@pytest.mark.parametrize("release", [*OTHERS, INSTALLED])
def test_files(release_reference: Callable[[int], ReleaseReference], release: int) -> None:
    include = release_reference(release).include
    records = Session().parse(
        "main.td", source='include "mlir/IR/OpBase.td"', include_dirs=[include]
    )
    assert records.get_class("Op")
