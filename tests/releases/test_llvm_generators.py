"""LLVM's generators of release 19 on our targets, and what those say that are not of it.

Where a target uses what 19 does not have, it says in its files what stands for it: LLVM_19.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from own_targets import HERE, main_file
from reference import ReleaseReference, run_tool
from tokens import difference, significant
from warm_tool import WarmTool

from tblgen_build.releases.llvm import FITTED

TESTS = Path(__file__).resolve().parents[1]
EXAMPLE = TESTS.parent / "examples" / "llvm-target" / "td" / "Wren.td"
STANDING_FOR_LATER = TESTS / "llvm" / "release_19"

ALL = ("wren", "kite", "mite", "quad", "cisk")
TARGETS = {
    "gen-asm-matcher": ("wren", "kite", "quad"),  # the reference refuses aliases of the others
    "gen-asm-writer": ALL,
    "gen-callingconv": ALL,
    "gen-emitter": ("wren", "kite", "quad"),
    "gen-exegesis": ALL,
    "gen-register-info": ("wren",),
    "gen-subtarget": ALL,
}

PARTLY_FITTED = {"gen-register-info"}  # they say that they may not fit


def arguments(target: str, flag: str, include: Path) -> list[str]:
    source = EXAMPLE if target == "wren" else main_file(target)
    folder = EXAMPLE.parent if target == "wren" else HERE / target
    folders = [include, STANDING_FOR_LATER, folder]
    return [f"--{flag}", "-DLLVM_19", *[f"-I{f}" for f in folders], str(source)]


def test_all_have_targets() -> None:
    assert set(TARGETS) - PARTLY_FITTED == FITTED - {"gen-opt-rst"}


@pytest.mark.parametrize(
    ("flag", "target"), [(flag, target) for flag in TARGETS for target in TARGETS[flag]]
)
def test_same_tokens(
    flag: str,
    target: str,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    of_release = release_reference(19)
    args = arguments(target, flag, of_release.include)
    expected = run_tool(of_release.llvm_tblgen, args, cwd=tmp_path)
    assert expected.succeeded, expected.stderr
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded, got.stderr
    assert ("writes for" in got.stderr) is (flag in PARTLY_FITTED)
    wanted = significant([f"--{flag}"], expected.stdout.decode())
    parted = difference(wanted, significant([f"--{flag}"], got.stdout.decode()))
    assert parted is None, parted


@pytest.mark.parametrize(("release", "warns"), [(19, True), (21, True), (22, False), (23, False)])
def test_others_say_that_they_are_not_of_it(
    release: int, warns: bool, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A { int x = 1; }\ndef B : A;\n")
    args = ["--gen-ctags", f"--llvm-release={release}", "main.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded, got.stderr
    said = "warning: 'gen-ctags' writes for LLVM 22 only: its output may not fit LLVM"
    assert (said in got.stderr) is warns
