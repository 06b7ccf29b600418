"""`tblgen emit`: one parse, many outputs, one depfile."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import _core
from tblgen_build.driver import helpers
from tblgen_build.driver.commands import parse_emit
from tblgen_build.driver.emitted import Emitted
from tblgen_build.driver.generate import GenerateError

SOURCE = """\
include "Base.td"
def Add : Op<"add">;
def Sub : Op<"sub">;
"""
BASE = """\
class Op<string m> { string mnemonic = m; }
"""
LOADED = """\
from tblgen_build import Option, generator

@generator("gen-names", help="", options=[Option("upper", "flag")], pure=True)
def names(records, options):
    text = " ".join(op.name for op in records.all_derived_definitions("Op"))
    return (text.upper() if options.flag("upper") else text) + "\\n"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "include").mkdir()
    (tmp_path / "Ops.td").write_text(SOURCE)
    (tmp_path / "include" / "Base.td").write_text(BASE)
    (tmp_path / "names.py").write_text(LOADED)
    return tmp_path


def emit(tool: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(tool), "emit", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_many_outputs(our_tblgen: Path, folder: Path) -> None:
    done = emit(
        our_tblgen, folder, "Ops.td", "-Iinclude", "--load", "names.py", "-d", "out.d",
        "--stamp=all.stamp", "--output", "names.txt", "--gen-names",
        "--output=upper.txt", "--gen-names", "--upper",
        "--output", "ops.txt", "-print-enums", "-class=Op", "--output", "all.json", "--dump-json",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / "names.txt").read_text() == "Add Sub\n"
    assert (folder / "upper.txt").read_text() == "ADD SUB\n"
    assert (folder / "ops.txt").read_text() == "Add, Sub, \n"
    assert (folder / "out.d").read_text() == "names.txt: Ops.td include/Base.td names.py\n"
    assert (folder / "all.stamp").read_bytes() == b""


@pytest.mark.parametrize(
    "action", ["print-records", "print-detailed-records", "dump-json", "null-backend"]
)
def test_core_actions_write_what_a_compile_does(
    our_tblgen: Path, folder: Path, action: str
) -> None:
    done = emit(our_tblgen, folder, "Ops.td", "-Iinclude", "--output", "many", f"--{action}")
    assert (done.returncode, done.stderr) == (0, "")
    single = [str(our_tblgen), "Ops.td", "-Iinclude", f"--{action}", "-o", "single"]
    subprocess.run(single, cwd=folder, check=True)
    assert (folder / "many").read_bytes() == (folder / "single").read_bytes()


def test_a_stamp_is_as_old_as_the_beginning(our_tblgen: Path, folder: Path) -> None:
    """Whatever is edited while the command runs is newer: here, what a generator edits."""
    (folder / "slow.py").write_text(
        "import os, pathlib\nfrom tblgen_build import generator\n"
        "@generator('gen-slow', help='')\ndef slow(records, options):\n"
        "    probe = pathlib.Path('probe')\n"
        "    probe.touch()\n"
        "    begun = os.stat(probe).st_mtime_ns\n"
        "    while os.stat(probe).st_mtime_ns == begun: probe.touch()\n"  # the clock's next tick
        "    return ''\n"
    )
    done = emit(
        our_tblgen, folder, "Ops.td", "-Iinclude", "--load=slow.py", "--stamp=s",
        "--output=o", "--gen-slow",
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / "s").stat().st_mtime_ns < (folder / "probe").stat().st_mtime_ns
    assert (folder / "s").stat().st_mtime_ns < (folder / "o").stat().st_mtime_ns


def test_same_bytes_are_not_written_again(our_tblgen: Path, folder: Path) -> None:
    arguments = ["Ops.td", "-Iinclude", "--stamp", "s", "--output", "a", "--output", "b"]
    emit(our_tblgen, folder, *arguments)
    for name in ("a", "b", "s"):
        os.utime(folder / name, ns=(1, 1))
    assert emit(our_tblgen, folder, *arguments).returncode == 0
    assert [(folder / name).stat().st_mtime_ns == 1 for name in ("a", "b", "s")] == [
        True, True, False,
    ]  # fmt: skip


def test_a_failure_leaves_every_output_as_it_was(our_tblgen: Path, folder: Path) -> None:
    (folder / "good").write_text("old")
    done = emit(
        our_tblgen, folder, "Ops.td", "-Iinclude", "-d", "d", "--output", "good", "--output",
        "bad", "--print-enums", "--class=Nothing",
    )  # fmt: skip
    assert done.returncode == 1
    assert "class 'Nothing' is not defined" in done.stderr
    assert (folder / "good").read_text() == "old"
    assert not (folder / "bad").exists()
    assert not (folder / "d").exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["Ops.td"], "there is nothing to write: give at least one --output FILE"),
        (["--output", "x"], "name the .td file to compile"),
        (["Ops.td", "--output"], "--output: expected the name of a file"),
        (["Ops.td", "-o", "y", "--output", "x"],
         "-o is for compiling one output: here each has its --output FILE"),
        (["Ops.td", "--dump-json", "--output", "x"],
         "an action and its options follow the --output that they are for"),
        (["Ops.td", "--output", "x", "-I.", "--dump-json"],
         "--output x: only an action and its options may follow; "
         "what all outputs share stands before the first --output"),
        (["Ops.td", "--output", "x", "Folder/", "--dump-json"],
         "--output x: 'Folder/' is not an option: only an action and its options follow"),
        (["Ops.td", "--output", "x", "--output", "x"], "'x' is written twice"),
        (["Ops.td", "--tool", "gcc", "--output", "x"],
         "--tool is 'llvm' or 'mlir' or 'clang', not 'gcc'"),
        (["Ops.td", "--output", "x", "--dump-jsn"],
         "--output x: unknown option '--dump-jsn'; did you mean '--dump-json'?"),
    ],
)  # fmt: skip
def test_errors(our_tblgen: Path, folder: Path, arguments: list[str], message: str) -> None:
    done = emit(our_tblgen, folder, *arguments)
    assert (done.returncode, done.stderr) == (2, f"tblgen emit: error: {message}\n")
    assert not (folder / "x").exists()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (["--dump-jsn"], "unknown option '--dump-jsn'; did you mean '--dump-json'?"),
        (["--print-enums", "--class"], "--class: requires a value"),
        (["--on-deprecated=x"], "--on-deprecated: 'x' is none of its values: none, warn, error"),
    ],
)
def test_wrong_options_cost_one_output(
    our_tblgen: Path, folder: Path, wrong: list[str], message: str
) -> None:
    arguments = [
        "Ops.td", "-Iinclude", "--called-at=CMakeLists.txt:7", "--stamp", "s", "-d", "x.d",
        "--output", "x", *wrong, "--output", "y", "--print-enums", "--class=Op",
    ]  # fmt: skip
    for _ in range(2):  # nor does what the cache keeps of it hide the mistake
        done = emit(our_tblgen, folder, *arguments)
        assert (done.returncode, done.stderr) == (
            2,
            f"tblgen emit: error: --output x: {message}\nnote: called at CMakeLists.txt:7\n",
        )
        assert (folder / "y").read_text() == "Add, Sub, \n"
        assert (folder / "x.d").read_text() == "x: Ops.td include/Base.td\n"
        assert not (folder / "x").exists()
        assert not (folder / "s").exists()


def test_list_of_options(our_tblgen: Path, folder: Path) -> None:
    done = emit(our_tblgen, folder, "--list-options", "--tool=mlir", "--load", "names.py")
    listed = done.stdout.splitlines()
    assert (done.returncode, done.stderr) == (0, "")
    for line in ("gen-op-decls action", "gen-names action", "upper flag", "dialect string"):
        assert line in listed
    assert "on-deprecated choice none warn error" in listed
    done = emit(our_tblgen, folder, "--list-options", "Ops.td")
    assert (done.returncode, done.stdout) == (2, "")


def test_depfile_names_what_it_is_told(our_tblgen: Path, folder: Path) -> None:
    arguments = ["-Iinclude", "Ops.td", "-d", "d", "--depfile-target", "a stamp", "--output", "x"]
    assert emit(our_tblgen, folder, *arguments).returncode == 0
    assert (folder / "d").read_text() == "a\\ stamp: Ops.td include/Base.td\n"


# --- helpers ------------------------------------------------------------------

LARGE = SOURCE + "// padding\n" * (helpers.LARGE // 11 + 1)
ACTIONS = ("--dump-json", "--gen-enum-decls", "--print-records", "--gen-enum-defs")


def made_by_helpers(folder: Path, *actions: str) -> dict[str, bytes]:
    """What an emission of a large source gives, by the outputs' names."""
    (folder / "Ops.td").write_text(LARGE)
    words = ["Ops.td", "-Iinclude", "--tool", "mlir"]
    for number, action in enumerate(actions):
        words += ["--output", f"{number}.out", action]
    emitted = Emitted(None, lambda text: None, _core.Session())
    emitted.make(parse_emit(words, str(folder)).actions)
    return emitted.files


@pytest.fixture
def processors(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Callable[[int], None]:
    monkeypatch.chdir(folder)

    def have(count: int) -> None:
        monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(count)))

    return have


@pytest.mark.skipif(sys.platform != "linux", reason="forks help on Linux")
def test_helpers_make_the_same(folder: Path, processors: Callable[[int], None]) -> None:
    processors(1)
    alone = made_by_helpers(folder, *ACTIONS)
    processors(8)
    assert made_by_helpers(folder, *ACTIONS) == alone


# --- what two generators have in common ------------------------------------------

OPERATIONS = """\
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def Test_Dialect : Dialect { let name = "test"; let cppNamespace = "::test"; }
class Test_Op<string name, list<Trait> traits = []> : Op<Test_Dialect, name, traits>;
def Both : Test_Op<"both", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins I32:$lhs, I32:$rhs, DefaultValuedAttr<I64Attr, "1">:$bias);
  let results = (outs I32:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
  let hasVerifier = 1;
}
def Many : Test_Op<"many", [AttrSizedOperandSegments, MemoryEffects<[MemRead]>]> {
  let arguments = (ins Variadic<Index>:$some, Optional<I32>:$one, UnitAttr:$flag);
  let regions = (region AnyRegion:$body);
  let builders = [OpBuilder<(ins "int":$number), [{ build($_builder, $_state, {}); }]>];
  let hasCustomAssemblyFormat = 1;
}
"""
OF_OPERATIONS = ("--gen-op-decls", "--gen-op-defs", "--gen-dialect-decls")


def emitted_operations(source: str, folder: Path, *actions: str) -> dict[str, str]:
    (folder / "Both.td").write_text(source)
    words = ["Both.td", "--tool=mlir", f"-I{LLVM_INCLUDE}"]
    for action in actions:
        words += [f"--output={action}.inc", action]
    emitted = Emitted(None, lambda text: None, _core.Session())
    emitted.make(parse_emit(words, str(folder)).actions)
    return {path.rpartition("/")[2]: text.decode() for path, text in emitted.files.items()}


@pytest.mark.parametrize(
    "padding", ["", "// padding\n" * (helpers.LARGE // 11 + 1)], ids=["small", "large"]
)
@pytest.mark.parametrize("count", [1, 8])
def test_both_sides_of_operations_at_once(
    folder: Path, processors: Callable[[int], None], count: int, padding: str
) -> None:
    source = OPERATIONS + padding
    alone: dict[str, str] = {}
    for action in OF_OPERATIONS:
        alone |= emitted_operations(source, folder, action)
    processors(count)
    assert emitted_operations(source, folder, *OF_OPERATIONS) == alone


def test_both_sides_say_what_is_wrong(folder: Path, processors: Callable[[int], None]) -> None:
    """What only one of them finds is said of that one."""
    source = OPERATIONS.replace("type($result)", "type($nothing)")
    processors(1)
    with pytest.raises(GenerateError) as caught:
        emitted_operations(source, folder, *OF_OPERATIONS)
    assert str(caught.value).count("error:") == 1
    assert "$nothing" in str(caught.value)


@pytest.mark.skipif(sys.platform != "linux", reason="forks help on Linux")
def test_dead_helpers_are_replaced(
    folder: Path, processors: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    processors(1)
    alone = made_by_helpers(folder, *ACTIONS)
    processors(8)
    monkeypatch.setattr(helpers, "write", lambda memory, made: os.kill(os.getpid(), 9))
    assert made_by_helpers(folder, *ACTIONS) == alone


@pytest.mark.skipif(sys.platform != "linux", reason="forks help on Linux")
def test_first_mistake_is_reported(folder: Path, processors: Callable[[int], None]) -> None:
    processors(8)
    with pytest.raises(GenerateError) as caught:
        made_by_helpers(folder, "--dump-json", "--gen-dialect-decls", "--gen-op-decls")
    assert "Dialect" in str(caught.value)
