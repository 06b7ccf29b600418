"""Our outputs and messages are the recorded ones; what is recorded is what the reference makes.

The first part needs no reference, the second checks that nothing recorded is stale.
"""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from goldens import lines
from goldens.store import difference, golden_file, read, rendered, write
from goldens.tables import Entry, Goldens, Target, case_entries, targets, texts
from own_targets import commands_of, file_name
from reference import Run, run_tool
from warm_tool import WarmTool

ENTRIES = list(case_entries())
# So many of the entries go through the launcher, the way that is shipped.
SAMPLE = [entry for entry in ENTRIES if zlib.crc32(entry.id.encode()) % 16 == 0]


def _parameters(entries: Sequence[Entry]) -> list[object]:
    return [
        pytest.param(entry, id=entry.id, marks=[pytest.mark.llvm_files] if entry.needs_llvm else [])
        for entry in entries
    ]


@pytest.fixture(scope="session")
def goldens() -> Goldens:
    return Goldens()


def _recorded(goldens: Goldens, entry: Entry) -> tuple[str, str]:
    text = goldens.of(entry.source).get(entry.name)
    assert text is not None, "nothing is recorded: scripts/goldens --refresh"
    return entry.parts(text)


def _check_ours(entry: Entry, run: Run, goldens: Goldens) -> None:
    theirs, ours = _recorded(goldens, entry)
    parted = entry.parted(theirs, run) or difference(ours, entry.ours(run))
    assert parted is None, parted


# All tests of an entry, then all of the next.
each_entry = pytest.mark.parametrize("entry", _parameters(ENTRIES), scope="module")


@pytest.fixture(scope="module")
def ours(entry: Entry, warm_tool: WarmTool, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Our tool's run, once for an entry."""
    with tempfile.TemporaryDirectory(dir=tmp_path_factory.getbasetemp()) as folder:
        return entry.run(lambda args, where: warm_tool.run(args, cwd=where), Path(folder))


@each_entry
def test_ours(entry: Entry, ours: Run, goldens: Goldens) -> None:
    _check_ours(entry, ours, goldens)


@pytest.mark.parametrize("sample", _parameters(SAMPLE))
def test_launcher(sample: Entry, goldens: Goldens, our_tblgen: Path, tmp_path: Path) -> None:
    run = sample.run(lambda args, where: run_tool(our_tblgen, args, cwd=where), tmp_path)
    _check_ours(sample, run, goldens)


@pytest.mark.reference
@each_entry
def test_not_stale(
    entry: Entry,
    ours: Run,
    goldens: Goldens,
    reference_tools: dict[str, Path],
    tmp_path: Path,
) -> None:
    tool = reference_tools[entry.tool]
    run = entry.run(lambda args, where: run_tool(tool, args, cwd=where), tmp_path)
    parted = difference(entry.theirs(run), _recorded(goldens, entry)[0])
    assert parted is None, f"{parted}\nscripts/goldens --refresh records it again"
    # What is recorded has no lines: they are compared while the reference's are at hand.
    generator = entry.flags[0].lstrip("-")
    if run.succeeded and generator not in lines.OTHER_LINES:
        parted = lines.difference(run.stdout.decode(), ours.stdout.decode(), generator)
        assert parted is None, parted


def test_nothing_else_is_recorded(goldens: Goldens) -> None:
    names: dict[Path, set[str]] = {}
    for entry in ENTRIES:
        names.setdefault(entry.source, set()).add(entry.name)
    left_over = {
        f"{source.stem}:{name}"
        for source, expected in names.items()
        for name in goldens.of(source).keys() - expected
    }
    assert not left_over
    files = {golden_file(source) for source in names}
    assert files == {path for source in names for path in source.parent.glob("*.golden.xz")}


def _differences(expected: dict[str, str], got: dict[str, str]) -> list[str]:
    assert got.keys() == expected.keys()
    return [
        f"{name}: {parted}"
        for name, text in expected.items()
        if (parted := difference(text, got[name]))
    ]


@pytest.mark.llvm_files
@pytest.mark.parametrize("target", targets(), ids=lambda target: target.name)
def test_our_tables(target: Target, goldens: Goldens, warm_tool: WarmTool, tmp_path: Path) -> None:
    got = target.ours(lambda args, where: warm_tool.run(args, cwd=where), tmp_path)
    parted = _differences(goldens.of(target.source), got)
    assert not parted, "\n".join(parted)


@dataclass(frozen=True, slots=True)
class _Theirs:
    """What the reference writes for a target: as it is recorded, and the files."""

    target: Target
    recorded: dict[str, str]
    folder: Path


# A target's tests go to one worker: each of them would ask the reference for everything.
_TARGETS = [
    pytest.param(target, id=target.name, marks=pytest.mark.xdist_group(f"target-{target.name}"))
    for target in targets()
]


@pytest.fixture(scope="module", params=_TARGETS)
def theirs(
    request: pytest.FixtureRequest, llvm_tblgen: Path, tmp_path_factory: pytest.TempPathFactory
) -> _Theirs:
    target: Target = request.param
    folder = tmp_path_factory.mktemp(target.name)

    def tables(place: tuple[int, str]) -> dict[str, str]:
        def run(args: Sequence[str], where: Path) -> Run:
            return run_tool(llvm_tblgen, args, cwd=where)

        return target.theirs(run, place[1], folder / str(place[0]))

    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(tables, enumerate(commands_of(target.name))))
    made = {name: text for part in parts for name, text in part.items()}
    return _Theirs(target, made, folder)


@pytest.mark.reference
def test_tables_are_not_stale(theirs: _Theirs, goldens: Goldens) -> None:
    parted = _differences(theirs.recorded, goldens.of(theirs.target.source))
    assert not parted, "\n".join(parted)


@pytest.mark.reference
def test_same_lines(theirs: _Theirs, warm_tool: WarmTool, tmp_path: Path) -> None:
    """Users compare outputs line by line, and so do LLVM's own tests."""
    theirs.target.ours(lambda args, where: warm_tool.run(args, cwd=where), tmp_path)
    parted = []
    for flags in commands_of(theirs.target.name):
        generator = flags.split()[0].lstrip("-")
        for path in theirs.folder.glob(f"*/{file_name(flags)}"):
            found = lines.difference(
                path.read_text(), (tmp_path / path.name).read_text(), generator
            )
            if found:
                parted.append(f"{path.name}: {found}")
    assert not parted, "\n".join(parted)


def test_store(tmp_path: Path) -> None:
    path = tmp_path / "a.golden.xz"
    entries = {"b -x": "=== no name\n\nint a ;\n", "a": ""}
    assert write(path, entries)
    assert read(path) == entries
    assert not write(path, dict(reversed(entries.items())))
    assert read(tmp_path / "none.golden.xz") == {}


@pytest.mark.parametrize(
    ("flags", "text", "expected"),
    [
        ("--gen-x", "int  a;//c\nf() { g ( ) ; }", "int a ;\nf ( ) {\ng ( ) ;\n}\n"),
        ("--gen-x", 'R"(a\nb)";', 'R"(a / b)" ;\n'),
        ("--gen-x", "", ""),
        ("--gen-op-doc", "# a;\n\n  b // c", "# a; b // c\n"),
    ],
)
def test_what_counts(flags: str, text: str, expected: str) -> None:
    assert rendered([flags], text) == expected


def test_lines() -> None:
    text = "  // Label\n\nint  a;\n/// library.\n/// Doc\n"
    assert lines.lines(text) == ["// Label", "int a;", "/// Doc"]
    assert lines.difference(text, "// Label\n\nint a;\n   /// Doc", "gen-x") is None
    assert lines.difference(text, "// Label\nint a;\n   /// Doc", "gen-x")
    assert lines.difference(text, "// Label\nint a;\n   /// Doc", "gen-dag-isel") is None
    assert lines.difference("a; } if", "a;\n} if", "gen-op-defs") is None
    assert lines.difference("a; } if", "a;\n} if", "gen-x")
    assert lines.difference("a b\nc", "a\nb c", "gen-x") == (
        "--- reference\n+++ ours\n@@ -1,2 +1,2 @@\n-a b\n-c\n+a\n+b c"
    )


def test_what_a_folder_holds(tmp_path: Path) -> None:
    (tmp_path / "a.inc").write_text("a  b")
    (tmp_path / "a_docs.inc").write_text("a;  b")
    assert texts(tmp_path) == {"a.inc": "a b\n", "a_docs.inc": "a; b\n"}
