"""LLVM's generators of releases before 22 on our targets, and what those say that are not of it.

Of programs for 22, those are compared too that a release's files and generators take.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from cases import MAIN
from generator_cases import Command, commands_in
from other_releases import of_release, target_options
from own_targets import HERE, main_file
from random_encodings import random_encodings
from random_fast_selection import random_fast_selection
from random_matchers import random_matcher
from random_registers import random_registers
from random_selection import random_selection
from reference import ReleaseReference, include_options, run_tool, write_files
from tokens import difference, significant
from warm_tool import WarmTool

from tblgen_build.generators.llvm import GENERATORS
from tblgen_build.registry import find_generator

TESTS = Path(__file__).resolve().parents[1]
EXAMPLE = TESTS.parent / "examples" / "llvm-target" / "td" / "Wren.td"

RELEASES = (19, 21)
ALL = ("wren", "kite", "mite", "quad", "cisk", "heron", "osprey")
NOT_CISK = tuple([target for target in ALL if target != "cisk"])
# What is made of our targets, but for what one of the tools cannot do.
TARGETS = {
    "gen-asm-matcher": ALL,
    "gen-asm-writer": ALL,
    "gen-automata": ("mite", "osprey"),
    "gen-callingconv": ALL,
    "gen-ctags": ("wren",),
    "gen-compress-inst-emitter": ("cisk", "heron", "kite", "mite", "osprey"),
    "gen-dag-isel": ALL,
    "gen-dfa-packetizer": ALL,
    "gen-disassembler": ALL,
    "gen-emitter": ALL,
    "gen-exegesis": ALL,
    "gen-fast-isel": tuple([target for target in ALL if target != "osprey"]),  # neither does 22
    "gen-global-isel": ALL,
    "gen-instr-docs": ALL,
    "gen-instr-info": ALL,
    "gen-macro-fusion-pred": ("heron", "kite"),
    "gen-opt-parser-defs": ("mite",),
    "gen-pseudo-lowering": tuple([target for target in ALL if target != "osprey"]),
    "gen-register-bank": ALL,
    "gen-register-info": ALL,
    "gen-searchable-tables": ("cisk", "heron", "mite", "osprey", "quad"),
    "gen-sd-node-info": ALL,
    "gen-subtarget": ALL,
    "gen-target-features": ALL,
    "gen-x86-instr-mapping": ("cisk",),
    "gen-x86-mnemonic-tables": ("cisk",),
}
BEFORE_21 = {  # that tool crashes on Cisk's encodings
    "gen-disassembler": NOT_CISK,
    "gen-emitter": NOT_CISK,
}
SINCE_21 = {  # that tool crashes where there is no bank
    "gen-register-bank": tuple([target for target in ALL if target != "wren"]),
}
# Files of LLVM's own, and what is made of them.
OF_LLVM = (
    ("gen-attrs", "IR/Attributes.td"),
    ("gen-intrinsic-enums", "IR/Intrinsics.td"),
    ("gen-intrinsic-enums --intrinsic-prefix=aarch64", "IR/Intrinsics.td"),
)
MORE_FLAGS = (
    ("gen-dag-isel", "--instrument-coverage", "kite"),
    ("gen-dag-isel", "--instrument-coverage", "wren"),
    ("gen-dag-isel", "--omit-comments", "heron"),
    ("gen-asm-writer", "--asmwriternum=1", "osprey"),
    ("gen-disassembler", "--suppress-per-hwmode-duplicates=O1", "heron"),
    ("gen-instr-info", "--instr-info-expand-mi-operand-info", "mite"),
)
ONLY_IN_21 = (
    ("gen-disassembler", "--large-decoder-table", "heron"),
    ("gen-disassembler", "--use-fn-table-in-decode-to-mcinst", "mite"),
    ("gen-global-isel", "--optimize-match-table=false --instrument-gisel-coverage", "quad"),
)


def fitted(release: int) -> list[str]:
    return [name for name in GENERATORS if find_generator(name, "llvm").fitted <= release]


def targets(release: int) -> list[tuple[int, str, str]]:
    """What is compared for a release."""
    of_flags = TARGETS | (BEFORE_21 if release < 21 else SINCE_21)
    return [
        (release, flag, target) for flag in fitted(release) for target in of_flags.get(flag, ())
    ]


def arguments(release: int, target: str, flag: str, include: list[str]) -> list[str]:
    source = EXAMPLE if target == "wren" else main_file(target)
    folder = EXAMPLE.parent if target == "wren" else HERE / target
    return [f"--{flag}", *target_options(release), *include, f"-I{folder}", str(source)]


@pytest.mark.parametrize("release", RELEASES)
def test_all_have_targets(release: int) -> None:
    others = {flags.partition(" ")[0] for flags, _ in OF_LLVM}
    assert {*TARGETS, *others, *OF_CASES} >= set(fitted(release))


Compare = Callable[..., None]
Include = Callable[[int], list[str]]


@pytest.fixture
def compare(
    release_reference: Callable[[int], ReleaseReference], warm_tool: WarmTool, tmp_path: Path
) -> Compare:
    """Both tools make the same of a command, or both refuse it."""

    def run(release: int, args: list[str], *, may_fail: bool = False) -> None:
        expected = run_tool(release_reference(release).llvm_tblgen, args, cwd=tmp_path)
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
def include(release_reference: Callable[[int], ReleaseReference]) -> Include:
    """Options to find what our targets and programs include."""

    def options(release: int) -> list[str]:
        later = [option for option in target_options(release) if option.startswith("-I")]
        return [*include_options(include=release_reference(release).include), *later]

    return options


@pytest.mark.parametrize(
    ("release", "flag", "target"), [row for release in RELEASES for row in targets(release)]
)
def test_same_tokens(
    release: int, flag: str, target: str, compare: Compare, include: Include
) -> None:
    compare(release, arguments(release, target, flag, include(release)))


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize(("flags", "file"), OF_LLVM)
def test_files_of_llvm(
    flags: str,
    file: str,
    release: int,
    compare: Compare,
    release_reference: Callable[[int], ReleaseReference],
) -> None:
    include = release_reference(release).include
    compare(release, [*f"--{flags}".split(), f"-I{include}", str(include / "llvm" / file)])


@pytest.mark.parametrize(
    ("release", "flag", "more", "target"),
    [(release, *row) for release in RELEASES for row in MORE_FLAGS]
    + [(21, *row) for row in ONLY_IN_21],
)
def test_same_tokens_with_options(
    release: int, flag: str, more: str, target: str, compare: Compare, include: Include
) -> None:
    args = arguments(release, target, flag, include(release))
    compare(release, [args[0], *more.split(), *args[1:]])


PROGRAMS = {
    "--gen-register-info": (random_registers, range(12)),
    "--gen-asm-matcher": (random_matcher, range(4)),
    "--gen-disassembler": (random_encodings, (3, 9, 11, 12, 14, 16, 25, 42)),
    "--gen-emitter": (random_encodings, range(12, 20)),
    "--gen-instr-info": (random_encodings, range(4)),
    "--gen-dag-isel": (random_selection, range(2, 5)),
    "--gen-fast-isel": (random_fast_selection, range(3)),
}


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize(
    ("flag", "seed"), [(flag, seed) for flag, (_, seeds) in PROGRAMS.items() for seed in seeds]
)
def test_random_programs(
    flag: str, seed: int, release: int, compare: Compare, include: Include, tmp_path: Path
) -> None:
    (tmp_path / "case.td").write_text(of_release(PROGRAMS[flag][0](seed), release))
    args = [flag, *include(release), "case.td"]
    compare(release, args, may_fail=True)


CASES = TESTS / "llvm" / "cases" / "accepted"
# Files of cases, and what is compared of them: names of commands.
CASE_FILES = {
    "automata": ("gen-automata", "gen-dfa-packetizer"),
    "asm_writers": ("gen-asm-writer",),
    "dag_isel": ("gen-dag-isel",),
    "dag_isel_targets": ("gen-dag-isel",),
    "fast_isel": ("gen-fast-isel",),
    "instructions": (
        "gen-compress-inst-emitter",
        "gen-instr-info",
        "gen-emitter",
        "gen-pseudo-lowering",
    ),
    "namespaces": ("gen-instr-info", "gen-register-info", "gen-subtarget"),
    "options": ("gen-opt-parser-defs", "gen-opt-rst"),
    "registers": ("gen-register-info",),
    "schedules": ("gen-subtarget",),
    "selection_patterns": ("gen-dag-isel",),
    "searchable_tables": ("gen-searchable-tables",),
}
OF_CASES = ("gen-global-isel-combiner", "gen-opt-rst")
OF_FILES = [
    command
    for command in commands_in(CASES)
    if command.flags[0].lstrip("-") in CASE_FILES.get(command.case.id.partition(":")[0], ())
]


@pytest.mark.parametrize("release", RELEASES)
@pytest.mark.parametrize("command", OF_FILES, ids=lambda command: command.id)
def test_cases(
    command: Command,
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    include: Include,
    warm_tool: WarmTool,
    tmp_path: Path,
) -> None:
    """What the release's files and generators take of them."""
    files = command.case.files.items()
    write_files(tmp_path, {name: of_release(t.decode(), release).encode() for name, t in files})
    args = [*command.flags, *include(release), "-I.", MAIN]
    expected = run_tool(release_reference(release).llvm_tblgen, args, cwd=tmp_path)
    if not expected.succeeded:
        return
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded, got.stderr
    flags = command.flags
    wanted = significant(flags, expected.stdout.decode())
    parted = difference(wanted, significant(flags, got.stdout.decode()))
    assert parted is None, parted


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


def test_encodings_that_conflict(
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    include: Include,
    tmp_path: Path,
) -> None:
    """Refused for all releases: the table that 19's tool writes decodes something else then."""
    (tmp_path / "case.td").write_text(of_release(random_encodings(8), 19))
    args = ["--gen-disassembler", *include(19), "case.td"]
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
    include: Include,
    tmp_path: Path,
) -> None:
    """What says what to do is all that is said."""
    (tmp_path / "a.td").write_text(source)
    args = [f"--{generator}", "--llvm-release=22", *include(19), "a.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.stderr == (
        f"tblgen: error: the output would be for LLVM 22, and the .td files are of LLVM "
        f"{files_are_of} (they have no {missing}): give --llvm-release={files_are_of[:2]}, or "
        "leave it out\n"
    )


@pytest.mark.parametrize(
    ("option", "release", "releases"),
    [
        ("large-decoder-table", 19, "21 only"),
        ("specialize-decoders-per-bitwidth", 21, "22 and later"),
        ("use-fn-table-in-decode-to-mcinst", 19, "21 and later"),
    ],
)
def test_options_of_other_releases(
    option: str, release: int, releases: str, warm_tool: WarmTool, include: Include, tmp_path: Path
) -> None:
    args = [f"--{option}", *arguments(release, "wren", "gen-disassembler", include(release))]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.stderr == (
        f"error: --{option} is for the decoder tables of LLVM {releases}: leave it out\n"
    )
