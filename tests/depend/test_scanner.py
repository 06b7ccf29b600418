"""The include scanner sees what a parse reads, and says what is wrong with includes."""

from __future__ import annotations

from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import Session, TableGenError
from tblgen_build.depend.scanner import Scan, scan


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


@pytest.fixture(autouse=True)
def _in_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def check_agrees_with_parse(found: Scan, *include_dirs: str, defines: tuple[str, ...] = ()) -> None:
    records = Session().parse(found.root, include_dirs=include_dirs, defines=defines)
    assert [(d.path, d.digest) for d in records.dependencies] == list(found.files)
    assert tuple(records.missing_probes) == found.missing_probes
    assert found.problems == ()


def includes(found: Scan) -> list[str]:
    return [f"{i.place} {i.name} -> {i.included}" for i in found.includes]


def test_nested_includes(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "root.td": '// include "no.td"\ninclude "a.td"\n  include  "sub/b.td"\nclass Root;\n',
            "d1/a.td": "class A;\n",
            "d2/a.td": "class A2;\n",
            "d2/sub/b.td": 'include "c.td"\ndef b { code x = [{ include "no.td" }]; }\n',
            "d2/c.td": "",
        },
    )
    found = scan("root.td", ["d1", "d2"])
    assert found.paths == ["root.td", "d1/a.td", "d2/sub/b.td", "d2/c.td"]
    assert includes(found) == [
        "root.td:2:9 a.td -> d1/a.td",
        "root.td:3:12 sub/b.td -> d2/sub/b.td",
        "d2/sub/b.td:1:9 c.td -> d2/c.td",
    ]
    assert found.missing_probes == ("a.td", "sub/b.td", "d1/sub/b.td", "c.td", "d1/c.td")
    check_agrees_with_parse(found, "d1", "d2")


@pytest.mark.parametrize("defines", [(), ("X",)])
def test_guards(tmp_path: Path, defines: tuple[str, ...]) -> None:
    write(
        tmp_path,
        {
            "root.td": (
                'include "guarded.td"\ninclude "guarded.td"\n'
                '#ifdef X\ninclude "x.td"\n#else\ninclude "y.td"\n#endif\n'
                '#ifdef GUARDED\ninclude "z.td"\n#endif\n'
            ),
            "guarded.td": '#ifndef GUARDED\n#define GUARDED\ninclude "root_part.td"\n#endif\n',
            "root_part.td": 'include "guarded.td"\n',
            "x.td": "",
            "y.td": "",
            "z.td": "",
        },
    )
    found = scan("root.td", defines=defines)
    assert ("x.td" in found.paths, "y.td" in found.paths) == (bool(defines), not defines)
    assert "z.td" in found.paths
    check_agrees_with_parse(found, defines=defines)


def test_missing_files_are_all_reported_with_the_way_there(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "root.td": 'include "a.td"\ninclude "none.td"\n',
            "a.td": '\n\n  include "nowhere.td"\n',
        },
    )
    found = scan("root.td", ["d"])
    assert [str(p.place) for p in found.problems] == ["a.td:3:11", "root.td:2:9"]
    nowhere = found.problems[0]
    assert (nowhere.diagnostic.code, nowhere.diagnostic.subject) == ("E0103", "nowhere.td")
    assert [str(at) for at in nowhere.stack] == ["root.td:1:9"]
    assert nowhere.diagnostic.render().startswith("Included from root.td:1:\na.td:3:11: error: ")
    assert found.missing_probes == ("nowhere.td", "d/nowhere.td", "none.td", "d/none.td")


def test_cycle(tmp_path: Path) -> None:
    write(
        tmp_path,
        {"root.td": 'include "a.td"\n', "a.td": 'include "b.td"\n', "b.td": 'include "a.td"\n'},
    )
    (problem,) = scan("root.td").problems
    assert str(problem.place) == "b.td:1:9"
    assert problem.message == "'a.td' includes itself without end: a.td > b.td > a.td"
    assert [str(at) for at in problem.stack] == ["a.td:1:9", "root.td:1:9"]
    with pytest.raises(TableGenError):
        Session().parse("root.td")


def test_missing_root() -> None:
    found = scan("none.td")
    (problem,) = found.problems
    assert problem.place is None
    assert found.files == ()


def test_repeated_includes_cost_each_file_once(tmp_path: Path) -> None:
    files = {f"f{i}.td": f'include "f{i + 1}.td"\n' * 2 for i in range(60)}
    write(tmp_path, {**files, "f60.td": ""})
    found = scan("f0.td")
    assert len(found.files) == 61
    assert len(found.includes) == 120
    assert found.problems == ()


@pytest.mark.slow
@pytest.mark.llvm_files
def test_agrees_with_every_installed_file() -> None:
    session = Session()
    compared = 0
    for path in sorted(map(str, LLVM_INCLUDE.rglob("*.td"))):
        found = scan(path, [str(LLVM_INCLUDE)], session=session)
        try:
            records = session.parse(path, include_dirs=[LLVM_INCLUDE])
        except TableGenError:
            continue
        compared += 1
        assert [(d.path, d.digest) for d in records.dependencies] == list(found.files)
        assert tuple(records.missing_probes) == found.missing_probes
    assert compared > 200
