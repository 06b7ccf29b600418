"""What the preprocessor leaves: `tblgen -E`, and that it is read as the file is."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import Session, TableGenError

INCLUDED = """\
#ifndef GUARD
#define GUARD
#ifdef DEEP
class Deep;
#endif
class A<string s> { string text = s; } // kept
#endif // GUARD
"""
MAIN = """\
// include "not.td"
#define DEEP
include "a.td" // after
include "a.td"
/* include "no.td" /* nested */ #ifdef */
#ifdef NOT
"  anything goes
#ifdef DEEP
#else
#endif
#else /* taken */
def X : A<"#ifdef NO">, Deep;
#endif
def Y : A<[{ include "b.td"
#ifdef Z
}}]}]> { code c = [{}}]}]; }
#ifndef DEEP
def Never;
#endif
def Z#!if(1, "a", "b") : A<"in\\"clude">;
"""


def preprocess(text: str, *, keeps_includes: bool = False, has_markers: bool = True) -> str:
    made, problems = Session().preprocess(
        "main.td",
        source=text,
        include_dirs=["inc"],
        keeps_includes=keeps_includes,
        has_markers=has_markers,
    )
    assert problems == ()
    return made


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "inc").mkdir()
    (tmp_path / "inc/a.td").write_text(INCLUDED)
    monkeypatch.chdir(tmp_path)


def records(text: str) -> str:
    return Session().parse("main.td", source=text, include_dirs=["inc"]).print_records()


def test_what_is_left() -> None:
    made = preprocess("#ifdef A\nno\n#else\n// yes\n#endif\n#define B // c\ndef X; /* d */\n")
    assert made == '// # 1 "main.td"\n\n\n\n// yes\n\n\ndef X; /* d */\n'


@pytest.mark.parametrize(
    "text",
    [
        "#ifndef GUARD\n#define GUARD\ndef X;\n#endif",
        "#ifdef A\nno\n#else\ndef X;\n#endif",
        "#ifndef A\n#ifndef B\ndef X;\n#endif\n#endif",
        "def X;\n#ifdef A\nno\n#endif",
    ],
)
def test_guards_may_end_the_file(text: str) -> None:
    """Without a newline. LLVM's tool refuses that, the language reference does not."""
    assert "def X" in records(text)


def test_includes_are_resolved() -> None:
    made = preprocess(MAIN)
    assert records(made) == records(MAIN)
    assert not [word for word in ("Never", "anything", "#define") if word in made]
    lines = made.splitlines()
    assert lines.count("class Deep;") == 1
    assert [line for line in lines if line.startswith("// # ")] == [
        '// # 1 "main.td"',
        '// # 1 "inc/a.td"',
        '// # 3 "main.td"',
        '// # 1 "inc/a.td"',
        '// # 4 "main.td"',
    ]
    # A marker says the line of what follows.
    at = lines.index('// # 3 "main.td"')
    assert lines[at + 1] == " // after"
    assert lines[lines.index("class Deep;") - 4] == '// # 1 "inc/a.td"'


def test_includes_are_kept() -> None:
    made = preprocess(MAIN, keeps_includes=True)
    assert records(made) == records(MAIN)
    assert made.count('include "a.td"') == 2
    assert "class A" not in made
    assert "#define DEEP" in made


def test_without_markers() -> None:
    made = preprocess(MAIN, has_markers=False)
    assert "// #" not in made
    assert records(made) == records(MAIN)


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        ('include "none.td"\n', "main.td:1:9", "E0103"),
        ("def A;\n#ifdef X\n", "main.td:3:1", "E0102"),
        ('def A { string x = "\n', "main.td:1:21", "E0101"),
    ],
)
def test_problems(text: str, place: str, code: str) -> None:
    _, [problem] = Session().preprocess("main.td", source=text)
    assert problem.render().startswith(f"{place}: error: ")
    assert problem.code == code


def test_a_file_that_includes_itself(tmp_path: Path) -> None:
    (tmp_path / "inc/self.td").write_text('include "self.td"\n')
    _, [problem] = Session().preprocess(
        "main.td", source='include "self.td"\n', include_dirs=["inc"]
    )
    assert problem.code == "E0104"
    assert "'inc/self.td'" in problem.message


@pytest.mark.slow
@pytest.mark.llvm_files
@pytest.mark.parametrize("keeps_includes", [False, True])
def test_installed_files_are_read_as_before(keeps_includes: bool) -> None:
    """Over all of them: the same records, or the same first error."""
    root = str(LLVM_INCLUDE)
    session = Session()
    paths = sorted(LLVM_INCLUDE.rglob("*.td"))
    assert len(paths) > 300
    for path in paths:
        folders = [root, str(path.parent)]
        made, problems = session.preprocess(
            str(path), include_dirs=folders, keeps_includes=keeps_includes
        )
        assert not problems, path
        assert outcome(session, path, folders, made) == outcome(session, path, folders, None), path


def outcome(session: Session, path: Path, folders: list[str], source: str | None) -> str:
    try:
        if source is None:
            return session.parse(path, include_dirs=folders).print_records()
        return session.parse(path, source=source, include_dirs=folders).print_records()
    except TableGenError as error:
        return error.diagnostics[0].message


# --- the command -------------------------------------------------------------


def run(tool: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(tool), *arguments], capture_output=True, text=True, input=stdin)


def test_command(our_tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "main.td").write_text(MAIN)
    done = run(our_tblgen, "-I", "inc", "-E", "main.td")
    assert (done.returncode, done.stderr) == (0, "")
    assert records(done.stdout) == records(MAIN)
    assert run(our_tblgen, "-E", "-DNOT", "-Iinc", "main.td").returncode == 1
    assert run(our_tblgen, "-E", "-P", "-o", "out.td", "-", stdin="def A;\n").returncode == 0
    assert (tmp_path / "out.td").read_text() == "def A;\n"


def test_each_missing_include_once() -> None:
    text = 'include "a.td"\n#ifdef X\ninclude "x.td"\n#endif\ninclude "b.td"\ninclude "a.td"\n'
    _, problems = Session().preprocess("main.td", source=text)
    assert [(str(problem.location), problem.code, problem.subject) for problem in problems] == [
        ("main.td:1:9", "E0103", "a.td"),
        ("main.td:5:9", "E0103", "b.td"),
    ]


def test_command_says_what_is_wrong(our_tblgen: Path) -> None:
    done = run(our_tblgen, "-E", "-", stdin='include "b.td"\n')
    assert done.returncode == 1
    first, *excerpt = done.stderr.splitlines()
    assert first.startswith("<stdin>:1:9: error: ")
    assert excerpt == ['include "b.td"', "        ^"]


@pytest.mark.parametrize("defines", [["GUARD"], []])
def test_an_include_guard_may_end_the_file(defines: list[str]) -> None:
    """Without a newline at its end, where LLVM's tools see no directive."""
    records = Session().parse("main.td", source="#ifndef GUARD\nclass A;\n#endif", defines=defines)
    assert (records.get_class("A") is None) == bool(defines)
