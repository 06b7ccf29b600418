"""Which release records are for: given, in LLVM's header, or as LLVM's .td files tell it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from reference import ReleaseReference

from tblgen_build import Records, Session
from tblgen_build.releases import KNOWN
from tblgen_build.releases.found import described, mismatch, unknown

# As LLVM's, as far as releases are told apart by it.
CONSTRAINTS = {
    19: "class TypeConstraint;",
    20: 'class TypeConstraint { string cppFunctionName = ""; } class AttrConstraint;',
    21: 'class TypeConstraint { string cppFunctionName = ""; }\n'
    'class AttrConstraint { string cppFunctionName = ""; }',
}
CONSTRAINTS[22] = CONSTRAINTS[21]
INTERFACES = {19: "", 20: "", 21: "", 22: "class DialectInterface;"}
MAIN = 'include "mlir/IR/Interfaces.td"\ninclude "mlir/IR/Constraints.td"'


def write_header(folder: Path, text: str) -> Path:
    path = folder / "llvm/Config/llvm-config.h"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def header(folder: Path, release: int) -> Path:
    return write_header(folder, f"#define LLVM_OTHER 1\n#define LLVM_VERSION_MAJOR {release}\n")


def base_files(folder: Path, release: int) -> None:
    (folder / "mlir/IR").mkdir(parents=True)
    (folder / "mlir/IR/Constraints.td").write_text(CONSTRAINTS[release])
    (folder / "mlir/IR/Interfaces.td").write_text(INTERFACES[release])


def parse(*folders: Path, source: str = MAIN, release: int | None = None) -> Records:
    return Session().parse("main.td", source=source, include_dirs=folders, release=release)


def paths(records: Records) -> list[str]:
    return [dependency.path for dependency in records.dependencies]


def test_default() -> None:
    release = parse(source="").release
    assert (release.number, release.source, release.is_known) == (22, "default", True)
    assert described(release) == "LLVM 22, as nothing says otherwise"


@pytest.mark.parametrize("number", [17, 19, 22, 25])
def test_given_beats_all(tmp_path: Path, number: int) -> None:
    base_files(tmp_path, 21)
    header(tmp_path, 21)
    records = parse(tmp_path, release=number)
    assert (records.release.number, records.release.source) == (number, "given")
    assert not any("llvm-config" in path for path in paths(records))  # nor any evidence
    assert described(records.release) == f"LLVM {number}, as was asked for"


def test_header_beats_base_files(tmp_path: Path) -> None:
    base_files(tmp_path, 21)
    path = header(tmp_path, 20)
    records = parse(tmp_path)
    assert (records.release.number, records.release.source) == (20, "header")
    assert described(records.release) == f"LLVM 20, as '{path}' says"


def test_header_is_read_like_every_file(tmp_path: Path) -> None:
    base_files(tmp_path / "b", 21)
    path = header(tmp_path / "b", 21)
    records = parse(tmp_path / "a", tmp_path / "b", tmp_path / "c")
    assert paths(records)[-1] == str(path)
    assert f"{tmp_path}/a/llvm/Config/llvm-config.h" in records.missing_probes
    assert f"{tmp_path}/c/llvm/Config/llvm-config.h" not in records.missing_probes


@pytest.mark.parametrize("text", ["", "#define LLVM_VERSION_MAJOR @LLVM@\n", '#include "x.h"\n'])
def test_header_without_a_number(tmp_path: Path, text: str) -> None:
    base_files(tmp_path / "a", 22)
    path = write_header(tmp_path / "a", text)
    assert parse(tmp_path / "a").release.source == "base files"
    second = header(tmp_path / "b", 19)
    records = parse(tmp_path / "a", tmp_path / "b")
    assert records.release.number == 19
    assert paths(records)[-2:] == [str(path), str(second)]


def test_units_without_files_of_llvm_look_for_no_header(tmp_path: Path) -> None:
    header(tmp_path, 19)
    records = parse(tmp_path, source="")
    assert (records.release.source, list(records.missing_probes)) == ("default", [])
    assert paths(records) == ["main.td"]


@pytest.mark.parametrize("release", [19, 20, 21, 22])
def test_base_files(tmp_path: Path, release: int) -> None:
    base_files(tmp_path, release)
    found = parse(tmp_path).release
    assert (found.number, found.source) == (release, "base files")


def test_classes_of_others_tell_nothing() -> None:
    assert parse(source="class TypeConstraint; class Option;").release.source == "default"


def test_own_classes_of_a_known_name_tell_nothing(tmp_path: Path) -> None:
    """Where the file is read in which the name would mean something."""
    base_files(tmp_path, 21)
    assert parse(tmp_path, source=f"{MAIN}\nclass DialectInterface;").release.number == 21


def test_classes_may_be_declared_elsewhere(tmp_path: Path) -> None:
    base_files(tmp_path, 22)
    source = f"class DialectInterface;\n{MAIN}"
    interfaces = tmp_path / "mlir/IR/Interfaces.td"
    interfaces.write_text("class DialectInterface { int a = 1; }")
    assert parse(tmp_path, source=source).release.number == 22


@pytest.mark.parametrize(
    "file",
    [
        "mlir/IR/OpBase.td",
        "mlir/IR/EnumAttr.td",
        "llvm/Target/Target.td",
        "llvm/Option/OptParser.td",
    ],
)
@pytest.mark.parametrize("release", [18, 21, 23, 24])
def test_installed_files(
    release_reference: Callable[[int], ReleaseReference], tmp_path: Path, file: str, release: int
) -> None:
    """Links to all of them, but not to the header."""
    reference = release_reference(release)
    (tmp_path / "llvm").mkdir()
    (tmp_path / "mlir").symlink_to(reference.include / "mlir")
    for entry in (reference.include / "llvm").iterdir():
        if entry.name != "Config":
            (tmp_path / "llvm" / entry.name).symlink_to(entry)
    found = parse(tmp_path, source=f'include "{file}"').release
    assert (found.number, found.source) == (release, "base files")
    assert parse(reference.include, source=f'include "{file}"').release.source == "header"


@pytest.mark.parametrize(("number", "nearest"), [(17, KNOWN[0]), (99, KNOWN[-1]), (0, KNOWN[0])])
def test_unknown(number: int, nearest: int) -> None:
    (warning,) = unknown(parse(source="", release=number).release)
    assert (warning.code, warning.subject) == ("W0605", str(number))
    assert warning.render() == (
        f"warning: LLVM {number} is not known ({KNOWN[0]} to {KNOWN[-1]} are): "
        f"generators write what LLVM {nearest} needs\n"
    )


@pytest.mark.parametrize("number", KNOWN)
def test_known(number: int) -> None:
    assert unknown(parse(source="", release=number).release) == ()


@pytest.mark.parametrize(
    ("files", "given", "evidence"),
    [
        (22, 19, "DialectInterface in mlir/IR/Interfaces.td"),
        (20, 21, "no AttrConstraint.cppFunctionName in mlir/IR/Constraints.td"),
    ],
)
def test_mismatch(tmp_path: Path, files: int, given: int, evidence: str) -> None:
    base_files(tmp_path, files)
    assert mismatch(parse(tmp_path, release=given)) == (
        f"the output would be for LLVM {given}, and the .td files are of LLVM {files} "
        f"(they have {evidence}): give --llvm-release={files}, or leave it out"
    )
    assert mismatch(parse(tmp_path, release=files)) == ""
    assert mismatch(parse(tmp_path)) == ""


def test_mismatch_of_what_went(tmp_path: Path) -> None:
    """A field that is there tells of an earlier release, and none of a later one."""
    (tmp_path / "mlir/IR").mkdir(parents=True)
    dialects = tmp_path / "mlir/IR/DialectBase.td"
    source = 'include "mlir/IR/DialectBase.td"'
    dialects.write_text("class Dialect { int discardableAttrs; bit usePropertiesForAttributes; }")
    assert "(they have Dialect.usePropertiesForAttributes in mlir/IR/DialectBase.td)" in mismatch(
        parse(tmp_path, source=source, release=23)
    )
    dialects.write_text("class Dialect { int discardableAttrs; }")
    assert "(they have no Dialect.usePropertiesForAttributes in mlir/IR/DialectBase.td)" in (
        mismatch(parse(tmp_path, source=source, release=22))
    )
    assert parse(tmp_path, source=source).release.number == 23
