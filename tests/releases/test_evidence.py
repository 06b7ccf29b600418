"""What LLVM's own files say of single differences, before the number says it.

Two commits of LLVM's main have one number. Trees here are made up: each file of the table has the
words of one side or of the other.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from evidence import TABLE, rows, table
from reference import ReleaseReference, run_tool
from warm_tool import WarmTool

from tblgen_build import Records, Session, _core
from tblgen_build.depend.scanner import scan
from tblgen_build.releases import KNOWN, Difference, differences, looked_for
from tblgen_build.releases.found import findings

EVIDENT = [row for row in differences() if row.evidence is not None]
MAIN = 'include "mlir/IR/Mine.td"\ninclude "llvm/Mine.td"\n'
NUMBERS = [number for number in KNOWN if number >= _core.FIRST_EVIDENCE]


def bound_of(row: Difference) -> int:
    return row.first if row.first >= _core.FIRST_EVIDENCE else row.last + 1


def words_of(row: Difference, file: str, is_new: bool) -> list[str]:
    """What the file has for the row, as before or after the change."""
    assert row.evidence is not None
    name, word, is_absent = looked_for(row.evidence)
    holds = is_new == (row.first >= _core.FIRST_EVIDENCE)
    return [word] if name == file and holds != is_absent else []


def make_tree(folder: Path, number: int | None, has: dict[str, bool]) -> Path:
    """With a file for each of `has`; what comes with its differences is there, or is not."""
    for name in ("mlir/IR/Mine.td", "llvm/Mine.td"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    if number is not None:
        header = folder / "llvm/Config/llvm-config.h"
        header.parent.mkdir()
        header.write_text(f"#define LLVM_VERSION_MAJOR {number}\n")
    for file, is_new in has.items():
        words = [word for row in EVIDENT for word in words_of(row, file, is_new)]
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text("".join([f"// {word}\n" for word in words]))
    return folder


def parse(*folders: Path, release: int | None = None, source: str = MAIN) -> Records:
    return Session().parse("main.td", source=source, include_dirs=folders, release=release)


def is_new(row: Difference, release: _core.Release) -> bool:
    """Whether it is as after the change that the row is about."""
    return release.has(row) == (row.first >= _core.FIRST_EVIDENCE)


FILES = sorted({file for file, _, _ in rows()})


def test_the_core_has_the_same_table() -> None:
    assert TABLE.read_text() == table(), "python packaging/evidence.py makes it"
    assert _core.evidence_rows() == [
        (file, word, bound, is_absent) for (file, word, is_absent), bound in rows().items()
    ]


@pytest.mark.parametrize("row", EVIDENT, ids=lambda row: row.name)
def test_a_row(row: Difference) -> None:
    """A release, on one side of which it holds; a file below LLVM's or MLIR's folder."""
    assert row.evidence is not None
    file, word, _ = looked_for(row.evidence)
    assert file.startswith(("llvm/", "mlir/"))
    assert word == word.strip() != ""
    assert bound_of(row) in KNOWN


@pytest.mark.parametrize("new_file", FILES)
@pytest.mark.parametrize("number", NUMBERS)
def test_one_file_is_newer(tmp_path: Path, number: int, new_file: str) -> None:
    """A tree of that number in which one file has all that came, and the others have none of it."""
    tree = make_tree(tmp_path, number, {file: file == new_file for file in FILES})
    release = parse(tree).release
    assert release.number == number
    for row in EVIDENT:
        assert row.evidence is not None
        bound = bound_of(row)
        if bound in (number, number + 1):
            assert is_new(row, release) == (row.evidence[0] == new_file), row.name
        else:
            assert is_new(row, release) == (number >= bound), row.name
            assert release.has_by_evidence(row) is None


def test_without_the_files_the_number_decides(tmp_path: Path) -> None:
    release = parse(make_tree(tmp_path, KNOWN[-1], {})).release
    for row in EVIDENT:
        assert release.has(row) == _core.Release(KNOWN[-1]).has(row)
        assert release.has_by_evidence(row) is None
    assert findings(release) == []


@pytest.mark.parametrize("in_header", [KNOWN[-1], None])
def test_a_given_release_changes_nothing(tmp_path: Path, in_header: int | None) -> None:
    """CMake always gives it, and it is the header's."""
    tree = make_tree(tmp_path, in_header, dict.fromkeys(FILES, False))
    release = parse(tree, release=KNOWN[-1]).release
    assert (release.number, release.source) == (KNOWN[-1], "given")
    assert not any(is_new(row, release) for row in EVIDENT if bound_of(row) == KNOWN[-1])


def test_another_tree_says_nothing(tmp_path: Path) -> None:
    """Its header has another number than the one that was given: the files are not what counts."""
    tree = make_tree(tmp_path, 22, dict.fromkeys(FILES, False))
    records = parse(tree, release=KNOWN[-1])
    assert all(is_new(row, records.release) for row in EVIDENT)
    assert [Path(d.path).name for d in records.dependencies][-1] == "llvm-config.h"


@pytest.mark.parametrize(("number", "given"), [(22, None), (None, 22), (KNOWN[-1], 22)])
def test_nothing_is_looked_for_before(
    tmp_path: Path, number: int | None, given: int | None
) -> None:
    tree = make_tree(tmp_path, number, dict.fromkeys(FILES, True))
    records = parse(tmp_path / "empty", tree, release=given)
    seen = [*[d.path for d in records.dependencies], *records.missing_probes]
    assert not any(path.endswith(file) for path in seen for file in FILES)


def test_only_files_of_the_projects_that_are_read(tmp_path: Path) -> None:
    tree = make_tree(tmp_path, KNOWN[-1], dict.fromkeys(FILES, True))
    records = parse(tree, source='include "llvm/Mine.td"')
    assert not any("/mlir/" in dependency.path for dependency in records.dependencies)


@pytest.mark.parametrize("given", [None, KNOWN[-1]])
@pytest.mark.parametrize("number", [*NUMBERS, None])
def test_the_scanner_finds_what_the_parse_does(
    tmp_path: Path, number: int | None, given: int | None
) -> None:
    """What was read, and in which folders it was missing first."""
    included = next(file for file in FILES if file.endswith(".td"))  # is read in any case
    first = make_tree(tmp_path / "a", None, {included: True})
    tree = make_tree(tmp_path / "b", number, dict.fromkeys(FILES, True))
    (tmp_path / "main.td").write_text(f'{MAIN}include "{included}"\n')
    main = str(tmp_path / "main.td")
    records = Session().parse(main, include_dirs=[first, tree], release=given)
    found = scan(main, [str(first), str(tree)], release=given)
    assert sorted(found.paths) == sorted([d.path for d in records.dependencies])
    assert sorted(found.missing_probes) == sorted(records.missing_probes)
    assert len(set(found.missing_probes)) == len(found.missing_probes)


def test_two_trees_of_one_number_are_told_apart(tmp_path: Path) -> None:
    old = parse(make_tree(tmp_path / "old", KNOWN[-1], dict.fromkeys(FILES, False))).release
    new = parse(make_tree(tmp_path / "new", KNOWN[-1], dict.fromkeys(FILES, True))).release
    assert old.identity != new.identity
    assert new.identity == parse(tmp_path / "new", release=KNOWN[-1]).release.identity
    row = next(row for row in EVIDENT if bound_of(row) == KNOWN[-1])
    assert any(row.name in line for line in findings(new))


INTERFACE = """
include "mlir/IR/Interfaces.td"
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "int", "get">]; }
"""


@pytest.mark.parametrize(("tree", "header"), [(23, 23), (23, 24), (24, 23), (24, 24)])
@pytest.mark.parametrize("given", [False, True])
def test_real_files(
    release_reference: Callable[[int], ReleaseReference],
    warm_tool: WarmTool,
    tmp_path: Path,
    tree: int,
    header: int,
    given: bool,
) -> None:
    """The tree of one release with a header of another: what is generated fits the header."""
    file = "mlir/Support/InterfaceSupport.h"
    (tmp_path / "own" / file).parent.mkdir(parents=True)
    shutil.copy(release_reference(header).include / file, tmp_path / "own" / file)
    (tmp_path / "a.td").write_text(INTERFACE)
    include = release_reference(tree).include
    args = ["--gen-op-interface-decls", "-Iown", f"-I{include}", "a.td"]
    made = warm_tool.run([*args, *([f"--llvm-release={tree}"] if given else [])], cwd=tmp_path)
    expected = run_tool(release_reference(header).mlir_tblgen, args, cwd=tmp_path)
    assert (b"GeneratedModel" in made.stdout) == (b"GeneratedModel" in expected.stdout)
    assert (b"GeneratedModel" in made.stdout) == (header == 24)


@pytest.mark.parametrize(
    ("text", "is_there"),
    [("int {};", True), ("{}", True), ("my{}", False), ("{}_t", False), ("x{} {}", True)],
)
def test_words_are_whole(tmp_path: Path, text: str, is_there: bool) -> None:
    row = next(
        row for row in EVIDENT if bound_of(row) == KNOWN[-1] and "!" not in str(row.evidence)
    )
    assert row.evidence is not None
    file, word = row.evidence
    tree = make_tree(tmp_path, KNOWN[-1], {})
    (tree / file).parent.mkdir(parents=True, exist_ok=True)
    (tree / file).write_text(f"// {text.replace('{}', word)}\n")
    assert parse(tree).release.has_by_evidence(row) == is_there
