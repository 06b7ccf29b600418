"""The references of other releases are those releases, and their .td files are read."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from other_releases import OTHERS
from reference import INSTALLED, ReleaseReference, ToolMissing

from tblgen_build import Session

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "releases"


def test_tools_of_all_other_releases_are_fetched() -> None:
    known = " ".join(map(str, OTHERS))
    assert f"\nknown=({known})\n" in SCRIPT.read_text()


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


def test_a_file_that_cmake_wants_is_missing(tmp_path: Path) -> None:
    prefix = tmp_path / "root/usr/lib/llvm-21"
    package = prefix / "lib/cmake/llvm"
    package.mkdir(parents=True)
    wants = 'list(APPEND _IMPORT_CHECK_FILES_FOR_LTO "${_IMPORT_PREFIX}/lib/libLTO.so.21.1" )\n'
    (package / "LLVMExports-relwithdebinfo.cmake").write_text(wants)
    reference = ReleaseReference(21, tmp_path)
    with pytest.raises(ToolMissing, match=r"libLTO\.so\.21\.1, .*: scripts/releases 21 puts"):
        reference.cmake("llvm")
    (prefix / "lib/libLTO.so.21.1").touch()
    assert reference.cmake("llvm") == package
