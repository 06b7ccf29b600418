"""`tblgen lint`: what rules find and what they leave alone, and that fixing changes nothing."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from reference import LLVM_INCLUDE

from tblgen_build import Session, TableGenError
from tblgen_build.cli.subcommands import lint as command
from tblgen_build.lint.finding import Edit
from tblgen_build.lint.lint_run import findings, fixed, safe_edits
from tblgen_build.lint.rules import RULES
from tblgen_build.lint.unit import LintUnit, SourceTrees

ROOT = Path(__file__).resolve().parents[2]
# test_guards.py and test_uses.py have these.
ELSEWHERE = {
    *("include-guard", "guard-name", "unused-include", "unused-def"),
    *("contradictory-traits", "broken-description"),
}
OTHER_RULES = [code for code in RULES if code not in ELSEWHERE]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    # Most files here have none; test_guards.py has that rule.
    (tmp_path / "tblgen.toml").write_text('[lint]\nrules = ["-include-guard"]\n')
    (tmp_path / "base.td").write_text("class Base<int n> { int x = n; int y = 1; }\nclass Spare;\n")


def lint(text: str, *codes: str, is_documented: bool = False) -> list[tuple[str, int, str]]:
    """Code, line and message, of a file main.td."""
    Path("main.td").write_text(text)
    records = Session().parse("main.td", include_dirs=[".", str(LLVM_INCLUDE)], history=True)
    files = SourceTrees()
    found = findings([LintUnit(records, files, is_documented)], files, codes or OTHER_RULES)
    return [(one.code, one.line, one.message) for one in found]


# --- unused things -----------------------------------------------------------

HEAD = 'include "base.td"\ndef A : Base<1>;\n'


@pytest.mark.llvm_files
def test_the_examples_are_clean(capsys: pytest.CaptureFixture[str]) -> None:
    """A project's class that is called `Op` is not MLIR's."""
    assert command.main([str(ROOT / "examples")]) == 0, capsys.readouterr().out


def test_unused_class() -> None:
    assert lint(HEAD + "class C;\nmulticlass M { def a; }\n") == [
        ("unused-class", 3, "no record derives from it: 'C'"),
        ("unused-class", 4, "no record asks for it: 'M'"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        "class C; def B : C;",
        "class C; class D { list<C> all = []; } def E : D;",
        "class C; def B { bit b = !empty(!instances<C>()); }",
        'class C; def B { bit b = !exists<C>("x"); }',
        "multiclass M { def a; } defm X : M;",
        "class C<int v> { int r = v; } def B { int i = C<3>.r; }",
    ],
)
def test_classes_of_use(text: str) -> None:
    assert lint(HEAD + text) == []


def test_classes_of_a_library_are_left_alone() -> None:
    assert lint("class C;\nclass D;\ndef d : D;\n") == []


def test_classes_of_included_files_are_left_alone() -> None:
    """`Spare` in base.td may be of use to others."""
    assert lint(HEAD) == []


def test_unused_argument() -> None:
    assert lint("class C<int a, int b> { int x = a; }\ndef D : C<1, 2>;\n") == [
        ("unused-argument", 1, "nothing uses the template argument 'b'")
    ]


def test_unused_variable() -> None:
    assert lint("defvar a = 1;\ndef D {\n  defvar b = 2;\n  defvar c = 3;\n  int x = c;\n}\n") == [
        ("unused-variable", 1, "nothing uses the variable 'a'"),
        ("unused-variable", 3, "nothing uses the variable 'b'"),
    ]


# --- let ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("def B : Base<1> { let y = 1; }", [3]),
        ("def B : Base<1> { let x = 1; }", [3]),
        ("def B : Base<1> { let y = 2; }", []),
        ("let y = 1 in def B : Base<1>;", [3]),
        ("let y = 2 in\ndef B : Base<1> { let y = 2; }", [4]),
        # What is of use to one record is of use.
        ("let x = 1 in {\ndef B : Base<1>;\ndef C : Base<2>;\n}", []),
        ("foreach i = [1, 2] in def B#i : Base<i> { let x = 1; }", []),
        ("multiclass M<int v> { def _a : Base<v> { let x = 1; } }\ndefm P : M<1>;", []),
        ("class C<int n> : Base<n> { let x = n; }\ndef B : C<3>;", [3]),
        ("class C { bits<4> b = 0; let b{1} = 0; } def B : C;", []),
        # That there is none is worth saying.
        ("def ins; class C { dag a = (ins); } def B : C { let a = (ins); }", []),
        ("class C { list<int> a = []; } def B : C { let a = [ ] ; }", []),
        ("class C { string a = ?; } def B : C { let a = ?; }", []),
        ('class C { string a = ""; } def B : C { let a = ""; }', []),
        ("class C { code a = [{}]; } let a = [{ }] in def B : C;", []),
        ('class C { string a = "s"; } def B : C { let a = "s"; }', [3]),
        ("def B : Base<1> { let y = 1; } // lint: allow(idle-let)", []),
        ("// lint: allow(unused-class, idle-let)\ndef B : Base<1> { let y = 1; }", []),
        ("// lint: allow(unused-class)\ndef B : Base<1> { let y = 1; }", [4]),
    ],
)
def test_idle_let(text: str, lines: list[int]) -> None:
    assert [line for _, line, _ in lint(HEAD + text, "idle-let")] == lines


# --- dialects ----------------------------------------------------------------

TOY = """\
include "mlir/IR/OpBase.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
def Toy_Op : Op<Toy_Dialect, "op"> {
  let arguments = (ins AnyType:$lhs, AnyType:$rhs);
  let assemblyFormat = "$lhs attr-dict `:` type($lhs) type($rhs)";
}
"""


@pytest.mark.llvm_files
def test_operand_that_the_format_does_not_print() -> None:
    [(code, line, message)] = lint(TOY)
    assert (code, line) == ("wrong-format", 5)
    assert "rhs" in message
    assert lint(TOY.replace('"$lhs attr', '"$lhs $rhs attr')) == []


@pytest.mark.llvm_files
def test_an_operation_that_is_none_hides_no_other() -> None:
    none = 'def Toy_None : Op<Toy_Dialect, "none"> { let arguments = (ins "int":$x); }\n'
    head, op = TOY.split("def Toy_Op")
    assert [(code, line) for code, line, _ in lint(f"{head}{none}def Toy_Op{op}")] == [
        ("wrong-format", 3),
        ("wrong-format", 6),
    ]


@pytest.mark.llvm_files
def test_undocumented() -> None:
    sound = TOY.replace('"$lhs attr', '"$lhs $rhs attr')
    assert lint(sound, is_documented=True) == [
        ("undocumented", 2, "dialect 'toy' has neither 'summary' nor 'description'"),
        ("undocumented", 3, "operation 'toy.op' has neither 'summary' nor 'description'"),
    ]


@pytest.mark.llvm_files
def test_undocumented_beside_what_cannot_be_read() -> None:
    text = TOY.replace('"$lhs attr', '"$lhs $rhs attr')
    text += 'def Toy_Half : Op<Toy_Dialect, "half"> { let arguments = (ins 7:$x); }\n'
    text += 'def Toy_Other : Op<Toy_Dialect, "other">;\n'
    found = lint(text, "undocumented", is_documented=True)
    assert [message for _, _, message in found] == [
        "dialect 'toy' has neither 'summary' nor 'description'",
        "operation 'toy.op' has neither 'summary' nor 'description'",
        "operation 'toy.other' has neither 'summary' nor 'description'",
    ]


@pytest.mark.llvm_files
def test_deprecated() -> None:
    text = TOY.replace('"$lhs attr', '"$lhs $rhs attr')
    text += 'def Old : Type<CPred<"true">>, Deprecated<"take New">;\n'
    text += 'def Toy_Other : Op<Toy_Dialect, "other"> { let arguments = (ins Old:$x); }\n'
    assert lint(text) == [("deprecated", 8, "'Toy_Other' uses 'Old', which is deprecated")]


PITFALLS = {
    # Formats of operations.
    'ins OptionalAttr<I32Attr>:$a|$a attr-dict': "the optional attribute 'a' is outside",
    'ins UnitAttr:$a|$a attr-dict': "the optional attribute 'a' is outside",
    'ins DefaultValuedOptionalAttr<I32Attr, "1">:$a|$a attr-dict': "the optional attribute 'a' is",
    'ins DefaultValuedAttr<I32Attr, "1">:$a|$a attr-dict': "",
    'ins OptionalAttr<I32Attr>:$a|(`is` $a^)? attr-dict': "",
    'ins OptionalAttr<I32Attr>:$a|oilist(`is` $a) attr-dict': "",
    'ins I32:$a, Optional<I32>:$b, I32:$c|$a $b $c attr-dict': "nothing stands between 'b' and 'c'",
    'ins I32:$a, Optional<I32>:$b, I32:$c|$a $b attr-dict $c': "nothing stands between 'b' and 'c'",
    'ins I32:$a, Optional<I32>:$b, I32:$c|$a ($b^)? $c attr-dict': "nothing stands between 'b' and",
    'ins I32:$a, Variadic<I32>:$b, I32:$c|$a $b $c attr-dict': "nothing stands between 'b' and 'c'",
    'ins I32:$a, Optional<I32>:$b, I32:$c|$a $b `,` $c attr-dict': "",
    'ins I32:$a, Optional<I32>:$b, I32:$c|$a (`,` $b^)? $c attr-dict': "",
    'ins Optional<I32>:$a, I32:$b|($a^):(`none`)? $b attr-dict': "nothing stands between 'a' and",
    'ins Optional<I32>:$a, I32:$b|(`a` $a^):(`none`)? $b attr-dict': "",
    'ins Optional<AnyType>:$a, AnyType:$b|$b `,` $a attr-dict type($a) type($b)':
        "nothing stands between 'a' and 'b': where 'a' is missing, the type of 'b'",
    # Of types.
    'type "int":$a, OptionalParameter<"int">:$b|`<` $a $b `>`': "no literal tells",
    'type "int":$a, OptionalParameter<"int">:$b|`<` $a `,` $b `>`': "no literal tells",
    'type "int":$a, OptionalParameter<"int">:$b|`<` $a ($b^ `x`)? `>`': "no literal tells",
    'type "int":$a, DefaultValuedParameter<"int", "1">:$b|`<` $a $b `>`': "no literal tells",
    'type "int":$a, OptionalParameter<"int">:$b|`<` $a (`,` $b^)? `>`': "",
    'type OptionalParameter<"int">:$b|`<` (`>`) : ($b^ `>`)?': "",
    'type OptionalParameter<"std::optional<int>">:$b|`<` $b `>`': "",
    'type OptionalParameter<"int">:$b|`<` struct(params) `>`': "",
}  # fmt: skip


@pytest.mark.llvm_files
def test_fragile_formats() -> None:
    """What is printed and not read: later releases refuse a part of it."""
    text = 'include "mlir/IR/OpBase.td"\ninclude "mlir/IR/AttrTypeBase.td"\n'
    text += 'def D : Dialect { let name = "d"; let cppNamespace = "::d"; }\n'
    for number, case in enumerate(PITFALLS):
        arguments, _, format_ = case.partition("|")
        if arguments.startswith("type"):
            text += f'def T{number} : TypeDef<D, "T{number}"> {{ let mnemonic = "t{number}"; '
            text += f"let parameters = (ins {arguments.removeprefix('type')}); "
        else:
            text += f'def O{number} : Op<D, "o{number}"> {{ let arguments = ({arguments}); '
        text += f'let assemblyFormat = "{format_}"; }}\n'
    found = {line - 4: message for _, line, message in lint(text, "fragile-format", "wrong-format")}
    for number, (case, message) in enumerate(PITFALLS.items()):
        assert found.get(number, "").startswith(message), case
        assert (number in found) == bool(message), (case, found.get(number))


@pytest.mark.llvm_files
def test_what_makes_wrong_cpp() -> None:
    text = """\
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Of : Attr<CPred<"f($_self, $_op)">, "of the operation">;
def A : Op<D, "a"> { let arguments = (ins Of:$attr); }
def B : Op<D, "a">;
class Same : Op<D, NAME, [AllTypesMatch<["x", "r"]>]> { let results = (outs AnyType:$r); }
def C : Same { let arguments = (ins Variadic<I32>:$v, AnyType:$x); }
def E : Same { let arguments = (ins I32Attr:$v, AnyType:$x, Variadic<I32>:$w); }
def F : I32EnumAttr<"F", "", [I32EnumAttrCase<"A", 1>, I32EnumAttrCase<"B", 1>]>;
def G : I32EnumAttr<"G", "", [I32EnumAttrCase<"A", 1, "t">, I32EnumAttrCase<"A", 2, "t">]>;
def H : I32BitEnumAttr<"H", "", [I32BitEnumAttrCaseBit<"A", 0>, I32BitEnumAttrCase<"B", 1>]>;
def J : Op<D, "j"> { let arguments = (ins I32:$a, Optional<I32>:$b, I32:$c); }
def K : Op<D, "k"> { let arguments = (ins I32:$class, I32Attr:$value); }
def L : I32EnumAttr<"L", "", [I32EnumAttrCase<"and", 1>, I32EnumAttrCase<"Or", 2, "or">]>;
def M : I32EnumAttr<"M", "", [I32EnumAttrCase<"a-b", 1>, I32EnumAttrCase<"8x8", 2>]>;
def N : Dialect { let name = "n"; let cppNamespace = "toy.ir"; }
class P<string name> : Op<D, name>;
def Q : P<"p"> { let regions = (region AnyType:$s); let successors = (successor I32:$t); }
def R : P<"q"> { let arguments = (ins VariadicOfVariadic<I32, "sizes">:$v); }
def S : P<"r"> { let arguments = (ins VariadicOfVariadic<I32, "n">:$v, DenseI32ArrayAttr:$n); }
"""
    assert lint(text) == [
        (
            "operation-in-attribute",
            5,
            "the constraint 'Of' of attribute 'attr' of 'd.a' asks for '$_op', which checks of "
            "attributes do not have: their C++ does not compile",
        ),
        ("same-operation", 7, "there is another operation 'd.a'"),
        (
            "misplaced-inference",
            9,
            "the result's type is taken from operand 'x' by its number, which depends on how many "
            "values 'v' before it has",
        ),
        ("same-case", 11, "of the cases of 'F', A and B have one value, 1"),
        (
            "same-case",
            12,
            "of the cases of 'G', A and A have one C++ name, A; A and A have one text, t",
        ),
        (
            "cpp-keyword",
            15,
            "operand 'class' of 'd.k' is a C++ keyword: its C++ does not compile",
        ),
        (
            "cpp-keyword",
            16,
            "case 'and' of 'L' is a C++ keyword: its C++ does not compile",
        ),
        ("cpp-keyword", 17, "case 'a-b' of 'M' is no name in C++"),
        ("cpp-keyword", 18, "cppNamespace 'toy.ir' of 'N' is no namespace in C++"),
        (
            "wrong-constraint",
            20,
            "region 's' of 'd.p' is 'AnyType', which says nothing of regions: write AnyRegion",
        ),
        (
            "wrong-constraint",
            20,
            "successor 't' of 'd.p' is 'I32', which says nothing of successors: write AnySuccessor",
        ),
        (
            "wrong-constraint",
            21,
            "operand 'v' of 'd.q' has its sizes in the attribute 'sizes', which is missing: add "
            "DenseI32ArrayAttr:$sizes",
        ),
    ]


# --- the installed files -----------------------------------------------------


@pytest.mark.llvm_files
@pytest.mark.slow
def test_installed_files() -> None:
    """Nothing is said of them but lets that change nothing: each goes without a record changing."""
    session, files = Session(), SourceTrees()
    units = []
    for path in sorted(LLVM_INCLUDE.rglob("*.td")):
        folders = [str(LLVM_INCLUDE), str(path.parent)]
        try:
            records = session.parse(path, include_dirs=folders, history=True)
        except TableGenError:
            continue  # it is not a main file
        units.append(LintUnit(records, files, False))
    assert len(units) > 250
    found = findings(units, files, RULES)
    guards = [one for one in found if one.code == "include-guard"]
    assert len(guards) == 3, guards
    codes = {"idle-let", "unused-variable", "fragile-format", "include-guard"}
    counted = {
        "unused-include": 33,
        "contradictory-traits": 16,
        "guard-name": 6,
        "broken-description": 4,
    }
    assert {one.code for one in found} <= codes | counted.keys()
    assert {code: sum(one.code == code for one in found) for code in counted} == counted
    edits: dict[str, list[Edit]] = {}
    for one in found:
        if one.edit is not None:
            edits.setdefault(one.file, []).append(one.edit)
    assert edits
    for name, wanted in edits.items():
        folders = [str(LLVM_INCLUDE), str(Path(name).parent)]
        text = fixed(Path(name).read_bytes(), wanted)
        before = session.parse(name, include_dirs=folders)
        after = session.parse(name, source=text, include_dirs=folders)
        is_without = before.dependencies != after.dependencies
        assert is_without or after.print_records() == before.print_records()


# --- fixing ------------------------------------------------------------------


def test_edits_that_are_not_safe_are_left_out() -> None:
    text = b"a b c d"
    edits = [Edit(0, 2, b""), Edit(2, 4, b""), Edit(4, 6, b"")]
    assert fixed(text, edits) == b"d"
    assert safe_edits(text, edits, lambda t: b"b" in t) == [edits[0], edits[2]]
    assert safe_edits(text, edits, lambda t: False) == []
    assert fixed(text, [Edit(0, 4, b""), Edit(2, 6, b"")]) == b"a d"


def run(tool: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(tool), "lint", *arguments], capture_output=True, text=True)


def test_fix(our_tblgen: Path) -> None:
    Path("base.td").write_text(
        "class Base { int y = 1; }\nclass Mid : Base {\n  let y = 1; // same\n}\n"
    )
    text = (
        'include "base.td"\n'
        "def B : Mid {\n"
        "  // why\n"
        "  let y = 1;\n"
        "  int z = 2;\n"
        "}\n"
        "def C : Mid { defvar u = 4; let y = 1; int z = 3; }\n"
    )
    Path("main.td").write_text(text)
    before = Session().parse("main.td").print_records()
    done = run(our_tblgen, "--fix", "main.td")
    assert (done.returncode, done.stderr) == (1, "3 fixed\n")
    assert Path("main.td").read_text() == (
        'include "base.td"\ndef B : Mid {\n  // why\n  int z = 2;\n}\ndef C : Mid { int z = 3; }\n'
    )
    assert "base.td:3:7: warning: 'y' has this value already [idle-let]" in done.stdout
    assert Session().parse("main.td").print_records() == before


def test_messages_and_statuses(our_tblgen: Path) -> None:
    Path("main.td").write_text(HEAD + "def B : Base<1> { let y = 1; }\n")
    done = run(our_tblgen, "main.td")
    assert (done.returncode, done.stdout) == (
        1,
        "main.td:3:23: warning: 'y' has this value already [idle-let]\n"
        "def B : Base<1> { let y = 1; }\n"
        "                      ^\n",
    )
    assert run(our_tblgen, "--rules=-idle-let,-include-guard", "main.td").returncode == 0
    assert run(our_tblgen, "--rules=unused-class", "main.td").returncode == 0
    done = run(our_tblgen, "--rules=idle-let", "--json", "main.td")
    [found] = json.loads(done.stdout)["findings"]
    assert (found["code"], found["line"], found["is_mendable"]) == ("idle-let", 3, True)
    done = run(our_tblgen, "--rules=idle-lett", "main.td")
    assert done.returncode == 2
    assert done.stderr == (
        "tblgen lint: error: there is no rule 'idle-lett'; did you mean 'idle-let'?\n"
    )


def test_the_page_has_a_section_for_each_rule() -> None:
    page = (ROOT / "docs/lint.md").read_text()
    assert re.findall(r"^## `([\w-]+)`$", page, re.M) == list(RULES)


@pytest.mark.llvm_files
def test_the_database_says_whether_documentation_is_made(our_tblgen: Path) -> None:
    Path("toy.td").write_text(TOY.replace('"$lhs attr', '"$lhs $rhs attr'))
    assert run(our_tblgen, "toy.td").returncode == 0
    Path("build").mkdir()

    def build_with(*generators: str) -> None:
        entries = [
            {
                "directory": str(Path("build").resolve()),
                "file": "../toy.td",
                "output": f"{name}.inc",
                "arguments": ["tblgen", f"--{name}", "../toy.td", "-o", f"{name}.inc"],
            }
            for name in generators
        ]
        Path("build/tblgen_commands.json").write_text(json.dumps(entries))

    build_with("gen-op-decls", "gen-op-defs")
    assert run(our_tblgen, "toy.td").returncode == 0
    build_with("gen-op-decls", "gen-op-doc")
    assert "operation 'toy.op' has neither" in run(our_tblgen, "toy.td").stdout


# --- several files -----------------------------------------------------------

IDLE = "class Base { int y = 1; }\ndef B : Base { let y = 1; }\n"


def test_a_file_that_cannot_be_read_costs_its_own_findings(our_tblgen: Path) -> None:
    Path("main.td").write_text(IDLE)
    Path("wrong.td").write_text("def A : Nothing;\n")
    files = ("wrong.td", "main.td", "missing.td")
    done = run(our_tblgen, *files)
    assert done.returncode == 1
    assert done.stderr.startswith("wrong.td:1:9: error: ")
    assert "'missing.td'" in done.stderr.splitlines()[-1]
    assert done.stdout.startswith("main.td:2:20: warning: 'y' has this value already")
    data = json.loads(run(our_tblgen, "--json", *files).stdout)
    assert [one["code"] for one in data["findings"]] == ["idle-let"]
    assert [(one["file"], one["diagnostics"][0]["code"]) for one in data["unread"]] == [
        ("wrong.td", "E0301"),
        ("missing.td", "E0105"),
    ]
    data = json.loads(run(our_tblgen, "--json", "wrong.td").stdout)
    assert (data["findings"], len(data["unread"])) == ([], 1)


def test_folders(our_tblgen: Path) -> None:
    """One stands for the files below it, and what these include is searched among them."""
    for name, text in {
        "own/include/Own/Base.td": "class Base { int y = 1; }\n",
        "own/lib/Main.td": 'include "Own/Base.td"\ninclude "Own/Part.td"\ndef A : Part;\n',
        "own/include/Own/Part.td": "class Part : Base { let y = 1; }\n",
    }.items():
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_text(text)
    data = json.loads(run(our_tblgen, "--json", "own").stdout)
    assert data["unread"] == []
    assert [(Path(one["file"]).name, one["line"]) for one in data["findings"]] == [("Part.td", 1)]
    assert run(our_tblgen, "--fix", "own").stderr == "1 fixed\n"
    assert Path("own/include/Own/Part.td").read_text() == "class Part : Base { }\n"
    Path("empty").mkdir()
    done = run(our_tblgen, "empty")
    assert (done.returncode, done.stderr) == (
        2,
        "tblgen lint: error: there are no .td files below 'empty'\n",
    )


def test_the_project(our_tblgen: Path) -> None:
    """Without a file: the sources of tblgen.toml, or all files here."""
    Path("a.td").write_text("class Base { int y = 1; }\ndef A : Base { let y = 1; }\n")
    Path("b.td").write_text("class Base { int y = 1; }\ndef B : Base { let y = 1; }\n")
    data = json.loads(run(our_tblgen, "--json", "--rules=idle-let").stdout)
    assert [one["file"] for one in data["findings"]] == ["a.td", "b.td"]
    source = '[[source]]\nfile = "b.td"\noutputs = { gen-op-decls = "b.inc" }\n'
    Path("tblgen.toml").write_text(source)
    data = json.loads(run(our_tblgen, "--json", "--rules=idle-let").stdout)
    assert [one["file"] for one in data["findings"]] == ["b.td"]


def test_a_file_that_does_not_stand_alone(our_tblgen: Path) -> None:
    """It is read through one that includes it; of that nothing is said."""
    Path("part.td").write_text('include "more.td"\ndef B : Base { let y = 1; }\n')
    Path("more.td").write_text("def C : Base { let y = 1; }\n")
    text = 'class Base { int y = 1; }\ninclude "part.td"\ndef D : Base { let y = 1; }\n'
    Path("main.td").write_text(text)
    data = json.loads(run(our_tblgen, "--json", "part.td").stdout)
    assert [(one["file"], one["line"]) for one in data["findings"]] == [
        ("more.td", 1),
        ("part.td", 2),
    ]
    done = run(our_tblgen, "--fix", "part.td")
    assert (done.returncode, done.stderr) == (0, "2 fixed\n")
    assert Path("part.td").read_text() == 'include "more.td"\ndef B : Base { }\n'
    assert Path("main.td").read_text() == text


def test_a_configuration_marks_a_project(our_tblgen: Path) -> None:
    """From a folder below it, too."""
    for name in ("include", "lib"):
        Path(name).mkdir()
    Path("include/Own.td").write_text(IDLE)
    Path("lib/Main.td").write_text('include "Own.td"\n')
    command = [str(our_tblgen), "lint", "Main.td", "--rules=idle-let"]
    done = subprocess.run(command, capture_output=True, text=True, cwd="lib")
    assert "include/Own.td:2:20: warning: 'y' has this value already [idle-let]" in done.stdout


@pytest.mark.parametrize("is_git", [False, True])
def test_files_of_other_projects(our_tblgen: Path, is_git: bool) -> None:
    Path("tblgen.toml").unlink()
    for name in ("own/include", "own/lib", "other/include"):
        Path(name).mkdir(parents=True)
    for name in ("own", "other") if is_git else ():
        Path(name, ".git").mkdir()
    Path("own/include/Own.td").write_text(IDLE)
    Path("other/include/Other.td").write_text(IDLE.replace("B", "C"))
    Path("own/lib/Main.td").write_text('include "Own.td"\ninclude "Other.td"\n')
    command = [str(our_tblgen), "lint", "-Iinclude", "-I../other/include", "lib/Main.td"]
    command += ["--rules=-include-guard,-unused-include"]
    done = subprocess.run(command, capture_output=True, text=True, cwd="own")
    assert [line for line in done.stdout.splitlines() if "warning" in line] == [
        "include/Own.td:2:20: warning: 'y' has this value already [idle-let]"
    ]
