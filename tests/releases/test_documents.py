"""Our cases of documentation and Python bindings, as each other release with a reference does them.

What a case uses that a release does not have, both reject.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from generator_cases import Command, commands_in
from reference import ReleaseReference, run_tool, write_files
from tokens import difference
from warm_tool import WarmTool

CASES = Path(__file__).resolve().parents[1] / "mlir" / "cases" / "accepted"
COMMANDS = [c for c in commands_in(CASES) if "-doc" in c.flags[0] or "python" in c.flags[0]]


def check_same_words(
    flags: Sequence[str], of_release: ReleaseReference, ours: WarmTool, folder: Path
) -> None:
    """Of the folder's case.td; or both fail."""
    args = [*flags, f"-I{of_release.include}", "-I.", "case.td"]
    expected = run_tool(of_release.mlir_tblgen, args, cwd=folder)
    got = run_tool(ours, args, cwd=folder)
    assert got.succeeded == expected.succeeded, got.stderr
    if expected.succeeded:
        parted = difference(expected.stdout.decode().split(), got.stdout.decode().split())
        assert parted is None, parted


def test_are_there() -> None:
    assert len(COMMANDS) > 50


@pytest.mark.parametrize("release", [19, 21, 23, 24])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.id)
def test_same_words(
    command: Command,
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    write_files(tmp_path, command.case.files)
    check_same_words(command.flags, release_reference(release), warm_tool, tmp_path)


# A file that never names an enum does not include the class of enums.
WITHOUT_ENUMS = """include "mlir/IR/OpBase.td"
include "mlir/IR/DialectBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
"""


@pytest.mark.parametrize("release", [19, 21, 23, 24])
def test_enums_of_a_file_without_their_class(
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    (tmp_path / "case.td").write_text(WITHOUT_ENUMS)
    check_same_words(["--gen-enum-doc"], release_reference(release), warm_tool, tmp_path)
