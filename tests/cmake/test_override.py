"""A project in LLVM's standalone layout, switched to tblgen by one line."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from projects import GENERATORS, CMake, actions_in, installed_cmake
from tokens import cxx_tokens

PROJECT = Path(__file__).parent / "standalone"
FOLDER = Path("include/Ledger")
OPERATIONS = {
    f"LedgerOps{part}.{kind}.inc" for part in ("", "Types", "Dialect") for kind in ("h", "cpp")
}
INTERFACES = {"LedgerInterfaces.h.inc", "LedgerInterfaces.cpp.inc"}
ENUMS = {"LedgerEnums.h.inc", "LedgerEnums.cpp.inc"}
OUTPUTS = OPERATIONS | INTERFACES | ENUMS | {"LedgerDialect.md", "LedgerPasses.h.inc"}
OWN = "Ledger.txt"  # of the project's own program
# What is run: a source's C++ by one command, its documentation by another.
OF_OPERATIONS = ["LedgerOps.td", "LedgerOps.td"]
ALL = sorted([*OF_OPERATIONS, "LedgerInterfaces.td", "LedgerPasses.td", OWN])
EVERYTHING = ("--target", "everything")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return Path(shutil.copytree(PROJECT, tmp_path / "a project"))


def oldest(our_tblgen: Path, generator: str) -> CMake:
    return CMake(installed_cmake("oldest"), generator, our_tblgen)


def build(cmake: CMake, folder: Path) -> list[str]:
    succeeded, text = cmake.build(folder, *EVERYTHING)
    assert succeeded, text
    return [action for action in actions_in(text) if action != "tool"]


def recorded(folder: Path) -> dict[str, list[str]]:
    """Arguments by the names of outputs, of the folder's tblgen_commands.json."""
    entries = json.loads((folder / "tblgen_commands.json").read_text())
    assert all(Path(entry["directory"]).is_absolute() for entry in entries)
    found: dict[str, list[str]] = {}
    for entry in entries:
        words = entry["arguments"]
        outputs = [words[at + 1] for at, word in enumerate(words) if word == "--output"]
        for output in outputs or [entry["output"]]:
            found[Path(output).name] = words
    return found


@pytest.fixture(scope="module")
def reference(our_tblgen: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as it was: built with LLVM's functions and mlir-tblgen."""
    folder = tmp_path_factory.mktemp("reference")
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(PROJECT, folder)
    assert "mlir-tblgen" in (folder / "build.ninja").read_text()
    build(cmake, folder)
    return folder


@pytest.mark.parametrize("generator", GENERATORS)
def test_same_outputs(our_tblgen: Path, reference: Path, source: Path, generator: str) -> None:
    folder = source / "b"
    cmake = oldest(our_tblgen, generator)
    cmake.configure(source, folder, "-DSWITCHED=ON")
    assert sorted(build(cmake, folder)) == ALL
    for name in OUTPUTS:
        text, expected = (f / FOLDER / name for f in (folder, reference))
        split = cxx_tokens if name.endswith(".inc") else str.split
        assert split(text.read_text()) == split(expected.read_text()), name
    assert (folder / FOLDER / OWN).read_text().startswith("def Balance")
    assert (folder / "docs/Ledger/LedgerDialect.md").exists()
    assert build(cmake, folder) == []

    # What depends on an included file, and the project's own program on its source.
    (source / FOLDER / "extra/Audit.td").write_text('def Audit : Pass<"ledger-all">;\n')
    assert build(cmake, folder) == ["LedgerPasses.td"]
    assert '"ledger-all"' in (folder / FOLDER / "LedgerPasses.h.inc").read_text()
    with (source / FOLDER / "LedgerInterfaces.td").open("a") as file:
        file.write("// A comment.\n")
    before = stamps(folder)
    assert sorted(build(cmake, folder)) == ["LedgerInterfaces.td", *OF_OPERATIONS]
    assert stamps(folder) == before
    assert build(cmake, folder) == []
    with (source / FOLDER / "LedgerPasses.td").open("a") as file:
        file.write('def More : Pass<"ledger-more">;\n')
    assert set(build(cmake, folder)) == {"LedgerPasses.td", OWN}
    assert build(cmake, folder) == []


def stamps(folder: Path) -> dict[str, tuple[int, int]]:
    files = {path.name: path.stat() for path in (folder / FOLDER).glob("*.inc")}
    return {name: (status.st_mtime_ns, status.st_ino) for name, status in files.items()}


# `again`: MLIR is found a second time, which sets its variables again.
@pytest.mark.parametrize("order", ["append", "prepend", "set", "again"])
def test_whatever_order(our_tblgen: Path, tmp_path: Path, order: str) -> None:
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(PROJECT, tmp_path, "-DSWITCHED=ON", f"-DORDER={order}")
    commands = recorded(tmp_path)
    assert set(commands) == OUTPUTS | {OWN}
    assert commands.pop(OWN)[0] == str(PROJECT / "ledger-tblgen")
    assert all(words[:2] == [str(our_tblgen), "emit"] for words in commands.values())
    assert "mlir-tblgen" not in (tmp_path / "build.ninja").read_text()
    units = (tmp_path / "tablegen_compile_commands.yml").read_text()
    assert units.count("LedgerPasses.td") >= 2


def test_module_by_absolute_path(our_tblgen: Path, tmp_path: Path) -> None:
    """Then tablegen() is LLVM's: the program that it runs is ours all the same."""
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(PROJECT, tmp_path, "-DSWITCHED=ON", "-DORDER=absolute")
    rules = (tmp_path / "build.ninja").read_text()
    assert "/mlir-tblgen" not in rules
    assert str(our_tblgen.with_name("tblgen-mlir")) in rules


def test_switched_off(our_tblgen: Path, tmp_path: Path) -> None:
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(PROJECT, tmp_path, "-DSWITCHED=ON", "-DTBLGEN_OVERRIDE_LLVM=OFF")
    assert str(our_tblgen) not in (tmp_path / "build.ninja").read_text()


def test_options_of_the_unit(our_tblgen: Path, tmp_path: Path) -> None:
    """Wherever a call has them: include folders, defines, your own generators."""
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(PROJECT, tmp_path, "-DSWITCHED=ON")
    words = recorded(tmp_path)["LedgerPasses.h.inc"]
    head, group = words[: words.index("--output")], words[words.index("--output") + 2 :]
    assert "-DWITH_AUDIT" in head
    assert f"-I{PROJECT / FOLDER / 'extra'}" in head
    assert group == ["-gen-pass-decls", "-name", "Ledger"]


def test_own_program_wrapped(our_tblgen: Path, source: Path) -> None:
    """Through the cache: what it wrote before comes back without running it."""
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(source, source / "b", "-DSWITCHED=ON", "-DTBLGEN_WRAP_TOOLS=ON")
    words = recorded(source / "b")[OWN]
    assert words[:4] == [str(our_tblgen), "wrap", str(source / "ledger-tblgen"), "--"]
    target = ("--target", "LedgerOwnIncGen")
    succeeded, text = cmake.build(source / "b", *target)
    assert succeeded, text
    assert (source / "b" / FOLDER / OWN).read_text().startswith("def Balance")
    succeeded, text = cmake.build(source / "b", *target)
    assert "no work to do" in text


def test_calls_of_one_source_are_one_command(our_tblgen: Path, tmp_path: Path) -> None:
    """Though two targets want them; documentation and what other options make stand alone."""
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(PROJECT, tmp_path, "-DSWITCHED=ON")
    commands = recorded(tmp_path)
    assert len({tuple(commands[name]) for name in OPERATIONS | ENUMS}) == 1
    assert commands["LedgerDialect.md"] != commands["LedgerEnums.h.inc"]
    assert len({tuple(words) for words in commands.values()}) == len(ALL)


@pytest.mark.parametrize("generator", GENERATORS)
def test_two_targets_share_a_command(our_tblgen: Path, source: Path, generator: str) -> None:
    """It runs once, however many of them are built at once; one output can be asked for alone."""
    cmake = oldest(our_tblgen, generator)
    folder = source / "b"
    cmake.configure(source, folder, "-DSWITCHED=ON")
    targets = ("--target", "MLIRLedgerOpsIncGen", "MLIRLedgerEnumsIncGen", "-j4")
    succeeded, text = cmake.build(folder, *targets)
    assert succeeded, text
    assert [action for action in actions_in(text) if action != "tool"] == ["LedgerOps.td"]
    missing = folder / FOLDER / "LedgerEnums.h.inc"
    missing.unlink()
    succeeded, text = cmake.build(folder, "--target", "MLIRLedgerEnumsIncGen")
    assert succeeded, text
    assert missing.exists()


def test_targets_of_make(our_tblgen: Path, source: Path) -> None:
    """A command that one target wants has none of its own: Make takes long for each."""
    folder = source / "b"
    cmake = oldest(our_tblgen, "Unix Makefiles")
    cmake.configure(source, folder, "-DSWITCHED=ON")
    succeeded, text = cmake.build(folder, "--target", "help")
    assert succeeded
    own = [word for word in text.split() if word.startswith("tblgen-")]
    assert len(own) == 2
    assert "tblgen-build-tool" in own


def test_output_that_is_gone_under_make(our_tblgen: Path, source: Path) -> None:
    """Of a command whose stamp says that it ran."""
    folder = source / "b"
    cmake = oldest(our_tblgen, "Unix Makefiles")
    cmake.configure(source, folder, "-DSWITCHED=ON")
    build(cmake, folder)
    output = folder / FOLDER / "LedgerPasses.h.inc"
    text = output.read_text()
    output.unlink()
    assert build(cmake, folder) == ["LedgerPasses.td"]
    assert output.read_text() == text
    [guard] = folder.glob("tblgen-build/guards/LedgerPasses.h.inc-*")
    guard.unlink()
    assert build(cmake, folder) == ["LedgerPasses.td"]
    assert build(cmake, folder) == []


def test_silent_rules_of_make(our_tblgen: Path, source: Path) -> None:
    folder = source / "b"
    cmake = oldest(our_tblgen, "Unix Makefiles")
    cmake.configure(source, folder, "-DSWITCHED=ON", "-DCMAKE_RULE_MESSAGES=OFF")
    succeeded, text = cmake.build(folder, *EVERYTHING)
    assert succeeded, text
    assert "Generating" not in text
    assert "Looking" not in text
    assert (folder / FOLDER / "LedgerPasses.h.inc").exists()


def test_no_engine(our_tblgen: Path, source: Path) -> None:
    folder = source / "b"
    cmake = oldest(our_tblgen, "Ninja")
    cmake.configure(source, folder, "-DSWITCHED=ON", "-DTBLGEN_ENGINE=OFF")
    words = recorded(folder)["LedgerPasses.h.inc"]
    assert "--no-engine" in words[: words.index("--output")]
    assert sorted(build(cmake, folder)) == ALL


MISTAKES = """\
cmake_minimum_required(VERSION 3.20)
project(mistakes C CXX)
find_package(MLIR REQUIRED CONFIG)
find_package(TblgenBuild REQUIRED)
list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)
include_directories(${MLIR_INCLUDE_DIRS})
set(LLVM_TARGET_DEFINITIONS Ops.td)
mlir_tablegen(Ops.h.inc -gen-op-decls)
mlir_tablegen(Types.h.inc -gen-typedef-decls -typedefs-dialect="d" -dialect 'd')
add_public_tablegen_target(ops)
set(TABLEGEN_OUTPUT)
mlir_tablegen(Unknown.inc -gen-op-declarations)
mlir_tablegen(Number.inc -gen-op-defs -op-shard-count=many)
mlir_tablegen(Choice.inc -gen-op-defs -on-deprecated=maybe)
mlir_tablegen(Missing.inc -gen-op-defs -dialect)
mlir_tablegen(Folder.inc -gen-op-defs -I)
mlir_tablegen(Word.inc -gen-op-defs Elsewhere/)
add_public_tablegen_target(mistakes)
add_mlir_doc(Ops -gen-op-doc Ops Elsewhere/)
"""
WRONG = {  # output: line of the call
    "Unknown.inc": 15, "Number.inc": 16, "Choice.inc": 17, "Missing.inc": 18, "Folder.inc": 19,
    "Word.inc": 20, "-gen-op-doc.md": 22,
}  # fmt: skip
OPERATION = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def A : Op<D, "a">;
def T : TypeDef<D, "T"> { let mnemonic = "t"; }
"""


@pytest.mark.parametrize("generator", ["Ninja", "Unix Makefiles"])
def test_wrong_calls_break_nothing_else(our_tblgen: Path, tmp_path: Path, generator: str) -> None:
    """As with LLVM's functions: what nobody builds may be wrong. And a shell drops quotes."""
    source = tmp_path / "source"
    source.mkdir()
    (source / "CMakeLists.txt").write_text(MISTAKES)
    (source / "Ops.td").write_text(OPERATION)
    cmake = oldest(our_tblgen, generator)
    cmake.configure(source, tmp_path / "b")
    succeeded, text = cmake.build(tmp_path / "b", "--target", "ops")
    assert succeeded, text
    assert [action for action in actions_in(text) if action != "tool"] == ["Ops.td"]
    assert "class TType" in (tmp_path / "b/Types.h.inc").read_text()
    keep_going = "-k0" if generator == "Ninja" else "-k"
    targets = ("--target", "mistakes", "mlir-doc", "--", keep_going)
    succeeded, text = cmake.build(tmp_path / "b", *targets)
    assert not succeeded
    for output, line in WRONG.items():
        assert f"error: --output {tmp_path}/b/{output}: " in text, text
        assert f"note: called at {source}/CMakeLists.txt:{line}\n" in text, text
    compare = [str(our_tblgen), "compare", str(tmp_path / "b")]
    done = subprocess.run(compare, capture_output=True, text=True)
    summary = f"{2 + len(WRONG)} outputs: 2 the same, 0 differ, {len(WRONG)} left out\n"
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.endswith(summary)
