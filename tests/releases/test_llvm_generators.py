"""LLVM's generators of other releases: on LLVM's own files, on random programs, and what they say.

What they write for our targets and cases is test_recorded.py's.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from message_data import AS_DATA, codes
from other_releases import of_release, target_options
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


def arguments(release: int, target: str, flag: str, include: list[str]) -> list[str]:
    source = EXAMPLE if target == "wren" else main_file(target)
    folder = EXAMPLE.parent if target == "wren" else HERE / target
    return [f"--{flag}", *target_options(release), *include, f"-I{folder}", str(source)]


RELEASES = (19, 21)
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
            assert " LLVM " not in got.stderr
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


# Four arguments, and what is said of them.
INTRINSICS = """
#define TEST_INTRINSICS_SUPPRESS_DEFS
include "llvm/IR/Intrinsics.td"
class Four<list<IntrinsicProperty> properties>
  : Intrinsic<[llvm_i64_ty], [llvm_i32_ty, llvm_i32_ty, llvm_i32_ty, llvm_i32_ty],
              !listconcat([IntrNoMem, ImmArg<ArgIndex<0>>], properties)>;
let TargetPrefix = "zoo" in {
  def int_zoo_builtin : Four<[]>, ClangBuiltin<"zoo_a">, MSBuiltin<"zoo_b">;
"""
SINCE_23 = (
    'def int_zoo_a : Four<[IntrTriviallyScalarizable]>, RequiresTargetFeatures<"x,y">;'
    "def int_zoo_b : Four<[ImmArg<ArgIndex<2>, DefaultValue<5>>, ImmArg<ArgIndex<3>,"
    "                      DefaultValue<9>>]>;"
    'def int_zoo_c : Four<[ImmArg<ArgIndex<3>, DefaultValue<9>>]>, RequiresTargetFeatures<"z">;'
    'def int_zoo_d : Four<[ArgInfo<ArgIndex<0>, [ImmArgPrinter<"print">]>]>;'
    "def int_zoo_e : Intrinsic<[], [llvm_any_ty, llvm_anyfloat_ty, llvm_any_ty]>;",
    "def int_zoo_a : Four<[ImmArg<ArgIndex<2>, DefaultValue<5>>]>;",
    "def int_zoo_a : Four<[ImmArg<ArgIndex<3>, DefaultValue<-5>>]>;",
    "def int_zoo_a : Intrinsic<[llvm_anyint_ty], [llvm_i32_ty],"
    "                          [ImmArg<ArgIndex<0>, DefaultValue<5>>]>;",
)
SINCE_24 = (
    "def int_zoo_a : Four<[RangeSet<ArgIndex<0>, [[-3, 2], [9, 10]]>]>;"
    "def int_zoo_b : Four<[ImmArg<ArgIndex<1>>, RangeSet<ArgIndex<1>, [[9, 10]]>,"
    "                      RangeSet<ArgIndex<0>, [[1, 1]]>, NoFreeObj<RetIndex>]>;",
    "def int_zoo_a : Four<[RangeSet<ArgIndex<1>, [[9, 10]]>]>;",
    "def int_zoo_a : Four<[RangeSet<ArgIndex<0>, [[1, 1]]>, RangeSet<ArgIndex<0>, [[2, 2]]>]>;",
)


@pytest.mark.parametrize(
    ("release", "text"),
    [(release, text) for release in (23, 24) for text in SINCE_23]
    + [(24, text) for text in SINCE_24],
)
def test_intrinsics(
    release: int, text: str, compare: Compare, include: Include, tmp_path: Path
) -> None:
    """Features, defaults and ranges; what is contradictory, both refuse."""
    source = tmp_path / "intrinsics.td"
    source.write_text(f"{INTRINSICS}{text}\n}}\n")
    options = [*target_options(release), *include(release)]
    compare(release, ["--gen-intrinsic-impl", *options, str(source)], may_fail=True)


@pytest.mark.parametrize("release", [21, 23, 24])
def test_lookup_without_builtins_is_closed(
    release: int, warm_tool: WarmTool, include: Include, tmp_path: Path
) -> None:
    """The references of 23 and 24 leave the function's last brace out."""
    source = tmp_path / "intrinsics.td"
    source.write_text(
        "#define TEST_INTRINSICS_SUPPRESS_DEFS\n"
        'include "llvm/IR/Intrinsics.td"\n'
        "def int_alone : Intrinsic<[], [llvm_i32_ty]>;\n"
    )
    args = ["--gen-intrinsic-impl", *target_options(release), *include(release), str(source)]
    made = cxx_tokens(warm_tool.run(args, cwd=tmp_path, personality="llvm").stdout.decode())
    for compiler in ("Clang", "MS"):
        start = made.index(f"getIntrinsicFor{compiler}Builtin")
        body = made[made.index("{", start) : made.index("endif", start)]
        assert body[-4:-1] == ["not_intrinsic", ";", "}"]


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
    "--gen-disassembler": (random_encodings, (0, 1, 2, 5, 10, 12, 14, 16)),
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


@pytest.mark.parametrize(("release", "warns"), [(19, True), (21, True), (22, False), (23, False)])
def test_others_say_that_they_are_not_of_it(
    release: int, warns: bool, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A { int x = 1; }\ndef B : A;\n")
    args = [AS_DATA, "--gen-ctags", f"--llvm-release={release}", "main.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded, got.stderr
    assert codes(got.stderr) == ["W0606"] * warns


@pytest.mark.parametrize(
    ("generator", "fitted"), [("gen-intrinsic-impl", 21), ("gen-ctags", 22), ("gen-emitter", 0)]
)
def test_others_are_refused_for_18(
    generator: str, fitted: int, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A;\ndef B : A;\n")
    args = [f"--{generator}", "--llvm-release=18", "main.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    refusal = (
        f"tblgen: error: '{generator}' writes for LLVM {fitted} and later only, and the output "
        "would be for LLVM 18, as was asked for: use the llvm-tblgen of that LLVM, or give "
        f"--llvm-release={fitted} or later if that is not so\n"
    )
    assert (got.stderr == refusal) is bool(fitted)
    assert " LLVM " not in got.stderr or fitted


@pytest.mark.parametrize(
    ("generator", "since"),
    [("gen-sd-node-info", 21), ("gen-target-features", 21), ("gen-target-library-info", 22)],
)
def test_generators_that_came_later(
    generator: str, since: int, warm_tool: WarmTool, tmp_path: Path
) -> None:
    (tmp_path / "main.td").write_text("class A;\ndef B : A;\n")
    args = [AS_DATA, f"--{generator}", f"--llvm-release={since - 1}", "main.td"]
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.exit_code == 1
    assert got.stdout == b""
    assert codes(got.stderr) == ["E0602"]
    args[2] = f"--llvm-release={since}"
    assert "E0602" not in codes(warm_tool.run(args, cwd=tmp_path, personality="llvm").stderr)


def test_encodings_that_conflict(
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    include: Include,
    tmp_path: Path,
) -> None:
    """19's tool says so and goes on: what its table decodes then is its own."""
    (tmp_path / "case.td").write_text(of_release(random_encodings(8), 19))
    args = ["--gen-disassembler", *include(19), "case.td"]
    expected = run_tool(release_reference(19).llvm_tblgen, args, cwd=tmp_path)
    assert expected.succeeded
    assert "Decoding Conflict" in expected.stderr
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.succeeded
    assert "Decoding Conflict" in got.stderr
    wanted, made = (significant(args[:1], run.stdout.decode()) for run in (expected, got))
    assert difference(wanted, made) is None


POINTERS = """\
include "llvm/Target/Target.td"
def Info : InstrInfo;
def T : Target { let InstructionSet = Info; }
def R : Register<"r"> { let Namespace = "T"; }
def RC : RegisterClass<"T", [i64], 64, (add R)>;
class I<RegisterClassLike of, bit pseudo> : Instruction {
  let Namespace = "T"; let OutOperandList = (outs); let InOperandList = (ins of:$a); let Size = 4;
  let AsmString = NAME; let isPseudo = pseudo;
}
def Empty : RegClassByHwMode<[], []>;
def A : I<ptr_rc, 0>;
def B : I<Empty, 1>;
def C : I<RegisterOperand<ptr_rc>, 0>;
defm : RemapAllTargetPseudoPointerOperands<RC>;
"""


@pytest.mark.parametrize("release", [23, 24])
def test_pointers_that_no_class_holds(
    release: int,
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    include: Include,
    tmp_path: Path,
) -> None:
    (tmp_path / "case.td").write_text(POINTERS)
    args = ["--gen-instr-info", *include(release), "case.td"]
    expected = run_tool(release_reference(release).llvm_tblgen, args, cwd=tmp_path)
    got = warm_tool.run(args, cwd=tmp_path, personality="llvm")
    assert got.exit_code == 1
    assert [d.position for d in got.diagnostics()] == [d.position for d in expected.diagnostics()]


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
        ("gen-register-info", SMALLEST_TARGET, "19", NO_TUPLES),
        ("gen-dag-isel", SMALLEST_TARGET, "19", NO_TUPLES),
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
    [line] = got.stderr.splitlines()
    assert f" LLVM {files_are_of} (they have no {missing})" in line
    assert f"--llvm-release={files_are_of[:2]}" in line
    assert codes(warm_tool.run([AS_DATA, *args], cwd=tmp_path, personality="llvm").stderr) == [
        "E0602"
    ]


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


@pytest.mark.parametrize(
    ("flags", "target"),
    [
        ("gen-disassembler --large-decoder-table", "heron"),
        ("gen-disassembler --use-fn-table-in-decode-to-mcinst", "mite"),
    ],
)
def test_options_of_21(flags: str, target: str, compare: Compare, include: Include) -> None:
    flag, _, more = flags.partition(" ")
    compare(21, [more, *arguments(21, target, flag, include(21))])
