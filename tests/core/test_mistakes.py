"""The messages about common mistakes: as docs/design/messages.md lists them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from mistakes import MISTAKES, PAGE, SEPARATOR, Mistake, code, first_place, ours, page, reference

from tblgen_build._core import (
    Session,
    TableGenError,
    decode_diagnostics,
    encode_diagnostics,
)

mistakes = pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.title)


def test_there_are_fifty() -> None:
    assert len(MISTAKES) >= 50


@mistakes
def test_message_is_on_the_page(mistake: Mistake) -> None:
    assert f"| {code(ours(mistake.source))} |" in PAGE.read_text()


@mistakes
def test_error_is_where_the_reference_has_it(mistake: Mistake, llvm_tblgen: Path) -> None:
    assert first_place(ours(mistake.source)) == first_place(reference(llvm_tblgen, mistake.source))


def test_page_is_up_to_date(llvm_tblgen: Path) -> None:
    assert PAGE.read_text() == page(llvm_tblgen), (
        "run python tests/mistakes.py > docs/design/messages.md"
    )


@mistakes
def test_verdict(mistake: Mistake, llvm_tblgen: Path) -> None:
    """Where words are ours they have been judged, and nowhere else."""
    theirs, here = reference(llvm_tblgen, mistake.source), ours(mistake.source)
    # Only the first error counts: LLVM's tool goes on, and reports what follows from it.
    is_same = theirs.split(SEPARATOR)[0] == here.split(SEPARATOR)[0]
    adds_notes = notes_of_first(here) > notes_of_first(theirs)
    assert (is_same and not adds_notes) == mistake.verdict.startswith("the same")


def notes_of_first(said: str) -> int:
    """How many notes the first error has."""
    return re.split(r"(?: |^)error: ", said)[1].count(" note: ")


# --- names that a file defines which is not included ---------------------------------------


def notes(folder: Path, source: str, *include_dirs: Path) -> list[str]:
    (folder / "main.td").write_text(source)
    with pytest.raises(TableGenError) as raised:
        Session().parse(str(folder / "main.td"), include_dirs=[str(path) for path in include_dirs])
    return [line for line in str(raised.value).splitlines() if line.startswith("note: ")]


@pytest.fixture
def library(tmp_path: Path) -> Path:
    for name, text in {
        "mlir/IR/Base.td": "class Dialect;\ndef ins;\n  def indented;\n// class Commented;\n",
        "llvm/Target.td": "def ins;\nclass Instruction<string s>;\n",
        "mlir/Other.td": "class Other;\nmulticlass Many<int n> { def a; }\ndefvar limit = 1;\n",
    }.items():
        path = tmp_path / "include" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path / "include"


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("def a : Dialect;", "'Dialect' is defined in mlir/IR/Base.td, which is not included"),
        (
            'def a : Instruction<"x">;',
            "'Instruction' is defined in llvm/Target.td, which is not included",
        ),
        ("defm a : Many<1>;", "'Many' is defined in mlir/Other.td, which is not included"),
        ("def a { int x = limit; }", "'limit' is defined in mlir/Other.td, which is not included"),
        (
            "def a { dag x = (ins); }",
            "'ins' is defined in llvm/Target.td and in mlir/IR/Base.td, which are not included",
        ),
        (
            'include "mlir/Other.td"\ndef a { dag x = (ins); }',
            "'ins' is defined in mlir/IR/Base.td, which is not included",
        ),
    ],
)
def test_file_that_defines_a_name(tmp_path: Path, library: Path, source: str, wanted: str) -> None:
    assert notes(tmp_path, source, library) == [f"note: {wanted}"]


def test_near_names_of_other_files(tmp_path: Path, library: Path) -> None:
    wanted = (
        "note: did you mean 'Instruction'? It is defined in llvm/Target.td, which is not included"
    )
    assert notes(tmp_path, "def a : Instructions<1>;", library) == [wanted]
    # The parser's own suggestion comes first, and short names have too many neighbours.
    assert notes(tmp_path, "class Instructors;\ndef a : Instructions;", library) == []
    assert notes(tmp_path, "def a : Others;", library) == []


def test_missing_files_share_their_notes(
    tmp_path: Path, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MLIR_DIR", str(tmp_path / "lib/cmake/mlir"))
    include = 'include "mlir/Other.td"\ninclude "llvm/Target.td"\n'
    assert notes(tmp_path, include) == [
        SEARCHED,
        f"note: 'mlir/Other.td' is in {library}: add -I{library}",
    ]


@pytest.mark.parametrize(
    "source",
    ["def a : Commented;", "def a : Dial;", 'include "llvm/Target.td"\ndef a : Instructions;'],
)
def test_no_file_defines_a_name(tmp_path: Path, library: Path, source: str) -> None:
    assert notes(tmp_path, source, library) == []


def test_a_later_folder_has_another_state_of_an_included_file(
    tmp_path: Path, library: Path
) -> None:
    """As of another release's LLVM: it cannot be included, too."""
    older = tmp_path / "older"
    (older / "mlir").mkdir(parents=True)
    (older / "mlir/Other.td").write_text("class Old;\n")
    source = 'include "mlir/Other.td"\ndef a : Other;'
    assert notes(tmp_path, source, older, library) == []


# --- files that cannot be included -----------------------------------------------------------

SEARCHED = "note: searched in the current folder"


def test_file_of_an_installed_llvm(
    tmp_path: Path, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Named in the environment, or beside a program on PATH, which may be a link."""
    include = 'include "mlir/Other.td"\n'
    wanted = [SEARCHED, f"note: 'mlir/Other.td' is in {library}: add -I{library}"]
    monkeypatch.setenv("MLIR_DIR", str(tmp_path / "lib/cmake/mlir"))
    assert notes(tmp_path, include) == wanted
    monkeypatch.delenv("MLIR_DIR")
    assert notes(tmp_path, include) == [SEARCHED]
    for folder in ("bin", "links"):
        (tmp_path / folder).mkdir()
    (tmp_path / "bin" / "mlir-tblgen").touch()
    (tmp_path / "links" / "mlir-tblgen-22").symlink_to(tmp_path / "bin" / "mlir-tblgen")
    monkeypatch.setenv("PATH", f"{tmp_path / 'none'}::{tmp_path / 'links'}")
    assert notes(tmp_path, include) == wanted
    assert notes(tmp_path, 'include "mlir/Nowhere.td"\n') == [SEARCHED]


def test_each_missing_file_is_reported_once(tmp_path: Path, library: Path) -> None:
    """Those that a file has that is found, too, and what the macros hide is not looked for."""
    (library / "llvm" / "All.td").write_text('include "c.td"\n#define SEEN\n')
    (tmp_path / "main.td").write_text(
        'include "a.td"\ndef x : Unknown;\ninclude "b.td"\ninclude "a.td"\n'
        'include "llvm/All.td"\n#ifndef SEEN\ninclude "hidden.td"\n#endif\n'
    )
    with pytest.raises(TableGenError) as raised:
        Session().parse(str(tmp_path / "main.td"), include_dirs=[str(library)])
    found = [(diagnostic.code, diagnostic.subject) for diagnostic in raised.value.diagnostics]
    assert found == [("E0103", f"{name}.td") for name in "abc"]


def test_many_missing_files(tmp_path: Path) -> None:
    (tmp_path / "main.td").write_text("".join(f'include "n{i}.td"\n' for i in range(99)))
    with pytest.raises(TableGenError) as raised:
        Session().parse(str(tmp_path / "main.td"))
    assert len(raised.value.diagnostics) == 20


def test_file_beside_the_one_that_includes_it(tmp_path: Path, library: Path) -> None:
    (library / "llvm" / "All.td").write_text('include "Target.td"\n')
    folder = library / "llvm"
    wanted = [f"{SEARCHED}, {library}", f"note: 'Target.td' is in {folder}: add -I{folder}"]
    assert notes(tmp_path, 'include "llvm/All.td"\n', library) == wanted


def test_file_of_the_project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in (".git", "lib/Toy", "include/Toy"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "include/Toy/Base.td").touch()
    monkeypatch.chdir(tmp_path / "lib")
    found = notes(tmp_path / "lib/Toy", 'include "Toy/Base.td"\n')
    assert found == [SEARCHED, "note: 'Toy/Base.td' is in ../include: add -I../include"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("mlir/IR/Bsae.td", "; did you mean 'mlir/IR/Base.td'?"),
        ("mlir/Ir/Base.td", "; did you mean 'mlir/IR/Base.td'?"),
        ("mllir/Othr.td", "; did you mean 'mlir/Other.td'?"),
        ("mlir/IR/Nothing.td", ""),
        ("mlir/Base.td", "; did you mean 'mlir/IR/Base.td'?"),
        ("nothing/IR/Base.td", "; did you mean 'mlir/IR/Base.td'?"),
        ("llvm/Same.td", ""),
    ],
)
def test_misspelt_path(library: Path, name: str, meant: str) -> None:
    for folder in ("several", "places"):
        (library / folder).mkdir()
        (library / folder / "Same.td").touch()
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=f'include "{name}"\n', include_dirs=[library])
    message = raised.value.diagnostics[0].message
    assert message == f"could not find include file '{name}'{meant}"


@pytest.mark.parametrize(
    ("files", "place", "message"),
    [
        ({"a.td": 'include "a.td"\n'}, "a.td:1:9", "'a.td' includes itself without end"),
        (
            {"a.td": 'include "b.td"\n', "b.td": 'include "c.td"\n', "c.td": 'include "b.td"\n'},
            "c.td:1:9",
            "'b.td' includes itself without end: b.td > c.td > b.td",
        ),
        (  # The guard ends the first round, and names what ends none.
            {"a.td": '#ifndef A\n#define A\ninclude "a.td"\n#else\ninclude "a.td"\n#endif\n'},
            "a.td:5:9",
            "'a.td' includes itself without end",
        ),
    ],
)
def test_circle_of_includes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    files: dict[str, str],
    place: str,
    message: str,
) -> None:
    """It is told at the include that closes it, not hundreds of files later."""
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(TableGenError) as raised:
        Session().parse("a.td")
    (error,) = raised.value.diagnostics
    assert (str(error.location), error.message) == (place, message)
    assert str(raised.value).count("Included from") < len(files) + 1
    _, problems = Session().preprocess("a.td")
    assert [(each.code, each.message) for each in problems] == [("E0104", message)]


def test_without_include_folders_nothing_is_looked_for(tmp_path: Path, library: Path) -> None:
    assert notes(tmp_path, "def a : Dialect;") == []
    assert notes(tmp_path, "def a : Dialect;", tmp_path / "no-such-folder") == []


def test_folders_that_contain_themselves(tmp_path: Path, library: Path) -> None:
    (library / "loop").symlink_to(library)
    assert len(notes(tmp_path, "def a : Dialect;", library)) == 1


def test_installed_mlir(tmp_path: Path, llvm_tblgen: Path) -> None:
    from reference import LLVM_INCLUDE

    [note] = notes(tmp_path, "def a : OptionalAttr<1>;", Path(LLVM_INCLUDE))
    assert note.startswith("note: 'OptionalAttr' is defined in mlir/IR/")


# --- several errors, and how one got there ---------------------------------------------------


def places(text: str) -> list[str]:
    """Line, column and severity of all that is said."""
    found = [line.split(":") for line in text.splitlines()]
    return [":".join(words[1:4]) for words in found if words[0] == "main.td" and len(words) > 4]


def test_every_field_that_stays_open(llvm_tblgen: Path) -> None:
    source = (
        "class A { int x; int y; }\ndef a : A { let x = y; let y = x; }\ndef b { int z = w; }\n"
    )
    theirs = subprocess.run(
        [llvm_tblgen, "-"], input=source, capture_output=True, text=True
    ).stderr.replace("<stdin>", "main.td")
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=source.encode())
    assert places(theirs) == ["2:5: error", "2:5: error", "3:17: error"]
    assert places(str(raised.value)) == places(theirs)


def test_failed_assertion_names_record_and_defm() -> None:
    source = (
        'class A<int n> { assert !lt(n, 3), "n"; }\n'
        "multiclass M<int k> { def _d : A<k>; }\n"
        "defm m : M<4>;\n"
    )
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=source.encode())
    assert places(str(raised.value)) == ["1:25: error", "2:27: error", "3:10: note"]


SEVERAL_ERRORS = {
    "assertions of one record": (
        'def a {\n  int n = 3;\n  assert !eq(n, 1), "one";\n  assert !eq(n, 2), "two";\n}\n'
        'def b { assert false, "three"; }\n',
        ["3:10: error", "4:10: error", "1:5: error", "6:16: error", "6:5: error"],
    ),
    "fields whose values do not fit": (
        'def a {\n  bits<2> low = 0b101;\n  int n = "n";\n  string s = s;\n}\n'
        "multiclass M { def _m { bits<3> high = {1}; } }\ndef c { bits<1> d = {7}; }\n",
        ["2:17: error", "3:11: error", "4:14: error", "6:40: error", "7:5: error"],
    ),
    "values that cannot be read": (
        'def a {\n  int n = one;\n  list<int> l = [1, "s"];\n  int m = two;\n  let n = 3;\n}\n'
        'def c { int n = three; bit b = !cond(true: 1, false: "s"); int m = four; }\n',
        ["2:11: error", "3:25: error", "4:11: error", "7:17: error", "7:58: error", "7:68: error"],
    ),
    "template arguments that do not fit": (
        "class A<int i, string s, bit b> { int n = i; string t = s; bit c = b; }\n"
        'def a : A<"one", 2, true>;\nmulticlass M<int i, string s> { def _m : A<i, s, 0>; }\n'
        'defm b : M<"one", 2>;\n',
        ["2:11: error", "2:18: error"],
    ),
    "operators of wrong types": (
        "def o;\ndef a { int n = !getdagop<int>((o)); }\ndef b { int m = two; }\n",
        ["2:31: error", "2:5: error"],
    ),
    "an operator's text that cannot be read": (
        "class A;\ndef a { list<A> l = !instances<A>((; }\ndef b { int m = two; }\n",
        ["2:36: error", "2:35: error", "3:17: error"],
    ),
    "records of one defm": (
        'multiclass M { def _a; def 2; def _b { assert 0, "b"; } }\n'
        "defm x : M;\ndef c { int n = one; }\n",
        ["1:24: error", "2:10: note", "1:47: error", "1:35: error", "2:10: note", "3:17: error"],
    ),
    "values, and the semicolons after them": (
        "class A { int n = [8]; }\n",
        ["1:20: error", "1:20: error"],
    ),
    "types that are none": (
        "def a { int i = !cast<nothing>(1); }\n",
        ["1:23: error", "1:30: error", "1:30: error", "1:30: error", "1:30: error"],
    ),
    "a type's name that no operator takes": (
        "def a { int i = !cast<code>(1); }\n",
        ["1:23: error", "1:17: error"],
    ),
    "defaults of template arguments": (
        'class A<int i = "i", int j = what, int k = (1)> { int x = "x"; }\n',
        ["1:17: error", "1:30: error", "1:45: error", "1:45: error"],
    ),
    "what a loop is over": (
        "foreach i = {1-} in def a#i;\n",
        ["1:16: error", "1:16: error", "1:18: error"],
    ),
    "what the tool exits at": (
        'def a { int i = !div(1, 0); int j = "j"; }\n',
        ["1:5: error"],
    ),
    "brackets that stay open": (
        "def a { bits<4> b; let b{1 = 2; }\n",
        ["1:28: error", "1:25: error"],
    ),
    "two defms with the same name": (
        "multiclass M { def _a; }\nmulticlass N { defm _b : M; }\ndefm c : N;\ndefm c : N;\n",
        [
            "1:20: error",
            "2:26: note",
            "4:10: note",
            "1:20: note",
            "2:26: note",
            "3:10: note",
        ],
    ),
}

# What LLVM's tool says of a token that cannot be read, and how much of it says something.
ERRORS_THAT_FOLLOW: dict[str, tuple[str, list[str], int]] = {
    "what the lexer cannot read": (
        'def a {\n  string s = "open\n',
        ["2:15: error", "2:14: error", "2:14: error"],
        1,
    ),
    "words that are none": ("def a;\n`\n", ["2:1: error", "2:1: error"], 1),
    "files that are not there": ('include "nowhere"\n', ["1:9: error", "1:9: error"], 1),
    "tests without an end": ("#ifdef A\ndef a;\n", ["3:1: error", "1:8: error", "3:1: error"], 2),
    "tests without an end that are true": ("#ifndef A\ndef a;\n", ["3:1: error", "1:9: error"], 2),
    "a second #else": (
        "#ifdef A\n#else\n#else\n#endif\n",
        ["3:2: error", "2:2: error", "3:2: error"],
        2,
    ),
}


def places_of_both(llvm_tblgen: Path, source: str) -> tuple[list[str], list[str]]:
    """Of LLVM's tool, and of ours."""
    theirs = subprocess.run(
        [llvm_tblgen, "-"], input=source, capture_output=True, text=True
    ).stderr.replace("<stdin>", "main.td")
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=source.encode())
    return places(theirs), places(str(raised.value))


@pytest.mark.parametrize(("source", "wanted"), SEVERAL_ERRORS.values(), ids=SEVERAL_ERRORS)
def test_each_error_and_note_has_its_place(
    source: str, wanted: list[str], llvm_tblgen: Path
) -> None:
    assert places_of_both(llvm_tblgen, source) == (wanted, wanted)


@pytest.mark.parametrize(
    ("source", "theirs", "count"), ERRORS_THAT_FOLLOW.values(), ids=ERRORS_THAT_FOLLOW
)
def test_what_follows_from_an_error_is_not_one(
    source: str, theirs: list[str], count: int, llvm_tblgen: Path
) -> None:
    assert places_of_both(llvm_tblgen, source) == (theirs, theirs[:count])


@pytest.mark.parametrize(
    ("statement", "wanted"),
    [
        ("def x { list<A> f = [b]; }", {"A", "B"}),  # types of a list's elements
        ("def x { A f = b; }", {"A", "b", "B"}),
        ('def x { A f = !cast<A>("none"); }', {"none"}),
        ("def x { int f = b.none; }", {"none", "b"}),
        ("def x : B<1>;", {"B"}),
        ("def x { int f = 'b'; }", set()),
    ],
)
def test_a_mistake_has_the_names_that_it_says(statement: str, wanted: set[str]) -> None:
    with pytest.raises(TableGenError) as raised:
        Session().parse("main.td", source=f"class A; class B; def b : B; {statement}".encode())
    first = raised.value.diagnostics[0]
    assert {first.subject, *first.names} - {""} == wanted
    assert decode_diagnostics(encode_diagnostics([first])) == (first,)
