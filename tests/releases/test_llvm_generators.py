"""LLVM's generators of other releases: on LLVM's own files, on random programs, and what they say.

What they write for our targets and cases is test_recorded.py's. Where a target uses what 19 does
not have, it says in its files what stands for it: LLVM_19.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from other_releases import STANDING_FOR_LATER, of_release
from own_targets import HERE, main_file
from random_encodings import random_encodings
from random_fast_selection import random_fast_selection
from random_matchers import random_matcher
from random_registers import random_registers
from random_selection import random_selection
from reference import ReleaseReference, include_options, run_tool
from tokens import cxx_tokens, difference, significant
from warm_tool import WarmTool

TESTS = Path(__file__).resolve().parents[1]
EXAMPLE = TESTS.parent / "examples" / "llvm-target" / "td" / "Wren.td"

# Files of LLVM's own, and what is made of them.
OF_LLVM = (
    ("gen-attrs", "IR/Attributes.td"),
    ("gen-intrinsic-enums", "IR/Intrinsics.td"),
    ("gen-intrinsic-enums --intrinsic-prefix=aarch64", "IR/Intrinsics.td"),
)


def arguments(target: str, flag: str, include: list[str]) -> list[str]:
    source = EXAMPLE if target == "wren" else main_file(target)
    folder = EXAMPLE.parent if target == "wren" else HERE / target
    return [f"--{flag}", "-DLLVM_19", *include, f"-I{folder}", str(source)]


Compare = Callable[..., None]


@pytest.fixture
def compare(
    release_reference: Callable[[int], ReleaseReference], warm_tool: WarmTool, tmp_path: Path
) -> Compare:
    """Both tools make the same of a command, or both refuse it."""

    def run(args: list[str], *, may_fail: bool = False) -> None:
        expected = run_tool(release_reference(19).llvm_tblgen, args, cwd=tmp_path)
        assert expected.succeeded or may_fail, expected.stderr
        got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
        assert got.succeeded is expected.succeeded, got.stderr
        if got.succeeded:
            assert "writes for" not in got.stderr
            wanted = significant(args[:1], expected.stdout.decode())
            parted = difference(wanted, significant(args[:1], got.stdout.decode()))
            assert parted is None, parted

    return run


@pytest.fixture
def include(release_reference: Callable[[int], ReleaseReference]) -> list[str]:
    """Options to find what our targets and programs include."""
    return [*include_options(include=release_reference(19).include), f"-I{STANDING_FOR_LATER}"]


@pytest.mark.parametrize(("flags", "file"), OF_LLVM)
def test_files_of_llvm(
    flags: str, file: str, compare: Compare, release_reference: Callable[[int], ReleaseReference]
) -> None:
    include = release_reference(19).include
    compare([*f"--{flags}".split(), f"-I{include}", str(include / "llvm" / file)])


@pytest.mark.parametrize("release", [21, 23, 24])
@pytest.mark.parametrize(
    ("flags", "file", "made"),
    [
        ("gen-attrs", "IR/Attributes.td", "IR/Attributes.inc"),
        ("gen-intrinsic-enums", "IR/Intrinsics.td", "IR/IntrinsicEnums.inc"),
        ("gen-intrinsic-enums --intrinsic-prefix=arm", "IR/Intrinsics.td", "IR/IntrinsicsARM.h"),
    ],
)
def test_files_that_are_installed(
    flags: str,
    file: str,
    made: str,
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    """The packages have what the release's llvm-tblgen made of LLVM's own files."""
    include = release_reference(release).include
    args = [*f"--{flags}".split(), f"-I{include}", str(include / "llvm" / file)]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded, got.stderr
    expected = (include / "llvm" / made).read_text()
    assert cxx_tokens(got.stdout.decode()) == cxx_tokens(expected)


PROGRAMS = {
    "--gen-register-info": (random_registers, range(12)),
    "--gen-asm-matcher": (random_matcher, range(4)),
    "--gen-disassembler": (random_encodings, (3, 9, 11, 12, 14, 16, 25, 42)),
    "--gen-emitter": (random_encodings, range(12, 20)),
    "--gen-instr-info": (random_encodings, range(4)),
    "--gen-dag-isel": (random_selection, range(2, 5)),
    "--gen-fast-isel": (random_fast_selection, range(3)),
}


@pytest.mark.parametrize(
    ("flag", "seed"), [(flag, seed) for flag, (_, seeds) in PROGRAMS.items() for seed in seeds]
)
def test_random_programs(
    flag: str, seed: int, compare: Compare, include: list[str], tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(of_release(PROGRAMS[flag][0](seed), 19))
    args = [flag, *include, "case.td"]
    compare(args, may_fail=True)


@pytest.mark.parametrize(("release", "warns"), [(19, True), (21, True), (22, False), (23, False)])
def test_others_say_that_they_are_not_of_it(
    release: int, warns: bool, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A { int x = 1; }\ndef B : A;\n")
    args = ["--gen-ctags", f"--llvm-release={release}", "main.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded, got.stderr
    said = "warning: 'gen-ctags' writes for LLVM 22 and later only: its output may not fit LLVM"
    assert (said in got.stderr) is warns


@pytest.mark.parametrize(
    ("generator", "since"),
    [("gen-sd-node-info", 21), ("gen-target-features", 21), ("gen-target-library-info", 22)],
)
def test_generators_that_came_later(
    generator: str, since: int, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A;\ndef B : A;\n")
    args = [f"--{generator}", f"--llvm-release={since - 1}", "main.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.exit_code == 1
    assert got.stdout == b""
    assert got.stderr == (
        f"tblgen: error: '{generator}' came with LLVM {since}, and the output would be for LLVM "
        f"{since - 1}, as was asked for: give --llvm-release={since} or later if that is not so\n"
    )
    args[1] = f"--llvm-release={since}"
    assert "came with" not in warm_tool.run(args, cwd=tmp_path, personality="llvm").stderr


def test_numbers_of_operand_names(
    release_reference: Callable[[int], ReleaseReference], warm_tool: WarmTool, tmp_path: Path
) -> None:
    """By the alphabet in 21, which there is no reference of; as they come up in 22."""
    source = main_file("mite")
    of_21 = include_options(include=release_reference(21).include)
    for include, is_sorted in (
        (["-DLLVM_19", *of_21, f"-I{STANDING_FOR_LATER}"], True),
        (include_options(), False),
    ):
        args = ["--gen-instr-info", *include, f"-I{source.parent}", str(source)]
        text = warm_tool.run(args, cwd=tmp_path, personality="llvm").stdout.decode()
        enumeration = text.partition("enum class OpName")[2].partition("NUM_OPERAND_NAMES")[0]
        names = re.findall(r"(\w+) = \d+,", enumeration)
        assert names
        assert (names == sorted(names)) is is_sorted
        assert ("getOperandIdxName" in text) is not is_sorted


def test_encodings_that_conflict(
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    include: list[str],
    tmp_path: Path,
) -> None:
    """Refused for all releases: the table that 19's tool writes decodes something else then."""
    (tmp_path / "case.td").write_text(of_release(random_encodings(8), 19))
    args = ["--gen-disassembler", *include, "case.td"]
    expected = run_tool(release_reference(19).llvm_tblgen, args, cwd=tmp_path)
    assert expected.succeeded
    assert "Decoding Conflict" in expected.stderr
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert not got.succeeded
    assert "Decoding conflict encountered" in got.stderr


SMALLEST_TARGET = """\
include "llvm/Target/Target.td"
def Info : InstrInfo;
def T : Target { let InstructionSet = Info; }
"""
DIRECTIVES = 'include "llvm/Frontend/OpenACC/ACC.td"\n'
NO_TUPLES = "ValueType.isRISCVVecTuple in llvm/CodeGen/ValueTypes.td"
NO_SPELLINGS = "Spelling in llvm/Frontend/Directive/DirectiveBase.td"


@pytest.mark.parametrize(
    ("generator", "source", "files_are_of", "missing"),
    [
        ("gen-register-info", SMALLEST_TARGET, "19 or earlier", NO_TUPLES),
        ("gen-dag-isel", SMALLEST_TARGET, "19 or earlier", NO_TUPLES),
        ("gen-directive-decl", DIRECTIVES, "20 or earlier", NO_SPELLINGS),
    ],
    ids=("registers", "selector", "directives"),
)
def test_wrong_release(
    generator: str,
    source: str,
    files_are_of: str,
    missing: str,
    warm_tool: WarmTool,
    include: list[str],
    tmp_path: Path,
) -> None:
    """What says what to do is all that is said."""
    (tmp_path / "a.td").write_text(source)
    args = [f"--{generator}", "--llvm-release=22", *include, "a.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.stderr == (
        f"tblgen: error: the output would be for LLVM 22, and the .td files are of LLVM "
        f"{files_are_of} (they have no {missing}): give --llvm-release={files_are_of[:2]}, or "
        "leave it out\n"
    )


@pytest.mark.parametrize(
    "option", ["specialize-decoders-per-bitwidth", "use-fn-table-in-decode-to-mcinst"]
)
def test_options_that_came_later(
    option: str, warm_tool: WarmTool, include: list[str], tmp_path: Path
) -> None:
    args = [f"--{option}", *arguments("wren", "gen-disassembler", include)]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.stderr == (
        f"error: --{option} is for releases whose decoder tables have scopes, LLVM 22 and later: "
        "leave it out\n"
    )
